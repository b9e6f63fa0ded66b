"""Seven hands: fist, gauntlet, fist from the palm's side, open palm, falconer's glove, pinch, raised hand.

Each is some 10 mm high and holds what it holds at (0, 0). Fingers are chains of bones under a skin, lit from one side.
Forearm and cuff belong to the hand; what it holds lies between the parts behind it and those before it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from art.curves import Curve, closed, curve, resample, sided
from art.inrah.features import stroke
from art.inrah.inlay import Inlay
from art.picture import INK, PAPER
from art.shapes import Geometry, Point, circle, ellipse, move, placed, polygon, union


class Skin(NamedTuple):
    """The tones of a hand and of the cuff at its wrist."""

    light: str = PAPER
    shade: str = "hell"
    deep: str = "mittel"
    cuff: str = "akzent"
    fold: str = "mittel"


class Gesture(NamedTuple):
    """A hand: what lies behind the thing that it holds, what lies before it, and where its sleeve begins."""

    behind: Inlay
    before: Inlay
    wrist: tuple[float, float]


Bones = Sequence[tuple[float, float]]
"""Angle in degrees and length of each bone, from the knuckle to the tip."""
Draw: TypeAlias = Callable[[Skin], Gesture]


def _finger(
    drawing: Inlay, knuckle: Point, bones: Bones, widths: Sequence[float], light: str, shade: str,
    dx: float = -0.55, dy: float = -0.45,
) -> None:  # fmt: skip
    joints = [np.array(knuckle, float)]
    for degrees, long in bones:
        angle = math.radians(degrees)
        joints.append(joints[-1] + long * np.array([math.cos(angle), math.sin(angle)]))
    middle = resample(curve(*[(float(x), float(y)) for x, y in joints]), 60)
    across = np.interp(np.linspace(0, 1, 60), np.linspace(0, 1, len(widths)), widths)
    drawing.form(light, _skin(middle, across), shade, dx, dy, 0.34)


def _skin(middle: Curve, across: Curve) -> Geometry:
    """The outline of a finger as wide as given along its middle, round at both ends."""
    ends = [circle(float(middle[at][0]), float(middle[at][1]), float(across[at]) / 2) for at in (0, -1)]
    return union(sided(middle, across / 2), ends).buffer(0.12).buffer(-0.12)


def _put_cuff(drawing: Inlay, x: float, y: float, degrees: float, radius: float, skin: Skin, height: float = 3) -> None:
    """A turned-back cuff; the forearm leaves at so many degrees."""
    shape = closed(
        (-radius, -0.6, 1), (0, -1.1), (radius, -0.6, 1), (radius * 1.22, height, 1), (0, height - 0.5),
        (-radius * 1.22, height, 1),
    )  # fmt: skip
    drawing.form(skin.cuff, placed(x, y, degrees - 90)(shape), skin.fold, -radius * 0.9, 0, 0.45)


def fist(skin: Skin, mail: bool = False) -> Gesture:
    """A fist round an upright shaft through x = 0, its back to the left; with `mail` a gauntlet."""
    before = Inlay()
    angle = math.radians(112)
    along = np.array([math.cos(angle), math.sin(angle)])
    aside = np.array([-along[1], along[0]])
    wrist = np.array([-1.3, 0.4]) + along * 5.2
    left, right = wrist + aside * 2.1, wrist - aside * 2.1

    def spot(place: Curve, *corner: float) -> Point:
        return (float(place[0]), float(place[1]), *corner)

    back = closed(
        (-1.4, -4.1), (-3.4, -3.8), (-4.5, -1.9), (-4.6, 0.8), spot(left), spot(left + along * 1.1, 1),
        spot(right + along * 1.1, 1), spot(right), (1.2, 3.9), (-0.2, 3.2), (-1.0, 0),
    )  # fmt: skip
    before.form(skin.light, back, skin.shade, -1.2, -0.6, 0.45)
    for y, wide, tip in ((2.75, 1.75, 1.65), (1.05, 2.0, 2.3), (-0.85, 2.1, 2.65), (-2.75, 2.05, 2.45)):
        middle = resample(curve((-3.1, y + 0.2), (-1.4, y - 0.42), (0.6, y - 0.25), (tip, y + 0.55)), 50)
        across = np.interp(np.linspace(0, 1, 50), (0, 0.3, 0.6, 1), (wide * 0.86, wide, wide * 0.95, wide * 0.7))
        form = _skin(middle, across)
        before.form(skin.light, form, skin.shade, -0.7, -0.35, 0.32)
        if mail:
            plate = polygon((-0.7, y - 1.4), (0.1, y - 1.4), (0.1, y + 1.6), (-0.7, y + 1.6))
            before.add(skin.deep, plate.intersection(form.buffer(-0.16)))
    thumb = closed(
        (0.7, -5.3), (2.6, -5.2), (3.9, -3.8), (3.85, -1.9), (2.9, -0.6), (1.8, -1.1), (2.0, -2.7), (0.9, -3.6)
    )
    before.form(skin.light, thumb, skin.shade, -0.6, -0.3, 0.34)
    x, y = (float(value) for value in wrist + along)
    if mail:
        place = placed(x, y, 22)
        flare = closed((-2.3, -1.2, 1), (0, -1.7), (2.3, -1.2, 1), (3.9, 4.4, 1), (0, 3.6), (-3.9, 4.4, 1))
        before.form(skin.light, place(flare), skin.deep, -2.0, 0, 0.5)
        rim = closed((-3.55, 3.0, 1), (0, 2.2), (3.55, 3.0, 1), (3.75, 3.9, 1), (0, 3.1), (-3.75, 3.9, 1))
        before.add(skin.cuff, place(rim))
    else:
        _put_cuff(before, x, y, 112, 2.6, skin)
    return Gesture(Inlay(), before, (-4.1, 8.4))


def gauntlet(skin: Skin) -> Gesture:
    return fist(skin, mail=True)


def inner_fist(skin: Skin) -> Gesture:
    """A fist round an upright shaft, seen from the palm's side: finger tips over the ball of the thumb."""
    before = Inlay()
    ball = closed(
        (4.0, -3.2), (1.4, -4.6), (-2.6, -4.0), (-3.8, -1.6), (-3.2, 2.0), (-2.2, 5.2), (-2.0, 7.2, 1), (3.0, 7.2, 1),
        (3.2, 4.8), (4.4, 2.0), (4.6, -1.0),
    )  # fmt: skip
    before.form(skin.light, ball, skin.shade, -1.3, -0.5, 0.45)
    before.add(INK, stroke((-1.9, 5.8), (-0.6, 4.2), (-0.9, 1.4), width=0.5))
    for y, wide, tip in ((2.5, 1.7, -0.9), (0.9, 1.9, -1.6), (-0.9, 2.0, -1.9), (-2.7, 1.95, -1.5)):
        middle = resample(curve((3.9, y - 0.1), (2.0, y - 0.45), (0.2, y - 0.3), (tip, y + 0.35)), 50)
        across = np.interp(np.linspace(0, 1, 50), (0, 0.3, 0.6, 1), (wide * 0.9, wide, wide * 0.96, wide * 0.74))
        before.form(skin.light, _skin(middle, across), skin.shade, -0.6, -0.4, 0.32)
    thumb = closed(
        (-3.7, -1.2), (-3.4, -3.4), (-1.6, -5.2), (0.8, -6.0), (2.2, -5.6), (2.0, -4.4), (0.0, -3.8), (-1.4, -2.4),
        (-2.2, -0.2),
    )  # fmt: skip
    before.form(skin.light, thumb, skin.shade, -0.3, -0.8, 0.34)
    _put_cuff(before, 0.5, 7.2, 84, 2.8, skin)
    return Gesture(Inlay(), before, (0.9, 9.6))


