"""The lady of swords: a judge, grave and no longer young; the sword lies across both her hands."""

from __future__ import annotations

from art import gestures, poses
from art.arm import Sleeve, draw_arm
from art.curves import closed, curve
from art.hand import draw_hand
from art.picture import INK, Picture
from art.shapes import placed, rectangle
from art.walisch.attributes import sword
from art.walisch.diadems import diadem
from art.walisch.garments import braid_border, folds
from art.walisch.ladies.attire import neck
from art.walisch.sitters import JUDGE, carved
from art.walisch.stage import raised
from art.walisch.tresses import behind, sweep

RED = "rot"
HEAD = (27.8, 20.4)
GRIP, BLADE = (42.4, 36.6), (18.6, 36.0)
"""Where her hands are."""
GRASP = gestures.STAFF.with_fingers(thumb=((3.3, 0.6), (2.9, -1.8), (1.6, -3.6), (0.2, -4.6)))
UNDER = poses.PALM._replace(order="ring middle palm held first little thumb")
LEAN = -86.0
"""Degrees: the sword points to the left and a little up."""


def svidar() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_gown())
    figure.put(neck(), placed(*HEAD))
    figure.put(_collar())
    figure.put(_head(), placed(*HEAD))
    figure.add(INK, rectangle(17.5, 28.0, 22.4, 31.4))  # the points of her hair would be too fine
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
    picture.put(carved(JUDGE), placed(0, 0.2))
    for side in (-1, 1):
        picture.put(sweep(side, 14.4, gathered=True))
    picture.put(diadem("svidar", RED))
    return picture


def _sword() -> Picture:
    """One hand is closed round the hilt, on the palm of the other lies the blade."""
    picture = Picture()
    grip = draw_hand(GRASP, placed(*GRIP, LEAN + 10, 0.94, mirrored=True), slender=0.94)
    lying = Picture()
    lying.put(sword(RED), placed(*GRIP, LEAN, 1.18))
    palm = draw_hand(UNDER, placed(*BLADE, -8, 0.94, mirrored=True), lying, slender=0.94)
    draw_arm(picture, palm, Sleeve((8.4, 46), (9, 52), RED, (5.6, 8.6, 9.4), folds=1, teeth=0))
    draw_arm(picture, grip, Sleeve((55.0, 43), (54, 52), RED, (5.6, 8.6, 9.4), folds=1, teeth=0))
    return picture
