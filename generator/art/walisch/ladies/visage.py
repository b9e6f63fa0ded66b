"""Faces of women, drawn round the eye line: from the front, half turned and from the side.

Those that look aside look to the left; mirrored they look to the right. Hair and head-dress are each lady's own.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.curves import closed, cut
from art.face import Temper, eye, features
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, ellipse, move, placed, rectangle, scale, shadow


@dataclass(frozen=True)
class Visage:
    """What tells one woman's face from another's."""

    opening: float = 0.9
    """How far the eyes open."""
    slant: float = 4
    gaze: float = 0.0
    """mm the irises stand off the middle."""
    brow: float = 0.8
    iris: float = 0.86
    age: int = 0
    """0 young, 1 grown, 2 old."""
    lips: str = INK
    """Colour of the lips."""
    mirrored: bool = False
    """The face will be mirrored: its shadow lies on the front, not on the cheek."""


_FULL: tuple[Point, ...] = ((5.6, -5, 1), (5.75, -1), (5.5, 2.4), (4.5, 5.6), (2.4, 8.2))
_LONG: tuple[Point, ...] = ((5.3, -5, 1), (5.45, -1), (5.3, 2.8), (4.7, 6.0), (2.8, 9.0))


def frontal(visage: Visage, long: bool = False) -> Picture:
    """A face that looks at the onlooker, oval or long."""
    picture = Picture()
    half = _LONG if long else _FULL
    chin = 10.2 if long else 9.2
    form = closed(*((-p[0], *p[1:]) for p in half), (0, chin), *reversed(half), (0, -8.4))
    picture.outline(PAPER, form, 0.42)
    lower = form.intersection(rectangle(-20, -2, 20, 20))
    picture.add(INK, shadow(lower, -0.8, -0.38), cut((5.2, 1.4), (4.7, 2.9), (3.7, 4.2), width=0.5, peak=0.25))
    temper = Temper(
        visage.opening, visage.slant, visage.gaze, 0.98, visage.iris, brow=visage.brow, nose=0.8, aged=False
    )
    picture.put(features(temper), placed(0, 0.2))
    mouth = 0.55 if long else 0.0
    upper = closed((-2.1, 6.55, 1), (-0.8, 6.15), (0, 6.4), (0.8, 6.15), (2.1, 6.55, 1), (0, 7.0))
    lower_lip = closed((-1.5, 7.0, 1), (0, 7.25), (1.5, 7.0, 1), (0.7, 7.8), (-0.7, 7.8))
    picture.add(visage.lips, move(upper, 0, mouth))
    picture.add(INK, move(lower_lip, 0, mouth), cut((-1, 8.4 + mouth), (0, 8.25 + mouth), (1, 8.4 + mouth), width=0.3))
    if visage.age:
        for side in (-1, 1):
            picture.add(INK, cut((side * 2.3, 4.8), (side * 3.1, 5.7), (side * 3.2, 6.8), width=0.4, peak=0.3))
            picture.add(INK, cut((side * 1.6, 2.2), (side * 3.0, 2.6), (side * 4.3, 1.9), width=0.34, peak=0.5))
        picture.add(INK, cut((-0.5, -1.6), (-0.7, -2.6), (-0.5, -3.4), width=0.38, peak=0.3))
    return picture


_ASIDE: tuple[Point, ...] = (
    (-3.0, -8, 1), (-4.6, -5.2), (-4.95, -2.4), (-4.45, -0.5), (-4.75, 1.4), (-4.5, 3.8), (-3.9, 6.2), (-2.9, 8.4),
    (-1.7, 9.4), (-0.1, 9.2), (2.6, 7.6), (4.8, 4.8), (5.8, 0.8), (5.8, -4), (5.0, -8, 1),
)  # fmt: skip


def half_turned(visage: Visage) -> Picture:
    """A face half turned away."""
    picture = Picture()
    form = closed(*_ASIDE)
    picture.outline(PAPER, form, 0.42)
    if visage.mirrored:
        front = cut((-4.5, 1.4), (-4.3, 3.8), (-3.8, 6.1), (-2.7, 8.2), (-1.5, 9.1), width=1.1, peak=0.5)
        picture.add(INK, front)
    else:
        jaw = cut((5.7, -2.5), (5.4, 1.4), (4.2, 4.9), (2.2, 7.4), (-0.4, 8.9), width=1.25, peak=0.5)
        picture.add(INK, jaw, cut((4.3, 2.2), (3.7, 3.5), (2.7, 4.6), width=0.5, peak=0.3))
    _aside_eyes(picture, visage)
    picture.put(_aside_nose(visage))
    picture.put(_aside_mouth(visage))
    if visage.age:
        picture.add(INK, cut((-0.8, 4.7), (0.4, 5.6), (0.6, 6.7), width=0.4, peak=0.3))
        picture.add(INK, cut((-0.2, 2.1), (1.2, 2.6), (2.7, 1.9), width=0.34, peak=0.5))
    if visage.age > 1:
        for y in (0.5, 1.3):
            picture.add(INK, cut((3.2, y), (4.1, y * 1.1 - 0.1), (4.9, y * 1.5 - 0.8), width=0.32, peak=0.3))
        picture.add(INK, cut((2.0, 5.0), (2.2, 6.2), (1.5, 7.4), width=0.36, peak=0.4))
        picture.add(INK, cut((-4.0, 4.4), (-3.6, 5.1), (-3.7, 5.9), width=0.3))
    return picture


def _aside_eyes(picture: Picture, visage: Visage) -> None:
    far, near = Picture(), Picture()
    eye(far, 0, 0, -1, Temper(visage.opening * 1.2, visage.slant, visage.gaze * 0.6 - 0.15, 0.85, visage.iris, -0.1))
    eye(near, 0, 0, 1, Temper(visage.opening, visage.slant, visage.gaze - 0.35, 0.92, visage.iris, -0.12))
    picture.put(far, lambda shape: move(scale(shape, 0.62, 0.86), -3.4, 0.3))
    picture.put(near, lambda shape: move(shape, 1.15, 0.3))
    near_brow = cut((-0.9, -1.9), (0.5, -2.9), (2.2, -3.0), (3.9, -1.8), width=visage.brow, peak=0.4, tip=0.12)
    far_brow = cut((-2.7, -2.1), (-3.5, -2.9), (-4.7, -2.3), width=visage.brow * 0.85, peak=0.4, tip=0.12)
    picture.add(INK, near_brow, far_brow, cut((-0.4, -0.9), (1.1, -1.5), (2.8, -0.8), width=0.3, peak=0.5))


def _aside_nose(visage: Visage) -> Picture:
    picture = Picture()
    form = closed(
        (-2.1, -1.6, 1), (-2.5, 0.4), (-3.1, 2.1), (-3.95, 3.6), (-3.7, 4.5), (-2.8, 4.8), (-1.5, 4.8), (-1.0, 4.0),
        (-1.5, 2.8), (-1.3, 0.4), (-0.9, -1.6, 1),
    )  # fmt: skip
    picture.add(PAPER, form)
    arch = 0.35 if visage.age > 1 else 0.0
    ridge = cut(
        (-2.7, -2.1), (-2.2, -0.6), (-2.65 - arch, 0.8), (-3.25 - arch, 2.2), (-4.05, 3.6), (-3.8, 4.5), width=0.56
    )
    foot = cut((-3.9, 4.3), (-3.2, 4.55), (-2.7, 4.95), (-1.7, 4.85), width=0.5, peak=0.45)
    wing = cut((-1.6, 3.3), (-0.95, 4.0), (-1.5, 4.75), width=0.4, peak=0.5)
    picture.add(INK, ridge, foot, wing, cut((-0.95, -1.2), (-1.25, 0.2), (-1.4, 1.4), width=0.36, peak=0.2))
    return picture


def _aside_mouth(visage: Visage) -> Picture:
    picture = Picture()
    thin = 0.75 if visage.age > 1 else 1.0
    upper = closed(
        (-3.95, 6.5, 1), (-3.2, 6.5 - 0.6 * thin), (-2.7, 6.2), (-2.1, 6.5 - 0.55 * thin), (-0.7, 6.55, 1), (-2.5, 6.9)
    )
    lower = closed((-3.5, 6.95, 1), (-2.6, 7.1), (-1.3, 6.95, 1), (-2.0, 6.95 + 0.8 * thin), (-2.9, 6.95 + 0.8 * thin))
    picture.add(visage.lips, upper)
    picture.add(INK, lower, cut((-3.1, 8.35), (-2.4, 8.2), (-1.6, 8.4), width=0.3, peak=0.5))
    return picture


def side(visage: Visage, snub: bool = False) -> Picture:
    """A face seen from the side, its nose straight or turned up a little; the cheek runs under the hair."""
    picture = Picture()
    picture.outline(PAPER, _side_form(snub), 0.42)
    k = visage.opening
    almond = closed((-4.95, 0.35), (-4.4, -0.55 * k), (-3.3, -0.66 * k), (-1.7, 0.6, 1), (-3.2, 0.95), (-4.5, 0.85))
    picture.add(PAPER, almond)
    picture.add(INK, ellipse(-4.2, 0.15 + visage.gaze, 0.62, 0.85).intersection(almond.buffer(0.1)))
    picture.add(INK, cut((-5.3, 0.15), (-4.4, -0.85 * k), (-3.2, -0.8 * k), (-1.2, 0.7), width=0.95, peak=0.45))
    picture.add(INK, cut((-4.6, 1.05), (-3.2, 1.2), (-2.0, 0.8), width=0.36, peak=0.5))
    picture.add(INK, cut((-5.3, -2.5), (-4.2, -3.25), (-2.6, -3.0), (-0.8, -1.7), width=visage.brow + 0.05, peak=0.4))
    picture.add(INK, cut((-4.7, -1.5), (-3.4, -1.8), (-1.9, -0.9), width=0.3, peak=0.5))
    lift = -0.35 if snub else 0.0
    wing = cut((-5.9, 2.6 + lift), (-5.05, 3.2), (-5.0, 4.0), (-5.7, 4.4), width=0.42, peak=0.5)
    picture.add(INK, wing, cut((-6.9, 4.1 + lift), (-6.3, 3.75 + lift), (-5.9, 4.1), width=0.42, peak=0.5))
    lips = closed((-6.7, 5.95), (-6.0, 6.0), (-4.3, 6.7, 1), (-5.4, 6.95), (-6.4, 7.0), (-6.0, 6.5, 1))
    picture.add(visage.lips, lips)
    picture.add(INK, cut((-6.0, 6.5), (-5.2, 6.65), (-4.2, 6.6), width=0.34, peak=0.3))
    picture.add(INK, cut((-5.6, 7.9), (-5.0, 8.05), (-4.5, 7.9), width=0.34, peak=0.4))
    if visage.mirrored:
        picture.add(INK, cut((-5.0, 9.6), (-2.6, 9.7), (-0.4, 8.6), (1.2, 7.2), width=0.6, peak=0.5))
    else:
        picture.add(INK, cut((3.0, 2.0), (2.2, 5.2), (0.4, 7.5), (-2.0, 8.9), (-4.0, 9.7), width=1.15, peak=0.35))
    picture.add(INK, cut((-1.0, 3.4), (-1.0, 4.9), (-1.8, 6.2), width=0.5, peak=0.3))
    if visage.age:
        picture.add(INK, cut((-4.4, 4.7), (-3.7, 5.5), (-3.6, 6.4), width=0.38, peak=0.3))
    return picture


def _side_form(snub: bool) -> Geometry:
    nose: list[Point] = [(-5.35, -0.5), (-6.1, 1.2), (-7.5, 3.0), (-7.7, 3.75), (-7.0, 4.25), (-6.0, 4.55, 1)]
    if snub:
        nose = [(-5.25, -0.4), (-5.9, 1.2), (-7.3, 2.6), (-7.55, 3.3), (-6.9, 4.0), (-5.95, 4.5, 1)]
    return closed(
        (-3.2, -8.0, 1), (-5.2, -6.4), (-5.9, -4.0), (-5.9, -2.0), *nose, (-6.15, 5.2), (-6.75, 5.95), (-6.1, 6.5, 1),
        (-6.5, 7.05), (-5.85, 7.7), (-6.05, 8.6), (-5.5, 9.7), (-4.1, 10.1), (-1.7, 9.1), (0.8, 7.4), (2.4, 5.0),
        (3.2, 1.0, 1), (3.2, -7.0, 1),
    )  # fmt: skip
