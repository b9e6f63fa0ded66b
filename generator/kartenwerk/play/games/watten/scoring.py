"""What a round of Watten brings: every seat of the winning side gets what the round is worth."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault

WAYS = ("stiche", "gespannt", "gegangen", "maschine")
"""How a round is won, as ids of the tally."""

NO_LIMIT = 99


class Rules(NamedTuple):
    """The parameters of `rules_data/games/watten.toml`."""

    ziel: int
    grundwert: int
    gespannt_ab: int
    max_wert: int
    schlagwechsel: bool
    rechter_zwingt: bool
    streng: bool


class Facts(NamedTuple):
    """The seats of the side that has won, what the round was worth, and how it was won."""

    gewinner: tuple[int, ...]
    wert: int
    durch: str = WAYS[0]


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    most = 2 if before.players > 2 else 1
    return (
        Fact("durch", Kind.WORD, words=WAYS, optional=True),
        Fact("gewinner", Kind.SEATS, 1, most),
        Fact("wert", Kind.NUMBER, rules.grundwert, rules.max_wert or NO_LIMIT),
    )


def check(rules: Rules, facts: Facts, before: Before) -> None:
    if before.players == 4 and len({seat % 2 for seat in facts.gewinner}) > 1:
        raise fault("gewinner", _("partners sit opposite each other"), _("two of different sides"))


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """Every seat of the winning side gets what the round is worth; of four, one name stands for both partners."""
    mates = ((seat + 2) % 4 for seat in facts.gewinner) if before.players == 4 else ()
    return tuple(Item(seat, facts.durch, facts.wert) for seat in sorted({*facts.gewinner, *mates}))


def over(rules: Rules, before: Before) -> bool:
    return max(before.sums) >= rules.ziel
