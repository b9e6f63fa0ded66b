"""What a score sheet shows of games, as one script: their questions, the labels of what a deal brings, their rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from kartenwerk.base.version import FORMAT
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import GameData
from kartenwerk.catalog.game import Parameter, Value
from kartenwerk.play.games import rules_of
from kartenwerk.table.blocks.names import LONGEST_NAME
from kartenwerk.table.blocks.parts import MOST_BLOCKS
from kartenwerk.table.evening.dealer import lets_dealer_out
from kartenwerk.table.evening.evening import LARGEST_BUY_IN, MOST_DEALS

FIELDS = ("title", "min", "max", "or_zero", "zero", "choices", "needs", "excludes", "below", "above", "either")
"""What a rule says of itself besides its label, its default and its sentences."""

MOST_KNOWN = 12
"""The names of earlier evenings that are offered to whoever sits down."""

LIMITS = {
    "format": FORMAT,
    "blocks": MOST_BLOCKS,
    "name": LONGEST_NAME,
    "buy_in": LARGEST_BUY_IN,
    "deals": MOST_DEALS,
    "known": MOST_KNOWN,
}
"""What the command reads of a file: its newest format, the most blocks, the most letters of a name, the most chips with
which everybody begins and the most deals; and how many names the sheet offers."""


def write_data(workshop: Workshop, ids: Sequence[str]) -> str:
    """The script of the limits of files, and of what is known of these games before one is chosen."""
    known = {id: _introduce(workshop.catalog.game(id)) for id in ids}
    written = {"LIMITS": LIMITS, "SPIELE": known}
    return "".join(f"var {name} = {compact(value)};\n" for name, value in written.items())


def compact(value: Any) -> str:
    """A value as JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _introduce(data: GameData) -> Mapping[str, Any]:
    return {"title": data.title, "players": data.players, "sitsOut": lets_dealer_out(rules_of(data), data)}


def describe_game(workshop: Workshop, data: GameData) -> Mapping[str, Any]:
    """All that the sheet shows of a game which has a scoring."""
    game, values = rules_of(data), data.settle({})
    return {
        **_introduce(data),
        "deck": workshop.catalog.deck(data.deck).title,
        "chips": game.chips,
        "balanced": game.scoring is not None and game.scoring.balanced,
        "facts": data.facts,
        "answers": data.answers,
        "tally": data.tally,
        "rules": {id: _rule(workshop, data, rule, values) for id, rule in data.rules.items()},
        "variants": {
            id: {
                "name": variant.name,
                "satz": workshop.templates.sentence(variant.satz, r=data.settle(variant.rules)),
                "rules": variant.rules,
            }
            for id, variant in data.variants.items()
        },
    }


def _rule(workshop: Workshop, data: GameData, rule: Parameter, values: Mapping[str, Value]) -> Mapping[str, Any]:
    """A rule as far as it says something: what is None, empty or false is left out, but for its default."""
    sentences = {
        name: _sentence(workshop.templates.sentence(text, game=data, r=values))
        for name, text in (("other", _other(rule)), ("effect", rule.effect))
        if text
    }
    return {**parameter_data(rule), **{name: text for name, text in sentences.items() if text}}


def _other(rule: Parameter) -> str | None:
    """What else is played, by its name where the control has that of the rule itself."""
    return f"{rule.title}: {rule.other}" if rule.names_absence and rule.title else rule.other


def parameter_data(rule: Parameter) -> Mapping[str, Any]:
    """A rule without its sentences."""
    said = {name: getattr(rule, name) for name in FIELDS} | {"title": rule.control_name if rule.title else None}
    kept = {name: value for name, value in said.items() if value not in (None, False, {})}
    return {"label": rule.label, "default": rule.default} | kept


def _sentence(text: str) -> str:
    """The sentence with a large first letter and its stop; an empty one stays empty."""
    return f"{text[0].upper()}{text[1:]}." if text else ""
