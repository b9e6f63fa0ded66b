"""The three hail-storms: a ship at sea, the storm himself, and a hall under the hail. One way up, four inks."""

from __future__ import annotations

from typing import TypeAlias

from generator.art.body import lock
from generator.art.curves import between_curves, closed, curve, cut, hatch, ribbon, spiral, taper
from generator.art.face import Temper, features
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import (
    Point,
    circle,
    inset,
    lozenge,
    mirror,
    outset,
    placed,
    polygon,
    rectangle,
    shadow,
    union,
)  # fmt: skip
from generator.art.walisch.stage import whole
from generator.art.walisch.weather import rain, roll, spray, stone, waves

GOLD = "ocker"
Cloud: TypeAlias = tuple[float, float, float, float, int]
"""x, y, radius, where its spiral starts (degrees), 1 clockwise or -1."""


def halkstym(number: int) -> str:
    """The body of the SVG of storm 1, 2 or 3."""
    return whole(None, {1: _ship, 2: _giant, 3: _hall}[number]())


def _ship() -> Picture:
    """A longship runs before the storm."""
    picture = Picture()
    picture.add(PAPER, rain(0, 26, 60, 74, 0.42, seed=5))
    clouds: list[Cloud] = [
        (17, 11, 7.5, 200, 1), (30, 10, 9.5, 160, 1), (44, 9, 6.5, 20, -1), (54, 14, 8.5, -20, -1), (8, 27, 5.5, 180, 1),
        (20, 22, 8.8, 150, 1), (35, 20, 7.2, 90, -1), (47, 23, 9.0, 0, -1), (11, 33, 3.8, 150, 1), (28, 30, 5.2, 120, 1),
        (38, 30.5, 3.6, 60, -1), (54, 33, 4.4, 10, -1),
    ]  # fmt: skip
    for cloud in clouds:
        roll(picture, *cloud)
    for i, (x, y, size, turned) in enumerate(
        [(11, 43.5, 1.1, 10), (20, 38.5, 0.75, 50), (51.5, 43, 1.3, 30), (47.5, 55, 0.9, 0), (46, 36.5, 0.6, 15)]
    ):
        stone(picture, x, y, size, turned, seed=20 + i)
    waves(picture, "blau", 73, 2.8, 9.5, 3)
    picture.put(_longship(), placed(0, 0))
    stone(picture, 9, 66.5, 0.8, 40, seed=31)
    waves(picture, PAPER, 78.6, 2.4, 9.5, 7)
    spray(picture, 22, 77, 1.0)
    spray(picture, 48, 76.4, 0.8)
    waves(picture, "blau", 83, 2.6, 9.5, 2)
    return picture


