"""The lady of bows: a huntress who looks along the bow that she holds out, wolf's fur on her shoulders."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle
from art.sleeve import sleeve
from art.walisch import bows
from art.walisch.clasps import NOCKED, clasp
from art.walisch.diadems import diadem_aside
from art.walisch.garments import GOLD, pelt
from art.walisch.tresses import HAIR, plait

BLUE = "blau"
HEAD = (27.2, 18.4)
BUILD = BUILDS["youth"]._replace(brow=0.95, jaw=(0.1, 0.15, -0.2), lips=GOLD, open=0.95, lid=0.95, cheek=0.15)
HAND = (50.2, 29.6)


def bog() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    for x, y, lean in ((9.0, 31.2, -27), (13.0, 29.6, -14)):
        figure.put(bows.feathered(), placed(x, y, lean))
    line = bows.limb(
        (40.2, 9.6), (42.2, 10.4), (45.4, 13), (48.4, 18.2), (49.8, 24), (50.0, 29.4), (49.4, 35), (47.6, 41),
        (44.8, 47),
    )  # fmt: skip
    figure.put(bows.strung(line, ((42.2, 10.6), (42.2, 28), (42.2, 47)), (92, 98, 132, 138)))
    figure.put(_gown())
    figure.put(_plait(), placed(*HEAD, 0, 0.98, mirrored=True))
    figure.put(_nape(), placed(*HEAD, 0, 0.98, mirrored=True))
    sleeve(figure, BLUE, (36.6, 37.4), (41.4, 46.6), (45.4, 35.2), (8.4, 7.8, 4.8), folds=2)
    figure.put(_furs())
    figure.put(_head(), placed(*HEAD, 0, 0.98, mirrored=True))
    figure.put(bows.grip(line))
    figure.put(clasp(NOCKED, placed(*HAND, 0, 0.94, mirrored=True), 0.9))
    return figure, HEAD


def _gown() -> Picture:
    picture = Picture()
    gown = closed((19, 32), (12, 34.4), (7.4, 39), (6, 49, 1), (44.6, 49, 1), (44, 42), (40, 35.6), (33, 32))
    picture.outline(BLUE, gown, 0.42)
    picture.add(INK, cut((28.6, 39), (29.0, 43), (28.8, 47), width=0.8))
    return picture


def _furs() -> Picture:
    """Three rows of tufts, the lowest first, and a brooch."""
    picture = Picture()
    picture.add(
        INK,
        closed(
            (8.8, 38), (12.4, 33), (18, 30), (24.6, 32.6), (31, 32.0), (34.6, 29.6), (40.6, 32.4), (42.4, 37),
            (36, 38.6), (28, 40), (18, 39), (10.6, 41),
        ),
    )  # fmt: skip
    rows = (
        (((10.6, 36.2), (14.6, 34.4), (20.4, 35), (26.4, 36.4), (31.6, 35.6), (36.2, 33.2), (39.6, 33.8)),
         9, 6.4, 4.5, 24, 3),
        (((13.4, 33.2), (17.8, 31.8), (22.4, 32.8), (27, 34), (31.4, 32.8), (35.2, 30.8), (37.4, 31.2)),
         7, 6.0, 4.3, 20, 4),
        (((17.2, 29.6), (20.4, 29.8), (24.4, 31.2), (28.6, 31.2), (31.6, 29.8), (34.0, 28.8)), 6, 5.2, 3.8, 16, 6),
    )  # fmt: skip
    for line, count, long, wide, fan, seed in rows:
        pelt(picture, curve(*line), count, long, wide, fan, seed)
    x, y = 28.4, 37.8
    picture.outline(GOLD, circle(x, y, 2.1), 0.4)
    picture.add(INK, circle(x, y, 1.35))
    picture.add(BLUE, circle(x, y, 0.95))
    return picture


def _plait() -> Picture:
    """Bound high and falling behind the shoulder; drawn looking to the left, as are nape and head."""
    picture = Picture()
    plait(picture, HAIR, curve((6.2, -5.8), (9.6, -3.2), (10.2, 2.6), (9.8, 7.6), (10.6, 11.4), (13.2, 14.6)), 4.2, 6)
    return picture


def _nape() -> Picture:
    picture = Picture()
    back = closed((-2.0, -9.6), (3.4, -10.4), (7.4, -8.0), (8.9, -3.0), (8.4, 2.4), (7.2, 6.0), (5.0, 7.4), (2, 0))
    picture.outline(HAIR, back, 0.42)
    picture.add(INK, cut((6.9, 6.0), (7.9, 2.0), (7.9, -3.4), width=0.6))
    neck = aside(BUILD).neck
    picture.put(neck.clipped(rectangle(-20, 5, 20, 14.4)))
    return picture


def _head() -> Picture:
    picture = Picture()
    head = aside(BUILD, look=-0.6)
    picture.put(head.face)
    picture.put(head.features)
    picture.add(PAPER, circle(0.05, -0.45, 0.34))
    top = closed(
        (-5.3, -4.4, 1), (-5.4, -7.6), (-2.2, -9.8), (3.2, -10.2), (7.4, -8.0), (8.8, -4.0), (7.8, -1.0, 1),
        (6.6, -2.6), (3.0, -4.8), (-2.0, -5.0),
    )  # fmt: skip
    picture.outline(HAIR, top, 0.42)
    for way in (
        ((-3.8, -8.8), (2.0, -9.3), (6.2, -6.8), (8.0, -3.0)), ((-4.4, -7.8), (1.2, -8.2), (5.2, -5.8), (7.2, -2.2)),
    ):  # fmt: skip
        picture.add(INK, cut(*way, width=0.55, peak=0.4))
    lock(picture, HAIR, curve((2.6, -4.8), (4.9, -3.6), (5.9, -1.2), (5.4, 1.6)), 1.9, cuts=1, root=0.8)
    picture.outline(GOLD, circle(6.5, 4.2, 0.85), 0.32)
    picture.put(diadem_aside("bog", BLUE))
    return picture
