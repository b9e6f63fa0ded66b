"""The four Ober: officers with a weapon, the suit's sign high beside the head."""

from __future__ import annotations

import numpy as np

from generator.art.body import fist, lock, palm_grip
from generator.art.curves import closed, curve, cut, normals, resample, ribbon, sided, taper
from generator.art.deutsch.grounds import sky
from generator.art.deutsch.headgear import beret, kettle_hat, morion, plumed_cap
from generator.art.deutsch.wardrobe import GOLD, Line, cloth, ruff, sign
from generator.art.face import Temper
from generator.art.hands import cuff, grip_from_below
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, circle, lozenge, placed, polygon, rectangle, turn, union
from generator.art.walisch.heads import Mien, ear, frontal, profile, three_quarter


def ober(suit: str) -> tuple[Picture, Geometry]:
    """The figure of the card's upper half, and its ground."""
    draw, ground = {
        "eichel": (_eichel, sky(5, 5.0)),
        "gras": (_gras, sky(11)),
        "herz": (_herz, sky(17, -5.0)),
        "schellen": (_schellen, sky(23, 2.0)),
    }[suit]
    return draw(), ground


# ---- Eichel: a mace, kettle hat and black beard; looks left


def _eichel() -> Picture:
    picture = Picture()
    coat = closed((24, 29.6, 1), (16, 31.4), (9.8, 35.8), (6, 47, 1), (58, 47, 1), (55, 38), (49.6, 33), (41, 29.6, 1))
    dark: list[Line] = [((47.6, 34.6), (51, 39.4), (51.8, 46)), ((44.4, 35), (46.4, 40), (46.4, 46)), ((14, 36.6), (12.6, 39), (12.6, 41))]
    cloth(picture, "braun", coat, dark, [((46, 35), (48.8, 40), (49, 45.4))])
    _buttoned_breast(picture)
    # a chain of office and a turned-down collar
    chain = curve((22.4, 31.0), (25.0, 36.6), (31.6, 40.4), (38.6, 36.8), (41.6, 31.0))
    for x, y in resample(chain, 15)[1:-1]:
        picture.outline(GOLD, circle(float(x), float(y), 1.05), 0.34)
        picture.add(INK, circle(float(x), float(y), 0.4))
    collar = closed((24.6, 28.4, 1), (23.0, 33.2, 1), (27.4, 34.4), (31.4, 37.4, 1), (36.0, 34.4), (40.6, 33.0, 1), (39.2, 28.4, 1))
    picture.outline(PAPER, collar, 0.42)
    picture.add(INK, cut((31.6, 33.4), (31.4, 36.8), width=0.6), cut((37.0, 31.4), (38.8, 32.4), width=0.7))
    picture.put(_black_bearded(), placed(32.0, 20.8))
    _mace(picture, 18.8)
    picture.put(grip_from_below(), placed(18.8, 35.0, 4, 0.86, mirrored=True))
    cuff(picture, 19.1, 41.2, 3, 7.0)
    sign(picture, "eichel", 48.2, 13.0, 13.4)
    return picture


def _buttoned_breast(picture: Picture) -> None:
    breast = closed((25, 31, 1), (38.6, 31, 1), (42, 47, 1), (22, 47, 1))
    cloth(picture, GOLD, breast)
    for k in range(-3, 4):
        picture.add(INK, cut((31.7 + 2.3 * k, 33), (31.7 + 2.9 * k, 40), (31.7 + 3.2 * k, 46.4), width=0.75, peak=0.5))


