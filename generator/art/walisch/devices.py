"""What stands in the six blazons: the suit's sign drawn large, round (0, 0), with a clear white line about it."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.curves import closed, curve, cut, normals, resample, ribbon, sided, taper
from art.elementary import cos, power
from art.interlace import Plait, band, ring_band
from art.picture import INK, PAPER, Picture
from art.shapes import (
    Geometry,
    circle,
    inset,
    lozenge,
    on_side,
    outset,
    placed,
    polygon,
    rectangle,
    shadow,
    turn,
    union,
)
from art.walisch.symbols import star_corners

GOLD = "ocker"
NOTCH = 9.9
"""mm from the middle of the star to the angle between two points of a plate."""


def device(suit: str, ink: str) -> Picture:
    """The sign of a suit; `ink` is its colour."""
    return _DEVICES[suit](ink)


def _standing(picture: Picture, *forms: tuple[str, Geometry]) -> None:
    """Forms that stand clear: one white line and one black round all of them."""
    whole = [form for _, form in forms]
    picture.add(PAPER, [outset(form, 1.0) for form in whole])
    picture.add(INK, [outset(form, 0.5) for form in whole])
    for role, form in forms:
        picture.outline(role, form, 0.5)


def _sword(ink: str) -> Picture:
    picture = Picture()
    half = [(2.3, -30.0), (3.5, -24.0), (4.1, -10)]
    blade = closed((0, -36.8, 1), *half, (4.6, 12.0, 1), (-4.6, 12.0, 1), *((-x, y) for x, y in reversed(half)))
    guard = closed(
        (-11.5, 11.8, 1), (-5, 13.2), (0, 13.5), (5, 13.2), (11.5, 11.8, 1), (12.6, 14.2), (11.5, 17.0, 1),
        (5, 16.3), (0, 16.4), (-5, 16.3), (-11.5, 17.0, 1), (-12.6, 14.2),
    )  # fmt: skip
    grip = closed((-2.6, 16.4, 1), (2.6, 16.4, 1), (2.9, 20), (2.4, 24.2, 1), (-2.4, 24.2, 1), (-2.9, 20))
    bar = polygon((-7.2, 24.0), (7.2, 24.0), (6.9, 26.6), (-6.9, 26.6))
    pommel = union(bar, circle(-4.9, 27.0, 2.5), circle(4.9, 27.0, 2.5), circle(0, 27.8, 3.4))
    _standing(picture, (ink, blade), (ink, grip), (ink, pommel), (ink, guard))
    fuller = closed((0, -21.5, 1), (1.05, -18), (1.5, 11.0, 1), (-1.5, 11.0, 1), (-1.05, -18))
    picture.add(INK, fuller)
    knots = band(curve((0, -22), (0, 11.5)), 2.5, Plait(12, 1), 0.78, 0.3)
    picture.add(PAPER, knots.intersection(inset(fuller, 0.3)))
    for y in (17.4, 19.2, 21.0, 22.8):
        picture.add(INK, cut((-2.8, y), (0, y + 0.9), (2.8, y), width=0.75, peak=0.5, tip=0.2))
    picture.add(PAPER, [lozenge(x, 14.75, 1.1, 1.0) for x in (-8.4, -4.2, 0, 4.2, 8.4)])
    picture.add(PAPER, cut((-6.2, 25.3), (0, 25.3), (6.2, 25.3), width=0.5, peak=0.5, tip=0.25))
    picture.add(PAPER, [circle(x, y, r) for x, y, r in ((-4.9, 27.4, 0.8), (4.9, 27.4, 0.8), (0, 28.4, 1.1))])
    return picture


def _axe(ink: str) -> Picture:
    """Leaning to the right: its head in the free corner, the haft's foot in the other."""
    picture = Picture()
    haft = closed(
        (-1.9, -31.5, 1), (1.9, -31.9, 1), (1.7, -10), (1.9, 20), (2.9, 35.4, 1), (-1.7, 35.4, 1), (-1.9, 20),
        (-1.7, -10),
    )  # fmt: skip
    head = closed(
        (-3.0, -27.6, 1), (3, -28.0), (9, -29.6), (15.6, -33.0, 1), (18.4, -25), (18.6, -15), (14.6, -3.4, 1),
        (11.4, -3.8, 1), (10.0, -10.2), (6.2, -15.4), (-0.2, -17.8), (-3.0, -18.0, 1),
    )  # fmt: skip
    _standing(picture, (GOLD, haft), (ink, head))
    blade = cut((14.4, -30.6), (16.4, -24.6), (16.4, -15.4), (13.4, -5.6), width=0.95, peak=0.5)
    picture.add(PAPER, blade)
    picture.add(INK, cut((0.8, -15), (0.7, 0), (0.8, 12), (0.9, 20), width=0.7, peak=0.5))
    for y in (-24.2, -21.4):
        picture.add(PAPER, cut((-2.2, y), (0, y + 0.15), (2.2, y), width=0.6, peak=0.5, tip=0.25))
    inlay = closed(
        (2.4, -25.0, 1), (8, -26.2), (12.8, -28.6, 1), (14.0, -22.6), (12.8, -13.0, 1), (8.6, -16.4), (2.4, -19.0, 1)
    )
    picture.add(PAPER, inlay)
    picture.add(INK, inset(inlay, 0.5))
    knots = band(curve((2.4, -22.0), (8, -21.4), (14.4, -19.8)), 6.4, Plait(6, 2), 1.0, 0.34)
    picture.add(PAPER, knots.intersection(inset(inlay, 0.8)))
    for y in (23.0, 25.0, 27.0, 29.0, 31.0):
        picture.add(INK, cut((-2.1, y - 0.6), (0, y), (2.3, y + 0.5), width=0.7, peak=0.5, tip=0.2))
    leaning = Picture()
    leaning.put(picture, placed(-5.2, 2.5, 24, 0.98))
    return leaning


