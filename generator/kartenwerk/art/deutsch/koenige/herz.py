"""The king of Herz: young and smooth, half turned to the left, fair page's hair; the sceptre over his shoulder."""

from __future__ import annotations

from kartenwerk.art.body import fist, lock, palm_grip
from kartenwerk.art.curves import closed, curve, cut, ribbon
from kartenwerk.art.deutsch.koenige.sceptre import sceptre
from kartenwerk.art.deutsch.thrones import throne
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, cloth, crown, sign
from kartenwerk.art.hands import cuff
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, placed
from kartenwerk.art.walisch.heads import Mien, three_quarter


def herz() -> Picture:
    picture = Picture()
    picture.put(throne("herz"), placed(32.8, 0))
    robe = closed(
        (25, 29.4, 1), (17.6, 31), (11.4, 35.2), (7.6, 47, 1), (58, 47, 1), (55, 37.4), (49, 32.4), (41, 29.4, 1),
    )  # fmt: skip
    dark: list[Line] = [
        ((44.6, 34), (47.6, 38.6), (48.2, 46)), ((48.2, 34.6), (51.6, 39.4), (52.6, 46)),
        ((18.2, 34.8), (17.2, 38), (18, 41)),
    ]  # fmt: skip
    cloth(picture, "rot", robe, dark, [((46.6, 34.4), (49.6, 39), (50.4, 45))])
    front = closed((28.4, 32, 1), (39.6, 32, 1), (41.6, 47, 1), (27.4, 47, 1))
    cloth(picture, PAPER, front)
    for y in (37.6, 42.4):
        sign(picture, "herz", 34.4, y, 3.9, halo=0)
    picture.add(
        INK, cut((29.8, 34), (29.6, 40), (29.0, 46), width=0.7, peak=0.5),
        cut((39.0, 34), (39.8, 40), (40.2, 46), width=0.9, peak=0.5),
    )  # fmt: skip
    border = ribbon(curve((24.8, 30.0), (27.2, 34.6), (28.2, 40), (27.8, 47)), 3.0)
    other = ribbon(curve((42.2, 30.0), (40.6, 34.6), (41.0, 40), (42.0, 47)), 3.0)
    for form in (border, other):
        picture.outline(GOLD, form, 0.42)
    for x, y in ((26.8, 34.0), (28.0, 38.2), (28.1, 42.0), (41.1, 34.0), (40.9, 38.2), (41.3, 42.0)):
        picture.add(INK, circle(x, y, 0.62))
    picture.outline(PAPER, closed((27.2, 29, 1), (38.8, 29, 1), (38.6, 33.4), (33.2, 36.0), (27.6, 33.4)), 0.42)
    picture.add(INK, closed((28.0, 29, 1), (38.2, 29, 1), (36.6, 31.6), (32.6, 33.0), (29.2, 31.8)))
    picture.put(_young_head(), placed(33.2, 20.6))
    sceptre(picture, "herz", 23.0, 8.8, 43.0, -9)
    sleeve = closed((7, 47, 1), (8.6, 40), (12.2, 37.0, 1), (15.6, 41.4, 1), (16, 47, 1))
    cloth(picture, "rot", sleeve, [((10.6, 41), (10.4, 44), (11, 47))])
    palm_grip(picture, placed(22.0, 36.6, -9, 0.8, mirrored=True))
    cuff(picture, 14.8, 38.0, 78, 6.8)
    # the other hand holds the border of his mantle
    sleeve = closed((56, 34, 1), (51.4, 34.6, 1), (50.6, 40.4, 1), (54, 47, 1), (58, 47, 1))
    cloth(picture, "rot", sleeve)
    fist(picture, placed(43.4, 37.6, -6, 0.76))
    cuff(picture, 50.4, 37.2, -96, 6.8)
    return picture


def _young_head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    line: Line
    width: float
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
