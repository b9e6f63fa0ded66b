"""What the courts wear: ermine, brocade, slashed sleeves, ruffs, plumes, chains and jewels."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from art.body import lock
from art.curves import Curve, closed, curve, cut, normals, resample, ribbon, taper
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, ellipse, move, placed, rectangle, scale, union

GOLD, RED = "ocker", "rot"
CLOTH = "tuch"
"""A court's main colour; its suit tells which it is."""
Line = tuple[Point, ...]


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


def furred(picture: Picture, area: Geometry, across: float = 3.4, down: float = 3.0, shift: float = 0.6) -> None:
    """A piece of ermine with its outline."""
    picture.outline(PAPER, area, 0.44)
    ermine(picture, area, across, down, shift)


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


def chain(picture: Picture, line: Curve, links: int = 39, jewel: str = "") -> None:
    """A chain of office along a line: gold links and white pearls, a suit hanging from its middle."""
    picture.add(INK, ribbon(line, 2.7))
    beads = resample(line, links + 1)
    for i in range(1, links, 2):
        x, y = map(float, beads[i])
        picture.add(*((GOLD, ellipse(x, y, 0.95, 0.78)) if i % 4 == 1 else (PAPER, circle(x, y, 0.62))))
    if jewel:
        x, y = map(float, beads[links // 2])
        picture.outline(GOLD, sign(jewel, x, y + 2.2, 6.2), 0.42)


def slashed(picture: Picture, area: Geometry, lines: Iterable[Line], width: float = 1.9) -> None:
    """Slits in a sleeve through which the white shirt shows."""
    for line in lines:
        slit = cut(*line, width=width, peak=0.5, tip=0.15)
        picture.outline(PAPER, slit.intersection(area), 0.3)
        path = curve(*line)
        picture.add(INK, taper(path[3:-3] if len(path) > 12 else path, 0.36, peak=0.4).intersection(slit))


def ruff(picture: Picture, x: float, y: float, rx: float, ry: float, folds: int = 18) -> None:
    """A millstone ruff seen a little from above, its middle at (x, y)."""
    picture.outline(PAPER, ellipse(x, y, rx, ry), 0.42)
    for k in range(folds):
        angle = 2 * math.pi * (k + 0.5) / folds
        across, down = math.cos(angle), math.sin(angle)
        inner, outer = 0.5, 0.97
        line = [(x + across * rx * t, y + down * ry * t) for t in (inner, outer)]
        picture.add(INK, taper(line, 0.5, peak=0.75))


def plume(picture: Picture, spine: Curve, width: float, barbs: int = 14, role: str = PAPER) -> None:
    """An ostrich feather: barbs on both sides of a drooping spine."""
    line = resample(spine, 120)
    across = normals(line)
    along = np.column_stack([across[:, 1], -across[:, 0]])
    for i in range(barbs):
        t = 0.02 + 0.95 * i / barbs
        k = int(t * 119)
        reach = width * (0.55 + 0.45 * math.sin(math.pi * min(t * 1.15, 1)))
        for side in (-1, 1):
            out, forth = across[k] * side, along[k]
            steps = ((0, 0), (0.5, 0.35), (0.95, 0.8), (0.85, 1.3))
            barb = curve(*(tuple(line[k] + (out * a + forth * b) * reach) for a, b in steps))
            lock(picture, role, barb, width * 0.52, cuts=1, cut_width=0.36, root=0.5, line=0.3)
    tip = curve(tuple(line[108]), tuple(line[119]), tuple(line[119] + along[119] * width * 0.7))
    lock(picture, role, tip, width * 0.55, cuts=1, cut_width=0.36, line=0.3)
    picture.outline(role, ribbon(line[:112], 0.75, 0.4), 0.26)


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
