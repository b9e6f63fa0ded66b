"""The second hail-storm: the storm himself, a bearded head in the clouds, blows hail over a forest."""

from __future__ import annotations

from art.body import lock
from art.curves import closed, curve, cut, ribbon
from art.face import Temper, features
from art.interlace import Plait, band
from art.picture import INK, PAPER, Picture
from art.shapes import Point, circle, inset, placed, rectangle, shadow
from art.walisch.weather import Cloud, rain, roll, stone


def giant() -> Picture:
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
    head.add(INK, cut((-3.4, -4.3), (0, -4.8), (3.4, -4.3), width=0.45, peak=0.5))
    _brow_band(head)
    _blown_beard(head)
    for side in (-1, 1):
        puff = cut((side * 6.4, 2.6), (side * 6.6, 5.0), (side * 4.8, 7.0), (side * 2.6, 7.2), width=0.6, peak=0.5)
        head.add(INK, puff, cut((side * 5.6, 3.8), (side * 5.4, 5.0), (side * 4.2, 5.9), width=0.42))
    head.add(INK, circle(0, 8.3, 1.75))
    head.add("rot", circle(0, 8.5, 1.0))
    head.put(features(Temper(opening=0.62, slant=9, gaze=-0.1, brow=2.1, lid=1.0, drop=0.0, nose=1.15)))
    for side in (-1, 1):
        lock(
            head, PAPER, curve((side * 1.2, -1.8), (side * 3.6, -3.4), (side * 6.6, -3.6), (side * 9.4, -6.2)),
            2.2, cuts=2, root=0.4, line=0.3,
        )  # fmt: skip
        lock(
            head, PAPER,
            curve((side * 0.2, 6.2), (side * 2.6, 6.0), (side * 5.2, 7.6), (side * 8.6, 7.0), (side * 10.8, 9.0)),
            2.4, cuts=2, line=0.34,
        )  # fmt: skip
    picture.put(head, placed(30.5, 29.5, 0, 1.3))
    for i, (x, y, size, turned) in enumerate(
        [
            (30, 50, 0.8, 10),
            (22.5, 55.5, 1.0, 50),
            (38.5, 56.5, 1.15, -20),
            (30.5, 63.5, 1.35, 15),
            (16.5, 64.5, 1.2, 70),
            (45, 66, 1.0, 0),
            (10, 56, 0.8, 25),
            (50, 55.5, 0.75, 65),
        ]
    ):
        stone(picture, x, y, size, turned, seed=40 + i, wind=(30 - x) / 40)
    _forest(picture)
    return picture


def _brow_band(head: Picture) -> None:
    """The knotted band that holds his hair back."""
    line = curve((-7.0, -5.6), (-3.6, -7.0), (0, -7.5), (3.6, -7.0), (7.0, -5.6))
    head.outline(PAPER, ribbon(line, 3.6), 0.4)
    head.add(INK, ribbon(line, 2.9))
    head.add("ocker", band(line, 2.7, Plait(9, 1), 0.78, 0.27))


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
    picture.outline(
        "blau",
        closed((-2, 80), (10, 74.5), (22, 77.5), (34, 73.5), (48, 76.5), (62, 73), (62, 94, 1), (-2, 94, 1)),
        0.5,
    )  # fmt: skip
    trees = [
        (8, 84, 1.0, -10), (15.5, 86, 1.25, -8), (24, 85, 1.0, -3), (32, 87, 1.2, 2), (40, 85, 0.95, 5),
        (47, 86, 1.2, 8), (54, 84, 0.9, 12),
    ]  # fmt: skip
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
