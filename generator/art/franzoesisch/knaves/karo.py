"""The knave of diamonds: a page who faces us, a sealed letter in one hand, a finger of the other on his lips."""

from __future__ import annotations

from art.body import lock
from art.curves import closed, curve, cut, ribbon
from art.face import Temper
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.heads import front_face
from art.grasps import cuffed, finger, pinch
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, lozenge, placed, polygon, union
from art.sleeve import sleeve
from art.walisch.garments import locks

X, Y = 32.0, 19.6
LETTER = placed(12.9, 28.4, -8)


def karo() -> Picture:
    figure = Picture()
    head = placed(X, Y)
    face = front_face(Temper(brow=0.98, opening=1.1, gaze=-0.3, aged=False, iris=0.9, slant=3), smile=True)
    figure.put(_livery())
    figure.put(_hair(), head)
    figure.put(face.skin, head)
    figure.put(_collar())
    figure.put(face.features, head)
    figure.put(_cap(), head)
    _letter(figure)
    _hush(figure)
    return figure


def _livery() -> Picture:
    picture = Picture()
    body = closed(
        (X - 9, 31.6, 1), (X - 12.6, 34), (X - 13.4, 38), (X - 13, 47, 1), (X + 13, 47, 1), (X + 13.4, 38),
        (X + 12.6, 34), (X + 9, 31.6, 1),
    )  # fmt: skip
    picture.outline(CLOTH, body)
    breast = closed((X - 7, 32, 1), (X - 8.2, 38), (X - 7.8, 47, 1), (X + 7.8, 47, 1), (X + 8.2, 38), (X + 7, 32, 1))
    picture.outline(GOLD, breast)
    pleats = [cut((X + k * 2.2, 36.4), (X + k * 2.4, 42), (X + k * 2.3, 47), width=0.8, peak=0.6) for k in range(-3, 4)]
    picture.add(INK, pleats)
    return picture


def _collar() -> Picture:
    """It stands, open before the throat."""
    picture = Picture()
    for side in (-1, 1):
        wing = closed(
            (X + side * 3.4, 27.6, 1), (X + side * 6.6, 29.2), (X + side * 8.6, 32.4, 1), (X + side * 6.0, 35.4),
            (X + side * 1.0, 38.0, 1), (X + side * 2.8, 33.4),
        )  # fmt: skip
        picture.outline(CLOTH, wing, 0.42)
        picture.add(INK, cut((X + side * 4.8, 30.2), (X + side * 4.6, 33.2), (X + side * 2.8, 35.8), width=0.6))
    return picture


def _puff(picture: Picture, x: float, y: float, degrees: float) -> None:
    place = placed(x, y, degrees)
    form = ellipse(0, 0, 4.9, 4.3)
    picture.outline(CLOTH, place(form), 0.42)
    slits = [cut((at, -4.4), (at * 1.4, 0), (at, 4.4), width=1.2, peak=0.5, tip=0.3) for at in (-2.5, 0, 2.5)]
    picture.add(GOLD, place(union(slits).intersection(form.buffer(-0.1))))


def _hair() -> Picture:
    picture = Picture()
    strands = [
        ((3.4, -6), (8.0, -3.4), (9.4, 2.0), (8.4, 7.0), (11.2, 9.2)),
        ((3.4, -5), (6.8, -1.6), (7.8, 3.4), (6.6, 8.0), (8.6, 10.6)),
    ]
    for side in (-1, 1):
        for line in strands:
            lock(picture, GOLD, curve(*((side * x, y) for x, y in line)), 3.6, cuts=2, cut_width=0.5, root=0.6)
    return picture


