"""The king of clubs: half turned away, grey and lean, a long forked beard, the lily sceptre in his fist."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, normals, resample, taper
from art.franzoesisch.cloth import CLOTH, GOLD, fleur, furred
from art.franzoesisch.crowns import crown_aside
from art.franzoesisch.laid import laid
from art.grasps import grip
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle
from art.sleeve import sleeve
from art.walisch.garments import folds, locks

SCEPTRE = 18.2


def kreuz() -> Picture:
    figure = Picture()
    figure.put(_robe())
    figure.put(_head(), placed(35.0, 19.4))
    hand, place = grip(112), placed(SCEPTRE, 34.0, 0, 0.88)
    figure.put(hand.behind, place)
    figure.put(_sceptre())
    figure.put(hand.before, place)
    figure.put(laid(), placed(46.6, 39.4, -68, 0.84, mirrored=True))
    return figure


def _robe() -> Picture:
    picture = Picture()
    robe = closed((24, 28, 1), (16, 31), (10.4, 37), (8, 47, 1), (57, 47, 1), (55.6, 38), (49.4, 31.4), (43, 28, 1))
    picture.outline(CLOTH, robe)
    folds(
        picture, robe,
        [((15.4, 35), (12.6, 40), (12, 46)), ((20, 37.4), (18.6, 42), (19, 46)), ((50.6, 36), (53, 41), (53.6, 46)),
         ((46, 38), (47.6, 42), (47.4, 46))],
        [((13.6, 36), (11.2, 41), (10.6, 45)), ((52, 36.6), (54.4, 41.4), (55, 45))],
    )  # fmt: skip
    front = closed((27.4, 32, 1), (25.4, 40), (25.4, 47, 1), (43.6, 47, 1), (43.0, 40), (41.0, 32, 1))
    picture.outline(INK, front, 0.1)
    picture.add(PAPER, front.buffer(0.42).difference(front))
    picture.add(GOLD, [sign("kreuz", x, 39.6, 3.6) for x in (31.8, 36.6)])
    sleeve(picture, CLOTH, (23.6, 35.0), (11.6, 49.0), (14.6, 40.2), (8, 8.6, 5.2), side=-1)
    sleeve(picture, CLOTH, (46.6, 35.4), (57.8, 46.0), (49.0, 40.6), (8, 8.4, 5.2), folds=2)
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
    locks(picture, PAPER, strands, cuts=2)
    head = aside(BUILDS["elder"], mouth=False, shade=False)
    picture.put(head.face)
    picture.put(head.features)
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
    for line, width in (*left, *right):
        spine = curve(*line)
        lock(picture, PAPER, spine, width, cuts=0, root=0.15, line=0.34)
        across = normals(resample(spine, 60))
        for side in (-1, 1):  # where the lock is broad enough for them
            hair = (resample(spine, 60) + across * side * width * 0.17)[20 + 3 * side : 46]
            picture.add(INK, taper(hair, 0.46, peak=0.4))
    picture.add(INK, closed((-4.8, 7.0), (-3.4, 6.5), (-1.2, 7.0), (-3.0, 8.8)))
    picture.outline(PAPER, closed((-4.2, 7.7), (-3.2, 7.5), (-1.9, 7.7), (-3.0, 8.6)), 0.26)
    locks(
        picture,
        PAPER,
        [
            (((-3.6, 5.7), (-5.0, 6.4), (-6.2, 8.4), (-8.0, 9.2)), 2.1),
            (((-3.3, 5.8), (-1.0, 6.3), (1.2, 8.3), (3.8, 9.2), (5.4, 8.2)), 2.4),
        ],
        root=0.5,
    )
    picture.put(crown_aside())
    return picture


def _sceptre() -> Picture:
    picture, x = Picture(), SCEPTRE
    picture.outline(GOLD, rectangle(x - 0.95, 13, x + 0.95, 47), 0.36)
    bindings = [
        cut((x - 0.95, y - 0.2), (x, y + 0.25), (x + 0.95, y - 0.2), width=0.46, peak=0.5) for y in (23.4, 27.2)
    ]
    picture.add(INK, bindings)
    picture.outline(GOLD, placed(x, 12.4, 0, 1.42)(fleur()), 0.42)
    picture.add(INK, placed(x, 12.4, 0, 1.42)(cut((0, -0.8), (0, -3.6), width=0.4)))
    picture.outline(GOLD, closed((x - 2.6, 13.2), (x, 12.2), (x + 2.6, 13.2), (x, 14.6)), 0.4)
    picture.outline(INK, circle(x, 18.0, 2.9), 0.01)
    picture.add(GOLD, circle(x, 18.0, 3.3).difference(circle(x, 18.0, 2.6)))
    picture.add(PAPER, sign("kreuz", x, 18.0, 3.8))
    return picture
