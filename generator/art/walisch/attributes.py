"""What the courts carry: sword, axe, shield, spear, bow and iron star, each drawn upright round the hand at (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.body import fist
from art.curves import closed, curve, cut, normals, resample, sided, taper
from art.elementary import power, sin
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, lozenge, on_side, placed, polygon, rectangle, ring, shadow, union
from art.walisch.symbols import INK as SUIT_INK
from art.walisch.symbols import star_corners

GOLD = "ocker"


def attribute(suit: str) -> Picture:
    """The suit's sign alone, upright, its grip at (0, 0)."""
    return _ATTRIBUTES[suit](SUIT_INK[suit])


def arm(figure: Picture, x: float, y: float, lean: float, ink: str, factor: float = 0.88) -> None:
    """Sleeve, fist and cuff of an arm that reaches in from the right."""
    at = placed(x, y)
    sleeve = closed((13, -6.1, 1), (9.5, -5.8), (7.3, -5.4, 1), (6.6, -1.1), (7.4, 5.4, 1), (10, 7.9), (13, 10.4, 1))
    figure.outline(ink, at(sleeve), 0.42)
    fist(figure, placed(x, y, lean, factor))
    cuff = closed((7.0, -5.3, 1), (9.0, -5.4, 1), (8.4, -0.2), (9.2, 5.8, 1), (6.9, 5.4, 1), (6.3, -0.2))
    figure.outline(PAPER, at(cuff))
    figure.add(INK, [at(lozenge(7.5 + abs(k) * 0.2, 2.0 * k, 0.55, 0.95)) for k in range(-2, 3)])


def sword(ink: str) -> Picture:
    picture = Picture()
    blade = closed((0, -28.2, 1), (1.5, -25.6), (2.1, -22), (2.5, -6.4, 1), (-2.5, -6.4, 1), (-2.1, -22), (-1.5, -25.6))
    picture.outline(PAPER, blade, 0.42)
    picture.add(INK, shadow(blade, -0.75, 0))
    fuller = closed((0, -23.6, 1), (0.55, -21), (0.85, -7, 1), (-0.85, -7, 1), (-0.55, -21))
    picture.add(INK, fuller.buffer(0.28))
    picture.add(ink, fuller)
    guard = closed(
        (-6.4, -7.2, 1), (-2.4, -6.5), (2.4, -6.5), (6.4, -7.2, 1), (6.9, -5.8), (6.3, -4.4, 1), (2.4, -4.7),
        (-2.4, -4.7), (-6.3, -4.4, 1), (-6.9, -5.8),
    )  # fmt: skip
    picture.outline(GOLD, rectangle(-1.4, -5, 1.4, 5.2), 0.36)
    picture.outline(GOLD, guard)
    picture.add(INK, [lozenge(x, -5.65, 0.6, 0.55) for x in (-4.6, -2.3, 0, 2.3, 4.6)])
    pommel = union(circle(-2.4, 6.2, 1.5), circle(2.4, 6.2, 1.5), circle(0, 6.6, 2.0), rectangle(-3.6, 4.6, 3.6, 5.8))
    picture.outline(GOLD, pommel)
    picture.add(INK, cut((-3.2, 5.7), (0, 5.75), (3.2, 5.7), width=0.4, peak=0.5))
    return picture


def axe(ink: str) -> Picture:
    picture = Picture()
    haft = closed((-1.1, -28.2, 1), (1.1, -28.4, 1), (1.05, -10), (1.2, 14, 1), (-1.2, 14, 1), (-1.05, -10))
    picture.outline(GOLD, haft)
    picture.add(INK, cut((0.5, -18), (0.4, -8), (0.5, 10), width=0.4, peak=0.5))
    up = placed(0, -9.4)
    head = closed(
        (-2.1, -16.6, 1), (1.4, -16.8), (4.6, -18.0), (7.2, -18.6, 1), (8.9, -14.5), (8.6, -9), (6.4, -2.6, 1),
        (4.9, -3.0, 1), (4.2, -6.6), (2.2, -9.4), (-2.1, -10.4, 1),
    )  # fmt: skip
    picture.outline(PAPER, up(head), 0.42)
    edge = cut((6.4, -17.6), (7.4, -14.5), (7.1, -9.5), (5.6, -4.2), width=0.5, peak=0.5)
    picture.add(INK, up(edge))
    inlay = closed(
        (-0.6, -14.8, 1), (2.0, -14.9), (5.4, -15.6, 1), (5.9, -13.4), (5.4, -10.2, 1), (2.4, -12.3),
        (-0.6, -12.6, 1),
    )  # fmt: skip
    picture.outline(ink, up(inlay), 0.36)
    picture.add(PAPER, [up(lozenge(x, y, 0.5, 0.6)) for x, y in ((0.8, -13.7), (2.6, -13.65), (4.4, -13.3))])
    return picture