def _longship() -> Picture:
    ship = Picture()
    mast = ribbon(curve((31.5, 73), (31, 43.5)), 1.5, 1.0)
    ship.outline(GOLD, mast, 0.45)
    left = curve((21.5, 45.5), (18.6, 52), (18.8, 58), (21.4, 64.5))
    right = curve((41.5, 44.2), (40.8, 51), (41.4, 58), (43.6, 63.2))
    sail = between_curves(left, right)
    ship.outline("rot", sail, 0.5)
    for k in range(5):
        share = (k + 0.5) / 5
        if k % 2 == 0:
            near, far = left * (1 - share + 0.1) + right * (share - 0.1), left * (0.9 - share) + right * (share + 0.1)
            stripe = between_curves(near, far).intersection(sail)
            ship.outline(PAPER, stripe, 0.34)
        fold = left * (1 - share) + right * share
        ship.add(INK, taper(fold[4:24], 0.5, peak=0.3).intersection(sail))
    ship.outline(GOLD, ribbon(curve((19.8, 45.9), (31, 44.6), (43.2, 43.6)), 1.3, 1.1), 0.45)
    for foot, head in (((21.4, 64.5), (24, 71)), ((43.6, 63.2), (42, 70))):
        ship.outline(PAPER, ribbon(curve(foot, head), 0.4), 0.35)
    hull = closed(
        (13.5, 65.0, 1), (14.6, 69), (17.5, 74.5), (23, 78), (31, 79.2), (39, 78), (44.5, 74), (47.2, 68.6), (47.8, 63.2, 1),
        (46.4, 69), (42.5, 72.4, 1), (31, 74.0), (19.5, 72.6, 1), (15.9, 69.2),
    )  # fmt: skip
    prow = _dragon()
    stern = taper(spiral(45.6, 60.6, 3.2, 0.7, 60, -1.3), 2.0, peak=0.2, tip=0.5)
    stern = union(stern, ribbon(curve((45.6, 71.5), (48.0, 66.6), (47.3, 62.8)), 3.0, 1.6))
    form = union(hull, prow.silhouette().buffer(-0.4), stern)
    ship.add(PAPER, outset(form, 0.95))
    ship.add(INK, outset(form, 0.5))
    ship.add(GOLD, union(hull, stern))
    ship.add(INK, cut((17.5, 72.6), (23, 75.4), (31, 76.6), (39, 75.4), (45.2, 71.6), width=0.6, peak=0.5))
    ship.add(INK, cut((16.2, 70.8), (23, 76.6), (31, 78.0), (39, 76.8), (45.9, 70.6), width=0.5, peak=0.5))
    ship.put(prow)
    for k in range(6):
        x = 20.9 + k * 4.0
        y = 72.4 + (1 - ((x - 31) / 12) ** 2) * 1.2
        ship.outline(PAPER if k % 2 else "rot", circle(x, y, 1.8), 0.38)
        ship.add(INK, circle(x, y, 0.6))
    return ship


def _dragon() -> Picture:
    """The prow: a dragon with open jaws, its mane swept back."""
    picture = Picture()
    for points in (
        ((16.6, 52.6), (19.2, 50.6), (22.4, 50.8)),
        ((17.4, 55.4), (19.8, 54.4), (22.6, 55.4)),
        ((17.2, 58.4), (19.4, 58.2), (21.6, 59.8)),
    ):
        picture.outline(GOLD, taper(curve(*points), 2.3, peak=0.15, tip=0.2), 0.4)
    picture.outline("rot", closed((13.4, 57.6, 1), (10.6, 57.6), (7.9, 58.8), (6.6, 58.4, 1), (7.6, 59.6), (10.4, 59.2), (13.0, 59.0, 1)), 0.34)
    head = closed(
        (15.2, 71.0, 1), (12.8, 67.4), (12.2, 63.8), (12.9, 61.4, 1), (10.6, 62.2), (8.0, 62.0), (6.6, 60.4, 1), (8.6, 60.6),
        (11.0, 59.8), (12.6, 58.0, 1), (10.6, 57.0), (8.2, 57.0), (6.0, 58.0, 1), (5.7, 55.4), (6.2, 53.2, 1), (7.4, 54.2),
        (9.4, 53.4), (11.4, 51.4), (12.6, 49.4, 1), (13.8, 51.2), (16.8, 52.4), (18.0, 55.4), (17.0, 59.4), (16.2, 63.4),
        (17.0, 68.0), (19.6, 72.0, 1),
    )  # fmt: skip
    picture.outline(GOLD, head, 0.42)
    for x, y, length in ((7.4, 57.2, 1.2), (9.0, 56.9, 1.1), (10.4, 57.0, 1.0)):
        picture.outline(PAPER, polygon((x - 0.5, y), (x + 0.5, y), (x - 0.1, y + length)), 0.24)
    for x, y in ((8.0, 60.6), (9.6, 60.5)):
        picture.outline(PAPER, polygon((x - 0.45, y), (x + 0.45, y), (x, y - 1.0)), 0.24)
    picture.add(INK, closed((10.6, 54.4, 1), (12.0, 53.2), (14.0, 53.4, 1), (12.4, 54.7)))
    picture.add(PAPER, circle(12.1, 54.0, 0.32))
    picture.add(INK, cut((10.0, 53.2), (12.0, 52.2), (14.8, 52.6), width=0.55))
    picture.add(INK, cut((7.1, 55.6), (7.0, 54.9), (7.6, 54.7), width=0.5, peak=0.2))
    picture.add(INK, cut((8.6, 56.0), (11.0, 55.8), (13.6, 57.4), (14.4, 59.4), width=0.5))
    for points in (((14.0, 61.4), (13.8, 65), (15.6, 69.6)), ((15.2, 60.4), (15.0, 64.6), (16.6, 69.4))):
        picture.add(INK, cut(*points, width=0.55))
    return picture


