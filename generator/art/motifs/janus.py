"""One crown over two faces that look apart, the one by day, the other by night: who belongs to whom?"""

from __future__ import annotations

from art.curves import closed, cut
from art.karten.suits import sign
from art.motifs.stage import FOOT, MIDDLE, OCHRE, RED, Motif, at, corner, rays, rimmed
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, both, circle, lozenge, mirror, placed, polygon, rectangle, union

_PROFILE = (
    (0, -29, 1), (15, -29, 1), (19.6, -23), (21.2, -16), (19.8, -11.4), (21.6, -8), (25.0, -2.2), (27.6, 1.4),
    (26.6, 4.2), (22.4, 5.0, 1), (22.2, 7.4, 1), (25.2, 10.2), (24.0, 13.0), (21.4, 13.8, 1), (24.4, 16.2),
    (23.2, 19.4), (21.4, 21.2, 1), (23.4, 25.2), (21.2, 29.8), (15.0, 31.6), (10.6, 33.4, 1), (10.0, 40), (12.4, 48, 1),
    (0, 48, 1),
)  # fmt: skip
"""The half of the head that looks to the right, x from the line between the faces."""

HEAD = placed(MIDDLE, 81.6, factor=0.79)


def janus() -> Motif:
    return {"rays": rays(MIDDLE, 84, 44, 64), "heads": _heads()}


def _heads() -> Picture:
    picture = Picture()
    face = closed(*_PROFILE)
    head = both(face)
    rimmed(picture, INK, HEAD(head), 1.3)
    picture.add(PAPER, HEAD(face))
    light, dark = _features(), _features()
    picture.add(INK, [HEAD(shape) for shape in light])
    picture.add(PAPER, [HEAD(mirror(shape)) for shape in dark])
    picture.add(RED, HEAD(both(closed((21.2, 13.9, 1), (24.0, 11.6), (25.6, 10.6), (24.4, 13.6), (22.4, 14.4)))))
    _hair(picture)
    _bust(picture)
    _crown(picture)
    return picture


def _features() -> list[Geometry]:
    """Eye, brow, nostril, mouth and the shade of the cheek of the face that looks to the right."""
    eye = closed((10.4, -8.6, 1), (14.2, -12.2), (18.6, -10.2, 1), (14.6, -7.4))
    ball = circle(15.4, -9.8, 1.9)
    return [
        eye.difference(closed((11.8, -8.7, 1), (14.4, -11.1), (17.4, -10.0, 1), (14.6, -8.3))),
        ball,
        cut((8.6, -14.6), (14, -18.0), (20.0, -15.4), width=1.9, peak=0.5),
        cut((22.2, 2.6), (20.6, 0.8), (21.4, -1.4), width=1.0),
        cut((22.0, 13.6), (18.6, 14.0), (16.6, 15.6), width=1.1, peak=0.3),
        *(cut((17.4 - 2.0 * j, 27.4 + 0.4 * j), (13.6 - 1.9 * j, 19.6 + 1.6 * j), width=1.0) for j in range(4)),
        *(cut((9.6 - 0.2 * j, 36.5 + 2.9 * j), (5.0, 34.9 + 2.9 * j), width=1.0) for j in range(4)),
    ]


def _hair(picture: Picture) -> None:
    """The braid between the faces, in which both heads of hair meet."""
    for row in range(9):
        y = -22 + row * 6.4
        left = closed((-8.2, y - 4.4), (-6.6, y + 1.4), (0.6, y + 5.6, 1), (1.2, y + 1.0), (-3.4, y - 3.6))
        rimmed(picture, OCHRE, HEAD(left), 0.5, INK)
        rimmed(picture, OCHRE, HEAD(mirror(left)), 0.5, INK)
        picture.add(INK, HEAD(both(cut((-6.6, y - 2.2), (-4.6, y + 1), (-0.6, y + 3.2), width=0.9, peak=0.5))))


def _crown(picture: Picture) -> None:
    points = [(-21, -27.6), (-24, -44), (-16.5, -36), (-12.6, -48.5), (-6.2, -36.8), (0, -44.6)]
    outline = polygon(*points, *((-x, y) for x, y in reversed(points[:-1])))
    balls = union([circle(x, y, 2.1) for x, y in ((-24, -44.6), (-12.6, -49.4), (12.6, -49.4), (24, -44.6))])
    clubs = sign("kreuz", 0, -46.6, 9.6)
    rimmed(picture, OCHRE, HEAD(union(outline, balls)), 1.0, INK)
    picture.add(INK, HEAD(sign("kreuz", 0, -46.6, 9.6).buffer(1.3)))
    picture.add(PAPER, HEAD(clubs))
    picture.add(
        INK, HEAD(rectangle(-21.4, -30.8, 21.4, -29.8)), HEAD(rectangle(-22, -37.0, 22, -36.2).intersection(outline))
    )
    for x in (-15.6, -7.8, 0, 7.8, 15.6):
        picture.add(RED if x else INK, HEAD(lozenge(x, -33.4, 2.4, 2.0)))


def _bust(picture: Picture) -> None:
    """A cloak from shoulder to shoulder, one half of it dark, and a collar of ermine with a clasp."""
    frame = rectangle(-6, 0, 111, FOOT + 3)
    half = (
        corner(0, 124), at(7, 120), at(12.5, 120.4), at(24, 123.4), at(36, 126.2), at(43.6, 131.4), at(47.4, 139),
        corner(48.6, 144), corner(0, 144),
    )  # fmt: skip
    right = closed(*half)
    rimmed(picture, INK, both(right, MIDDLE).intersection(frame), 1.3)
    picture.add(RED, right.intersection(frame))
    for j in range(4):
        fold = cut(at(27 + 5.2 * j, 130.4 + 1.5 * j), at(30.5 + 5.0 * j, 140.6), width=1.2, peak=0.3)
        picture.add(INK, fold.intersection(frame))
        picture.add(PAPER, mirror(fold, MIDDLE).intersection(frame))
    collar = closed(
        corner(0, 119.4), at(5.0, 117.8), corner(9.0, 113.0), at(14.6, 119.0), corner(24.6, 122.4), at(17.4, 132.0),
        corner(0, 140.6),
    )  # fmt: skip
    rimmed(picture, PAPER, both(collar, MIDDLE).intersection(frame), 1.0, INK)
    for x, y, angle in (
        (10.4, 120.4, -34),
        (17.6, 123.6, -44),
        (7.2, 127.0, -24),
        (13.6, 129.2, -36),
        (4.4, 133.0, -12),
    ):
        tail = closed((0, -1.9, 1), (1.0, 0.6), (0.9, 1.8, 1), (0, 1.3), (-0.9, 1.8, 1), (-1.0, 0.6))
        picture.add(INK, both(placed(MIDDLE + x, y, angle)(tail), MIDDLE))
    rimmed(picture, OCHRE, circle(MIDDLE, 131.2, 4.6), 1.0, INK)
    picture.add(INK, sign("kreuz", MIDDLE, 131.1, 5.6))
