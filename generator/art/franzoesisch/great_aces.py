"""The aces of spades and diamonds: the suit fills sixty per cent of the frame's height, its inside is carved."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from shapely.geometry import LineString

from art.curves import closed, curve, cut, resample, sided, taper
from art.franzoesisch.cloth import GOLD
from art.franzoesisch.grounds import diaper
from art.karten.stage import CENTRE, WIDTH, doubled, strewn, whole, window
from art.karten.suits import at, suit
from art.picture import INK, PAPER, Picture
from art.shapes import (
    Geometry,
    Point,
    both,
    circle,
    ellipse,
    inset,
    lozenge,
    placed,
    polygon,
    rectangle,
    turn,
    union,
)  # fmt: skip

X, Y = CENTRE
TALL = 50.0
"""mm of the suit's height; the frame is 83 mm high."""
RAYS = 96
"""Gouges that lead away from the sign of spades, over the whole round."""
NEAR, EDGE = 3.0, 1.9
"""mm between a gouge and the sign, and between it and the window."""


def spades() -> str:
    """A burst of gouges round the sign; inside it a lily, and leaf scrolls on either side."""
    place = at(X, Y - 0.3, TALL)
    sign = place(suit("pik"))
    picture = Picture()
    picture.add(PAPER, _burst(sign))
    picture.add(GOLD, inset(window(), 0.4).difference(inset(window(), 1.0)))
    _haloed(picture, sign, "pik")
    carved = Picture()
    blade = suit("pik")
    line = blade.buffer(-1.15).difference(blade.buffer(-1.6)).intersection(rectangle(-30, -30, 30, 11))
    carved.add(PAPER, line.difference(rectangle(-3.4, 8.2, 3.4, 30)))
    _lily(carved)
    _scrolls(carved)
    picture.put(carved.clipped(blade.buffer(-0.9)), place)
    return whole(picture)


def _haloed(picture: Picture, sign: Geometry, ink: str) -> None:
    """The sign within a line of paper and one of gold."""
    picture.add(INK, sign.buffer(2.3))
    picture.add(PAPER, sign.buffer(1.55))
    picture.add(GOLD, sign.buffer(0.8))
    picture.add(INK, sign.buffer(0.35))
    picture.add(ink, sign)


def _burst(sign: Geometry) -> Geometry:
    """Rays from the sign's edge to the frame; long ones are cut in two, by turns nearer and farther."""
    taken, room = sign.buffer(NEAR), inset(window(), EDGE)
    cuts = []
    for k in range(RAYS):
        angle = 2 * math.pi * (k + 0.5) / RAYS
        ray = LineString([(X, Y), (X + 70 * math.cos(angle), Y + 70 * math.sin(angle))])
        outside = ray.intersection(room).difference(taken)
        if outside.is_empty:
            continue
        outer = max(getattr(outside, "geoms", [outside]), key=lambda part: part.length)
        length = outer.length
        for start, end in _parts(length, k):
            ends = [outer.interpolate(at) for at in (start, end)]
            far = math.hypot(ends[1].x - X, ends[1].y - Y)
            cuts.append(taper([(spot.x, spot.y) for spot in ends], 0.42 + far * 0.021, peak=0.6))
    return union(cuts)


def _parts(length: float, k: int) -> list[tuple[float, float]]:
    """Where the gouges of a ray so long begin and end; very short ones are not cut."""
    if length < 2.4:
        return []
    if length < 9:
        return [(0.0, length)]
    middle = length * (0.42 if k % 2 else 0.6)
    return [(0.0, middle - 0.4), (middle + 0.4, length)]


def _lily(picture: Picture) -> None:
    """Round (0, 0) of a suit 41 mm high, as are the scrolls."""
    lily = Picture()
    lily.add(
        GOLD,
        closed((0, -10.6, 1), (1.5, -6.6), (2.4, -3.2), (1.5, 0.4), (0.9, 2.4, 1), (-0.9, 2.4, 1), (-1.5, 0.4),
               (-2.4, -3.2), (-1.5, -6.6)),
    )  # fmt: skip
    lily.add("pik", cut((0, -7.6), (0, -3.4), (0, 1.2), width=0.6))
    petal = closed(
        (1.4, 2.4, 1), (2.1, 0.2), (3.6, -2.6), (5.6, -3.7), (7.2, -2.8), (7.5, -0.9), (6.5, 0.4), (5.3, 0.0),
        (5.2, -1.0), (4.6, -0.9), (3.9, 0.4), (3.4, 2.4, 1),
    )  # fmt: skip
    lily.add(PAPER, both(petal))
    lily.add("pik", both(cut((2.6, 1.2), (3.6, -1.1), (5.4, -2.4), (6.4, -1.6), width=0.46)))
    lily.add(GOLD, rectangle(-4.0, 2.9, 4.0, 4.5).buffer(0.25))
    lily.add("pik", [lozenge(x, 3.7, 0.8, 0.7) for x in (-2.5, 0, 2.5)])
    picture.put(lily, placed(0, -1.7))