def palm(skin: Skin) -> Gesture:
    """An open palm under a thing that rests on (0, 0): fingers rise on the left, the thumb on the right."""
    behind, before = Inlay(), Inlay()
    for x, y, bones, widths in (
        (-1.0, 2.3, ((196, 2.4), (222, 2.0), (256, 1.7)), (1.9, 1.9, 1.7, 1.3)),
        (-0.6, 3.0, ((188, 3.0), (214, 2.2), (250, 1.8)), (2.1, 2.05, 1.8, 1.3)),
    ):
        _finger(behind, (x, y), bones, widths, skin.shade, skin.deep)
    for x, y, bones in (
        (-0.4, 3.9, ((182, 3.2), (208, 2.2), (244, 1.7))),
        (0.0, 4.8, ((178, 2.9), (204, 1.9), (238, 1.4))),
    ):
        _finger(before, (x, y), bones, (2.25, 2.15, 1.9, 1.35), skin.light, skin.shade)
    hollow = closed(
        (-1.6, 2.6), (0.6, 2.0), (2.6, 2.2), (4.6, 3.0), (6.2, 5.0), (6.9, 7.6, 1), (2.7, 8.9, 1), (1.2, 7.2),
        (-1.2, 5.9), (-2.0, 4.4),
    )  # fmt: skip
    before.form(skin.light, hollow, skin.shade, -0.9, -0.9, 0.42)
    thumb = ((-62, 2.1), (-84, 1.9), (-108, 1.4))
    _finger(before, (3.7, 3.7), thumb, (2.6, 2.1, 1.75, 1.2), skin.light, skin.shade)
    before.add(skin.light, closed((2.4, 3.0), (4.0, 2.9), (4.7, 4.0), (3.8, 5.0), (2.6, 4.4)))
    before.add(INK, stroke((2.3, 3.4), (2.9, 4.6), (4.4, 5.2), width=0.36))
    _put_cuff(before, 4.9, 8.6, 73, 2.5, skin)
    return Gesture(behind, before, (5.6, 10.8))


