"""Scoring of shedding games by places: the order in which the seats got rid of their cards."""

from __future__ import annotations

from typing import Any, NamedTuple

from kartenwerk.base.message import _
from kartenwerk.cards import Cards
from kartenwerk.play.engine.scoring import Before, Fact, Kind, fault


class Finishing(NamedTuple):
    """All seats, best first. `hands` are the cards of each seat; only the engine knows them."""

    folge: tuple[int, ...]
    hands: tuple[Cards, ...] = ()

    def count_left(self, seat: int) -> Cards:
        """The cards that a seat has left, as far as they are known."""
        return self.hands[seat] if self.hands else ()


def asked(rules: Any, before: Before) -> tuple[Fact, ...]:
    return (Fact("folge", Kind.SEATS, before.players, before.players),)


def check(rules: Any, facts: Finishing, before: Before) -> None:
    if sorted(facts.folge) != list(range(before.players)):
        raise fault("folge", _("every player has one place"), _("somebody twice"))
