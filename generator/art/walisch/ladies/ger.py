"""The lady of spears: a seeress under a wide hood, gaunt and no longer young, one hand raised against what she sees."""

from __future__ import annotations

from art import poses
from art.arm import Sleeve, draw_arm
from art.aside import BUILDS, aside
from art.curves import Curve, closed, curve, cut, resample, ribbon
from art.hand import draw_hand
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed
from art.walisch.attributes import spear
from art.walisch.clasps import UPHELD, clasp
from art.walisch.diadems import diadem_aside
from art.walisch.garments import GOLD, folds, studded_border
from art.walisch.sitters import SEERESS, carved
from art.walisch.tresses import HAIR, plait

BLUE = "blau"
HEAD = (28.6, 21.4)
BUILD = BUILDS["lord"]._replace(jaw=(-0.2, 0.1, -0.3), cheek=-0.15)
HAND, LEAN = (47.2, 33.2), 4.0
"""Where the hand holds the spear, and its lean in degrees."""
PALM = (12.2, 37.6)


def ger() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.add(INK, circle(14.0, 28.6, 4.2))  # a quiet ground for the fingers
    figure.put(_hood(), placed(*HEAD, 0, 0.96))
    figure.put(_head(), placed(*HEAD, 0, 0.96))
    _sleeves(figure)
    draw_arm(
        figure, draw_hand(poses.OATH, placed(*PALM, 4, 0.86, mirrored=True), slender=0.92),
        Sleeve((13.4, 46), (18, 54), BLUE, (5.0, 9.0, 12.0), folds=1, teeth=0),
    )  # fmt: skip
    figure.put(spear(BLUE), placed(*HAND, LEAN, 0.86))
    figure.put(clasp(UPHELD, placed(*HAND, LEAN, 0.94, mirrored=True), 0.9))
    return figure, (HEAD[0], HEAD[1] - 1)


def _rim() -> Curve:
    """The edge of the hood round the face, from the near shoulder to the far one."""
    return curve(
        (6.4, 24.0), (8.9, 17.0), (10.2, 11.0), (10.6, 5.0), (10.4, 0.0), (9.2, -6.0), (6.0, -10.8), (0.8, -12.7),
        (-4.4, -11.4), (-7.9, -7.0), (-9.0, -0.6), (-8.9, 6.0), (-8.6, 11.0), (-7.0, 17.0), (-4.6, 24.0),
    )  # fmt: skip


def _hood() -> Picture:
    picture = Picture()
    hood = closed(
        (-4.8, -14.0), (1.0, -15.4), (7.2, -13.8), (12.0, -8.4), (13.6, -1.0), (13.3, 6.0), (15.0, 11.6),
        (20.0, 16.4, 1), (20, 26, 1), (-18, 26, 1), (-17.0, 18, 1), (-12.9, 13.2), (-11.7, 8), (-12.1, 0),
        (-11.1, -7.0), (-8.6, -11.6),
    )  # fmt: skip
    picture.outline(BLUE, hood, 0.45)
    picture.add(PAPER, cut((-0.6, -14.6), (5.0, -13.6), (10.0, -9.2), width=0.6, peak=0.5))
    picture.add(INK, cut((11.7, -4.6), (11.8, 3.0), (12.4, 9.0), width=0.8, peak=0.5))
    picture.add(INK, closed(*[(float(x), float(y)) for x, y in _rim()[::6]], (0, 22)))
    return picture


def _head() -> Picture:
    picture = Picture()
    far = closed((-4.6, -7.6), (-6.8, -4.0), (-7.2, 2.0), (-6.8, 8.0), (-5.6, 12.0), (-5.8, 16.0, 1), (-3.0, 6.0))
    picture.outline(HAIR, far, 0.42)
    picture.put(aside(BUILD, look=-0.35).neck)
    _dress(picture)
    picture.put(carved(SEERESS), placed(-0.2, 0.4))
    hair = closed(
        (-5.3, -4.2, 1), (-5.2, -7.8), (-2.6, -10.2), (1.6, -10.8), (6.0, -9.0), (8.4, -4.4), (8.6, 2.4), (8.2, 6.0, 1),
        (6.2, 4.4), (5.6, 0.4), (4.2, -3.2), (0.6, -5.0), (-2.8, -4.6),
    )  # fmt: skip
    picture.outline(HAIR, hair, 0.4)
    for way in (
        ((3.0, -8.6), (6.2, -5.4), (7.2, -0.6), (7.0, 3.6)), ((2.0, -7.2), (4.8, -4.6), (6.2, -0.6), (6.2, 2.6)),
    ):  # fmt: skip
        picture.add(INK, cut(*way, width=0.55, peak=0.4))
    picture.put(diadem_aside("ger", BLUE))
    plait(picture, HAIR, curve((7.6, 2.6), (7.4, 8.0), (6.6, 13.0), (5.4, 21.0)), 3.9, 5, narrows=0.1)
    studded_border(picture, _rim(), 1.7, 2.2)
    return picture


def _dress(picture: Picture) -> None:
    """The dress, and the twisted ring of gold at its neck."""
    dress = closed((-7.6, 15.2, 1), (-3.0, 15.2), (2.6, 16.6), (8, 14.6), (9.4, 15.4, 1), (6.0, 26, 1), (-4.0, 26, 1))
    picture.outline(BLUE, dress, 0.42)
    picture.add(
        INK, cut((-1.4, 18.2), (-1.8, 21), (-1.6, 24), width=0.9), cut((2.0, 18.4), (2.0, 21), (1.6, 24), width=0.8)
    )
    ring = curve((-3.4, 11.2), (-0.8, 15.2), (3.0, 16.6), (6.6, 15.2), (8.6, 12.6))
    picture.outline(GOLD, ribbon(ring, 1.7), 0.4)
    twists = [(float(x), float(y)) for x, y in resample(ring, 9)[1:-1]]
    picture.add(
        INK, [cut((x - 0.5, y + 0.6), (x + 0.1, y), (x + 0.4, y - 0.6), width=0.42, peak=0.5) for x, y in twists]
    )


def _sleeves(picture: Picture) -> None:
    """A wide one, from under the cloak."""
    holding = closed(
        (40.4, 36.2, 1), (37.0, 38.6), (33.6, 42.0), (31.6, 49, 1), (44.6, 49, 1), (44.6, 43), (44.6, 39.8, 1),
        (42.8, 37.4),
    )  # fmt: skip
    picture.outline(BLUE, holding, 0.42)
    folds(picture, holding, [((42.4, 39.4), (41.6, 42.4), (41.6, 46))], [((37.4, 39.4), (35.2, 42.4), (34.4, 46))])