def glove(skin: Skin) -> Gesture:
    """A falconer's glove: a level fist, the perch its upper edge through (0, 0), a wide cuff to the lower right."""
    before = Inlay()
    back = closed(
        (-2.6, -0.6), (-0.4, -1.1), (2.2, -0.9), (4.2, 0.2), (6.0, 2.6), (7.4, 5.0, 1), (3.2, 8.4, 1), (1.6, 6.2),
        (-0.6, 5.2), (-3.0, 4.6),
    )  # fmt: skip
    before.form(skin.light, back, skin.shade, -1.2, -1.2, 0.45)
    for i, (y, x, wide) in enumerate(((4.1, 0.4, 1.75), (2.7, 0.6, 1.95), (1.1, 0.7, 2.05))):
        widths = (wide, wide * 1.02, wide * 0.9, wide * 0.7)
        _finger(before, (x, y - 0.1), ((182, 2.6 + 0.2 * i), (150, 1.3)), widths, skin.light, skin.shade, -0.4, -0.6)
    thumb = ((186, 3.6), (160, 2.0))
    _finger(before, (2.2, -0.1), thumb, (2.3, 2.2, 2.0, 1.5), skin.light, skin.shade, -0.4, -0.7)
    place = placed(6.2, 7.6, -38)
    flare = closed((-3.0, -1.6, 1), (0, -2.1), (3.0, -1.6, 1), (4.9, 7.0, 1), (0, 6.2), (-4.9, 7.0, 1))
    before.form(skin.light, place(flare), skin.shade, -2.6, 0, 0.5)
    seam = closed((-3.35, 0.4, 1), (0, -0.2), (3.35, 0.4, 1), (3.55, 1.3, 1), (0, 0.7), (-3.55, 1.3, 1))
    before.add(skin.cuff, place(seam))
    return Gesture(Inlay(), before, (10.2, 12.4))


