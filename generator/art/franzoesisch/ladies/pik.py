"""The queen of spades: a widow in wimple and black veil, half turned to the mirror she holds."""

from __future__ import annotations

import math

from art.aside import aside
from art.curves import closed, cut
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.heads import LADY
from art.franzoesisch.laid import laid
from art.grasps import grip
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, pieces, placed, rectangle, union
from art.sleeve import sleeve

X, Y = 33.6, 19.4
MIRROR = (19.9, 15.4)


def pik() -> Picture:
    figure = Picture()
    gown = closed((24, 31), (18, 33.4), (13.4, 38), (11.6, 47, 1), (55, 47, 1), (53.4, 39), (48.6, 33.8), (42, 31))
    figure.outline(CLOTH, gown, 0.42)
    figure.put(_head(), placed(X, Y, 0, 0.96))
    figure.outline(GOLD, circle(32.6, 38.4, 1.9), 0.4)
    figure.add(INK, sign("pik", 32.6, 38.4, 2.5))
    _arm(figure, (23.6, 36.4), (12.0, 49.0), (15.6, 39.4), (7.6, 8, 4.8), 3, -1)
    hand, place = grip(112), placed(MIRROR[0], 33.4, 0, 0.9)
    figure.put(hand.behind, place)
    _mirror(figure, *MIRROR)
    figure.put(hand.before, place)
    _arm(figure, (47.0, 36.4), (57.6, 46.0), (51.6, 39.2), (7.4, 8, 5.0), 0, 1)
    figure.put(laid(), placed(49.6, 38.6, -72, 0.92, mirrored=True))
    return figure


def _arm(
    picture: Picture,
    shoulder: tuple[float, float],
    elbow: tuple[float, float],
    wrist: tuple[float, float],
    widths: tuple[float, float, float],
    folds: int,
    side: int,
) -> None:
    """A sleeve whose shoulder grows together with the gown."""
    sleeve(picture, CLOTH, shoulder, elbow, wrist, widths, folds, side)
    picture.add(CLOTH, circle(shoulder[0], shoulder[1] - 0.4, 2.5))


def _head() -> Picture:
    """Veil, the linen behind the face, the face, and the linen that frames it."""
    picture = Picture()
    _veil(picture)
    linen = closed(
        (-3.8, -8.0), (-6.2, -5.6), (-7.0, -1.0), (-7.2, 4.0), (-6.9, 9), (-6.6, 13.0), (-4.6, 15), (4, 14), (6, 4),
        (4, -8), (0, -9.4),
    )  # fmt: skip
    picture.outline(PAPER, linen, 0.42)
    picture.add(
        INK, cut((-5.9, -4.6), (-6.35, -1), (-6.5, 2.0), width=0.42),
        cut((-6.2, 6.2), (-6.2, 9), (-5.7, 11.6), width=0.5),
    )  # fmt: skip
    head = aside(LADY, look=-0.5, shade=False)
    picture.put(head.face)
    picture.put(head.features)
    picture.add(PAPER, circle(0.1, -0.5, 0.34))
    _frame(picture)
    return picture


def _veil(picture: Picture) -> None:
    veil = closed(
        (-4.2, -8.4), (-0.6, -13.2), (5.6, -13.8), (10.4, -10.4), (12.6, -3.4), (12.8, 4), (14.2, 11), (17.2, 17.6),
        (18.6, 23, 1), (9, 24, 1), (-3, 24, 1), (-7.0, 17), (-7.8, 10.6), (-7.6, 2), (-6.9, -4),
    )  # fmt: skip
    picture.add(INK, veil.buffer(0.9))
    picture.add(PAPER, veil.buffer(0.46))
    picture.add(INK, veil)
    lit = (
        ((2.4, -12.6), (7.6, -10.8), (10.8, -4.4), (11.0, 3.4)), ((10.9, 5.4), (12.0, 10.6), (14.6, 16.4), (16.4, 22)),
        ((9.6, -3.8), (9.9, 3.0), (10.2, 9.0), (12.0, 14.6), (13.6, 21)),
    )  # fmt: skip
    picture.add(PAPER, [cut(*line, width=0.75, peak=0.45) for line in lit])


