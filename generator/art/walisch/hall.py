"""The third hail-storm: stones leap from the roof of a longhouse."""

from __future__ import annotations

from art.curves import closed, curve, cut, ribbon
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, both, circle, inset, lozenge, mirror, placed, rectangle, shadow, union
from art.walisch.weather import Cloud, rain, roll, stone

GOLD = "ocker"


def hall() -> Picture:
    """A longhouse with crossed gable beasts; stones leap from its shingles."""
    picture = Picture()
    picture.add(PAPER, rain(0, 26, 60, 80, 0.36, seed=3))
    clouds: list[Cloud] = [
        (18, 12, 8.0, 210, 1), (33, 9, 6.0, 140, 1), (45, 11, 8.6, 10, -1), (55, 20, 6.0, -30, -1),
        (9, 28, 6.8, 190, 1), (25, 22, 6.2, 120, 1), (37, 21, 7.6, 60, -1), (49, 28, 5.4, 0, -1),
        (18, 31, 4.0, 150, 1), (31, 30, 3.8, 100, 1), (41, 31.5, 3.2, 40, -1),
    ]  # fmt: skip
    for cloud in clouds:
        roll(picture, *cloud)
    picture.put(_longhouse(), placed(0.4, 11.3, 0, 0.86))
    for i, (x, y, size, turned) in enumerate(
        [
            (11, 44, 1.25, 10),
            (22, 40, 0.8, 50),
            (44.5, 44, 1.35, -20),
            (51.5, 53, 0.9, 30),
            (8.5, 57, 0.85, 70),
            (35, 39.5, 0.7, 0),
        ]
    ):
        stone(picture, x, y, size, turned, seed=60 + i, wind=0.36)
    for i, (x, y, size) in enumerate([(13.5, 62, 0.7), (40.5, 58.5, 0.9)]):
        stone(picture, x, y, size, 30 * i, seed=80 + i, wind=-0.5)
    ground = closed((-2, 80.5), (12, 79.0), (26, 80.6), (40, 79.0), (62, 80.4), (62, 94, 1), (-2, 94, 1))
    picture.outline(PAPER, ground, 0.5)
    for k, x in enumerate((6, 9.5, 13.2, 18, 36.5, 40, 43.5)):
        lump = circle(x, 80.6 + (k % 3) * 0.9, 1.0 + 0.25 * (k % 2))
        picture.outline(PAPER, lump, 0.4)
        picture.add("blau", shadow(lump, -0.6, -0.6).intersection(lump))
    return picture


def _longhouse() -> Picture:
    house = Picture()
    wall = closed((18.5, 64, 1), (40.5, 64, 1), (41.5, 82, 1), (17.5, 82, 1))
    house.outline(GOLD, wall, 0.5)
    for x in range(19, 42, 3):
        house.add(INK, cut((x, 64), (x + 0.2, 73), (x, 82), width=0.5, peak=0.5))
    door = closed((25.6, 82, 1), (25.6, 71), (29.5, 66.6), (33.4, 71), (33.4, 82, 1))
    house.outline(PAPER, door.buffer(1.0), 0.4)
    house.add(INK, door)
    house.add("rot", inset(door, 0.7))
    house.add(INK, [rectangle(24, y, 35, y + 0.55).intersection(door) for y in (72.5, 77.5)])
    house.add(INK, cut((29.5, 67.6), (29.5, 74), (29.5, 82), width=0.55, peak=0.5, tip=0.2))
    house.outline(GOLD, circle(31.2, 75.4, 0.6), 0.25)
    roof = closed(
        (29.5, 47.5, 1), (36.5, 55.5), (43.5, 62.5), (52.5, 68.5, 1), (51, 71.5, 1), (40, 66.0), (29.5, 55.0, 1),
        (19, 66.0), (8, 71.5, 1), (6.5, 68.5, 1), (15.5, 62.5), (22.5, 55.5),
    )  # fmt: skip
    gable = closed((29.5, 53.0, 1), (40.6, 65.4, 1), (18.4, 65.4, 1))
    house.outline("rot", gable, 0.5)
    house.outline(PAPER, circle(29.5, 60.6, 2.5), 0.4)
    house.add(INK, circle(29.5, 60.6, 1.9))
    house.add(GOLD, [placed(29.5, 60.6, k * 90)(lozenge(0, -0.95, 0.45, 0.75)) for k in range(4)])
    for k in range(2):
        mark = cut((4.6 + 2.4 * k, 63.6), (5.4 + 2.0 * k, 61.6 + 1.2 * k), width=0.7, peak=0.3)
        house.add(PAPER, placed(29.5, 0)(both(mark)))
    house.outline(PAPER, roof, 0.5)
    house.add(INK, both(_shingles(), 29.5).intersection(roof))
    beast = _gable_beast()
    house.put(beast, placed(29.5, 49.4))
    mirrored = Picture()
    mirrored.put(beast, mirror)
    house.put(mirrored, placed(29.5, 49.4))
    return house


def _shingles() -> Geometry:
    """The right slope's courses: a line down its middle, short cuts above and below it in turn."""
    line = curve((29.5, 50.2), (36.6, 57.6), (43, 64.2), (51.2, 69.6))
    courses = [ribbon(line, 0.5)]
    for x, y in line[3::2]:
        courses.append(cut((x, y - 1.6), (x, y), width=0.5, peak=0.5, tip=0.2))
        courses.append(cut((x - 0.9, y + 1.2), (x - 0.9, y + 2.8), width=0.5, peak=0.5, tip=0.2))
    return union(courses)


def _gable_beast() -> Picture:
    """One of the two beasts whose necks cross over the ridge."""
    picture = Picture()
    neck = closed(
        (-2.2, 4.6, 1), (0.4, 1.0), (2.2, -3.0), (3.4, -6.6), (5.6, -9.0), (8.6, -9.6), (10.6, -8.0, 1),
        (9.0, -7.9), (10.2, -6.4, 1), (7.4, -7.0), (5.8, -5.2), (4.6, -2.0), (2.6, 2.4), (0.4, 5.8, 1),
    )  # fmt: skip
    picture.outline(GOLD, neck, 0.45)
    picture.add(INK, circle(6.9, -8.2, 0.42))
    picture.add(INK, cut((5.0, -7.6), (3.6, -4.0), (1.4, 1.2), width=0.55))
    return picture
