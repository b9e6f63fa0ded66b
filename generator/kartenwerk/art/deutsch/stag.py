"""The stag of the Gras-Daus: seen from the front, the sign between its antlers; (0, 0) is between its eyes."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut, resample, taper
from kartenwerk.art.deutsch.hide import body
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import both, ellipse, mirror, union

BONE = "ocker"


def stag() -> Picture:
    picture = Picture()
    half = [(5.4, 6), (7.4, 10), (11.6, 13.2), (17.2, 15.4), (19.6, 22, 1)]
    neck = closed((-19.6, 22, 1), *((-x, y) for x, y, *_ in reversed(half[:-1])), *half[:-1], (19.6, 22, 1))
    body(picture, neck, shade=(-1.2, -1.0))
    for side in (-1, 1):
        for x, y, reach in (
            (1.6, 12.0, 4.4), (4.2, 11.2, 4.6), (6.8, 11.8, 4.4), (9.4, 13.4, 4.0), (12.2, 14.4, 3.6),
            (3.0, 15.6, 4), (0.2, 14.6, 4.6),
        ):  # fmt: skip
            picture.add(
                PAPER,
                cut((side * x, y), (side * (x + 0.4), y + reach * 0.5), (side * (x - 0.2), y + reach), width=0.75),
            )  # fmt: skip
    _antlers(picture)
    for side in (-1, 1):
        ear = closed(
            (side * 3.6, -3.0, 1), (side * 6.6, -5.4), (side * 11.2, -4.6), (side * 13.4, -1.6, 1),
            (side * 9.6, 0.6), (side * 5.0, 0.4, 1),
        )  # fmt: skip
        body(picture, ear, shade=(-0.4, -0.5))
        inner = closed((side * 6.4, -2.6, 1), (side * 9.6, -3.2), (side * 11.6, -1.9, 1), (side * 8.6, -0.9))
        picture.add(PAPER, inner)
        picture.add(INK, cut((side * 7.0, -2.0), (side * 8.8, -2.2), (side * 10.4, -1.9), width=0.5))
    _face(picture)
    return picture


def _antlers(picture: Picture) -> None:
    beam = curve((2.6, -5.0), (6.2, -8.2), (11.6, -8.6), (14.6, -12.6), (13.4, -17.4), (10.6, -20.0))
    line = resample(beam, 60)
    tines = [
        (12, ((5.2, -7.4), (7.8, -5.8), (9.6, -6.4)), 1.4),
        (26, ((10.6, -8.6), (15.0, -7.4), (17.6, -10.0)), 1.6),
        (40, ((14.4, -12.4), (17.0, -13.6), (17.2, -17.0)), 1.6),
        (50, ((13.6, -16.6), (14.4, -18.6), (13.8, -21.0)), 1.3),
        (44, ((14.4, -14.0), (11.6, -13.6), (9.6, -15.4)), 1.2),
    ]
    half = union(
        taper(line, 2.5, peak=0.12, tip=0.4),
        [taper(curve(*way), width, peak=0.2, tip=0.3) for _, way, width in tines],
    )  # fmt: skip
    whole = both(half)
    picture.add(INK, whole.buffer(0.95))
    picture.add(PAPER, whole.buffer(0.45))
    picture.add(INK, whole.buffer(0.1))
    picture.add(BONE, whole.buffer(-0.16))
    grain = cut((4.0, -6.4), (7.6, -8.3), (11.4, -9.0), (13.6, -12.4), width=0.5, peak=0.5)
    picture.add(INK, grain, mirror(grain))


def _face(picture: Picture) -> None:
    half = [(3.6, -5.2), (5.2, -1.4), (4.6, 3.2), (3.4, 7.4), (3.7, 10.2), (2.6, 12.0)]
    head = closed((0, -6.0), *half, (0, 12.6), *((-x, y) for x, y in reversed(half)))
    body(picture, head, shade=(-1.3, -0.5))
    blaze = closed((0, -4.6, 1), (1.3, -1.6), (1.0, 3.4), (1.7, 7.0), (0, 8.0), (-1.7, 7.0), (-1.0, 3.4), (-1.3, -1.6))
    picture.add(PAPER, blaze)
    picture.add(INK, cut((0.5, -2.4), (0.4, 2.0), (0.8, 6.2), width=0.55))
    for side in (-1, 1):
        picture.add(PAPER, closed((side * 2.0, 0.6, 1), (side * 3.0, -0.8), (side * 4.6, -0.4, 1), (side * 3.6, 0.9)))
        picture.add(INK, ellipse(side * 3.2, 0.1, 0.72, 0.72))
        picture.add(INK, cut((side * 1.8, 0.2), (side * 3.0, -1.2), (side * 5.0, -0.7), width=0.75, peak=0.5))
        picture.add(PAPER, cut((side * 2.0, -3.4), (side * 3.0, -2.6), (side * 4.0, -2.4), width=0.5))
        picture.add(PAPER, cut((side * 3.4, 3.0), (side * 2.8, 5.0), (side * 2.4, 6.6), width=0.55))
    muzzle = closed((-2.9, 8.8), (0, 7.8), (2.9, 8.8), (2.2, 10.8), (0, 11.2), (-2.2, 10.8))
    picture.add(INK, muzzle)
    picture.add(PAPER, [cut((side * 0.8, 9.4), (side * 1.6, 9.0), (side * 2.0, 9.6), width=0.5) for side in (-1, 1)])
    picture.add(PAPER, cut((-1.6, 11.7), (0, 12.1), (1.6, 11.7), width=0.45, peak=0.5))
