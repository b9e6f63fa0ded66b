"""The lady of swords: a judge, grave and no longer young; the sword lies across both her hands."""

from __future__ import annotations

from kartenwerk.art.body import braid
from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.grasps import over_rod
from kartenwerk.art.hands import cuff, over_rim
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import on_side, placed
from kartenwerk.art.sleeve import sleeve
from kartenwerk.art.walisch.attributes import sword
from kartenwerk.art.walisch.diadems import diadem
from kartenwerk.art.walisch.garments import braid_border, folds
from kartenwerk.art.walisch.ladies.attire import neck
from kartenwerk.art.walisch.ladies.visage import Visage, frontal
from kartenwerk.art.walisch.stage import raised
from kartenwerk.art.walisch.tresses import HAIR, behind, clasp, sweep

RED = "rot"
HEAD = (27.8, 20.4)
GRIP = (43.0, 36.0)
LEAN = -86.0
"""Degrees: the sword points to the left and a little up."""


def svidar() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_gown())
    figure.put(neck(), placed(*HEAD))
    figure.put(_collar())
    figure.put(_plaits(), placed(*HEAD))
    figure.put(_head(), placed(*HEAD))
    figure.put(_sword())
    return raised(figure, 2.0), (HEAD[0], HEAD[1] - 2.0)


def _gown() -> Picture:
    picture = Picture()
    gown = closed(
        (22.6, 31, 1), (14.6, 32.8), (8.6, 36.4), (5.4, 42), (4.4, 50, 1), (55, 50, 1), (53.4, 42), (49, 36.2),
        (41.6, 32.6), (33.0, 31, 1),
    )  # fmt: skip
    picture.outline(RED, gown)
    folds(
        picture, gown,
        [((11.6, 36.0), (8.2, 40), (7.2, 46)), ((15.2, 36.6), (12.4, 40), (11.4, 46)),
         ((44.2, 35.4), (48.4, 39), (50, 46)),
         ((26.4, 37), (25.4, 40), (25, 46)), ((30.8, 37), (31.4, 40), (31.8, 46))],
        [((13.4, 36.2), (10.2, 40), (9.2, 46)), ((46.6, 35.8), (50.4, 40), (51.6, 46))],
    )  # fmt: skip
    return picture


def _collar() -> Picture:
    """The gown's knotted border, open on the breast."""
    picture = Picture()
    braid_border(picture, curve((21.6, 31.2), (22.4, 34.0), (25.0, 37.6), (27.4, 41.2)), 4, 3.5)
    braid_border(picture, curve((34.0, 31.2), (33.2, 34.0), (30.6, 37.6), (28.2, 41.2)), 4, 3.5)
    return picture


def _plaits() -> Picture:
    """Two plaits, laid outwards over the shoulders."""
    picture = Picture()
    for side in (-1, 1):
        braid(picture, HAIR, curve(*on_side(side, (6.8, 9.0), (9.4, 11.4), (12.6, 13.4), (15.6, 18.4))), 4.4, 5)
    return picture


def _head() -> Picture:
    picture = Picture()
    picture.put(behind())
    picture.put(frontal(Visage(opening=0.72, slant=2, gaze=0.05, brow=0.98, iris=0.84, age=1, lips=RED), long=True))
    picture.put(sweep(-1, 9.0))
    picture.put(sweep(1))
    picture.put(clasp(-1, 6.9, 9.4))
    picture.put(clasp(1, 6.9, 9.6))
    picture.put(diadem("svidar", RED))
    return picture


def _sword() -> Picture:
    """It lies flat on both her hands: fingers come round the blade from below, and over the hilt from behind."""
    picture = Picture()
    sleeve(picture, RED, (47.4, 35.4), (58.4, 47.0), (43.4, 46.4), (9.0, 9.4, 6.4), folds=2)
    sleeve(picture, RED, (9.4, 37.4), (3.0, 50.0), (18.6, 46.0), (9.0, 9.4, 6.4), folds=1, side=-1)
    hand, at = over_rod(), placed(*GRIP, LEAN + 90, 0.92)
    picture.put(hand.behind, at)
    picture.put(sword(RED), placed(*GRIP, LEAN, 1.24))
    picture.put(hand.before, at)
    cuff(picture, GRIP[0] + 0.2, GRIP[1] + 6.6, LEAN + 90, 7.0)
    wrist = closed((15.2, 37.0, 1), (15.6, 40.0), (16.2, 43.6, 1), (22.6, 43.6, 1), (23.0, 40.0), (23.2, 37.0, 1))
    picture.outline(PAPER, wrist, 0.36)
    picture.add(INK, cut((21.9, 39.0), (21.4, 41.0), (21.4, 43.0), width=0.7, peak=0.5))
    picture.put(over_rim(), placed(19.2, 36.9, 184, 0.88))
    cuff(picture, 19.3, 43.0, 2, 7.2)
    return picture
