"""A match round by round, for pads and booklets: its deals, their running sums, and how long they take."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, takewhile
from typing import NamedTuple

from kartenwerk.engine.deals import PlayedDeal
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError

MATCHES = 3
"""Matches whose mean duration a booklet tells: one alone may be unusually short or long."""

TRIES = 12
"""Matches among which one is looked for whose first deal ends."""


class Round(NamedTuple):
    """One round, seat by seat: its label in the tally, the points it brought, and the sum so far."""

    labels: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def played(session: Session, players: int, seed: int, number: int) -> tuple[PlayedDeal, ...]:
    """The first deals of a match between `sensible` players, at most `number`.

    By some house rules a deal may go on for ever: all cards are held, and whatever is laid is drawn again. The match
    is over before such a deal, and if it would begin with one, that of the next seed is played.
    KartenwerkError if very many begin so.
    """
    limit = session.game.longest
    for tried in range(seed, seed + TRIES):
        deals = islice(session.play_deals(players, tried, limit=limit), number)
        if found := tuple(takewhile(lambda deal: deal.finished, deals)):
            return found
    raise KartenwerkError(
        f"by these rules hardly any deal of {session.data.title} comes to an end",
        found=f"{TRIES} deals of {limit:,} moves",
        expected="rules by which cards are laid sooner than they are drawn",
    )


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
