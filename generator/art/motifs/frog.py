"""The frog of the fable that blew itself up: one more, and it bursts. The template sets the figure on its belly."""

from __future__ import annotations

from art.curves import closed, curve, cut
from art.motifs.stage import FOOT, GREEN, MIDDLE, TITLE_OF_TWO, Motif, at, corner, even, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import both, circle, rectangle


def frog() -> Motif:
    return {"rays": rays(MIDDLE, 96, 49, 64, top=TITLE_OF_TWO), "frog": _frog()}


def _frog() -> Picture:
    picture = Picture()
    thigh = closed(at(25, 112), at(38, 106), at(47, 113), at(47.5, 125), at(41, 134), at(29, 138), at(21, 130))
    rimmed(picture, GREEN, both(thigh, MIDDLE), 1.1, INK)
    for j in range(5):
        picture.add(
            PAPER,
            both(
                cut(at(44.6 - 1.0 * j, 113 + 4.6 * j), at(39.6 - 1.2 * j, 114.4 + 4.2 * j), width=1.2, peak=0.4),
                MIDDLE,
            ),
        )
    trunk = even((0, 66), (22, 69), (34, 84), (37, 103), (31, 123), (17, 135), (0, 138))
    rimmed(picture, GREEN, trunk, 1.1, INK)
    belly = even((0, 86), (19, 88.5), (29, 102), (26, 119), (14, 130.6), (0, 133))
    rimmed(picture, PAPER, belly, 0.95, INK)
    for j in range(6):
        picture.add(
            INK,
            both(
                cut(
                    at(26.0 - 0.4 * j * j, 104 + 4.6 * j),
                    at(22.0 - 0.4 * j * j, 104.6 + 4.1 * j),
                    width=1.1,
                    peak=0.3,
                ),
                MIDDLE,
            ),
        )
        picture.add(
            PAPER,
            both(
                cut(at(35.0 - 0.16 * j * j, 92 + 5.2 * j), at(31.4 - 0.16 * j * j, 93 + 4.9 * j), width=1.1, peak=0.4),
                MIDDLE,
            ),
        )
    _feet(picture)
    _head(picture)
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))


def _feet(picture: Picture) -> None:
    foot = closed(
        corner(14, 133), at(20, 130), at(30, 132), at(41, 136.4), corner(43, 142), corner(8, 142), at(9, 137),
    )  # fmt: skip
    rimmed(picture, GREEN, both(foot, MIDDLE), 1.0, INK)
    for x in (17, 25.5, 34):
        picture.add(INK, both(cut(at(x - 2.0, 133.8), at(x - 0.6, 137), at(x + 0.4, 142), width=1.2, peak=0.6), MIDDLE))
    closed(at(8.6, 96.0), at(12.6, 92.6), at(17, 94), at(18.4, 98.4), at(14, 101.6), at(9.4, 100.4))
    arm = stroke(curve(at(33, 84), at(30.5, 93.5), at(21, 98)), 6.6)
    rimmed(picture, GREEN, both(arm, MIDDLE), 1.0, INK)
    for x, y in ((13.4, 93.6), (11.6, 98.2), (13.4, 102.6)):
        rimmed(picture, GREEN, both(stroke([at(22, 97.8), at(x, y)], 3.0), MIDDLE), 0.8, INK)
        picture.add(GREEN, both(circle(*at(x, y), 1.9), MIDDLE))
    picture.add(GREEN, both(stroke(curve(at(33, 84), at(30.5, 93.5), at(22, 97.8)), 6.6), MIDDLE))


def _head(picture: Picture) -> None:
    for x, y, r, role in ((17, 56.4, 10.4, GREEN), (17, 55.6, 7.6, PAPER), (16.2, 55.4, 4.4, INK)):
        disc = circle(*at(x, y), r, 24)
        if role == INK:
            picture.add(INK, both(disc, MIDDLE))
        else:
            rimmed(picture, role, both(disc, MIDDLE), 1.1 if role == GREEN else 0.8, INK)
    picture.add(PAPER, both(circle(*at(18.0, 53.6), 1.3), MIDDLE))
    skull = even((0, 58.6), (8, 58.2), (22, 63), (31.5, 71), (32, 77), (24, 83.6), (0, 86.6))
    picture.add(INK, skull.buffer(1.0).difference(rectangle(MIDDLE - 40, 40, MIDDLE + 40, 71)))
    picture.add(GREEN, skull)
    mouth = curve(at(-31, 71.5), at(-24, 77.6), at(-10, 80.2), at(0, 80.6), at(10, 80.2), at(24, 77.6), at(31, 71.5))
    picture.add(INK, stroke(mouth, 1.5))
    picture.add(INK, both(cut(at(2.2, 66.4), at(3.6, 68.0), width=1.4), MIDDLE))
    for j in range(4):
        picture.add(
            PAPER,
            both(
                cut(at(27.4 - 3.4 * j, 69.6 - 1.3 * j), at(23.8 - 3.2 * j, 72.6 - 0.7 * j), width=1.1, peak=0.4),
                MIDDLE,
            ),
        )
    cheeks = closed(corner(22, 79.6), at(33, 76), at(37, 84), at(30, 89), at(22, 86))
    rimmed(picture, PAPER, both(cheeks, MIDDLE), 0.9, INK)
    picture.add(INK, both(cut(at(33.2, 79.6), at(33.6, 83), at(30.4, 86), width=1.0), MIDDLE))
