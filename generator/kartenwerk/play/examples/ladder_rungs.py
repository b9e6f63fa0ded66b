"""Ladders of hands as figures and tables show them: rung by rung, with an example and how often it comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.mechanics.ladders.odds import Chance


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


def list_rungs(
    session: Session,
    chances: Sequence[Chance],
    cards: Callable[[str], tuple[HandCard, ...]],
    full: Callable[[str], str] = lambda category: "",
) -> list[Rung]:
    """The ladder from the highest hand to the lowest; `cards` and `full` give the example of a category."""
    names = {one.category: session.data.hands[one.category].name for one in chances}
    return [
        Rung(
            one.category,
            place,
            names[one.category],
            cards(one.category),
            one.ways,
            one.total,
            full(one.category),
            tuple(names[higher.category] for higher in chances[place:] if higher.ways > one.ways),
        )
        for place, one in reversed([*enumerate(chances, start=1)])
    ]
