"""More hands: a fist on an upright haft, fingers over a rim, a pinch, a hand that draws a string.

Each is drawn round what it holds at (0, 0); `placed(..., mirrored=True)` makes the other hand of it.
"""

from __future__ import annotations

from typing import NamedTuple

from art.curves import closed, curve, cut, normals, ribbon, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, placed, union


class Holding(NamedTuple):
    """A hand in two layers: what it holds lies between them."""

    behind: Picture
    before: Picture


def finger(picture: Picture, width: float, *points: Point, tip: float = 0.72, joint: bool = True) -> Geometry:
    """A finger along the points, `width` mm at its root and `tip` of that at its end."""
    line = curve(*points)
    end = width * tip
    (x0, y0), (x1, y1) = line[0], line[-1]
    form = union(ribbon(line, width, end), circle(x1, y1, end / 2), circle(x0, y0, width / 2))
    picture.outline(PAPER, form, 0.3)
    if joint:
        middle = len(line) // 2
        across = normals(line)[middle]
        at = line[middle]
        picture.add(INK, taper([at - across * width * 0.42, at + across * width * 0.12], 0.36, peak=0.2))
    return form


def grip_from_below() -> Picture:
    """A fist round an upright haft, its arm rising from below; the knuckles face the onlooker."""
    picture = Picture()
    back = closed(
        (-3.4, 1.0), (-3.6, -3.0), (-2.0, -4.6), (1.6, -4.8), (3.8, -3.4), (4.2, 0.6), (3.2, 4.4), (3.0, 8, 1),
        (-2.0, 8, 1), (-2.3, 4.4),
    )  # fmt: skip
    picture.outline(PAPER, back, 0.36)
    for i, (y, width) in enumerate(((-3.3, 2.1), (-1.3, 2.2), (0.75, 2.1), (2.6, 1.85))):
        finger(picture, width, (3.0, y - 0.2), (0.6, y), (-3.0 + 0.25 * i, y + 0.45), tip=0.86, joint=False)
        picture.add(INK, cut((-1.3, y - 0.45), (-1.0, y), (-1.3, y + 0.45), width=0.36))
    thumb = closed(
        (3.4, -3.2), (2.6, -5.4), (-0.4, -6.0), (-3.0, -5.8), (-3.6, -5.0), (-2.8, -4.4), (0, -4.3), (1.8, -3.4)
    )
    picture.outline(PAPER, thumb, 0.32)
    picture.add(INK, cut((-3.1, -5.3), (-2.5, -5.25), (-2.4, -4.8), width=0.32))
    picture.add(INK, cut((3.6, 0.4), (3.0, 4), (2.6, 7.6), width=0.8, peak=0.5))
    return picture


def over_rim() -> Picture:
    """Four fingers that reach over an edge at y = 0 from behind and hang down its front."""
    picture = Picture()
    back = closed((-4.3, 0.6, 1), (-4.4, -1.5), (-2.4, -2.7), (1.8, -2.8), (4.3, -1.7), (4.3, 0.6, 1))
    picture.outline(PAPER, back, 0.36)
    for x, reach in ((-3.3, 3.0), (-1.15, 3.9), (1.05, 3.8), (3.2, 3.0)):
        finger(picture, 2.1, (x * 0.98, -1.0), (x * 1.02, 1.0), (x, reach), tip=0.8, joint=False)
        picture.add(INK, cut((x - 0.6, -0.4), (x, -0.75), (x + 0.6, -0.4), width=0.34))
        picture.add(INK, cut((x - 0.5, reach - 0.3), (x, reach - 0.6), (x + 0.5, reach - 0.3), width=0.32))
    return picture