def _scrolls(picture: Picture) -> None:
    """To either side and up into the tip; the stem bears a leaf and a lozenge."""
    large = ((3.4, -6.6), (5.6, -7.6), (8.8, -5.0), (11.6, -1.0), (12.5, 3.4), (10.8, 6.7), (7.9, 6.6), (6.9, 4.5),
             (8.2, 2.7), (9.9, 3.0))  # fmt: skip
    small = ((2.4, -9.6), (3.5, -11.3), (3.0, -13.0), (1.7, -13.3))
    picture.add(PAPER, both(_scroll(large, 1.75)), both(_scroll(small, 1.3)))
    groove = cut((6.8, -6.4), (8.9, -4.3), (11.0, -0.6), (11.7, 3.2), (10.6, 5.8), width=0.7, peak=0.5)
    picture.add("pik", both(groove.intersection(_scroll(large, 1.75).buffer(-0.35))))
    picture.add(PAPER, cut((0, 4.6), (0, 8.6), (0, 13.0), width=1.6, peak=0.3, tip=0.3))
    picture.add(GOLD, polygon((0, 14.6), (1.5, 16.3), (0, 18.0), (-1.5, 16.3)))


def _scroll(points: tuple[Point, ...], width: float) -> Geometry:
    """A band along the points, widest in its first half."""
    shares = (0.5, 0.85, 1, 1, 0.95, 0.85, 0.7, 0.55, 0.42)
    across = np.interp(np.linspace(0, 1, 60), np.linspace(0, 1, len(shares)), shares)
    return sided(resample(curve(*points), 60), across * width / 2)


def diamonds() -> str:
    """The sign on the kings' tapestry; inside it a four-leaf in a frame of its own form."""
    place = at(X, Y, TALL)
    sign = place(suit("karo"))
    free = inset(window().intersection(rectangle(0, 0, WIDTH, Y)).difference(sign.buffer(2.9)), 0.2)
    half = Picture()
    half.put(strewn(diaper(free), free, 0.9))
    picture = Picture()
    _haloed(picture, sign, "karo")
    carved = Picture()
    form = suit("karo")
    carved.add(PAPER, form.buffer(-1.3).difference(form.buffer(-1.8)))
    leaf = closed((0, -1.2, 1), (1.9, -4.4), (1.3, -7.4), (0, -10.2, 1), (-1.3, -7.4), (-1.9, -4.4))
    vein = cut((0, -3.4), (0, -8.4), width=0.66)
    for degrees, size in ((0, 1.16), (90, 0.86), (180, 1.16), (270, 0.86)):
        turned = placed(0, 0, degrees, size)
        carved.add(PAPER, turned(leaf))
        carved.add("karo", turned(vein))
    carved.add(GOLD, circle(0, 0, 1.3))
    scroll = _scroll(((1.6, -2.0), (3.9, -3.6), (5.2, -6.2), (4.6, -9.0), (3.0, -9.2), (2.8, -7.6)), 1.3)
    quarter = union(scroll, turn(ellipse(7.2, -4.2, 0.65, 1.4), 42, (7.2, -4.2)))
    carved.add(PAPER, both(quarter), turn(both(quarter), 180))
    carved.add(GOLD, [lozenge(x, y, 0.9, 1.3) for x, y in ((0, -14.4), (0, 14.4))])
    carved.add(GOLD, [lozenge(x, y, 1.1, 0.8) for x, y in ((-11.0, 0), (11.0, 0))])
    picture.put(carved.clipped(form.buffer(-0.9)), place)
    return doubled(half, picture)


GREAT: dict[str, Callable[[], str]] = {"pik": spades, "karo": diamonds}
