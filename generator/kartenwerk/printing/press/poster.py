"""A picture larger than its paper, over several sheets that are laid or glued together."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple, TypeAlias

from kartenwerk.graphics.display import Box
from kartenwerk.printing.press.paper import PaperSize

Join: TypeAlias = Literal["overlap", "butt"]
_ROUNDING = 1e-6  # mm of tolerance


class PosterSheet(NamedTuple):
    """One sheet: its column and row from 0, what of the picture it shows in mm, and where that stands on the paper.

    The strips right and below, `lap` mm wide, are covered by the next sheets; the last have none.
    """

    column: int
    row: int
    shows: Box
    x: float
    y: float
    lap: tuple[float, float]

    @property
    def place(self) -> Box:
        """The shown part on the paper."""
        return Box(self.x, self.y, self.x + self.shows.width, self.y + self.shows.height)


class Poster(NamedTuple):
    """A picture on `columns` x `rows` sheets of one paper."""

    paper: PaperSize
    columns: int
    rows: int
    sheets: tuple[PosterSheet, ...]


def plan_poster(width: float, height: float, paper: PaperSize, join: Join, overlap: float, margin: float) -> Poster:
    """The picture on the fewest sheets, upright or on their side, all of one size so that none is a sliver.

    With `overlap` every sheet but the last of a row or a column carries a strip of so many mm on which the next is
    glued. The paper has to leave room for the picture within `margin` mm, or for more than the strip of it.
    """
    lap = overlap if join == "overlap" else 0.0
    ways = []
    for number, way in enumerate((paper, paper.turned)):
        columns = _count(width, way.width - 2 * margin, lap)
        rows = _count(height, way.height - 2 * margin, lap)
        ways.append((columns * rows, number, way, columns, rows))
    _sheets, _way, chosen, columns, rows = min(ways)
    across, down = _spans(width, columns, lap), _spans(height, rows, lap)
    sheets = tuple(
        PosterSheet(
            column,
            row,
            Box(x0, y0, x1, y1),
            (chosen.width - (x1 - x0)) / 2,
            (chosen.height - (y1 - y0)) / 2,
            (lap if column < columns - 1 else 0.0, lap if row < rows - 1 else 0.0),
        )
        for row, (y0, y1) in enumerate(down)
        for column, (x0, x1) in enumerate(across)
    )
    return Poster(chosen, columns, rows, sheets)


def _count(length: float, room: float, lap: float) -> int:
    """How many sheets lie along a side."""
    if length <= room + _ROUNDING:
        return 1
    return math.ceil((length - lap) / (room - lap) - _ROUNDING)


def _spans(length: float, count: int, lap: float) -> list[tuple[float, float]]:
    """What each of so many sheets shows of a side, its strip included."""
    step = (length - lap) / count
    return [(number * step, (number + 1) * step + lap) for number in range(count)]
