"""A match round by round, for pads and booklets: its deals, their running sums, and how long they take."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session

MATCHES = 3
"""Matches whose mean duration a booklet tells: one alone may be unusually short or long."""


class Round(NamedTuple):
    """One round, seat by seat: its label in the tally, the points it brought, and the sum so far."""

    labels: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def played(session: Session, players: int, seed: int, number: int) -> tuple[PlayedDeal, ...]:
    """The first deals of a match between `sensible` players, at most `number`."""
    return tuple(islice(session.play_deals(players, seed), number))


def rounds(deals: Iterable[PlayedDeal]) -> list[Round]:
    """The rounds with their running sums; the tally must have one item for each seat."""
    done: list[Round] = []
    for deal in deals:
        before = done[-1].sums if done else (0,) * deal.players
        labels = {item.seat: item.reason for item in deal.tally}
        sums = tuple(old + new for old, new in zip(before, deal.result, strict=True))
        done.append(Round(tuple(labels[seat] for seat in range(deal.players)), deal.result, sums))
    return done


def match_minutes(session: Session, players: int, most: int) -> int:
    """How long the first `most` deals of a match take between `sensible` players, on average over several matches."""
    moves = sum(move_count(played(session, players, seed, most)) for seed in range(1, MATCHES + 1))
    return in_fives(moves * session.data.move_seconds / MATCHES)


def move_count(deals: Iterable[PlayedDeal]) -> int:
    """How many moves are made in all the deals together."""
    return sum(len(deal.steps) for deal in deals)


def in_fives(seconds: float) -> int:
    """The seconds in minutes, rounded to five, and never less than five."""
    return max(5, round(seconds / 60 / 5) * 5)
