"""The lord of spears: very old, one eye closed for ever; the wind drives beard and hood, he leans on his spear."""

from __future__ import annotations

from kartenwerk.art.body import fist, lock
from kartenwerk.art.curves import closed, curve, cut, taper
from kartenwerk.art.hands import cuff
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, mirror, placed
from kartenwerk.art.walisch.attributes import spear
from kartenwerk.art.walisch.crowns import crown_aside
from kartenwerk.art.walisch.garments import folds, locks
from kartenwerk.art.walisch.ground import driving
from kartenwerk.art.walisch.heads import Mien, three_quarter

BLUE = "blau"
HEAD = (27.4, 20.6)
SHAFT, LEAN = (47.0, 39.0), 2.0


def ger() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_mantle(), placed(0, -1.8))
    aside = Picture()
    aside.put(_head(), mirror)
    figure.put(aside, placed(*HEAD, 5, 1.0))
    figure.put(spear(BLUE), placed(*SHAFT, LEAN, 1.02))
    figure.put(_arm())
    return figure, driving(59, 46, seed=7)


def _mantle() -> Picture:
    picture = Picture()
    mantle = closed(
        (20, 24, 1), (14.6, 27.6), (9.0, 31.6), (5.4, 37.4), (4, 46, 1), (56, 46, 1), (54, 39.6), (48.6, 33.6),
        (41.6, 29.6), (34.4, 26.4), (30, 24, 1),
    )  # fmt: skip
    picture.outline(BLUE, mantle)
    folds(
        picture, mantle,
        [((12.6, 31.0), (9.0, 36), (7.6, 44)), ((14.8, 34), (12.6, 39), (11.8, 44)),
         ((49.6, 36.6), (51.6, 39.6), (52.4, 44))],
        [((11.6, 30.2), (7.6, 35.6), (5.9, 43)), ((38.4, 29.6), (43.2, 31.8), (47.6, 34.6))],
    )  # fmt: skip
    return picture


def _head() -> Picture:
    """Looks to the left here and is mirrored as a whole."""
    picture = Picture()
    hood = closed(
        (-5.4, -8.6, 1), (-1, -10.4), (5, -9.6), (9.6, -5.8), (11.8, 0.6), (12.6, 7), (16.4, 12.0, 1), (9.0, 13.4),
        (3.0, 12.6, 1), (5.6, 4, 1), (5.4, -6, 1),
    )  # fmt: skip
    picture.outline(BLUE, hood, 0.44)
    folds(
        picture, hood,
        [((7.6, -5.8), (9.4, 0), (9.6, 6), (12.0, 11)), ((6.4, -4), (7.6, 1), (7.4, 7), (8.4, 12))],
        [((8.0, -7.0), (10.6, -1), (11.2, 5), (13.6, 10.4))], width=1.0,
    )  # fmt: skip
    picture.add(INK, closed((-5.2, -8, 1), (5.4, -8, 1), (7.4, -2), (7.2, 5), (8.0, 11, 1), (2.6, 12, 1), (-4, 6, 1)))
    locks(picture, PAPER, [(((5.6, -4.6), (6.7, -0.6), (6.6, 4.0), (7.3, 9.0)), 2.0)], cuts=1)
    head = three_quarter(Mien(brow=1.9, bearded=True, age=1, opening=0.86, slant=5, dark=False))
    picture.put(head.skin)
    picture.put(_beard())
    picture.put(head.features)
    _lost_eye(picture)
    moustache = [
        (((-2.4, 5.5), (0.6, 5.9), (3.4, 8.0), (6.6, 9.6), (9.6, 9.4)), 2.7),
        (((-2.7, 5.5), (-4.4, 6.4), (-4.6, 8.6), (-3.6, 11.0)), 2.1),
    ]
    locks(picture, PAPER, moustache, cuts=2, root=0.5)
    picture.put(crown_aside("ger"))
    return picture


def _lost_eye(picture: Picture) -> None:
    """The near eye: the lid sunken for ever, a scar from brow to cheek over it."""
    scar = curve((2.9, -5.6), (2.0, -2.0), (1.5, 1.6), (1.9, 5.2))
    picture.add(PAPER, closed((-0.9, -1.2), (1.4, -2.0), (4.4, -1.0), (5.2, 1.0), (3.6, 2.6), (0.8, 2.7), (-1.2, 1.6)))
    picture.add(
        INK,
        cut((-1.0, 0.2), (0.4, 1.4), (2.6, 1.5), (4.5, 0.1), width=1.0, peak=0.5),
        cut((0.0, 2.7), (1.0, 3.1), (2.8, 2.9), width=0.42, peak=0.5),
    )
    picture.add(PAPER, taper(scar, 1.35, peak=0.5))
    picture.add(INK, taper(scar, 0.62, peak=0.5))


def _beard() -> Picture:
    """Locks that the wind drives to the side of the nape, from the chin down to the belt."""
    picture = Picture()
    picture.add(
        INK,
        closed(
            (-4.9, 3.4, 1), (-4.8, 8), (-2.4, 12), (1, 17), (6, 22, 1), (14, 21, 1), (14.4, 14, 1), (8.4, 9),
            (6.4, 5), (5.8, -1, 1), (4.2, 3.4), (2.2, 5.6), (-0.6, 6.4), (-2.6, 5.6),
        ),
    )  # fmt: skip
    strands = [
        (((5.8, -0.6), (7.0, 3.4), (9.0, 7.4), (13.0, 10.4), (16.6, 10.4)), 2.8),
        (((5.0, 3.0), (7.0, 7.4), (11.0, 11.6), (15.4, 13.4), (19.0, 12.4)), 3.2),
        (((3.6, 5.6), (5.8, 10.4), (10.0, 15.0), (14.4, 17.4), (18.4, 17.0)), 3.4),
        (((-4.4, 4.2), (-4.6, 9.0), (-2.0, 14.0), (2.6, 19.4), (5.4, 24.0)), 2.8),
        (((1.4, 7.0), (3.6, 12.0), (7.4, 16.8), (11.6, 20.6), (15.6, 22.4)), 3.6),
        (((-3.0, 7.6), (-1.6, 12.0), (2.0, 16.8), (6.0, 20.6), (9.4, 25.0)), 3.2),
        (((-0.6, 8.0), (1.0, 12.6), (4.6, 17.0), (8.4, 20.6), (12.4, 24.4)), 3.2),
    ]
    for spine, width in strands:
        lock(picture, PAPER, curve(*spine), width, cuts=2, cut_width=0.5, root=0.5, reach=0.76, line=0.36)
    picture.add(INK, closed((-4.2, 6.7), (-2.6, 6.2), (-0.8, 6.8), (-2.4, 8.0)))
    picture.outline(PAPER, closed((-3.6, 7.4), (-2.4, 7.1), (-1.2, 7.4), (-2.3, 8.3)), 0.3)
    return picture


def _arm() -> Picture:
    picture = Picture()
    sleeve = closed((38.4, 32.6, 1), (33.4, 33.6), (29.0, 38), (27.8, 46, 1), (40.4, 46, 1), (40.6, 40.2, 1))
    picture.outline(BLUE, sleeve)
    folds(
        picture, sleeve,
        [((36.4, 35.0), (33.2, 39.0), (32.6, 44)), ((37.6, 38.4), (36.0, 41.4), (36.2, 44.4))],
        [((34.2, 35.2), (31.0, 39.4), (30.4, 43.4))],
    )  # fmt: skip
    fist(picture, placed(*SHAFT, LEAN, 0.84, mirrored=True))
    cuff(picture, 39.2, 36.8, 88, 7.4)
    return picture
