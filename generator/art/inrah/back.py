"""The back: a parquet of six-pointed stars that runs off every edge, and a rose in its middle."""

from __future__ import annotations

import math

from shapely import affinity

from art.inrah.grounds import polar
from art.inrah.inlay import LEAD, STOUT, Inlay
from art.inrah.stage import CENTRE, HEIGHT, WIDTH
from art.picture import PAPER
from art.shapes import Geometry, Point, polygon, rectangle

BLEED = 3.0
WOODS = ("gold", "kupfer", "wein")
STAR = 10.4
"""mm from a star's middle to its tip."""
ROSE = 20.8


def area() -> Geometry:
    return rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)


def back() -> Inlay:
    """Stars, each point sawn into a lit and a shaded facet, and the rose on a dark hexagon."""
    drawing = Inlay()
    drawing.mosaic(parquet(CENTRE))
    drawing.contour(_hexagon(ROSE), 2.2)
    drawing.piece("petrol", _hexagon(ROSE), 0.75)
    drawing.mosaic(_rose(), LEAD)
    drawing.piece("wein", polygon(*(_on_rose(60 * k + 30, 3.4) for k in range(6))), STOUT)
    drawing.piece(PAPER, polygon(*(_on_rose(60 * k, 1.8) for k in range(6))), LEAD)
    return drawing


def small_back() -> Inlay:
    """The back for cards of which little is seen: the rose alone, large on its dark ground."""
    drawing = Inlay()
    ground = rectangle(2.8, 2.8, WIDTH - 2.8, HEIGHT - 2.8).buffer(-2).buffer(2)
    drawing.lay("petrol", ground)
    rose = Inlay()
    rose.mosaic(_rose(), LEAD)
    rose.piece("wein", polygon(*(_on_rose(60 * k + 30, 3.4) for k in range(6))), STOUT)
    drawing.put(rose, lambda shape: affinity.scale(shape, 1.22, 1.22, origin=CENTRE))
    return drawing


def parquet(middle: Point) -> list[tuple[str, Geometry]]:
    """The woods of a parquet that covers the card, one of its stars about this point."""
    places = [
        (middle[0] + STAR * math.sqrt(3) * (column + row / 2), middle[1] + STAR * 1.5 * row)
        for row in range(-5, 6)
        for column in range(-6, 7)
    ]
    return [part for x, y in places for part in _star(x, y)]


def _star(x: float, y: float) -> list[tuple[str, Geometry]]:
    """A star and the dark lozenges between its points; nothing where it lies off the card."""
    if not (-12 < x < WIDTH + 12 and -12 < y < HEIGHT + 12):
        return []
    parts = []
    for k in range(6):
        angle = 60 * k - 90
        tip, far_tip = polar(x, y, 0.98 * STAR, angle), polar(x, y, 0.98 * STAR, angle + 60)
        before, after = polar(x, y, 0.5 * STAR, angle - 30), polar(x, y, 0.5 * STAR, angle + 30)
        parts += [
            (WOODS[k % 3], polygon((x, y), before, tip)),
            (WOODS[(k + 1) % 3], polygon((x, y), tip, after)),
            ("petrol", polygon(tip, after, far_tip)),
        ]
    return parts


def _on_rose(degrees: float, radius: float) -> tuple[float, float]:
    return polar(*CENTRE, radius, degrees - 90)


def _hexagon(radius: float) -> Geometry:
    return polygon(*(_on_rose(60 * k, radius) for k in range(6)))


def _rose() -> list[tuple[str, Geometry]]:
    parts = []
    for k in range(6):
        d = 60 * k
        long, short = _on_rose(d, 20.2), _on_rose(d + 30, 17.6)
        foot, waist = _on_rose(d, 10), _on_rose(d + 30, 8.4)
        parts += [
            (PAPER, polygon(long, _on_rose(d - 14, 14.6), foot)),
            ("gold", polygon(long, _on_rose(d + 14, 14.6), foot)),
            ("wein", polygon(short, _on_rose(d + 18, 14.6), waist)),
            ("kupfer", polygon(short, _on_rose(d + 42, 14.6), waist)),
            ("kupfer", polygon(CENTRE, _on_rose(d, 9.4), _on_rose(d + 30, 6.4))),
            ("gold", polygon(CENTRE, _on_rose(d, 9.4), _on_rose(d - 30, 6.4))),
        ]
    return parts
