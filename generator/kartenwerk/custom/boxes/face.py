"""The boxes of a card, drawn in their order."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.boxes.arcs import draw_arc
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.frames import draw_frame
from kartenwerk.custom.boxes.grids import draw_grid
from kartenwerk.custom.boxes.icons import draw_icon, draw_icons
from kartenwerk.custom.boxes.overlaps import BoxInk, Inked, clashes
from kartenwerk.custom.boxes.pictures import draw_picture
from kartenwerk.custom.boxes.pips import draw_pips
from kartenwerk.custom.boxes.shapes import draw_edge, draw_shadow, draw_shape
from kartenwerk.custom.boxes.svg import draw_svg
from kartenwerk.custom.boxes.text import draw_text
from kartenwerk.custom.faults import Spot
from kartenwerk.custom.fill import NumberError
from kartenwerk.custom.fit import TooLongError
from kartenwerk.custom.layout import NamedBox
from kartenwerk.graphics.display import Box, Fill, Group, Item, Matrix, rectangle

_SMALLEST = 1e-3
"""mm: what is smaller has no room for anything."""


def draw_face(canvas: Canvas) -> tuple[Item, ...]:
    """The whole face, its ground over the bleed."""
    ground = _ground(canvas)
    outside = canvas.stage.outside
    canvas.items.append(Fill(rectangle(outside), ground))
    canvas.cover.append((outside, ground))
    for box in canvas.layout.boxes:
        try:
            _draw(canvas, box)
        except NumberError as error:
            canvas.fault_of_number(error, box)
        except TooLongError as error:
            column = canvas.column(box.spec.text)
            canvas.fault(
                error.message, box, column=column, found=error.found, expected=error.expected, of_card=error.of_card
            )
        except KartenwerkError as error:
            canvas.report_error(error, box)
    if canvas.card is not None:
        for clash in clashes(canvas.layout.name, canvas.inked):
            canvas.report.clash(clash, canvas.card.name)
    return (Group(tuple(canvas.items), canvas.stage.matrix),)


def _ground(canvas: Canvas) -> str:
    given = canvas.layout.values.get("ground")
    try:
        text = canvas.fill(given)
        return canvas.tools.colours.ink(text) if text else "papier"
    except KartenwerkError as error:
        place = Spot(canvas.layout.file, f"{canvas.layout.key}.ground".lstrip("."))
        canvas.report.fault(error.message, place, error.found, error.expected)
        return "papier"


def _draw(canvas: Canvas, named: NamedBox) -> None:
    spec = named.spec
    if spec.when is not None:
        try:
            if not canvas.tools.filler.holds(spec.when, canvas.values):
                return
        except NumberError:
            raise
        except KartenwerkError as error:
            canvas.fault(error.message, named, key="when", found=error.found, expected=error.expected)
            return
    area = canvas.area(named)
    start, covers, inked = len(canvas.items), len(canvas.cover), len(canvas.inked)
    drawn = _content(canvas, named, area)
    if drawn is None or spec.rotate:
        del canvas.inked[inked:]
    if drawn is None:
        del canvas.items[start:], canvas.cover[covers:]
        return
    canvas.ends[named.name] = drawn
    if not spec.rotate and not area.meets(canvas.stage.outside):
        canvas.fault(
            _("the box lies outside the card"),
            named,
            key="box",
            found=f"{area.x0:g}, {area.y0:g} mm",
            expected=_("a place on the card or its bleed"),
        )
    if spec.kind != "pips" and spec.turned:
        items = tuple(canvas.items[start:])
        width, height = canvas.stage.design
        canvas.items.append(Group(items, Matrix.turn(180, width / 2, height / 2)))
        canvas.cover += [
            (Box(width - box.x1, height - box.y1, width - box.x0, height - box.y0), ink)
            for box, ink in canvas.cover[covers:]
        ]
    if spec.rotate:
        middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
        turned = Group(tuple(canvas.items[start:]), Matrix.turn(spec.rotate, *middle))
        canvas.items[start:] = [turned]
        reach = math.hypot(area.width, area.height) / 2
        canvas.cover[covers:] = [
            (Box(middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach), None)
        ]


def _content(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    """Draw the box; what its content fills, or None if it has none."""
    spec = named.spec
    place = len(canvas.items)
    inner = area.grow(-spec.padding)
    least = 0.0 if spec.kind == "shape" else _SMALLEST
    if min(inner.width, inner.height) < least:
        canvas.fault(
            _("the box has no room"),
            named,
            key="box",
            found=f"{inner.width:g} x {inner.height:g} mm",
            expected=_("a width and a height above 0, and less padding than half of them"),
        )
        return None
    draw_shadow(canvas, spec, area)
    ground = canvas.fill(spec.ground)
    if ground:
        whole = canvas.stage.extend(area)
        ink = canvas.tools.colours.ink(ground)
        canvas.items.append(Fill(rectangle(whole, spec.radius), ink))
        canvas.cover.append((whole, ink if not spec.radius else None))
        canvas.inked.append(Inked(named.name, BoxInk.AREA, (whole,)))
    assert spec.kind is not None
    drawn = _KINDS[spec.kind](canvas, named, inner)
    if drawn is None:
        del canvas.items[place:]
        return None
    draw_edge(canvas, spec, area)
    return drawn


_KINDS: Mapping[str, Callable[[Canvas, NamedBox, Box], Box | None]] = {
    "text": draw_text,
    "picture": draw_picture,
    "icon": draw_icon,
    "icons": draw_icons,
    "pips": draw_pips,
    "shape": draw_shape,
    "svg": draw_svg,
    "arc": draw_arc,
    "grid": draw_grid,
    "frame": draw_frame,
}
