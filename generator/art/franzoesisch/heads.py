"""Heads of ladies and lads, drawn round the eye line; those that look aside look to the left."""

from __future__ import annotations

from art.aside import BUILDS
from art.curves import closed, cut
from art.face import Temper, features
from art.picture import INK, PAPER, Picture
from art.shapes import Point, ellipse, shadow, union
from art.walisch.heads import Head

LIPS = "rot"
LADY = BUILDS["youth"]._replace(
    nose="straight", brow=0.8, jaw=(-0.5, -0.1, -0.9), open=0.92, lid=0.9, cheek=0.1, lifted=False
)
"""The face of ladies half turned."""

_MAIDEN: tuple[Point, ...] = (
    (1.5, -9, 1), (-2.4, -8.2), (-4.3, -5.6), (-4.75, -3.0), (-4.5, -1.35), (-5.4, 0.6), (-6.9, 2.75), (-6.95, 3.5),
    (-6.1, 4.05), (-5.0, 4.25, 1), (-5.25, 5.0), (-5.75, 5.75), (-5.55, 6.25), (-4.95, 6.45, 1), (-5.55, 6.85),
    (-5.35, 7.6), (-4.75, 8.05), (-5.2, 9.0), (-4.9, 10.1), (-3.6, 10.7), (-1.6, 10.3), (1.2, 9.0), (3.6, 6.6),
    (4.6, 3), (5, -3), (4.5, -9, 1),
)  # fmt: skip


def side_face(lips: str = LIPS, brow: float = 0.85) -> Head:
    """A young face seen from the side, with its neck."""
    skin, traits = Picture(), Picture()
    neck = closed((-2.4, 8, 1), (-1.4, 12), (-1.6, 18, 1), (6.5, 18, 1), (5.6, 12), (5.0, 3, 1))
    skin.outline(PAPER, neck, 0.42)
    under = closed((-2.6, 10.0, 1), (1.2, 8.4), (4.6, 4.6, 1), (5.2, 7.6), (2.8, 10.6), (0.2, 13.2), (-1.5, 12.6, 1))
    skin.add(INK, under)
    form = closed(*_MAIDEN)
    traits.outline(PAPER, form, 0.42)
    traits.add(INK, cut((4.9, 1), (3.8, 5.8), (1.4, 8.7), (-1.6, 10.1), width=0.8, peak=0.5))
    almond = closed((-4.15, 0.55, 1), (-3.95, -0.25), (-3.2, -0.6), (-1.4, 0.75, 1), (-2.6, 0.95))
    traits.add(PAPER, almond.buffer(0.1))
    traits.add(INK, ellipse(-3.45, 0.15, 0.52, 0.78).intersection(almond.buffer(0.12)))
    lid = cut((-4.5, -0.15), (-3.9, -0.75), (-3.0, -0.75), (-1.9, 0.1), (-0.7, 0.75), width=0.85, peak=0.4)
    brows = cut((-4.6, -2.0), (-3.6, -2.75), (-2.0, -2.75), (-0.2, -1.6), width=brow, peak=0.35)
    lines = [
        cut((-3.9, 1.0), (-2.8, 1.25), (-1.6, 0.95), width=0.34),
        cut((-3.9, -1.35), (-2.8, -1.6), (-1.4, -0.9), width=0.32),
        cut((-5.0, 2.5), (-4.55, 3.3), (-4.9, 4.1), width=0.45),
        cut((-6.0, 3.75), (-5.5, 3.35), (-5.1, 3.85), width=0.45),
    ]
    traits.add(INK, lid, brows, union(lines))
    upper = closed((-5.75, 5.7, 1), (-5.2, 5.35), (-3.6, 6.35, 1), (-4.9, 6.5))
    lower = closed((-5.5, 6.95, 1), (-4.8, 6.75), (-3.9, 6.75), (-4.5, 7.45), (-5.2, 7.6))
    traits.add(lips, upper, lower)
    traits.add(INK, cut((-5.2, 6.45), (-4.3, 6.45), (-3.3, 6.25), width=0.4, peak=0.3))
    traits.add(INK, cut((3.6, 2.8), (2.8, 5.6), (0.6, 7.9), width=0.5, peak=0.5))
    return Head(skin, traits, form)


def front_face(temper: Temper, lips: str = LIPS, smile: bool = False) -> Head:
    """A smooth face that looks at the onlooker, with its neck."""
    skin, traits = Picture(), Picture()
    neck = closed((-3.3, 7, 1), (-3.0, 12), (-4.4, 17, 1), (4.4, 17, 1), (3.0, 12), (3.3, 7, 1))
    skin.outline(PAPER, neck, 0.42)
    skin.add(
        INK, closed((-3.3, 9.4, 1), (0, 11.6), (3.3, 9.4, 1), (3.1, 12.6), (1.0, 13.6), (-1.6, 12.2), (-3.1, 10.8))
    )
    half: list[Point] = [(-5.9, -7, 1), (-6.15, -1), (-5.8, 3.2), (-4.4, 7.2), (-1.8, 10.1)]
    form = closed(*half, (0, 10.7), *((-p[0], *p[1:]) for p in reversed(half)))
    traits.outline(PAPER, form, 0.42)
    traits.add(INK, shadow(form, -0.85, -0.4).intersection(form))
    traits.add(INK, cut((4.9, 1.8), (4.5, 4.6), (3.3, 7.0), width=0.5, peak=0.5))
    traits.put(features(temper))
    if smile:
        traits.add(INK, cut((-2.7, 6.7), (-1.2, 7.5), (0, 7.6), (1.2, 7.5), (2.7, 6.7), width=0.8, peak=0.5))
        traits.add(INK, cut((-3.1, 6.3), (-2.6, 6.8), width=0.4), cut((3.1, 6.3), (2.6, 6.8), width=0.4))
        traits.add(INK, cut((-1.0, 8.7), (0, 8.9), (1.0, 8.7), width=0.5, peak=0.5))
    else:
        upper = closed((-2.1, 7.2, 1), (-0.9, 6.45), (0, 6.75), (0.9, 6.45), (2.1, 7.2, 1), (0, 7.35))
        lower = closed((-1.6, 7.55, 1), (0, 7.65), (1.6, 7.55, 1), (0.8, 8.35), (-0.8, 8.35))
        traits.add(lips, upper, lower)
        traits.add(INK, cut((-2.2, 7.25), (0, 7.45), (2.2, 7.25), width=0.36, peak=0.5))
        traits.add(INK, cut((-0.8, 9.1), (0, 8.95), (0.8, 9.1), width=0.34, peak=0.5))
    return Head(skin, traits, form)
