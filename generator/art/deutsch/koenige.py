"""The four kings, each on a throne of his own, with a sceptre that bears the suit."""

from __future__ import annotations

from collections.abc import Sequence

from generator.art.body import fist, lock, palm_grip
from generator.art.curves import closed, curve, cut, ribbon
from generator.art.deutsch.grounds import lozenges
from generator.art.deutsch.thrones import throne
from generator.art.deutsch.wardrobe import GOLD, Line, cloth, crown, crown_band, curl, ermine, sign, tufts
from generator.art.face import Temper
from generator.art.hands import carrying, cuff, grip_from_below, over_rim
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import circle, ellipse, mirror, placed, rectangle, union
from generator.art.walisch.heads import Mien, frontal, profile, three_quarter
import numpy as np


def koenig(suit: str) -> tuple[Picture, Sequence[Picture]]:
    """The figure of the card's upper half, and its ground."""
    return {"eichel": _eichel, "gras": _gras, "herz": _herz, "schellen": _schellen}[suit](), lozenges()


def _sceptre(picture: Picture, suit: str, x: float, top: float, foot: float, degrees: float = 0) -> None:
    """A staff with rings and the suit's sign between two small leaves; it leans about its foot."""
    place = placed(x, foot, degrees)
    high = foot - top - 7.4
    picture.outline(GOLD, place(rectangle(-0.95, -high, 0.95, 4)), 0.38)
    for at in (high - 1.2, high - 5.4):
        ring = closed((-1.7, -at - 0.7), (0, -at - 1.0), (1.7, -at - 0.7), (1.7, -at + 0.6), (0, -at + 0.8), (-1.7, -at + 0.6))
        picture.outline(GOLD, place(ring), 0.34)
    for side in (-1, 1):
        leaf = closed((side * 0.4, -high, 1), (side * 2.0, -high - 0.2), (side * 3.6, -high - 2.6, 1), (side * 1.6, -high - 1.9))
        picture.outline("gruen", place(leaf), 0.32)
    emblem = Picture()
    sign(emblem, suit, 0, -high - 4.0, 8.0, 180 if suit == "eichel" else 0, halo=0.3)
    picture.put(emblem, place)


# ---- Eichel: old, frontal, a beard of curls, the arched crown; staff and orb


def _eichel() -> Picture:
    picture = Picture()
    picture.put(throne("eichel"), placed(31.4, 0))
    cloak = closed((23, 29), (15.5, 30.2), (8.6, 34), (4.6, 39), (3, 47, 1), (60, 47, 1), (57, 39), (52.6, 34), (46.4, 30.2), (39.4, 29))
    dark: list[Line] = [
        ((14.6, 33), (10.2, 37), (8.2, 42), (7.8, 47)), ((20.6, 34.4), (19.6, 39), (20.6, 46)),
        ((44.8, 34.4), (46.0, 39), (45.4, 45)),
    ]  # fmt: skip
    cloth(picture, "braun", cloak, dark, [((12.2, 33.4), (8.6, 38), (6.4, 44)), ((42.4, 35.6), (43.4, 40), (43, 44))])
    cloth(picture, GOLD, closed((24, 30, 1), (38.4, 30, 1), (41, 47, 1), (21.8, 47, 1)))
    collar = closed(
        (21.6, 27.4), (18.2, 30.4), (18.6, 34.0), (22.6, 37.4), (27.8, 39.6), (31.4, 42.2, 1), (35.0, 39.6), (40.2, 37.4),
        (44.2, 34.0), (44.6, 30.4), (41.2, 27.4), (36.6, 33), (31.4, 35.6), (26.2, 33),
    )  # fmt: skip
    tufts(picture, collar, 1.75)
    picture.put(_old_head(), placed(31.4, 20.4))
    _sceptre(picture, "eichel", 17.0, 7.0, 40.6)
    picture.put(grip_from_below(), placed(17.0, 35.4, -4, 0.84))
    cuff(picture, 16.8, 41.4, -2, 6.8)
    _orb(picture, 46.4, 31.6)
    sign(picture, "eichel", 48.4, 12.6, 13.2)
    return picture


