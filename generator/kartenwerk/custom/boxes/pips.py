"""Pips: a number of icons in the places where playing cards have them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kartenwerk.base.message import _
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.icons import draw_one
from kartenwerk.custom.layout import NamedBox
from kartenwerk.graphics.display import Box, Group, Matrix


def draw_pips(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    text = canvas.fill(str(spec.count if spec.count is not None else ""))
    name = canvas.fill(spec.icon)
    if not text or not name:
        return None
    if not re.fullmatch(r"\d{1,3}", text) or int(text) > 60:
        canvas.fault(
            _("this is no number of pips"),
            named,
            column=canvas.column(str(spec.count)),
            found=text,
            expected=_("0 to 60"),
        )
        return None
    each = spec.each or min(area.width, area.height) / 5
    turned = spec.turned is not False
    for across, down in pip_places(int(text)):
        edge = 0.75 * each
        x = area.x0 + area.width * (0.25 + 0.5 * across)
        y = area.y0 + edge + (area.height - 2 * edge) * down
        start = len(canvas.items)
        if draw_one(canvas, name, named, Box(x - each / 2, y - each / 2, x + each / 2, y + each / 2)) is None:
            return None
        if turned and down > 0.5:
            canvas.items[start:] = [Group(tuple(canvas.items[start:]), Matrix.turn(180, x, y))]
    return area


_CORNERS = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
_SIDES = ((0.0, 0.5), (1.0, 0.5))
_ROWS = tuple((across, row / 3) for row in range(4) for across in (0.0, 1.0))
_USUAL: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.5, 0.0), (0.5, 1.0)),
    3: ((0.5, 0.0), (0.5, 0.5), (0.5, 1.0)),
    4: _CORNERS,
    5: (*_CORNERS, (0.5, 0.5)),
    6: (*_CORNERS, *_SIDES),
    7: (*_CORNERS, *_SIDES, (0.5, 0.25)),
    8: (*_CORNERS, *_SIDES, (0.5, 0.25), (0.5, 0.75)),
    9: (*_ROWS, (0.5, 0.5)),
    10: (*_ROWS, (0.5, 1 / 6), (0.5, 5 / 6)),
}


def pip_places(count: int) -> tuple[tuple[float, float], ...]:
    """Where pips stand, in shares of the field's width and height: as on playing cards up to ten, in rows above."""
    if count in _USUAL:
        return _USUAL[count]
    columns = 3 if count <= 18 else 4 if count <= 32 else 5
    rows = -(-count // columns)
    found = []
    for row in range(rows):
        there = min(columns, count - row * columns)
        for place in range(there):
            across = 0.5 if there == 1 else (columns - there) / 2 / (columns - 1) + place / (columns - 1)
            found.append((across, row / (rows - 1)))
    return tuple(found)