def _giant() -> Picture:
    """The storm himself: a bearded head in the clouds that blows hail over a forest."""
    picture = Picture()
    picture.add(PAPER, rain(0, 40, 60, 88, 0.3, seed=8))
    clouds: list[Cloud] = [
        (19, 10, 6.2, 200, 1), (31, 8, 7.0, 160, 1), (44, 9, 7.4, 20, -1), (54, 16, 6.6, -20, -1),
        (8, 27, 6.4, 180, 1), (54.5, 29, 6.2, 0, -1), (7, 38, 4.6, 170, 1), (53, 40.5, 5.2, 10, -1),
    ]  # fmt: skip
    for cloud in clouds:
        roll(picture, *cloud)
    head = Picture()
    _storm_hair(head)
    half: list[Point] = [(6.6, -7, 1), (7.4, -1), (7.6, 3.4), (6.2, 7.4), (3.4, 10.4)]
    face = closed(*((-p[0], *p[1:]) for p in half), (0, 11.4), *reversed(half), (0, -8.6))
    head.outline(PAPER, face, 0.4)
    head.add(INK, shadow(face.intersection(rectangle(-20, -2, 20, 20)), -0.8, -0.3))
    _blown_beard(head)
    for side in (-1, 1):
        puff = cut((side * 6.4, 2.6), (side * 6.6, 5.0), (side * 4.8, 7.0), (side * 2.6, 7.2), width=0.6, peak=0.5)
        head.add(INK, puff, cut((side * 5.6, 3.8), (side * 5.4, 5.0), (side * 4.2, 5.9), width=0.42))
    head.add(INK, circle(0, 8.3, 1.75))
    head.add("rot", circle(0, 8.5, 1.0))
    head.put(features(Temper(opening=0.62, slant=9, gaze=-0.1, brow=2.1, lid=1.0, drop=0.0, nose=1.15)))
    for side in (-1, 1):
        lock(head, PAPER, curve((side * 1.2, -1.8), (side * 3.6, -3.4), (side * 6.6, -3.6), (side * 9.4, -6.2)), 2.2, cuts=2, root=0.4, line=0.3)
        lock(head, PAPER, curve((side * 0.2, 6.2), (side * 2.6, 6.0), (side * 5.2, 7.6), (side * 8.6, 7.0), (side * 10.8, 9.0)), 2.4, cuts=2, line=0.34)
    picture.put(head, placed(30.5, 29.5, 0, 1.3))
    for i, (x, y, size, turned) in enumerate(
        [(30, 50, 0.8, 10), (22.5, 55.5, 1.0, 50), (38.5, 56.5, 1.15, -20), (30.5, 63.5, 1.35, 15), (16.5, 64.5, 1.2, 70), (45, 66, 1.0, 0), (10, 56, 0.8, 25), (50, 55.5, 0.75, 65)]
    ):
        stone(picture, x, y, size, turned, seed=40 + i, wind=(30 - x) / 40)
    _forest(picture)
    return picture