def _orb(picture: Picture, x: float, y: float) -> None:
    """The orb on the open hand, the sleeve below it."""
    place = placed(x, y, 0, 0.92, mirrored=False)
    hand = carrying()
    sleeve = closed((x + 4.6, y + 6.0, 1), (x + 9.6, y + 4.4, 1), (x + 12, y + 9), (x + 12, 47, 1), (x - 1, 47, 1), (x + 1.6, y + 10.6))
    picture.outline("braun", sleeve, 0.42)
    picture.put(hand.behind, place)
    picture.outline(GOLD, circle(x, y, 4.6), 0.42)
    picture.add(INK, cut((x - 4.4, y - 0.2), (x, y + 1.2), (x + 4.4, y - 0.2), width=0.7, peak=0.5, tip=0.3))
    picture.add(INK, cut((x, y - 4.4), (x + 1.2, y - 1.6), (x + 1.0, y + 0.8), width=0.6, peak=0.5, tip=0.3))
    picture.add(PAPER, cut((x - 3.2, y - 1.2), (x - 2.4, y - 2.8), (x - 1.0, y - 3.5), width=0.7, peak=0.5))
    cross = union(rectangle(x - 0.55, y - 8.4, x + 0.55, y - 4.4), rectangle(x - 1.7, y - 7.3, x + 1.7, y - 6.2))
    picture.outline(GOLD, cross, 0.36)
    picture.put(hand.before, place)
    cuff(picture, x + 8.4, y + 7.9, -62, 6.6)


def _old_head() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        for x, y, radius in ((6.6, -2.2, 1.9), (7.4, 1.2, 2.1), (8.2, 4.9, 2.2), (7.6, 8.7, 2.3), (8.8, 12.2, 2.0)):
            curl(picture, side * x, y, radius, 90, side)
    head = frontal(Temper(brow=1.75, gaze=0.1))
    picture.put(head.skin)
    mass = closed((-6.4, 2, 1), (-4.6, 6.0), (0, 6.4), (4.6, 6.0), (6.4, 2, 1), (7.4, 8), (5.6, 14), (0, 17.4), (-5.6, 14), (-7.4, 8))
    picture.add(INK, mass)
    rows = (
        (15.4, ((-2.0, 2.0), (2.0, 2.0))), (12.9, ((-4.7, 2.0), (4.7, 2.0), (-1.4, 2.0), (1.5, 2.0))),
        (9.9, ((-5.9, 2.0), (5.9, 2.0), (-2.9, 2.1), (2.9, 2.1))), (10.4, ((0, 2.0),)),
        (6.6, ((-6.1, 1.8), (6.1, 1.8))), (3.7, ((-6.3, 1.5), (6.3, 1.5))),
    )  # fmt: skip
    for y, spots in rows:
        for x, radius in spots:
            curl(picture, x, y, radius, -90, 1 if x > 0 else -1)
    picture.add(INK, closed((-2.8, 6.8), (0, 6.3), (2.8, 6.8), (1.4, 8.3), (0, 8.5), (-1.4, 8.3)))
    picture.outline("rot", closed((-1.7, 7.7), (0, 7.45), (1.7, 7.7), (0.8, 8.6), (-0.8, 8.6)), 0.28)
    picture.put(head.features)
    for side in (-1, 1):
        line = curve((side * 0.1, 5.3), (side * 2.4, 5.7), (side * 4.6, 7.4), (side * 6.2, 7.2), (side * 7.0, 5.6))
        lock(picture, PAPER, line, 2.7, cuts=2, cut_width=0.4, root=0.55, peak=0.35, line=0.34)
    picture.put(_arched_crown())
    return picture


