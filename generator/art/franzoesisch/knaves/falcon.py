"""A falcon that looks to the left, its feet at (0, 0): dark cap, moustache stripe, ring eye, hooked beak."""

from __future__ import annotations

from art.curves import closed, cut
from art.franzoesisch.cloth import GOLD
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, union


def falcon() -> Picture:
    """All but its toes, which lie over the glove."""
    picture = Picture()
    tail = closed((2.0, -4, 1), (5.4, -1), (7.2, 4), (8.4, 9.8, 1), (5.0, 10.2, 1), (2.6, 4.4), (0.2, -0.2, 1))
    picture.outline(PAPER, tail, 0.42)
    bars = [
        cut((2.6 + 0.95 * k, 2.6 + 2.2 * k), (5.9 + 0.75 * k, 1.6 + 2.3 * k), width=0.85, peak=0.5) for k in range(4)
    ]
    picture.add(INK, bars)
    _body(picture)
    _wing(picture)
    _head(picture)
    return picture


def _body(picture: Picture) -> None:
    body = closed(
        (-2.6, -16), (-4.9, -12.2), (-5.0, -7.4), (-3.6, -3.2), (-1.6, -1.2), (1.6, -1.0), (4.4, -4), (5.4, -9),
        (4.4, -14), (2.0, -16.6),
    )  # fmt: skip
    picture.outline(PAPER, body, 0.44)
    spot = closed((0, -0.75, 1), (0.5, 0.25), (0, 0.75), (-0.5, 0.25))
    rows = [
        (-3.9 + i * 1.75 + (0.85 if j % 2 else 0), y)
        for j, y in enumerate((-12.4, -10.2, -8.0, -5.8))
        for i in (0, 1, 2)
    ]
    picture.add(INK, union([placed(x, y)(spot) for x, y in rows]).intersection(body.buffer(-0.35)))
    thigh = closed((-1.6, -1.4), (-1.5, 1.0), (-0.6, 3.0, 1), (0.7, 3.0, 1), (1.6, 1.0), (1.7, -1.4), (0, -2.4))
    down = union(cut((-0.3, -1), (-0.3, 1.6), width=0.45), cut((0.8, -1), (0.6, 1.2), width=0.45))
    for x, degrees in ((-2.5, 8), (1.1, -6)):
        place = placed(x, -3.2, degrees)
        picture.outline(PAPER, place(thigh), 0.36)
        picture.add(INK, place(down))


def _wing(picture: Picture) -> None:
    wing = closed(
        (0.2, -14.6, 1), (3.4, -15.2), (6.4, -11.4), (7.6, -5.0), (7.8, 1.2), (6.9, 6.2, 1), (4.4, 1.2), (1.8, -3.8),
        (0.0, -9.2),
    )  # fmt: skip
    picture.outline(GOLD, wing, 0.42)
    rows = union(
        cut((1.2, -10.2), (2.4, -8.8), (3.8, -9.6), (4.8, -8.4), (6.4, -8.8), width=0.6, peak=0.5),
        cut((0.9, -12.4), (2.2, -11.4), (3.4, -12.2), (4.4, -11.2), (5.6, -11.6), width=0.55, peak=0.5),
    )
    quills = (
        ((2.2, -7.4), (4.2, -2.4), (6.3, 3.0)), ((4.2, -7.8), (5.9, -2.8), (6.9, 2.6)),
        ((1.2, -7.2), (2.6, -3.6), (4.2, -0.2)), ((6.1, -7.6), (6.9, -3.4), (7.2, 0.6)),
    )  # fmt: skip
    picture.add(INK, rows.intersection(wing.buffer(-0.3)), [cut(*line, width=0.62, peak=0.45) for line in quills])


def _head(picture: Picture) -> None:
    head = closed(
        (-3.9, -20.2), (-2.4, -22.6), (0.6, -23.2), (3.2, -21.6), (3.9, -18.4), (3.0, -15.4), (0.4, -14.4),
        (-2.4, -15.0), (-3.9, -17.0),
    )  # fmt: skip
    picture.outline(PAPER, head, 0.42)
    cap = closed(
        (-3.5, -20.4), (-2.2, -22.1), (0.5, -22.7), (2.8, -21.2), (3.4, -18.4), (2.6, -15.7, 1), (1.6, -17.4),
        (0.6, -18.6, 1), (0.2, -16.4), (-0.8, -14.9, 1), (-1.6, -16.6), (-1.7, -18.5), (-3.3, -19.2),
    )  # fmt: skip
    picture.add(INK, cap)
    picture.add(GOLD, circle(-1.45, -19.5, 1.15))
    picture.add(INK, circle(-1.6, -19.5, 0.72))
    picture.add(
        PAPER, circle(-1.85, -19.8, 0.3), cut((-3.2, -20.8), (-1.8, -21.3), (-0.2, -20.9), width=0.42, peak=0.5)
    )
    beak = closed(
        (-3.4, -20.1, 1), (-4.7, -20.2), (-6.2, -19.2), (-7.1, -17.2), (-6.9, -14.7, 1), (-5.9, -16.2),
        (-4.9, -17.1), (-3.2, -17.2, 1), (-3.0, -18.6),
    )  # fmt: skip
    picture.outline(GOLD, beak, 0.38)
    picture.add(INK, ellipse(-4.5, -19.2, 0.5, 0.34, -20))


def talons() -> Picture:
    """Three spread toes a foot, each with its black claw."""
    picture = Picture()
    for x in (-2.5, 2.2):
        for lean, long in ((-22, 2.2), (22, 2.2), (0, 2.7)):
            place = placed(x + lean * 0.034, -0.8, -lean)
            claw = closed(
                (-0.5, long - 0.3), (0.5, long - 0.3), (0.45, long + 0.8), (0, long + 1.9, 1), (-0.45, long + 0.8)
            )
            picture.add(INK, place(claw))
            toe = closed(
                (-0.5, -0.8), (0.5, -0.8), (0.68, 0.9), (0.52, long), (0, long + 0.3), (-0.52, long), (-0.68, 0.9)
            )
            picture.outline(GOLD, place(toe), 0.32)
            picture.add(INK, place(cut((-0.5, 1.1), (0, 1.35), (0.5, 1.1), width=0.36, peak=0.5)))
    return picture