def _shield(ink: str) -> Picture:
    """The ring of the blazon is the shield's rim; its field swirls round a knotted boss."""
    shield = Picture()
    picture = Picture()
    field = circle(0, 0, 14.3, 48)
    picture.add(INK, field)
    picture.add(ink, circle(0, 0, 13.7, 48))
    wing = closed(
        (5.2, 1.8, 1), (8.6, 1.0), (11.2, -1.6), (13.0, -5.6, 1), (14.4, -1), (13.4, 4.2), (9.6, 4.8), (6.0, 4.2, 1)
    )
    hair = union(
        cut((6.6, 2.6), (9.2, 2.0), (11.6, -0.2), (12.7, -3.0), width=0.55),
        cut((8.0, 3.7), (10.2, 3.2), (12.5, 1.0), width=0.5),
    )
    crease = cut((6.0, -1.6), (8.8, -2.8), (10.6, -5.4), (11.2, -8.0), width=0.8, peak=0.35)
    inner = circle(0, 0, 13.7, 48)
    for k in range(6):
        swirl = placed(0, 0, k * 60)
        light = swirl(wing).intersection(inner)
        picture.add(INK, light.buffer(0.4).intersection(inner))
        picture.add(PAPER, light)
        picture.add(INK, swirl(union(hair, crease)).intersection(inner))
    picture.add(INK, circle(0, 0, 7.0, 32))
    picture.add(GOLD, circle(0, 0, 6.5, 32))
    picture.add(INK, circle(0, 0, 5.1, 32))
    dome = circle(0, 0, 4.6, 32)
    picture.add(PAPER, dome)
    picture.add(INK, circle(0, 0, 4.1, 32))
    picture.add(PAPER, ring_band(0, 0, 2.35, 2.6, Plait(5, 1), width=0.95, gap=0.32), circle(0, 0, 0.75))
    picture.add(INK, [circle(
        5.8 * math.cos(k * math.pi / 6), 5.8 * math.sin(k * math.pi / 6), 0.36,
    ) for k in range(12)])  # fmt: skip
    shield.put(picture, placed(0, 0, 0, 1.2))
    return shield


def _spear(ink: str) -> Picture:
    picture = Picture()
    half = [(2.6, -29.4), (6.2, -20.0), (7.2, -13.6), (5.4, -7.4)]
    leaf = closed((0, -35.6, 1), *half, (2.0, -2.6, 1), (-2.0, -2.6, 1), *((-x, y) for x, y in reversed(half)))
    lugs = [
        closed(*on_side(side, (1.6, 1.2, 1), (5.0, 0.2), (10.2, -4.2, 1), (9.4, 2.0), (6.2, 5.2), (1.6, 6.6, 1)))
        for side in (-1, 1)
    ]
    socket = polygon((-2.0, -3), (2.0, -3), (2.5, 9), (-2.5, 9))
    shaft = polygon((-1.9, 8.4), (1.9, 8.4), (1.9, 33.0), (0, 35.6), (-1.9, 33.0))
    _standing(picture, (GOLD, shaft), *((ink, lug) for lug in lugs), (ink, socket), (ink, leaf))
    heart = closed(
        (0, -30.4, 1), (2.0, -24.2), (4.0, -18.6), (4.6, -13.4), (3.4, -9.2), (0, -5.4, 1), (-3.4, -9.2),
        (-4.6, -13.4), (-4.0, -18.6), (-2.0, -24.2),
    )  # fmt: skip
    picture.add(PAPER, heart)
    picture.add(INK, inset(heart, 0.55))
    knots = band(curve((0, -26), (0, -7.2)), 4.4, Plait(6, 2), 0.95, 0.34)
    picture.add(PAPER, knots.intersection(inset(heart, 0.85)))
    for y in (-0.4, 6.6):
        picture.add(
            PAPER, cut((-2.4, y - 0.5), (0, y), (2.4, y - 0.5), width=0.8, peak=0.5, tip=0.3).intersection(socket)
        )
    picture.add(INK, cut((0.8, 10), (0.7, 20), (0.8, 31), width=0.7, peak=0.5))
    for y in (10.6, 12.4, 14.2):
        picture.add(INK, cut((-2.0, y - 0.5), (0, y), (2.0, y - 0.5), width=0.7, peak=0.5, tip=0.2))
    return picture


