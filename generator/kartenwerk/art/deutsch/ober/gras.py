"""The Ober of Gras: a sabre, morion and millstone ruff; looks right at his blade."""

from __future__ import annotations

import numpy as np

from kartenwerk.art.body import fist, lock
from kartenwerk.art.curves import closed, curve, cut, normals, resample, ribbon, sided, taper
from kartenwerk.art.deutsch.headgear import morion
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, cloth, ruff
from kartenwerk.art.hands import cuff
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, circle, placed, rectangle
from kartenwerk.art.walisch.heads import Mien, three_quarter


def gras() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        x = 30.2
        sleeve = closed(
            (x + side * 8, 31.6, 1), (x + side * 13.2, 32.4), (x + side * 19.4, 36.2), (x + side * 23, 41),
            (x + side * 24.4, 47, 1),
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
    plate = closed(
        (22.4, 31, 1), (20.2, 36.4), (20.6, 42), (22, 47, 1), (39.4, 47, 1), (40.4, 42), (40.6, 36.4), (38.2, 31, 1),
    )  # fmt: skip
    picture.outline(PAPER, plate, 0.45)
    ridge = closed((31.0, 34, 1), (32.8, 38), (32.4, 47, 1), (30.0, 47, 1), (30.8, 40))
    picture.add(
        INK, ridge, cut((39.2, 35), (39.4, 40), (38.6, 46.5), width=1.5, peak=0.5),
        cut((36.8, 36), (37.4, 40), (36.8, 46.6), width=0.8, peak=0.5),
    )  # fmt: skip
    picture.add(
        INK, cut((22.0, 35.6), (21.6, 39.6), (22.6, 45), width=0.5),
        cut((24.2, 36.4), (23.8, 40), (24.4, 44.6), width=0.46),
    )  # fmt: skip
    sash = ribbon(curve((40.6, 37.0), (33.4, 40.4), (26.4, 43.6), (20.4, 48)), 4.2).intersection(plate)
    picture.outline("gruen", sash, 0.38)
    picture.add(INK, cut((39.8, 38.2), (33, 41.4), (27, 44.2), width=0.8).intersection(sash))
    picture.add(PAPER, cut((38.4, 37.1), (33, 39.6), (28, 41.9), width=0.5).intersection(sash))
    ruff(picture, 30.0, 32.6, 10.6, 5.0, 18, -2)
    picture.add(INK, ellipse_shadow(29.6, 31.4))
    picture.put(_twirled(), placed(29.8, 21.7, 0, 1, mirrored=True))
    _sabre(picture, 46.6)
    return picture


def ellipse_shadow(x: float, y: float) -> Geometry:
    from kartenwerk.art.shapes import ellipse

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
    lock(
        picture, GOLD, curve((-2.4, 8.2), (-2.9, 10.0), (-2.5, 11.6), (-3.6, 13.6)), 2.6, cuts=2, cut_width=0.4,
        root=0.45, line=0.34,
    )  # fmt: skip
    lock(
        picture, GOLD, curve((-2.7, 5.4), (-4.4, 5.9), (-6.2, 6.4), (-7.6, 4.9), (-7.4, 3.2)), 1.9, cuts=1,
        cut_width=0.38, root=0.55, line=0.34,
    )  # fmt: skip
    lock(
        picture, GOLD, curve((-2.5, 5.4), (-0.2, 5.9), (2.4, 7.0), (5.0, 6.2), (5.6, 3.8)), 2.4, cuts=2,
        cut_width=0.38, root=0.55, line=0.34,
    )  # fmt: skip
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
    guard = closed(
        (x + 4.4, 28.4), (x + 2, 28.9), (x - 2.4, 28.9), (x - 5.2, 27.9), (x - 6.0, 29.3), (x - 4.8, 30.9),
        (x - 1.2, 30.7), (x + 2.2, 30.7), (x + 4.8, 29.9),
    )  # fmt: skip
    picture.outline(GOLD, guard, 0.38)
    bow = ribbon(curve((x - 4.6, 29.8), (x - 5.4, 34), (x - 3.6, 38.4), (x - 0.6, 40.4)), 1.2, 1.0)
    picture.outline(GOLD, bow, 0.36)
    picture.outline(GOLD, circle(x, 40.8, 1.5), 0.36)
