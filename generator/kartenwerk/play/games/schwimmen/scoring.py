"""What a round of Schwimmen brings: a life lost for each loser."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault


class Rules(NamedTuple):
    """The parameters of `rules_data/games/schwimmen.toml`."""

    leben: int
    gnadenleben: int
    drei_asse: int
    stop_nach_tausch: bool
    siebenachtneun: bool
    feuer_alle_verlieren: bool


class Facts(NamedTuple):
    """The seats with the lowest hand; or all but the one with three aces, where that is agreed."""

    verloren: tuple[int, ...]


def begin(rules: Rules, players: int) -> Before:
    return Before(players, 0, (rules.leben,) * players)


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    return (Fact("verloren", Kind.SEATS, 1, before.players),)


def check(rules: Rules, facts: Facts, before: Before) -> None:
    for seat in facts.verloren:
        if before.sums[seat] < 0:
            raise fault("verloren", _("this player is out already"), _("player {number}", number=seat + 1))


def lives_after(rules: Rules, facts: Facts, lives: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody's lives after the round. If all who are still in would go out at once, nobody loses any."""
    lowest = 1 - rules.gnadenleben
    after = tuple(
        left if seat not in facts.verloren else left - 1 if left > lowest else -1 for seat, left in enumerate(lives)
    )
    return after if any(left >= 0 for left in after) else lives


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """A life lost for each loser."""
    left = lives_after(rules, facts, before.sums)
    return tuple(Item(seat, "leben", -1) for seat, lives in enumerate(before.sums) if left[seat] < lives)


def after(rules: Rules, facts: Facts, before: Before) -> Before:
    return before._replace(deals=before.deals + 1, sums=lives_after(rules, facts, before.sums))


def over(rules: Rules, before: Before) -> bool:
    return sum(left >= 0 for left in before.sums) < 2


def standing(rules: Rules, before: Before) -> tuple[int, ...]:
    return before.sums
