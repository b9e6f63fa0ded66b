"""The Unter of Gras: a crossbowman, half turned to the left, the bow upright before his shoulder."""

from __future__ import annotations

from kartenwerk.art.aside import BUILDS, aside
from kartenwerk.art.body import lock
from kartenwerk.art.curves import closed, curve, cut, ribbon
from kartenwerk.art.deutsch.headgear import huntsman_hat
from kartenwerk.art.deutsch.wardrobe import GOLD, Line, cloth
from kartenwerk.art.grasps import grip
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import circle, placed, rectangle, union
from kartenwerk.art.sleeve import sleeve

HUNTER = BUILDS["youth"]._replace(nose="straight", brow=1.3, lifted=False)


def gras() -> Picture:
    picture = Picture()
    coat = closed(
        (25, 29.6, 1), (18.4, 31.6), (14, 36), (12.4, 47, 1), (56, 47, 1), (52.4, 37.4), (47.2, 32.2), (40, 29.6, 1),
    )  # fmt: skip
    dark: list[Line] = [
        ((43, 34.6), (45.6, 39.4), (45.8, 46)), ((46.8, 35), (50, 40), (50.6, 46)),
        ((19.6, 35.6), (18.4, 40), (18.8, 46)), ((30, 37), (29.6, 41), (30, 46)),
    ]  # fmt: skip
    cloth(
        picture, "gruen", coat, dark,
        [((44.8, 34.8), (47.8, 39.6), (48.2, 45.4)), ((21.4, 35.8), (20.4, 40), (20.8, 45))],
    )  # fmt: skip
    sleeve(picture, "gruen", (24.0, 36.0), (15.0, 49.0), (18.2, 40.2), (7.8, 8, 5.0), side=-1)
    # a leather cape with a dagged hem
    zigzag = [
        (22.0, 36.6, 1), (24.2, 34.8, 1), (26.2, 38.8, 1), (28.8, 36.6, 1), (31.4, 40.2, 1), (33.8, 37.4, 1),
        (36.6, 40.0, 1), (38.8, 36.8, 1), (41.6, 38.2, 1), (43.0, 34.8, 1), (45.4, 34.8, 1),
    ]  # fmt: skip
    cape = closed((25.6, 28.6, 1), (20.6, 31.4), (18.6, 33.6, 1), *zigzag, (43.4, 31.2), (39.4, 28.6, 1))
    cloth(
        picture, "braun", cape,
        [
            ((38.6, 31.4), (40.6, 33.4), (41.4, 36)), ((35.6, 32.6), (36.4, 35.4), (36.4, 38.4)),
            ((25.6, 32), (24.4, 34), (24.4, 34.6)),
        ],
    )  # fmt: skip
    picture.put(_hunter(), placed(34.0, 21.0))
    collar = closed(
        (28.4, 30.6, 1), (31.6, 33.2), (36.0, 33.0), (40.6, 29.4, 1), (42.2, 32.0, 1), (37.2, 35.8), (31.0, 36.0),
        (26.8, 33.0, 1),
    )  # fmt: skip
    picture.outline("braun", collar, 0.42)
    picture.add(INK, cut((29.0, 32.6), (32.4, 34.6), (36.6, 34.2), (40.2, 31.6), width=0.6, peak=0.5))
    hand, place = grip(100), placed(20.4, 33.8, 0, 0.86)
    picture.put(hand.behind, place)
    _crossbow(picture, 20.4)
    picture.put(hand.before, place)
    return picture


def _crossbow(picture: Picture, x: float) -> None:
    """Stock upright, the bow at its head, the string drawn to the nut, a stirrup on top."""
    for side in (-1, 1):
        string = ribbon(curve((x + side * 7.0, 25.4), (x, 28.4)), 0.5)
        picture.outline(PAPER, string, 0.3)
    bow = closed(
        (x - 7.6, 26.6, 1), (x - 7.3, 23.4, 1), (x - 5.2, 17.6), (x, 13.8), (x + 5.2, 17.6), (x + 7.3, 23.4, 1),
        (x + 7.6, 26.6, 1),
        (x + 5.8, 24.2), (x + 3.9, 19.8), (x, 17.0), (x - 3.9, 19.8), (x - 5.8, 24.2),
    )  # fmt: skip
    picture.outline(GOLD, bow, 0.42)
    picture.add(
        INK, cut((x + 1.6, 15.5), (x + 4.6, 18.2), (x + 6.5, 22.8), width=0.7, peak=0.5),
        cut((x - 1.6, 15.5), (x - 4.6, 18.2), (x - 6.5, 22.8), width=0.5, peak=0.5),
    )  # fmt: skip
    stirrup = closed((x - 2.4, 14.6), (x - 2.8, 10.4), (x, 8.6), (x + 2.8, 10.4), (x + 2.4, 14.6)).difference(
        closed((x - 1.2, 14.6), (x - 1.4, 11.2), (x, 10.2), (x + 1.4, 11.2), (x + 1.2, 14.6)),
    )  # fmt: skip
    picture.outline(GOLD, stirrup, 0.36)
    picture.outline(
        "braun",
        closed(
            (x - 1.5, 13.4, 1), (x + 1.5, 13.4, 1), (x + 1.8, 28), (x + 1.5, 47, 1), (x - 1.5, 47, 1), (x - 1.8, 28)
        ),
        0.42,
    )  # fmt: skip
    picture.add(INK, cut((x + 0.7, 15), (x + 0.9, 21), (x + 0.7, 26), width=0.6, peak=0.5))
    bolt = union(
        rectangle(x - 0.45, 10, x + 0.45, 27),
        closed((x, 5.2, 1), (x + 1.2, 8.0), (x + 0.8, 10.0, 1), (x - 0.8, 10.0, 1), (x - 1.2, 8.0)),
    )  # fmt: skip
    picture.outline(PAPER, bolt, 0.34)
    picture.outline(GOLD, circle(x, 27.6, 1.4), 0.36)
    picture.add(INK, circle(x, 27.6, 0.5))
    for y in (16.4, 18.2):
        picture.add(INK, rectangle(x - 2.2, y - 0.35, x + 2.2, y + 0.35))


def _hunter() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    head = aside(HUNTER)
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 12)))
    lock(
        picture, "braun", curve((5.4, -4), (7.9, 0), (7.8, 4.0), (6.2, 6.6)), 3.0, cuts=2, cut_width=0.45, root=0.7,
        cut_role=PAPER, line=0.34,
    )  # fmt: skip
    picture.put(head.face)
    picture.put(head.features)
    lock(
        picture, "braun", curve((5.0, -4), (6.4, -1), (6.4, 2.4), (5.6, 5.0)), 2.4, cuts=1, cut_width=0.42,
        root=0.7, cut_role=PAPER, line=0.32,
    )  # fmt: skip
    picture.add(INK, cut((-3.4, 9.2), (-3.5, 10.4), (-3.8, 11.6), width=1.4, peak=0.4))
    for line in (((-3.6, 5.8), (-4.8, 6.0), (-6.2, 6.6)), ((-3.3, 5.8), (-1.6, 6.0), (0.2, 6.9), (1.4, 6.4))):
        picture.add(INK, cut(*line, width=1.1, peak=0.35))
    picture.put(huntsman_hat("gruen"))
    return picture
