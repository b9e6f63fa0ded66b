"""The Unter of Schellen: a fool in hood and dagged cape who plays the shawm, both hands on it."""

from __future__ import annotations

import math

from shapely.geometry import Point as Dot

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, resample
from art.deutsch.fingers import FAR_WRIST, NEAR_WRIST, far_hand, near_hand
from art.deutsch.wardrobe import GOLD, Line, little_bell
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Move, Point, circle, ellipse, placed, rectangle
from art.sleeve import sleeve

RED = "rot"
SIZE = 0.94
EYE = (26.4, 18.8)
MOUTH, SLOPE = (30.9, 26.2), 24.0
"""Where the shawm begins, and by how many degrees it falls."""
UPPER, LOWER = 6.9, 15.2
"""mm down the shawm to the far hand and to the near one."""


def schellen() -> Picture:
    picture = Picture()
    _coat(picture)
    _cape(picture)
    sleeve(picture, RED, (33.0, 31.4), (38.4, 43.2), _moved(_along(UPPER), FAR_WRIST), (6.4, 6.2, 4.4), 2)
    picture.put(_head(), placed(*EYE, 0, SIZE, mirrored=True))
    little_bell(picture, EYE[0] + 12.2 * SIZE, EYE[1] - 6.0 * SIZE, 1.4)
    _shawm(picture)
    return picture


def _coat(picture: Picture) -> None:
    """Half red, half gold."""
    body = closed(
        (22.2, 30), (19.2, 32), (18.2, 38), (18.6, 47, 1), (38.6, 47, 1), (37.0, 37), (33.6, 31.4), (29, 29.6),
    )  # fmt: skip
    picture.outline(RED, body, 0.42)
    half = closed((27.2, 28, 1), (28.2, 37), (27.6, 47, 1), (60, 47, 1), (60, 28, 1))
    picture.outline(GOLD, body.intersection(half), 0.4)
    folds = cut((19.4, 37), (19.0, 41), (19.6, 46), width=0.9), cut((34.4, 37), (35.4, 41), (35.0, 46), width=1.1)
    picture.add(INK, *folds)


def _cape(picture: Picture) -> None:
    """The hood's cape, its hem in points, the colours the other way round."""
    hem = resample(curve((17.6, 32.0), (21.2, 35.6), (26.6, 37.2), (32.4, 35.6), (36.0, 32.0)), 11)
    points = [(float(x), float(y) + (3.6 if k % 2 else 0), 1) for k, (x, y) in enumerate(hem)]
    cape = closed(
        (20.6, 28.0), (19.4, 29.4), (17.4, 31.4, 1), *points, (36.6, 31.4, 1), (34, 29), (30.6, 27.0), (25.6, 26.4)
    )
    picture.outline(RED, cape.intersection(rectangle(0, 0, 27, 60)), 0.42)
    picture.outline(GOLD, cape.intersection(rectangle(27, 0, 60, 60)), 0.42)
    picture.add(
        INK,
        cut((21.0, 30.6), (19.2, 33.0), (18.6, 34.8), width=0.8),
        cut((24, 32.2), (23, 34.8), (22.8, 36.8), width=0.8),
    )


