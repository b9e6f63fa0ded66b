"""What a deal of Sechsundsechzig brings: one point for the winner, with game points up to three."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before, Fact, Given, Kind, fault

SEATS = 2
GOAL = 66
ALL_POINTS = 130
SCHNEIDER = 33
PAIRS = 5
"""Pairs count at most five times one: four suits, of which the trumps count twice."""


class Rules(NamedTuple):
    """The parameters of `rules_data/games/sechsundsechzig.toml`."""

    stichzwang: bool
    spielpunkte: bool
    ohne_neunen: bool
    paare: bool
    paar_punkte: int
    trumpfneun_tausch: bool
    zudrehen: bool
    spiele: int


class Facts(NamedTuple):
    """The points of each seat, the seat that has closed the stock, and whether the loser has not won a trick."""

    punkte: tuple[int, ...]
    zugedreht: int | None = None
    ohne_stich: bool = False


def asked(rules: Rules, before: Before) -> tuple[Fact, ...]:
    facts = [
        Fact("punkte", Kind.NUMBERS, 0, _most(rules), skips=False),
        Fact("ohne_stich", Kind.SWITCH, optional=True, when=_nothing),
    ]
    if rules.zudrehen:
        facts.insert(0, Fact("zugedreht", Kind.SEAT, optional=True))
    return tuple(facts)


def _most(rules: Rules) -> int:
    """All points that one seat may make."""
    return ALL_POINTS + (PAIRS * rules.paar_punkte if rules.paare else 0)


def _nothing(given: Given) -> bool:
    """Whether a seat may be without a trick."""
    return 0 in given.get("punkte", ())


def check(rules: Rules, facts: Facts, before: Before) -> None:
    total, stops = sum(facts.punkte), rules.paare or rules.zudrehen
    if total > _most(rules):
        raise fault("punkte", _("there are not so many points"), total, _("{total} in all", total=_most(rules)))
    if not stops and total < ALL_POINTS:
        raise fault("punkte", _("points are missing"), total, _("{total} in all", total=ALL_POINTS))


def winner(facts: Facts) -> int | None:
    """The seat that has 66, of which there is one at most; a seat that closed in vain has lost; None for a tie."""
    made = next((seat for seat, points in enumerate(facts.punkte) if points >= GOAL), None)
    if made is None and facts.zugedreht is not None:
        return 1 - facts.zugedreht
    return made


def score(rules: Rules, facts: Facts, before: Before) -> tuple[Item, ...]:
    """One point for the winner, with game points up to three; after a tie its point as well."""
    best = winner(facts)
    items = [Item(seat, "punkte", 0, points) for seat, points in enumerate(facts.punkte)]
    if best is None:
        return tuple(items)
    items.append(Item(best, "gewonnen", 1))
    if rules.spielpunkte and facts.punkte[1 - best] < SCHNEIDER:
        items.append(Item(best, "schneider", 1))
    if rules.spielpunkte and facts.ohne_stich:
        items.append(Item(best, "schwarz", 1))
    if before.pot:
        items.append(Item(best, "staender", before.pot))
    return tuple(items)


def after(rules: Rules, facts: Facts, before: Before) -> Before:
    """A tie leaves its point to the next deal."""
    then = before.with_items(score(rules, facts, before))
    return then._replace(pot=before.pot + 1 if winner(facts) is None else 0)
