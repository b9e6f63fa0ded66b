"""A lion's head that bears a knocker: knocking ends the deal."""

from __future__ import annotations

import math

from art.curves import closed, cut
from art.motifs.stage import MIDDLE, OCHRE, RED, Motif, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import both, circle, move, placed, polygon, turn

HEAD = placed(MIDDLE, 83.2, factor=0.93)


def knocker() -> Motif:
    return {"rays": rays(MIDDLE, 82, 47, 60), "lion": _lion()}


def _lion() -> Picture:
    picture = Picture()
    _mane(picture)
    _face(picture)
    _ring(picture)
    return picture


def _mane(picture: Picture) -> None:
    """Rows of flames around the face, the ears among them."""
    _locks(picture, 19, 46, 24, 6.0, RED)
    ears = both(closed((12, -21), (15, -30.5), (22.6, -32.6), (27.4, -26), (24.6, -17.4), (17, -14)))
    rimmed(picture, OCHRE, HEAD(ears), 0.9, INK)
    picture.add(INK, HEAD(both(closed((16.4, -22), (18.4, -27.6), (22.2, -28.4), (24, -24.4), (21.4, -19.4)))))
    _locks(picture, 17, 35.5, 19, 5.4, OCHRE)
    _locks(picture, 16, 27.5, 15, 4.8, RED)


def _locks(picture: Picture, count: int, reach: float, inner: float, half: float, role: str) -> None:
    for number in range(count):
        angle = (number - (count - 1) / 2) * 330 / count
        side = 1 if angle > 0 else -1
        lock = closed(
            (-half, -inner, 1), (-half, -reach * 0.72), (side * half * 0.7, -reach, 1), (half, -reach * 0.72),
            (half, -inner, 1), (0, -inner * 0.6),
        )  # fmt: skip
        hair = cut(
            (0, -inner * 1.06), (-side * half * 0.2, -reach * 0.76), (side * half * 0.42, -reach * 0.93),
            width=1.4, peak=0.4,
        )  # fmt: skip
        rimmed(picture, role, HEAD(turn(lock, angle)), 0.9, INK)
        picture.add(INK, HEAD(turn(hair, angle)))


def _face(picture: Picture) -> None:
    half = ((8, -21.6), (16.6, -19), (20.6, -10), (19.8, -1), (20.4, 6), (17.4, 13), (14.6, 20), (9, 26.4))
    face = closed((0, -20.6), *half, (0, 28.4), *((-x, y) for x, y in reversed(half)))
    rimmed(picture, OCHRE, HEAD(face), 1.1, INK)
    bridge = closed(
        (0, -14.6), (4.4, -13), (4.6, -5), (6.8, 3.4), (0, 6), (-6.8, 3.4), (-4.6, -5), (-4.4, -13),
    )  # fmt: skip
    picture.add(PAPER, HEAD(bridge))
    picture.add(INK, HEAD(both(cut((5.0, -9.8), (5.4, -3), (8.2, 3.8), width=1.3, peak=0.6))))
    _eyes(picture)
    cheek = closed((1.0, 8.6), (7.6, 5.6), (14.4, 8.6), (15.8, 15), (11.0, 20.8), (4.0, 20.6), (0, 17))
    chin = closed((0, 18), (7, 20), (6.2, 27), (0, 31, 1), (-6.2, 27), (-7, 20))
    rimmed(picture, PAPER, HEAD(chin), 0.9, INK)
    rimmed(picture, PAPER, HEAD(both(cheek)), 0.9, INK)
    nose = closed(
        (-9.4, 2.6, 1), (-5, 0.6), (0, 1.6), (5, 0.6), (9.4, 2.6, 1), (6.6, 7.8), (0, 12.6, 1), (-6.6, 7.8),
    )  # fmt: skip
    rimmed(picture, INK, HEAD(nose), 0.5)
    picture.add(PAPER, HEAD(both(cut((2.2, 3.8), (5.0, 2.8), (6.8, 4.2), width=1.0))))
    picture.add(INK, HEAD(stroke([(0, 12), (0, 17.6)], 1.4)))
    for x, y in ((5.6, 12.2), (9.4, 10.6), (6.4, 15.8), (10.4, 14.2), (13.2, 11.6)):
        picture.add(INK, HEAD(both(circle(x, y, 0.72))))
    for k in range(3):
        picture.add(INK, HEAD(both(cut((19.2 - 0.6 * k, 4 + 4.6 * k), (16.4 - 0.2 * k, 5.8 + 4 * k), width=1.2))))


def _eyes(picture: Picture) -> None:
    """Below heavy brows, which meet the bridge of the nose."""
    white = closed((5.6, -5.2, 1), (9.6, -9.0), (16.0, -7.4, 1), (12.8, -3.2), (8.8, -2.8))
    brow = closed(
        (3.4, -8.2), (5.2, -14.4), (11.4, -17), (18.2, -13.4, 1), (18.8, -8.4, 1), (13.6, -10.8), (8.6, -9.4),
        (5.0, -4.2, 1),
    )  # fmt: skip
    picture.add(INK, HEAD(both(white.buffer(0.7))), HEAD(both(brow)))
    picture.add(PAPER, HEAD(both(white)))
    picture.add(INK, HEAD(both(circle(10.4, -6.0, 2.3))))
    picture.add(RED, HEAD(both(cut((7.2, -13.6), (11.4, -14.8), (15.6, -12.4), width=1.2, peak=0.5))))
    for x, y in ((0, -19.4), (3.4, -19.6)):
        lines = both(cut((x, y), (x * 0.8, y + 4.6), width=1.3)) if x else cut((x, y), (x, y + 3.6), width=1.3)
        picture.add(INK, HEAD(lines))


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
