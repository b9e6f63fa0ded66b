"""Shapes: areas, ellipses, polygons, stars and lines; and the outlines that shadows and edges of boxes follow."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.gradients import make_gradient
from kartenwerk.custom.boxes.overlaps import BoxInk, Inked
from kartenwerk.custom.boxes.polygons import MITER, corners, move_out, reach_bleed
from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.custom.layout import NamedBox
from kartenwerk.custom.stage import Stage
from kartenwerk.graphics.display import (
    IDENTITY,
    POINT,
    Box,
    Fill,
    Group,
    Item,
    LinePen,
    Matrix,
    Path,
    PenStroke,
    Shade,
    contours,
    ellipse,
    line,
    path_bounds,
    polygon,
    rectangle,
)

_SHORT = 1e-4  # a dot at the very end of a line would lie beyond it
_FINEST = 0.2  # mm: a dash with its gap
_INNER = math.sqrt(0.5)  # of an ellipse's sides: the largest rectangle within it


def draw_shape(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    fill = canvas.fill(spec.fill)
    if spec.gradient is not None and spec.form == "line":
        canvas.fault(_("a line has one colour"), named, key="gradient", expected="fill")
        return None
    if spec.gradient is not None and fill:
        what = _("a shape has one colour or a gradient")
        canvas.fault(what, named, key="gradient", found="fill, gradient", expected=_("one of them"))
        return None
    if not fill and spec.gradient is None:
        return area if spec.edge is not None or spec.shadow is not None else None
    if spec.form == "line":
        return _draw_line(canvas, spec, fill, area)
    whole, path = outline(canvas.stage, spec, area)
    try:
        canvas.items.append(_paint(canvas, spec, fill, path, area))
    except KartenwerkError as error:
        key = "gradient" if spec.gradient else "fill"
        canvas.fault(error.message, named, key=key, found=error.found, expected=error.expected)
        return None
    straight = spec.form in (None, "rectangle")
    plain = straight and not spec.radius and spec.gradient is None
    canvas.cover.append((whole, canvas.tools.colours.ink(fill) if plain else None))
    canvas.inked.append(Inked(named.name, BoxInk.AREA, (whole if straight else _inner(area),)))
    return area


def _paint(canvas: Canvas, spec: BoxSpec, fill: str, path: Path, area: Box) -> Item:
    if spec.gradient is None:
        return Fill(path, canvas.tools.colours.ink(fill))
    return Shade(path, make_gradient(canvas, spec.gradient, area))


def _draw_line(canvas: Canvas, spec: BoxSpec, fill: str, area: Box) -> Box:
    level = area.width >= area.height
    thick = max(min(area.width, area.height), 0.5 * POINT)
    middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
    ends = (area.x0, middle[1], area.x1, middle[1]) if level else (middle[0], area.y0, middle[0], area.y1)
    canvas.items.append(_stroke(line(*ends), canvas.tools.colours.ink(fill), thick, spec.dash, LinePen()))
    canvas.cover.append((area, None))
    return area


def draw_shadow(canvas: Canvas, spec: BoxSpec, area: Box) -> None:
    """The box's form in a tint, before the box itself is drawn. PDF/X-1a has no transparency: it has a hard edge."""
    shadow = spec.shadow
    if shadow is None:
        return
    if min(area.width, area.height) + 2 * shadow.spread <= 0:
        raise KartenwerkError(
            "the shadow has no room", found=_("spread = {spread:g}", spread=shadow.spread), expected=_("a larger one")
        )
    around, path = outline(canvas.stage, spec, area, shadow.spread)
    ink = canvas.tools.colours.ink(canvas.fill(shadow.colour))
    x, y = Matrix.turn(-spec.rotate).apply(*shadow.offset)  # the light stays where it is when a box is turned
    canvas.items.append(Group((Fill(path, ink),), Matrix.move(x, y)))
    canvas.cover.append((Box(around.x0 + x, around.y0 + y, around.x1 + x, around.y1 + y), None))


def draw_edge(canvas: Canvas, spec: BoxSpec, area: Box) -> None:
    """The line inside the box's edge."""
    if spec.edge is None:
        return
    width = spec.edge.width
    ink = canvas.tools.colours.ink(canvas.fill(spec.edge.colour))
    if _has_corners(spec):
        path, pen = polygon(move_out(corners(spec, area), -width / 2)), LinePen(miter=MITER)
    else:
        path, pen = _round(spec, area.grow(-width / 2), -width / 2), LinePen()
    canvas.items.append(_stroke(path, ink, width, spec.dash, pen))


def outline(stage: Stage, spec: BoxSpec, area: Box, grown: float = 0.0) -> tuple[Box, Path]:
    """The form of a box, larger by so many mm on each side, and the box around it.

    What touches the card's edge goes on into the bleed. A box that is no shape is a rectangle.
    """
    if _has_corners(spec):
        path = polygon(reach_bleed(move_out(corners(spec, area), grown), stage))
        return path_bounds(path), path
    whole = area if spec.kind == "shape" and spec.form == "ellipse" else stage.extend(area)
    return whole.grow(grown), _round(spec, whole.grow(grown), grown)


def _has_corners(spec: BoxSpec) -> bool:
    return spec.kind == "shape" and spec.form in ("polygon", "star")


def _round(spec: BoxSpec, box: Box, grown: float) -> Path:
    """An ellipse, or a rectangle with the corners of a box that is larger by so many mm."""
    if spec.kind == "shape" and spec.form == "ellipse":
        return ellipse((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2, box.width / 2, box.height / 2)
    return rectangle(box, max(spec.radius + grown, 0) if spec.radius else 0.0)


def _stroke(path: Path, ink: str, width: float, dash: Sequence[float] | None, pen: LinePen) -> PenStroke:
    """A line along a path; dashes of no length are dots."""
    if dash is None:
        return PenStroke(path, ink, width, pen=pen)
    dots = 0 in dash[::2]
    return PenStroke(path, ink, width, _spread(dash, path), pen=pen._replace(cap=1) if dots else pen)


def _spread(dash: Sequence[float], path: Path) -> tuple[float, ...]:
    """Dashes and gaps a little longer or shorter, so that a line ends as it begins and a closed one has no seam."""
    pattern = [*dash] if len(dash) % 2 == 0 else [*dash, *dash]
    (points,) = contours(path, IDENTITY)
    closed = path[-1][0] == "Z"
    ends = [*points[1:], points[0]] if closed else points[1:]
    length = sum(math.dist(start, end) for start, end in zip(points, ends, strict=False))
    period, last = sum(pattern), 0.0 if closed else pattern[0]
    if period < _FINEST:
        raise KartenwerkError(
            "the dashes are too fine to be printed",
            found=_("{length:g} mm with their gaps", length=period),
            expected=_("at least {least:g} mm", least=_FINEST),
        )
    count = max(1, round((length - last) / period))
    scale = length / (count * period + last) * (1 if last or closed else 1 - _SHORT)
    return tuple(round(part * scale, 5) for part in pattern)


def _inner(area: Box) -> Box:
    """A rectangle in an ellipse, on which a text may lie as a whole; of other forms about that."""
    middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
    x, y = area.width / 2 * _INNER, area.height / 2 * _INNER
    return Box(middle[0] - x, middle[1] - y, middle[0] + x, middle[1] + y)
