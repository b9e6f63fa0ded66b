"""The second joker: seen from the side, nose to nose with the little fool on his stick."""

from __future__ import annotations

from itertools import pairwise

from art import gestures
from art.arm import Sleeve, draw_arm
from art.body import lock
from art.cast import Court
from art.curves import closed, curve, cut, resample
from art.franzoesisch.cast import mocker as sitter
from art.franzoesisch.cloth import CLOTH, GOLD, bell
from art.hand import draw_hand
from art.light import rimmed
from art.picture import INK, PAPER, Picture
from art.shapes import circle, mirror, placed, rectangle, union
from art.sleeve import sleeve

X, Y = 26.4, 20.4
HEAD = placed(X, Y)
STICK = 46.4


def mocker() -> Court:
    figure, head = Picture(), sitter.mocker()
    _coat(figure)
    figure.put(head.neck, HEAD)
    figure.put(rimmed(head.face, 0.3), HEAD)
    figure.put(_hood(), placed(X, Y, 0, 0.93, mirrored=True))
    for x, y in ((-11.9, -4.0), (19.8, 8.6)):
        bell(figure, X - x * 0.93, Y + y * 0.93, 1.4)
    _ruff(figure)
    figure.outline(GOLD, rectangle(STICK - 0.8, 20, STICK + 0.8, 40.0), 0.42)
    figure.outline(GOLD, circle(STICK, 40.4, 1.3), 0.42)
    hand = draw_hand(gestures.STAFF, placed(STICK, 32.4, 4, 0.94))
    draw_arm(figure, hand, Sleeve((52.0, 46.6), (38.6, 39.6), CLOTH, (5.0, 7.0, 8.0), folds=4, seed=6))
    figure.put(_bauble(), placed(STICK - 0.6, 13.6, 0, 0.5))
    figure.outline(
        GOLD,
        closed((43.8, 20.4), (46.4, 19.2), (49.0, 20.4), (48.0, 22.8), (44.8, 22.8)),
        0.36,
    )
    for side in (-1, 1):
        bell(figure, STICK - 0.6 + side * 6.1, 11.8, 1.15)
    return Court(figure, head.whole(), {"stick": hand.picture})


def _coat(picture: Picture) -> None:
    """Half red, half gold."""
    coat = closed((18, 30), (12, 32.4), (7.6, 37.4), (6, 47, 1), (48, 47, 1), (45.4, 38), (39.6, 32.8), (31, 30))
    picture.outline(CLOTH, coat, 0.42)
    half = coat.intersection(closed((24.6, 28, 1), (25.4, 37), (24.6, 47, 1), (60, 47, 1), (60, 28, 1)))
    picture.add(INK, half.buffer(0.3))
    picture.add(GOLD, half.buffer(-0.12))
    sleeve(picture, CLOTH, (14.6, 35.6), (9.4, 53), (12.4, 56), (8.6, 8.4, 5), folds=0, side=-1)
    picture.add(CLOTH, circle(15.0, 34.6, 2.6))
    picture.add(INK, cut((20.2, 39.6), (19.8, 42), (20, 46), width=0.8))


def _ruff(picture: Picture) -> None:
    """A collar in points, each with a bell."""
    hem = resample(curve((14.8, 32.8), (18.6, 35.0), (25.2, 36.0), (31.4, 34.8), (34.8, 32.0)), 9)
    zigzag: list[tuple[float, ...]] = []
    for (ax, ay), (bx, by) in pairwise(hem):
        zigzag += [(float(ax), float(ay), 1), (float(ax + bx) / 2, float(ay + by) / 2 + 3.4, 1)]
    points = closed((16.0, 30.8, 1), *zigzag, (34.8, 32.0, 1), (32.8, 30.2), (25.6, 32.0), (18.6, 30.4))
    picture.outline(PAPER, points, 0.42)
    folds = [cut((x, 32.2), (x + (x - 25) * 0.05, 34.6), width=0.55) for x in (18.4, 21.6, 28.6, 31.6)]
    picture.add(INK, folds)
    for x, y in ((hem[i] + hem[i + 1]) / 2 for i in (0, 2, 4)):
        bell(picture, float(x), float(y) + 4.4, 1.0)


