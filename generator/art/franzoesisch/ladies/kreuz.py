"""The queen of clubs: the empress under a horned escoffion, a flower of three leaves in her hand, one at her pearls."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob, panes
from art.curves import between_curves, closed, curve, flow, ribbon
from art.franzoesisch.cast.empress import empress
from art.franzoesisch.cloth import CLOTH, GOLD, ermine, pearls
from art.franzoesisch.hands import SHAFT, TOUCH
from art.hand import Hand, draw_hand
from art.karten.suits import sign
from art.light import line, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, on_side, placed

X, Y = 30.4, 22.2
HEAD = placed(X, Y)
FLOWER = 45.7


def kreuz() -> Court:
    picture, head = Picture(), empress()
    _veil(picture)
    _gown(picture)
    picture.put(head.neck, HEAD)
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    picture.put(rimmed(_escoffion(), 0.35), HEAD)
    flower, necklace = _flower_arm(picture), _pearl_arm(picture)
    return Court(picture, head.whole(), {"flower": flower.picture, "pearls": necklace.picture})


def _veil(picture: Picture) -> None:
    for side in (-1, 1):
        outer = curve(*on_side(side, (11, 8), (14.2, 14), (12.8, 21), (14.2, 28), (12.6, 34)))
        inner = curve(*on_side(side, (7, 12), (8.4, 18), (7.4, 24), (8.0, 29), (6.4, 34)))
        shape = placed(X, 0)(between_curves(outer, inner))
        picture.outline(PAPER, shape, 0.45)
        folds = placed(X, 0)(flow(outer, inner, 3, 0.55, start=0.06, end=0.95, jitter=0.12, peak=0.5, seed=3 + side))
        picture.add(INK, folds.intersection(shape), shade(shape, 0.6, 0))


def _gown(picture: Picture) -> None:
    """Black, sown with clovers, and puffed sleeves slashed in red."""
    gown = closed(
        (X - 10, 33, 1), (X - 15, 36), (X - 18, 41), (X - 19, 50, 1), (X + 20, 50, 1), (X + 18, 41), (X + 14, 36),
        (X + 10, 33, 1),
    )  # fmt: skip
    picture.add(PAPER, gown.buffer(0.42))
    picture.add(INK, gown)
    picture.add(GOLD, [sign("kreuz", x, y, 3.4) for x, y in ((25.2, 41.6), (36.2, 41.4))])
    panes(picture, curve((20.4, 35.0), (14.6, 35.8), (10.6, 39.6), (9.6, 46)), (6.6, 8.8, 9.2, 7.4), (CLOTH, PAPER), 5)
    panes(picture, curve((40.6, 35.0), (46.0, 35.4), (50.6, 38.8), (52.0, 46)), (6.6, 8.8, 9.2, 7.4), (CLOTH, PAPER), 5)


def _collar(picture: Picture) -> None:
    """Of ermine, open to a point; a string of pearls, and a clasp."""
    for side in (-1, 1):
        collar = placed(X, 0)(
            closed(*on_side(side, (6.6, 33.4, 1), (10.0, 33.2), (13.4, 35.4, 1), (10.4, 40.0), (0, 44.6, 1),
            (0, 41.2, 1), (5.8, 38.8), (8.6, 35.8, 1))),
        )  # fmt: skip
        form(picture, PAPER, collar, 0.5, 0.5)
        ermine(picture, collar.buffer(-0.2), 3.0, 2.6, 0.2)
    pearls(picture, curve((X - 4.2, 34.0), (X - 2.6, 36.2), (X, 37.2), (X + 2.6, 36.2), (X + 4.2, 34.0)), 9, 0.66)
    form(picture, GOLD, placed(X, 39.2)(closed((0, -1.6, 1), (1.2, 0), (0, 1.6, 1), (-1.2, 0))), 0.3, 0.4)


def _escoffion() -> Picture:
    """Two horns of netted gold, a rolled rim with pearls that dips over the brow."""
    picture = Picture()
    for side in (-1, 1):
        horn = closed(
            *on_side(side, (0, -6.4, 1), (3.2, -9.0), (6.8, -14.4), (11.6, -16.8), (14.6, -14.2), (13.8, -9.0),
            (10.6, -3.0), (8.0, 2.8), (5.6, 3.6, 1), (6.0, -1.2), (4.2, -5.2)),
        )  # fmt: skip
        picture.outline(GOLD, horn, 0.5)
        net = [
            ribbon(curve(*on_side(side, (k * 2.5 + a, -20.0), (k * 2.5 - a, 6.0))), 0.36)
            for k in range(-5, 12)
            for a in (-10, 10)
        ]
        picture.add(INK, [cord.intersection(horn.buffer(-0.8)) for cord in net], shade(horn, 1.0, 0))
        rim = curve(*on_side(side, (0, -6.6), (3.0, -8.2), (6.2, -13.2), (10.8, -16.0)))
        form(picture, CLOTH, ribbon(rim, 2.1, 1.6), 0.3, 0.42)
        pearls(
            picture,
            curve(*on_side(side, (1.8, -7.5), (4.2, -10.1), (7.2, -13.9), (10.2, -15.7))),
            5,
            0.56,
            (PAPER, PAPER),
        )
        knob(picture, side * 6.3, 6.2, 1.0)
    form(picture, CLOTH, closed((-2.0, -7.4, 1), (0, -9.4), (2.0, -7.4, 1), (0, -4.6)), 0.3, 0.42)
    picture.outline(PAPER, circle(0, -7.1, 0.75), 0.33)
    return picture


def _flower_arm(picture: Picture) -> Hand:
    """A pansy of three round petals on a golden stem."""
    x = FLOWER
    flower = haft((x, 24), (x - 0.4, 41), 1.4, GOLD)
    for a, b in ((0, 18.4), (-4.1, 24.4), (4.1, 24.4)):
        petal = circle(x + a, b, 3.8, 24)
        flower.outline(PAPER, petal, 0.5)
        flower.add(INK, shade(petal, 0.5, 0))
        veins = [
            line(
                (x + a * 0.5, 23.0 - (a == 0) * 1.4 + (a != 0) * 0.6),
                (x + a + dx * 2.8, b + dy * 2.8),
                width=0.5,
                peak=0.6,
            )
            for dx, dy in ((-0.8, -0.4), (0, -0.95), (0.8, -0.4), (-0.5, 0.6), (0.5, 0.6))
        ]
        flower.add(CLOTH, [vein.intersection(petal.buffer(-0.4)) for vein in veins])
    form(flower, GOLD, circle(x, 22.6, 1.8), 0.5, 0.42)
    flower.add(INK, circle(x, 22.6, 0.6))
    picture.put(rimmed(flower, 0.35))
    hand = draw_hand(SHAFT, placed(x - 0.2, 33.8, 0, 0.9), slender=0.86)
    draw_arm(picture, hand, Sleeve((50.4, 44.6), (51.0, 50), CLOTH, (4.6, 6.4, 7.0), folds=3, seed=4))
    return hand


def _pearl_arm(picture: Picture) -> Hand:
    hand = draw_hand(TOUCH, placed(25.6, 37.4, 62, 0.84), slender=0.86)
    draw_arm(picture, hand, Sleeve((12.0, 43.4), (12, 48), CLOTH, (4.4, 6.2, 7.0), folds=3, seed=5))
    return hand