def spear(ink: str) -> Picture:
    """A winged spear: long leaf blade, socket with two lugs, shaft."""
    picture = Picture()
    shaft = closed((-0.95, -12, 1), (0.95, -12, 1), (1.05, 14, 1), (-1.05, 14, 1))
    picture.outline(GOLD, shaft)
    picture.add(INK, cut((0.4, -8), (0.4, 0), (0.4, 10), width=0.4, peak=0.5))
    for side in (-1, 1):
        lug = closed(
            *on_side(side, (0.6, -12.4, 1), (2.0, -12.9), (4.2, -14.7, 1), (3.9, -12.0), (2.6, -10.7), (0.6, -10.2, 1))
        )
        picture.outline(PAPER, lug, 0.36)
    picture.outline(PAPER, polygon((-1.0, -16), (1.0, -16), (1.35, -8.6), (-1.35, -8.6)), 0.36)
    half = [(1.1, -25.4), (2.4, -21.8), (2.9, -19.0), (2.3, -16.8)]
    leaf = closed((0, -28.6, 1), *half, (0.9, -15.0, 1), (-0.9, -15.0, 1), *((-x, y) for x, y in reversed(half)))
    picture.outline(PAPER, leaf, 0.42)
    picture.add(INK, shadow(leaf, -0.8, 0))
    rib = closed((0, -25.4, 1), (0.75, -21.8), (0.85, -19.4), (0, -15.6, 1), (-0.85, -19.4), (-0.75, -21.8))
    picture.add(INK, rib.buffer(0.28))
    picture.add(ink, rib)
    for y in (-11.0, -9.6):
        picture.add(INK, rectangle(-1.2, y, 1.2, y + 0.55))
    return picture


def bow(ink: str) -> Picture:
    """The string hangs left of the hand, the grip is in it."""
    picture = Picture()
    limb = [
        (-6.7, -24.6), (-5.6, -22.8), (-3.7, -20.2), (-1.2, -15.6), (0.3, -10.0), (0.7, -4), (0.2, 3), (-1.6, 9.5),
        (-4, 15),
    ]  # fmt: skip
    line = resample(curve(*limb), 200)
    t = np.linspace(0, 1, 200)
    half = 0.7 + 0.85 * power(sin(np.clip(t * 1.15, 0, 1) * math.pi).clip(0), 0.8)
    picture.outline(PAPER, rectangle(-6.2, -23.0, -5.7, 14), 0.3)
    picture.outline(GOLD, sided(line, half), 0.42)
    picture.add(INK, taper(line[22:92], 0.75, peak=0.6))
    across = normals(line)
    for k in (9, 14, 108, 113, 118):
        binding = taper([line[k] + across[k] * 0.95, line[k] - across[k] * 0.95], 0.5, 0.5, 0.22)
        picture.add(INK if k < 100 else ink, binding)
    return picture


def star(ink: str) -> Picture:
    """An iron star on a staff."""
    picture = Picture()
    picture.outline(GOLD, closed((-0.95, -14, 1), (0.95, -14, 1), (1.05, 14, 1), (-1.05, 14, 1)))
    picture.add(INK, cut((0.4, -11), (0.4, -5), (0.4, 10), width=0.4, peak=0.5))
    picture.outline(GOLD, circle(0, -12.2, 1.9), 0.36)
    picture.add(INK, lozenge(0, -12.2, 0.8, 1.1))
    picture.put(iron_star(ink, 1.58), placed(0, -20.2))
    return picture