def _hood() -> Picture:
    """Drawn looking to the left: one outline for hood, fore lobe and hind lobe, laid out in two colours."""
    picture = Picture()
    fringe = (
        (((-1.2, -7), (-2.8, -5.8), (-4.4, -3.6)), 2.0), (((0.4, -7), (-1.0, -5.2), (-2.4, -3.6)), 1.9),
        (((1.8, -7), (1.0, -5.0), (-0.2, -3.2)), 1.8),
    )  # fmt: skip
    for line, width in fringe:
        lock(picture, GOLD, curve(*line), width, cuts=1, root=0.75)
    cap = closed(
        (-5.0, -6.0, 1), (-5.4, -8.4), (-8.0, -9.6), (-10.6, -8.0), (-11.6, -5.0, 1), (-13.0, -8.2), (-11.4, -12.4),
        (-6.8, -14.4), (-1.6, -14.0), (3.2, -14.0), (7.6, -12.0), (10.0, -7.6), (10.9, -2.6), (11.6, 2.2),
        (13.2, 5.6), (16.2, 7.4), (19.8, 7.4, 1), (18.6, 10.4), (14.8, 11.6), (11.2, 10.2),
        (9.6, 11.8), (6.4, 13.2), (2.2, 12.4, 1), (3.2, 9.0), (4.4, 4.6), (4.4, 0), (3.2, -3.4), (-0.4, -5.4),
    )  # fmt: skip
    picture.outline(CLOTH, cap, 0.45)
    fore = closed((-16, -20, 1), (0.6, -20, 1), (-0.6, -14), (-1.6, -9.6), (-2.4, -4, 1), (-16, -1, 1))
    hind = closed(
        (9.2, -12, 1), (8.4, -6), (8.8, 0), (8.6, 6.0), (7.6, 13.6, 1), (12, 14, 1), (24, 12, 1), (24, -12, 1)
    )
    for lobe in (cap.intersection(fore), cap.intersection(hind)):
        picture.add(INK, lobe.buffer(0.38).intersection(cap.buffer(0.3)))
        picture.add(GOLD, lobe)
    picture.add(
        INK, cut((-2.6, -12.6), (-6.6, -12.8), (-10.0, -10.8), (-11.4, -8.2), width=0.8),
        cut((9.8, -2.0), (10.6, 4.2), (13.4, 8.2), (17.2, 9.0), width=0.9),
        cut((5.6, -9.6), (7.2, -4.6), (7.2, 2.4), (6.4, 8.6), width=1.1, peak=0.5),
        cut((3.4, -10.6), (5.4, -6.4), (6.0, -1.6), (5.6, 3.4), width=0.65, peak=0.5),
    )  # fmt: skip
    picture.add(PAPER, cut((0.6, -11.6), (3.2, -10.0), (5.2, -7.4), width=0.6, peak=0.5))
    return picture


def _bauble() -> Picture:
    """The head on the stick, drawn twice as large as it is shown: only what holds at that size."""
    picture = Picture()
    face = mirror(sitter.skin())
    picture.add(INK, face.buffer(0.8))
    picture.add(PAPER, face)
    picture.put(_small_features())
    cap = closed(
        (-4.9, -4.6, 1), (-5.6, -8.2), (-9.6, -8.6), (-12.2, -5.2, 1), (-12.8, -9.6), (-9.0, -13.0), (-3.6, -12.6),
        (0.6, -13.0), (5.6, -14.4), (10.6, -11.2), (12.2, -5.4, 1), (9.0, -8.0), (6.6, -6.2), (6.8, 0), (6.6, 6.0),
        (5.6, 10.6), (2.6, 12.6), (-1.2, 12.4, 1), (1.8, 9.6), (3.6, 5.0), (3.2, -0.6), (1.0, -3.8),
    )  # fmt: skip
    picture.outline(CLOTH, cap, 0.7)
    picture.add(
        INK, cut((5.0, -8), (5.6, -2), (5.0, 5.6), width=1.4, peak=0.5),
        cut((-3.6, -10.8), (-8.0, -10.8), (-11.0, -8.4), width=1.2, peak=0.5, tip=0.3),
        cut((4.0, -11.6), (8.0, -10.8), (10.4, -8.4), width=1.2, peak=0.5, tip=0.3),
    )  # fmt: skip
    return picture


def _small_features() -> Picture:
    picture = Picture()
    picture.add(
        INK,
        union(
            cut((-4.4, -1.8), (-2.4, -2.9), (0.4, -2.0), width=1.3, tip=0.3),
            cut((-3.8, 0.4), (-2.4, -0.7), (-0.4, 0.6), width=1.0, tip=0.3), circle(-2.6, 0.2, 0.95),
            cut((-4.6, 4.4), (-3.4, 4.2), (-3.6, 2.8), width=0.9, tip=0.3),
            cut((2.6, 4.4), (2.0, 7.2), (-0.2, 9.2), width=1.2, tip=0.3),
        ),
    )  # fmt: skip
    picture.add("rot", closed((-4.6, 6.0), (-3.6, 5.8), (-1.4, 5.0, 1), (-2.6, 7.0), (-4.6, 7.4)))
    return picture