def _arched_crown() -> Picture:
    """A closed crown: red cap, golden arches, a ball with a cross."""
    picture = Picture()
    cap = closed((-7.0, -7.2, 1), (-7.4, -10.2), (-4.4, -12.6), (0, -11.4), (4.4, -12.6), (7.4, -10.2), (7.0, -7.2, 1))
    picture.outline("rot", cap, 0.42)
    picture.add(INK, cut((4.0, -11.2), (5.4, -9.6), (5.2, -7.6), width=1.0), cut((2.4, -10.4), (2.9, -9.2), (2.6, -7.8), width=0.6))
    for side in (-1, 1):
        arch = ribbon(curve(*((side * x, y) for x, y in ((7.5, -7.0), (8.6, -10.4), (6.0, -13.6), (2.2, -13.0), (0.2, -11.2)))), 1.8, 1.3)
        picture.outline(GOLD, arch, 0.38)
        picture.add(INK, [circle(side * x, y, 0.36) for x, y in ((8.2, -9.6), (6.9, -12.4), (4.3, -13.4))])
    picture.outline(GOLD, rectangle(-0.95, -11.4, 0.95, -7), 0.36)
    picture.outline(GOLD, circle(0, -12.6, 1.5), 0.36)
    picture.outline(GOLD, union(rectangle(-0.45, -16.0, 0.45, -13.8), rectangle(-1.3, -15.4, 1.3, -14.5)), 0.32)
    upper = np.array([(-7.6, -8.4), (-3.8, -7.8), (0, -7.6), (3.8, -7.8), (7.6, -8.4)])
    lower = np.array([(-7.1, -4.2), (-3.6, -3.6), (0, -3.4), (3.6, -3.6), (7.1, -4.2)])
    picture.put(crown_band(upper, lower))
    return picture


# ---- Gras: in his prime, half turned to the right, forked brown beard; sceptre at his left hand


def _gras() -> Picture:
    picture = Picture()
    picture.put(throne("gras"), placed(31.4, 0))
    robe = closed((21, 29, 1), (13.6, 31), (8.4, 35.6), (5.6, 47, 1), (56, 47, 1), (53.4, 37), (47, 32), (38, 29, 1))
    dark: list[Line] = [
        ((36.6, 36), (37.6, 41), (37, 46)), ((40.4, 35.4), (42.2, 40), (42.0, 46)), ((12.6, 37.4), (10.8, 41), (10.4, 46)),
        ((16.6, 38.6), (15.2, 42), (15.4, 46)),
    ]  # fmt: skip
    cloth(picture, "gruen", robe, dark, [((38.6, 36), (40, 41), (39.4, 45)), ((14.6, 38), (13, 42), (12.6, 45.4))])
    # ermine cape, opened down the breast
    cape = closed((20.4, 27.6), (13.2, 30.6), (9.2, 35.4), (13.0, 38.6), (20.6, 40.0), (28.0, 43.0, 1), (35.6, 40.0), (43.4, 38.0), (48.0, 34.6), (44.6, 30.4), (37.6, 27.6), (29.4, 33.4))
    tails = [(14.4, 34.2, 30), (19.0, 31.6, 24), (19.2, 36.6, 14), (24.0, 35.4, 10), (25.2, 39.0, 4), (33.4, 39.2, -6), (35.2, 34.4, -10), (39.8, 36.4, -16), (40.2, 31.6, -22), (44.4, 34.2, -28)]
    ermine(picture, cape, tails)
    picture.outline(GOLD, circle(29.4, 38.0, 2.1), 0.42)
    picture.outline("gruen", circle(29.4, 38.0, 1.0), 0.3)
    picture.put(_forked_head(), placed(29.0, 20.6, 1, 1, mirrored=True))
    _sceptre(picture, "gras", 46.0, 7.4, 41.0)
    fist(picture, placed(46.0, 34.6, 0, 0.8))
    sleeve = closed((52.2, 30.6, 1), (56.4, 30, 1), (57, 40, 1), (51.8, 38.6, 1))
    cloth(picture, "gruen", sleeve)
    cuff(picture, 52.2, 34.6, -90, 6.9)
    # the other hand rests on the arm of the throne
    picture.outline("braun", closed((4, 38.8, 1), (12.4, 38.4), (15.4, 39.6), (15.4, 41.6), (12.4, 43.6), (4, 44, 1)), 0.42)
    picture.add(INK, circle(13.0, 40.9, 1.0))
    picture.put(over_rim(), placed(9.6, 38.6, 0, 0.9))
    sign(picture, "gras", 19.2, 11.4, 11.6)
    return picture