def _cap() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        fringe = [
            ((side * 5.6, -6.4), (side * 6.4, -3.6), (side * 6.3, 1.0)),
            ((side * 3.2, -7), (side * 4.6, -5.2), (side * 5.3, -3.0)),
            ((side * 0.8, -7), (side * 1.9, -5.2), (side * 2.6, -3.8)),
        ]
        locks(picture, GOLD, [(line, 2.2) for line in fringe], root=0.7)
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
    picture.outline(PAPER, brim, 0.4)
    picture.add(INK, [lozenge(x, -7.25 + x * x * 0.027, 0.7, 0.75) for x in (-7.2, -4.8, 4.8, 7.2, -2.4, 2.4)])
    picture.outline(PAPER, circle(0, -9.4, 2.3), 0.4)
    picture.add("karo", sign("karo", 0, -9.4, 3.4))
    return picture


def _letter(picture: Picture) -> None:
    """A folded letter with a seal in the colour of the suit, its lower edge between thumb and fingers."""
    sleeve(picture, CLOTH, (21.8, 37.2), (17.0, 51.0), (15.4, 39.6), (7.4, 7.6, 4.8), folds=1, side=-1)
    _puff(picture, 21.8, 36.6, 26)
    hand, grip = pinch(), placed(12.4, 32.4, -4, 0.86)
    picture.put(hand.behind, grip)
    picture.outline(PAPER, LETTER(polygon((-6.9, -5.6), (6.9, -5.6), (6.9, 5.6), (-6.9, 5.6))), 0.45)
    for side in (-1, 1):
        picture.add(
            INK, LETTER(cut((side * 6.9, -5.4), (side * 3.0, -1.6), (0, 0.8), width=0.5, peak=0.5, tip=0.2)),
            LETTER(cut((side * 6.7, 5.4), (side * 3.6, 1.8), width=0.42, peak=0.3)),
        )  # fmt: skip
    picture.outline(CLOTH, LETTER(circle(0, 0.4, 2.3)), 0.4)
    picture.add(PAPER, LETTER(sign("karo", 0, 0.4, 2.8)))
    picture.put(hand.before, grip)


def _hush(picture: Picture) -> None:
    """The hand from its back: one finger up, the others bent, the thumb at its side."""
    sleeve(picture, CLOTH, (43.6, 37.2), (46.4, 51.0), (36.0, 39.8), (7.4, 7.6, 4.8), folds=1)
    _puff(picture, 43.2, 36.6, -26)
    hand = Picture()
    finger(hand, (1.0, 0.6), ((-92, 3.4), (-91, 2.2), (-90, 1.7)), (2.0, 1.9, 1.8, 1.65, 1.1), crease=0, nail=1)
    finger(hand, (2.5, 4.2), ((-84, 2.0), (-104, 1.8), (-122, 1.2)), (2.2, 2.0, 1.8, 1.2), crease=0)
    for x, y in ((-3.4, 1.2), (-2.0, 0.5), (-0.5, 0.0)):
        hand.outline(PAPER, ellipse(x, y, 1.0, 1.5, 8), 0.32)
    back = closed(
        (-4.3, 2.0), (-3.4, 0.6), (-0.6, -0.4), (1.6, -0.2), (2.6, 1.4), (2.7, 3.8), (3.6, 6.4, 1), (0.4, 8.0, 1),
        (-1.4, 6.2), (-3.6, 4.6),
    )  # fmt: skip
    hand.outline(PAPER, back, 0.34)
    hand.add(PAPER, [ellipse(x, y, 0.72, 0.9) for x, y in ((-3.4, 1.3), (-2.0, 0.7), (-0.5, 0.2), (1.0, 0.2))])
    knuckles = ((-3.1, 1.6), (-1.7, 0.9), (-0.2, 0.6))
    hand.add(INK, [cut((x - 0.5, y + 0.4), (x, y), (x + 0.5, y + 0.4), width=0.38, peak=0.5) for x, y in knuckles])
    sinews = [cut((x, 2.4), (x * 0.6 + 0.3, 4.0), (x * 0.3 + 0.9, 5.4), width=0.42, peak=0.4) for x in (-1.8, 0.0)]
    hand.add(INK, sinews)
    cuffed(hand, (2.9, 8.0), 58, 2.4)
    picture.put(hand, placed(31.2, 32.0, 0, 0.86))