def _black_bearded() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    lock(picture, INK, curve((5.6, -4), (8.4, 0), (8.8, 4.6), (7.6, 8.4)), 3.4, cuts=2, cut_width=0.45, root=0.7, cut_role=PAPER, line=0.01)
    head = three_quarter(Mien(brow=1.7, age=1, bearded=True))
    picture.put(head.skin)
    beard = closed(
        (-4.7, 4.6, 1), (-3.4, 5.4), (-1.0, 6.0), (1.6, 5.6), (3.8, 4.2), (5.4, 1.2), (6.3, -2.0, 1), (7.0, 3.0), (6.4, 7.6),
        (4.2, 11.2), (0.6, 13.0), (-2.6, 12.4), (-4.8, 9.6),
    )  # fmt: skip
    picture.add(PAPER, beard.buffer(0.34))
    picture.add(INK, beard)
    hairs: list[Line] = [
        ((5.6, 3.0), (5.2, 6.4), (3.6, 9.4)), ((3.6, 5.4), (3.2, 8.4), (1.8, 11.2)), ((1.4, 6.6), (1.0, 9.4), (0.0, 11.8)),
        ((-2.8, 8.6), (-2.8, 10.2), (-2.0, 11.6)), ((-0.8, 8.8), (-0.8, 10.4), (-1.0, 12.0)), ((6.2, 0.6), (6.2, 4.4), (5.6, 7.2)),
        ((-4.2, 6.6), (-4.2, 8.4), (-3.4, 10.4)), ((2.6, 9.6), (1.6, 11.4), (0.8, 12.2)),
    ]  # fmt: skip
    picture.add(PAPER, [cut(*line, width=0.46, peak=0.4) for line in hairs])
    picture.outline("rot", closed((-3.6, 7.2), (-2.5, 6.9), (-1.0, 7.2), (-2.3, 8.1)), 0.26)
    picture.put(head.features)
    for line in (((-2.5, 5.4), (-4.4, 6.0), (-6.2, 6.8), (-7.4, 5.8)), ((-2.4, 5.4), (-0.2, 5.9), (2.2, 7.4), (4.6, 7.2), (5.6, 5.6))):
        strand = Picture()
        lock(strand, INK, curve(*line), 2.0, cuts=1, cut_width=0.42, line=0.01, cut_role=PAPER)
        picture.add(PAPER, strand.silhouette().buffer(0.34))
        picture.put(strand)
    picture.put(kettle_hat())
    return picture


def _mace(picture: Picture, x: float) -> None:
    """Six flanges round a ball on a wound shaft."""
    picture.outline(GOLD, rectangle(x - 1.15, 14, x + 1.15, 47), 0.38)
    picture.add(INK, [cut((x - 1.0, y + 0.8), (x + 1.0, y - 0.6), width=0.6, peak=0.5, tip=0.2) for y in np.arange(21, 31, 1.7)])
    for side in (-1, 1):
        flange = closed((x + side * 0.6, 17.6, 1), (x + side * 2.6, 16.6), (x + side * 4.2, 13.6, 1), (x + side * 3.0, 10.8), (x + side * 2.5, 7.8, 1), (x + side * 0.6, 7.0, 1))
        picture.outline(PAPER, form := flange, 0.42)
        picture.add(INK, cut((x + side * 1.6, 8.8), (x + side * 2.2, 12.6), (x + side * 1.4, 15.8), width=0.7, peak=0.5).intersection(form))
    picture.outline(PAPER, closed((x - 1.2, 18.4, 1), (x - 1.5, 12), (x - 0.8, 6.8), (x, 5.6, 1), (x + 0.8, 6.8), (x + 1.5, 12), (x + 1.2, 18.4, 1)), 0.4)
    picture.add(INK, cut((x + 0.6, 7.6), (x + 0.9, 12), (x + 0.5, 17.4), width=0.7, peak=0.5))
    for y in (18.6, 30.4):
        picture.outline(GOLD, rectangle(x - 1.8, y - 0.8, x + 1.8, y + 0.8), 0.36)


# ---- Gras: a sabre, morion and millstone ruff; looks right at his blade


def _gras() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        x = 30.2
        sleeve = closed(
            (x + side * 8, 31.6, 1), (x + side * 13.2, 32.4), (x + side * 19.4, 36.2), (x + side * 23, 41), (x + side * 24.4, 47, 1),
            (x + side * 10, 47, 1), (x + side * 9.2, 39),
        )  # fmt: skip
        slits: list[Line] = [
            ((x + side * 11.4, 35.2), (x + side * 13.6, 39.4), (x + side * 13.8, 44.4)),
            ((x + side * 15.6, 36.2), (x + side * 18.6, 40.2), (x + side * 19.4, 45)),
        ]
        cloth(picture, "gruen", sleeve)
        for slit in slits:
            picture.outline(PAPER, cut(*slit, width=2.0, peak=0.5, tip=0.3), 0.4)
            picture.add(INK, cut(*slit, width=0.5, peak=0.5))
        picture.add(INK, cut((x + side * 19.6, 37.6), (x + side * 21.8, 41), (x + side * 22.6, 46), width=0.9))
    plate = closed((22.4, 31, 1), (20.2, 36.4), (20.6, 42), (22, 47, 1), (39.4, 47, 1), (40.4, 42), (40.6, 36.4), (38.2, 31, 1))
    picture.outline(PAPER, plate, 0.45)
    ridge = closed((31.0, 34, 1), (32.8, 38), (32.4, 47, 1), (30.0, 47, 1), (30.8, 40))
    picture.add(INK, ridge, cut((39.2, 35), (39.4, 40), (38.6, 46.5), width=1.5, peak=0.5), cut((36.8, 36), (37.4, 40), (36.8, 46.6), width=0.8, peak=0.5))
    picture.add(INK, cut((22.0, 35.6), (21.6, 39.6), (22.6, 45), width=0.5), cut((24.2, 36.4), (23.8, 40), (24.4, 44.6), width=0.46))
    sash = ribbon(curve((40.6, 37.0), (33.4, 40.4), (26.4, 43.6), (20.4, 48)), 4.2).intersection(plate)
    picture.outline("gruen", sash, 0.38)
    picture.add(INK, cut((39.8, 38.2), (33, 41.4), (27, 44.2), width=0.8).intersection(sash))
    picture.add(PAPER, cut((38.4, 37.1), (33, 39.6), (28, 41.9), width=0.5).intersection(sash))
    ruff(picture, 30.0, 32.6, 10.6, 5.0, 18, -2)
    picture.add(INK, ellipse_shadow(29.6, 31.4))
    picture.put(_twirled(), placed(29.8, 21.7, 0, 1, mirrored=True))
    _sabre(picture, 46.6)
    sign(picture, "gras", 19.4, 10.8, 10.6)
    return picture


