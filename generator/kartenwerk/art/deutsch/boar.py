"""The boar of the Herz-Daus, rooting to the left, its mane on end; drawn round the middle of its body."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut, resample, taper
from kartenwerk.art.deutsch.hide import body, gouges
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import Geometry, circle, ellipse, union

TUFTS = 10
CREST = ((-8.6, -2.6), (-5.8, -6.2), (-1.4, -8.6), (3.6, -8.4), (9.0, -6.4), (13.0, -3.8))


def boar() -> Picture:
    picture = Picture()
    far = union(
        closed(
            (-8.0, 7, 1), (-10.4, 10.4), (-10.8, 12.6), (-11.8, 15.6, 1), (-8.6, 15.6, 1), (-7.6, 12.2), (-5.0, 9, 1),
        ),
        closed((8.4, 6, 1), (9.4, 10), (8.2, 12.4), (7.6, 15.6, 1), (10.8, 15.6, 1), (11.8, 11.8), (13.4, 7, 1)),
    )  # fmt: skip
    body(picture, far)
    trunk = closed(
        (-21.2, 9.4, 1), (-19.2, 7.4), (-16.4, 4.0), (-13.8, 0.6), (-12.6, -1.6, 1), (-13.6, -6.4, 1), (-10.4, -4.2),
        (-9.0, -2.4, 1), (-5.8, -5.8), (-1.4, -8.2), (3.6, -8.0), (9.2, -6.0), (14.4, -2.8), (17.6, 1.6), (18.0, 6.2),
        (16.6, 9.6), (17.6, 12.2), (18.4, 15.6, 1), (14.4, 15.6, 1), (13.4, 12.2), (10.8, 9.0), (5.4, 8.2), (0.6, 9.0),
        (-0.9, 11.8), (-0.6, 15.6, 1), (-4.8, 15.6, 1), (-5.4, 12.0), (-7.6, 10.0), (-10.4, 10.8), (-13.6, 12.6),
        (-17.4, 13.6), (-20.2, 13.9), (-22.0, 13.4, 1),
    )  # fmt: skip
    form = union(trunk, _mane())
    body(picture, form)
    back = curve((-8.0, -0.4), (-4.8, -3.6), (-0.8, -5.6), (3.6, -5.4), (9.0, -3.6), (14.8, 0.2))
    belly = curve((-8.0, 8.0), (-4, 8.4), (2, 7.0), (8, 6.8), (15.6, 8.4))
    gouges(picture, trunk, back, belly, ((0.04, 0.28), (0.34, 0.58), (0.64, 0.88)), 11, seed=2, width=0.72)
    _head(picture)
    _tail_and_hooves(picture)
    return picture


def _mane() -> list[Geometry]:
    """Stout points along the crest that lean back, the longest over the shoulder."""
    points = []
    for k, (x, y) in enumerate(resample(curve(*CREST), TUFTS)):
        long = (2.6, 3.2, 3.6, 3.4, 3.0, 2.8, 2.4, 2.2, 1.9, 1.6)[k]
        points.append(
            closed(
                (x - 1.4, y + 1.6, 1), (x - 0.9, y - long * 0.4), (x + 0.5, y - long, 1), (x + 0.9, y - long * 0.3),
                (x + 1.6, y + 1.6, 1),
            )
        )  # fmt: skip
    return points


def _head(picture: Picture) -> None:
    """Cheek, ear, eye, snout and tusk."""
    cheek = [
        ((-11.4 + k * 1.3, 2.6 + k * 0.3), (-10.4 + k * 1.2, 5.2 + k * 0.2), (-10.8 + k * 1.2, 8.2)) for k in range(3)
    ]
    picture.add(PAPER, [cut(*line, width=0.62, tip=0.17) for line in cheek])
    picture.add(PAPER, cut((-12.8, -4.8), (-12.0, -3.5), (-11.2, -2.0), width=0.8))
    picture.add(
        PAPER, cut((-18.6, 8.4), (-16.6, 6.6), (-15.0, 4.2), width=0.6, peak=0.5),
        cut((-13.6, 6.0), (-15.2, 8.0), (-16.2, 8.8), width=0.6),
    )  # fmt: skip
    picture.add(PAPER, closed((-14.7, 2.9, 1), (-13.8, 1.9), (-12.4, 2.3, 1), (-13.3, 3.3)))
    picture.add(INK, circle(-13.5, 2.6, 0.46))
    picture.add(INK, cut((-21.0, 10.0), (-20.0, 11.4), (-20.2, 13.2), width=0.6, peak=0.5))
    picture.add(PAPER, ellipse(-20.9, 11.9, 0.42, 0.8, -10))
    picture.add(INK, cut((-19.6, 12.4), (-16.8, 12.0), (-14.4, 10.4), (-13.2, 9.2), width=0.7, peak=0.4))
    tusk = taper(curve((-15.4, 11.6), (-16.8, 10.6), (-17.9, 8.9), (-18.1, 6.6)), 1.6, peak=0.15)
    picture.add(INK, tusk.buffer(0.4))
    picture.add(PAPER, tusk)


def _tail_and_hooves(picture: Picture) -> None:
    tail = taper(curve((17.2, -0.4), (20.2, 0.2), (21.2, 3.4), (20.4, 7.4)), 1.3, peak=0.2, tip=0.25)
    tassel = closed((20.9, 6.4, 1), (21.6, 8.2), (20.9, 10.2, 1), (19.4, 8.4), (19.9, 6.4, 1))
    form = union(tail, tassel)
    picture.add(PAPER, form.buffer(0.45))
    picture.add(INK, form)
    picture.add(PAPER, [cut((x, 11.6), (x - 0.2, 13.6), width=0.55) for x in (-2.6, -4.0, 15.0, 16.2)])
