"""Shedding games: who still holds cards, and in which order the seats got rid of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kartenwerk.cards import Card
from kartenwerk.play.engine.consequences import Consequence, Consequences

OWN_DRAWN, OTHERS_DRAWN = Consequence("own_drawn", good=False), Consequence("others_drawn")
OWN_KEPT, OTHERS_KEPT = Consequence("own_kept", good=False), Consequence("others_kept")
"""Cards that the mover and the others have still to draw, and those that they hold in the end."""


def next_holder(hands: Sequence[Sequence[Card]], seat: int, step: int = 1) -> int:
    """The first seat after `seat` that holds cards (step -1: counter-clockwise); itself if nobody else does."""
    players = len(hands)
    other = (seat + step) % players
    while other != seat and not hands[other]:
        other = (other + step) % players
    return other


def standings(out: tuple[int, ...], players: int) -> tuple[int, ...]:
    """All seats, best first: `out` in the order they got rid of their cards, then whoever still holds some."""
    return (*out, *(seat for seat in range(players) if seat not in out))


def place_points(place: int, players: int) -> int:
    """A point for each seat that finished later; `place` counts from 0."""
    return players - 1 - place


def consequences_of_hands(course: Sequence[Sequence[Sequence[Card]]], seat: int) -> Consequences:
    """What a seat and the others draw while the hands of a finished deal change, and what they are left with."""
    drawn = [0] * len(course[0])
    for before, after in pairwise(course):
        for player, (held, holds) in enumerate(zip(before, after, strict=True)):
            drawn[player] += max(0, len(holds) - len(held))
    kept = [*map(len, course[-1])]
    return {
        OWN_DRAWN: drawn[seat],
        OTHERS_DRAWN: sum(drawn) - drawn[seat],
        OWN_KEPT: kept[seat],
        OTHERS_KEPT: sum(kept) - kept[seat],
    }