def pinch() -> Holding:
    """Thumb and forefinger meet at (0, 0), three fingers are fanned; the wrist leaves to the lower right."""
    behind, before = Picture(), Picture()
    finger(behind, 1.9, (8.8, 0.2), (8.6, -3.4), (7.2, -6.6), tip=0.68)
    finger(behind, 2.1, (7.4, -0.6), (6.2, -4.6), (4.0, -7.2), tip=0.67)
    finger(behind, 2.15, (6.0, -1.0), (4.0, -4.4), (1.2, -5.8), tip=0.65)
    back = closed(
        (3.6, 1.0), (5.0, -2.0), (7.4, -2.0), (9.6, 0.2), (11.4, 4.2), (12.8, 8.6, 1), (8.2, 10.4, 1), (6.6, 6.6),
        (4.4, 4.4),
    )  # fmt: skip
    behind.outline(PAPER, back, 0.36)
    behind.add(INK, cut((9.2, 1.2), (10.6, 4.4), (11.6, 8), width=0.75, peak=0.5))
    behind.add(INK, cut((8.0, -0.2), (9.2, 3), (10.2, 6.2), width=0.42))
    finger(behind, 2.2, (5.6, -0.4), (3.0, -2.3), (0.9, -1.5), (-0.3, -0.5), tip=0.61)
    thumb = closed(
        (7.4, 5.6), (5.2, 5.4), (2.8, 3.2), (-0.1, 1.25), (-0.55, 0.45), (0.2, 0.0), (2.2, 0.7), (4.6, 1.8), (6.6, 2.0)
    )
    before.outline(PAPER, thumb, 0.32)
    before.add(PAPER, closed((5.4, 2.2), (7.6, 2.6), (8.2, 5.0), (7.0, 5.8), (5.6, 5.0)))
    before.add(
        INK, cut((0.2, 0.35), (0.75, 0.7), (0.6, 1.3), width=0.32), cut((4.2, 4.3), (5.6, 5.0), (6.9, 5.4), width=0.42)
    )
    return Holding(behind, before)


def drawing() -> Picture:
    """Three fingers hooked round a bowstring at (0, 0), the knuckles up; the wrist leaves to the left."""
    picture = Picture()
    back = closed(
        (-1.6, -3.4),
        (-4.6, -3.6),
        (-8.4, -2.6),
        (-11.5, -2.6, 1),
        (-11.5, 2.6, 1),
        (-8.0, 2.8),
        (-5.0, 3.9),
        (-1.8, 3.6),
    )
    picture.outline(PAPER, back, 0.36)
    picture.add(INK, cut((-9.6, 1.7), (-7.6, 1.8), (-5.4, 2.9), width=0.6))
    picture.add(INK, [cut((-3.4, y), (-5.4, y * 0.8), (-7.4, y * 0.6), width=0.4) for y in (-1.6, 0.6)])
    for y, reach in ((2.6, 0.9), (0.5, 1.3), (-1.6, 1.2)):
        finger(picture, 2.1, (-3.4, y), (-1.2, y - 0.2), (reach, y + 0.1), tip=0.82, joint=False)
        picture.add(INK, cut((-2.4, y - 0.7), (-2.0, y), (-2.4, y + 0.7), width=0.34))
    thumb = closed((-5.0, -3.0), (-3.6, -4.6), (-1.2, -5.0), (1.4, -4.4), (1.6, -3.6), (-0.6, -3.3), (-2.8, -2.2))
    picture.outline(PAPER, thumb, 0.32)
    return picture


def cuff(picture: Picture, x: float, y: float, degrees: float, width: float, role: str = PAPER) -> None:
    """The trimmed end of a sleeve round a wrist at (x, y); at 0 degrees the hand is above it."""
    at = placed(x, y, degrees)
    k = width / 2
    form = closed((-k, -1.2, 1), (0, -1.7), (k, -1.2, 1), (k * 1.1, 1.6, 1), (0, 1.2), (-k * 1.1, 1.6, 1))
    picture.outline(role, at(form), 0.42)
    bars = [cut((i * k / 3.2, -1.0), (i * k / 3.0, 0.9), width=0.5, peak=0.5) for i in (-2, -1, 0, 1, 2)]
    picture.add(INK, at(union(bars)))
