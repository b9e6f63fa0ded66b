"""The Unter of Gras: a huntsman half turned to the right, the crossbow across his breast in both hands."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut
from art.deutsch.headgear import huntsman_hat
from art.deutsch.wardrobe import GOLD, Line, cloth
from art.grasps import grip
from art.picture import INK, PAPER, Picture
from art.shapes import placed, rectangle
from art.sleeve import sleeve

GREEN, LEATHER = "gruen", "braun"
HUNTER = BUILDS["lord"]._replace(brow=1.3, lifted=True)
HEAD = placed(27.0, 20.6, 0, 0.94, mirrored=True)
LEAN = 58.0
"""Degrees by which the crossbow leans to the right."""
BOW = placed(39.8, 31.2, LEAN)


def gras() -> Picture:
    picture = Picture()
    _coat(picture)
    sleeve(picture, GREEN, (36.4, 36.4), (46.4, 49.4), (42.6, 38.0), (7.2, 7.6, 4.8), 2)
    sleeve(picture, GREEN, (19.0, 36.6), (18.6, 50.0), (26.0, 38.6), (7.4, 7.8, 4.8), 2, side=-1)
    head = aside(HUNTER)
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 14)), HEAD)
    _cape(picture)
    picture.put(_hair(), HEAD)
    picture.put(head.face, HEAD)
    picture.put(head.features, HEAD)
    picture.put(_beard(), HEAD)
    picture.put(huntsman_hat(GREEN), HEAD)
    low, high = placed(32.5, 35.8, LEAN, 0.86), placed(40.6, 30.7, LEAN, 0.86, mirrored=True)
    hand, other = grip(92), grip(163)
    picture.put(hand.behind, low)
    picture.put(other.behind, high)
    _crossbow(picture)
    picture.put(hand.before, low)
    picture.put(other.before, high)
    return picture


def _coat(picture: Picture) -> None:
    coat = closed(
        (22, 30.6, 1), (17.4, 33.2), (15.6, 38), (15.2, 47, 1), (41.6, 47, 1), (41.0, 38), (38.6, 33.4), (32, 30.6, 1),
    )  # fmt: skip
    picture.outline(GREEN, coat, 0.42)


def _cape(picture: Picture) -> None:
    """Of leather, its hem dagged."""
    hem = (
        (15.6, 38.0, 1), (18.6, 36.4, 1), (20.6, 40.4, 1), (23.4, 37.8, 1), (26.2, 41.4, 1), (29.2, 38.4, 1),
        (32.4, 41.0, 1), (34.8, 37.6, 1), (38.2, 39.2, 1), (39.4, 35.4, 1),
    )  # fmt: skip
    cape = closed((22.2, 30.4, 1), (17.6, 32.8), (15.0, 35.6, 1), *hem, (37.6, 32.8), (33.4, 30.0, 1))
    dark: list[Line] = [((20.0, 33.0), (18.8, 35.0), (18.8, 36.0)), ((24.0, 34.6), (23.2, 36.4), (23.3, 37.4))]
    cloth(picture, LEATHER, cape, dark, width=0.8)
    collar = closed(
        (21.0, 31.6, 1), (23.2, 29.8, 1), (26.6, 32.8), (30.6, 33.0), (34.0, 30.4, 1), (35.4, 32.6, 1), (31.2, 35.6),
        (25.6, 35.2),
    )  # fmt: skip
    picture.outline(GREEN, collar, 0.42)


def _hair() -> Picture:
    """Drawn looking to the left, as are beard and hat."""
    picture = Picture()
    lock(
        picture, LEATHER, curve((5.4, -4), (8.2, 0), (8.2, 4.8), (6.6, 8.6)), 3.4, cuts=2, cut_width=0.45, root=0.7,
        cut_role=PAPER, line=0.36,
    )  # fmt: skip
    return picture


def _beard() -> Picture:
    picture = Picture()
    lock(
        picture, LEATHER, curve((5.0, -4), (6.6, -1), (6.6, 3.0), (5.6, 6.4)), 2.6, cuts=1, cut_width=0.42,
        root=0.7, cut_role=PAPER, line=0.34,
    )  # fmt: skip
    chin = closed((-4.8, 9.0), (-3.2, 8.9), (-1.4, 9.9), (-2.2, 12.0), (-4.6, 13.8, 1), (-5.0, 11.4))
    picture.outline(LEATHER, chin, 0.36)
    picture.add(PAPER, cut((-3.4, 9.9), (-3.4, 11.2), (-4.0, 12.4), width=0.42))
    whiskers: tuple[tuple[Line, float], ...] = (
        (((-3.7, 5.6), (-5.2, 5.7), (-6.8, 6.6), (-7.8, 6.2)), 1.5),
        (((-3.4, 5.6), (-1.4, 5.6), (0.6, 6.8), (2.0, 6.2)), 1.7),
    )
    for line, width in whiskers:
        lock(picture, LEATHER, curve(*line), width, cuts=0, root=0.6, line=0.32)
    return picture


def _crossbow(picture: Picture) -> None:
    """The string is slack: it runs straight from tip to tip."""
    string = rectangle(-8.2, -6.4, 8.2, -5.8)
    picture.outline(GOLD, BOW(string), 0.6)
    stirrup = closed((-1.9, -11), (-2.4, -13.8), (0, -15.4), (2.4, -13.8), (1.9, -11)).difference(
        closed((-0.9, -11), (-1.2, -13.2), (0, -14.0), (1.2, -13.2), (0.9, -11)),
    )
    picture.outline(GOLD, BOW(stirrup), 0.36)
    stock = closed(
        (-1.4, -12.0, 1), (1.4, -12.0, 1), (1.6, 4), (2.0, 14), (2.8, 24, 1), (-1.6, 24, 1), (-1.4, 14), (-1.6, 4),
    )  # fmt: skip
    picture.outline(GOLD, BOW(stock), 0.42)
    limbs = closed(
        (-8.8, -5.6, 1), (-8.4, -8.2, 1), (-5.2, -10.6), (0, -11.9), (5.2, -10.6), (8.4, -8.2, 1), (8.8, -5.6, 1),
        (6.9, -7.0), (4.4, -8.4), (0, -9.1), (-4.4, -8.4), (-6.9, -7.0),
    )  # fmt: skip
    picture.outline(PAPER, BOW(limbs), 0.42)
    shade = cut((-7.4, -7.6), (-4.6, -9.2), (0, -10.2), (4.6, -9.2), (7.4, -7.6), width=0.55, peak=0.5)
    picture.add(INK, BOW(shade))
    picture.outline(LEATHER, BOW(rectangle(-1.7, -12.2, 1.7, -8.8)), 0.36)
