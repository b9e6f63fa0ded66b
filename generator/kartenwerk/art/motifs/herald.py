"""A herald's trumpet with a banner of the four suits: what is announced counts."""

from __future__ import annotations

from kartenwerk.art.curves import closed, cut
from kartenwerk.art.karten.suits import sign
from kartenwerk.art.motifs.stage import OCHRE, RED, TITLE_OF_TWO, Motif, rays, rimmed
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import placed, polygon, rectangle, union

ANGLE = -24
TRUMPET = placed(9, 96.5, ANGLE)
"""The trumpet is drawn along the x axis, its mouthpiece at (0, 0)."""


def herald() -> Motif:
    return {"rays": rays(88.5, 61, 15, 44, outer=120, width=1.25, jitter=0.5, top=TITLE_OF_TWO), "trumpet": _trumpet()}


def _trumpet() -> Picture:
    picture = Picture()
    _banner(picture)
    tube = polygon((3, -1.7), (60, -2.4), (60, 2.4), (3, 1.7))
    bell = closed(
        (58, -2.6, 1), (68, -4.0), (78, -8.6), (84.4, -15, 1), (84.4, 15, 1), (78, 8.6), (68, 4.0), (58, 2.6, 1)
    )
    mouth = closed((84.2, -15.4), (87.0, -8), (87.8, 0), (87.0, 8), (84.2, 15.4), (81.4, 8), (80.6, 0), (81.4, -8))
    piece = closed((-3.4, -3.4, 1), (-1, -3.0), (4.4, -1.4, 1), (4.4, 1.4, 1), (-1, 3.0), (-3.4, 3.4, 1))
    rimmed(picture, OCHRE, TRUMPET(union(tube, piece)), 1.0, INK)
    rimmed(picture, OCHRE, TRUMPET(bell), 1.0, INK)
    rimmed(picture, OCHRE, TRUMPET(mouth), 1.0, INK)
    picture.add(
        INK,
        TRUMPET(
            closed((84.2, -12.4), (85.8, -6), (86.2, 0), (85.8, 6), (84.2, 12.4), (82.6, 6), (82.2, 0), (82.6, -6))
        ),
    )
    for x, r in ((14, 3.2), (34, 3.4), (57, 3.9)):
        rimmed(picture, OCHRE, TRUMPET(rectangle(x - 1.5, -r, x + 1.5, r).buffer(0.5)), 0.9, INK)
    picture.add(
        INK,
        TRUMPET(cut((17, 0.5), (24, 0.7), (31, 0.5), width=1.0, peak=0.5)),
        TRUMPET(cut((37, 0.6), (46, 0.9), (54, 0.7), width=1.1, peak=0.5)),
    )
    for k in range(5):
        picture.add(
            INK,
            TRUMPET(
                cut(
                    (63 + 3.4 * k, 1.2 + 0.5 * k),
                    (66 + 3.4 * k, 2.0 + 0.8 * k),
                    (70 + 2.6 * k, 3.2 + 1.4 * k),
                    width=1.05,
                    peak=0.4,
                )
            ),
        )
    picture.add(PAPER, TRUMPET(cut((62, -1.2), (70, -2.4), (78.4, -6.2), width=1.2, peak=0.4)))
    return picture


def _banner(picture: Picture) -> None:
    """Quarters, each with its suit, and a fringe; hung from the tube's two rings."""
    left, middle, right = 21.0, 41.5, 62.0
    foot = 128.0

    def edge(x: float) -> float:
        return 96.5 - (x - 9) * 0.4452

    whole = polygon((left, edge(left)), (right, edge(right)), (right, foot), (left, foot))
    half = 101.5
    rimmed(picture, PAPER, whole, 1.1, INK)
    picture.add(RED, polygon((left, edge(left)), (middle, edge(middle)), (middle, half), (left, half)))
    picture.add(RED, rectangle(middle, half, right, foot))
    picture.add(
        INK, rectangle(middle - 0.5, edge(middle), middle + 0.5, foot), rectangle(left, half - 0.5, right, half + 0.5)
    )
    picture.add(PAPER, sign("herz", 31.2, 94.6, 9.2), sign("karo", 51.8, 114.8, 18.4))
    picture.add(INK, sign("pik", 51.8, 89.6, 18.0), sign("kreuz", 31.2, 114.8, 18.4))
    for k in range(9):
        x = left + (k + 0.5) * (right - left) / 9
        tassel = closed(
            (x - 1.6, foot, 1), (x - 2.0, foot + 4), (x, foot + 6.4), (x + 2.0, foot + 4), (x + 1.6, foot, 1)
        )
        rimmed(picture, OCHRE, tassel, 0.6, INK)
