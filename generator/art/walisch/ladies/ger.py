"""The lady of spears: a seeress under a wide hood, gaunt and no longer young, one hand raised against what she sees."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.curves import Curve, closed, curve, cut, resample, ribbon
from art.grasps import grip, opened
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed
from art.walisch.attributes import spear
from art.walisch.diadems import diadem_aside
from art.walisch.garments import GOLD, folds, studded_border
from art.walisch.tresses import HAIR, plait

BLUE = "blau"
HEAD = (28.6, 21.4)
BUILD = BUILDS["lord"]._replace(
    nose="straight", brow=0.8, jaw=(-0.2, 0.1, -0.3), lips=GOLD, open=1.05, lid=0.95, cheek=-0.15, lifted=True
)
HAND, LEAN = (47.2, 33.2), 4.0
"""Where the hand holds the spear, and its lean in degrees."""
PALM = (12.0, 38.9)


def ger() -> tuple[Picture, tuple[float, float]]:
    figure = Picture()
    figure.add(INK, circle(14.0, 28.6, 4.2))  # a quiet ground for the fingers
    figure.put(_hood(), placed(*HEAD, 0, 0.96))
    figure.put(_head(), placed(*HEAD, 0, 0.96))
    _sleeves(figure)
    figure.put(opened(13, 2, -146), placed(*PALM, -4, 1.08, mirrored=True))
    hand, at = grip(126), placed(*HAND, 0, 0.88)
    figure.put(hand.behind, at)
    figure.put(spear(BLUE), placed(*HAND, LEAN, 0.86))
    figure.put(hand.before, at)
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
    head = aside(BUILD, look=-0.35)
    picture.put(head.neck)
    _dress(picture)
    picture.put(head.face)
    picture.put(head.features)
    picture.add(PAPER, circle(0.15, -0.5, 0.34))
    picture.add(INK, cut((3.4, 3.0), (2.2, 4.2), (1.9, 6.0), width=0.5, peak=0.4))  # the hollow of the cheek
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
    """Wide ones: that of the raised arm has fallen back, the other comes from under the cloak."""
    raised = closed(
        (8.6, 38.6, 1), (6.6, 41.4), (5.0, 45), (4.6, 49, 1), (21.4, 49, 1), (20.6, 44), (18.6, 41.0), (15.6, 38.8, 1),
        (12.0, 39.6),
    )  # fmt: skip
    picture.outline(BLUE, raised, 0.42)
    folds(picture, raised, [((16.6, 40.8), (17.8, 43), (17.6, 47))], [((9.0, 41.0), (7.8, 43.6), (7.6, 47))])
    holding = closed(
        (40.4, 36.2, 1), (37.0, 38.6), (33.6, 42.0), (31.6, 49, 1), (44.6, 49, 1), (44.6, 43), (44.6, 39.8, 1),
        (42.8, 37.4),
    )  # fmt: skip
    picture.outline(BLUE, holding, 0.42)
    folds(picture, holding, [((42.4, 39.4), (41.6, 42.4), (41.6, 46))], [((37.4, 39.4), (35.2, 42.4), (34.4, 46))])
