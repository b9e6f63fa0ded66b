"""A cock that crows the four suits: what is announced counts."""

from __future__ import annotations

from art.curves import closed, cut
from art.karten.suits import sign
from art.motifs.stage import FOOT, OCHRE, RED, TITLE_OF_TWO, Motif, rays, rimmed
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, placed, rectangle

CALLED = (("herz", 24.6, 57.4), ("pik", 14.0, 67.4), ("karo", 12.6, 81.0), ("kreuz", 21.4, 92.4))
"""The suits before the beak, and where they are."""


def rooster() -> Motif:
    return {"rays": rays(42, 74, 46, 66, outer=130, jitter=0.5, top=TITLE_OF_TWO), "rooster": _rooster()}


def _rooster() -> Picture:
    picture = Picture()
    _tail(picture)
    _feathers(picture)
    _head(picture)
    for near, far in (((31.0, 69.4), (22.6, 66.6)), ((30.6, 73.4), (21.0, 74.2)), ((31.4, 77.4), (23.4, 82.0))):
        picture.add(PAPER, cut(near, far, width=1.6, peak=0.6))
    for suit, x, y in CALLED:
        rimmed(picture, RED if suit in ("herz", "karo") else INK, sign(suit, x, y, 11.0), 1.2)
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))


def _tail(picture: Picture) -> None:
    """Sickle feathers, which rise behind the back and fall over the edge of the page."""
    for points, role in (
        (((84, 140), (90, 104), (97, 82), (112, 74)), OCHRE),
        (((82, 140), (84, 100), (90, 74), (108, 58)), INK),
        (((80, 138), (78, 98), (82, 68), (96, 49.6)), RED),
        (((92, 142), (98, 118), (104, 100), (114, 92)), INK),
    ):
        rimmed(picture, role, cut(*points, width=11.5, peak=0.62), 1.1)
        picture.add(PAPER if role == INK else INK, cut(*points[1:], width=1.3, peak=0.4))


def _feathers(picture: Picture) -> None:
    """Rows of hackles from the breast up to the head, each over the one below."""
    body = closed(
        (68, 68), (75, 80), (82, 96), (90, 112), (97, 126), (102, 142, 1), (18, 142, 1), (19, 132), (25, 120),
        (35, 108), (42, 98), (46, 86), (54, 76),
    )  # fmt: skip
    rimmed(picture, INK, body, 1.4)
    rows = (
        (134, 24, 96, 9, INK), (125, 25, 91, 8, PAPER), (115, 31, 85, 7, OCHRE), (105.5, 38, 80, 6, PAPER),
        (96.5, 43.6, 75.6, 5, OCHRE), (88.5, 47.6, 71.6, 4, PAPER),
    )  # fmt: skip
    for y, front, back, count, role in rows:
        for number in (*range(0, count, 2), *range(1, count, 2)):
            share = number / (count - 1)
            lower = number % 2 * 2.2
            place = placed(front + share * (back - front), y + lower + 3 * share, 26 - 46 * share)
            rimmed(picture, role, place(_hackle()), 0.8, PAPER if role == INK else INK)
            picture.add(PAPER if role == INK else INK, place(cut((0, -3), (0.3, 1.6), (0, 6.6), width=1.1, peak=0.4)))


def _hackle() -> Geometry:
    """A feather about the origin that points down."""
    return closed((0, -9), (4.6, -4), (4.9, 3), (0, 10.4, 1), (-4.9, 3), (-4.6, -4))


def _head(picture: Picture) -> None:
    for wattle in (
        closed((53, 84, 1), (49.6, 92), (51.4, 100), (55.4, 101.4), (58.2, 95), (58.4, 85, 1)),
        closed((46.6, 82, 1), (41.4, 90), (42.6, 99.4), (47.4, 102), (51.2, 96), (52.4, 85, 1)),
    ):
        rimmed(picture, RED, wattle, 1.0, INK)
    comb = closed(
        (45, 68, 1), (41.4, 61), (42.2, 55), (46.4, 54.4), (48.4, 60, 1), (47.8, 53), (51.2, 49.4), (54.8, 52),
        (55.2, 58, 1), (56, 51), (59.6, 48.2), (62.8, 51.6), (62, 58.8, 1), (65, 52.8), (69, 51.4), (71, 55.6),
        (68.2, 62, 1), (73, 58.8), (76.6, 60.4), (75.4, 66), (69, 73, 1), (58, 68),
    )  # fmt: skip
    rimmed(picture, RED, comb, 1.1, INK)
    face = closed(
        (44.6, 78), (44, 70), (49, 63.4), (58.6, 61.6), (67, 66), (70, 75), (66, 84.6), (57, 89.4), (48.6, 87)
    )
    rimmed(picture, RED, face, 1.1, INK)
    picture.add(INK, closed((36, 65.6), (47, 72), (48, 78), (36, 80.4), (41, 74)))
    rimmed(picture, RED, closed((47, 77.4, 1), (40.4, 71.4), (36.4, 72.2, 1), (40.4, 76.6)), 0.5, PAPER)
    upper = closed((48.4, 63.4, 1), (41, 59.8), (34.4, 59.8), (28.4, 63.8, 1), (36.4, 66.4), (46.6, 74.4, 1))
    lower = closed((46.8, 76.4, 1), (40, 77.2), (33.4, 80.6, 1), (40, 84.8), (49, 86.2, 1))
    for beak in (upper, lower):
        rimmed(picture, OCHRE, beak, 1.0, INK)
    picture.add(INK, cut((43.6, 64.8), (41.2, 64.2), (39.6, 65.4), width=1.3))
    picture.add(PAPER, cut((45, 62.8), (39, 61.4), (33.6, 62.4), width=1.1, peak=0.4))
    for shape, role in (
        (circle(55.4, 71.2, 4.6), INK),
        (circle(55.4, 71.2, 3.8), PAPER),
        (circle(54.6, 70.8, 2.2), INK),
    ):
        picture.add(role, shape)
    rimmed(picture, PAPER, closed((62, 76.6), (66, 79), (65.6, 84.4), (61.6, 88), (58.6, 84), (59, 79)), 0.9, INK)
    for ends in (
        ((52.4, 53.4), (52.6, 58)),
        ((59.6, 52), (59.2, 57.4)),
        ((67.6, 55.4), (65.6, 59.6)),
        ((45, 58), (46.4, 62)),
    ):
        picture.add(INK, cut(*ends, width=1.2))
