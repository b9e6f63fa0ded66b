"""The lady of spears: a seeress under a deep hood, gaunt and no longer young, one hand raised against what she sees."""

from __future__ import annotations

from kartenwerk.art.aside import BUILDS, aside
from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.grasps import grip, opened
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, lozenge, placed
from kartenwerk.art.sleeve import sleeve
from kartenwerk.art.walisch.attributes import spear
from kartenwerk.art.walisch.diadems import diadem_aside
from kartenwerk.art.walisch.garments import GOLD, folds
from kartenwerk.art.walisch.tresses import HAIR, plait

BLUE = "blau"
HEAD = (27.4, 20.6)
BUILD = BUILDS["lord"]._replace(
    brow=0.8, jaw=(-0.7, -0.2, -1.0), lips=GOLD, open=1.12, lid=0.9, cheek=-0.1, lifted=True
)
HAND, LEAN = (46.0, 34.8), 7.0
"""Where the hand holds the spear, and its lean in degrees."""
PALM = (12.3, 36.6)


def ger() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.put(_cloak())
    figure.put(_head(), placed(*HEAD, 0, 0.94))
    _raised_arm(figure)
    sleeve(figure, BLUE, (40.6, 36.4), (51.4, 46.6), (48.8, 40.6), (7.6, 7.8, 4.8), folds=3)
    figure.add(INK, cut((38.4, 36.4), (38.8, 39.4), (38.2, 43), width=0.9))
    hand, at = grip(112), placed(*HAND, LEAN, 0.86, mirrored=True)
    figure.put(hand.behind, at)
    figure.put(spear(BLUE), placed(*HAND, LEAN, 0.9))
    figure.put(hand.before, at)
    return figure, (HEAD[0], HEAD[1] - 1)


def _cloak() -> Picture:
    picture = Picture()
    cloak = closed((20, 32), (13, 34), (8.6, 38.6), (6.0, 49, 1), (54, 49, 1), (52, 40), (46.6, 34.6), (38, 32))
    picture.outline(BLUE, cloak, 0.42)
    picture.add(INK, cut((43.6, 37), (45.0, 41), (44.8, 46), width=0.9))
    return picture


def _raised_arm(picture: Picture) -> None:
    """The forearm comes up from the elbow behind the belt, its wide sleeve fallen back."""
    form = closed(
        (9.4, 38.2, 1), (7.9, 40.4), (6.6, 44), (6.4, 49, 1), (20.4, 49, 1), (20.0, 43), (17.8, 40.2), (15.2, 38.4, 1),
        (12.2, 39.0),
    )  # fmt: skip
    picture.outline(BLUE, form, 0.42)
    folds(
        picture, form, [((16.2, 40.4), (17.4, 42.6), (17.2, 46)), ((12.4, 40.2), (13.0, 42.6), (12.6, 46))],
        [((9.6, 40.4), (8.8, 43), (8.8, 46))],
    )  # fmt: skip
    picture.put(opened(12, 2, -146), placed(*PALM, -3, 1.0, mirrored=True))


def _head() -> Picture:
    picture = Picture()
    hood = closed(
        (-4.6, -13.6), (0.8, -15.0), (6.6, -13.4), (10.6, -8.4), (11.9, -1.0), (11.2, 6.0), (12.6, 11.6),
        (15.6, 16.4, 1), (12, 24, 1), (-13, 24, 1), (-13.4, 17, 1), (-10.8, 12.4), (-10.0, 7), (-10.1, 0), (-9.4, -6.8),
        (-7.4, -11.2),
    )  # fmt: skip
    picture.outline(BLUE, hood, 0.45)
    picture.add(
        INK,
        cut((8.2, -9.6), (10.4, -3.0), (9.9, 5.6), width=1.0, peak=0.5),
        cut((10.0, 8.4), (10.8, 12.6), (13.2, 16.4), width=0.8),
        cut((-9.6, 11.6), (-10.4, 14.4), (-11.8, 17.0), width=0.8),
    )
    picture.add(PAPER, cut((-1.6, -13.9), (3.6, -13.7), (8.0, -10.6), width=0.6, peak=0.5))
    opening = closed(
        (-3.4, -11.2), (1.0, -12.0), (5.6, -9.9), (8.2, -5.0), (8.6, 1.0), (7.6, 7.0), (6.4, 13.0), (4.6, 18.6, 1),
        (-5.6, 18.6, 1), (-6.8, 12.6), (-7.4, 7.0), (-7.3, 0.4), (-6.6, -6.8),
    )  # fmt: skip
    picture.add(INK, opening.buffer(1.4))
    picture.add(PAPER, opening.buffer(0.98))
    picture.add(INK, opening)
    plait(picture, HAIR, curve((-5.6, 2.0), (-6.0, 7.0), (-5.4, 13.0), (-4.6, 22)), 3.5, 6, narrows=0)
    head = aside(BUILD, look=-0.3)
    picture.put(head.neck)
    picture.put(head.face)
    picture.put(head.features)
    picture.add(PAPER, circle(0.15, -0.55, 0.36), circle(-4.7, -0.35, 0.26))
    picture.add(INK, cut((3.2, 3.2), (1.9, 4.4), (1.5, 6.4), width=0.5, peak=0.4))  # the hollow of the cheek
    hair = closed(
        (-5.3, -4.2, 1), (-5.2, -7.8), (-2.6, -10.2), (1.6, -10.6), (5.6, -8.7), (7.5, -4.4), (7.6, 1.4, 1),
        (5.8, -1.6), (3.4, -4.2), (0.2, -5.0), (-2.8, -4.6),
    )  # fmt: skip
    picture.outline(HAIR, hair, 0.4)
    for way in (((3.6, -8.4), (5.9, -5.4), (6.8, -1.4)), ((2.4, -7.4), (4.8, -4.8), (6.0, -2.2))):
        picture.add(INK, cut(*way, width=0.5, peak=0.4))
    picture.put(diadem_aside("ger", BLUE))
    plait(picture, HAIR, curve((6.2, -0.6), (6.9, 4.4), (6.2, 10.6), (6.6, 16.0), (7.0, 22)), 3.9, 6, narrows=0)
    picture.outline(GOLD, circle(0.4, 17.8, 2.4), 0.4)
    picture.add(INK, circle(0.4, 17.8, 1.6))
    picture.add(BLUE, lozenge(0.4, 17.8, 1.2, 1.2))
    return picture
