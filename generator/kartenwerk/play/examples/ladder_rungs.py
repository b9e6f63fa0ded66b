"""Ladders of hands as figures and tables show them: rung by rung, with an example and how often it comes."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.play.examples.views import CardView


class HandCard(NamedTuple):
    """A card of a hand. One that does not count only breaks ties (a kicker) or belongs to the hand by chance."""

    card: CardView
    counts: bool


class Rung(NamedTuple):
    """A rung of a ladder: its place from the lowest, an example, and its odds of `ways` in `total`.

    `full` is the full name of the example where players have one. `beats` names the higher hands that come more
    often and win all the same.
    """

    id: str
    place: int
    name: str
    cards: tuple[HandCard, ...]
    ways: int
    total: int
    full: str = ""
    beats: tuple[str, ...] = ()

    @property
    def share(self) -> float:
        return self.ways / self.total
