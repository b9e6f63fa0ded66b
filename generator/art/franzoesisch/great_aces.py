"""The aces of spades and diamonds: the suit fills sixty per cent of the frame's height, its inside is carved."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.curves import closed, curve, cut, resample, sided
from art.franzoesisch.cloth import GOLD
from art.franzoesisch.grounds import diaper
from art.franzoesisch.spades import spades
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
    rectangle,
    turn,
    union,
)  # fmt: skip

X, Y = CENTRE
TALL = 50.0
"""mm of the suit's height; the frame is 83 mm high."""


def _haloed(picture: Picture, sign: Geometry, ink: str) -> None:
    """The sign within a line of paper and one of gold."""
    picture.add(INK, sign.buffer(2.3))
    picture.add(PAPER, sign.buffer(1.55))
    picture.add(GOLD, sign.buffer(0.8))
    picture.add(INK, sign.buffer(0.35))
    picture.add(ink, sign)


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


GREAT: dict[str, Callable[[], str]] = {"pik": lambda: whole(spades()), "karo": diamonds}
