"""A lion's head that bears a knocker: knocking ends the deal."""

from __future__ import annotations

import math

from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.motifs.stage import MIDDLE, OCHRE, RED, Motif, rays, rimmed, stroke
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import both, circle, move, placed, polygon, turn

HEAD = placed(MIDDLE, 81.2)


def knocker() -> Motif:
    return {"rays": rays(MIDDLE, 82, 47, 60), "lion": _lion()}


def _lion() -> Picture:
    picture = Picture()
    _mane(picture)
    _face(picture)
    _ring(picture)
    return picture


def _mane(picture: Picture) -> None:
    """Two rows of flames around the face."""
    for count, reach, inner, half, role in ((15, 41, 22, 6.2, OCHRE), (14, 33, 18, 5.6, RED)):
        for number in range(count):
            angle = (number - (count - 1) / 2) * 316 / count
            lock = closed(
                (-half, -inner, 1), (-half * 0.9, -reach * 0.72), (half * 0.45, -reach, 1), (half * 0.95, -reach * 0.7),
                (half, -inner, 1), (0, -inner * 0.6),
            )  # fmt: skip
            hair = cut(
                (-half * 0.3, -inner * 1.06),
                (-half * 0.1, -reach * 0.72),
                (half * 0.3, -reach * 0.93),
                width=1.3,
                peak=0.4,
            )
            rimmed(picture, role, HEAD(turn(lock, angle)), 0.8, INK)
            picture.add(INK, HEAD(turn(hair, angle)))


def _face(picture: Picture) -> None:
    half = ((9, -22.4), (18.6, -18), (22.4, -6), (20.6, 6), (17.6, 15), (14.6, 21.4), (8, 25.4))
    face = closed((0, -23.4), *half, (0, 26.2), *((-x, y) for x, y in reversed(half)))
    ears = both(closed((14.6, -20), (19, -29), (27.4, -27.4), (27, -18), (20, -12)))
    rimmed(picture, PAPER, HEAD(ears), 0.9, INK)
    picture.add(RED, HEAD(both(closed((18.6, -20), (21, -25.4), (24.8, -24.2), (24, -18.6), (20.6, -15.6)))))
    rimmed(picture, PAPER, HEAD(face), 1.0, INK)
    eye = closed((4.8, -4.4, 1), (9.2, -9.4), (15.4, -8.2, 1), (12.2, -3.6), (8.2, -2.8))
    parts = [
        closed(
            (2.6, -9.4),
            (8, -14.6),
            (16.8, -13.2, 1),
            (19, -8.6, 1),
            (13.6, -11.0),
            (7.6, -10.2),
            (4.2, -5.8, 1),
            (2.4, -5.6),
        ),
        eye.buffer(0.5),
        cut((4.2, -2.6), (4.4, 4), (6.8, 8.6), width=1.3, peak=0.5),
        cut((1.6, -21.6), (1.9, -17), (1.2, -12.6), width=1.3),
        cut((5.2, -20.8), (6.4, -17.6), (5.8, -15.6), width=1.1),
        *(cut((19.6 - 0.4 * j, -1 + 4.6 * j), (14.0 - 0.2 * j, 1.4 + 3.9 * j), width=1.2, peak=0.3) for j in range(4)),
    ]
    picture.add(INK, *(HEAD(both(part)) for part in parts))
    picture.add(OCHRE, HEAD(both(eye)))
    picture.add(INK, HEAD(both(circle(10.2, -6.3, 2.1))))
    nose = closed(
        (-7.4, 5.6, 1), (-4.2, 3.2), (0, 4.0), (4.2, 3.2), (7.4, 5.6, 1), (4.4, 10.4), (0, 13.2, 1), (-4.4, 10.4)
    )
    picture.add(INK, HEAD(nose))
    picture.add(PAPER, HEAD(both(cut((2.2, 6.2), (4.2, 5.6), (5.4, 6.6), width=0.9))))
    muzzle = curve((0, 13), (0.2, 16.6), (4.6, 19.6), (10.6, 18.6), (14.6, 14.2))
    picture.add(INK, HEAD(both(stroke(muzzle, 1.2))))
    for x, y in ((5.2, 13.6), (8.6, 12.2), (8.4, 15.6), (11.8, 13.4)):
        picture.add(INK, HEAD(both(circle(x, y, 0.62))))


def _ring(picture: Picture) -> None:
    """The ring in the lion's mouth, a ball at its foot, and the plate that it strikes."""
    plate = closed((-9, 55.5), (0, 52), (9, 55.5), (8, 60), (0, 61.5), (-8, 60))
    rimmed(picture, OCHRE, HEAD(plate), 1.0, INK)
    middle, radius = 36.5, 17.6
    hoop = [
        (radius * math.sin(math.radians(a)), middle - radius * math.cos(math.radians(a))) for a in range(22, 339, 4)
    ]
    rimmed(picture, OCHRE, HEAD(stroke(hoop, 5.2)), 1.0, INK)
    for a in range(36, 330, 14):
        x, y = radius * math.sin(math.radians(a)), middle - radius * math.cos(math.radians(a))
        if abs(a - 180) > 20:
            mark = cut((-1.5, -0.9), (0, 0.2), (1.5, -0.6), width=0.9, peak=0.5)
            picture.add(INK, HEAD(move(turn(mark, a - 90), x, y)))
    rimmed(picture, OCHRE, HEAD(circle(0, middle + radius, 5.6, 24)), 0.9, INK)
    picture.add(
        PAPER,
        HEAD(cut((-3.4, middle + radius - 1), (-2, middle + radius - 3.2), (0.6, middle + radius - 3.6), width=1.2)),
    )
    lip = closed((-8.6, 19.4, 1), (0, 17.2), (8.6, 19.4, 1), (7.6, 23.2), (0, 25.4), (-7.6, 23.2))
    rimmed(picture, RED, HEAD(lip), 0.8, INK)
    fangs = both(polygon((4.4, 18.4), (7.2, 18.6), (5.8, 22.6)))
    rimmed(picture, PAPER, HEAD(fangs), 0.5, INK)
