"""The king of diamonds: shaven, seen from the side, a merchant prince with axe and purse."""

from __future__ import annotations

from kartenwerk.art.curves import between_curves, closed, curve, cut, flow, ribbon
from kartenwerk.art.franzoesisch.cloth import GOLD, RED, chain, furred
from kartenwerk.art.franzoesisch.crowns import crown_side
from kartenwerk.art.hands import grip_from_below, over_rim
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, lozenge, placed, rectangle
from kartenwerk.art.walisch.garments import folds
from kartenwerk.art.walisch.heads import Mien, ear, profile

AXE = 46.8


def karo() -> Picture:
    figure = Picture()
    figure.put(_gown())
    figure.put(_head(), placed(26.2, 20.0, 0, 1.04, mirrored=True))
    figure.put(_axe())
    figure.put(_purse())
    return figure


def _gown() -> Picture:
    picture = Picture()
    gown = closed((19, 28, 1), (11.4, 31.4), (6.4, 37), (4.4, 47, 1), (57, 47, 1), (54, 40), (46, 33.6), (38, 29, 1))
    picture.outline(GOLD, gown)
    pattern = []
    for i in range(16):
        for j in range(6):
            x, y = 5.4 + i * 3.5, 31.4 + j * 5.0 + (2.5 if i % 2 else 0)
            pattern.append(lozenge(x, y, 1.05, 1.7))
    inside = gown.buffer(-1.2)
    picture.add(RED, [form for form in pattern if inside.contains(form)])
    folds(picture, gown, [((12.0, 34.4), (9.4, 40), (8.8, 46)), ((43.6, 35.6), (46.4, 40), (46.6, 46))])
    collar = closed(
        (18.6, 27.4, 1),
        (12.8, 30.0),
        (10.2, 34.0, 1),
        (18.6, 35.2),
        (24.4, 40.4),
        (27.6, 47, 1),
        (33.4, 47, 1),
        (33.0, 40.6),
        (36.4, 36.6),
        (43.6, 35.6, 1),
        (42.0, 31.4),
        (36.6, 28, 1),
    )
    furred(picture, collar)
    shirt = closed((24.0, 31, 1), (27.6, 37.4, 1), (33.4, 34.6, 1), (34.6, 31, 1))
    picture.outline(INK, shirt, 0.1)
    chain(picture, curve((17.4, 30.4), (22.6, 37.2), (29.8, 40.4), (36.0, 36.4), (39.8, 31.0)), 35, "karo")
    return picture


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck = closed((-2.4, 8, 1), (-2.0, 12), (-3.4, 16, 1), (7.2, 16, 1), (6.0, 11), (5.0, 3, 1))
    picture.outline(PAPER, neck, 0.42)
    picture.add(
        INK, closed((-2.6, 10.2, 1), (1.2, 8.6), (4.8, 4.6, 1), (5.4, 8.4), (3.0, 11.4), (0.2, 12.6), (-1.9, 12.2, 1))
    )
    head = profile(Mien(brow=1.35, age=1, opening=0.8))
    picture.put(head.skin)
    picture.put(head.features)
    picture.add(
        INK,
        cut((-2.6, 8.4), (-1.9, 9.3), (-2.2, 10.0), width=0.42),
        cut((-4.0, 4.9), (-2.7, 6.0), (-2.5, 7.4), width=0.42),
    )
    outer = curve((-0.4, -6.6), (5.6, -6.2), (9.6, -2.4), (10.6, 3.0), (9.8, 8.2), (7.4, 10.8))
    inner = curve((-0.2, -5.2), (1.5, -3.2), (1.3, 0.2), (2.2, 3.8), (3.6, 7.6), (6.2, 10.8))
    hair = between_curves(outer, inner)
    picture.outline(PAPER, hair, 0.42)
    picture.add(INK, flow(outer, inner, 6, 0.62, start=0.05, end=0.97, jitter=0.1, peak=0.5, seed=5).intersection(hair))
    roll = closed((2.8, 8.2, 1), (5.4, 12.0), (9.2, 11.6), (11.6, 8.6), (10.4, 6.4), (8.8, 8.6), (6.0, 9.2))
    picture.outline(PAPER, roll, 0.4)
    picture.add(INK, cut((4.6, 9.8), (7.6, 10.6), (10.2, 8.4), width=0.5, peak=0.5))
    ear(picture, 2.6, 1.6)
    picture.put(crown_side())
    return picture