def _forked_head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    back: list[tuple[Line, float]] = [
        (((5.4, -5), (8.6, -1), (9.4, 4), (8.6, 8), (10.6, 11.4)), 3.4), (((5.0, -4), (7.2, 0), (7.8, 5), (7.0, 9), (8.4, 12.6)), 3.2),
        (((-4.2, -4), (-5.9, 0), (-6.0, 4), (-5.4, 7.0), (-6.8, 9.0)), 2.4),
    ]  # fmt: skip
    for line, width in back:
        lock(picture, "braun", curve(*line), width, cuts=2, cut_width=0.45, root=0.6, line=0.34, cut_role=PAPER)
    head = three_quarter(Mien(brow=1.4, age=1, bearded=True, dark=False))
    picture.put(head.skin)
    picture.add(INK, closed((-4.9, 3.4, 1), (-4.6, 6.2), (-0.6, 6.4), (4.2, 3.4), (5.8, -0.5, 1), (6.4, 4), (4.4, 9.6), (0, 12), (-3.8, 11), (-4.8, 8.4)))
    beard: list[tuple[Line, float]] = [
        (((5.9, -0.4), (6.3, 3.4), (5.4, 7.0), (4.4, 9.4), (5.6, 12.6)), 2.8),
        (((-4.2, 4.2), (-4.8, 7.0), (-4.6, 9.8), (-6.4, 13.0)), 2.6),
        (((4.4, 3.4), (4.4, 6.6), (3.4, 9.8), (2.8, 12.4), (4.4, 15.4)), 3.4),
        (((-2.6, 7.4), (-3.2, 10.0), (-3.6, 12.6), (-5.6, 15.6)), 3.2),
        (((1.8, 6.8), (1.6, 9.6), (0.9, 12.4), (2.2, 16.2)), 3.2),
        (((-1.0, 8.0), (-1.2, 10.6), (-1.8, 13.0), (-3.4, 16.4)), 3.0),
    ]  # fmt: skip
    for line, width in beard:
        lock(picture, "braun", curve(*line), width, cuts=2, cut_width=0.42, root=0.5, line=0.34, cut_role=PAPER)
    picture.add(INK, closed((-4.0, 6.9), (-2.4, 6.4), (-0.6, 6.9), (-2.4, 8.2)))
    picture.outline("rot", closed((-3.5, 7.5), (-2.4, 7.2), (-1.1, 7.5), (-2.3, 8.4)), 0.26)
    picture.put(head.features)
    lock(picture, "braun", curve((-2.5, 5.4), (-4.1, 6.0), (-5.4, 7.6), (-7.0, 7.4)), 2.0, cuts=1, cut_width=0.4, line=0.3, cut_role=PAPER)
    lock(picture, "braun", curve((-2.4, 5.4), (-0.4, 6.0), (1.4, 7.6), (3.2, 7.8), (4.6, 6.6)), 2.4, cuts=1, cut_width=0.4, line=0.3, cut_role=PAPER)
    lock(picture, "braun", curve((5.2, -6), (6.9, -1), (7.0, 4), (6.2, 8.2), (7.2, 11.0)), 2.9, cuts=2, cut_width=0.45, line=0.34, cut_role=PAPER)
    picture.put(crown("gras", "aside"))
    return picture


# ---- Herz: young and smooth, half turned to the left, fair page's hair; the sceptre over his shoulder


