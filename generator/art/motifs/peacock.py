"""A peacock before the fan of its cards, which the template lays behind it."""

from __future__ import annotations

from art.curves import closed, cut
from art.motifs.stage import FOOT, GROUND, MIDDLE, OCHRE, Motif, at, corner, even, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import both, circle, placed, rectangle


def peacock() -> Motif:
    return {"bird": _bird()}


def _bird() -> Picture:
    picture = Picture()
    _coverts(picture)
    _trunk(picture)
    _head(picture)
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))


def _coverts(picture: Picture) -> None:
    """Short feathers with eyes, between the cards and the bird."""
    for count, reach, size in ((13, 37, 5.4), (10, 28, 5.0)):
        for number in range(count):
            angle = (number - (count - 1) / 2) * 196 / count
            feather = closed(
                (-size * 0.5, -reach + 16, 1),
                (-size, -reach + 3),
                (0, -reach - 3.4),
                (size, -reach + 3),
                (size * 0.5, -reach + 16, 1),
            )
            place = placed(MIDDLE, 121, angle)
            rimmed(picture, OCHRE, place(feather), 0.8, INK)
            picture.add(INK, place(circle(0, -reach + 1.6, size * 0.62)))
            picture.add(GROUND, place(circle(0, -reach + 1.8, size * 0.42)))
            picture.add(PAPER, place(circle(0, -reach + 1.9, size * 0.16)))
            picture.add(INK, place(both(cut((1.4, -reach + 7), (2.0, -reach + 11), width=0.9))))


def _trunk(picture: Picture) -> None:
    body = even((-3.2, 84), (-6.0, 92), (-7.2, 102), (-13.6, 112), (-17.4, 124), (-13, 142, 1))
    rimmed(picture, GROUND, body, 1.5, INK)
    picture.add(PAPER, body.buffer(0.7).difference(body.buffer(-0.1)))
    rows = ((100, 2), (105, 3), (110.4, 4), (116, 5), (121.8, 5), (127.6, 5), (133.4, 5))
    for y, count in rows:
        for number in range(count):
            x = (number - (count - 1) / 2) * 5.6
            picture.add(PAPER, cut(at(x - 2.0, y - 1.2), at(x, y + 1.6), at(x + 2.0, y - 1.2), width=0.95, peak=0.5))


def _head(picture: Picture) -> None:
    for number in range(5):
        angle = (number - 2) * 19
        place = placed(MIDDLE, 78, angle)
        picture.add(INK, place(stroke([(0, -3), (0, -13)], 2.0)))
        picture.add(PAPER, place(stroke([(0, -3), (0, -13)], 0.9)))
        rimmed(picture, OCHRE, place(circle(0, -14.6, 2.1)), 0.8, INK)
    head = even((0, 72.6), (6.6, 75.4), (8.0, 81.4), (5.4, 88), (0, 91))
    rimmed(picture, GROUND, head, 1.5, INK)
    picture.add(PAPER, head.buffer(0.7).difference(head.buffer(-0.1)))
    for side in (-1, 1):
        patch = closed(corner(side * 1.8, 80.2), at(side * 4.6, 76.8), corner(side * 7.2, 79.4), at(side * 4.6, 84))
        picture.add(PAPER, patch)
        picture.add(INK, circle(MIDDLE + side * 4.5, 80, 1.35))
    beak = closed(corner(-2.2, 83), at(0, 81.4), corner(2.2, 83), corner(0, 89.4))
    rimmed(picture, OCHRE, beak, 0.55, INK)
