"""The Unter of Herz: a foot soldier with a pike, seen from the side, marching to the left."""

from __future__ import annotations

from kartenwerk.art.body import lock
from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.deutsch.headgear import steel_cap
from kartenwerk.art.deutsch.wardrobe import GOLD, cloth
from kartenwerk.art.grasps import grip
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.profile import Side, profile_head
from kartenwerk.art.shapes import placed, rectangle, union
from kartenwerk.art.sleeve import sleeve


def herz() -> Picture:
    picture = Picture()
    coat = closed(
        (27, 30, 1), (21, 32.4), (17.6, 37), (16.8, 47, 1), (55.6, 47, 1), (52, 38.4), (46.6, 33), (39.6, 30, 1),
    )  # fmt: skip
    cloth(picture, "rot", coat)
    # a breastplate over the coat, seen from the side
    plate = closed(
        (26.4, 31.6, 1), (21.2, 35.4), (19.8, 40.6), (21.4, 47, 1), (36.4, 47, 1), (37.4, 40), (36.2, 33.4, 1),
        (31.6, 33.6),
    )  # fmt: skip
    picture.outline(PAPER, plate, 0.45)
    ridge = closed((27.4, 33.6, 1), (25.4, 38.4), (26.2, 47, 1), (27.6, 47, 1), (26.8, 39.4))
    shade = cut((35.2, 34.4), (36.0, 40), (35.2, 46.4), width=2.2, peak=0.5)
    strokes = [
        cut((x, y), (x + 1.7, y + 0.75), (x + 3.6 + 0.3 * (k % 2), y + 0.9), width=0.55, peak=0.3)
        for k, (x, y) in enumerate(((30.9, 36.0), (30.4, 37.8), (30.2, 39.6), (30.2, 41.4), (30.4, 43.2)))
    ]
    rim = cut((24.6, 34.4), (22.0, 37.8), (21.5, 41.2), (22.4, 46), width=0.5, peak=0.5)
    picture.add(INK, union(ridge, shade, rim, strokes).intersection(plate))
    waist = closed((20.0, 43.9, 1), (28, 45.2), (36.9, 44.2, 1), (36.6, 47, 1), (20.4, 47, 1))
    picture.outline(GOLD, waist, 0.38)
    sleeve = closed((37.0, 32.6, 1), (43.4, 33.4), (47.8, 37.6), (49.4, 43), (44, 45.8), (36.6, 44.2, 1), (35.8, 38))
    cloth(picture, "rot", sleeve)
    for line in (((39.6, 35.0), (42.0, 38.4), (41.8, 43.0)), ((43.4, 35.6), (46.0, 39), (46.0, 43.2))):
        picture.outline(PAPER, cut(*line, width=2.0, peak=0.5, tip=0.3), 0.38)
        picture.add(INK, cut(*line, width=0.46, peak=0.5))
    scarf = closed((27.0, 28.4, 1), (25.4, 32.0), (29.6, 34.6), (35.8, 34.4), (39.6, 31.4), (39.0, 28.4, 1))
    cloth(
        picture, GOLD, scarf,
        [((28.0, 31.6), (31.8, 33.0), (36.6, 32.0)), ((27.4, 30.0), (31.2, 31.4), (35.6, 30.6))], width=0.8,
    )  # fmt: skip
    picture.put(_soldier(), placed(31.6, 21.4, 0, 0.98))
    _pike(picture)
    return picture


def _pike(picture: Picture) -> None:
    """The long shaft across the shoulder, its head at the upper right, a tassel below it."""
    along = placed(41.6, 38.6, 17)
    sleeve(picture, "rot", (39.6, 35.6), (31.0, 49.0), (37.8, 40.8), (7.4, 7.8, 5.0), 0, side=-1)
    hand, place = grip(108), placed(42.5, 35.6, 17, 0.86)
    picture.put(hand.behind, place)
    picture.outline("braun", along(rectangle(-0.95, -26, 0.95, 12)), 0.4)
    point = closed((0, -36, 1), (2.0, -31.6), (1.2, -27.4, 1), (-1.2, -27.4, 1), (-2.0, -31.6))
    picture.outline(PAPER, along(point), 0.42)
    picture.add(INK, along(cut((0.3, -34), (0.6, -31), (0.4, -28), width=0.7, peak=0.5)))
    tassel = closed((-1.2, -25.6, 1), (1.2, -25.6, 1), (2.2, -20.4, 1), (-2.2, -20.4, 1))
    picture.outline("rot", along(tassel), 0.4)
    picture.add(INK, [along(cut((k * 0.7, -24.4), (k * 1.15, -20.8), width=0.5)) for k in (-1, 0, 1)])
    picture.outline(GOLD, along(rectangle(-1.5, -27.8, 1.5, -25.8)), 0.38)
    picture.put(hand.before, place)


def _soldier() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    head = profile_head(Side(brow=1.3, age=1, lips=INK))
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 13)))
    picture.put(head.face)
    picture.put(head.features)
    lock(
        picture, GOLD, curve((-6.2, 4.9), (-4.8, 4.7), (-3.0, 5.8), (-1.6, 8.2), (-1.8, 10.4)), 2.6, cuts=2,
        cut_width=0.4, line=0.34,
    )  # fmt: skip
    picture.put(steel_cap())
    return picture