def ellipse_shadow(x: float, y: float) -> Geometry:
    from generator.art.shapes import ellipse

    return ellipse(x, y, 5.4, 2.4)


def _twirled() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    lock(picture, GOLD, curve((5.4, -4), (6.9, 0), (6.6, 4.2), (7.8, 7.6)), 2.6, cuts=2, cut_width=0.42, root=0.6)
    lock(picture, GOLD, curve((4.8, -4), (5.7, 0), (5.4, 4), (6.0, 7.4)), 2.2, cuts=2, cut_width=0.42, root=0.6)
    head = three_quarter(Mien(brow=1.4, age=1, bearded=False, dark=False))
    picture.put(head.skin)
    picture.put(head.features)
    picture.add(PAPER, closed((-4.2, 5.6), (-2.4, 5.4), (0.0, 5.9), (0.2, 8.0), (-2.4, 8.6), (-3.8, 7.6)))
    picture.outline("rot", closed((-3.4, 7.2), (-2.4, 7.0), (-1.3, 7.2), (-2.3, 7.9)), 0.26)
    lock(picture, GOLD, curve((-2.4, 8.2), (-2.9, 10.0), (-2.5, 11.6), (-3.6, 13.6)), 2.6, cuts=2, cut_width=0.4, root=0.45, line=0.34)
    lock(picture, GOLD, curve((-2.7, 5.4), (-4.4, 5.9), (-6.2, 6.4), (-7.6, 4.9), (-7.4, 3.2)), 1.9, cuts=1, cut_width=0.38, root=0.55, line=0.34)
    lock(picture, GOLD, curve((-2.5, 5.4), (-0.2, 5.9), (2.4, 7.0), (5.0, 6.2), (5.6, 3.8)), 2.4, cuts=2, cut_width=0.38, root=0.55, line=0.34)
    picture.put(morion())
    return picture


def _sabre(picture: Picture, x: float) -> None:
    """The blade upright, bent outwards; knuckle bow and cross guard."""
    spine = resample(curve((x + 0.1, 29.0), (x + 0.6, 22), (x - 0.4, 14), (x - 3.8, 5.8)), 80)
    half = np.concatenate([np.linspace(1.5, 1.75, 56), np.linspace(1.72, 0.12, 24)])
    blade = sided(spine, half)
    picture.outline(PAPER, blade, 0.42)
    picture.add(INK, taper((spine - normals(spine) * 0.35)[4:64], 0.75, peak=0.4))
    picture.outline(GOLD, rectangle(x - 1.05, 28, x + 1.05, 41), 0.36)
    fist(picture, placed(x, 34.6, 0, 0.8))
    cuff(picture, x + 6.8, 34.8, -90, 6.9)
    guard = closed((x + 4.4, 28.4), (x + 2, 28.9), (x - 2.4, 28.9), (x - 5.2, 27.9), (x - 6.0, 29.3), (x - 4.8, 30.9), (x - 1.2, 30.7), (x + 2.2, 30.7), (x + 4.8, 29.9))
    picture.outline(GOLD, guard, 0.38)
    bow = ribbon(curve((x - 4.6, 29.8), (x - 5.4, 34), (x - 3.6, 38.4), (x - 0.6, 40.4)), 1.2, 1.0)
    picture.outline(GOLD, bow, 0.36)
    picture.outline(GOLD, circle(x, 40.8, 1.5), 0.36)


# ---- Herz: a halberd, slashed beret with feathers, seen from the front