def _axe() -> Picture:
    picture, x = Picture(), AXE
    picture.outline(GOLD, rectangle(x - 1.0, 5.8, x + 1.0, 47), 0.36)
    picture.add(INK, cut((x + 0.55, 20), (x + 0.55, 30), width=0.5, peak=0.5))
    blade = closed(
        (x - 1.0, 8.6, 1), (x - 3.6, 8.4), (x - 6.4, 5.4, 1), (x - 8.0, 9.6), (x - 8.2, 14.2), (x - 6.8, 18.8, 1),
        (x - 4.2, 15.8), (x - 1.0, 15.0, 1),
    )  # fmt: skip
    picture.outline(PAPER, blade, 0.44)
    picture.add(INK, cut((x - 6.2, 7.2), (x - 7.0, 10.4), (x - 7.1, 14), (x - 6.3, 17.0), width=0.5, peak=0.5))
    picture.add(RED, sign("karo", x - 3.9, 11.9, 3.9))
    beak = closed((x + 1.0, 9.2, 1), (x + 3.4, 9.4), (x + 5.6, 12.4, 1), (x + 3.2, 12.6), (x + 1.0, 14.2, 1))
    picture.outline(PAPER, beak, 0.42)
    picture.outline(GOLD, rectangle(x - 1.7, 8.0, x + 1.7, 15.6), 0.4)
    picture.add(INK, [circle(x, y, 0.45) for y in (9.6, 11.8, 14.0)])
    picture.put(grip_from_below(), placed(x, 30.6, -2, 0.86, mirrored=True))
    cuff = closed((x - 3.6, 36.0, 1), (x, 36.8), (x + 3.4, 36.0, 1), (x + 4.4, 41, 1), (x, 41.6), (x - 4.4, 41, 1))
    furred(picture, cuff, 2.6, 2.5, 0.2)
    return picture


def _purse() -> Picture:
    """The right hand holds a purse by its neck."""
    picture = Picture()
    sleeve = closed((4, 36.0, 1), (6.0, 33.6), (8.6, 34.0, 1), (10.6, 38.0, 1), (7.4, 42), (4, 44, 1))
    picture.outline(RED, sleeve)
    bag = closed(
        (14.6, 32.6, 1),
        (11.6, 35.4),
        (10.0, 40.0),
        (12.4, 43.6),
        (16.4, 44.2),
        (20.4, 43.4),
        (22.0, 39.6),
        (20.2, 35.2),
        (17.6, 32.6, 1),
    )
    picture.outline(RED, bag, 0.44)
    picture.add(
        INK, cut((20.2, 37.0), (20.6, 40.0), (19.0, 42.6), width=0.9), cut((14.4, 34.2), (12.8, 37.0), width=0.6)
    )
    picture.add(INK, cut((16.2, 34.0), (16.3, 36.4), width=0.5), cut((18.0, 34.2), (19.0, 36.8), width=0.6))
    picture.add(PAPER, cut((12.4, 37.2), (11.8, 40.2), (12.8, 42.0), width=0.6))
    picture.add(GOLD, sign("karo", 16.2, 39.6, 4.6))
    for x in (14.6, 17.4):
        picture.outline(GOLD, circle(x + (x - 16) * 2.2, 45.0, 0.7), 0.3)
    picture.put(over_rim(), placed(14.6, 31.0, -34, 0.82))
    picture.outline(PAPER, ribbon(curve((8.0, 31.6), (10.2, 34.4), (11.0, 37.6)), 1.7), 0.36)
    return picture
