"""The boar of the Herz-Daus, trotting to the left, drawn round the middle of its body."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut, resample, taper
from kartenwerk.art.deutsch.hide import body, gouges
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, circle, ellipse, union

TUFTS = 12
CREST = ((-8.4, -3.2), (-4.0, -7.0), (3, -7.6), (9.6, -6.2), (14.4, -4.0))


def boar() -> Picture:
    picture = Picture()
    far = union(
        closed(
            (-9.4, 6, 1),
            (-11.4, 9.4),
            (-13.4, 13.6),
            (-13.0, 15.2, 1),
            (-10.4, 15.2, 1),
            (-9.0, 11.6),
            (-6.6, 8, 1),
        ),
        closed((8.6, 6, 1), (9.4, 10), (7.6, 12.4), (6.8, 15.2, 1), (9.8, 15.2, 1), (11.6, 11.6), (13.4, 7, 1)),
    )
    body(picture, far)
    trunk = closed(
        (-20.6, 6.9, 1), (-20.2, 4.2), (-17.0, 2.6), (-14.2, -0.6), (-12.8, -2.4, 1), (-13.4, -6.2, 1), (-10.4, -4.4),
        (-8.8, -2.6, 1), (-3.6, -6.8), (3, -7.4), (10, -6.0), (15.6, -3.0), (18.4, 2.0), (18.2, 6.8), (16.2, 9.8),
        (17.0, 12.4),
        (18.6, 15.2, 1), (14.8, 15.2, 1), (13.6, 11.6), (11.4, 8.8), (5.6, 8.0), (-1.6, 9.0), (-3.6, 11.4),
        (-3.0, 15.2, 1),
        (-6.8, 15.2, 1), (-7.6, 11.0), (-9.8, 8.8), (-13.2, 9.8), (-17.6, 9.6), (-20.2, 9.2, 1),
    )  # fmt: skip
    bristles = union(_bristles())
    picture.add(PAPER, bristles.buffer(0.5))
    picture.add(INK, bristles)
    body(picture, trunk)
    picture.add(INK, bristles.difference(trunk))
    back = curve((-8.4, -1.0), (-3.6, -4.2), (3, -4.8), (9.4, -3.6), (15.2, -0.4))
    belly = curve((-8.4, 6.6), (-4, 6.8), (2, 6.4), (8, 6.4), (15.6, 7.6))
    gouges(picture, trunk, back, belly, ((0.08, 0.33), (0.38, 0.63), (0.68, 0.92)), 12, seed=2, width=0.7)
    _head(picture)
    _tail_and_hooves(picture)
    return picture


def _bristles() -> list[Geometry]:
    """Stout points along the crest, long on the shoulder."""
    ridge = [(x, y + 0.4) for x, y in CREST]
    points = [taper(curve(*ridge), 1.6, peak=0.35)]
    for k, (x, y) in enumerate(resample(curve(*CREST), TUFTS)[2:-1]):
        long = 3.0 - 1.6 * k / TUFTS + (0.5 if k % 2 else 0)
        points.append(
            closed(
                (x - 1.0, y + 0.75, 1), (x + 0.2 + long * 0.25, y - long * 0.55), (x + 0.9 + long * 0.7, y - long, 1),
                (x + 1.0 + long * 0.25, y - long * 0.25), (x + 1.2, y + 0.75, 1),
            )
        )  # fmt: skip
    return points


def _head(picture: Picture) -> None:
    """Cheek, ear, eye, snout and tusk."""
    cheek = [
        ((-12.4 + k * 1.15, 1.8 + k * 0.5), (-11.6 + k * 1.1, 4.2 + k * 0.3), (-12.0 + k * 1.1, 6.8)) for k in range(3)
    ]  # fmt: skip
    picture.add(PAPER, [cut(*line, width=0.6, tip=0.17) for line in cheek])
    picture.add(PAPER, cut((-12.6, -4.6), (-11.9, -3.5), (-11.2, -2.2), width=0.75))
    picture.add(
        PAPER, cut((-18.6, 3.8), (-16.4, 3.0), (-14.6, 1.0), width=0.55, peak=0.5),
        cut((-14.6, 4.8), (-16.4, 5.7), (-18.4, 6.0), width=0.55),
    )  # fmt: skip
    picture.add(PAPER, closed((-15.6, 1.6, 1), (-14.6, 0.8), (-13.3, 1.3, 1), (-14.3, 2.3)))
    picture.add(INK, circle(-14.5, 1.5, 0.42))
    picture.add(
        PAPER, ellipse(-20.0, 6.5, 0.5, 0.9), cut((-19.4, 8.0), (-16.6, 8.5), (-14.0, 7.6), width=0.55, peak=0.5),
    )  # fmt: skip
    tusk = taper(curve((-15.0, 8.8), (-16.6, 7.8), (-17.8, 5.8), (-17.7, 3.4)), 1.5, peak=0.15)
    picture.add(INK, tusk.buffer(0.38))
    picture.add(PAPER, tusk)


def _tail_and_hooves(picture: Picture) -> None:
    tail = taper(curve((17.8, -0.8), (20.4, -0.6), (21.0, 2.0), (19.6, 3.8), (20.4, 6.0)), 1.3, peak=0.2, tip=0.25)
    picture.add(PAPER, tail.buffer(0.45))
    picture.add(INK, tail)
    picture.add(PAPER, [cut((x, 11.4), (x - 0.2, 13.6), width=0.55) for x in (-4.8, -6.2, 15.2, 16.4)])
    picture.add(
        INK,
        [closed((x - 1.9, 13.7, 1), (x + 1.9, 13.7, 1), (x + 2.0, 15.3, 1), (x - 2.0, 15.3, 1)) for x in (-5.0, 16.8)],
    )  # fmt: skip
    picture.add(PAPER, [cut((x, 14.0), (x + 0.1, 15.3), width=0.5, tip=0.2) for x in (-5.2, 16.6)])
