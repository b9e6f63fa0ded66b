"""Grids: as many icons as a number says, in rows; and another icon in the places that are left."""

from __future__ import annotations

import re
from typing import NamedTuple

from kartenwerk.base.message import _
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.icons import draw_one
from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.custom.layout import NamedBox
from kartenwerk.graphics.display import Box

_SPACE = 0.1  # of an icon: between two, unless given
_MOST = 400  # icons
_ROUNDING = 1e-6


class _Grid(NamedTuple):
    """Columns and rows, and in mm the size of an icon and the space between two."""

    columns: int
    rows: int
    each: float
    space: float

    @property
    def places(self) -> int:
        return min(self.columns * self.rows, _MOST)

    def extent(self, count: int) -> float:
        return count * self.each + (count - 1) * self.space


def draw_grid(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    """The icons from the upper left on, a row after the other; a last row that is not full stands as `align` says."""
    spec = named.spec
    text, icon = canvas.fill(str(spec.count if spec.count is not None else "")), canvas.fill(spec.icon)
    rest = canvas.fill(spec.rest)
    if not text or not icon:
        return None
    count = int(text) if re.fullmatch(r"\d{1,3}", text) else _MOST + 1
    grid = _plan(spec, area, count)
    if grid is None or count > grid.places:
        canvas.fault(
            _("this is no number of icons in the grid"),
            named,
            column=canvas.column(str(spec.count)),
            found=text,
            expected=_describe(grid) if text.isdecimal() else _("a whole number from 0 to {most}", most=_MOST),
        )
        return None
    shown = grid.places if rest else count
    width, height = grid.extent(grid.columns), grid.extent(-(-shown // grid.columns))
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[spec.align or "left"]
    x0 = area.x0 + (area.width - width) * share
    y0 = area.y0 + (area.height - height) * {"top": 0.0, "middle": 0.5, "bottom": 1.0}[spec.valign or "top"]
    step = grid.each + grid.space
    for place in range(shown):
        row, column = divmod(place, grid.columns)
        there = min(grid.columns, shown - row * grid.columns)
        x, y = x0 + (width - grid.extent(there)) * share + column * step, y0 + row * step
        name = icon if place < count else rest
        if draw_one(canvas, name, named, Box(x, y, x + grid.each, y + grid.each)) is None:
            return None
    return Box(x0, y0, x0 + width, y0 + height)


def _plan(spec: BoxSpec, area: Box, count: int) -> _Grid | None:
    """The grid in its box: what is given, and for the rest as large as it can be; None if no icon has room.

    Without columns and rows it has as many as make the icons largest, or as have room in the size that is given.
    """
    if spec.each is not None:
        space = _SPACE * spec.each if spec.space is None else spec.space
        step = max(spec.each + space, spec.each / 10)
        across, down = (int((side - spec.each) / step + 1 + _ROUNDING) for side in (area.width, area.height))
        columns, rows = min(spec.columns or across, across), min(spec.rows or down, down)
        return _Grid(columns, rows, spec.each, space) if min(columns, rows) > 0 else None
    most = min(count, _MOST)
    found: _Grid | None = None
    fewest = -(-most // spec.rows) if spec.rows else 1
    for columns in [spec.columns] if spec.columns else range(max(fewest, 1), max(most, 1) + 1):
        rows = spec.rows or max(-(-most // columns), 1)
        each = min(_size(area.width, columns, spec.space), _size(area.height, rows, spec.space))
        if each > (found.each if found else 0.0) + _ROUNDING:
            found = _Grid(columns, rows, each, _SPACE * each if spec.space is None else spec.space)
    return found


def _size(side: float, count: int, space: float | None) -> float:
    """The size of so many icons beside each other that fill a side."""
    return side / (count + _SPACE * (count - 1)) if space is None else (side - (count - 1) * space) / count


def _describe(grid: _Grid | None) -> str:
    if grid is None:
        return _("a box with room for an icon")
    return _(
        "0 to {most}: {columns} x {rows} icons of {size:.3g} mm",
        most=grid.places,
        columns=grid.columns,
        rows=grid.rows,
        size=grid.each,
    )
