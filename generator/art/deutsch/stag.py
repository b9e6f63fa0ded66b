"""The stag of the Gras-Daus: seen from the front, the sign between its antlers; (0, 0) is between its eyes."""

from __future__ import annotations

from art.curves import closed, curve, cut, resample, taper
from art.deutsch.hide import body
from art.picture import INK, PAPER, Picture
from art.shapes import both, circle, mirror, union

BONE = "ocker"


def stag() -> Picture:
    picture = Picture()
    half = [(5.6, 4.0, 1), (7.0, 8.0), (9.8, 11.8), (14.4, 14.6), (17.6, 19), (18.6, 22, 1)]
    neck = closed(*((-x, y, *corner) for x, y, *corner in reversed(half)), *half)
    body(picture, neck, shade=(-1.4, -0.8))
    _mane(picture)
    _antlers(picture)
    ear = closed(
        (3.8, -3.4, 1), (6.6, -5.6), (10.6, -6.0), (14.4, -3.6, 1), (12.2, -0.4), (8.8, 1.2), (5.0, 0.8, 1),
    )  # fmt: skip
    inner = closed((6.4, -2.6), (9.0, -4.0), (12.4, -3.4, 1), (10.2, -1.4), (7.6, -0.6))
    fold = cut((7.0, -2.0), (9.2, -2.6), (11.4, -3.0), width=0.6)
    for side in (ear, mirror(ear)):
        body(picture, side, shade=(-0.4, -0.5))
    picture.add(PAPER, both(inner))
    picture.add(INK, both(fold))
    _face(picture)
    return picture


def _mane(picture: Picture) -> None:
    """Three rows of long hair that part below the chin."""
    for y, xs, reach in (
        (8.6, (5.4,), 3.6), (11.4, (1.2, 3.9, 7.4), 4.2), (15.0, (2.4, 5.6, 9.2, 12.6), 4.4),
    ):  # fmt: skip
        for x in xs:
            top, lean = y + x * 0.1, 0.2 + x * 0.09
            lock = cut((x, top), (x + lean * 0.2, top + reach * 0.5), (x - lean, top + reach), width=0.95, peak=0.35)
            picture.add(PAPER, both(lock))


def _antlers(picture: Picture) -> None:
    """Of six points each, burrs at their roots."""
    beam = resample(curve((2.6, -5.2), (5.0, -8.2), (10.0, -9.4), (13.8, -12.4), (14.6, -16.4), (12.6, -20.8)), 60)
    tines = (
        ((5.0, -8.0), (7.6, -9.6), (7.8, -13.4)), ((9.4, -9.2), (11.6, -11.4), (11.0, -15.6)),
        ((13.0, -11.4), (16.2, -12.2), (17.6, -15.6)), ((14.6, -15.4), (12.0, -16.6), (9.8, -20.0)),
        ((14.5, -17.0), (16.4, -18.6), (16.9, -21.4)),
    )  # fmt: skip
    half = union(taper(beam, 2.5, peak=0.1, tip=0.4), [taper(curve(*way), 1.75, peak=0.1, tip=0.28) for way in tines])
    whole = both(union(half, circle(2.8, -5.4, 1.6)).buffer(0.12).buffer(-0.12))
    picture.add(INK, whole.buffer(1.0))
    picture.add(PAPER, whole.buffer(0.54))
    picture.add(INK, whole.buffer(0.14))
    picture.add(BONE, whole.buffer(-0.2))
    grain = cut((4.4, -6.9), (7.0, -8.4), (10.4, -9.1), (13.2, -11.4), width=0.5, peak=0.4)
    picture.add(INK, both(grain))


def _face(picture: Picture) -> None:
    half = [(3.6, -6.2), (5.6, -3.4), (6.0, -0.6), (4.9, 2.6), (3.7, 5.8), (3.5, 8.4), (4.1, 10.4), (3.0, 12.8)]
    head = closed((0, -6.8), *half, (0, 13.7), *((-x, y) for x, y in reversed(half)))
    body(picture, head, shade=(-1.1, -0.4))
    muzzle = closed(
        (0, 7.4), (2.2, 7.7), (3.1, 8.8), (3.5, 10.3), (2.6, 12.2), (0, 13.0), (-2.6, 12.2), (-3.5, 10.3), (-3.1, 8.8),
        (-2.2, 7.7),
    )  # fmt: skip
    picture.add(PAPER, muzzle)
    nose = closed(
        (0, 8.3), (1.7, 8.3), (2.6, 9.2), (2.2, 10.3), (0.9, 11.0), (0, 11.3), (-0.9, 11.0), (-2.2, 10.3), (-2.6, 9.2),
        (-1.7, 8.3),
    )  # fmt: skip
    picture.add(INK, nose, closed((-0.28, 11, 1), (0.28, 11, 1), (0.28, 12.1, 1), (-0.28, 12.1, 1)))
    picture.add(INK, cut((-2.2, 11.9), (0, 12.3), (2.2, 11.9), width=0.42, peak=0.5))
    picture.add(PAPER, both(cut((0.8, 9.5), (1.5, 9.1), (1.9, 9.5), width=0.5)))
    # hair on the forehead, the ridge of the nose, cheeks
    picture.add(
        PAPER,
        both(cut((0.5, -5.4), (0.9, -3.6), (0.4, -1.6), width=0.6)),
        both(cut((1.9, -5.2), (2.5, -3.8), (2.3, -2.6), width=0.6)),
        both(cut((1.2, 0.2), (1.5, 3.2), (1.5, 6.4), width=0.75, peak=0.5)),
        both(cut((4.2, 2.7), (3.5, 4.4), (3.0, 6.2), width=0.6)),
    )
    for side in (-1, 1):
        eye = closed(
            (side * 2.0, 1.1, 1), (side * 2.7, -0.5), (side * 4.2, -1.1), (side * 5.4, -0.2, 1), (side * 4.4, 1.2),
            (side * 3.2, 1.5),
        )  # fmt: skip
        picture.add(PAPER, eye.buffer(0.28))
        picture.add(INK, eye.buffer(0.02))
        picture.add(INK, cut((side * 1.4, 1.0), (side * 3.0, -1.2), (side * 5.6, -1.3), width=0.75, peak=0.5))
        picture.add(PAPER, circle(side * 3.7 - 0.5, -0.1, 0.36))
