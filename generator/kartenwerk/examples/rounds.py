"""Rounds that give points for places: what pads and booklets of shedding games show of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session


class Round(NamedTuple):
    """One round, seat by seat: its label in the tally, the points it brought, and the sum so far."""

    labels: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def played(session: Session, players: int, seed: int, number: int) -> tuple[PlayedDeal, ...]:
    """The first rounds that `sensible` players play, at most `number`."""
    return tuple(islice(session.play_deals(players, seed), number))


def rounds(deals: Iterable[PlayedDeal]) -> list[Round]:
    """The rounds with their running sums."""
    told: list[Round] = []
    for deal in deals:
        before = told[-1].sums if told else (0,) * deal.players
        labels = {item.seat: item.reason for item in deal.tally}
        sums = tuple(old + new for old, new in zip(before, deal.result, strict=True))
        told.append(Round(tuple(labels[seat] for seat in range(deal.players)), deal.result, sums))
    return told


def minutes(deals: Sequence[PlayedDeal], seconds: int) -> int:
    """How long all of it takes, `seconds` a move, rounded to five minutes."""
    return in_fives(moves(deals) * seconds)


def moves(deals: Iterable[PlayedDeal]) -> int:
    """How many moves are made in all of it."""
    return sum(len(deal.steps) for deal in deals)


def in_fives(seconds: float) -> int:
    """So many seconds as minutes, rounded to five, and five at least."""
    return max(5, round(seconds / 60 / 5) * 5)
