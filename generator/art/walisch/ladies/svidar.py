"""The lady of swords: a judge, grave and no longer young; the sword lies across both her hands."""

from __future__ import annotations

import math

from art.curves import closed, curve
from art.grasps import cuffed
from art.joints import Posed, posed
from art.picture import INK, Picture
from art.shapes import circle, placed
from art.sleeve import sleeve
from art.walisch.attributes import sword
from art.walisch.diadems import diadem
from art.walisch.garments import braid_border, folds
from art.walisch.grips import BEARING, FIST
from art.walisch.ladies.attire import neck
from art.walisch.ladies.visage import Visage, frontal
from art.walisch.stage import raised
from art.walisch.tresses import behind, sweep

RED = "rot"
HEAD = (27.8, 20.4)
GRIP, BLADE = (42.4, 36.6), (17.4, 37.3)
"""Where her hands are."""
LEAN = -86.0
"""Degrees: the sword points to the left and a little up."""


def svidar() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_gown())
    figure.put(neck(), placed(*HEAD))
    figure.put(_collar())
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
    braid_border(picture, curve((22.6, 34.2), (25.0, 37.6), (27.4, 41.2)), 3, 3.5)
    braid_border(picture, curve((33.0, 34.2), (30.6, 37.6), (28.2, 41.2)), 3, 3.5)
    return picture


def _head() -> Picture:
    picture = Picture()
    picture.put(behind())
    picture.put(frontal(Visage(opening=0.72, slant=2, gaze=0.05, brow=0.98, iris=0.84, age=1, lips=RED), long=True))
    for side in (-1, 1):
        picture.put(sweep(side, 14.4, gathered=True))
    picture.put(diadem("svidar", RED))
    return picture


def _sword() -> Picture:
    """One hand is closed round the hilt, on the palm of the other lies the blade."""
    picture = Picture()
    grip = posed(FIST, placed(*GRIP, LEAN + 16, 0.94, mirrored=True))
    palm = posed(BEARING, placed(*BLADE, 0, 0.94))
    sleeve(picture, RED, (49.4, 34.6), (57.6, 41.0), _beyond(grip, 52), (8.6, 9.0, 5.6), folds=2)
    sleeve(picture, RED, (9.4, 35.0), (3.0, 43.0), _beyond(palm, 150), (8.6, 9.0, 5.6), folds=1, side=-1)
    picture.add(INK, circle(43.7, 33.6, 0.9))  # else a crumb of the gown shows between sleeve and fingers
    for hand in (grip, palm):
        picture.put(hand.behind)
    picture.put(sword(RED), placed(*GRIP, LEAN, 1.18))
    for hand, degrees in ((grip, 52.0), (palm, 152.0)):
        picture.put(hand.before)
        cuffed(picture, _beyond(hand, degrees, 1.0), degrees, 2.5)
    return picture


def _beyond(hand: Posed, degrees: float, reach: float = 2.0) -> tuple[float, float]:
    """So many mm from the wrist's middle towards the elbow."""
    (x0, y0), (x1, y1) = hand.wrist
    angle = math.radians(degrees)
    return (x0 + x1) / 2 + reach * math.cos(angle), (y0 + y1) / 2 + reach * math.sin(angle)
