"""Scoring of shedding games by what is left: one seat has got rid of all cards, the others hold some."""

from __future__ import annotations

from typing import Any, NamedTuple

from kartenwerk.base.message import _
from kartenwerk.cards import Cards
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault


class Leftovers(NamedTuple):
    """The seat that has finished, and what the others hold: so many cards, or points where they are counted so.

    `cards` are the cards of each seat; only the engine knows them.
    """

    fertig: int
    rest: tuple[int, ...]
    cards: tuple[Cards, ...] = ()

    def number(self, seat: int) -> int:
        """How many cards a seat has left, as far as that is known."""
        return len(self.cards[seat]) if self.cards else self.rest[seat]

    def count_left(self, seat: int) -> Cards:
        """The cards that a seat has left, as far as they are known."""
        return self.cards[seat] if self.cards else ()


def asked(rules: Any, before: Before) -> tuple[Fact, ...]:
    return Fact("fertig", Kind.SEAT), Fact("rest", Kind.NUMBERS)


def check(rules: Any, facts: Leftovers, before: Before) -> None:
    if facts.rest[facts.fertig]:
        raise fault("rest", _("who has finished holds no cards"), facts.rest[facts.fertig], "0")
    for seat, rest in enumerate(facts.rest):
        if not rest and seat != facts.fertig:
            raise fault("rest", _("only one player has got rid of all cards"), _("0 for two players"))


def check_worth(rules: Any, facts: Leftovers, before: Before) -> None:
    """The same where cards may count nothing."""
    if facts.rest[facts.fertig]:
        raise fault("rest", _("who has finished holds no cards"), facts.rest[facts.fertig], "0")
