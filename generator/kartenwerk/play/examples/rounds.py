"""A match round by round, for pads and booklets: its deals, their running sums, and how long they take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import chain, count, islice, takewhile
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog import HouseRules
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session

FEWEST_MATCHES = 10
"""The matches that are always counted before a booklet prints a duration, because a few may be alike by chance."""

FEWEST_ALIKE = 3
"""The matches that are compared with those by the usual rules."""

MOST_MOVES = 24_000
"""Moves after which no further match is counted, however near the mean lies to the next round figure."""

ROUND_MINUTES = ((30, 5), (90, 10))
"""The minutes up to which a duration is printed in small steps, and the step. Above it comes in half hours."""

TRIES = 12
"""Matches among which one is looked for whose first deal ends."""


class Round(NamedTuple):
    """One round, seat by seat: its label in the tally, the points it brought, and the sum so far."""

    labels: tuple[str, ...]
    points: tuple[int, ...]
    sums: tuple[int, ...]


def play_rounds(session: Session, players: int, seed: int, number: int) -> tuple[PlayedDeal, ...]:
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
        "by these rules hardly any deal of {title} comes to an end",
        title=session.data.title,
        found=_("{deals} deals of {moves:,} moves", deals=TRIES, moves=limit),
        expected=_("rules by which cards are laid sooner than they are drawn"),
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
    """How long the first `most` deals of a match between `sensible` players take, in round minutes."""
    return minutes_of_matches(session, _count_matches, players, most)


def minutes_of_matches(session: Session, lengths: Callable[..., Iterable[int]], *args: int) -> int:
    """The mean duration of matches in round minutes. `lengths(session, *args)` are their moves, without end.

    By house rules it is the usual figure where matches do not show another. If the first matches have as many moves as
    by the usual rules, nothing is changed that takes time.
    """
    what = f"minutes {lengths.__module__} {args}"
    (minutes,) = session.counts.remember(session, what, lambda: [_count_minutes(session, lengths, *args)])
    return minutes


def _count_minutes(session: Session, lengths: Callable[..., Iterable[int]], *args: int) -> int:
    matches = iter(lengths(session, *args))
    if not session.house.changes:
        return mean_minutes(matches, session.data.move_seconds)
    usual = replace(session, house=HouseRules())
    first = tuple(islice(matches, FEWEST_ALIKE))
    if first == _count_first(usual, lengths, *args):
        return _usual_minutes(usual, lengths, *args)
    usually = partial(_usual_minutes, usual, lengths, *args)
    return mean_minutes(chain(first, matches), session.data.move_seconds, usually)


_usual_minutes = lru_cache(maxsize=64)(minutes_of_matches)


@lru_cache(maxsize=64)
def _count_first(usual: Session, lengths: Callable[..., Iterable[int]], *args: int) -> tuple[int, ...]:
    return tuple(islice(lengths(usual, *args), FEWEST_ALIKE))


def _count_matches(session: Session, players: int, most: int) -> Iterator[int]:
    """The moves of one match after the other."""
    return (move_count(play_rounds(session, players, seed, most)) for seed in count(1))


def move_count(deals: Iterable[PlayedDeal]) -> int:
    """How many moves are made in all the deals together."""
    return sum(len(deal.steps) for deal in deals)


def mean_minutes(moves: Iterable[int], move_seconds: int, usual: Callable[[], int] | None = None) -> int:
    """The mean duration of matches in round minutes; `moves` are those of one match after the other, without end.

    Matches are counted until the round figure is settled: it stays the same wherever the true mean lies within two
    standard errors of theirs. So two rules under which a game takes equally long are described alike.
    Where there is a figure by the `usual` rules, it is enough that two standard errors are no more than the step of
    round figures. If it lies within them, it is the figure: nothing shows that the match takes longer or shorter.
    """
    seconds: list[int] = []
    for made in moves:
        seconds.append(made * move_seconds)
        if len(seconds) < FEWEST_MATCHES:
            continue
        low, high = _bounds(seconds)
        enough = sum(seconds) >= MOST_MOVES * move_seconds
        near = usual is not None and high - low <= 2 * 60 * _step(high / 60)
        if in_round_minutes(low) == in_round_minutes(high):
            break
        if near and usual is not None and in_round_minutes(low) <= usual() <= in_round_minutes(high):
            return usual()
        if near or enough:
            break
    return in_round_minutes(fmean(seconds))


def _bounds(seconds: Sequence[int]) -> tuple[float, float]:
    """The mean less two standard errors, and with them."""
    mean, margin = fmean(seconds), 2 * stdev(seconds) / sqrt(len(seconds))
    return mean - margin, mean + margin


def _step(minutes: float) -> int:
    """How far round figures lie apart."""
    return next((step for limit, step in ROUND_MINUTES if minutes <= limit), 30)


def in_round_minutes(seconds: float) -> int:
    """The seconds in minutes, rounded as people say them, and never less than five."""
    minutes = seconds / 60
    step = _step(minutes)
    return max(5, round(minutes / step) * step)
