"""The lord of shields: stout, hair and beard all curls; the shield stands at his side, his fingers over its rim."""

from __future__ import annotations

from generator.art.body import lock, palm_grip
from generator.art.curves import closed, curve
from generator.art.face import Temper
from generator.art.hands import cuff, over_rim
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, lozenge, placed
from generator.art.walisch.attributes import round_shield
from generator.art.walisch.crowns import crown
from generator.art.walisch.garments import GOLD, curl, folds, fur
from generator.art.walisch.ground import wind
from generator.art.walisch.heads import frontal

RED = "rot"
AXIS = 35.0
SHIELD = (17.4, 36.4)


def skoell() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_body())
    figure.put(round_shield(RED, 12.2, 18), placed(*SHIELD))
    figure.put(over_rim(), placed(21.2, 24.6, 17, 0.84))
    figure.put(_head(), placed(AXIS, 20.8, 0, 0.98))
    figure.put(_hand())
    return figure, wind(59, 46, seed=5)


def _body() -> Picture:
    picture = Picture()
    cloak = closed(
        (26, 26.0, 1), (19, 28), (13, 33), (9, 46, 1), (56, 46, 1), (55.4, 41), (52.6, 34.4), (47.6, 29.6), (41, 26, 1)
    )
    picture.outline(RED, cloak)
    folds(
        picture, cloak,
        [((46.4, 32), (49.0, 36), (49.6, 40)), ((49.6, 33), (52.4, 38), (53.6, 44)),
         ((47.6, 41.8), (49.0, 43), (49.4, 46))],
        [((48.0, 32.4), (50.8, 37.0), (51.6, 43))],
    )  # fmt: skip
    tunic = closed((26, 27, 1), (41.6, 27, 1), (43.0, 34), (42.6, 46, 1), (24, 46, 1), (25, 36))
    picture.add(INK, tunic)
    spots = [(30.2 + 2.4 * i + 1.2 * (k % 2), 36.2 + 2.2 * k) for k in range(3) for i in range(5)]
    picture.add(GOLD, [lozenge(x, y, 0.7, 0.95) for x, y in spots])
    fur(picture, curve((40.2, 27.0), (43.6, 30.6), (44.6, 36), (44.0, 46)), 5.0, step=2.1)
    return picture


def _head() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        for x, y in ((6.9, -3.6), (8.0, -0.8), (7.6, 2.4)):
            curl(picture, side * x, y, 1.75, 200 if side < 0 else -20, side * 1.25)
    head = frontal(Temper(gaze=0.1, brow=1.9, slant=2, nose=1.25, opening=0.75))
    picture.put(head.skin)
    mass = closed(
        (-6.6, -0.5, 1),
        (-8.2, 4),
        (-7.4, 9.4),
        (-4, 13),
        (0, 14),
        (4, 13),
        (7.4, 9.4),
        (8.2, 4),
        (6.6, -0.5, 1),
        (0, 4),
    )
    picture.add(INK, mass)
    for x, y, radius in (
        (0, 13.0, 1.8), (3.1, 12.2, 1.9), (5.7, 10.2, 1.9), (7.2, 7.3, 1.8), (7.4, 4.2, 1.7), (1.7, 10.4, 1.8),
        (4.2, 8.6, 1.8), (5.4, 6.0, 1.6),
    ):  # fmt: skip
        for side in (1, -1) if x else (1,):
            curl(picture, side * x, y, radius, 200 if side < 0 else -20, side * 1.25)
    picture.put(head.features)
    mouth = closed((-2.4, 7.0), (-1, 6.6), (0, 6.8), (1, 6.6), (2.4, 7.0), (1.2, 7.9), (0, 8.2), (-1.2, 7.9))
    picture.add(INK, mouth.buffer(0.3))
    picture.outline(PAPER, closed((-1.6, 7.8), (-0.6, 7.5), (0.6, 7.5), (1.6, 7.8), (0.9, 8.6), (-0.9, 8.6)), 0.28)
    for side in (-1, 1):
        line = curve((side * 0.1, 5.4), (side * 2.2, 5.7), (side * 4.0, 7.4), (side * 6.2, 7.0), (side * 7.0, 5.2))
        lock(picture, PAPER, line, 2.8, cuts=2, cut_width=0.42, peak=0.35, line=0.36)
    picture.put(crown("skoell"))
    return picture


def _hand() -> Picture:
    """The right hand holds the furred edge of the cloak."""
    picture = Picture()
    grip = placed(44.2, 37.2, 12, 0.84)
    palm_grip(picture, grip)
    picture.outline(RED, closed((51.4, 33.6, 1), (54, 33.4), (57, 36, 1), (57, 45, 1), (51, 42.6, 1), (50.4, 38)))
    cuff(picture, 51.6, 38.8, -78, 7.2)
    return picture