def _frame(picture: Picture) -> None:
    """The wimple: over the brow, down the cheek and round the throat."""
    opening = closed(
        (-9, -4.9, 1), (-5.2, -4.8), (-1.6, -5.3), (2.4, -4.8), (4.6, -2.4), (5.2, 1.2), (4.5, 5.0), (2.8, 8.0),
        (0.2, 10.1), (-2.4, 10.9), (-4.6, 10.7), (-9, 12, 1),
    )  # fmt: skip
    whole = closed(
        (-3.8, -9.0), (1.0, -10.4), (5.6, -8.6), (8.4, -3.8), (8.9, 2.6), (9.8, 8.4), (11.6, 13.4), (9.4, 17.4),
        (4.2, 19.2), (-1.8, 18.6), (-6.4, 16.2), (-6.9, 12.4), (-6.5, 10.0), (-5.6, -2), (-6.1, -5.4),
    )  # fmt: skip
    linen = union([part for part in pieces(whole.difference(opening)) if part.area > 4])
    picture.outline(PAPER, linen, 0.42)
    folds = (
        (((4.2, -4.6), (6.0, -2.0), (6.5, 2.4), (5.7, 6.4)), 0.9),
        (((6.4, 4.6), (5.0, 8.4), (2.2, 11.2), (-1.2, 12.4)), 0.75),
        (((7.6, -1.4), (7.9, 4.4), (6.6, 9.0), (3.4, 12.6)), 0.5),
        (((8.6, 8.2), (6.6, 12.2), (2.6, 14.8), (-2.8, 15.2)), 0.8),
        (((9.6, 11.8), (7.2, 15.2), (3.0, 17.2)), 0.55), (((-5.6, 12.6), (-3.4, 13.8), (-0.6, 14.0)), 0.46),
        (((-4.4, -6.3), (-0.8, -7.4), (3.2, -6.4)), 0.6), (((-2.6, -8.4), (1.4, -8.8), (5.2, -6.6)), 0.46),
    )  # fmt: skip
    picture.add(INK, [cut(*line, width=width, peak=0.5) for line, width in folds])


def _mirror(picture: Picture, x: float, y: float) -> None:
    """Oval, on a handle; a row of beads round the glass."""
    picture.outline(GOLD, rectangle(x - 0.8, 22, x + 0.8, 38.6), 0.38)
    picture.outline(GOLD, closed((x, 40.4), (x - 1.4, 39.3), (x - 0.9, 37.8), (x + 0.9, 37.8), (x + 1.4, 39.3)), 0.34)
    foot = closed((x - 2.4, 22.2), (x, 21.2), (x + 2.4, 22.2), (x + 1.5, 23.8), (x, 24.6), (x - 1.5, 23.8))
    picture.outline(GOLD, foot, 0.36)
    picture.outline(GOLD, ellipse(x, y, 5.2, 6.6), 0.42)
    picture.add(INK, ellipse(x, y, 3.75, 5.1))
    picture.add(PAPER, ellipse(x, y, 3.35, 4.7))
    round_ = [2 * math.pi * k / 14 for k in range(14)]
    picture.add(
        INK, [circle(x + 4.48 * math.cos(a), y + 5.86 * math.sin(a), 0.4) for a in round_],
        cut((x + 2.6, y - 2.4), (x + 2.4, y + 1.5), (x + 0.9, y + 3.8), width=0.9, peak=0.5),
        cut((x - 1.6, y + 2.6), (x, y), (x + 1.6, y - 2.8), width=0.6, peak=0.5),
        cut((x - 2.2, y + 0.8), (x - 1.4, y - 0.6), (x - 0.6, y - 2.0), width=0.5, peak=0.5),
    )  # fmt: skip
    top = closed((x, y - 10.0, 1), (x + 1.4, y - 7.8), (x + 1.1, y - 6.4), (x - 1.1, y - 6.4), (x - 1.4, y - 7.8))
    picture.outline(GOLD, top, 0.36)
