"""The second joker: seen from the side, nose to nose with the little fool on his stick."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut, ribbon
from kartenwerk.art.franzoesisch.cloth import GOLD, RED, bell, ruff
from kartenwerk.art.hands import cuff, grip_from_below
from kartenwerk.art.picture import INK, PAPER, Picture
from kartenwerk.art.shapes import placed, rectangle
from kartenwerk.art.walisch.garments import folds
from kartenwerk.art.walisch.heads import Mien, profile

X, Y = 38.2, 22.4
STICK = 21.0


def mocker() -> Picture:
    figure = Picture()
    figure.put(_coat())
    ruff(figure, X + 0.8, Y + 12.0, 9.6, 4.4, 16)
    figure.put(_head(), placed(X, Y, 0, 0.96))
    figure.outline(GOLD, rectangle(STICK - 0.9, 24, STICK + 0.9, 47), 0.36)
    figure.put(_puppet(), placed(STICK + 0.8, 18.6, 0, 0.5, mirrored=True))
    figure.put(grip_from_below(), placed(STICK, 34.2, -4, 0.84))
    cuff(figure, STICK - 0.4, 40.6, -4, 8.0, GOLD)
    return figure


def _coat() -> Picture:
    picture = Picture()
    coat = closed((25, 33, 1), (17, 36.6), (11, 41), (9.4, 47, 1), (57, 47, 1), (55, 39), (49, 34), (43.6, 32, 1))
    picture.outline(RED, coat)
    half = closed((X + 1, 33, 1), (X + 1.4, 47, 1), (57, 47, 1), (55, 39), (49, 34), (43.6, 32, 1))
    picture.outline(INK, half, 0.1)
    picture.add(PAPER, half.buffer(0.2).difference(half.buffer(-0.4)))
    picture.add(GOLD, [rectangle(X + 4.6 + 4.2 * k, 34.2 + 0.5 * k, X + 6.0 + 4.2 * k, 47) for k in range(5)])
    folds(
        picture,
        coat.difference(half),
        [((24, 37.6), (22.6, 42), (23, 46)), ((29.4, 39), (29.2, 43), (29.8, 46))],
        [((20, 38.4), (17.6, 42), (17.2, 46))],
    )
    return picture


def _head() -> Picture:
    """Looks to the left."""
    picture = Picture()
    head = profile(Mien(brow=1.1, opening=1.0, age=1))
    picture.put(head.skin)
    picture.put(head.features)
    picture.add(INK, cut((-4.8, 6.5), (-3.4, 6.3), (-2.0, 5.2), (-1.6, 4.4), width=0.7, peak=0.4))
    hood = closed(
        (-1.2, -6.6, 1),
        (1.0, -3.4),
        (1.2, 1.4),
        (0.6, 6.2),
        (-0.8, 9.6),
        (-2.0, 11.6, 1),
        (2.6, 13.2),
        (7.4, 12.4),
        (10.0, 8.0),
        (10.8, 1.0),
        (9.8, -5.0),
        (6.4, -8.6, 1),
    )
    picture.outline(RED, hood, 0.42)
    picture.add(
        INK,
        cut((8.6, -3.4), (9.4, 2.0), (8.2, 8.4), width=1.0, peak=0.5),
        cut((6.4, 1.0), (6.6, 6.0), (4.8, 10.2), width=0.6, peak=0.5),
    )
    picture.add(PAPER, cut((3.0, 0.4), (3.2, 4.4), (1.8, 9.2), width=0.6, peak=0.5))
    edge = curve((-1.8, -5.4), (0.6, -2.6), (0.9, 1.6), (0.4, 6.2), (-1.2, 10.2))
    picture.outline(PAPER, ribbon(edge, 1.6), 0.36)
    picture.add(
        INK,
        [
            cut((x - 0.5, y), (x + 0.5, y + 0.1), width=0.4)
            for x, y in ((0.0, -3.2), (0.7, -0.6), (0.8, 2.2), (0.6, 5.0), (-0.1, 7.6))
        ],
    )
    ear = closed(
        (2.6, -8.6, 1),
        (3.2, -13.6),
        (7.0, -16.8),
        (12.0, -16.0),
        (15.0, -12.0),
        (15.2, -6.6),
        (13.6, -3.4, 1),
        (12.4, -8.0),
        (10.0, -9.8),
        (8.4, -7.0, 1),
    )
    picture.outline(GOLD, ear, 0.44)
    picture.add(
        INK,
        cut((5.6, -11.6), (8.6, -13.8), (12.0, -12.4), (13.6, -8.8), width=0.8, peak=0.5),
        cut((5.6, -9.4), (8.0, -11.4), (10.4, -11.0), width=0.5),
    )
    comb = closed(
        (-2.8, -6.2, 1),
        (-4.6, -10.0),
        (-3.8, -13.4),
        (-6.2, -15.6, 1),
        (-1.6, -15.0),
        (1.6, -12.6),
        (4.4, -9.4, 1),
        (2.8, -7.0),
    )
    picture.outline(INK, comb, 0.1)
    picture.add(PAPER, comb.buffer(0.42).difference(comb))
    picture.add(
        PAPER,
        cut((-1.6, -8.0), (-2.4, -11.0), (-2.0, -13.2), width=0.6),
        cut((0.4, -8.0), (0.2, -10.4), (0.4, -12.2), width=0.5),
    )
    bell(picture, 13.8, -1.8, 1.7)
    bell(picture, -7.0, -15.0, 1.5)
    return picture


def _puppet() -> Picture:
    """The head on the stick, drawn as the fool's own; it puts out its tongue."""
    picture = Picture()
    collar = closed(
        (-7.0, 10.6, 1),
        (-3.4, 12.6, 1),
        (-1.6, 10.8, 1),
        (1.6, 13.4, 1),
        (3.6, 10.8, 1),
        (7.0, 12.6, 1),
        (8.6, 9.6, 1),
        (5, 7.8),
        (-3, 8.4),
    )
    picture.outline(GOLD, collar, 0.7)
    head = profile(Mien(brow=1.6, opening=1.1, dark=False))
    picture.add(INK, head.form.buffer(0.75))
    picture.add(PAPER, head.form)
    picture.put(head.features)
    picture.outline(RED, closed((-5.4, 6.9, 1), (-7.6, 6.6), (-8.8, 7.8), (-7.4, 8.6), (-5.2, 7.8, 1)), 0.55)
    hood = closed(
        (-2.0, -7.0, 1),
        (0.4, -3.4),
        (0.6, 2.4),
        (-0.8, 9.0, 1),
        (4.0, 11.4),
        (8.0, 8.6),
        (9.4, 2.0),
        (8.8, -5.0),
        (5.4, -8.6, 1),
    )
    picture.outline(GOLD, hood, 0.7)
    horn = closed(
        (0.8, -7.6, 1),
        (2.0, -13.0),
        (6.6, -16.2),
        (12.4, -14.4),
        (15.0, -8.6),
        (14.0, -4.6, 1),
        (11.6, -8.4),
        (8.8, -8.8),
        (7.6, -6.0, 1),
    )
    picture.outline(RED, horn, 0.7)
    picture.add(
        INK,
        cut((4.0, -10.4), (7.4, -13.0), (11.4, -11.4), width=1.0, peak=0.5),
        cut((6.4, -2), (7.0, 3.0), (5.4, 8.0), width=0.9, peak=0.5),
    )
    bell(picture, 14.4, -2.6, 2.6)
    return picture
