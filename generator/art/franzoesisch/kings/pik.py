"""The king of spades: the judge trims his beard with the sword of justice and pulls it tight with his other hand."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form
from art.curves import closed
from art.franzoesisch.brocade import brocade
from art.franzoesisch.cast.judge import judge
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.crowns import crown
from art.hand import Crease, Gesture, Hand, draw_hand
from art.karten.stage import upper
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import placed, rectangle, union

HEAD = placed(31.8, 18.8, -7)
"""The pull on his beard has his chin out to the right."""
SLOPE = -7.0
"""Degrees by which the sword rises to its point."""
SWORD = placed(19.2, 34.6, SLOPE)
"""Drawn along y = 0, the guard at (0, 0), the point to the right."""
PULLED = placed(44.2, 38.6, 34, 0.96)
"""Where he holds his beard."""
SPADE = sign("pik", 0, 0, 2.4).buffer(0.12)
DRAWING = Gesture(
    order="palm little ring middle first thumb",
    palm=((-5.4, -2.6), (-3.2, -3.4), (-0.4, -3.5), (2.2, -3.0), (3.0, -1.4), (2.6, 0.6), (-2.4, 1.0), (-4.2, 2.2)),
    joints={
        "first": ((2.1, -1.9), (2.5, 0.4), (2.0, 2.2)),
        "middle": ((0.5, -2.1), (0.8, 0.5), (0.3, 2.6)),
        "ring": ((-1.1, -1.9), (-0.9, 0.6), (-1.3, 2.6)),
        "little": ((-2.6, -1.4), (-2.4, 0.8), (-2.7, 2.3)),
        "thumb": ((-0.8, -2.4), (1.4, -3.3), (3.2, -3.0), (4.4, -2.0)),
    },
    wrist=((-5.4, -2.4), (-4.0, 2.2)),
    forearm=(-0.86, 0.5),
    creases=(Crease("first", 1, -1, 1.2), Crease("middle", 1, -1, 1.2), Crease("ring", 1, -1, 1.2)),
    nails={"thumb": 1},
    lines=((0.4, ((-1.8, -2.6), (-3.0, -1.8), (-4.2, -1.0))),),
)
"""A fist on a hilt that lies level: the knuckles above, the thumb on the guard."""
TUG = Gesture(
    order="thumb held palm little ring middle first",
    palm=((-1.8, -3.0), (0.4, -4.0), (3.6, -4.0), (6.4, -2.4), (7.8, 0.0), (6.2, 3.6), (4.2, 2.4), (2.6, 0.0)),
    joints={
        "first": ((-1.0, -2.9), (-2.9, -0.7), (-2.7, 1.8)),
        "middle": ((0.6, -2.9), (-1.1, -0.2), (-0.9, 2.5)),
        "ring": ((2.2, -2.6), (0.7, 0.2), (0.9, 2.8)),
        "little": ((3.4, -1.8), (2.4, 0.6), (2.5, 2.6)),
        "thumb": ((0.4, -3.0), (-2.0, -3.6), (-4.2, -2.4)),
    },
    wrist=((7.6, -0.4), (6.0, 3.4)),
    forearm=(0.92, 0.4),
    creases=(Crease("first", 1, -1, 1.2), Crease("middle", 1, -1, 1.2), Crease("ring", 1, -1, 1.2)),
    nails={"thumb": 1},
    lines=(
        (0.42, ((1.2, -2.6), (2.8, -2.4), (4.4, -1.6))),
        (0.4, ((2.8, -2.1), (4.0, -1.6), (5.2, -0.6))),
        (0.36, ((4.0, -1.0), (4.8, -0.4), (5.6, 0.6))),
    ),
)
"""A fist round a lock that is pulled tight through (0, 0), the thumb's tip on it."""


