"""The queen of spades: a widow in wimple and black veil, half turned to the mirror she holds."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.franzoesisch.cloth import GOLD, RED, pomegranate
from kartenwerk.art.franzoesisch.heads import red_lips
from kartenwerk.art.hands import cuff, grip_from_below, over_rim
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, ellipse, move, placed, rectangle
from kartenwerk.art.walisch.garments import folds
from kartenwerk.art.walisch.heads import Mien, three_quarter

X, Y = 36.6, 20.0
MIRROR = (20.6, 21.6)


def pik() -> Picture:
    figure = Picture()
    figure.put(_veil())
    figure.put(_gown())
    figure.put(_head(), placed(X, Y, 0, 1.04))
    figure.put(_mirror())
    figure.put(_hand())
    return figure


def _veil() -> Picture:
    """The black veil over head and shoulders, with a light hem."""
    picture = Picture()
    veil = closed(
        (X - 5.4, 10.8, 1),
        (X - 3.0, 7.6),
        (X + 2.0, 6.0),
        (X + 8.4, 8.0),
        (X + 12.4, 14),
        (X + 13.4, 22),
        (X + 16.4, 30),
        (X + 20, 37),
        (X + 21, 47, 1),
        (X - 14, 47, 1),
        (X - 13.4, 40),
        (X - 8.6, 33.6),
        (X - 5.6, 29, 1),
    )
    picture.add(INK, veil.buffer(0.5))
    picture.add(PAPER, veil)
    picture.add(INK, veil.buffer(-0.7))
    lit = [
        ((X + 6.2, 9.8), (X + 9.8, 14), (X + 11.0, 20), (X + 12.2, 25)),
        ((X + 11.6, 27), (X + 15.6, 33), (X + 17.8, 39), (X + 18.2, 44)),
        ((X + 9.4, 29), (X + 13.0, 35), (X + 14.6, 41), (X + 14.8, 45)),
        ((X + 7.6, 32), (X + 10.2, 37), (X + 11.4, 44)),
        ((X - 8.8, 36), (X - 11.2, 40), (X - 12, 45)),
    ]
    picture.add(PAPER, [cut(*line, width=0.75, peak=0.5) for line in lit])
    return picture


def _gown() -> Picture:
    picture = Picture()
    gown = closed((X - 4.6, 33, 1), (X - 8.4, 37), (X - 9.6, 47, 1), (X + 7.6, 47, 1), (X + 7.0, 38), (X + 4.4, 33, 1))
    picture.outline(RED, gown)
    picture.add(INK, [move(pomegranate(0.72), x, y) for x, y in ((X - 5.4, 42.4), (X + 3.6, 42.4), (X - 1.0, 44.0))])
    return picture


def _head() -> Picture:
    picture = Picture()
    wimple = closed(
        (-5.4, -6.4, 1),
        (-3.2, -9.0),
        (1.8, -10.2),
        (7.0, -8.0),
        (9.2, -2.0),
        (9.0, 5.0),
        (8.4, 11.0),
        (6.6, 17.4, 1),
        (0.6, 19.6),
        (-5.6, 17.0, 1),
        (-6.4, 12.4),
        (-4.6, 8.0),
        (-5.2, 4.0, 1),
    )
    picture.outline(PAPER, wimple, 0.45)
    head = three_quarter(Mien(brow=0.9, opening=0.82, slant=1))
    picture.put(head.skin)
    picture.put(head.features)
    picture.put(red_lips())
    # the linen that frames the face lies over brow and cheek
    band = closed(
        (-5.6, -4.2, 1),
        (-5.4, -7.6),
        (-1.0, -9.4),
        (5.0, -8.2),
        (8.0, -4.0),
        (7.8, -2.4, 1),
        (4.6, -4.9),
        (0, -5.6),
        (-3.4, -4.9),
    )
    picture.outline(PAPER, band, 0.4)
    picture.add(INK, cut((-4.4, -6.6), (0, -7.4), (4.6, -6.2), (6.8, -4.0), width=0.45, peak=0.5))
    cheek = closed(
        (7.9, -3.2, 1),
        (9.4, 2.0),
        (8.8, 8.0),
        (5.2, 11.6, 1),
        (0.4, 13.2),
        (-4.6, 11.4, 1),
        (-4.2, 8.4, 1),
        (-2.6, 9.9),
        (0.6, 9.4),
        (3.6, 7.4),
        (5.6, 4.4),
        (6.2, 0.5),
        (6.0, -3.4, 1),
    )
    picture.outline(PAPER, cheek, 0.4)
    folds_ = [
        ((7.4, -0.6), (7.6, 3.2), (6.2, 7.0), (3.6, 9.8)),
        ((8.2, 6.6), (6.0, 10.0), (2.6, 11.8)),
        ((-4.4, 12.6), (-0.6, 14.4), (3.6, 13.4)),
        ((-4.8, 15.0), (-0.4, 16.6), (4.6, 15.0)),
        ((6.6, 11.6), (5.6, 14.4), (3.4, 16.6)),
    ]
    picture.add(INK, [cut(*line, width=0.6, peak=0.5) for line in folds_])
    return picture


def _mirror() -> Picture:
    picture = Picture()
    x, y = MIRROR
    picture.outline(GOLD, rectangle(x - 0.9, y + 5, x + 0.9, y + 22), 0.36)
    picture.outline(GOLD, ellipse(x, y, 5.4, 6.6), 0.44)
    picture.add(INK, ellipse(x, y, 4.5, 5.7))
    picture.add(PAPER, ellipse(x, y, 4.0, 5.2))
    picture.add(
        INK,
        [
            cut((x - 2.4 + k, y + 2.2 - 0.6 * k), (x - 0.4 + k, y - 2.6 - 0.3 * k), width=0.55, peak=0.5)
            for k in (0.4, 1.9, 3.2)
        ],
    )
    picture.outline(GOLD, sign("pik", x, y - 7.9, 3.2), 0.38)
    picture.add(
        INK,
        [
            circle(x + dx, y + dy, 0.36)
            for dx, dy in ((-4.95, 0), (4.95, 0), (-3.5, 4.35), (3.5, 4.35), (-3.5, -4.35), (3.5, -4.35), (0, 6.15))
        ],
    )
    picture.outline(GOLD, closed((x - 2.2, y + 7.2), (x, y + 6.2), (x + 2.2, y + 7.2), (x, y + 8.4)), 0.38)
    sleeve = closed((x - 4.8, 41.0, 1), (x + 4.2, 40.6, 1), (x + 6.2, 47, 1), (x - 7, 47, 1))
    picture.outline(RED, sleeve)
    picture.put(grip_from_below(), placed(x, y + 13.2, 4, 0.78))
    cuff(picture, x - 0.4, 41.0, 4, 8.0)
    return picture


def _hand() -> Picture:
    """The left hand gathers the veil over her breast."""
    picture = Picture()
    picture.put(over_rim(), placed(X + 6.8, 39.6, 66, 0.74, mirrored=True))
    cuff(picture, X + 10.8, 40.8, -66, 6.6)
    sleeve = closed((X + 11.8, 37.2, 1), (X + 14.2, 45.0, 1), (X + 20, 46, 1), (X + 20.4, 40, 1), (X + 16, 38))
    picture.outline(RED, sleeve)
    folds(
        picture,
        sleeve,
        [((X + 18, 40), (X + 15, 40), (X + 13.4, 40.8)), ((X + 18.6, 43.6), (X + 16, 43.6), (X + 14.6, 43.8))],
        width=0.9,
    )
    return picture
