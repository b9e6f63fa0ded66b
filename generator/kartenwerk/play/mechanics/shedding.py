"""Shedding games: who still holds cards, and in which order the seats got rid of theirs."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.cards import Card


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
