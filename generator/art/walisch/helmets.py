"""Helmets on heads that face the onlooker: the banded one with its veil of mail, the wolf's pelt."""

from __future__ import annotations

from art.body import mail
from art.curves import Curve, between_curves, blend, closed, curve, cut, ribbon
from art.picture import INK, PAPER, Picture
from art.shapes import (
    Geometry,
    Point,
    both,
    circle,
    inset,
    lozenge,
    mirror,
    on_side,
    polygon,
    rectangle,
    shadow,
    union,
)
from art.walisch.garments import dark_lock

BRASS = "ocker"


def _dome(height: float) -> Picture:
    """A bowl of iron `height` mm above the eyes, lit from the left."""
    picture = Picture()
    k = (height - 3.5) / 9.7

    def up(y: float) -> float:
        return -3.5 + (y + 3.5) * k if y < -3.5 else y

    half = [(7.6, -2.2, 1), (7.7, -5.4), (6.3, up(-8.9)), (3.4, up(-11.6))]
    dome = closed(
        *((-p[0], *p[1:]) for p in half), (0, -height, 1), *reversed(half), (3.8, -3.4), (0, -3.7), (-3.8, -3.4)
    )
    picture.outline(PAPER, dome, 0.45)
    picture.add(INK, shadow(dome.intersection(rectangle(0, -30, 30, 30)), -0.8, 0.3))
    for i in range(4):
        line = cut(
            (1.9 + i, up(-11.2 + i * 0.75)), (2.6 + i * 1.15, up(-9.2 + i * 0.55)),
            (2.9 + i * 1.25, up(-6.6 + i * 0.15)),
            width=0.85 - 0.05 * i, peak=0.45,
        )  # fmt: skip
        picture.add(INK, line.intersection(dome))
    for i in range(3):
        line = cut(
            (-1.9 - i * 1.4, up(-11 + i * 0.85)), (-2.7 - i * 1.4, up(-8.9 + i * 0.6)),
            (-2.9 - i * 1.35, up(-6.9 + i * 0.15)),
            width=0.42,
        )  # fmt: skip
        picture.add(INK, line.intersection(dome))
    return picture


def _brow_lines() -> tuple[Curve, Curve]:
    lower = curve((-7.9, -1.9), (-4, -3.1), (0, -3.5), (4, -3.1), (7.9, -1.9))
    upper = curve((-7.9, -5.2), (-4, -6.5), (0, -6.9), (4, -6.5), (7.9, -5.2))
    return lower, upper


def _studded_brow() -> Picture:
    picture = Picture()
    lower, upper = _brow_lines()
    low = blend(lower, upper, 0.06)
    picture.outline(BRASS, between_curves(low, blend(lower, upper, 0.74)), 0.45)
    middle = blend(lower, upper, 0.4)
    picture.add(INK, [circle(x, y, 0.48) for x, y in middle[4:-3:7]])
    return picture


def _comb() -> Picture:
    """The ridge from brow to crown."""
    picture = Picture()
    ridge = closed((-1.3, -6.7, 1), (-1.2, -10), (-0.95, -13.0, 1), (0.95, -13.0, 1), (1.2, -10), (1.3, -6.7, 1))
    picture.outline(BRASS, ridge, 0.42)
    picture.add(INK, [lozenge(0, y, 0.62, 0.8) for y in (-8.1, -9.9, -11.7)])
    picture.outline(BRASS, closed((-1.25, -12.9, 1), (-0.9, -13.6), (0, -14.3, 1), (0.9, -13.6), (1.25, -12.9, 1)))
    return picture


def _nasal() -> Geometry:
    half = [(1.2, -3.4, 1), (1.0, -0.5), (1.25, 2.2), (1.7, 4.4, 1)]
    return closed(*((-p[0], *p[1:]) for p in half), (0, 5.2, 1), *reversed(half))


def _spectacles() -> Picture:
    """A nose guard whose arches run round the eyes."""
    picture = Picture()
    arch = ribbon(curve((0.4, -1.5), (2.4, -1.9), (4.8, -2.0), (6.5, -0.5), (6.4, 1.4)), 1.9, 1.1)
    picture.outline(BRASS, union(_nasal(), both(arch)), 0.42)
    picture.add(INK, cut((0.15, -2.0), (0.2, 1.0), (0.5, 4.0), width=0.6, peak=0.7))
    line = cut((1.6, -1.85), (3.6, -2.1), (5.6, -1.4), width=0.45)
    picture.add(INK, line, mirror(line))
    return picture