def _herz() -> Picture:
    picture = Picture()
    picture.put(throne("herz"), placed(32.8, 0))
    robe = closed((25, 29.4, 1), (17.6, 31), (11.4, 35.2), (7.6, 47, 1), (58, 47, 1), (55, 37.4), (49, 32.4), (41, 29.4, 1))
    dark: list[Line] = [
        ((44.6, 34), (47.6, 38.6), (48.2, 46)), ((48.2, 34.6), (51.6, 39.4), (52.6, 46)), ((18.2, 34.8), (17.2, 38), (18, 41)),
    ]  # fmt: skip
    cloth(picture, "rot", robe, dark, [((46.6, 34.4), (49.6, 39), (50.4, 45))])
    front = closed((28.4, 32, 1), (39.6, 32, 1), (41.6, 47, 1), (27.4, 47, 1))
    cloth(picture, PAPER, front)
    for y in (37.6, 42.4):
        sign(picture, "herz", 34.4, y, 3.9, halo=0)
    picture.add(INK, cut((29.8, 34), (29.6, 40), (29.0, 46), width=0.7, peak=0.5), cut((39.0, 34), (39.8, 40), (40.2, 46), width=0.9, peak=0.5))
    border = ribbon(curve((24.8, 30.0), (27.2, 34.6), (28.2, 40), (27.8, 47)), 3.0)
    other = ribbon(curve((42.2, 30.0), (40.6, 34.6), (41.0, 40), (42.0, 47)), 3.0)
    for form in (border, other):
        picture.outline(GOLD, form, 0.42)
    for x, y in ((26.8, 34.0), (28.0, 38.2), (28.1, 42.0), (41.1, 34.0), (40.9, 38.2), (41.3, 42.0)):
        picture.add(INK, circle(x, y, 0.62))
    picture.outline(PAPER, closed((27.2, 29, 1), (38.8, 29, 1), (38.6, 33.4), (33.2, 36.0), (27.6, 33.4)), 0.42)
    picture.add(INK, closed((28.0, 29, 1), (38.2, 29, 1), (36.6, 31.6), (32.6, 33.0), (29.2, 31.8)))
    picture.put(_young_head(), placed(33.2, 20.6))
    _sceptre(picture, "herz", 22.6, 9.6, 43.0, -13)
    sleeve = closed((7, 47, 1), (8.6, 40), (12.2, 37.0, 1), (15.6, 41.4, 1), (16, 47, 1))
    cloth(picture, "rot", sleeve, [((10.6, 41), (10.4, 44), (11, 47))])
    palm_grip(picture, placed(20.6, 36.6, -13, 0.8, mirrored=True))
    cuff(picture, 13.4, 38.4, 74, 6.8)
    # the other hand holds the border of his mantle
    sleeve = closed((56, 34, 1), (51.4, 34.6, 1), (50.6, 40.4, 1), (54, 47, 1), (58, 47, 1))
    cloth(picture, "rot", sleeve)
    fist(picture, placed(43.4, 37.6, -6, 0.76))
    cuff(picture, 50.4, 37.2, -96, 6.8)
    sign(picture, "herz", 47.6, 12.0, 11.2)
    return picture


def _young_head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck = closed((-2.6, 7, 1), (-2.2, 12, 1), (4.6, 13, 1), (5.0, 5, 1))
    picture.outline(PAPER, neck, 0.42)
    picture.add(INK, closed((-2.4, 9.4, 1), (1.4, 8.6), (5.0, 4.6, 1), (4.8, 9), (1.6, 11.6)))
    head = three_quarter(Mien(brow=0.95, age=0, opening=0.95, dark=False))
    for line, width in (
        (((-4.2, -4), (-5.8, 0), (-5.9, 4), (-5.2, 7.6), (-3.9, 9.0)), 2.3),
        (((5.6, -5), (9.2, -1), (9.6, 5), (8.8, 9.6), (5.4, 10.8)), 3.6),
    ):
        lock(picture, GOLD, curve(*line), width, cuts=2, cut_width=0.45, root=0.7, line=0.34)
    picture.put(head.skin)
    picture.put(head.features)
    for line, width in (
        (((5.4, -5.4), (7.9, -0.6), (8.0, 5), (7.2, 9.2), (4.4, 10.0)), 3.3),
        (((5.0, -5.6), (6.4, -1), (6.5, 4), (5.9, 7.8), (3.9, 8.4)), 2.6),
        (((0.4, -5.4), (-1.6, -4.2), (-3.2, -3.6)), 1.9),
        (((1.6, -5.4), (0.8, -3.9), (-0.6, -3.0)), 2.0),
        (((3.0, -5.4), (3.0, -3.9), (1.9, -2.9)), 2.0),
    ):
        lock(picture, GOLD, curve(*line), width, cuts=2 if width > 2.2 else 1, cut_width=0.42, root=0.7, line=0.32)
    picture.put(crown("herz", "aside"))
    return picture


# ---- Schellen: very old, seen from the side, a long straight beard; staff before him


