"""Rounds that give points for places: what pads and booklets of shedding games show of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from kartenwerk.engine.match import Match
from kartenwerk.engine.session import Table


class Round(NamedTuple):
    """One round, seat by seat: its label in the tally, the points it brought, and the sum so far."""

    labels: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def played(table: Table, players: int, seed: int, number: int) -> tuple[Match, ...]:
    """The first rounds that `sensible` players play, at most `number`."""
    return tuple(islice(table.play_deals(players, seed), number))


def rounds(matches: Iterable[Match]) -> list[Round]:
    """The rounds with their running sums."""
    told: list[Round] = []
    for match in matches:
        before = told[-1].sums if told else (0,) * match.players
        labels = {item.seat: item.reason for item in match.tally}
        sums = tuple(old + new for old, new in zip(before, match.result, strict=True))
        told.append(Round(tuple(labels[seat] for seat in range(match.players)), match.result, sums))
    return told


def minutes(matches: Sequence[Match], seconds: int) -> int:
    """How long all of it takes, `seconds` a move, rounded to five minutes."""
    return in_fives(moves(matches) * seconds)


def moves(matches: Iterable[Match]) -> int:
    """How many moves are made in all of it."""
    return sum(len(match.steps) for match in matches)


def in_fives(seconds: float) -> int:
    """So many seconds as minutes, rounded to five, and five at least."""
    return max(5, round(seconds / 60 / 5) * 5)
