"""The Unter of Eichel: a drummer, seen from the front, whistling, his sticks raised."""

from __future__ import annotations

from kartenwerk.art.body import lock
from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.deutsch.fingers import drumming
from kartenwerk.art.deutsch.headgear import drummer_cap
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, cloth
from kartenwerk.art.face import Temper
from kartenwerk.art.hands import cuff
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, ellipse, placed, rectangle
from kartenwerk.art.walisch.heads import frontal


def eichel() -> Picture:
    picture = Picture()
    coat = closed(
        (24.6, 29.4, 1), (18, 31.2), (13.6, 35), (12.0, 47, 1), (49.4, 47, 1), (47.8, 35), (43.2, 31.2),
        (36.6, 29.4, 1),
    )  # fmt: skip
    cloth(picture, "braun", coat, [((19.0, 34), (18.0, 38), (18.6, 44)), ((42.6, 34), (43.6, 38), (43, 44))])
    # parti-coloured: the left half in gold
    picture.outline(GOLD, coat.intersection(rectangle(0, 0, 30.6, 60)), 0.42)
    picture.add(
        INK, cut((20.6, 34), (19.4, 38), (19.8, 44), width=1.0, peak=0.5),
        cut((25, 34), (24.4, 37), (24.4, 41), width=0.8, peak=0.5),
    )  # fmt: skip
    for y in (35.6, 38.8):
        picture.outline(PAPER, circle(30.6, y, 0.85), 0.34)
    collar = closed(
        (24.2, 29.4, 1), (22.6, 32.0, 1), (25.6, 32.0, 1), (26.6, 34.6, 1), (29.2, 33.4, 1), (30.6, 36.0, 1),
        (32.0, 33.4, 1), (34.6, 34.6, 1), (35.6, 32.0, 1), (38.6, 32.0, 1), (37.0, 29.4, 1),
    )  # fmt: skip
    picture.outline(PAPER, collar, 0.42)
    picture.outline(INK, closed((26.4, 28.6, 1), (34.8, 28.6, 1), (33.6, 31.0), (30.6, 32.2), (27.6, 31.0)), 0.2)
    picture.put(_boy(), placed(30.6, 21.4))
    _drum(picture, 31.0)
    for side, x, y, degrees in ((-1, 18.4, 31.8, -10), (1, 43.8, 31.6, 27)):
        sleeve = closed(
            (30.6 + side * 13.2, 33.2, 1), (30.6 + side * 17.4, 35.4), (30.6 + side * 18.6, 41),
            (30.6 + side * 16.4, 44, 1),
            (30.6 + side * 12.6, 42.0, 1), (30.6 + side * 12.4, 37.0, 1),
        )  # fmt: skip
        cloth(
            picture, GOLD if side < 0 else "braun", sleeve,
            [((30.6 + side * 15.0, 35.4), (30.6 + side * 16.4, 38.4), (30.6 + side * 15.4, 42))],
        )  # fmt: skip
        stick = placed(x, y, degrees)
        picture.outline(PAPER, stick(rectangle(-0.62, -15.6, 0.62, 5.4)), 0.38)
        picture.outline(PAPER, stick(ellipse(0, -16.2, 1.15, 1.7)), 0.38)
        picture.put(drumming(), placed(x, y, degrees * 0.6, 0.82, mirrored=side > 0))
        cuff(picture, x + side * 1.2 * -1, y + 5.4, degrees * 0.3, 6.2)
    return picture


def _drum(picture: Picture, x: float) -> None:
    """The drum's head in perspective, its shell with cords, down to the belt."""
    shell = closed((x - 12.4, 40.2, 1), (x + 12.4, 40.2, 1), (x + 12.0, 47, 1), (x - 12.0, 47, 1))
    picture.outline("rot", shell, 0.42)
    picture.add(
        PAPER,
        [cut((x - 12 + 3.0 * k, 42.4), (x - 10.4 + 3.0 * k, 47), width=0.6, peak=0.5, tip=0.25) for k in range(8)],
    )  # fmt: skip
    head = ellipse(x, 40.0, 12.8, 2.9)
    picture.outline(GOLD, head, 0.42)
    picture.outline(PAPER, ellipse(x, 39.8, 11.4, 2.1), 0.36)
    picture.add(INK, cut((x - 6, 40.6), (x, 41.1), (x + 6, 40.6), width=0.5, peak=0.5))


def _boy() -> Picture:
    picture = Picture()
    line: Line
    width: float
    for side in (-1, 1):
        for line, width in (
            (((5.2, -4), (7.6, 0), (7.8, 4), (6.6, 7.6)), 2.9), (((5.0, -4), (6.4, 0), (6.3, 4), (5.0, 7.0)), 2.4),
        ):  # fmt: skip
            lock(
                picture, GOLD, curve(*((side * x, y) for x, y in line)), width, cuts=2, cut_width=0.42, root=0.65,
                line=0.34,
            )  # fmt: skip
    head = frontal(Temper(brow=1.2, gaze=0.3, opening=1.0, aged=False, nose=1.05))
    picture.put(head.skin)
    picture.put(head.features)
    # whistling the beat
    picture.outline("rot", ellipse(0.2, 7.4, 1.25, 0.95), 0.34)
    picture.add(INK, ellipse(0.2, 7.4, 0.5, 0.36), cut((-0.8, 9.2), (0.1, 9.0), (1.0, 9.2), width=0.4, peak=0.5))
    picture.add(INK, [cut((side * 2.4, 6.4), (side * 3.0, 7.4), (side * 2.6, 8.6), width=0.46) for side in (-1, 1)])
    for x in (-3.4, -1.2, 1.2, 3.4):
        lock(
            picture, GOLD, curve((x * 1.1, -6), (x * 1.25, -4.6), (x * 1.1 - 0.3, -3.2)), 2.0, cuts=1,
            cut_width=0.4, root=0.7, line=0.3,
        )  # fmt: skip
    picture.put(drummer_cap("braun", GOLD))
    return picture
