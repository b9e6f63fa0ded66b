"""The face of a joker who looks at you, drawn round the eye line."""

from __future__ import annotations

from art.curves import closed, cut
from art.face import Temper, features
from art.picture import INK, PAPER, Picture
from art.shapes import Point, shadow
from art.walisch.heads import Head

LIPS = "rot"


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
