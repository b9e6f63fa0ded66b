"""What maker's cards of several decks share: a label, and below it the place of a seal, the maker's mark and rays."""

from __future__ import annotations

import math

from shapely.geometry import LineString

from art.curves import taper
from art.makers.mark import mark
from art.picture import PAPER, Picture
from art.shapes import Geometry, circle, inset, move, rectangle, union

LABEL = (8.1, 24.8, 50.9, 65.6)
"""The label's left, upper, right and lower edge in mm of the card: between the two corners that are left free."""
SEAL = (29.5, 73.0)
"""The middle of the seal."""
BITE = 2.0
"""mm of the rounds that are bitten out of the label's corners."""
RULE = (0.75, 1.1)
"""The line along the label's edge: from and to how many mm inside."""
RAYS, LONG, SHORT = 84, 0.3, 1.9
"""Cuts round the seal, and how far from it long and short ones begin by turns."""


def label() -> Geometry:
    """The label, its corners bitten out."""
    x0, y0, x1, y1 = LABEL
    return rectangle(*LABEL).difference(union([circle(x, y, BITE) for x in (x0, x1) for y in (y0, y1)]))


def add_label(picture: Picture, rule: str) -> None:
    """The label with a line in such a colour."""
    picture.add(PAPER, label())
    picture.add(rule, inset(label(), RULE[0]).difference(inset(label(), RULE[1])))


def add_mark(picture: Picture, height: float) -> None:
    """The maker's mark in the middle of the seal."""
    picture.add(PAPER, move(mark(height), *SEAL))


def rays(window: Geometry, seal: Geometry) -> Geometry:
    """Cuts round the seal in what the label leaves of the window, swelling outwards."""
    x, y = SEAL
    free = window.intersection(rectangle(0, LABEL[3] + 1.0, 59, 91)).difference(seal)
    cuts = []
    for k in range(RAYS):
        angle = 2 * math.pi * (k + 0.5) / RAYS
        ray = LineString([(x, y), (x + 40 * math.cos(angle), y + 40 * math.sin(angle))]).intersection(free)
        for part in getattr(ray, "geoms", [ray]):
            start = SHORT if k % 2 else LONG
            if part.length - start > 1.8:
                ends = [part.interpolate(way) for way in (start, part.length)]
                far = math.hypot(ends[1].x - x, ends[1].y - y)
                cuts.append(taper([(spot.x, spot.y) for spot in ends], 0.24 + far * 0.026, peak=0.7, tip=0.16))
    return union(cuts)
