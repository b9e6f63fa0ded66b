"""The sums of an evening as a line for each player, distinguished by dashes and marks, not by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from kartenwerk.table.evening.evening import Evening

WIDTH, HEIGHT = 640.0, 360.0
LEFT, RIGHT, TOP, BOTTOM = 58.0, 150.0, 16.0, 36.0
"""The white around the lines, which holds the numbers and, at the right, the names. Lengths in px of the drawing."""

NAME = 22.0
"""The least distance between two names."""

DASHES = ("", "9 5", "2 4", "14 5 3 5", "5 3", "1 3", "18 5", "9 3 2 3 2 3")
MARKS = ("●", "■", "▲", "◆", "○", "□", "△", "◇")
COLOURS = 8


class SumLine(NamedTuple):
    """A player's line: its points as SVG has them, where its marks and its name stand, and how it is drawn."""

    name: str
    sum: int
    points: str
    marks: tuple[tuple[float, float], ...]
    name_y: float
    end: tuple[float, float]
    mark: str
    dash: str
    colour: int


class AxisMark(NamedTuple):
    """A number on an axis, and where it stands."""

    at: float
    number: str


class Chart(NamedTuple):
    """The whole drawing: the lines, the numbers of both axes, and where zero is."""

    width: float
    height: float
    left: float
    right: float
    bottom: float
    curves: tuple[SumLine, ...]
    ups: tuple[AxisMark, ...]
    alongs: tuple[AxisMark, ...]
    zero: float | None


def chart_of(evening: Evening) -> Chart | None:
    """The chart of an evening; None before its second deal, as a point is no line."""
    deals = evening.deals
    if len(deals) < 2:
        return None
    sums = [line.sums for line in deals]
    lowest = min(0, *(min(row) for row in sums))
    highest = max(0, *(max(row) for row in sums))
    if highest == lowest:
        highest += 1
    room, right = HEIGHT - TOP - BOTTOM, WIDTH - RIGHT

    def x(place: int) -> float:
        return round(LEFT + (right - LEFT) * place / (len(deals) - 1), 1)

    def y(total: int) -> float:
        return round(TOP + room * (highest - total) / (highest - lowest), 1)

    ends = _apart([y(total) for total in sums[-1]])
    curves = []
    for one, name in enumerate(evening.everybody):
        line = [(x(place), y(row[one])) for place, row in enumerate(sums)]
        step = max(1, len(line) // 8)
        curves.append(
            SumLine(
                name,
                sums[-1][one],
                " ".join(f"{across:g},{down:g}" for across, down in line),
                tuple(line[one % step :: step]),
                ends[one],
                line[-1],
                MARKS[one % len(MARKS)],
                DASHES[one % len(DASHES)],
                one % COLOURS,
            )
        )
    ups = tuple(AxisMark(y(total), _number(total)) for total in _round(lowest, highest))
    step = -(-len(deals) // 12)
    alongs = tuple(AxisMark(x(place), str(deals[place].number)) for place in range(step - 1, len(deals), step))
    return Chart(
        WIDTH, HEIGHT, LEFT, right, HEIGHT - BOTTOM, tuple(curves), ups, alongs, y(0) if lowest < 0 < highest else None
    )


def _number(total: int) -> str:
    return f"–{-total}" if total < 0 else str(total)


def _round(lowest: int, highest: int) -> list[int]:
    """Round numbers between the two, seven at most."""
    step = 1
    for step in (base * 10**power for power in range(9) for base in (1, 2, 5)):
        if (highest - lowest) / step <= 6:
            break
    return list(range(-(-lowest // step) * step, highest + 1, step))


def _apart(places: Sequence[float]) -> list[float]:
    """The same heights, moved so that names that stand there do not touch."""
    order = sorted(range(len(places)), key=lambda one: places[one])
    found = list(places)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + NAME)
    if order and (over := found[order[-1]] - (HEIGHT - 6)) > 0:
        found[order[-1]] -= over
        for below, above in pairwise(order[::-1]):
            found[above] = min(found[above], found[below] - NAME)
    return [round(place, 1) for place in found]