def _herz() -> Picture:
    picture = Picture()
    doublet = closed((22.8, 29.6, 1), (15, 31.0), (8.6, 35.4), (5, 47, 1), (58.6, 47, 1), (55.4, 36.6), (48.6, 31.4), (40.6, 29.6, 1))
    cloth(picture, "rot", doublet)
    for side in (-1, 1):
        for line in (
            ((10.6, 33.4), (14.2, 37.2), (14.8, 43)), ((15.4, 33.6), (19.4, 38.0), (20.2, 44)), ((7.0, 35.0), (9.2, 38.6), (9.6, 43.6)),
        ):  # fmt: skip
            slit = cut(*((31.8 + side * x, y) for x, y in line), width=2.1, peak=0.5, tip=0.3)
            picture.outline(PAPER, slit, 0.4)
            picture.add(INK, cut(*((31.8 + side * x, y) for x, y in line), width=0.5, peak=0.5))
    strap = ribbon(curve((24, 31), (31, 38.4), (40, 45)), 3.4)
    picture.outline(GOLD, strap, 0.42)
    picture.add(INK, [lozenge(float(x), float(y), 0.7, 0.9) for x, y in resample(curve((24, 31), (31, 38.4), (40, 45)), 9)[1:-1]])
    shirt = closed((25.6, 29, 1), (38.0, 29, 1), (38.6, 33.6), (35.6, 35.6), (31.8, 36.4), (28.0, 35.6), (25.0, 33.6))
    picture.outline(PAPER, shirt, 0.42)
    picture.add(INK, [cut((31.8 + x, 33.2 - abs(x) * 0.16), (31.8 + 1.1 * x, 35.6 - abs(x) * 0.24), width=0.55) for x in (-4.6, -2.8, -0.9, 0.9, 2.8, 4.6)])
    picture.outline(INK, closed((26.8, 29, 1), (36.8, 29, 1), (35.4, 31.6), (31.8, 32.8), (28.2, 31.6)), 0.2)
    picture.put(_moustached(), placed(32.2, 21.6))
    _halberd(picture, 19.4, 5.6)
    palm_grip(picture, placed(19.4, 35.6, 3, 0.8, mirrored=True))
    cuff(picture, 12.2, 36.6, 86, 6.8)
    sign(picture, "herz", 48.0, 11.6, 10.8)
    return picture


def _moustached() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        for line, width in ((((5.2, -4), (7.8, 0), (8.0, 5), (6.9, 8.6), (8.2, 11)), 3.0), (((5.0, -4), (6.4, 0), (6.4, 5), (5.4, 8.8)), 2.6)):
            lock(picture, "braun", curve(*((side * x, y) for x, y in line)), width, cuts=2, cut_width=0.45, root=0.65, line=0.34, cut_role=PAPER)
    head = frontal(Temper(brow=1.35, gaze=-0.25, opening=0.9, aged=False))
    picture.put(head.skin)
    picture.put(head.features)
    picture.outline("rot", closed((-1.9, 7.2), (0, 6.9), (1.9, 7.2), (0.9, 8.2), (-0.9, 8.2)), 0.28)
    picture.add(INK, cut((-1.0, 9.3), (0, 9.1), (1.0, 9.3), width=0.4, peak=0.5))
    for side in (-1, 1):
        line = curve((side * 0.1, 5.7), (side * 2.2, 5.8), (side * 4.2, 7.3), (side * 6.0, 6.6), (side * 6.6, 4.6))
        lock(picture, "braun", line, 2.1, cuts=1, cut_width=0.42, root=0.6, peak=0.3, line=0.32, cut_role=PAPER)
    picture.put(beret("rot"))
    return picture


def _halberd(picture: Picture, x: float, top: float) -> None:
    """Spike, axe to the left, hook to the right, a tassel below."""
    picture.outline("braun", rectangle(x - 0.95, 17, x + 0.95, 47), 0.38)
    spike = closed((x, top, 1), (x + 1.5, top + 5), (x + 0.9, 18.6, 1), (x - 0.9, 18.6, 1), (x - 1.5, top + 5))
    axe = closed((x - 0.6, 13.0, 1), (x - 2.2, 12.6), (x - 3.4, 11.0, 1), (x - 4.6, 14.6), (x - 3.6, 19.6, 1), (x - 2.2, 17.4), (x - 0.6, 17.0, 1))
    hook = closed((x + 0.6, 13.4, 1), (x + 2.6, 12.8), (x + 5.0, 15.4, 1), (x + 2.4, 15.8), (x + 0.6, 16.8, 1))
    for form in (axe, hook, spike):
        picture.outline(PAPER, form, 0.42)
    picture.add(INK, cut((x + 0.5, top + 3), (x + 0.7, 12), (x + 0.3, 18), width=0.7, peak=0.4), circle(x - 2.2, 15.0, 0.5))
    tassel = closed((x - 1.4, 19.2, 1), (x + 1.4, 19.2, 1), (x + 2.0, 24.4, 1), (x - 2.0, 24.4, 1))
    picture.outline("rot", tassel, 0.38)
    picture.add(INK, [cut((x + k * 0.8, 20.2), (x + k * 1.05, 24.2), width=0.5) for k in (-1, 0, 1)])
    picture.outline(GOLD, rectangle(x - 1.7, 18.2, x + 1.7, 19.8), 0.36)


