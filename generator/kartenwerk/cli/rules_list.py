"""kartenwerk rules GAME --list: a game's rules, what they may be, what is in force, and its named sets of rules."""

from __future__ import annotations

from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Parameter
from kartenwerk.catalog.game import Value
from kartenwerk.catalog.rule_code import rule_code
from kartenwerk.cli.answers import House, RuleEntry, RulesListed, VariantEntry
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import gettext
from kartenwerk.play.engine.session import Session

HEADS = (_("rule"), _("in force"), _("default"), _("values"), "", _("label"))
CHANGED, OPEN, ADDED = _("changed"), _("our choice"), _("not from the source")
IN_FORCE, SETS = _("in force"), _("Sets of rules, for --variant; ° is our own:")


def list_rules(workshop: Workshop, session: Session) -> Reply[RulesListed]:
    """All rules of the session's game in the order of its file, then its sets; the notes of house rules stand below."""
    house, rules = session.house, session.data.rules
    answer = RulesListed(
        game=session.data.id,
        title=session.data.title,
        house=House(name=house.name, date=house.date, notes=[*house.notes]),
        code=rule_code(session.data).write(session.values),
        rules=[_entry(workshop, session, id) for id in rules],
        variants=_list_variants(workshop, session),
    )
    rows = [_row(id, rule, session.values[id]) for id, rule in rules.items()]
    notes = ["", *house.notes] if house.notes else []
    sets = [
        (each["id"], each["name"], gettext(IN_FORCE) if each["in_force"] else "", each["quelle"] or "°", each["satz"])
        for each in answer["variants"]
    ]
    named = ["", gettext(SETS), *columns(sets)] if sets else []
    code = ["", gettext("Code of these rules, for --set: {code}", code=answer["code"])] if answer["code"] else []
    return Reply(answer, [*columns([tuple(map(gettext, HEADS)), *rows]), *named, *code, *notes])


def _list_variants(workshop: Workshop, session: Session) -> list[VariantEntry]:
    """The game's named sets of rules; the sentence of each has its own numbers."""
    data = session.data
    return [
        VariantEntry(
            id=id,
            name=variant.name,
            satz=workshop.templates.sentence(variant.satz, r=data.settle(variant.rules)),
            quelle=variant.quelle,
            rules=dict(variant.rules),
            in_force=variant.is_in_force(session.values),
        )
        for id, variant in data.variants.items()
    ]


def _entry(workshop: Workshop, session: Session, id: str) -> RuleEntry:
    data, rule, value = session.data, session.data.rules[id], session.values[id]

    def fill(sentence: str | None) -> str | None:
        """The sentence by the rules in force; None where these leave nothing to be said."""
        return workshop.templates.sentence(sentence, r=session.values, game=data) or None if sentence else None

    return RuleEntry(
        id=id,
        label=rule.label,
        title=rule.title,
        other=fill(rule.other),
        effect=fill(rule.effect),
        needs={rule.needs: data.rules[rule.needs].switched_on()} if rule.needs else None,
        value=value,
        default=rule.default,
        values=[*_values(rule)] if isinstance(rule.default, bool | str) else None,
        min=rule.min,
        max=rule.max,
        or_zero=rule.or_zero,
        zero=rule.zero,
        choices=rule.choices or None,
        changed=value != rule.default,
        open=rule.open,
        added=rule.added,
    )


def _row(id: str, rule: Parameter, value: Value) -> tuple[str, ...]:
    marks = [gettext(CHANGED)] * (value != rule.default) + [gettext(OPEN)] * rule.open + [gettext(ADDED)] * rule.added
    return (
        id,
        rule.write(value),
        rule.write(rule.default),
        _range(rule),
        ", ".join(marks),
        f"{rule.label}{_meanings(rule)}",
    )


def _values(rule: Parameter) -> tuple[Value, ...]:
    """What a rule may be that is no number."""
    return tuple(rule.choices) or (True, False)


def _range(rule: Parameter) -> str:
    """What may be written after `--set rule=`."""
    if isinstance(rule.default, bool | str):
        return "|".join(map(rule.write, _values(rule)))
    bound = f", <{rule.below}" if rule.below else f", >{rule.above}" if rule.above else ""
    numbers = f"{rule.min}-{rule.max}{bound}"
    return gettext("0 or {numbers}", numbers=numbers) if rule.or_zero else numbers


def _meanings(rule: Parameter) -> str:
    """What words and the number 0 stand for, in brackets."""
    said = {"0": rule.zero} if rule.zero else rule.choices
    words = [f"{value}: {meaning}" for value, meaning in said.items() if value != meaning]
    return f" ({'; '.join(words)})" if words else ""
