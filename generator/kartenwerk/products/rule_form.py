"""House rules as a form, made from the rules' data: no rule is named here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.game import GameData, Parameter, Value
from kartenwerk.products.generic_words import generic_words
from kartenwerk.text.german import capital

Kind: TypeAlias = Literal["switch", "chips", "list"]

FEW = 8
"""So many values stand side by side; more are a list to choose from."""

SHORT = 4
"""The most letters of a value that stands beside others."""


class RuleValue(NamedTuple):
    """A value of a rule: as it is sent, and as people read it."""

    value: str
    words: str


class RuleField(NamedTuple):
    """A rule as the form shows it. `needs` is the title of a rule without which it means nothing, while that is off."""

    id: str
    title: str
    about: str
    kind: Kind
    value: str
    usual: RuleValue
    choices: tuple[RuleValue, ...]
    is_open: bool
    is_changed: bool
    needs: str


class RuleSet(NamedTuple):
    """A named set of rules."""

    id: str
    name: str
    about: str
    source: str


def rule_fields(workshop: Workshop, data: GameData, values: Mapping[str, Value]) -> list[RuleField]:
    """All rules of the game with these values, in the order of its file."""
    return [_field(workshop, data, values, id) for id in data.rules]


def rule_sets(workshop: Workshop, data: GameData) -> list[RuleSet]:
    """The game's named sets; the sentence of each has its own numbers."""
    sentence = workshop.templates.sentence
    return [
        RuleSet(id, each.name, sentence(each.satz, r=data.settle(each.rules)), each.quelle or "")
        for id, each in data.variants.items()
    ]


def _field(workshop: Workshop, data: GameData, values: Mapping[str, Value], id: str) -> RuleField:
    rule, value = data.rules[id], values[id]
    choices = _choices(workshop, rule)
    short = len(choices) <= FEW and all(len(each.words) <= SHORT for each in choices)
    usual = rule.write(rule.default)
    return RuleField(
        id,
        rule.control_name,
        _about(workshop, data, rule),
        "switch" if rule.is_switch else "chips" if short else "list",
        rule.write(value),
        next((each for each in choices if each.value == usual), RuleValue(usual, usual)),
        choices,
        rule.open,
        value != rule.default,
        _missing(rule, data.rules, values),
    )


def _choices(workshop: Workshop, rule: Parameter) -> tuple[RuleValue, ...]:
    if rule.is_switch:
        words = generic_words(workshop)
        return tuple(RuleValue(rule.write(is_on), words["yes" if is_on else "no"]) for is_on in (True, False))
    if rule.choices:
        return tuple(RuleValue(value, words) for value, words in rule.choices.items())
    numbers = [*([0] if rule.or_zero else []), *range(rule.min or 0, (rule.max or 0) + 1)]
    return tuple(RuleValue(str(each), rule.in_words(each)) for each in dict.fromkeys(numbers))


def _about(workshop: Workshop, data: GameData, rule: Parameter) -> str:
    """What else is played and what that changes, as the usual booklet's table of variants says; else the rule."""
    usual = data.settle({})

    def fill(sentence: str) -> str:
        return workshop.templates.sentence(sentence, r=usual, game=data)

    said = [fill(each) for each in (rule.other, rule.effect) if each]
    kept = [each for each in said if each] or ([rule.label] if rule.title and rule.label != rule.title else [])
    without = f"{rule.title}: " if rule.names_absence and rule.title else ""
    return without + " ".join(f"{capital(each).rstrip('.')}." for each in kept)


def _missing(rule: Parameter, rules: Mapping[str, Parameter], values: Mapping[str, Value]) -> str:
    if not rule.needs or rules[rule.needs].is_on(values[rule.needs]):
        return ""
    return rules[rule.needs].control_name
