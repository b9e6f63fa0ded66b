"""What a deal of Herzblatt brings: the declarer wins all stakes, or loses one or two to each of the others."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Kind

ALL_AUGEN = 120


class Rules(NamedTuple):
    """The parameters of `rules_data/games/herzblatt.toml`."""

    min_augen: int
    einfach_bis: int
    einsatz: int
    spielmacher: str
    stock_pflicht: bool
    trumpfzwang: bool
    spiele: int


class Facts(NamedTuple):
    """The declarer and his Augen."""

    spielmacher: int
    augen: int


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    return Fact("spielmacher", Kind.SEAT), Fact("augen", Kind.NUMBER, 0, ALL_AUGEN)


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """Everybody puts in a stake: the declarer wins them all, or loses one or two stakes to each of the others."""
    declarer, augen = facts
    others = [seat for seat in range(before.players) if seat != declarer]
    won = augen >= rules.min_augen
    reason = "gewonnen" if won else "verloren" if augen >= rules.einfach_bis else "hoch_verloren"
    stake = -rules.einsatz if won else rules.einsatz * (1 if reason == "verloren" else 2)
    items = [Item(declarer, "augen", 0, augen), Item(declarer, reason, -stake * len(others))]
    return (*items, *(Item(seat, "einsatz", stake) for seat in others))
