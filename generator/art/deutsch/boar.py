"""The boar of the Herz-Daus, charging to the left, its mane on end; drawn where it stands on the card."""

from __future__ import annotations

from art.curves import closed, curve, cut, resample, taper
from art.deutsch.hide import body, gouges
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, ellipse, union

CREST = ((20.6, 21.6), (23.4, 18.6), (26.8, 17.2), (31.0, 18.0), (36.0, 20.0), (41.4, 21.8))
BRISTLES = (2.0, 2.6, 2.8, 2.4, 2.1, 2.0, 1.9, 1.8, 1.6)
"""mm that the points of the mane stand out, from the neck to the back."""


def boar() -> Picture:
    picture = Picture()
    far = union(
        closed(
            (27.0, 32, 1), (31.0, 35.4), (32.2, 37.4), (29.8, 39.4), (28.6, 41.8, 1), (26.0, 41.4, 1), (26.6, 38.6),
            (27.4, 37.4), (23.4, 34, 1),
        ),
        closed(
            (45.6, 31, 1), (42.4, 35.8), (39.4, 37.8), (36.8, 39.6), (36.4, 41.8, 1), (33.6, 41.6, 1), (34.6, 38.2),
            (37.4, 35.6), (38.6, 31, 1),
        ),
    )  # fmt: skip
    body(picture, far)
    tail = taper(curve((49.2, 27.2), (51.2, 27.4), (52.2, 25.4), (51.2, 22.8)), 1.2, peak=0.2, tip=0.3)
    tail = union(tail, closed((51.9, 24.0, 1), (52.3, 22.0), (50.9, 19.8, 1), (49.9, 22.0), (50.7, 24.0, 1)))
    picture.add(PAPER, tail.buffer(0.45))
    picture.add(INK, tail)
    trunk = closed(
        (6.6, 31.4, 1), (9.8, 29.8), (13.0, 27.2), (15.4, 24.8), (17.0, 23.2, 1), (17.0, 18.4, 1), (19.4, 20.2),
        (20.4, 22.0, 1), (22.4, 19.4), (25.4, 17.7), (29.0, 17.6), (33.6, 19.2), (38.8, 21.2), (44.0, 23.2),
        (48.6, 26.0), (50.8, 29.8), (50.6, 33.2), (49.4, 35.2), (50.6, 37.0), (53.0, 38.6), (54.0, 40.6, 1),
        (50.8, 41.6, 1), (47.8, 39.6), (44.6, 37.4), (42.6, 34.6), (40.2, 32.8), (35.4, 33.0), (30.6, 34.4),
        (27.6, 36.4), (24.0, 38.4), (20.6, 39.8), (18.4, 42.0, 1), (15.4, 40.6, 1), (17.2, 38.0), (19.6, 36.4),
        (19.4, 35.3), (17.0, 36.1), (13.4, 36.4), (9.4, 36.0), (6.2, 35.8, 1), (5.7, 33.4),
    )  # fmt: skip
    body(picture, union(trunk, _mane()), shade=(-0.7, -1.2))
    back = curve((22.0, 21.8), (26.0, 19.6), (30.0, 20.0), (36.0, 22.2), (43.0, 24.8), (49.0, 29.4))
    belly = curve((21.4, 34.4), (26.0, 34.6), (31.0, 32.6), (37.0, 31.2), (43.0, 32.6), (47.6, 35.8))
    gouges(picture, trunk, back, belly, ((0.03, 0.25), (0.35, 0.57), (0.67, 0.89)), 12, seed=5, width=0.78, drift=5)
    _head(picture)
    picture.add(
        PAPER, [cut((x, y), (x - 0.9, y + 0.9), width=0.6) for x, y in ((18.2, 40.0), (28.4, 40.2), (36.0, 40.2))],
        cut((51.4, 39.2), (52.6, 40.0), width=0.6), cut((45.6, 34.4), (46.2, 36.6), (48.2, 38.0), width=0.7),
    )  # fmt: skip
    return picture


def _mane() -> list[Geometry]:
    """Stout points along the crest that lean back."""
    points = []
    for long, (x, y) in zip(BRISTLES, resample(curve(*CREST), len(BRISTLES)), strict=True):
        points.append(
            closed(
                (x - 1.5, y + 1.8, 1), (x - 0.8, y - long * 0.3), (x + 1.6, y - long, 1), (x + 1.3, y - long * 0.2),
                (x + 1.8, y + 2.2, 1),
            )
        )  # fmt: skip
    return points


def _head(picture: Picture) -> None:
    """Cheek, ear, eye, snout and tusk."""
    cheek = [((17.6 + k * 1.4, 26.6 + k * 0.2), (18.8 + k * 1.3, 29.4), (18.0 + k * 1.2, 32.6)) for k in range(3)]
    picture.add(PAPER, [cut(*line, width=0.66, tip=0.17) for line in cheek])
    picture.add(PAPER, cut((17.9, 20.2), (18.3, 21.8), (18.6, 23.6), width=0.9))
    picture.add(
        PAPER, cut((9.2, 31.2), (11.4, 29.6), (13.2, 27.8), width=0.6, peak=0.5),
        cut((15.4, 30.4), (14.0, 31.6), (12.6, 32.2), width=0.6),
    )  # fmt: skip
    picture.add(INK, cut((13.4, 26.6), (15.4, 26.0), (17.4, 26.8), width=0.9, peak=0.5))
    picture.add(PAPER, closed((13.9, 28.1, 1), (15.2, 26.9), (16.7, 27.5, 1), (15.4, 28.6)))
    picture.add(INK, circle(15.4, 27.7, 0.5))
    picture.add(INK, cut((7.6, 31.6), (8.5, 33.4), (8.0, 35.6), width=0.7, peak=0.5))
    picture.add(PAPER, ellipse(6.8, 33.3, 0.42, 0.85, -6))
    picture.add(INK, cut((8.2, 35.1), (11.4, 34.9), (14.0, 33.6), (15.6, 32.4), width=0.75, peak=0.4))
    tusk = taper(curve((12.9, 34.6), (11.4, 33.6), (10.3, 31.8), (10.2, 28.8)), 1.9, peak=0.2)
    picture.add(INK, tusk.buffer(0.42))
    picture.add(PAPER, tusk)
