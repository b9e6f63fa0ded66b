"""A gelding's head in a bridle, turned to the left; its bosses bear the suits."""

from __future__ import annotations

from art.curves import closed, curve, cut
from art.motifs.stage import BROWN, FOOT, OCHRE, RED, Motif, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import circle, rectangle, union


def horse() -> Motif:
    return {"rays": rays(54, 88, 47, 62), "horse": _horse()}


def _horse() -> Picture:
    picture = Picture()
    _mane(picture)
    neck = closed(
        (62, 56, 1), (74, 66), (84, 84), (90, 108), (92, 145, 1), (30, 145, 1), (34, 128), (44, 114), (51, 106, 1),
        (48, 90), (50, 70),
    )  # fmt: skip
    rimmed(picture, BROWN, neck, 1.0, INK)
    for j in range(7):
        start = (84.5 + 0.5 * j - 0.16 * j * j, 86 + 8 * j)
        picture.add(
            PAPER, cut(start, (start[0] - 3.4, start[1] + 3), (start[0] - 6.0, start[1] + 8.2), width=1.4, peak=0.4)
        )
    for j in range(6):
        picture.add(
            INK,
            cut(
                (54 - 1.6 * j, 112 + 4.6 * j),
                (58.5 - 1.2 * j, 116 + 4.8 * j),
                (62 - 0.6 * j, 122 + 5.0 * j),
                width=1.4,
                peak=0.4,
            ),
        )
    _head(picture)
    _bridle(picture)
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))


def _mane(picture: Picture) -> None:
    """Locks from the poll down the back of the neck."""
    for j in range(9):
        x, y = 63.5 + 3.6 * j - 0.10 * j * j, 50.5 + 9.0 * j
        lock = closed(
            (x - 7, y - 2, 1),
            (x + 2, y - 1.4),
            (x + 10.5, y + 6),
            (x + 13.0, y + 17.5, 1),
            (x + 5, y + 13.4),
            (x - 5, y + 16, 1),
        )
        rimmed(picture, OCHRE, lock, 0.95, INK)
        picture.add(INK, cut((x + 1, y + 2.6), (x + 6, y + 6.4), (x + 9.4, y + 12.6), width=1.2, peak=0.4))
        picture.add(INK, cut((x - 3, y + 5), (x + 0.6, y + 8.2), (x + 3.2, y + 12.6), width=1.1, peak=0.4))


def _head(picture: Picture) -> None:
    ear = closed((60.5, 57, 1), (58.4, 49.6), (60.8, 40.6, 1), (66.0, 47.4), (67.6, 57.5, 1))
    rimmed(picture, BROWN, ear, 1.0, INK)
    picture.add(INK, closed((62.4, 55, 1), (61, 49.6), (61.6, 45.2, 1), (64.4, 50), (65.0, 55.6, 1)))
    head = closed(
        (56, 54.5), (62, 54.6), (67, 61), (68.4, 72), (64.8, 83), (58, 89.2), (50.2, 93), (43.0, 102.0),
        (37.4, 112.8), (31.4, 117.8), (24.4, 118.4), (18.0, 114.8), (15.4, 108.2),
        (17.4, 101.2), (24.6, 89.6), (32.6, 75.6), (41.2, 62.2), (48.6, 56.0),
    )  # fmt: skip
    rimmed(picture, BROWN, head, 1.0, INK)
    blaze = closed(
        (46.5, 58.6, 1),
        (40.0, 67),
        (31.4, 81),
        (23.4, 95.4),
        (18.8, 103.4, 1),
        (23.6, 100),
        (30.6, 89),
        (38.4, 76.2),
        (45.6, 64.4),
    )
    picture.add(PAPER, blaze)
    forelock = closed(
        (60, 52.6, 1),
        (52.6, 53.0),
        (45.4, 58.6),
        (41.4, 68.4, 1),
        (47.8, 64.8),
        (53.4, 64.6, 1),
        (56.6, 60.6),
        (61.4, 58.4, 1),
    )
    rimmed(picture, OCHRE, forelock, 0.95, INK)
    for points in (((57.6, 55), (50.4, 58.6), (45.2, 64.6)), ((58.6, 57.6), (54.0, 60.2), (51.4, 63.0))):
        picture.add(INK, cut(*points, width=1.2, peak=0.4))
    picture.add(INK, closed((43.4, 74.4, 1), (47.4, 70.0), (53.4, 70.6), (55.2, 75.4, 1), (50.4, 78.6), (45.8, 77.6)))
    picture.add(OCHRE, circle(49.4, 74.4, 2.7))
    picture.add(INK, circle(49.2, 74.4, 1.7))
    picture.add(PAPER, circle(48.2, 73.2, 0.75))
    picture.add(INK, cut((42.6, 70.4), (47.6, 66.8), (54.4, 67.6), width=1.5, peak=0.5))
    picture.add(PAPER, cut((44.6, 80.4), (50, 81.4), (55.4, 78.8), width=1.0, peak=0.5))
    picture.add(INK, closed((18.8, 105.2), (22.0, 102.6), (25.0, 104.4), (23.2, 107.6), (20.0, 108.6)))
    picture.add(PAPER, cut((17.6, 102.6), (21, 99.9), (25.6, 101), width=1.0, peak=0.5))
    picture.add(INK, stroke(curve((17.2, 111.8), (22.6, 111.4), (27.6, 108.8), (30.8, 104.6)), 1.1))
    for j in range(4):
        picture.add(PAPER, cut((64.6 - 1.5 * j, 76 + 3.4 * j), (58.4 - 1.4 * j, 80.6 + 2.8 * j), width=1.3, peak=0.3))
    for j in range(4):
        picture.add(PAPER, cut((40 - 2.6 * j, 98.6 + 4.4 * j), (35.6 - 2.4 * j, 99 + 3.6 * j), width=1.1, peak=0.4))
    for x, y in ((22.4, 114.6), (25.6, 113.2), (26.2, 116.0)):
        picture.add(PAPER, circle(x, y, 0.6))


def _bridle(picture: Picture) -> None:
    """Straps over poll, brow, cheek and nose, and the rein."""
    straps = union(
        stroke(curve((63.4, 56.4), (58.6, 68.4), (51.2, 81.2), (39.4, 97.2)), 3.2),
        stroke(curve((26.8, 86.0), (32.6, 90.2), (39.4, 97.2), (44.4, 99.8)), 3.2),
        stroke(curve((45.4, 59.8), (51.6, 64.6), (60.2, 65.2)), 2.8),
        stroke(curve((39.4, 97.2), (34.2, 103.6), (31.0, 106.6)), 2.6),
    )
    rein = stroke(curve((31.4, 106.4), (43, 117), (62, 127), (92, 131)), 2.8)
    rimmed(picture, RED, union(straps, rein), 0.8, INK)
    for x, y, r in ((39.4, 97.2, 4.0), (58.6, 66.2, 3.6), (31.2, 106.4, 3.6)):
        rimmed(picture, OCHRE, circle(x, y, r), 0.85, INK)
        picture.add(INK, circle(x, y, r * 0.42))
