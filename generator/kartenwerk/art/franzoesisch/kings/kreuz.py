"""The king of clubs: half turned away, grey and lean, a long forked beard, the lily sceptre in his fist."""

from __future__ import annotations

from kartenwerk.art.body import fist
from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.franzoesisch.cloth import GOLD, RED, fleur, furred, pearls, pomegranate
from kartenwerk.art.franzoesisch.crowns import crown_aside
from kartenwerk.art.hands import over_rim
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, move, placed, rectangle
from kartenwerk.art.walisch.garments import folds, locks
from kartenwerk.art.walisch.heads import Mien, three_quarter

SCEPTRE = 18.2


def kreuz() -> Picture:
    figure = Picture()
    figure.put(_robe())
    figure.put(_head(), placed(35.0, 19.4))
    figure.put(_sceptre())
    figure.put(_hand())
    return figure


def _robe() -> Picture:
    picture = Picture()
    robe = closed((24, 28, 1), (16, 31), (10.4, 37), (8, 47, 1), (57, 47, 1), (55.6, 38), (49.4, 31.4), (43, 28, 1))
    picture.outline(RED, robe)
    folds(
        picture, robe,
        [((15.4, 35), (12.6, 40), (12, 46)), ((20, 37.4), (18.6, 42), (19, 46)), ((50.6, 36), (53, 41), (53.6, 46)),
         ((46, 38), (47.6, 42), (47.4, 46))],
        [((13.6, 36), (11.2, 41), (10.6, 45)), ((52, 36.6), (54.4, 41.4), (55, 45))],
    )  # fmt: skip
    front = closed((27.4, 32, 1), (25.4, 40), (25.4, 47, 1), (43.6, 47, 1), (43.0, 40), (41.0, 32, 1))
    picture.outline(INK, front, 0.1)
    picture.add(PAPER, front.buffer(0.42).difference(front))
    for x, y, size in ((34.4, 44.8, 0.95), (29.2, 42.4, 0.72), (39.6, 42.4, 0.72)):
        picture.add(GOLD, move(pomegranate(size), x, y))
    collar = closed(
        (26.4, 28, 1),
        (20.4, 30.6),
        (17.0, 35.0, 1),
        (25.4, 38.4),
        (34.8, 36.6),
        (44.6, 38.2),
        (52.0, 34.6, 1),
        (48.4, 30.6),
        (42.4, 28, 1),
    )
    furred(picture, collar)
    return picture


def _head() -> Picture:
    """Looks to the left."""
    picture = Picture()
    strands = [
        (((5.4, -4), (8.6, 0), (9.0, 5), (8.2, 9), (10.8, 12.4)), 3.6),
        (((4.9, -4), (7.4, 1), (7.6, 6), (6.8, 10.4), (8.8, 14.2)), 3.5),
        (((4.4, -3), (6.2, 1), (6.4, 6), (5.2, 10.6), (6.2, 15.2)), 3.2),
    ]
    locks(picture, PAPER, [*strands, (((-4.4, -4), (-5.9, 0), (-6.1, 4), (-7.2, 8.2)), 2.1)])
    head = three_quarter(Mien(brow=1.5, age=2, bearded=True, opening=0.74))
    picture.put(head.skin)
    picture.add(
        INK,
        closed(
            (-4.9, 3.4, 1),
            (-4.6, 6.2),
            (-2.6, 5.6),
            (-0.6, 6.4),
            (2.2, 5.6),
            (4.2, 3.4),
            (5.6, -0.5, 1),
            (6.6, 4),
            (5.8, 10),
            (4.4, 15),
            (0.4, 12.6),
            (-4.4, 15.6),
            (-5.6, 10),
        ),
    )
    left = [
        (((-4.4, 4.4), (-5.4, 8), (-5.3, 12.4), (-7.2, 17.4)), 2.5),
        (((-3.0, 7), (-4.0, 10.6), (-4.4, 14.4), (-6.2, 19.0)), 2.6),
        (((-1.6, 8), (-2.2, 11), (-3.0, 14.6), (-4.6, 18.6)), 2.4),
    ]
    right = [
        (((5.6, 0.4), (6.2, 5), (5.4, 10.4), (5.8, 16.0)), 2.7),
        (((4.6, 3.4), (4.6, 8), (3.8, 12.4), (4.4, 18.4)), 2.8),
        (((2.6, 5.8), (2.4, 9.6), (2.0, 13.0), (2.4, 18.2)), 2.6),
        (((0.6, 8), (0.6, 11), (0.8, 13.6), (0.8, 16.4)), 2.2),
    ]
    locks(picture, PAPER, [*left, *right], root=0.4)
    picture.add(INK, closed((-4.0, 6.9), (-2.4, 6.4), (-0.6, 6.9), (-2.4, 8.4)))
    picture.outline(PAPER, closed((-3.4, 7.6), (-2.4, 7.4), (-1.2, 7.6), (-2.3, 8.4)), 0.26)
    picture.put(head.features)
    locks(
        picture,
        PAPER,
        [
            (((-2.5, 5.5), (-4.2, 6.0), (-5.6, 8.0), (-7.6, 8.8)), 2.1),
            (((-2.4, 5.5), (-0.4, 6.0), (1.2, 8.2), (3.8, 9.2), (5.4, 8.2)), 2.4),
        ],
        root=0.5,
    )
    picture.put(crown_aside())
    return picture