def _schellen() -> Picture:
    picture = Picture()
    picture.put(throne("schellen"), placed(34.6, 0))
    robe = closed((28, 28, 1), (21.4, 30.6), (16.6, 35), (13.6, 47, 1), (58, 47, 1), (54.4, 36.4), (48, 31), (41, 28, 1))
    dark: list[Line] = [
        ((42, 33.6), (45.8, 38.4), (46.6, 46)), ((46.4, 33.6), (50.6, 38.4), (51.8, 46)), ((37.6, 34.4), (40.4, 39.4), (41, 46)),
    ]  # fmt: skip
    cloth(picture, "rot", robe, dark, [((44.4, 33.4), (48.2, 38.4), (49.2, 45)), ((39.6, 34), (43, 39), (43.8, 45))])
    collar = closed((28.2, 27.6), (24.6, 30.4), (25.4, 34), (31.4, 35.6), (38, 35.8), (44.4, 33.6), (45.6, 29.6), (41.4, 26.6))
    tufts(picture, collar, 1.75, seed=8)
    picture.put(_long_beard(), placed(34.2, 20.2))
    _sceptre(picture, "schellen", 17.2, 7.2, 41.0)
    sleeve = closed((20.4, 47, 1), (21.6, 42), (24.0, 37.0, 1), (22.8, 31.4, 1), (28.4, 33.4), (33.4, 38), (34.4, 47, 1))
    cloth(picture, GOLD, sleeve, [((25.6, 36.4), (28.6, 40), (28.6, 46)), ((24.6, 39.6), (25.4, 43), (25, 47))], [((27.4, 36), (30.8, 40.4), (31.2, 45.6))])
    fist(picture, placed(17.2, 34.4, 0, 0.8))
    cuff(picture, 24.0, 34.4, -90, 6.9)
    sign(picture, "schellen", 48.6, 12.6, 12.4)
    return picture


def _long_beard() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    for line, width in (
        (((3.4, -3), (7.6, 1), (8.6, 6), (8.0, 10), (10.4, 13.2)), 3.6),
        (((2.6, -2), (5.8, 2), (6.6, 7), (6.0, 11), (7.6, 14.6)), 3.6),
    ):
        lock(picture, PAPER, curve(*line), width, cuts=3, cut_width=0.45, root=0.7, line=0.34)
    head = profile(Mien(brow=1.5, age=2, bearded=True))
    picture.put(head.skin)
    picture.put(head.features)
    picture.add(INK, closed((2.6, 1.2, 1), (0.4, 5.0), (-3.0, 6.8), (-5.2, 8.2, 1), (-5.6, 12), (-2, 20), (3.4, 14), (4.4, 6)))
    for line, width in (
        (((3.6, -0.6), (3.9, 3.4), (2.9, 7.6), (1.9, 11.0), (2.4, 15.4)), 3.0),
        (((2.2, 3.0), (1.8, 6.6), (0.8, 10.4), (0.2, 14.0), (0.6, 18.4)), 3.2),
        (((0.2, 5.6), (-0.2, 8.8), (-0.9, 12.0), (-1.4, 15.4), (-1.2, 20.0)), 3.2),
        (((-2.0, 6.8), (-2.2, 10.0), (-2.7, 13.0), (-3.4, 16.4), (-3.6, 20.4)), 3.0),
        (((-4.0, 7.8), (-4.4, 10.6), (-4.8, 13.4), (-5.8, 17.6)), 2.7),
        (((-5.0, 8.0), (-5.8, 10.6), (-6.4, 14.2)), 1.9),
    ):
        lock(picture, PAPER, curve(*line), width, cuts=2, cut_width=0.42, root=0.5, line=0.34)
    lock(picture, PAPER, curve((-5.9, 5.0), (-4.4, 5.0), (-2.6, 6.4), (-1.4, 9.0), (-1.8, 11.6)), 2.6, cuts=2, cut_width=0.4, line=0.32)
    picture.outline("rot", closed((-5.5, 7.0, 1), (-4.7, 6.8), (-4.0, 7.2), (-4.8, 8.0)), 0.25)
    lock(picture, PAPER, curve((1.6, -4), (3.8, -1.2), (4.2, 2.0), (3.6, 5.0)), 2.6, cuts=2, cut_width=0.42, root=0.7, line=0.32)
    picture.put(crown("schellen", "side"))
    return picture
