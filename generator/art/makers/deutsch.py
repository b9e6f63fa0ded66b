"""The maker's card: a label on the panel, and the medallion of the back as a seal."""

from __future__ import annotations

import math

from art.karten.stage import whole, window
from art.makers.imprint import SEAL, add_label, add_mark, rays
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, inset, ring

RADIUS, BEADS = 9.3, 22
"""mm of the seal, and the beads round it."""


def maker() -> str:
    """The body of the card's ground; the face sets its words."""
    picture = Picture()
    x, y = SEAL
    frame = window()
    picture.add(PAPER, inset(frame, 0.45).difference(inset(frame, 0.85)))
    add_label(picture, "gruen")
    picture.add(PAPER, rays(inset(frame, 1.5), circle(x, y, RADIUS + 1.6, 32)))
    picture.add(INK, circle(x, y, RADIUS + 1.0, 32))
    picture.add(PAPER, circle(x, y, RADIUS, 32))
    picture.add(INK, circle(x, y, RADIUS - 0.6, 32))
    picture.add(PAPER, [_bead(2 * math.pi * k / BEADS) for k in range(BEADS)])
    picture.add("ocker", ring(x, y, 6.8, 6.3))
    picture.add("gruen", circle(x, y, 6.3, 32))
    add_mark(picture, 8.0)
    return whole(picture)


def _bead(angle: float) -> Geometry:
    return circle(SEAL[0] + 7.75 * math.sin(angle), SEAL[1] - 7.75 * math.cos(angle), 0.4, 6)