def _storm_hair(head: Picture) -> None:
    """Locks that stream from the brow into the clouds."""
    strands: list[tuple[tuple[Point, ...], float]] = [
        (((5.4, 1), (9.0, 2.0), (11.6, 0.4), (14.8, 3.0)), 3.4),
        (((5.6, -2), (9.6, -2.2), (12.4, -4.8), (16.0, -3.0)), 3.6),
        (((5.2, -5), (9.2, -6.4), (11.4, -9.8), (15.2, -9.4)), 3.8),
        (((3.8, -7), (6.6, -10.0), (7.4, -13.2), (11.2, -14.6)), 3.8),
        (((1.4, -7.6), (2.8, -11), (2.0, -14), (4.8, -17.0)), 3.6),
    ]
    for points, width in strands:
        for side in (-1, 1):
            lock(head, PAPER, curve(*((side * x, y) for x, y in points)), width, root=0.8, line=0.36)


def _blown_beard(head: Picture) -> None:
    """A beard torn to both sides by his own breath."""
    strands: list[tuple[tuple[Point, ...], float]] = [
        (((7.0, 2.2), (8.6, 5.6), (11.4, 7.6), (13.0, 11.6)), 3.0),
        (((6.4, 5.0), (8.0, 8.6), (10.4, 10.6), (11.2, 15.0)), 3.0),
        (((5.0, 7.6), (6.2, 11.0), (8.4, 13.4), (8.4, 17.6)), 3.0),
        (((3.2, 9.6), (4.0, 12.6), (5.6, 15.2), (5.0, 19.0)), 2.8),
    ]
    for points, width in strands:
        for side in (-1, 1):
            lock(head, PAPER, curve(*((side * x, y) for x, y in points)), width, root=0.5, line=0.34)


def _forest(picture: Picture) -> None:
    """Firs that bend away from the blast, before a hill of snow."""
    picture.outline("blau", closed((-2, 80), (10, 74.5), (22, 77.5), (34, 73.5), (48, 76.5), (62, 73), (62, 94, 1), (-2, 94, 1)), 0.5)
    trees = [(8, 84, 1.0, -10), (15.5, 86, 1.25, -8), (24, 85, 1.0, -3), (32, 87, 1.2, 2), (40, 85, 0.95, 5), (47, 86, 1.2, 8), (54, 84, 0.9, 12)]
    for x, y, size, lean in trees:
        fir = Picture()
        for k in range(4):
            foot = -2.2 * k
            half = 3.6 - 0.72 * k
            tier = closed(
                (-half, foot + 0.6, 1), (-half * 0.5, foot - 0.2), (0, foot + 0.5), (half * 0.5, foot - 0.2),
                (half, foot + 0.6, 1), (half * 0.42, foot - 1.8), (0, foot - 4.4, 1), (-half * 0.42, foot - 1.8),
            )  # fmt: skip
            fir.outline(PAPER, tier, 0.36 / size)
            fir.add(INK, shadow(tier, -1.0, 0).intersection(inset(tier, 0.1)))
        picture.put(fir, placed(x, y, lean, size))


