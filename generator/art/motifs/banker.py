"""The banker: a top hat, a monocle, a moustache; the template puts a card in the band of his hat."""

from __future__ import annotations

from art.curves import closed, curve, cut
from art.motifs.stage import FOOT, MIDDLE, OCHRE, RED, Motif, at, corner, even, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import both, circle, polygon, rectangle, ring


def banker() -> Motif:
    return {"rays": rays(MIDDLE, 86, 42, 64), "figure": _figure(), "band": _band()}


def _figure() -> Picture:
    picture = Picture()
    coat = even((-12, 120, 1), (-24, 124), (-44, 130), (-50, 142, 1))
    rimmed(picture, INK, coat, 1.0)
    shirt = polygon(at(-13, 119), at(13, 119), at(7, 142), at(-7, 142))
    picture.add(PAPER, shirt)
    lapel = polygon(at(12.6, 120), at(20, 126), at(12, 133), at(15, 135), at(7.4, 143), at(5.6, 143))
    rimmed(picture, INK, both(lapel, MIDDLE), 0.6)
    bow = closed(corner(0, 127.2), at(9.6, 122.6), at(12.4, 124.4), at(12.4, 131.2), at(9.6, 132.6), corner(0, 128.6))
    rimmed(picture, RED, both(bow, MIDDLE), 0.8, INK)
    rimmed(picture, RED, rectangle(*at(-2.2, 125.4), *at(2.2, 130.2)).buffer(0.6), 0.7, INK)
    for y in (135.4,):
        picture.add(OCHRE, circle(*at(0, y), 1.4))
    _face(picture)
    _hat(picture)
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))


def _face(picture: Picture) -> None:
    ears = both(closed(at(25, 86), at(30.5, 84), at(31.5, 91), at(28, 98), at(24, 97)), MIDDLE)
    rimmed(picture, PAPER, ears, 0.9, INK)
    picture.add(INK, both(cut(at(27, 87.5), at(29.2, 89.5), at(27.4, 94), width=1.0), MIDDLE))
    right = (at(25.6, 76), at(26, 92), at(23, 106), at(15, 116), at(6, 121.6))
    face = closed(
        corner(-25.6, 72),
        corner(25.6, 72),
        *right,
        at(0, 122.4),
        *((2 * MIDDLE - x, y) for x, y in reversed(right)),
    )
    rimmed(picture, PAPER, face, 1.0, INK)
    whisker = closed(corner(26.2, 80), at(26.6, 94), at(23, 105), at(19.6, 107), at(21.4, 96), corner(21.8, 80))
    picture.add(INK, both(whisker, MIDDLE))
    for j in range(5):
        picture.add(
            PAPER, both(cut(at(25.4 - 0.3 * j, 84 + 4.4 * j), at(22.6 - 0.3 * j, 86.2 + 4.2 * j), width=0.85), MIDDLE)
        )
    # the eyes: one behind the glass, wide; the other half closed
    glass = ring(*at(11.4, 88), 8.6, 6.9)
    picture.add(INK, glass.buffer(0.35))
    picture.add(OCHRE, glass)
    eye = closed(corner(5.8, 88.6), at(11.4, 84.2), corner(17, 88.2), at(11.4, 91.8))
    picture.add(INK, eye.buffer(0.45), stroke(curve(at(19.4, 91), at(24, 104), at(22, 118), at(26, 127)), 0.85))
    picture.add(PAPER, eye)
    picture.add(INK, circle(*at(11.4, 87.8), 2.9))
    picture.add(PAPER, circle(*at(12.4, 86.8), 0.9))
    picture.add(INK, closed(corner(-5.4, 88.4), at(-11.4, 85.2), corner(-18, 88.2), at(-11.6, 90.6)))
    picture.add(PAPER, cut(at(-7.4, 88.6), at(-11.6, 89.4), at(-15.6, 88.6), width=0.9, peak=0.5))
    picture.add(
        INK,
        cut(at(4.6, 78.8), at(11, 75.2), at(19, 78.4), width=2.6, peak=0.5),
        cut(at(-4.6, 82.4), at(-12, 80.8), at(-19.4, 83.4), width=2.6, peak=0.5),
    )
    nose = curve(at(-2.6, 86), at(-3.2, 94), at(-5.2, 99.5), at(-2.6, 102), at(0, 101.2), at(2.6, 102), at(5.2, 99.5))
    picture.add(INK, stroke(nose, 0.95))
    tache = closed(
        corner(0, 104.4),
        at(4.6, 103.2),
        at(11, 106.2),
        at(18, 105.6),
        corner(23.6, 99.4),
        at(22.4, 107.6),
        at(15, 112.2),
        at(6, 110.8),
        corner(0, 107.6),
    )
    picture.add(INK, both(tache, MIDDLE))
    for j in range(4):
        picture.add(
            PAPER,
            both(cut(at(3.6 + 3.6 * j, 105.4 + 1.2 * j), at(7.8 + 3.4 * j, 108.6 + 0.4 * j), width=0.85), MIDDLE),
        )
    picture.add(RED, closed(corner(-5, 112.2), at(0, 111.2), corner(5, 112.2), at(0, 114.6)))
    picture.add(INK, cut(at(-3, 117.2), at(0, 118), at(3, 117.2), width=0.9, peak=0.5))


def _hat(picture: Picture) -> None:
    crown = even((-25.5, 73, 1), (-24.2, 58), (-27.6, 41.4, 1), (0, 39.4))
    rimmed(picture, INK, crown, 1.0)
    for j in range(6):
        19.8 + (0.9 * j if j < 3 else 0)
        shine = cut(
            at(23.6 - 2.6 * j, 44.4), at(21.4 - 2.5 * j, 52), at(21.4 - 2.5 * j, 60 - 1.8 * j), width=1.1, peak=0.4
        )
        picture.add(PAPER, shine)
    brim = closed(
        at(-42, 70.4),
        at(-38, 75.6),
        at(-20, 78.4),
        at(0, 79.2),
        at(20, 78.4),
        at(38, 75.6),
        at(42, 70.4),
        at(37, 70.2),
        at(20, 73.6),
        at(0, 74.6),
        at(-20, 73.6),
        at(-37, 70.2),
    )
    rimmed(picture, INK, brim, 0.95)


def _band() -> Picture:
    """The band of the hat, before the card."""
    picture = Picture()
    ribbon = polygon(at(-25.0, 63.2), at(25.0, 63.2), at(25.5, 72.2), at(0, 73.6), at(-25.5, 72.2))
    rimmed(picture, RED, ribbon, 0.0, INK)
    picture.add(INK, rectangle(*at(-25.2, 62.6), *at(25.2, 63.4)))
    for x in (-18, -10.8, -3.6, 3.6, 10.8, 18):
        picture.add(OCHRE, circle(*at(x, 68), 1.35))
    return picture