def pik() -> Court:
    picture, head = Picture(), judge()
    _robe(picture)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    picture.put(rimmed(head.face, 0.35), HEAD)
    cap = closed((-6.0, -7.6), (-6.2, -10.0), (-3.0, -11.8), (0, -12.2), (3.0, -11.8), (6.2, -10.0), (6.0, -7.6))
    worn = crown(
        ((-7.0, -8.0), (-3.5, -8.7), (0, -8.9), (3.5, -8.7), (7.0, -8.0)),
        ((-6.5, -4.4), (-3.2, -5.2), (0, -5.4), (3.2, -5.2), (6.5, -4.4)),
        cap,
        sign("pik", 0, -2.2, 4.4),
    )
    picture.put(rimmed(worn, 0.35), HEAD)
    tug = _tugging_arm(picture)
    picture.put(rimmed(_blade(), 0.35))
    cut = _cutting_arm(picture)
    return Court(picture, head.whole(), {"cut": cut.picture, "tug": tug.picture})


def _robe(picture: Picture) -> None:
    """Red, woven with spades in rows that fall from both shoulders."""
    robe = closed(
        (27, 26.4, 1), (20.6, 27.4), (13, 30.0), (7.4, 37), (6.0, 50, 1), (60, 50, 1), (57.6, 37), (52.0, 30.4),
        (44.4, 27.6),
        (38, 26.4, 1),
    )  # fmt: skip
    picture.outline(CLOTH, robe, 0.5)
    folds = union(
        line((20.0, 43.4), (19.4, 40.2), (17.2, 36.8), width=1.0, peak=0.2),
        line((38.2, 43.4), (37.4, 41.2), (35.6, 39.0), width=0.8, peak=0.2),
        line((39.2, 27.6), (42.0, 29.8), (43.4, 33.6), width=0.8, peak=0.3),
    )
    picture.add(INK, folds, shade(robe, 0.9, 0, smooth=1.8))
    picture.add(PAPER, lit(robe, 0.9, 0.6))
    before = union(_blade().silhouette().buffer(0.35), draw_hand(TUG, PULLED).picture.silhouette().buffer(0.9))
    seen = robe.intersection(upper()).difference(before)
    for ways, rows in (
        ((((12.8, 33.4), (13.6, 38.4), (14.4, 43.4)), ((36.8, 34.6), (37.6, 39.4), (38.4, 44.4))), 7),
        ((((38.6, 27.0), (38.2, 36.0), (38.0, 45.0)), ((54.8, 29.0), (54.4, 36.0), (54.0, 45.0))), 5),
    ):
        brocade(picture, GOLD, seen, ways, rows, SPADE, 3.3, [folds])


def _blade() -> Picture:
    """Bare, its edge up."""
    sword = Picture()
    blade = SWORD(closed((0, -1.7, 1), (26.4, -1.5, 1), (31.4, 0.7, 1), (27.6, 1.6, 1), (0, 1.7, 1)))
    sword.outline(PAPER, blade, 0.5)
    sword.add(INK, SWORD(rectangle(0.9, 0.2, 25.6, 0.7)), shade(blade, 0.4, 0, smooth=0.6))
    form(sword, INK, SWORD(rectangle(-11.6, -0.95, -0.8, 0.95)), 0)
    guard = SWORD(
        closed((-0.9, -1.6), (-1.4, -4.0), (-0.3, -5.4), (0.9, -4.4), (0.7, 0), (0.9, 4.4), (-0.3, 5.4),
        (-1.4, 4.0), (-0.9, 1.6))
    )  # fmt: skip
    form(sword, GOLD, guard, 0.5)
    return sword


def _cutting_arm(picture: Picture) -> Hand:
    hand = draw_hand(DRAWING, placed(14.0, 34.2, SLOPE))
    draw_arm(picture, hand, Sleeve((3.0, 40.0), (5.0, 48.0), CLOTH, (5.4, 7.4, 8.4), GOLD, folds=4, seed=5, teeth=0))
    return hand


def _tugging_arm(picture: Picture) -> Hand:
    hand = draw_hand(TUG, PULLED)
    draw_arm(picture, hand, Sleeve((57.0, 47.6), (60, 46), CLOTH, (4.8, 6.4, 7.2), GOLD, folds=2, seed=3, teeth=0))
    return hand
