"""A stag between two hounds: one against two. The template hangs a sign of the deck between its antlers."""

from __future__ import annotations

from art.curves import closed, curve, cut, ribbon
from art.motifs.stage import BROWN, FOOT, MIDDLE, OCHRE, RED, Motif, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, both, circle, mirror, placed, rectangle, union

HEAD = placed(MIDDLE, 97.5, factor=0.88)
HOUND = placed(17.5, 124, -20, 1.1)


def stag() -> Motif:
    return {"rays": rays(MIDDLE, 66, 27, 60), "stag": _stag(), "hounds": _hounds()}


def _antler() -> Geometry:
    """The right antler: the beam and its tines."""
    lines = (
        (((4.6, -13), (8.6, -24), (19.6, -33), (26.6, -46), (23.6, -61)), 5.2, 2.0),
        (((7.6, -22), (14.4, -21.4), (20.4, -27.2)), 3.4, 1.1),
        (((15.0, -29.6), (25.4, -28.6), (31.4, -35.4)), 3.6, 1.1),
        (((23.4, -38.4), (33.4, -38.8), (38.6, -46.6)), 3.6, 1.1),
        (((26.4, -48.4), (34.4, -51.6), (36.4, -59.4)), 3.2, 1.1),
        (((24.8, -57.0), (18.6, -59.6), (14.6, -63.6)), 2.8, 1.1),
    )
    return union([ribbon(curve(*points), wide, narrow) for points, wide, narrow in lines])


def _stag() -> Picture:
    picture = Picture()
    neck = closed((-13, 10, 1), (-17, 26), (-25, 50, 1), (25, 50, 1), (17, 26), (13, 10, 1))
    rimmed(picture, BROWN, HEAD(neck), 1.0, INK)
    for j in range(4):
        for k in range(3):
            start = (6.4 + 4.6 * k, 33.0 + 4.4 * j - 0.6 * k)
            tuft = cut(start, (start[0] + 0.6, start[1] + 2.6), (start[0] - 0.4, start[1] + 5.2), width=1.2, peak=0.4)
            picture.add(PAPER, HEAD(both(tuft)))
    rimmed(picture, PAPER, HEAD(both(_antler())), 0.95, INK)
    ear = closed((8.4, -9, 1), (14, -16.4), (24.6, -17.8), (30.4, -14.6, 1), (25, -7.6), (16, -3.4), (9.6, -3.0, 1))
    rimmed(picture, BROWN, HEAD(both(ear)), 1.0, INK)
    picture.add(PAPER, HEAD(both(closed((13.4, -9.4, 1), (18, -13.6), (26.6, -14.2, 1), (20, -8.2)))))
    half = ((5.4, -15.6), (10.4, -12), (11.8, -3), (9.4, 7), (7.2, 16), (8.2, 24), (6.6, 30.4), (2.6, 33.2))
    face = closed((0, -16.2), *half, (0, 33.6), *((-x, y) for x, y in reversed(half)))
    rimmed(picture, BROWN, HEAD(face), 1.0, INK)
    blaze = closed((0, -12.4, 1), (2.6, -6), (2.0, 4), (3.4, 17), (0, 22, 1), (-3.4, 17), (-2.0, 4), (-2.6, -6))
    picture.add(PAPER, HEAD(blaze))
    eye = closed((4.8, -2.2, 1), (7.4, -6.2), (10.8, -5.4, 1), (8.6, -1.4))
    picture.add(PAPER, HEAD(both(eye.buffer(0.9))))
    picture.add(INK, HEAD(both(eye)))
    picture.add(PAPER, HEAD(both(circle(8.2, -4.2, 0.75))))
    nose = closed((-5.6, 24.4, 1), (0, 22.6), (5.6, 24.4, 1), (3.6, 28.4), (0, 30.2, 1), (-3.6, 28.4))
    picture.add(INK, HEAD(nose))
    picture.add(PAPER, HEAD(both(cut((1.6, 25.0), (3.0, 24.6), (4.2, 25.4), width=0.9))))
    picture.add(INK, HEAD(both(cut((0.2, 30.4), (2.6, 31.4), (5.4, 30.2), width=1.1, peak=0.4))))
    for j in range(4):
        picture.add(
            INK, HEAD(both(cut((10.4 - 0.9 * j, 3.4 + 4.0 * j), (6.4 - 0.5 * j, 5.0 + 3.8 * j), width=1.15, peak=0.3)))
        )
    for x, y in ((2.2, -14.2), (4.8, -13.4)):
        picture.add(INK, HEAD(both(cut((x, y), (x * 0.9, y + 4.6), width=1.1))))
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))


def _hounds() -> Picture:
    picture = Picture()
    for flipped in (False, True):
        hound = Picture()
        hound.put(_hound(), HOUND)
        picture.put(hound, (lambda shape: mirror(shape, MIDDLE)) if flipped else (lambda shape: shape))
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))


def _hound() -> Picture:
    """A hound that bays, turned to the right, about its throat."""
    picture = Picture()
    trunk = closed(
        (17.4, -12.6, 1), (8.4, -13.8), (3.0, -17.6), (-4.0, -19.4), (-10.6, -16.0), (-14.4, -7), (-20, 6), (-30, 18),
        (-34, 34, 1), (14, 34, 1), (9.6, 20), (4.0, 10), (1.6, 2.0, 1), (6.0, 0.4), (12.4, 1.8), (14.6, -0.6, 1),
        (9.0, -3.6, 1), (14.6, -5.4), (18.4, -7.4), (19.4, -10.6),
    )  # fmt: skip
    rimmed(picture, OCHRE, trunk, 0.8, INK)
    tongue = closed((9.4, -3.6, 1), (13.2, -3.2), (15.8, -1.2), (16.2, 2.0), (14.2, 1.2), (12.0, -0.4))
    rimmed(picture, PAPER, tongue, 0.5, INK)
    picture.add(INK, closed((15.6, -12.6), (18.4, -13.4), (20.4, -11.2), (18.8, -8.8), (16.4, -9.4)))
    picture.add(INK, closed((2.2, -13.4, 1), (4.6, -15.4), (7.0, -13.4, 1), (4.8, -12.0)))
    picture.add(PAPER, circle(4.8, -13.6, 0.55))
    for x, y in ((11.4, -6.6), (13.6, -7.4), (12.6, -5.4)):
        picture.add(INK, circle(x, y, 0.42))
    ear = closed(
        (-3.4, -17.4, 1), (-0.6, -12.4), (-1.6, -4.0), (-6.4, 2.4, 1), (-10.4, -3.4), (-10.8, -11.0), (-8.0, -16.0)
    )
    rimmed(picture, BROWN, ear, 0.75, INK)
    picture.add(PAPER, cut((-4.6, -14), (-3.4, -8.6), (-5.8, -2.6), width=0.95, peak=0.5))
    collar = stroke(curve((-17.8, 4.0), (-9.0, 9.4), (3.2, 8.4)), 3.4)
    rimmed(picture, RED, collar.intersection(trunk.buffer(0.3)), 0.7, INK)
    for x, y in ((-13.4, 6.8), (-8.0, 9.3), (-2.4, 9.6)):
        picture.add(PAPER, circle(x, y, 0.8))
    for j in range(4):
        picture.add(
            INK,
            cut(
                (6.6 + 0.9 * j, 15 + 3.2 * j),
                (2.8 + 0.8 * j, 16.6 + 3.4 * j),
                (0.6 + 0.8 * j, 20.4 + 3.4 * j),
                width=0.95,
                peak=0.4,
            ),
        )
    return picture