def banded_helmet(ink: str) -> Picture:
    """Four plates riveted to bands; a veil of mail hangs from the brow and leaves only the eyes free."""
    picture = Picture()
    veil = closed(
        (-7.4, 2.2, 1), (-3.4, 3.4), (0, 4.4), (3.4, 3.4), (7.4, 2.2, 1), (8.2, 8), (6.0, 13.5), (0, 16.0),
        (-6.0, 13.5), (-8.2, 8),
    )  # fmt: skip
    picture.outline(PAPER, veil, 0.45)
    picture.add(INK, inset(veil, 0.4))
    picture.add(PAPER, mail(inset(veil, 0.7), 1.5, 1.15, 0.5))
    picture.put(_dome(13.4))
    picture.put(_comb())
    for side in (-1, 1):
        rib = ribbon(curve((side * 5.9, -6.0), (side * 5.2, -8.6), (side * 3.0, -11.4), (side * 0.9, -12.7)), 1.7, 1.2)
        picture.outline(BRASS, rib, 0.4)
        picture.add(INK, [circle(side * x, y, 0.34) for x, y in ((5.7, -7.2), (4.8, -9.3), (3.0, -11.3))])
    picture.put(_studded_brow())
    picture.put(_spectacles())
    picture.outline(ink, lozenge(0, -4.9, 1.2, 1.6), 0.36)
    return picture


def wolf_pelt(ink: str) -> Picture:
    """A black wolf's pelt drawn over the bowl: ears, lit muzzle over the brow with its teeth, fur to the shoulders."""
    picture = Picture()
    for side in (-1, 1):
        for points, width in (
            (((7.6, -6), (10.2, 0), (10.6, 7), (14.0, 13.0)), 4.4),
            (((7.2, -4), (9.2, 2), (8.8, 8.5), (10.6, 15.5)), 4.0),
        ):
            dark_lock(picture, curve(*on_side(side, *points)), width)
        ear = closed(*on_side(side, (3.0, -9.8, 1), (4.6, -12.4), (7.8, -13.6, 1), (8.6, -10.4), (8.2, -6.6, 1)))
        picture.add(PAPER, ear.buffer(0.45))
        picture.add(INK, ear)
        picture.add(
            ink, closed(*on_side(side, (5.2, -9.8, 1), (6.0, -11.4), (7.2, -12.2, 1), (7.5, -9.8), (7.0, -8.0, 1)))
        )
    picture.put(_muzzle_teeth())
    half: list[Point] = [
        (3.2, -11.0),
        (6.8, -9.0),
        (8.5, -5.2),
        (8.1, -1.4, 1),
        (5.0, -3.4),
        (2.8, -2.2, 1),
        (1.7, -0.4),
    ]
    pelt = closed(*((-x, *rest) for x, *rest in reversed(half)), (0, -11.6, 1), *half, (0, 0.2))
    picture.add(PAPER, pelt.buffer(0.45))
    picture.add(INK, pelt)
    for side in (-1, 1):
        for line in _FUR:
            picture.add(PAPER, cut(*on_side(side, *line), width=0.62, peak=0.4))
        picture.add(ink, closed(*on_side(side, (2.5, -5.9, 1), (3.7, -7.1), (5.6, -7.7, 1), (4.4, -5.8))))
        picture.add(INK, circle(side * 3.9, -6.5, 0.5))
    bridge: list[Point] = [(0.8, -6.6), (1.3, -5.0), (2.6, -3.2), (1.6, -1.4, 1)]
    picture.add(PAPER, closed(*((-x, *rest) for x, *rest in reversed(bridge)), (0, -7.6), *bridge, (0, -1.2)))
    nose = closed((-1.5, -2.9, 1), (0, -3.3), (1.5, -2.9, 1), (0.9, -1.0), (0, -0.4), (-0.9, -1.0))
    picture.add(INK, nose, cut((0, -5.4), (0, -3.2), width=0.5, peak=0.6))
    picture.add(PAPER, cut((0, -10.8), (0, -8.6), width=0.7, peak=0.6))
    guard = closed((-0.95, 0.4, 1), (-1.2, 2.4), (-1.7, 4.4, 1), (0, 5.2, 1), (1.7, 4.4, 1), (1.2, 2.4), (0.95, 0.4, 1))
    picture.outline(BRASS, guard, 0.42)
    picture.add(INK, cut((0.2, 1.0), (0.25, 2.4), (0.5, 4.2), width=0.5, peak=0.7))
    return picture


_FUR: tuple[tuple[Point, ...], ...] = (
    ((1.7, -8.2), (3.0, -9.2), (5.2, -9.3)),
    ((1.6, -10.2), (2.8, -10.4), (4.0, -10.1)),
    ((6.4, -7.6), (7.2, -6.2), (7.5, -4.2)),
    ((2.6, -4.4), (3.8, -5.0), (5.4, -4.6)),
    ((3.6, -3.6), (5.2, -4.0), (6.8, -3.0)),
)
"""Cuts in the right half of the pelt."""


def _muzzle_teeth() -> Picture:
    picture = Picture()
    fangs = [
        polygon((side * (x - 0.6), y), (side * (x + 0.6), y), (side * x, y + depth))
        for side in (-1, 1)
        for x, y, depth in ((7.2, -2.2, 1.7), (5.5, -3.0, 1.6), (3.7, -2.9, 1.9))
    ]
    picture.add(INK, union(fangs).buffer(0.36))
    picture.add(PAPER, fangs)
    return picture
