"""The knave of spades: a singer half turned to the right, who plays the lute; its rose is a spade."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut
from art.franzoesisch.cloth import CLOTH, GOLD, Line, slashed
from art.franzoesisch.laid import laid
from art.grasps import grip
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle, union
from art.sleeve import sleeve

HEAD = placed(28.0, 19.4, 0, 0.92, mirrored=True)
LEAN = 58.0
"""Degrees by which the lute's neck leans to the right."""
LUTE = placed(32.4, 37.6, LEAN)


def pik() -> Picture:
    figure = Picture()
    _doublet(figure)
    head = aside(BUILDS["rogue"], mouth=False)
    figure.put(head.neck.clipped(rectangle(-20, -20, 20, 14)), HEAD)
    _collar(figure)
    figure.put(_locks(), HEAD)
    figure.put(head.face, HEAD)
    figure.put(head.features, HEAD)
    figure.put(_song(), HEAD)
    figure.put(_hat(), HEAD)
    hand, place = grip(157), placed(45.1, 29.7, LEAN, 0.86, mirrored=True)
    sleeve(figure, CLOTH, (39.4, 36.8), (49.8, 49.6), (46.8, 36.6), (7.4, 7.6, 4.8))
    figure.put(hand.behind, place)
    _lute(figure)
    figure.put(hand.before, place)
    _plucking(figure)
    return figure


def _doublet(picture: Picture) -> None:
    body = closed(
        (22.6, 30.6), (17.6, 32.6), (14.6, 37), (14.4, 47, 1), (42.4, 47, 1), (42.0, 38), (39.4, 33.2), (33, 30.6)
    )
    picture.outline(CLOTH, body)
    breast = closed((23.4, 31, 1), (21.8, 38), (22.2, 47, 1), (36.6, 47, 1), (36.6, 38), (34.0, 31, 1))
    picture.outline(GOLD, breast)


def _collar(picture: Picture) -> None:
    form = closed(
        (21.6, 30.4, 1), (19.0, 33.2, 1), (20.6, 36.0, 1), (25.4, 34.8), (29.4, 37.4, 1), (32.4, 35.2), (36.4, 35.8, 1),
        (36.0, 32.2, 1), (33.2, 29.0, 1), (29.2, 30.2),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.42)


def _locks() -> Picture:
    """Dark hair with white lights; drawn looking to the left, as are mouth and hat."""
    picture = Picture()
    strands: tuple[tuple[Line, float], ...] = (
        (((3.4, -5), (8.6, -2.0), (9.4, 3.4), (8.0, 8.0), (10.6, 11.6)), 4.0),
        (((2.4, -4.4), (6.6, -0.8), (7.4, 3.8), (6.0, 8.2), (7.4, 12.2)), 3.6),
    )
    for line, width in strands:
        lock(picture, PAPER, curve(*line), width, cuts=2, cut_width=1.0, line=0.4, root=0.7)
    return picture


def _song() -> Picture:
    """An open mouth under a thin moustache."""
    picture = Picture()
    mouth = closed((-4.5, 7.0), (-2.9, 6.4), (-1.0, 6.8), (-1.2, 8.4), (-2.7, 9.4), (-4.3, 8.6))
    picture.add("rot", mouth.buffer(0.35))
    picture.add(INK, mouth.buffer(-0.2))
    picture.add(PAPER, closed((-4.0, 7.1), (-2.9, 6.8), (-1.6, 7.1), (-1.9, 7.65), (-3.7, 7.7)))
    picture.add(INK, cut((-3.6, 5.6), (-5.2, 5.8), (-7.0, 4.9), width=0.95, peak=0.35))
    picture.add(INK, cut((-3.3, 5.6), (-1.2, 5.7), (0.6, 6.6), (2.0, 5.8), width=1.05, peak=0.35))
    return picture