# ---- Schellen: a banner that carries the sign, cap with a feather; seen from the side


def _schellen() -> Picture:
    picture = Picture()
    pole = 49.4
    flag = closed(
        (pole, 6.2, 1), (42, 7.4), (34, 5.6), (25, 7.6), (15.2, 6.0, 1), (14.8, 14), (16.0, 21.2, 1), (25, 22.8), (34, 20.8), (42, 22.8), (pole, 21.6, 1),
    )  # fmt: skip
    picture.outline("rot", flag, 0.45)
    field = flag.intersection(union(rectangle(24.6, 0, 32.4, 30), rectangle(40.2, 0, pole, 30)))
    picture.outline(GOLD, field, 0.4)
    for x in (33.4, 38.2, 43.2, 46.8):
        picture.add(INK, cut((x, 8.0), (x + 0.8, 14), (x, 20.4), width=0.9, peak=0.5))
    coat = closed((26.4, 30.0, 1), (20.2, 32.0), (15.4, 36), (13.6, 47, 1), (57, 47, 1), (53.8, 38.6), (48.6, 33.6), (40.2, 30.0, 1))
    cloth(picture, GOLD, coat, [((29.6, 37), (28.6, 41), (29, 46)), ((33.6, 37.6), (33.6, 42), (34, 46))])
    picture.outline("rot", coat.intersection(closed((36.4, 28, 1), (39.0, 36), (38.8, 47, 1), (60, 47, 1), (60, 28, 1))), 0.42)
    picture.add(INK, cut((43.4, 36), (45.8, 41), (45.8, 46), width=1.0), cut((20.4, 36.4), (19, 40), (18.8, 46), width=1.0))
    picture.add(PAPER, cut((41.0, 35.6), (43.2, 40.6), (43.2, 46), width=0.6))
    ruff(picture, 33.6, 32.0, 8.6, 3.7, 15, 4)
    picture.put(_feathered(), placed(33.6, 22.0, 0, 0.96))
    picture.outline("braun", rectangle(pole - 0.95, 5, pole + 0.95, 47), 0.4)
    picture.add(INK, [circle(pole, y, 0.5) for y in (7.6, 13.8, 20.2)])
    fist(picture, placed(pole, 35.0, 0, 0.8, mirrored=True))
    cuff(picture, pole - 6.9, 35.4, 88, 6.9)
    sign(picture, "schellen", 20.0, 13.6, 11.4)
    return picture


def _feathered() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck = closed((-2.2, 8, 1), (-1.6, 10.4), (-1.8, 11.4, 1), (5.4, 11.4, 1), (5.2, 9), (5.0, 3, 1))
    picture.outline(PAPER, neck, 0.42)
    picture.add(INK, closed((-2.4, 10.2, 1), (1.2, 8.6), (4.8, 4.6, 1), (5.2, 8.6), (2.4, 10.8), (-1.4, 11.2, 1)))
    head = profile(Mien(brow=1.2, age=0))
    picture.put(head.skin)
    picture.put(head.features)
    picture.add(INK, cut((-6.3, 5.0), (-4.8, 4.7), (-3.2, 5.4), (-1.8, 7.2), width=1.3, peak=0.4))
    for line, width in (
        (((0.6, -5.4), (4.4, -1.6), (6.2, 3.0), (5.8, 7.0), (8.0, 9.4)), 3.6),
        (((3.0, -5.8), (7.0, -1.6), (8.2, 3.0), (7.6, 7.0), (9.8, 8.8)), 3.2),
        (((-0.4, -5.2), (2.0, -2.0), (3.4, 2.0), (3.4, 5.4), (5.0, 8.2)), 2.8),
    ):
        lock(picture, "braun", curve(*line), width, cuts=2, cut_width=0.45, root=0.7, line=0.34, cut_role=PAPER)
    ear(picture, 2.4, 1.6)
    picture.put(plumed_cap("rot"))
    return picture
