"""The king of Eichel: old, frontal, a beard of curls, the arched crown; staff and orb."""

from __future__ import annotations

from kartenwerk.art.body import lock
from kartenwerk.art.curves import closed, curve, cut, ribbon
from kartenwerk.art.deutsch.koenige.sceptre import sceptre
from kartenwerk.art.deutsch.thrones import throne
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, cloth, crown_band, curl, tufts
from kartenwerk.art.face import Temper
from kartenwerk.art.hands import carrying, cuff, grip_from_below
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, placed, rectangle, union
from kartenwerk.art.walisch.heads import frontal


def eichel() -> Picture:
    picture = Picture()
    picture.put(throne("eichel"), placed(31.4, 0))
    cloak = closed(
        (23, 29), (15.5, 30.2), (8.6, 34), (4.6, 39), (3, 47, 1), (60, 47, 1), (57, 39), (52.6, 34), (46.4, 30.2),
        (39.4, 29),
    )  # fmt: skip
    dark: list[Line] = [
        ((14.6, 33), (10.2, 37), (8.2, 42), (7.8, 47)), ((20.6, 34.4), (19.6, 39), (20.6, 46)),
        ((44.8, 34.4), (46.0, 39), (45.4, 45)),
    ]  # fmt: skip
    cloth(picture, "braun", cloak, dark, [((12.2, 33.4), (8.6, 38), (6.4, 44)), ((42.4, 35.6), (43.4, 40), (43, 44))])
    cloth(picture, GOLD, closed((24, 30, 1), (38.4, 30, 1), (41, 47, 1), (21.8, 47, 1)))
    collar = closed(
        (21.6, 27.4), (18.2, 30.4), (18.6, 34.0), (22.6, 37.4), (27.8, 39.6), (31.4, 42.2, 1), (35.0, 39.6),
        (40.2, 37.4),
        (44.2, 34.0), (44.6, 30.4), (41.2, 27.4), (36.6, 33), (31.4, 35.6), (26.2, 33),
    )  # fmt: skip
    tufts(picture, collar, 1.75)
    picture.put(_old_head(), placed(31.4, 20.4))
    sceptre(picture, "eichel", 17.0, 7.0, 40.6)
    picture.put(grip_from_below(), placed(17.0, 35.4, -4, 0.84))
    cuff(picture, 16.8, 41.4, -2, 6.8)
    _orb(picture, 46.4, 31.6)
    return picture


def _orb(picture: Picture, x: float, y: float) -> None:
    """The orb on the open hand, the sleeve below it."""
    place = placed(x, y, 0, 0.92, mirrored=False)
    hand = carrying()
    sleeve = closed(
        (x + 4.6, y + 6.0, 1), (x + 9.6, y + 4.4, 1), (x + 12, y + 9), (x + 12, 47, 1), (x - 1, 47, 1),
        (x + 1.6, y + 10.6),
    )  # fmt: skip
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
    mass = closed(
        (-6.4, 2, 1), (-4.6, 6.0), (0, 6.4), (4.6, 6.0), (6.4, 2, 1), (7.4, 8), (5.6, 14), (0, 17.4), (-5.6, 14),
        (-7.4, 8),
    )  # fmt: skip
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
    picture.add(
        INK, cut((4.0, -11.2), (5.4, -9.6), (5.2, -7.6), width=1.0),
        cut((2.4, -10.4), (2.9, -9.2), (2.6, -7.8), width=0.6),
    )  # fmt: skip
    for side in (-1, 1):
        arch = ribbon(
            curve(*((side * x, y) for x, y in ((7.5, -7.0), (8.6, -10.4), (6.0, -13.6), (2.2, -13.0), (0.2, -11.2)))),
            1.8, 1.3,
        )  # fmt: skip
        picture.outline(GOLD, arch, 0.38)
        picture.add(INK, [circle(side * x, y, 0.36) for x, y in ((8.2, -9.6), (6.9, -12.4), (4.3, -13.4))])
    picture.outline(GOLD, rectangle(-0.95, -11.4, 0.95, -7), 0.36)
    picture.outline(GOLD, circle(0, -12.6, 1.5), 0.36)
    picture.outline(GOLD, union(rectangle(-0.45, -16.0, 0.45, -13.8), rectangle(-1.3, -15.4, 1.3, -14.5)), 0.32)
    upper = ((-7.6, -8.4), (-3.8, -7.8), (0, -7.6), (3.8, -7.8), (7.6, -8.4))
    lower = ((-7.1, -4.2), (-3.6, -3.6), (0, -3.4), (3.6, -3.6), (7.1, -4.2))
    picture.put(crown_band(upper, lower))
    return picture
