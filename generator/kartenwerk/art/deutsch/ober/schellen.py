"""The Ober of Schellen: a banner that carries the sign, a cap with a feather; seen from the side."""

from __future__ import annotations

from kartenwerk.art.body import lock
from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.deutsch.headgear import plumed_cap
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, cloth, ruff
from kartenwerk.art.grasps import grip
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.profile import Side, profile_head
from kartenwerk.art.shapes import circle, placed, rectangle, union
from kartenwerk.art.sleeve import sleeve
from kartenwerk.art.walisch.heads import ear


def schellen() -> Picture:
    picture = Picture()
    pole = 49.4
    flag = closed(
        (pole, 6.2, 1), (42, 7.4), (34, 5.6), (25, 7.6), (15.2, 6.0, 1), (14.8, 14), (16.0, 21.2, 1), (25, 22.8),
        (34, 20.8), (42, 22.8),
        (pole, 21.6, 1),
    )  # fmt: skip
    picture.outline("rot", flag, 0.45)
    field = flag.intersection(union(rectangle(24.6, 0, 32.4, 30), rectangle(40.2, 0, pole, 30)))
    picture.outline(GOLD, field, 0.4)
    for x in (33.4, 38.2, 43.2, 46.8):
        picture.add(INK, cut((x, 8.0), (x + 0.8, 14), (x, 20.4), width=0.9, peak=0.5))
    coat = closed(
        (26.4, 30.0, 1), (20.2, 32.0), (15.4, 36), (13.6, 47, 1), (57, 47, 1), (53.8, 38.6), (48.6, 33.6),
        (40.2, 30.0, 1),
    )  # fmt: skip
    cloth(picture, GOLD, coat, [((29.6, 37), (28.6, 41), (29, 46)), ((33.6, 37.6), (33.6, 42), (34, 46))])
    picture.outline(
        "rot", coat.intersection(closed((36.4, 28, 1), (39.0, 36), (38.8, 47, 1), (60, 47, 1), (60, 28, 1))), 0.42,
    )  # fmt: skip
    picture.add(
        INK, cut((43.4, 36), (45.8, 41), (45.8, 46), width=1.0), cut((20.4, 36.4), (19, 40), (18.8, 46), width=1.0),
    )  # fmt: skip
    picture.add(PAPER, cut((41.0, 35.6), (43.2, 40.6), (43.2, 46), width=0.6))
    ruff(picture, 33.6, 32.0, 8.6, 3.7, 15, 4)
    picture.put(_feathered(), placed(33.6, 22.0, 0, 0.96))
    sleeve(picture, "rot", (42.4, 36.4), (40.4, 50.0), (46.2, 40.8), (7.4, 7.8, 5.0), side=-1)
    hand, place = grip(116), placed(pole, 34.6, 0, 0.86)
    picture.put(hand.behind, place)
    picture.outline("braun", rectangle(pole - 0.95, 5, pole + 0.95, 47), 0.4)
    picture.add(INK, [circle(pole, y, 0.5) for y in (7.6, 13.8, 20.2)])
    picture.put(hand.before, place)
    return picture


def _feathered() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    line: Line
    width: float
    head = profile_head(Side(brow=1.2, lips=INK))
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 12)))
    picture.put(head.face)
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
