"""The knave of hearts: a falconer, half turned to the bird on his fist."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut, ribbon
from kartenwerk.art.franzoesisch.cloth import GOLD, RED, bell, slashed
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, placed
from kartenwerk.art.walisch.garments import folds, locks
from kartenwerk.art.walisch.heads import Mien, three_quarter

X, Y = 26.6, 20.0
FIST = (44.2, 33.0)


def herz() -> Picture:
    figure = Picture()
    figure.put(_tunic())
    figure.put(_head(), placed(X, Y, 0, 1.04, mirrored=True))
    figure.put(_glove())
    figure.put(_falcon(), placed(FIST[0] + 1.0, FIST[1] - 3.0, 0, 0.98))
    figure.put(_fingers())
    return figure


def _tunic() -> Picture:
    picture = Picture()
    body = closed((17, 29, 1), (10.6, 32), (6.4, 38), (5, 47, 1), (48, 47, 1), (45, 39), (38.4, 32.4), (33, 29, 1))
    picture.outline(RED, body)
    parti = closed((25.0, 31, 1), (25.2, 47, 1), (48, 47, 1), (45, 39), (38.4, 32.4), (33, 29, 1))
    picture.add(INK, parti)
    picture.add(PAPER, parti.buffer(0.25).difference(parti.buffer(-0.35)).intersection(body))
    picture.add(GOLD, [sign("herz", x, y, 3.4) for x, y in ((30.4, 38.4), (36.0, 37.6), (33.2, 43.0))])
    folds(picture, body.difference(parti), [((20.8, 36), (21.4, 41), (21, 46))], [((22.6, 37), (23.0, 41), (22.8, 45))])
    sleeve = closed(
        (15.4, 31.0, 1), (10.6, 32.2), (6.2, 37.2), (4.4, 44), (4.4, 47, 1), (18.4, 47, 1), (18.8, 40), (17.8, 34, 1)
    )
    picture.outline(RED, sleeve)
    slashed(picture, sleeve, [((14.6, 34.0), (13.4, 38), (13.6, 42.4)), ((11.0, 35), (8.8, 39.4), (8.6, 44))])
    collar = closed(
        (18.4, 27.4, 1), (16.4, 30.4, 1), (20.4, 33.4), (25.0, 34.4, 1), (29.8, 33.4), (33.8, 30.4, 1), (31.6, 27.4, 1)
    )
    picture.outline(PAPER, collar, 0.42)
    picture.add(INK, cut((19.4, 31.2), (25, 33.4), (30.6, 31.2), width=0.5, peak=0.5))
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck = closed((-3.0, 8, 1), (-2.8, 11.4, 1), (5.4, 11.4, 1), (5.2, 4, 1))
    picture.outline(PAPER, neck, 0.42)
    picture.add(INK, closed((-2.8, 9.6, 1), (0.6, 9.4), (4.4, 6.6, 1), (5.0, 8.2), (2.8, 10.6), (-2.0, 11.0, 1)))
    back = [
        (((4.6, -5), (8.2, -1.6), (9.2, 3.4), (7.8, 8.6), (9.8, 10.4)), 3.6),
        (((4.2, -4), (6.8, -0.4), (7.4, 4.6), (6.0, 9.4), (7.4, 11.6)), 3.4),
    ]
    locks(picture, GOLD, back)
    locks(picture, GOLD, [(((-4.2, -4), (-5.8, 0), (-6.0, 3.6), (-6.9, 6.6)), 2.0)])
    head = three_quarter(Mien(brow=0.95, opening=0.95, dark=False))
    picture.put(head.skin)
    picture.put(head.features)
    locks(picture, GOLD, [(((4.4, -6), (6.0, -2), (6.0, 2.6), (4.8, 6.2)), 2.4)])
    for k, (x, y) in enumerate(((-4.4, -3.0), (-2.4, -3.4), (-0.2, -3.7), (2.0, -3.7), (4.2, -3.2))):
        locks(picture, GOLD, [(((x + 0.9, -6.6), (x + 0.3, -5), (x - 0.2 - 0.1 * k, y + 0.2)), 2.2)], root=0.75)
    beret = closed(
        (-7.6, -5.8, 1),
        (-9.2, -8.6),
        (-7.0, -12.0),
        (-1.0, -13.2),
        (6.4, -12.2),
        (10.8, -8.4),
        (9.2, -4.4, 1),
        (4.0, -6.2),
        (-2.0, -6.8),
    )
    picture.outline(INK, beret, 0.1)
    picture.add(PAPER, beret.buffer(0.42).difference(beret))
    picture.add(
        PAPER,
        cut((-7.0, -9.0), (-4.0, -11.4), (0.6, -11.8), width=0.7, peak=0.5),
        cut((4.4, -11.0), (7.6, -9.4), (8.8, -6.8), width=0.6),
        cut((1.6, -9.8), (4.6, -9.0), (6.4, -7.2), width=0.5),
    )
    band = curve((-6.9, -5.9), (-2.0, -6.9), (3.6, -6.4), (8.4, -4.8))
    picture.outline(RED, ribbon(band, 1.5), 0.36)
    picture.outline(GOLD, circle(-4.6, -7.6, 1.7), 0.38)
    picture.add(RED, sign("herz", -4.6, -7.5, 2.0))
    return picture


def _falcon() -> Picture:
    """A hooded falcon that looks back over its wing, its feet at (0, 0)."""
    picture = Picture()
    tail = closed((1.4, -3.0, 1), (4.4, -1.0), (7.6, 4.6), (8.0, 8.4, 1), (5.2, 8.0, 1), (2.4, 3.4), (0.4, 0.4, 1))
    picture.outline(PAPER, tail, 0.42)
    picture.add(
        INK,
        [cut((3.4 + 1.3 * k, 0.2 + 2.2 * k), (4.9 + 1.1 * k, -0.3 + 2.0 * k), width=0.6, peak=0.5) for k in range(3)],
    )
    body = closed(
        (-2.4, -16.6),
        (-4.6, -13.6),
        (-5.0, -8.6),
        (-4.0, -3.6),
        (-1.6, -0.4),
        (1.6, -0.4),
        (4.2, -3.4),
        (5.6, -8.4),
        (4.8, -13.0),
        (2.2, -16.4),
    )
    picture.outline(PAPER, body, 0.44)
    breast = []
    for row in range(5):
        for k in range(3 - row // 3):
            x, y = -3.6 + k * 1.7 + (0.8 if row % 2 else 0), -11.6 + row * 2.1
            breast.append(cut((x - 0.5, y - 0.3), (x, y + 0.5), (x + 0.5, y - 0.3), width=0.42, peak=0.5))
    picture.add(INK, breast)
    wing = closed(
        (1.0, -13.8, 1), (4.6, -12.4), (6.6, -7.4), (6.8, -1.6), (6.0, 3.4, 1), (3.6, -0.6), (1.2, -4.6), (-0.2, -9.4)
    )
    picture.outline(GOLD, wing, 0.42)
    quills = [
        ((2.0, -11.0), (4.8, -6.4), (5.8, 1.0)),
        ((1.0, -9.4), (3.6, -4.8), (4.8, 0.0)),
        ((0.6, -7.4), (2.2, -4.0), (3.4, -1.4)),
        ((3.4, -11.6), (5.6, -7.4), (6.2, -2.4)),
    ]
    picture.add(INK, [cut(*line, width=0.55, peak=0.5) for line in quills])
    head = closed(
        (-1.0, -15.0),
        (-3.4, -16.0),
        (-4.4, -18.4),
        (-3.2, -21.0),
        (-0.2, -21.8),
        (2.2, -20.2),
        (2.8, -17.4),
        (1.4, -15.2),
    )
    picture.outline(RED, head, 0.42)
    picture.outline(
        GOLD, closed((-3.9, -19.8, 1), (-6.0, -19.2), (-6.6, -16.9, 1), (-5.2, -17.5), (-4.1, -17.2, 1)), 0.38
    )
    picture.add(INK, cut((-3.2, -19.4), (-1.4, -20.2), (0.8, -19.6), width=0.5, peak=0.5))
    picture.add(PAPER, cut((1.8, -18.8), (1.9, -17.4), (1.0, -16.2), width=0.55))
    picture.outline(GOLD, closed((-0.8, -21.6, 1), (-1.6, -24.0), (0.0, -23.2, 1), (1.2, -24.6), (1.0, -21.4, 1)), 0.36)
    for x in (-1.8, 1.2):
        picture.outline(
            GOLD,
            closed((x - 1.2, -0.8, 1), (x, -1.6), (x + 1.2, -0.8, 1), (x + 1.0, 1.2), (x, 0.7), (x - 1.0, 1.2)),
            0.36,
        )
    return picture


def _glove() -> Picture:
    """A long gauntlet on which the falcon stands."""
    picture = Picture()
    x, y = FIST
    arm = closed((x - 4.6, y + 5, 1), (x + 4.6, y + 4.4, 1), (x + 6.8, 47, 1), (x - 7.4, 47, 1))
    picture.outline(INK, arm, 0.1)
    picture.add(PAPER, arm.buffer(0.42).difference(arm))
    gauntlet = closed(
        (x - 3.4, y + 1.4, 1), (x + 3.6, y + 1.2, 1), (x + 6.0, y + 8.4, 1), (x, y + 10.2), (x - 6.2, y + 8.8, 1)
    )
    picture.outline(GOLD, gauntlet, 0.42)
    picture.add(
        INK,
        cut((x - 5.2, y + 7.2), (x, y + 8.6), (x + 5.2, y + 6.9), width=0.55, peak=0.5),
        cut((x + 2.6, y + 2.6), (x + 3.8, y + 6.0), width=0.7),
    )
    return picture


def _fingers() -> Picture:
    picture = Picture()
    x, y = FIST
    fist = closed(
        (x - 4.8, y - 2.6),
        (x - 3.6, y - 4.0),
        (x + 3.4, y - 4.2),
        (x + 5.0, y - 2.4),
        (x + 4.6, y + 2.0),
        (x, y + 3.0),
        (x - 4.2, y + 2.2),
    )
    picture.outline(GOLD, fist, 0.42)
    picture.add(
        INK,
        [
            cut((x + dx, y - 3.2), (x + dx * 1.06, y - 0.6), (x + dx, y + 1.8), width=0.55, peak=0.5)
            for dx in (-2.3, 0.0, 2.3)
        ],
    )
    picture.add(INK, cut((x - 4.0, y - 1.0), (x, y - 0.4), (x + 4.0, y - 1.2), width=0.42, peak=0.5))
    jess = curve((x - 3.0, y - 3.4), (x - 5.8, y - 1.6), (x - 6.6, y + 2.6))
    picture.outline(RED, ribbon(jess, 0.8), 0.3)
    bell(picture, x - 6.7, y + 3.6, 1.25)
    return picture