def _hat() -> Picture:
    picture = Picture()
    crown = closed((-5.8, -6.6, 1), (-6.3, -9.6), (-3.2, -12.0), (1.6, -12.4), (6.2, -11.2), (7.7, -8.8), (7.2, -6, 1))
    picture.outline(GOLD, crown, 0.42)
    picture.add(
        INK, cut((4.6, -10.6), (6.0, -9.4), (6.2, -7.8), width=1.0, peak=0.5),
    )  # fmt: skip
    brim = closed(
        (-11.6, -5.6, 1), (-8.0, -6.6), (-2.0, -7.4), (5.0, -7.4), (10.8, -9.4, 1), (11.0, -5.6), (7.0, -3.4),
        (0.6, -3.6), (-6.0, -3.2), (-9.4, -3.9),
    )  # fmt: skip
    picture.outline(GOLD, brim, 0.42)
    picture.add(INK, cut((-9.6, -4.8), (-4.0, -5.2), (2.6, -5.2), (9.2, -6.6), width=0.6, peak=0.5))
    vane = closed(
        (-0.6, -11.2, 1), (3.0, -14.9), (7.8, -15.2), (11.4, -12.0), (13.0, -6.6), (12.4, -1.6, 1), (10.4, -4.4),
        (9.6, -8.6), (7.0, -11.4), (3.0, -11.8),
    )  # fmt: skip
    picture.outline(PAPER, vane, 0.42)
    picture.add(INK, cut((1.4, -12.2), (5.2, -13.4), (9.2, -11.2), (11.4, -6.4), (11.9, -3.4), width=0.6, peak=0.3))
    barbs: tuple[Line, ...] = (
        ((5.6, -13.6), (8.0, -14.4)), ((8.4, -12.2), (10.6, -12.0)), ((10.2, -9.6), (11.9, -9.0)),
        ((6.6, -12.6), (7.4, -11.8)), ((9.4, -10.4), (9.6, -9.4)), ((10.8, -7.2), (10.4, -6.2)),
    )  # fmt: skip
    picture.add(INK, [cut(*line, width=0.5, peak=0.4) for line in barbs])
    picture.outline(PAPER, circle(-1.6, -9.6, 2.5), 0.4)
    picture.add("pik", sign("pik", -1.6, -9.6, 3.6))
    return picture


def _lute(picture: Picture) -> None:
    """Seen from the front, its pegs at the upper right."""
    head = closed((-1.2, -16.8, 1), (1.2, -16.8, 1), (1.5, -21.4), (2.2, -23.4, 1), (-0.6, -23.6, 1), (-1.3, -21.2))
    pegs = [ellipse(side * 2.5, y, 1.3, 0.62) for side in (-1, 1) for y in (-19.2, -21.6)]
    for peg in pegs:
        picture.outline(PAPER, LUTE(peg), 0.34)
    picture.outline(CLOTH, LUTE(head), 0.4)
    body = closed(
        (-1.4, -9.6, 1), (-3.2, -6.0), (-5.6, -1.0), (-7.0, 5.0), (-6.2, 11.0), (0, 15.4), (6.2, 11.0), (7.0, 5.0),
        (5.6, -1.0), (3.2, -6.0), (1.4, -9.6, 1),
    )  # fmt: skip
    picture.outline(GOLD, LUTE(body), 0.42)
    shade = cut((5.0, -1.2), (6.0, 3.4), (5.6, 8.0), width=0.9, peak=0.5), cut((-4.6, -1.6), (-5.6, 2.0), (-5.8, 5.0))
    picture.add(INK, LUTE(union(shade)))
    picture.outline(CLOTH, LUTE(rectangle(-1.3, -17.2, 1.3, -7.6)), 0.4)
    strings = [rectangle(x - 0.2, -16.6, x + 0.2, -3.0) for x in (-0.6, 0.6)]
    picture.add(PAPER, LUTE(union(strings)))
    picture.outline(PAPER, LUTE(circle(0, 0, 3.1)), 0.4)
    picture.add("pik", LUTE(placed(0, 0, -LEAN)(sign("pik", 0, 0, 4.4))))


def _plucking(picture: Picture) -> None:
    arm = sleeve(picture, CLOTH, (19.0, 36.4), (8.0, 45.0), (16.8, 39.2), (7.4, 7.6, 4.8), 0, side=-1)
    slashed(picture, arm, [((16.8, 35.0), (14.0, 36.8), (11.6, 39.8))])
    picture.put(laid(), placed(18.8, 39.0, 80, 0.84))
