"""Heads that look aside, drawn round the eye line and looking to the left; mirrored they look to the right.

A head comes in two layers, so that the roots of a beard can lie between them: `skin`, then `features`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from art.curves import closed, cut
from art.face import Temper, eye, features
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, ellipse, mirror, move, rectangle, scale, shadow, union


class Head(NamedTuple):
    """The two layers of a head, and the form of its face."""

    skin: Picture
    features: Picture
    form: Geometry


@dataclass(frozen=True)
class Mien:
    """The expression of a head that looks aside."""

    opening: float = 0.84
    """How far the eyes open."""
    slant: float = 4
    brow: float = 1.3
    """Width of the brow; the brows of the young and of women are below 1."""
    age: int = 0
    """0 smooth, 1 furrowed, 2 old."""
    bearded: bool = False
    """The cheek lies over the roots of a beard, and the mouth is left to it."""
    dark: bool = True
    """The cheek lies in shadow; false for a head that will be mirrored, whose brow then is the lit side."""


_FACE: tuple[Point, ...] = (
    (-3.4, -8, 1), (-4.8, -5.0), (-5.15, -2.2), (-4.6, -0.3), (-5.0, 1.7), (-4.8, 4.0), (-4.2, 6.6), (-3.2, 8.7),
    (-1.6, 9.6), (0.4, 9.2), (3.4, 7.4), (5.6, 4.4), (6.3, 0.5), (6.2, -4), (5.4, -8, 1),
)  # fmt: skip
_CHEEK: tuple[Point, ...] = (
    (-3.6, -7, 1), (-4.8, -5.0), (-5.15, -2.2), (-4.6, -0.3), (-5.0, 1.7), (-4.7, 4.2), (-3.4, 5.4), (-2.4, 5.6),
    (-0.6, 6.0), (1.6, 5.6), (3.7, 4.4), (5.0, 2.2), (6.05, -1.2), (6.2, -5), (5.4, -7, 1),
)  # fmt: skip


def three_quarter(mien: Mien) -> Head:
    """A head half turned away: the far cheek is the contour, the near one carries light or shadow."""
    skin = Picture()
    form = closed(*_FACE)
    skin.outline(PAPER, form, 0.42)
    traits = Picture()
    traits.put(_bearded_cheek(mien) if mien.bearded else _bare_cheek(mien))
    _aside_eyes(traits, mien)
    _aside_nose(traits)
    _aside_brows(traits, mien)
    if mien.age:
        lines = [
            cut((-0.9, 4.4), (0.5, 5.4), (0.8, 6.2), width=0.45),
            cut((-0.4, 2.0), (1.1, 2.5), (2.8, 1.7), width=0.42),
            cut((-3.4, -4.2), (-0.6, -4.6), (2.6, -4.0), width=0.4, peak=0.5),
            cut((-2.0, -3.6), (-1.9, -2.9), (-2.1, -2.2), width=0.4),
        ]
        if mien.age > 1:
            lines += [
                cut((3.2, 0.7), (4.3, 0.3), (5.1, -0.6), width=0.36, peak=0.3),
                cut((3.1, 1.3), (4.3, 1.4), (5.3, 1.0), width=0.36, peak=0.3),
                cut((-2.9, -5.4), (-0.2, -5.8), (2.9, -5.2), width=0.36, peak=0.5),
            ]
        traits.add(INK, lines)
    if not mien.bearded:
        traits.put(_aside_mouth(mien))
    return Head(skin, traits, form)


def _bearded_cheek(mien: Mien) -> Picture:
    picture = Picture()
    picture.add(PAPER, closed(*_CHEEK))
    rim = cut((6.2, -5.5), (6.1, -1.2), (5.0, 2.2), (3.6, 4.5), (1.5, 5.9), width=0.95, peak=0.5, tip=0.14)
    front = cut(
        (-4.7, -5), (-5.25, -2.2), (-4.7, -0.3), (-5.1, 1.7), (-4.8, 4.2), (-3.6, 5.4), width=0.55, peak=0.5, tip=0.2
    )
    picture.add(INK, rim, front)
    if mien.dark:
        picture.add(INK, [_chip(4.9 - 0.42 * i, 0.6 + 1.2 * i) for i in range(3)])
    return picture


def _bare_cheek(mien: Mien) -> Picture:
    picture = Picture()
    if mien.dark:
        jaw = cut((6.35, -3.5), (6.0, 1.2), (4.8, 4.6), (2.6, 7.3), (-0.4, 8.9), width=1.5, peak=0.5)
        picture.add(INK, jaw, [_chip(5.0 - 0.5 * i, 1.6 + 1.3 * i) for i in range(4)])
    else:
        picture.add(INK, cut((-4.9, 1.2), (-4.6, 4.2), (-4.0, 6.6), (-2.9, 8.6), (-1.4, 9.4), width=1.1, peak=0.5))
        picture.add(INK, cut((5.9, 2.0), (4.4, 5.4), (2.4, 7.6), width=0.7, peak=0.5))
    return picture


def _chip(x: float, y: float) -> Geometry:
    """One knife chip of a shadow that falls inwards from the cheek's rim."""
    return cut((x, y), (x - 0.85, y + 0.7), (x - 1.8, y + 1.2), width=0.46, peak=0.2)


