"""The first hail-storm: a longship with a dragon prow runs before it."""

from __future__ import annotations

from art.curves import between_curves, closed, curve, cut, ribbon, spiral, taper
from art.picture import INK, PAPER, Picture
from art.shapes import circle, outset, placed, polygon, union
from art.walisch.weather import Cloud, rain, roll, spray, stone, waves

GOLD = "ocker"


def ship() -> Picture:
    """A longship runs before the storm."""
    picture = Picture()
    picture.add(PAPER, rain(0, 26, 60, 74, 0.42, seed=5))
    clouds: list[Cloud] = [
        (17.7, 11, 7.5, 200, 1), (30, 10, 9.5, 160, 1), (44, 8.5, 6.5, 20, -1), (54, 14, 8.5, -20, -1),
        (8, 27, 5.5, 180, 1), (20, 22, 8.8, 150, 1), (35, 20, 7.2, 90, -1), (47, 23, 9.0, 0, -1),
        (11, 33, 3.8, 150, 1), (28, 30, 5.2, 120, 1), (38, 30.5, 3.6, 60, -1), (54, 33, 4.4, 10, -1),
    ]  # fmt: skip
    for cloud in clouds:
        roll(picture, *cloud)
    for i, (x, y, size, turned) in enumerate(
        [
            (11, 43.5, 1.1, 10),
            (20, 38.5, 0.75, 50),
            (51.5, 43, 1.3, 30),
            (47.5, 55, 0.9, 0),
            (45, 36.5, 0.6, 15),
            (7.5, 52, 0.7, 20),
        ]
    ):
        stone(picture, x, y, size, turned, seed=20 + i)
    waves(picture, "blau", 73, 2.8, 9.5, 3)
    picture.put(_longship(), placed(1.2, 9.2, 0, 0.87))
    stone(picture, 49.5, 65.5, 0.8, 40, seed=31)
    waves(picture, PAPER, 78.6, 2.4, 9.5, 7)
    spray(picture, 22, 77, 1.0)
    spray(picture, 38, 77, 0.8)
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
        (13.5, 65.0, 1), (14.6, 69), (17.5, 74.5), (23, 78), (31, 79.2), (39, 78), (44.5, 74), (47.2, 68.6),
        (47.8, 63.2, 1), (46.4, 69), (42.5, 72.4, 1), (31, 74.0), (19.5, 72.6, 1), (15.9, 69.2),
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
    picture.outline(
        "rot",
        closed((13.4, 57.6, 1), (10.6, 57.6), (7.9, 58.8), (6.6, 58.4, 1), (7.6, 59.6), (10.4, 59.2), (13.0, 59.0, 1)),
        0.34,
    )  # fmt: skip
    head = closed(
        (15.2, 71.0, 1), (12.8, 67.4), (12.2, 63.8), (12.9, 61.4, 1), (10.6, 62.2), (8.0, 62.0), (6.6, 60.4, 1),
        (8.6, 60.6), (11.0, 59.8), (12.6, 58.0, 1), (10.6, 57.0), (8.2, 57.0), (6.0, 58.0, 1), (5.7, 55.4),
        (6.2, 53.2, 1), (7.4, 54.2), (9.4, 53.4), (11.4, 51.4), (12.6, 49.4, 1), (13.8, 51.2), (16.8, 52.4),
        (18.0, 55.4), (17.0, 59.4), (16.2, 63.4), (17.0, 68.0), (19.6, 72.0, 1),
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
