"""The third joker: half turned away, he shows a fan of four cards and winks over it."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.franzoesisch.cloth import GOLD, RED, bell
from kartenwerk.art.hands import cuff, finger
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import lozenge, placed, rectangle
from kartenwerk.art.walisch.garments import folds
from kartenwerk.art.walisch.heads import Mien, three_quarter

X, Y = 24.8, 21.4
FAN = (42.0, 36.6)


def dealer() -> Picture:
    figure = Picture()
    figure.put(_coat())
    figure.put(_head(), placed(X, Y, 0, 1.04, mirrored=True))
    figure.put(_fan())
    return figure


def _coat() -> Picture:
    picture = Picture()
    coat = closed(
        (14, 32, 1), (8.4, 35.6), (5, 41), (4, 47, 1), (56, 47, 1), (54, 42.6), (46, 40), (38, 36), (34, 32, 1)
    )
    picture.outline(GOLD, coat)
    stripes = [
        closed(
            (X + k * 4.0, 34, 1),
            (X + k * 5.0, 40),
            (X + k * 5.6, 47, 1),
            (X + k * 5.6 + 2.4, 47, 1),
            (X + k * 5.0 + 2.0, 40),
            (X + k * 4.0 + 1.6, 34, 1),
        )
        for k in range(-4, 5)
    ]
    picture.add(INK, [stripe.intersection(coat.buffer(-0.2)) for stripe in stripes])
    zigzag = []
    for k in range(9):
        x = X - 14.4 + 3.2 * k
        zigzag += [(x, 31.6 + 0.11 * (8 - k) * k), (x + 1.6, 36.4 + 0.11 * (8 - k) * k)]
    points = closed(
        (X - 15, 29.4, 1), *((x, y, 1) for x, y in zigzag), (X + 14.6, 29.4, 1), (X + 6, 31.6), (X - 6, 31.6)
    )
    picture.outline(RED, points, 0.42)
    picture.outline(
        PAPER,
        closed(
            (X - 8.4, 30.4, 1),
            (X - 5, 33.6),
            (X, 34.6),
            (X + 5, 33.6),
            (X + 8.4, 30.4, 1),
            (X + 4, 29.6),
            (X - 4, 29.6),
        ),
        0.4,
    )
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    back = closed(
        (3.0, -8.4, 1),
        (8.4, -6.4),
        (10.2, 0),
        (9.4, 6.6),
        (5.8, 11.0),
        (-0.6, 12.8),
        (-4.6, 11.0, 1),
        (-2.4, 9.4),
        (3.4, 7.4),
        (5.8, 3.8),
        (6.0, -3, 1),
    )
    head = three_quarter(Mien(brow=1.2, opening=0.95, slant=6, dark=False, age=1))
    picture.put(head.skin)
    picture.put(head.features)
    picture.add(PAPER, closed((-0.8, -0.6), (1.0, -1.2), (3.0, -0.2), (2.8, 1.3), (1.0, 1.6), (-0.6, 1.1)))
    picture.add(
        INK,
        cut((-0.8, 0.1), (1.0, 1.0), (3.0, 0.2), width=0.95, peak=0.5),
        cut((3.2, 0.4), (4.4, 0.0), width=0.42),
        cut((3.1, 0.9), (4.3, 1.1), width=0.42),
    )
    picture.add(PAPER, closed((-4.2, 6.0), (-1.0, 5.8), (0.4, 6.6), (-1.0, 8.2), (-3.8, 8.2)))
    grin = closed((-4.1, 6.4, 1), (-2.6, 7.0), (-0.8, 6.6), (1.2, 5.0, 1), (0.4, 7.4), (-1.6, 8.5), (-3.2, 8.2))
    picture.outline(PAPER, grin, 0.42)
    picture.add(INK, [cut((x, 6.9), (x + 0.1, 8.3), width=0.36, peak=0.5) for x in (-2.7, -1.4, -0.2)])
    picture.outline(RED, back, 0.42)
    picture.add(INK, cut((8.2, -3), (8.6, 2.4), (6.4, 8.0), width=0.9, peak=0.5))
    front = closed(
        (-6.0, -4.0, 1),
        (-6.8, -8.0),
        (-5.2, -10.4),
        (-8.4, -13.6),
        (-12.6, -12.6),
        (-15.2, -8.4, 1),
        (-13.6, -7.2, 1),
        (-11.4, -9.6),
        (-8.8, -8.4),
        (-7.0, -3.4, 1),
    )
    picture.outline(RED, front, 0.44)
    picture.add(INK, cut((-6.6, -10.2), (-9.4, -12.0), (-12.6, -10.4), width=0.6, peak=0.5))
    rear = closed(
        (2.0, -11.4, 1),
        (6.4, -15.2),
        (12.2, -14.0),
        (15.4, -8.4),
        (15.6, -1.4),
        (14.6, 1.6, 1),
        (12.8, 0.6, 1),
        (12.6, -4.4),
        (10.6, -7.4),
        (7.6, -6.4, 1),
    )
    picture.outline(INK, rear, 0.1)
    picture.add(PAPER, rear.buffer(0.42).difference(rear))
    picture.add(
        PAPER,
        cut((5.0, -11.6), (8.6, -12.4), (12.0, -9.6), (13.6, -4.0), width=0.7, peak=0.5),
        cut((7.4, -9.4), (10.0, -9.6), (12.0, -6.6), width=0.5),
    )
    dome = closed(
        (-6.4, -5.2, 1),
        (-6.0, -9.6),
        (-1.6, -13.0),
        (4.0, -12.4),
        (8.0, -8.4),
        (8.6, -4.2, 1),
        (3.2, -6.0),
        (-2.0, -6.2),
    )
    picture.outline(GOLD, dome, 0.44)
    picture.add(
        INK, cut((-3.4, -10.0), (-0.4, -11.4), (3.0, -10.8), width=0.6), cut((5.4, -9.8), (6.8, -7.8), width=0.7)
    )
    band = closed(
        (-6.6, -3.6, 1),
        (-6.6, -5.8, 1),
        (-2.0, -7.0),
        (3.0, -6.8),
        (8.8, -5.0, 1),
        (8.6, -2.8, 1),
        (3.0, -4.8),
        (-2.0, -5.0),
    )
    picture.outline(PAPER, band, 0.4)
    picture.add(
        INK, [lozenge(x, y, 0.7, 0.75) for x, y in ((-4.8, -5.2), (-2.2, -5.9), (0.6, -6.0), (3.4, -5.7), (6.2, -4.7))]
    )
    bell(picture, -15.0, -6.4, 1.6)
    bell(picture, 14.0, 3.2, 1.7)
    return picture


def _fan() -> Picture:
    picture = Picture()
    x, y = FAN
    sleeve = closed((x + 13, 38, 1), (x + 7.4, 40.6), (x + 3.0, 42.4, 1), (x + 1.2, 47, 1), (x + 14, 47, 1))
    picture.outline(RED, sleeve)
    folds(picture, sleeve, [((x + 10, 41.4), (x + 7.6, 43.4), (x + 6.6, 46))])
    for suit, lean in (("kreuz", -34), ("herz", -12), ("pik", 10), ("karo", 31)):
        place = placed(x, y, lean)
        card = rectangle(-4.3, -19.6, 4.3, -3.0).buffer(-0.7).buffer(0.7)
        picture.outline(PAPER, place(card), 0.44)
        role = RED if suit in ("herz", "karo") else INK
        picture.add(role, place(sign(suit, -1.8, -15.6, 4.2)))
    for k, (dx, dy) in enumerate(((-2.6, 0.4), (-0.4, 0.0), (1.8, 0.2))):
        finger(
            picture,
            2.2,
            (x + dx + 2.4, y + dy + 3.4),
            (x + dx + 0.8, y + dy + 0.8),
            (x + dx - 0.6, y + dy - 2.6 - 0.2 * k),
            tip=0.8,
        )
    thumb = closed(
        (x + 5.4, y + 4.6),
        (x + 4.4, y + 1.4),
        (x + 1.2, y - 1.0),
        (x - 1.6, y - 2.2),
        (x - 2.0, y - 1.0),
        (x - 0.2, y + 0.8),
        (x + 1.8, y + 3.2),
        (x + 3.0, y + 6.0),
    )
    picture.outline(PAPER, thumb, 0.36)
    cuff(picture, x + 5.2, y + 6.4, -38, 7.0, GOLD)
    return picture
