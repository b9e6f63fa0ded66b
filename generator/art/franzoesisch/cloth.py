"""What the figures wear and carry: ermine, lilies, ruffs, roses, pearls and bells."""

from __future__ import annotations

import math

import numpy as np

from art.curves import Curve, closed, cut, resample, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, ellipse, move, placed, rectangle, scale, union

GOLD, RED = "ocker", "rot"
CLOTH = "tuch"
"""A court's main colour; its suit tells which it is."""


def ermine(picture: Picture, area: Geometry, across: float = 3.4, down: float = 3.0, shift: float = 0.6) -> None:
    """Fur of the stoat: rows of black tails, two spots beside each; none is cut by the edge."""
    x0, y0, x1, y1 = area.bounds
    inside = area.buffer(-0.2)
    size = min(1.0, max(0.7, across / 3.4))
    tails = []
    for row, y in enumerate(np.arange(y0 + 1.2 + shift, y1, down)):
        for x in np.arange(x0 + shift + (across / 2 if row % 2 else 0), x1, across):
            tail = closed((0, -0.9, 1), (0.46, 0.2), (0.66, 1.3), (0, 1.0), (-0.66, 1.3), (-0.46, 0.2))
            spots = [circle(-0.7, -0.9, 0.27), circle(0.7, -0.9, 0.27)]
            tails.append(move(scale(union(tail, *spots), size), float(x), float(y)))
    picture.add(INK, [tail for tail in tails if inside.contains(tail)])


def fleur(k: float = 1) -> Geometry:
    """A lily of crowns and sceptres, its foot at (0, 0), 4.6 mm high."""
    middle = closed((0, -4.6, 1), (1.25, -2.4), (0.8, 0, 1), (-0.8, 0, 1), (-1.25, -2.4))
    sides = [
        closed(
            (s * 0.5, -0.2, 1),
            (s * 1.2, -1.8),
            (s * 2.5, -2.9),
            (s * 3.3, -2.0),
            (s * 2.9, -0.9, 1),
            (s * 2.2, -1.3),
            (s * 1.7, -0.2, 1),
        )
        for s in (-1, 1)
    ]
    return scale(union(middle, sides, rectangle(-2.2, -0.75, 2.2, 0.15)), k)


def ruff(picture: Picture, x: float, y: float, rx: float, ry: float, folds: int = 18) -> None:
    """A millstone ruff seen a little from above, its middle at (x, y)."""
    picture.outline(PAPER, ellipse(x, y, rx, ry), 0.42)
    for k in range(folds):
        angle = 2 * math.pi * (k + 0.5) / folds
        across, down = math.cos(angle), math.sin(angle)
        inner, outer = 0.5, 0.97
        line = [(x + across * rx * t, y + down * ry * t) for t in (inner, outer)]
        picture.add(INK, taper(line, 0.5, peak=0.75))


def rose(picture: Picture, x: float, y: float, k: float = 1, role: str = RED) -> None:
    """A flower of five petals, 8.6 mm across."""
    petal = closed(
        (0, -0.6, 1), (1.7, -1.5), (2.1, -3.2), (0.9, -4.3), (0, -3.8, 1), (-0.9, -4.3), (-2.1, -3.2), (-1.7, -1.5)
    )
    for angle in range(0, 360, 72):
        place = placed(x, y, angle, k)
        picture.outline(role, place(petal), 0.34)
        picture.add(PAPER, place(cut((0, -2.2), (0, -3.4), width=0.5)))
    picture.outline(PAPER, circle(x, y, 1.75 * k), 0.36)
    picture.outline(GOLD, circle(x, y, 0.85 * k), 0.3)


def pearls(
    picture: Picture, line: Curve, count: int, radius: float = 0.6, roles: tuple[str, str] = (GOLD, PAPER)
) -> None:
    """A string of beads along a line, in two colours by turns."""
    for i, (x, y) in enumerate(resample(line, count)):
        picture.outline(roles[i % 2], circle(float(x), float(y), radius), 0.27)


def bell(picture: Picture, x: float, y: float, radius: float) -> None:
    """A fool's bell."""
    picture.outline(GOLD, circle(x, y, radius), 0.4)
    picture.add(
        INK, circle(x, y + radius * 0.3, radius * 0.26), rectangle(x - 0.15, y + radius * 0.3, x + 0.15, y + radius)
    )
    picture.add(
        INK, cut((x - radius * 0.8, y - radius * 0.15), (x + radius * 0.8, y - radius * 0.15), width=0.34, peak=0.5)
    )
