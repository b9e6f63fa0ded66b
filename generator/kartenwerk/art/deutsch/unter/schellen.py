"""The Unter of Schellen: a piper in a fool's hood, seen from the side, looking right."""

from __future__ import annotations

from kartenwerk.art.body import lock
from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.deutsch.fingers import on_pipe
from kartenwerk.art.deutsch.headgear import gugel
from kartenwerk.art.deutsch.suits import in_turn
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, cloth, little_bell
from kartenwerk.art.hands import cuff
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, ellipse, placed, rectangle
from kartenwerk.art.walisch.heads import Mien, profile


def schellen() -> Picture:
    picture = Picture()
    body = closed((20, 33, 1), (15.8, 37), (14.8, 47, 1), (47, 47, 1), (45.2, 39), (40, 34, 1))
    cloth(picture, GOLD, body, [((21, 39.6), (19.6, 43), (19.8, 47)), ((25, 40.6), (24.6, 43.6), (25, 47))])
    picture.outline(
        "rot", body.intersection(closed((29.0, 30, 1), (31.0, 38), (30.6, 47, 1), (50, 47, 1), (50, 30, 1))), 0.42,
    )  # fmt: skip
    _dagged_cape(picture)
    picture.put(_fool(), placed(28.4, 19.0, 0, 1, mirrored=True))
    little_bell(picture, 28.4 - 14.3, 19.0 + 5.0, 1.6)
    _shawm(picture)
    return picture


def _dagged_cape(picture: Picture) -> None:
    """The hood's shoulder cape, half red and half gold, a bell on each point."""
    points = [
        (15.8, 32.6), (18.2, 36.6), (20.6, 34.4), (23.4, 39.0), (26.2, 36.2), (29.2, 40.2), (32.2, 36.2),
        (35.2, 38.8), (37.8, 34.2), (40.4, 36.2), (42.2, 31.8),
    ]  # fmt: skip
    cape = closed(
        (22.4, 27.4), (19.4, 30.0), (15.8, 32.6, 1), *((x, y, 1) for x, y in points[1:]), (39, 30), (35.2, 27.4),
        (28.8, 25),
    )  # fmt: skip
    picture.outline("rot", cape.intersection(rectangle(0, 0, 29.2, 60)), 0.42)
    picture.outline(GOLD, cape.intersection(rectangle(29.2, 0, 60, 60)), 0.42)
    for line in (
        ((22.2, 30.4), (19.8, 32.6), (18.6, 35)), ((24.8, 32), (23.4, 35), (23.2, 37.6)),
        ((32, 33), (32.9, 35), (33, 36.2)), ((35.2, 31), (37, 33), (37.4, 34.2)),
    ):  # fmt: skip
        picture.add(INK, cut(*line, width=0.85))
    for x, y in points[1::2]:
        little_bell(picture, x, y + 0.7, 1.15)


def _fool() -> Picture:
    """Drawn looking to the left; the lips are closed on the reed."""
    picture = Picture()
    line: Line
    width: float
    head = profile(Mien(brow=1.1, age=0, dark=True))
    picture.put(head.skin)
    picture.put(head.features)
    picture.add(INK, cut((-3.4, 5.2), (-2.2, 4.6), (-1.2, 6.0), (-1.9, 7.6), width=0.55))
    for line, width in (
        (((-2.6, -7), (-4.4, -5.8), (-5.4, -4.0)), 1.8), (((-0.8, -6.6), (-2.4, -5.2), (-3.8, -3.6)), 1.8),
        (((0.6, -5.4), (-0.4, -4.2), (-2.0, -3.0)), 1.6),
    ):  # fmt: skip
        lock(picture, "braun", curve(*line), width, cuts=1, cut_width=0.36, root=0.7, line=0.3, cut_role=PAPER)
    picture.put(gugel())
    return picture


def _shawm(picture: Picture) -> None:
    """The pipe from the lips down to the right; both hands lie on it, fingers above, thumbs below."""
    along = placed(35.0, 25.4, 37)
    tube = closed(
        (-0.8, -0.8, 1), (1.6, -1.25), (12, -1.5), (16.4, -2.0), (20.0, -4.0, 1), (21.2, 0), (20.0, 4.0, 1),
        (16.4, 2.0), (12, 1.5), (1.6, 1.25), (-0.8, 0.8, 1),
    )  # fmt: skip
    sleeve = closed((33.0, 47, 1), (36.0, 42.0), (41.6, 40.8, 1), (47.0, 42.6, 1), (48.4, 47, 1))
    hand = on_pipe()
    for u, degrees in ((13.0, 4), (5.6, -2)):
        place = placed(u, 0.3, degrees, 0.78)
        picture.put(hand.behind, in_turn(place, along))
    picture.outline("braun", along(tube), 0.42)
    picture.add(GOLD, along(rectangle(15.6, -1.85, 16.9, 1.85)), along(rectangle(1.6, -1.2, 2.8, 1.2)))
    picture.add(INK, along(ellipse(20.2, 0, 0.85, 3.0)), along(circle(9.6, -0.2, 0.4)), along(circle(2.0, 0, 0.1)))
    for u, degrees in ((13.0, 4), (5.6, -2)):
        place = placed(u, 0.3, degrees, 0.78)
        picture.put(hand.before, in_turn(place, along))
    near = closed((26.2, 47, 1), (28.6, 41.6), (33.2, 37.8, 1), (37.6, 41.2, 1), (35.4, 44.4), (34.4, 47, 1))
    cloth(picture, "rot", sleeve, [((40, 43), (39.4, 45), (39.6, 47))])
    cloth(picture, GOLD, near, [((31, 42), (29.8, 44.4), (29.4, 47)), ((34, 41.2), (32.8, 44), (32.2, 47))])
    cuff(picture, 34.2, 39.4, 40, 6.4)
    cuff(picture, 40.8, 43.4, 36, 6.4)
