"""Boxes with icons: one, several in a row, or a pattern of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.overlaps import BoxInk, Inked
from kartenwerk.custom.boxes.transparent import place_dots
from kartenwerk.custom.icons import Dots
from kartenwerk.custom.layout import NamedBox
from kartenwerk.graphics.display import Box, Group, Item

_BLANKS = re.compile(r"[\s,]+")
_PITCH = 1.44  # of a pattern, in sizes of its icon
_MOST = 10_000  # icons of a pattern
_CLOSEST = 0.8  # of that pitch: rows that stand closer would touch


def draw_icon(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    name = canvas.fill(named.spec.icon)
    if not name:
        return None
    box = area
    if named.spec.each is not None:
        middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
        half = named.spec.each / 2
        box = Box(middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half)
    return draw_one(canvas, name, named, box)


def draw_icons(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    names = [name for name in _BLANKS.split(canvas.fill(spec.icon)) if name]
    if not names:
        return None
    each = spec.each if spec.each is not None else canvas.layout.values.get("each") if spec.repeat else None
    if spec.repeat:
        return _pattern(canvas, names, named, area, float(each or 8.0))
    each = float(each or area.height)
    each = min(each, area.height)
    step = min(each * 1.1, (area.width - each) / max(len(names) - 1, 1)) if len(names) > 1 else each
    width = each + step * (len(names) - 1)
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[spec.align or "left"]
    x = area.x0 + (area.width - width) * share
    y = area.y0 + (area.height - each) / 2
    for name in names:
        if draw_one(canvas, name, named, Box(x, y, x + each, y + each)) is None:
            return None
        x += step
    return Box(area.x0 + (area.width - width) * share, y, x - step + each, y + each)


def _pattern(canvas: Canvas, names: Sequence[str], named: NamedBox, area: Box, each: float) -> Box | None:
    """Icons in rows, every other row moved by half a step: alike on both sides of the middle of the card or the box.

    The edges cut no row; of every other row, but not of the first and the last, they cut an icon in half on both sides.
    """
    trim, whole = canvas.stage.trim, canvas.stage.extend(area)
    home = trim if whole.x1 - whole.x0 > trim.width and whole.y1 - whole.y0 > trim.height else area
    x0, y0 = (home.x0 + home.x1) / 2, (home.y0 + home.y1) / 2
    columns, rows = _columns(home.width, each * _PITCH), _rows(home.height, each * _PITCH)
    if columns * rows > _MOST:
        canvas.fault(
            _("the pattern has too many icons"),
            named,
            key="each",
            found=_("{count:,} of {size:g} mm", count=columns * rows, size=each),
            expected=_("at most {most:,}", most=_MOST),
        )
        return None
    wide, high = home.width / columns, home.height / rows
    moved = 1 - (rows // 2 + columns) % 2  # which rows are moved by half a step: all icons of the first one are whole
    items: list[Item] = []
    colour = canvas.colour(named.spec)
    icons = canvas.tools.icons
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            half_steps = 2 * column + (row + moved) % 2
            x, y = x0 + half_steps * wide / 2, y0 + row * high
            if whole.x0 - each < x < whole.x1 + each and whole.y0 - each < y < whole.y1 + each:
                name = names[(abs(half_steps) // 2 + abs(row)) % len(names)]
                box = Box(x - each / 2, y - each / 2, x + each / 2, y + each / 2)
                try:
                    items += symbol(canvas, name, colour, icons.centre(name, box))
                except KartenwerkError as error:
                    _refuse(canvas, named, error)
                    return None
    canvas.items.append(Group(tuple(items), clip=whole))
    canvas.cover.append((whole, None))
    return whole


def _columns(width: float, pitch: float) -> int:
    """How many steps of about a pitch make up a width."""
    return max(1, round(width / pitch))


def _rows(height: float, pitch: float) -> int:
    """How many rows of about a pitch make up a height: an odd number, so that they are alike about the middle one."""
    least = max(0, int((height / pitch - 1) / 2))
    more = 2 * least + 3
    return more if height / more > _CLOSEST * pitch else 2 * least + 1


def draw_one(canvas: Canvas, name: str, named: NamedBox, box: Box) -> Box | None:
    """One icon in its box; None if there is a fault, which is reported."""
    try:
        items = symbol(canvas, name, canvas.colour(named.spec), box)
    except KartenwerkError as error:
        _refuse(canvas, named, error)
        return None
    canvas.items += items
    canvas.cover.append((box, None))
    canvas.inked.append(Inked(named.name, BoxInk.PICTURE, (canvas.tools.icons.visible_box(name, box),)))
    return box


def _refuse(canvas: Canvas, named: NamedBox, error: KartenwerkError) -> None:
    canvas.report_error(error, named, canvas.column(named.spec.icon))


def symbol(canvas: Canvas, name: str, colour: str, box: Box) -> list[Item]:
    """An icon as large as the box allows."""
    icons = canvas.tools.icons
    file = icons.file(name)
    placed = icons.place(file, colour, box, canvas.stage.scale)
    if isinstance(placed, Dots):
        return [place_dots(canvas, placed, box)]
    return [placed[0]]
