"""The queen of clubs: facing us under a horned escoffion, a fan of three leaves in her hand."""

from __future__ import annotations

from art.curves import between_curves, closed, curve, cut, flow, ribbon
from art.face import Temper
from art.franzoesisch.cloth import CLOTH, GOLD, ermine, pearls
from art.franzoesisch.heads import front_face
from art.grasps import grip
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import Point, circle, ellipse, lozenge, placed, rectangle, union
from art.sleeve import sleeve

X, Y = 30.4, 22.4
FAN = 46.2


def kreuz() -> Picture:
    figure = Picture()
    figure.put(_veil())
    figure.put(_gown())
    face = front_face(Temper(brow=0.9, opening=0.9, gaze=-0.2, aged=False, iris=0.9))
    figure.put(face.skin, placed(X, Y))
    figure.put(_breast())
    figure.put(face.features, placed(X, Y))
    figure.put(_escoffion(), placed(X, Y))
    hand, place = grip(106), placed(FAN, 33.8, 0, 0.8, mirrored=True)
    figure.put(hand.behind, place)
    figure.put(_fan())
    figure.put(hand.before, place)
    return figure


def _veil() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        outer = curve(
            (X + side * 11, 8),
            (X + side * 14.4, 14),
            (X + side * 13.0, 21),
            (X + side * 14.6, 28),
            (X + side * 13.4, 33),
        )
        inner = curve(
            (X + side * 7, 12), (X + side * 8.4, 18), (X + side * 7.4, 24), (X + side * 8.0, 29), (X + side * 6.4, 33)
        )
        form = between_curves(outer, inner)
        picture.outline(PAPER, form)
        picture.add(
            INK,
            flow(outer, inner, 4, 0.72, start=0.06, end=0.95, jitter=0.12, peak=0.5, seed=3 + side).intersection(form),
        )
    return picture


def _gown() -> Picture:
    picture = Picture()
    gown = closed(
        (X - 10, 33, 1),
        (X - 16, 36),
        (X - 21, 41),
        (X - 23, 47, 1),
        (X + 24, 47, 1),
        (X + 22, 41),
        (X + 16, 36),
        (X + 10, 33, 1),
    )
    picture.outline(INK, gown, 0.1)
    picture.add(PAPER, gown.buffer(0.42).difference(gown))
    trefoils = [sign("kreuz", x, y, 3.4) for x, y in ((22.4, 40.4), (38.6, 40.4))]
    picture.add(GOLD, trefoils)
    _sleeve(picture, (15.0, 39.0), (8.6, 53), (12.0, 56), -1)
    _sleeve(picture, (45.0, 38.2), (56.4, 49.0), (50.0, 40.6), 1)
    return picture


def _sleeve(picture: Picture, shoulder: Point, elbow: Point, wrist: Point, side: int) -> None:
    """Of red cloth; a puff with slits on the shoulder."""
    sleeve(picture, CLOTH, shoulder, elbow, wrist, (7.6, 7.8, 5.0), 2 if side > 0 else 0, side)
    x, y = shoulder
    puff = ellipse(x, y, 5.4, 4.4, side * 34)
    picture.outline(CLOTH, puff, 0.42)
    turned = placed(x, y, side * 34)
    slits = [turned(cut((d, -4.0), (d * 1.3, 0), (d, 4.0), width=1.15, peak=0.5)) for d in (-2.8, 0.0, 2.8)]
    picture.add(PAPER, union(slits).intersection(puff))


