"""The figures of the report, counted once and small enough for another process, and how they stand on an axis."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from kartenwerk.play.engine.simulation import CardGain, DealOutcome, SeatLead, card_rows, margin, seat_gains

BINS = 24
"""The most columns in which lengths are shown."""

STEPS = (1, 2, 5, 10)
MARKS = 6
"""An axis has numbers at steps of these, and about so many of them."""


class Balance(NamedTuple):
    """What came out of deals from a `seed` on: `lengths` are those of finished deals in moves, in rising order."""

    players: int
    policies: tuple[str, ...]
    seed: int
    deals: int
    cards: tuple[CardGain, ...]
    seats: tuple[SeatLead, ...]
    lengths: tuple[int, ...]

    @staticmethod
    def of(outcomes: Sequence[DealOutcome], policies: tuple[str, ...], seed: int) -> Balance:
        lengths = tuple(sorted(each.moves for each in outcomes if each.finished))
        cards, seats = tuple(card_rows(outcomes)), tuple(seat_gains(outcomes))
        return Balance(len(policies), policies, seed, len(outcomes), cards, seats, lengths)

    @property
    def finished(self) -> int:
        return len(self.lengths)


class WorthMark(NamedTuple):
    """A number on an axis, and where it stands: 0 at the left, 1 at the right."""

    at: float
    number: float


class ErrorBar(NamedTuple):
    """A number on an axis, from 0 to 1, with how far chance may lead away from it, and whether it is a difference."""

    at: float
    low: float
    high: float
    differs: bool


class Axis(NamedTuple):
    """An axis from `low` to `high`, with zero on it."""

    low: float
    high: float

    @staticmethod
    def of(spans: Iterable[tuple[float, float]]) -> Axis:
        """The axis on which all of these, each a number and its margin, and zero have room."""
        ends = [end for number, far in spans for end in (number - far, number + far)]
        low, high = min([0.0, *ends]), max([0.0, *ends])
        room = 0.04 * (high - low) or 1.0
        return Axis(low - room, high + room)

    def at(self, number: float) -> float:
        return (number - self.low) / (self.high - self.low)

    @property
    def marks(self) -> tuple[WorthMark, ...]:
        raw = (self.high - self.low) / MARKS
        power = 10.0 ** floor(log10(raw))
        step = next(base * power for base in STEPS if base * power >= raw * (1 - 1e-9))
        first, last = ceil(self.low / step), floor(self.high / step)
        return tuple(WorthMark(self.at(place * step), place * step) for place in range(first, last + 1))

    def bar(self, number: float, far: float, *, differs: bool) -> ErrorBar:
        return ErrorBar(self.at(number), self.at(number - far), self.at(number + far), differs)


class LengthColumn(NamedTuple):
    """Deals of `first` to `last` moves, and how high their column is: 1 is the highest."""

    first: int
    last: int
    deals: int
    height: float


def columns_of(lengths: Sequence[int]) -> tuple[LengthColumn, ...]:
    """How many deals took how long, in columns of equal width."""
    if not lengths:
        return ()
    width = -(-(lengths[-1] - lengths[0] + 1) // BINS)
    starts = range(lengths[0], lengths[-1] + 1, width)
    counts = [sum(start <= length < start + width for length in lengths) for start in starts]
    most = max(counts)
    return tuple(
        LengthColumn(start, start + width - 1, count, count / most) for start, count in zip(starts, counts, strict=True)
    )


def card_bars(balance: Balance) -> tuple[Axis, tuple[ErrorBar, ...]]:
    """All cards on one axis."""
    together = max(len(balance.cards), 1)
    spans = [(row.worth, margin(row.error, together)) for row in balance.cards]
    axis = Axis.of(spans)
    pairs = zip(balance.cards, spans, strict=True)
    return axis, tuple(axis.bar(*span, differs=row.stands_out(together)) for row, span in pairs)


def seat_bars(balance: Balance) -> tuple[Axis, tuple[ErrorBar, ...]]:
    """All seats on one axis."""
    together = max(len(balance.seats), 1)
    spans = [(row.lead, margin(row.lead_error, together)) for row in balance.seats]
    axis = Axis.of(spans)
    pairs = zip(balance.seats, spans, strict=True)
    return axis, tuple(axis.bar(*span, differs=row.stands_out(together, balance.finished)) for row, span in pairs)
