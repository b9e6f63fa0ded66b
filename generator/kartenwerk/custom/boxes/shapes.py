"""Shapes: areas, ellipses and lines."""

from __future__ import annotations

import math

from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.overlaps import BoxInk, Inked
from kartenwerk.custom.layout import NamedBox
from kartenwerk.graphics.display import POINT, Box, Fill, LinePen, PenStroke, ellipse, line, rectangle

_INNER = math.sqrt(0.5)  # of an ellipse's sides: the largest rectangle within it


def draw_shape(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    fill = canvas.fill(spec.fill)
    if not fill and spec.edge is None:
        return None
    if not fill:
        return area
    ink = canvas.tools.colours.ink(fill)
    if spec.form == "ellipse":
        middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
        canvas.items.append(Fill(ellipse(*middle, area.width / 2, area.height / 2), ink))
        x, y = area.width / 2 * _INNER, area.height / 2 * _INNER
        inner = Box(middle[0] - x, middle[1] - y, middle[0] + x, middle[1] + y)
        canvas.inked.append(Inked(named.name, BoxInk.AREA, (inner,)))
        canvas.cover.append((area, None))
    elif spec.form == "line":
        level = area.width >= area.height
        thick = max(min(area.width, area.height), 0.5 * POINT)
        middle = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
        ends = (area.x0, middle[1], area.x1, middle[1]) if level else (middle[0], area.y0, middle[0], area.y1)
        canvas.items.append(PenStroke(line(*ends), ink, thick, pen=LinePen()))
        canvas.cover.append((area, None))
    else:
        whole = canvas.stage.extend(area)
        canvas.items.append(Fill(rectangle(whole, spec.radius), ink))
        canvas.cover.append((whole, ink if not spec.radius else None))
        canvas.inked.append(Inked(named.name, BoxInk.AREA, (whole,)))
    return area
