"""A skull over crossed bones that has counted too far; the figures in its eyes are set by the template."""

from __future__ import annotations

from art.curves import closed, curve, cut
from art.karten.suits import sign
from art.motifs.stage import MIDDLE, RED, Motif, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import both, circle, move, outset, rectangle, turn, union

_HALF = (
    (17, 50.5), (28.5, 61), (31.5, 76), (28, 88), (25.2, 93.5, 1), (27, 101), (20, 105.5), (15, 108, 1), (14.2, 117),
    (12, 123),
)  # fmt: skip
"""The right half of the skull's outline between crown and chin, x from the middle."""


def skull() -> Motif:
    red = Picture()
    red.add(RED, rays(MIDDLE, 84, 40, 72, width=1.15, jitter=0.45, top=42))
    return {"rays": red, "skull": _skull()}


def _skull() -> Picture:
    picture = Picture()
    for angle in (-31, 31):
        knobs = union([circle(MIDDLE + x, 106 + y, 5.1) for x in (-45.5, 45.5) for y in (-4.2, 4.2)])
        bone = turn(union(knobs, rectangle(MIDDLE - 45, 102.8, MIDDLE + 45, 109.2)), angle, (MIDDLE, 106))
        picture.add(INK, outset(bone, 1.4))
        picture.add(PAPER, bone)
        for x, y in ((44, 4.6), (44, -4.6), (-44, 4.6), (-44, -4.6)):
            dent = cut((MIDDLE + x, 106 + y), (MIDDLE + x * 1.1, 106 + y * 1.28), width=0.9)
            picture.add(INK, turn(dent, angle, (MIDDLE, 106)))
    right = [(MIDDLE + x, *rest) for x, *rest in _HALF]
    left = [(MIDDLE - x, *rest) for x, *rest in reversed(_HALF)]
    rimmed(picture, PAPER, closed((MIDDLE, 47.5), *right, (MIDDLE, 125.4), *left), 1.5, INK)
    socket = closed((3, 79), (4.2, 70.5), (12.6, 68.8), (22.8, 72), (24.8, 82), (21, 91.4), (11.6, 93.2), (4.4, 89))
    cracks = [cut((29.4 - 0.9 * j, 70 - 3.6 * j), (24.6 - 1.2 * j, 68.6 - 2.9 * j), width=1.1) for j in range(6)]
    cheek = [cut((24.4 - 1.6 * j, 97.8 + 2.6 * j), (17.4, 98 + 2.2 * j), width=0.9) for j in range(3)]
    picture.add(INK, both(move(union(socket, cracks, cheek), MIDDLE, 0), MIDDLE))
    picture.add(INK, sign("pik", MIDDLE, 98.6, 13))
    picture.put(_teeth())
    picture.add(INK, cut((MIDDLE + 1, 49.6), (MIDDLE - 2, 58), (MIDDLE + 2.4, 64.5), width=1.0, peak=0.3))
    return picture


def _teeth() -> Picture:
    picture = Picture()
    upper = curve((MIDDLE - 13.4, 109.6), (MIDDLE, 107.0), (MIDDLE + 13.4, 109.6))
    lower = curve((MIDDLE - 13.0, 116.8), (MIDDLE, 118.6), (MIDDLE + 13.0, 116.8))
    picture.add(INK, stroke(upper, 0.9), stroke(lower, 0.9))
    picture.add(INK, stroke([(MIDDLE - 13.2, 113.0), (MIDDLE + 13.2, 113.0)], 0.75))
    for tooth in range(-3, 5):
        x = MIDDLE + (tooth - 0.5) * 3.55
        picture.add(INK, cut((x, 107.4), (x, 113), (x, 118.6), width=0.95, peak=0.5))
    return picture