def _breast() -> Picture:
    picture = Picture()
    skin = closed(
        (X - 4.6, 33, 1),
        (X - 9.6, 35.2, 1),
        (X - 6.4, 38.8),
        (X, 40.6),
        (X + 6.4, 38.8),
        (X + 9.6, 35.2, 1),
        (X + 4.6, 33, 1),
    )
    picture.add(PAPER, skin)
    picture.add(INK, cut((X - 0.2, 39.8), (X, 38.6), (X + 0.1, 37.4), width=0.42, peak=0.3))
    for side in (-1, 1):
        collar = closed(
            (X + side * 6.6, 32.6, 1),
            (X + side * 10.4, 33.8),
            (X + side * 13.6, 35.4, 1),
            (X + side * 10.4, 40.0),
            (X, 44.4, 1),
            (X, 40.6, 1),
            (X + side * 6.6, 38.2),
            (X + side * 9.2, 35.2, 1),
        )
        picture.outline(PAPER, collar)
        ermine(picture, collar, 2.7, 2.4, 0.2)
    pearls(picture, curve((X - 4.4, 33.4), (X - 2.6, 35.8), (X, 36.8), (X + 2.6, 35.8), (X + 4.4, 33.4)), 9, 0.62)
    picture.outline(GOLD, lozenge(X, 38.6, 1.0, 1.4), 0.34)
    picture.outline(GOLD, circle(X, 43.4, 1.3), 0.36)
    return picture


def _escoffion() -> Picture:
    """Two horns of netted gold with a jewelled rim that dips over the brow."""
    picture = Picture()
    for side in (-1, 1):
        horn = closed(
            (0, -6.4, 1),
            (side * 3.2, -9.0),
            (side * 6.8, -14.6),
            (side * 11.6, -17.0),
            (side * 14.6, -14.4),
            (side * 13.8, -9.0),
            (side * 10.6, -3.0),
            (side * 8.0, 2.6),
            (side * 5.6, 3.4, 1),
            (side * 6.2, -1.2),
            (side * 4.2, -5.2),
        )
        picture.outline(GOLD, horn, 0.45)
        inside = horn.buffer(-0.75)
        net = []
        for k in range(-9, 14):
            net += [ribbon(curve((side * (k * 2.3 - 12), -20.0), (side * (k * 2.3 + 12), 6.0)), 0.42),
                    ribbon(curve((side * (k * 2.3 + 12), -20.0), (side * (k * 2.3 - 12), 6.0)), 0.42)]  # fmt: skip
        picture.add(INK, [line.intersection(inside) for line in net])
        rim = curve((0, -6.6), (side * 3.0, -8.2), (side * 6.2, -13.4), (side * 10.8, -16.2))
        picture.outline(CLOTH, ribbon(rim, 1.9, 1.5), 0.38)
        pearls(
            picture,
            curve((side * 1.6, -7.4), (side * 4.2, -10.2), (side * 7.2, -14.0), (side * 10.2, -15.9)),
            6,
            0.5,
            (PAPER, PAPER),
        )
        earring = circle(side * 6.6, 6.0, 0.9)
        picture.outline(GOLD, earring, 0.34)
    picture.outline(CLOTH, closed((-2.0, -7.4, 1), (0, -9.4), (2.0, -7.4, 1), (0, -4.6)), 0.4)
    picture.outline(PAPER, circle(0, -7.0, 0.7), 0.28)
    return picture


def _fan() -> Picture:
    """A fan of three round leaves on a gold handle."""
    picture, x = Picture(), FAN
    picture.outline(GOLD, rectangle(x - 0.75, 24, x + 0.75, 38.6), 0.34)
    for a, b, r in ((0, 19.6, 3.7), (-3.9, 24.6, 3.6), (3.9, 24.6, 3.6)):
        picture.outline(PAPER, circle(x + a, b, r, 24), 0.42)
        spread = [
            cut((x + a * 0.45, 24.6 - (a == 0) * 2.6), (x + a + dx * r * 0.8, b + dy * r * 0.8), width=0.5, peak=0.6)
            for dx, dy in ((-0.9, 0.1), (-0.5, -0.75), (0.5, -0.75), (0.9, 0.1), (0, -1.0))
        ]
        picture.add(CLOTH, [line.intersection(circle(x + a, b, r - 0.3)) for line in spread])
    picture.outline(GOLD, circle(x, 24.0, 1.7), 0.38)
    picture.add(INK, circle(x, 24.0, 0.7))
    return picture
