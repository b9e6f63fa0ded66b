"""The knave of diamonds: a smiling page who faces us and holds out a sealed letter."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut, ribbon
from kartenwerk.art.face import Temper
from kartenwerk.art.franzoesisch.cloth import CLOTH, GOLD, RED, ruff
from kartenwerk.art.franzoesisch.heads import front_face
from kartenwerk.art.franzoesisch.laid import laid
from kartenwerk.art.grasps import pinch
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, lozenge, placed, polygon
from kartenwerk.art.sleeve import sleeve
from kartenwerk.art.walisch.garments import folds, locks

X, Y = 30.6, 20.2
LETTER = (16.4, 32.0)


def karo() -> Picture:
    figure = Picture()
    figure.put(_livery())
    face = front_face(Temper(brow=0.95, opening=0.95, gaze=0.15, aged=False, iris=0.9, slant=3), smile=True)
    figure.put(_hair(), placed(X, Y))
    figure.put(face.skin, placed(X, Y))
    ruff(figure, X, Y + 12.4, 10.4, 4.2, 22)
    figure.put(face.features, placed(X, Y))
    figure.put(_cap(), placed(X, Y))
    figure.put(_letter())
    figure.put(_belt_hand())
    return figure


def _livery() -> Picture:
    picture = Picture()
    body = closed(
        (X - 12, 33, 1),
        (X - 19, 36.4),
        (X - 23, 42),
        (X - 24, 47, 1),
        (X + 24, 47, 1),
        (X + 22.6, 41),
        (X + 18, 36),
        (X + 12, 33, 1),
    )
    picture.outline(CLOTH, body)
    folds(
        picture,
        body,
        [((X - 17, 38), (X - 19, 42), (X - 19.4, 46)), ((X + 16.6, 37.6), (X + 19, 41.6), (X + 19.6, 46))],
        [((X + 18.2, 37.6), (X + 21, 41.8), (X + 21.6, 45.6))],
    )
    breast = closed((X - 7, 33, 1), (X - 8.6, 40), (X - 8.4, 47, 1), (X + 8.4, 47, 1), (X + 8.6, 40), (X + 7, 33, 1))
    picture.outline(GOLD, breast)
    picture.add(
        INK,
        [
            cut((X + k * 2.1, 37.4), (X + k * 2.4, 42), (X + k * 2.5, 47), width=0.8, peak=0.6)
            for k in (-3, -2, -1, 1, 2, 3)
        ],
    )
    for y in (39.0, 41.8):
        picture.outline(PAPER, lozenge(X, y, 0.9, 1.1), 0.3)
    return picture


def _hair() -> Picture:
    picture = Picture()
    strands = [
        ((3.6, -6), (8.4, -3.6), (10.2, 2.0), (8.8, 7.6), (11.0, 9.6)),
        ((3.6, -5), (7.4, -1.6), (8.6, 3.6), (7.0, 8.6), (8.6, 11.0)),
        ((3.6, -4), (6.4, -0.6), (7.0, 4.4), (5.6, 9.4)),
    ]
    for side in (-1, 1):
        locks(picture, PAPER, [(tuple((side * x, y) for x, y in line), 3.5) for line in strands])
    return picture


def _cap() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        fringe = [
            ((side * 5.6, -6.4), (side * 6.4, -3.6), (side * 6.3, 0.6)),
            ((side * 3.2, -7), (side * 4.6, -5.2), (side * 5.3, -3.0)),
            ((side * 0.8, -7), (side * 1.9, -5.2), (side * 2.6, -3.8)),
        ]
        locks(picture, PAPER, [(line, 2.2) for line in fringe], root=0.7)
    crown = closed(
        (-7.4, -6.0, 1), (-8.6, -9.8), (-5.2, -13.4), (0, -14.2), (5.6, -13.2), (8.8, -9.6), (7.4, -6.0, 1), (0, -7.4)
    )
    picture.outline(CLOTH, crown, 0.42)
    picture.add(
        INK,
        cut((4.8, -12.2), (7.0, -10.2), (7.2, -7.8), width=1.0),
        cut((1.8, -12.6), (3.4, -10.6), (3.4, -8.6), width=0.6),
    )
    picture.add(PAPER, cut((-6.8, -10.0), (-4.6, -12.2), (-1.6, -12.9), width=0.6, peak=0.5))
    brim = ribbon(curve((-8.9, -5.0), (-4.6, -6.8), (0, -7.3), (4.6, -6.8), (8.9, -5.0)), 2.1)
    picture.outline(GOLD, brim, 0.4)
    picture.add(INK, [lozenge(x, -7.25 + x * x * 0.027, 0.7, 0.75) for x in (-7.2, -4.8, 4.8, 7.2, -2.4, 2.4)])
    picture.outline(PAPER, circle(0, -9.4, 2.3), 0.4)
    picture.add("karo", sign("karo", 0, -9.4, 3.4))
    return picture


def _letter() -> Picture:
    """A folded letter with a red seal, held by its lower corner."""
    picture = Picture()
    x, y = LETTER
    sleeve(picture, CLOTH, (15.8, 38.4), (8.6, 52.0), (9.6, 41.4), (7.6, 8, 5.0), folds=2, side=-1)
    picture.add(CLOTH, circle(16.0, 38.0, 2.4))
    hand, grip = pinch(), placed(x - 3.8, y + 4.0, -4, 0.84, mirrored=True)
    picture.put(hand.behind, grip)
    place = placed(x, y, -9)
    sheet = polygon((-8.2, -6.6), (8.2, -6.6), (8.2, 5.4), (-8.2, 5.4))
    picture.outline(PAPER, place(sheet), 0.45)
    picture.add(
        INK,
        place(cut((-8.2, -6.4), (-3.4, -2.2), (0, 0.4), width=0.5, peak=0.5, tip=0.2)),
        place(cut((8.2, -6.4), (3.4, -2.2), (0, 0.4), width=0.5, peak=0.5, tip=0.2)),
    )
    picture.add(
        INK,
        place(cut((-8.0, 5.2), (-4.4, 1.4), width=0.42, peak=0.3)),
        place(cut((8.0, 5.2), (4.4, 1.4), width=0.42, peak=0.3)),
    )
    picture.add(INK, [place(cut((4.0, yy), (7.2, yy - 0.1), width=0.42, peak=0.5)) for yy in (2.2, 3.6)])
    for dx in (-1.1, 1.1):
        picture.outline(
            RED, place(closed((dx * 0.3, 0.6, 1), (dx * 1.0, 4.4, 1), (dx * 2.5, 4.0, 1), (dx * 1.4, 0.6, 1))), 0.32
        )
    picture.outline(RED, place(circle(0, 0.2, 2.3)), 0.4)
    picture.add(PAPER, place(sign("karo", 0, 0.2, 2.8)))
    picture.put(hand.before, grip)
    return picture


def _belt_hand() -> Picture:
    """The other hand rests on his breast."""
    picture = Picture()
    sleeve(picture, CLOTH, (X + 14.0, 37.6), (X + 25.0, 46.0), (X + 17.4, 40.4), (7.4, 7.8, 5.0), folds=2)
    picture.add(CLOTH, circle(X + 13.6, 37.2, 2.4))
    picture.put(laid(), placed(X + 15.6, 40.2, -78, 0.84, mirrored=True))
    return picture
