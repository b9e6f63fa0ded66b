"""The lady of stars: a girl with her hair loose in the wind, looking up to the iron star that she lifts."""

from __future__ import annotations

from art.body import braid, lock
from art.curves import between_curves, closed, curve, flow
from art.hands import cuff
from art.joints import posed
from art.light import shade
from art.picture import INK, PAPER, Picture
from art.shapes import Point, circle, ellipse, placed
from art.walisch.attributes import iron_star
from art.walisch.garments import braid_border, folds
from art.walisch.grips import LIFTING
from art.walisch.ladies.attire import GOLD
from art.walisch.ladies.visage import Visage, side
from art.walisch.symbols import symbol
from art.walisch.tresses import HAIR

BLUE = "blau"
HEAD = (27.4, 20.4)
TIPPED = -13.0
"""Degrees the head is tipped back."""
STAR = (44.5, 15.6)


def jarnur() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_streaming_hair())
    figure.put(_body(), placed(0, -1.0))
    figure.put(_head(), placed(*HEAD, TIPPED, 1, mirrored=True))
    figure.put(_lifted_star())
    return figure, STAR


def _body() -> Picture:
    picture = Picture()
    neck = closed((23.4, 26, 1), (29.6, 28.6, 1), (30.2, 31), (33.6, 33.6, 1), (26, 37, 1), (18.0, 34, 1), (22.2, 31.4))
    picture.outline(PAPER, neck, 0.42)
    picture.add(INK, closed((24.6, 29.2, 1), (29.4, 28.8, 1), (30.0, 31.0), (28.2, 32.4), (25.8, 31.2)))
    gown = closed(
        (19.8, 33.2, 1), (13.4, 34.6), (8.8, 38), (7.0, 50, 1), (50, 50, 1), (48, 43), (43.6, 37.6), (38, 34.6),
        (32.8, 33.0, 1), (27, 38.6),
    )  # fmt: skip
    picture.outline(BLUE, gown)
    folds(
        picture, gown,
        [((13.2, 37.6), (11.2, 41), (10.6, 46)), ((17.4, 38.6), (16.4, 42), (16.2, 46)),
         ((37.6, 38), (36.6, 42), (36.8, 46))],
        [((15.4, 37.8), (13.8, 41), (13.4, 46)), ((34.8, 38.6), (34.0, 42), (34.0, 46))],
    )  # fmt: skip
    braid_border(picture, curve((19.4, 33.4), (22.4, 37.4), (27.0, 39.6), (31.2, 37.0), (33.4, 33.0)), 8, 3.4)
    return picture


def _streaming_hair() -> Picture:
    """Long locks that blow out to the left, the outermost first."""
    picture = Picture()
    spines: list[tuple[tuple[Point, ...], float]] = [
        (((25, 10.6), (20.4, 14.0), (19.4, 20.4), (15.4, 26.6), (9.4, 27.2)), 4.4),
        (((23, 14), (19.0, 20), (16.6, 27.0), (12.4, 31.6), (7.2, 31.0)), 4.8),
        (((22.6, 18), (18.2, 23.4), (15.8, 30.0), (11.8, 34.4), (7.2, 34.8)), 4.8),
        (((23.6, 21), (20.0, 26.6), (18.6, 33.0), (15.0, 38.4), (10.0, 41.0)), 4.8),
    ]
    for spine, width in spines:
        lock(picture, HAIR, curve(*spine), width, cuts=3, cut_width=0.46, root=0.7, line=0.4)
    return picture


def _head() -> Picture:
    """Drawn looking to the left and level."""
    picture = Picture()
    picture.put(side(Visage(opening=1.15, gaze=-0.2, brow=0.7, mirrored=True), snub=True))
    outer = curve(
        (-4.4, -8.8), (-0.6, -10.6), (4.6, -10.2), (8.4, -7.0), (9.6, -1.4), (9.4, 4.8), (9.6, 9.4), (12.4, 14.0)
    )
    inner = curve(
        (-4.9, -6.2), (-2.6, -5.6), (-0.8, -3.2), (-0.2, 0.2), (1.0, 3.4), (3.4, 6.6), (6.4, 10.6), (11.6, 14.4)
    )
    shape = picture.outline(HAIR, between_curves(outer, inner), 0.42)
    strands = flow(outer, inner, 7, 0.46, start=0.02, end=0.97, jitter=0.1, peak=0.55, seed=11)
    picture.add(INK, strands.intersection(shape))
    braid(picture, HAIR, curve((3.6, 0.2), (4.8, 3.6), (5.6, 7.4), (5.2, 11.6), (6.4, 16.4)), 3.1, 6, inwards=0.08)
    picture.add(INK, shade(closed((-2.4, 3.0), (0.2, 1.6), (3.0, 3.4), (1.2, 7.4), (-2.0, 9.0)), 0.4, 0))
    lower = curve((-6.3, -4.3), (-3.0, -4.9), (1.6, -4.8), (5.8, -3.8), (9.6, -1.8))
    upper = curve((-6.2, -6.6), (-2.8, -7.2), (1.8, -7.1), (6.2, -6.0), (9.4, -4.2))
    picture.outline(PAPER, between_curves(lower, upper), 0.42)
    for x, y in ((-1.6, -6.1), (1.2, -6.0), (4.0, -5.4), (6.6, -4.6)):
        picture.add(INK, circle(x, y, 0.62))
    star = placed(-5.2, -6.2, 10, 0.66)(symbol("jarnur")).buffer(0.35).buffer(-0.35)
    picture.outline(PAPER, star, 0.36)
    picture.outline(BLUE, circle(-5.2, -6.2, 0.8), 0.28)
    picture.outline(GOLD, ellipse(-0.4, 6.2, 0.75, 1.1), 0.3)
    return picture


def _lifted_star() -> Picture:
    """Thumb and first finger hold it by its lowest ray; the sleeve has slid down to the wrist."""
    picture = Picture()
    x, y = STAR
    hand = posed(LIFTING, placed(x - 0.1, y + 6.9, 0, 0.98), slender=0.86)
    (left, top), (right, _) = hand.wrist
    sleeve = closed(
        (left - 1.6, top + 1.6, 1), (right + 1.5, top + 1.6, 1), (56, 39, 1), (56, 50, 1), (37.0, 50, 1), (39.6, 42.0),
        (43.4, 38.6),
    )  # fmt: skip
    picture.outline(BLUE, sleeve, 0.42)
    folds(
        picture, sleeve,
        [((46.4, 39.4), (44.2, 41.6), (43.0, 46)), ((52.0, 38.8), (51.0, 41.4), (49.4, 46))],
        [((49.0, 38.8), (47.8, 41.6), (46.8, 46))],
    )  # fmt: skip
    picture.put(hand.behind)
    picture.put(iron_star(BLUE, 1.6, share=0.7), placed(x, y))
    picture.put(hand.before)
    cuff(picture, (left + right) / 2, top + 1.0, 0, 5.6)
    return picture