def iron_star(ink: str, factor: float, share: float = 0.9) -> Picture:
    """The star alone, round (0, 0): each ray ridged over that `share` of it, the suit's colour in its heart."""
    picture = Picture()
    corners = star_corners([(5.0, 2.3, 4.5, 2.3)[k % 4] for k in range(16)])
    grown = placed(0, 0, 0, factor)
    picture.outline(PAPER, grown(polygon(*corners)), 0.42)
    for tip in corners[::2]:
        ridge = cut((0, 0), (tip[0] * share, tip[1] * share), width=0.75 / factor, peak=0.3)
        picture.add(INK, grown(ridge))
    picture.add(INK, circle(0, 0, 1.75 * factor))
    picture.add(ink, circle(0, 0, 1.4 * factor))
    picture.add(PAPER, circle(-0.3 * factor, -0.3 * factor, 0.42 * factor))
    return picture


def round_shield(ink: str, radius: float, degrees: float = 0) -> Picture:
    """A round shield round (0, 0): nailed rim, six swirling fields, boss."""
    picture = Picture()
    picture.add(PAPER, circle(0, 0, radius + 0.95, 48))
    picture.add(INK, circle(0, 0, radius + 0.45, 48))
    picture.add(GOLD, circle(0, 0, radius, 48))
    picture.add(INK, circle(0, 0, radius - 1.6, 48))
    field = circle(0, 0, radius - 2.05, 48)
    picture.add(ink, field)
    nails = round(radius * 1.4)
    picture.add(INK, [_around(radius - 0.8, k / nails, 0.4) for k in range(nails)])
    k = radius / 14.4
    wing = closed(
        (4.2, 1.6, 1), (8.2, 1.0), (11.2, -1.8), (13.6, -6.2, 1), (13.9, -1), (12.6, 4.2), (9.2, 4.6), (5.4, 4.0, 1)
    )
    hair = union(
        cut((6.0, 2.4), (9.0, 1.9), (11.8, -0.4), (13.2, -3.2), width=0.5 / k),
        cut((7.4, 3.4), (9.8, 3.0), (12.2, 0.9), width=0.42 / k),
    )
    crease = cut((5.2, -1.6), (8.4, -2.6), (10.6, -5.6), (11.4, -8.6), width=0.7 / k, peak=0.35)
    for i in range(6):
        swirl = placed(0, 0, i * 60 + 8 + degrees, k)
        light = swirl(wing).intersection(field)
        picture.add(INK, light.buffer(0.34).intersection(field))
        picture.add(PAPER, light)
        picture.add(INK, swirl(union(hair, crease)).intersection(field))
    picture.put(_boss(), placed(0, 0, 0, max(k, 0.8)))
    return picture


def _boss() -> Picture:
    picture = Picture()
    picture.add(INK, circle(0, 0, 5.5, 32))
    picture.add(GOLD, ring(0, 0, 5.05, 3.75))
    dome = circle(0, 0, 3.35)
    picture.add(PAPER, dome)
    crescent = closed((0.3, 3.35, 1), (2.5, 2.2), (3.35, 0, 1), (2.4, -2.2), (2.1, -0.4), (1.4, 1.5))
    picture.add(INK, crescent.intersection(dome))
    picture.add(INK, [_around(4.4, (k + 0.45) / 8, 0.33) for k in range(8)])
    return picture


def _around(radius: float, turns: float, size: float) -> Geometry:
    angle = 2 * math.pi * turns
    return circle(radius * math.cos(angle), radius * math.sin(angle), size)


def held_shield(ink: str) -> Picture:
    """A shield in front of the arm, the fingers over its rim."""
    picture = Picture()
    picture.put(round_shield(ink, 10.6), placed(1.6, -0.6))
    for k in range(4):
        at = placed(1.6, -0.6, -62 + k * 11.5)
        finger = closed(
            (-1.0, -8.0), (-1.05, -11.4), (-0.7, -12.6), (0.7, -12.6), (1.05, -11.4), (1.0, -8.0), (0, -7.3),
        )  # fmt: skip
        picture.outline(PAPER, at(finger), 0.3)
        nail = cut((-0.55, -8.5), (0, -8.85), (0.55, -8.5), width=0.3)
        knuckle = cut((-0.6, -11.0), (0, -10.75), (0.6, -11.0), width=0.3)
        picture.add(INK, at(union(nail, knuckle)))
    return picture


_ATTRIBUTES: dict[str, Callable[[str], Picture]] = {
    "svidar": sword,
    "yxar": axe,
    "skoell": held_shield,
    "ger": spear,
    "bog": bow,
    "jarnur": star,
}