def _hall() -> Picture:
    """A longhouse with crossed gable beasts; stones leap from its shingles."""
    picture = Picture()
    picture.add(PAPER, rain(0, 26, 60, 80, 0.36, seed=3))
    clouds: list[Cloud] = [
        (18, 12, 8.0, 210, 1), (33, 9, 6.0, 140, 1), (45, 11, 8.6, 10, -1), (55, 20, 6.0, -30, -1), (9, 28, 6.8, 190, 1),
        (25, 22, 6.2, 120, 1), (37, 21, 7.6, 60, -1), (49, 28, 5.4, 0, -1), (18, 31, 4.0, 150, 1), (31, 30, 3.8, 100, 1), (41, 31.5, 3.2, 40, -1),
    ]  # fmt: skip
    for cloud in clouds:
        roll(picture, *cloud)
    picture.put(_longhouse())
    for i, (x, y, size, turned) in enumerate(
        [(12, 45, 1.25, 10), (22, 40.5, 0.8, 50), (46, 42, 1.35, -20), (53, 52, 0.8, 30), (8.5, 58, 0.85, 70), (36, 38, 0.7, 0)]
    ):
        stone(picture, x, y, size, turned, seed=60 + i, wind=0.36)
    for i, (x, y, size) in enumerate([(17.5, 56, 0.75), (44.5, 58.5, 0.9)]):
        stone(picture, x, y, size, 30 * i, seed=80 + i, wind=-0.5)
    ground = closed((-2, 80.5), (12, 79.0), (26, 80.6), (40, 79.0), (62, 80.4), (62, 94, 1), (-2, 94, 1))
    picture.outline(PAPER, ground, 0.5)
    for k, x in enumerate((6, 11, 15.5, 21, 44, 49.5, 53)):
        lump = circle(x, 80.6 + (k % 3) * 0.9, 1.0 + 0.25 * (k % 2))
        picture.outline(PAPER, lump, 0.4)
        picture.add("blau", shadow(lump, -0.6, -0.6).intersection(lump))
    picture.add(INK, hatch(ground.intersection(rectangle(0, 82, 60, 88)), 0, 1.15, 0.5, seed=6))
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
    roof = closed((29.5, 47.5, 1), (36.5, 55.5), (43.5, 62.5), (52.5, 68.5, 1), (51, 71.5, 1), (40, 66.0), (29.5, 55.0, 1), (19, 66.0), (8, 71.5, 1), (6.5, 68.5, 1), (15.5, 62.5), (22.5, 55.5))
    gable = closed((29.5, 53.0, 1), (40.6, 65.4, 1), (18.4, 65.4, 1))
    house.outline("rot", gable, 0.5)
    house.outline(PAPER, circle(29.5, 60.6, 2.5), 0.4)
    house.add(INK, circle(29.5, 60.6, 1.9))
    house.add(GOLD, [placed(29.5, 60.6, k * 90)(lozenge(0, -0.95, 0.45, 0.75)) for k in range(4)])
    for side in (-1, 1):
        for k in range(2):
            house.add(PAPER, cut((29.5 + side * (4.6 + 2.4 * k), 63.6), (29.5 + side * (5.4 + 2.0 * k), 61.6 + 1.2 * k), width=0.7, peak=0.3))
    house.outline(PAPER, roof, 0.5)
    edge = curve((29.5, 50.2), (36.6, 57.6), (43, 64.2), (51.2, 69.6))
    for side in (False, True):
        line = edge.copy()
        if side:
            line[:, 0] = 59 - line[:, 0]
        rows = [ribbon(line, 0.5)]
        for k in range(3, 39, 2):
            x, y = line[min(k, len(line) - 1)]
            rows.append(cut((x, y - 1.6), (x, y), width=0.5, peak=0.5, tip=0.2))
            rows.append(cut((x + (1 if side else -1) * -0.9, y + 1.2), (x + (1 if side else -1) * -0.9, y + 2.8), width=0.5, peak=0.5, tip=0.2))
        house.add(INK, union(rows).intersection(roof))
    beast = _gable_beast()
    house.put(beast, placed(29.5, 49.4))
    mirrored = Picture()
    mirrored.put(beast, mirror)
    house.put(mirrored, placed(29.5, 49.4))
    return house


def _gable_beast() -> Picture:
    """One of the two beasts whose necks cross over the ridge."""
    picture = Picture()
    neck = closed(
        (-2.2, 4.6, 1), (0.4, 1.0), (2.2, -3.0), (3.4, -6.6), (5.6, -9.0), (8.6, -9.6), (10.6, -8.0, 1), (9.0, -7.9), (10.2, -6.4, 1),
        (7.4, -7.0), (5.8, -5.2), (4.6, -2.0), (2.6, 2.4), (0.4, 5.8, 1),
    )  # fmt: skip
    picture.outline(GOLD, neck, 0.45)
    picture.add(INK, circle(6.9, -8.2, 0.42))
    picture.add(INK, cut((5.0, -7.6), (3.6, -4.0), (1.4, 1.2), width=0.55))
    return picture
