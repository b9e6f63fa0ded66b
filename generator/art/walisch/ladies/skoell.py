"""The lady of shields: young and strong, a wreath of plaits; she watches the left over the rim of her round shield."""

from __future__ import annotations

from art.body import braid
from art.curves import between_curves, closed, curve, cut, flow
from art.hands import over_rim
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, ring
from art.walisch.attributes import round_shield
from art.walisch.garments import folds, lamellar
from art.walisch.ladies.visage import Visage, side
from art.walisch.stage import raised
from art.walisch.tresses import HAIR

RED = "rot"
HEAD = (25.4, 20.0)
SHIELD = (42.6, 36.6, 12.6)
"""Middle and radius."""


def skoell() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_body())
    figure.put(_head(), placed(*HEAD))
    x, y, radius = SHIELD
    figure.put(round_shield(RED, radius, 12), placed(x, y))
    figure.put(_long_plait(), placed(*HEAD))
    figure.put(over_rim(), placed(x + 4.6, y - 11.4, 22, 0.8))
    return raised(figure, 2.4), (HEAD[0], HEAD[1] - 2.4)


def _body() -> Picture:
    picture = Picture()
    neck = closed((-1.8, 7.6, 1), (3.6, 4.6, 1), (4.6, 9.4), (7.4, 13.0, 1), (-4.8, 13.4, 1), (-2.4, 10.8))
    picture.outline(PAPER, placed(*HEAD)(neck), 0.42)
    shade = closed((-2.4, 10.0, 1), (0.6, 8.3), (3.2, 5.6, 1), (4.6, 9.6), (3.6, 11.8), (0.8, 10.6))
    picture.add(INK, placed(*HEAD)(shade))
    cloak = closed(
        (21.0, 31.4, 1), (14.2, 32.4), (8.4, 35.0), (5.6, 40), (4.4, 50, 1), (55, 50, 1), (53, 40), (46, 33.6),
        (35.0, 31.4, 1), (29.4, 33.8),
    )  # fmt: skip
    picture.outline(RED, cloak)
    folds(
        picture, cloak,
        [((10.8, 35.6), (8.4, 40), (7.6, 46)), ((13.6, 34.8), (11.6, 40), (11.0, 46))],
        [((12.2, 35.2), (10.0, 40), (9.4, 46))],
    )  # fmt: skip
    plates = closed((15.2, 33.0, 1), (21.4, 31.8), (29.4, 34.2), (36, 33, 1), (36, 50, 1), (14.6, 50, 1), (14.2, 40))
    picture.add(INK, plates.buffer(0.4))
    lamellar(picture, plates, PAPER, 2.5, 3.6)
    collar = closed(
        (20.8, 31.0, 1),
        (25.4, 33.4),
        (31.0, 33.6),
        (35.6, 31.0, 1),
        (36.4, 33.0, 1),
        (30.6, 36.0),
        (25.0, 35.8),
        (19.6, 33.0, 1),
    )
    picture.outline("ocker", collar, 0.42)
    return picture


def _head() -> Picture:
    picture = Picture()
    picture.put(side(Visage(opening=1.0, brow=0.95, lips=RED)))
    outer = curve((-4.4, -8.8), (-0.8, -10.4), (3.8, -10.0), (7.2, -7.0), (8.4, -2.2), (7.4, 3.0), (5.6, 6.6))
    inner = curve((-4.9, -6.2), (-2.6, -5.4), (-0.8, -3.2), (-0.4, -0.6), (0.6, 2.2), (2.2, 4.6), (4.0, 6.6))
    shape = picture.outline(HAIR, between_curves(outer, inner), 0.42)
    picture.add(
        INK, flow(outer, inner, 6, 0.46, start=0.03, end=0.97, jitter=0.08, peak=0.5, seed=9).intersection(shape)
    )
    picture.outline(PAPER, ellipse(0.4, 3.4, 1.0, 1.7, 12), 0.32)
    picture.add(INK, cut((0.1, 2.6), (0.8, 2.9), (0.6, 4.0), width=0.4, peak=0.4))
    picture.outline("ocker", ring(0.3, 6.6, 1.15, 0.6), 0.28)
    lower = curve((-6.3, -3.9), (-3.0, -4.6), (1.6, -4.4), (5.6, -3.0), (8.6, -0.6))
    upper = curve((-6.3, -6.5), (-2.8, -7.3), (1.8, -7.1), (6.2, -5.7), (9.0, -3.2))
    picture.outline(PAPER, between_curves(lower, upper), 0.42)
    for x, y in ((-2.6, -5.95), (0.0, -5.9), (2.6, -5.55), (5.0, -4.75), (7.1, -3.4)):
        picture.add(INK, circle(x, y, 0.66))
    wreath = curve((-4.6, -8.0), (-1.4, -9.6), (3.0, -9.4), (6.6, -7.4), (9.0, -4.6), (9.8, -0.6))
    braid(picture, HAIR, wreath, 3.6, 6)
    picture.outline(PAPER, circle(-5.6, -6.6, 2.3), 0.4)
    picture.add(INK, ring(-5.6, -6.6, 1.85, 1.5))
    picture.outline(RED, circle(-5.6, -6.6, 0.85), 0.3)
    return picture


def _long_plait() -> Picture:
    """It falls behind the ear and over the shield's rim."""
    picture = Picture()
    braid(picture, HAIR, curve((6.6, 3.2), (8.6, 6.6), (9.4, 11.0), (8.2, 16.4), (9.0, 22.0)), 4.8, 7)
    return picture