def _aside_eyes(picture: Picture, mien: Mien) -> None:
    far, near = Picture(), Picture()
    tuned = Temper(mien.opening * 1.25, mien.slant, gaze=-0.25, lid=0.9, iris=0.9, drop=-0.1)
    eye(far, 0, 0, -1, tuned)
    eye(near, 0, 0, 1, Temper(mien.opening, mien.slant, gaze=-0.5, lid=0.85, iris=0.83, drop=-0.12))
    picture.put(far, lambda shape: move(scale(shape, 0.64, 0.8), -3.45, 0.3))
    picture.put(near, lambda shape: move(shape, 1.1, 0.3))


def _aside_nose(picture: Picture) -> None:
    nose = closed(
        (-2.2, -1.6, 1), (-2.75, 0.4), (-3.35, 2.0), (-4.45, 3.7), (-4.2, 4.7), (-3.0, 5.05), (-1.5, 5.0), (-1.0, 4.2),
        (-1.5, 3.0), (-1.3, 0.4), (-0.9, -1.6, 1),
    )  # fmt: skip
    picture.add(PAPER, nose)
    ridge = cut((-2.9, -2.2), (-2.35, -0.7), (-2.85, 0.8), (-3.5, 2.2), (-4.55, 3.75), (-4.25, 4.75), width=0.66)
    foot = cut((-4.4, 4.5), (-3.4, 4.75), (-2.9, 5.2), (-1.7, 5.1), width=0.6, peak=0.45)
    wing = cut((-1.6, 3.3), (-0.85, 4.2), (-1.5, 5.0), width=0.5, peak=0.5)
    bridge = cut((-0.85, -1.3), (-1.25, 0.4), (-1.5, 1.9), width=0.42, peak=0.2)
    picture.add(INK, ridge, foot, wing, bridge)


def _aside_brows(picture: Picture, mien: Mien) -> None:
    near = cut((-0.8, -1.2), (0.7, -2.55), (2.6, -2.7), (4.5, -1.3), width=mien.brow, peak=0.4, tip=0.13)
    far = cut((-2.75, -1.8), (-3.6, -2.5), (-4.9, -2.0), width=mien.brow * 0.8, peak=0.4, tip=0.13)
    picture.add(INK, near, far)
    if mien.age > 1:
        picture.add(PAPER, cut((0.6, -2.0), (1.9, -2.4), (3.3, -2.1), width=0.4))
    if mien.brow < 1:
        picture.add(INK, cut((-0.2, -0.95), (1.2, -1.5), (2.8, -0.9), width=0.3, peak=0.5))


def _aside_mouth(mien: Mien) -> Picture:
    picture = Picture()
    if mien.brow < 1:
        picture.add(
            INK, closed((-4.05, 6.75, 1), (-3.4, 6.2), (-2.85, 6.4), (-2.2, 6.15), (-0.8, 6.7, 1), (-2.6, 6.95))
        )
        picture.add(INK, closed((-3.6, 7.2, 1), (-2.6, 7.25), (-1.4, 7.15, 1), (-2.0, 7.75), (-3.0, 7.75)))
    else:
        line = cut((-3.9, 6.6), (-3.2, 6.35), (-2.6, 6.6), (-1.8, 6.45), (-0.5, 6.4), width=0.7, peak=0.45, tip=0.12)
        picture.add(INK, line, cut((-3.2, 7.55), (-2.5, 7.7), (-1.7, 7.45), width=0.5, peak=0.5))
    picture.add(INK, cut((-3.2, 8.45), (-2.5, 8.3), (-1.6, 8.5), width=0.32, peak=0.5))
    return picture


def frontal(temper: Temper) -> Head:
    """A head that looks at the onlooker, its cheeks over the roots of a beard."""
    skin, picture = Picture(), Picture()
    half: list[Point] = [(-6.0, -6.5, 1), (-6.3, -2), (-6.0, 2), (-5.2, 6)]
    form = closed(*half, (0, 11), *((-p[0], *p[1:]) for p in reversed(half)))
    skin.outline(PAPER, form)
    temple = cut((6.3, -6.2), (6.55, -2), (6.5, 2), (6.1, 6.5), width=1.45, peak=0.45)
    picture.add(INK, temple, mirror(temple))
    rounding: list[Point] = [(-5.9, -6, 1), (-5.8, -1), (-5.3, 2.0), (-4.3, 4.3), (-2.7, 5.9)]
    cheeks = closed(*rounding, (0, 6.2), *((-p[0], *p[1:]) for p in reversed(rounding)))
    picture.add(PAPER, cheeks)
    rim = cut((5.95, -5.5), (5.8, -1), (5.3, 2.0), (4.3, 4.4), (3.0, 5.9), width=0.62, peak=0.5, tip=0.15)
    picture.add(INK, rim, mirror(rim))
    lower = cheeks.intersection(rectangle(-20, -1.5, 20, 5.6))
    picture.add(INK, shadow(lower, -0.8, -0.3).intersection(rectangle(1.5, -20, 20, 20)))
    if temper.aged:
        lines = [((5.4, 2.0), (4.6, 2.6), (4.0, 3.5)), ((5.05, 3.0), (4.25, 3.6), (3.6, 4.45))]
        picture.add(INK, union([cut(*line, width=0.5, peak=0.15) for line in lines]))
    picture.put(features(temper))
    return Head(skin, picture, form)


