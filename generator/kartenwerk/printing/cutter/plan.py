"""Where equal pieces lie on a sheet with registration marks, so that the most of them fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from kartenwerk.graphics.display import Box, Point
from kartenwerk.printing.cutter.marks import CutMarks
from kartenwerk.printing.press.paper import PaperSize

_ROUNDING = 1e-6  # mm of tolerance


class CutPlan(NamedTuple):
    """A paper as it lies in the machine, its marks, and the upper left corners of the pieces' trims in rows."""

    paper: PaperSize
    marks: CutMarks
    places: tuple[Point, ...]

    def mirror(self, place: Point, width: float) -> Point:
        """Where a back of that width lies when the paper is turned like a leaf of a book."""
        return self.paper.width - place[0] - width, place[1]


def plan_cuts(
    width: float,
    height: float,
    gap: float,
    paper: PaperSize,
    marks: CutMarks,
    arms: Sequence[float],
    margin: float,
    most: int,
) -> CutPlan | None:
    """The sheet, upright or on its side, and the arms of its marks that hold the most pieces; None if none fits.

    No more than `most` are wanted. Of equals the sheet has the longest arms, and is upright. Pieces are `gap` mm apart,
    within `margin` mm of the paper; a place whose mirror falls on a mark is none, since its back would lie there.
    """
    best: CutPlan | None = None
    for way in (paper, paper.turned):
        for arm in sorted(arms, reverse=True):
            with_arm = marks._replace(arm=arm)
            for block in _blocks(width, height, gap, way, margin, most):
                places = tuple(islice(_free(block, width, height, gap, way, with_arm), most))
                if len(places) > (len(best.places) if best else 0):
                    best = CutPlan(way, with_arm, places)
    return best


def _blocks(
    width: float, height: float, gap: float, paper: PaperSize, margin: float, most: int
) -> Iterator[list[Point]]:
    """Blocks of places in the middle of the paper: the one that is needed, the largest, and those a bit smaller."""

    def count(size: float, room: float) -> int:
        return max(0, int((room - 2 * margin + gap + _ROUNDING) // (size + gap)))

    columns, rows = count(width, paper.width), count(height, paper.height)
    if not columns or not rows:
        return
    few = min(columns, most)
    for across, down in ((few, min(rows, -(-most // few))), (columns, rows), (columns - 1, rows), (columns, rows - 1)):
        x0 = (paper.width - across * (width + gap) + gap) / 2
        y0 = (paper.height - down * (height + gap) + gap) / 2
        yield [(x0 + i * (width + gap), y0 + j * (height + gap)) for j in range(down) for i in range(across)]


def _free(
    block: Sequence[Point], width: float, height: float, gap: float, paper: PaperSize, marks: CutMarks
) -> Iterator[Point]:
    """The places that no mark needs, neither they nor their mirrors."""
    zones = [zone.grow(gap / 2 - _ROUNDING) for zone in marks.zones(paper)]
    for x, y in block:
        sides = (Box(left, y, left + width, y + height) for left in (x, paper.width - x - width))
        if not any(side.meets(zone) for side in sides for zone in zones):
            yield x, y
