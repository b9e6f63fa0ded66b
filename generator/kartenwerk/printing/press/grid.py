"""Grids: equal cells in a block that is centred on a paper."""

from __future__ import annotations

from dataclasses import dataclass

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.graphics.display import Box
from kartenwerk.printing.press.paper import PaperSize

_ROUNDING = 1e-6  # mm of tolerance, so that 2 x 105 fits into 210


@dataclass(frozen=True, slots=True)
class Grid:
    """`columns` by `rows` cells of `width` x `height` mm, `gap` mm apart, centred on the paper."""

    paper: PaperSize
    width: float
    height: float
    columns: int
    rows: int
    gap: float = 0.0

    @property
    def dx(self) -> float:
        """The distance from one column to the next."""
        return self.width + self.gap

    @property
    def dy(self) -> float:
        return self.height + self.gap

    @property
    def x0(self) -> float:
        """The left edge of the block."""
        return (self.paper.width - self.columns * self.dx + self.gap) / 2

    @property
    def y0(self) -> float:
        return (self.paper.height - self.rows * self.dy + self.gap) / 2

    @property
    def cells(self) -> int:
        return self.columns * self.rows

    @property
    def block(self) -> Box:
        """All cells together."""
        return Box(self.x0, self.y0, self.paper.width - self.x0, self.paper.height - self.y0)

    def position(self, index: int) -> tuple[int, int]:
        """Column and row of a cell; cells are counted in reading order."""
        row, column = divmod(index, self.columns)
        return column, row

    def mirror(self, column: int) -> int:
        """The column that lies behind this one when the paper is turned like a leaf of a book."""
        return self.columns - 1 - column

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return self.x0 + column * self.dx, self.y0 + row * self.dy

    @property
    def cut_xs(self) -> tuple[float, ...]:
        """The x of both edges of every column."""
        return _sides(self.x0, self.dx, self.width, self.columns)

    @property
    def cut_ys(self) -> tuple[float, ...]:
        """The y of both edges of every row."""
        return _sides(self.y0, self.dy, self.height, self.rows)


def plan_grid(width: float, height: float, paper: PaperSize, gap: float = 0.0, margin: float = 5.0) -> Grid:
    """The largest grid of `width` x `height` mm cells that leaves `margin` mm of the paper free on every side.

    KartenwerkError if not even one cell fits.
    """
    columns, rows = _fits(width, height, paper, gap, margin)
    if columns < 1 or rows < 1:
        raise too_small(width, height, paper, margin)
    return Grid(paper, width, height, columns, rows, gap)


def too_small(width: float, height: float, paper: PaperSize, margin: float) -> KartenwerkError:
    """The error for a paper on which not even one cell of that size fits; lengths in mm."""
    return KartenwerkError(
        "the paper is too small",
        key="--paper",
        found=f"{paper.width:g} x {paper.height:g} mm",
        expected=_(
            "room for {width:g} x {height:g} mm{condition}",
            width=width,
            height=height,
            condition=_(" within a margin of {margin:g} mm", margin=margin) if margin else "",
        ),
    )


def best_grid(width: float, height: float, paper: PaperSize, gap: float = 0.0, margin: float = 5.0) -> Grid:
    """The grid with more cells, of the paper upright or on its side; upright if both have the same number."""
    ways = [way for way in (paper, paper.turned) if min(_fits(width, height, way, gap, margin)) > 0]
    grids = [plan_grid(width, height, way, gap, margin) for way in ways or [paper]]
    return max(grids, key=lambda grid: grid.cells)


def _fits(width: float, height: float, paper: PaperSize, gap: float, margin: float) -> tuple[int, int]:
    """How many columns and how many rows fit."""

    return columns_in(paper.width - 2 * margin, width, gap), columns_in(paper.height - 2 * margin, height, gap)


def columns_in(room: float, size: float, gap: float) -> int:
    """How many cells of this size lie beside each other in the room, `gap` mm apart."""
    return max(0, int((room + gap + _ROUNDING) // (size + gap)))


def _sides(start: float, step: float, size: float, count: int) -> tuple[float, ...]:
    """Where each of `count` cells begins and ends; a position where two cells touch is given once."""
    sides = {round(start + index * step + side, 6) for index in range(count) for side in (0.0, size)}
    return tuple(sorted(sides))