def _head() -> Picture:
    """Drawn looking to the left: the hood's tail hangs forward over the brow."""
    picture = Picture()
    head = aside(BUILDS["rogue"], mouth=False)
    picture.put(head.neck)
    tail = closed(
        (5.0, -11.6, 1), (0.6, -13.9), (-6.0, -14.2), (-11.0, -12.0), (-13.0, -8.2, 1), (-11.2, -7.6, 1), (-9.6, -9.8),
        (-6.0, -11.0), (-2.6, -10.0, 1), (1, -9, 1),
    )  # fmt: skip
    picture.outline(GOLD, tail, 0.42)
    picture.add(INK, cut((1.0, -12.6), (-4.6, -12.8), (-9.4, -11.0), (-11.6, -8.6), width=0.75))
    picture.put(head.face)
    picture.put(head.features)
    picture.add(INK, cut((-5.0, 6.9), (-3.9, 6.7), (-2.8, 7.0), (-1.6, 6.6), (-0.6, 5.6), width=0.55))
    picture.add(RED, closed((-4.9, 7.2), (-3.8, 7.3), (-2.4, 7.1), (-2.8, 8.2), (-3.8, 8.5), (-4.7, 8.1)))
    fringe: tuple[Line, ...] = (
        ((-0.6, -7), (-2.6, -5.8), (-4.0, -4.9), (-5.2, -3.4)), ((1.0, -6.6), (-0.4, -5.4), (-1.4, -4.7), (-2.6, -3.9)),
        ((2.6, -6.2), (1.6, -5.2), (0.6, -4.6), (-0.4, -3.9)),
    )  # fmt: skip
    for line in fringe:
        lock(picture, "braun", curve(*line), 1.9, cuts=1, root=0.7)
    hood = closed(
        (-4.4, -7.0, 1), (-3.2, -10.6), (1.2, -12.4), (6.4, -11.8), (10.2, -8.2), (11.4, -1.6), (10.2, 5.0), (9.8, 9.8),
        (6.0, 12.8), (1.2, 12.8, 1), (2.6, 11.2), (5.2, 8.6), (6.2, 4.0), (6.0, -1.4), (4.2, -4.8), (0.4, -6.6),
    )  # fmt: skip
    picture.outline(RED, hood, 0.45)
    picture.add(
        INK, cut((7.0, -10), (9.6, -5.6), (9.8, 1), (8.6, 7.4), width=1.3, peak=0.5),
        cut((8.6, 7.8), (6.6, 10.2), (3.8, 11.6), width=0.9, peak=0.5),
    )  # fmt: skip
    picture.add(PAPER, cut((3.0, -11.0), (6.6, -9.0), (8.8, -4.4), width=0.65, peak=0.5))
    rim = closed(
        (-5.2, -6.0, 1), (-4.4, -8.0), (0.2, -7.4), (4.6, -5.6), (6.6, -1.8), (6.9, 4.0), (5.9, 8.6), (3.2, 11.8),
        (1.0, 12.8, 1), (0.6, 11.6), (3.4, 9.2), (4.9, 5.6), (5.2, 2.8), (4.9, -1.0), (3.4, -4.2), (0.0, -5.8),
        (-4.0, -6.2),
    )  # fmt: skip
    picture.outline(GOLD, rim, 0.4)
    return picture


def _shawm(picture: Picture) -> None:
    """The pipe between the hands: the far one above, the near one below, in its sleeve."""
    upper, lower = _along(UPPER), _along(LOWER)
    far, near = far_hand(), near_hand()
    picture.put(far.behind, upper)
    picture.put(near.behind, lower)
    _pipe(picture)
    picture.put(far.before, upper)
    sleeve(picture, GOLD, (22.6, 33.6), (26.8, 45.6), _moved(lower, NEAR_WRIST), (6.6, 7.0, 4.6))
    picture.put(near.before, lower)


def _along(way: float) -> Move:
    """To a hand so many mm down the pipe."""
    slope = math.radians(SLOPE)
    return placed(MOUTH[0] + way * math.cos(slope), MOUTH[1] + way * math.sin(slope), SLOPE, 0.84)


def _moved(place: Move, spot: Point) -> Point:
    return tuple(place(Dot(spot)).coords[0])


def _pipe(picture: Picture) -> None:
    def place(shape: Geometry) -> Geometry:
        return placed(*MOUTH, SLOPE)(shape)

    pipe = closed(
        (-0.4, -0.85, 1), (1.6, -1.25), (14, -1.45), (17.9, -2.0), (21.2, -3.6, 1), (22.1, 0), (21.2, 3.6, 1),
        (17.9, 2.0), (14, 1.45), (1.6, 1.25), (-0.4, 0.85, 1),
    )  # fmt: skip
    picture.outline("braun", place(pipe), 0.42)
    picture.add(GOLD, place(rectangle(17.8, -2.0, 19.1, 2.0)), place(rectangle(1.6, -1.25, 2.9, 1.25)))
    picture.add(INK, place(ellipse(21.3, 0, 0.8, 2.8)), place(circle(12.3, -0.1, 0.42)))