def _sceptre() -> Picture:
    picture, x = Picture(), SCEPTRE
    sleeve = closed((x + 9.4, 34.4, 1), (x + 15, 38.0), (x + 17, 47, 1), (x + 4.6, 47, 1), (x + 6.6, 42.4, 1))
    picture.outline(RED, sleeve)
    folds(
        picture,
        sleeve,
        [((x + 12.6, 39.4), (x + 13.6, 43), (x + 13.4, 46)), ((x + 9.4, 42), (x + 9.0, 44), (x + 9.0, 46))],
    )
    picture.outline(GOLD, rectangle(x - 0.95, 13, x + 0.95, 47), 0.36)
    picture.add(INK, cut((x + 0.5, 16), (x + 0.5, 27), width=0.45, peak=0.5))
    picture.outline(GOLD, placed(x, 12.4, 0, 1.42)(fleur()), 0.42)
    picture.add(INK, placed(x, 12.4, 0, 1.42)(cut((0, -0.8), (0, -3.6), width=0.4)))
    picture.outline(GOLD, closed((x - 2.6, 13.2), (x, 12.2), (x + 2.6, 13.2), (x, 14.6)), 0.4)
    picture.outline(INK, circle(x, 18.0, 2.9), 0.01)
    picture.add(GOLD, circle(x, 18.0, 3.3).difference(circle(x, 18.0, 2.6)))
    picture.add(PAPER, sign("kreuz", x, 18.0, 3.8))
    fist(picture, placed(x + 0.1, 34.3, 15, 0.87))
    cuff = placed(x + 9.1, 37.4, 106)(
        closed((-3.6, -1.8, 1), (0, -2.3), (3.6, -1.8, 1), (4.2, 2.0, 1), (0, 1.6), (-4.2, 2.0, 1))
    )
    furred(picture, cuff, 2.5, 2.3, 0.2)
    return picture


def _hand() -> Picture:
    """The left hand lies on the edge of the robe."""
    picture = Picture()
    sleeve = closed((57, 37.6, 1), (50.6, 38.0), (45.8, 38.4, 1), (45.4, 43.4, 1), (50, 45.6), (57, 46.6, 1))
    picture.outline(RED, sleeve)
    folds(picture, sleeve, [((54.6, 40.4), (51, 40.4), (48.2, 41.2)), ((54.6, 44), (51.4, 43.8), (49, 43.4))])
    picture.put(over_rim(), placed(41.9, 40.8, 84, 0.84, mirrored=True))
    pearls(picture, curve((46.0, 38.0), (45.6, 40.6), (45.6, 43.4)), 4, 0.72)
    return picture