def pinch(skin: Skin) -> Gesture:
    """Thumb and forefinger meet at (0, 0), the others are fanned; the forearm leaves downwards on the right."""
    behind, before = Inlay(), Inlay()
    x, y = 3.7, 5.4
    for base, bones, wide in (
        ((2.9, -3.2), ((-30, 2.6), (-52, 2.0), (-72, 1.5)), 1.6),
        ((2.6, -4.4), ((-58, 3.2), (-80, 2.4), (-98, 1.6)), 1.75),
        ((1.9, -5.2), ((-86, 3.6), (-110, 2.6), (-130, 1.7)), 1.8),
    ):
        widths = (wide, wide, wide * 0.95, wide * 0.85, wide * 0.66)
        _finger(behind, (x + base[0], y + base[1]), bones, widths, skin.light, skin.shade)
    back = closed(
        (-2.0, 0.8, 1), (-2.2, -1.6), (-1.6, -3.7), (0.2, -5.6), (2.3, -6.1), (3.9, -5.0), (3.9, -2.7), (2.6, -0.6),
        (2.1, 0.8, 1),
    )  # fmt: skip
    behind.form(skin.light, move(back, x, y), skin.shade, -1.3, -0.4, 0.42)
    fore = ((-146, 3.0), (166, 2.2), (138, 1.6))
    _finger(behind, (x + 1.6, y - 5.0), fore, (2.2, 2.0, 1.8, 1.65, 1.15), skin.light, skin.shade)
    behind.add(skin.light, ellipse(x + 1.7, y - 4.3, 1.0, 0.9))
    thumb = ((-158, 2.0), (-128, 2.0), (-112, 1.4))
    _finger(before, (x - 0.5, y - 1.8), thumb, (2.6, 2.2, 1.9, 1.2), skin.light, skin.shade)
    before.add(skin.light, move(closed((-1.8, -0.3), (-1.7, -2.3), (-0.2, -2.9), (0.8, -1.7), (0.3, 0.0)), x, y))
    before.add(INK, move(stroke((-0.5, -3.2), (0.7, -2.2), (0.8, -0.6), width=0.36), x, y))
    _put_cuff(before, x + 0.05, y + 1.0, 90, 2.4, skin)
    return Gesture(behind, before, (x + 0.05, y + 3.4))


def raised(skin: Skin) -> Gesture:
    """A raised hand, its palm to the onlooker, four fingers up and the thumb aside; the wrist is at (0, 0)."""
    behind, before = Inlay(), Inlay()
    for x, y, lean, long in (
        (2.35, -4.4, 12, 3.7),
        (0.95, -5.0, 3, 4.7),
        (-0.6, -5.1, -4, 5.0),
        (-2.05, -4.7, -13, 4.5),
    ):
        bones = ((-90 + lean, long * 0.5), (-90 + lean * 0.8, long * 0.3), (-90 + lean * 0.5, long * 0.28))
        _finger(behind, (x, y), bones, (1.75, 1.8, 1.7, 1.3), skin.light, skin.shade)
    hollow = closed(
        (-2.0, 1.0, 1), (-2.3, -0.8), (-3.2, -3.0), (-2.9, -5.0), (-0.6, -5.6), (1.4, -5.4), (2.9, -4.6), (3.0, -2.4),
        (2.2, -0.4), (2.0, 1.0, 1),
    )  # fmt: skip
    before.form(skin.light, hollow, skin.shade, -1.2, -0.5, 0.42)
    before.add(skin.light, [ellipse(x, -5.0, 0.58, 0.8) for x in (-1.9, -0.5, 0.9)])
    before.add(INK, stroke((2.2, -3.9), (0.4, -3.3), (-1.3, -3.6), width=0.34, peak=0.5))
    _finger(
        before, (-1.9, -1.6), ((-140, 2.2), (-118, 1.9), (-104, 1.2)), (2.5, 2.0, 1.75, 1.2), skin.light, skin.shade
    )
    before.add(skin.light, closed((-2.2, -0.4), (-2.6, -1.9), (-1.4, -2.8), (-0.5, -1.6), (-0.8, -0.2)))
    before.add(INK, stroke((-1.2, -3.4), (-0.3, -2.0), (-0.4, -0.2), width=0.38))
    _put_cuff(before, 0, 1.4, 90, 2.6, skin)
    return Gesture(behind, before, (0, 3.8))