_PROFILE: tuple[Point, ...] = (
    (1.5, -9, 1), (-2.4, -8.2), (-4.3, -5.6), (-4.75, -3.0), (-4.6, -1.35), (-5.9, 0.6), (-7.4, 2.75), (-7.5, 3.6),
    (-6.4, 4.15), (-5.1, 4.35, 1), (-5.25, 5.0), (-5.75, 5.75), (-5.55, 6.25), (-4.95, 6.45, 1), (-5.55, 6.85),
    (-5.35, 7.6), (-4.75, 8.05), (-5.3, 9.0), (-4.9, 10.1), (-3.6, 10.7), (-1.6, 10.3), (1.2, 9.0), (3.6, 6.6),
    (4.6, 3), (5, -3), (4.5, -9, 1),
)  # fmt: skip


def profile(mien: Mien) -> Head:
    """A head seen from the side, with a nose of weight."""
    skin, traits = Picture(), Picture()
    form = closed(*_PROFILE)
    skin.outline(PAPER, form, 0.42)
    almond = closed((-4.15, 0.55, 1), (-3.95, -0.25), (-3.2, -0.35 - 0.3 * mien.opening), (-1.4, 0.75, 1), (-2.6, 0.95))
    traits.add(PAPER, almond.buffer(0.1))
    traits.add(INK, ellipse(-3.45, 0.15, 0.52, 0.78).intersection(almond.buffer(0.12)))
    lid = cut((-4.5, -0.15), (-3.9, -0.75), (-3.0, -0.75), (-1.9, 0.1), (-0.7, 0.75), width=0.9, peak=0.4, tip=0.13)
    brow = cut((-4.7, -1.9), (-3.6, -2.75), (-2.0, -2.75), (-0.2, -1.6), width=mien.brow, peak=0.35, tip=0.13)
    under = cut((-3.9, 1.0), (-2.8, 1.25), (-1.6, 0.95), width=0.36)
    wing = cut((-5.1, 2.5), (-4.6, 3.3), (-4.95, 4.2), width=0.46)
    nostril = cut((-6.4, 3.85), (-5.8, 3.4), (-5.3, 3.95), width=0.48)
    traits.add(INK, lid, brow, under, wing, nostril)
    if mien.age > 1:
        traits.add(PAPER, cut((-3.6, -2.3), (-2.6, -2.5), (-1.4, -2.2), width=0.4))
    if mien.age:
        furrows = [
            cut((-4.0, 4.3), (-3.1, 5.2), (-2.9, 6.2), width=0.45),
            cut((-0.6, 0.4), (0.4, 0.2), (1.2, -0.5), width=0.38),
            cut((-0.6, 1.2), (0.5, 1.4), (1.4, 1.1), width=0.38),
            cut((-3.9, -4.2), (-2.2, -4.7), (-0.2, -4.2), width=0.4, peak=0.5),
        ]
        traits.add(INK, furrows)
    if not mien.bearded:
        lips = closed((-5.75, 5.7, 1), (-5.2, 5.45), (-3.6, 6.35, 1), (-4.9, 6.5))
        lower = closed((-5.5, 6.95, 1), (-4.8, 6.75), (-3.9, 6.75), (-4.5, 7.4), (-5.2, 7.55))
        traits.add(INK, union(lips, lower), cut((-5.2, 6.45), (-4.3, 6.45), (-3.2, 6.2), width=0.42, peak=0.3))
        jaw = cut((4.9, 1), (3.8, 5.8), (1.4, 8.7), (-1.6, 10.1), width=0.9, peak=0.5)
        traits.add(INK, jaw)
    if mien.dark:
        chips = [
            cut((2.8 - 0.55 * i, 3.0 + 1.35 * i), (1.6 - 0.55 * i, 3.9 + 1.3 * i), (0.2 - 0.5 * i, 4.4 + 1.3 * i),
                width=0.46, peak=0.2)
            for i in range(3)
        ]  # fmt: skip
        traits.add(INK, chips)
    return Head(skin, traits, form)


def ear(picture: Picture, x: float, y: float) -> None:
    """The ear of a head that looks to the left."""
    form = closed((-1.2, -1.6), (0.2, -2.4), (1.4, -1.6), (1.3, 0.2), (0.5, 1.6), (-0.4, 2.4), (-1.0, 1.4), (-1.2, 0))
    picture.outline(PAPER, move(form, x, y), 0.34)
    inner = union(
        cut((-0.4, -1.1), (0.5, -1.5), (0.8, -0.6), (0.2, 0.6), width=0.42), cut((-0.6, 0), (-0.1, 0.4), width=0.4)
    )
    picture.add(INK, move(inner, x, y))
