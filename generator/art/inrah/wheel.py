"""The wheel of the six elements, each opposite to its contrary: the sign of the deck on box and booklets."""

from __future__ import annotations

from shapely.geometry import Polygon

from art.inrah.grounds import ground, polar, rays
from art.inrah.inlay import BOLD, LEAD, Inlay, disc
from art.inrah.stage import tinted
from art.inrah.symbols import sign
from art.picture import PAPER, visible
from art.shapes import Geometry, inset, move, polygon
from art.svg import path, paths

RADIUS = 27.0
RIM, NAVE = 24.4, 6.2
AROUND = ("feuer", "luft", "humus", "wasser", "erz", "eis")
"""Clockwise from the top: fire faces water, air faces ore, humus faces ice."""


def wheel() -> str:
    """The body of the wheel, around (0, 0)."""
    whole = disc(0, 0, RADIUS)
    body = path("tinte", whole.buffer(0.5))
    frame = Inlay()
    frame.mosaic(
        rays((0, 0), 72, whole.difference(disc(0, 0, RIM)), lambda i, _: ("gold", "petrol", "kupfer")[i % 3]), LEAD
    )
    body += paths(visible(frame, whole))
    for k, element in enumerate(AROUND):
        body += tinted(_sector(element, 60 * k - 90), _wedge(60 * k - 90), element)
    nave = Inlay()
    nave.piece("petrol", disc(0, 0, NAVE), BOLD)
    star = [
        polygon((0, 0), polar(0, 0, 2.7, 60 * k - 90 + turn), polar(0, 0, 5.2, 60 * k - 90))
        for k in range(6)
        for turn in (-30, 30)
    ]
    nave.mosaic([("gold" if k % 2 else PAPER, part) for k, part in enumerate(star)], LEAD)
    return body + path("tinte", disc(0, 0, NAVE + 0.4)) + paths(visible(nave, disc(0, 0, NAVE)))


def _wedge(degrees: float) -> Geometry:
    """A sixth of the wheel between rim and nave."""
    corners = [(0.0, 0.0), *(polar(0, 0, 2 * RADIUS, degrees + turn) for turn in (-30, 0, 30))]
    ring = disc(0, 0, RIM - 0.3).difference(disc(0, 0, NAVE + 0.3))
    return inset(Polygon(corners), 0.35).intersection(ring)


def _sector(element: str, degrees: float) -> Inlay:
    drawing = Inlay()
    area = _wedge(degrees)
    x, y = polar(0, 0, 15.6, degrees)
    drawing.put(ground(element, area.buffer(2), x=0, y=0))
    height = {"erz": 12.4, "luft": 11.6, "eis": 11.4}.get(element, 12)
    drawing.put(sign(element, height, LEAD), lambda shape: move(shape, x, y))
    return drawing