def _bow(ink: str) -> Picture:
    """A drawn bow upright, an arrow laid across it to the right."""
    picture = Picture()
    upper = [(-9.4, -33.0), (-6.6, -29.8), (1.6, -24.6), (7.2, -15.6), (8.4, -6.0)]
    line = resample(curve(*upper, (7.4, 0), *((x, -y) for x, y in reversed(upper))), 240)
    t = np.linspace(-1, 1, 240)
    limb = sided(line, 1.0 + 1.9 * power(np.clip(cos(t * math.pi / 2), 0, 1), 0.7))
    string = union(ribbon(curve((-8.8, -31.0), (-11.6, 0)), 0.9), ribbon(curve((-11.6, 0), (-8.8, 31.0)), 0.9))
    arrow = rectangle(-16, -0.8, 14.4, 0.8)
    point = closed((21.6, 0, 1), (16.4, -3.6, 1), (13.4, -1.1, 1), (13.4, 1.1, 1), (16.4, 3.6, 1))
    vanes = [closed((-10, s * 0.8, 1), (-12.4, s * 3.6, 1), (-19.0, s * 3.9, 1), (-17.4, s * 0.8, 1)) for s in (-1, 1)]
    _standing(picture, (PAPER, string), (ink, limb), (GOLD, arrow), (ink, point), (ink, vanes[0]), (ink, vanes[1]))
    for part in (line[20:82], line[158:220]):
        picture.add(PAPER, taper(part, 1.5, peak=0.5, tip=0.2))
    across = normals(line)
    for k in range(108, 134, 5):
        ends = [line[k] - across[k] * 3.2, line[k] + across[k] * 3.2]
        picture.add(GOLD, taper(ends, 1.0, 0.5, 0.45).intersection(limb))
    picture.outline(GOLD, arrow.intersection(rectangle(3, -3, 11, 3)), 0.45)
    picture.add(INK, cut((-9, 0.05), (4, 0.1), (13.0, 0.05), width=0.45, peak=0.5))
    for side in (-1, 1):
        for x in (-13.0, -15.0, -17.0):
            picture.add(PAPER, cut((x, side * 1.5), (x - 0.9, side * 3.0), width=0.5, peak=0.5))
    picture.add(PAPER, cut((15.0, 0), (17.5, 0), (19.8, 0), width=0.8, peak=0.4))
    return picture


def _star(ink: str) -> Picture:
    """Two forged plates of four points each, laid crosswise and nailed through."""
    picture = Picture()
    picture.put(_plate(ink, 26.0, 26.0, 45))
    picture.put(_plate(ink, 29.0, 20.8, 0))
    picture.put(_rose_nail())
    return picture


def _plate(ink: str, upright: float, across: float, turned: float) -> Picture:
    """A four-pointed iron plate with bevelled edges, a nail in each of its points."""
    picture = Picture()
    plate = turn(polygon(*star_corners([upright, NOTCH, across, NOTCH] * 2)), turned)
    _standing(picture, (ink, plate))
    face = inset(plate, 1.6)
    picture.add(PAPER, shadow(plate, 0.62, 0.55).difference(face.buffer(0.5)))
    picture.add(INK, face.buffer(0.4).difference(face))
    for k in range(4):
        point = placed(0, 0, turned + 90 * k)
        head = point(circle(0, -0.52 * (across if k % 2 else upright), 1.35))
        picture.outline(PAPER, head, 0.45)
        picture.add(INK, shadow(head, -0.55, -0.55))
    return picture


def _rose_nail() -> Picture:
    """The great nail in the middle: a forged head with eight hammered faces, dark away from the light."""
    picture = Picture()
    rim = [(5.8 * math.cos(math.radians(22.5 + k * 45)), 5.8 * math.sin(math.radians(22.5 + k * 45))) for k in range(8)]
    head = polygon(*rim)
    picture.add(INK, head.buffer(1.5))
    picture.add(GOLD, head.buffer(1.0))
    picture.add(INK, head.buffer(0.45))
    top = (-0.9, -0.9)
    for k in range(8):
        face = polygon(top, rim[k], rim[(k + 1) % 8])
        picture.add(INK if k in (7, 0, 1) else PAPER, inset(face, 0.2))
    return picture


_DEVICES: dict[str, Callable[[str], Picture]] = {
    "svidar": _sword,
    "yxar": _axe,
    "skoell": _shield,
    "ger": _spear,
    "bog": _bow,
    "jarnur": _star,
}
