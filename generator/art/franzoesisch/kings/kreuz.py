"""The king of clubs: the hermit, on his way against the wind; he leans on a staff and holds on to his crown."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft
from art.curves import closed
from art.franzoesisch.brocade import brocade
from art.franzoesisch.cast.hermit import hermit
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.crowns import crown
from art.hand import Hand, draw_hand
from art.karten.stage import upper
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import placed, rectangle, union

HEAD = placed(32.4, 20.4, -7, 1.06)
STAFF = ((19.4, 12.0), (15.6, 50.0))
CLOVER = placed(19.5, 10.8, 4)
CLOVER_LEAF = sign("kreuz", 0, 0, 2.4).buffer(0.12)
HOLDING = gestures.REST.with_fingers(
    first=((-1.8, -0.5), (-3.2, 1.4), (-3.6, 3.2)), middle=((-0.35, -0.7), (-1.2, 1.9), (-1.4, 4.0)),
    ring=((1.1, -0.6), (0.8, 2.1), (0.7, 4.1)), little=((2.45, -0.4), (2.6, 1.8), (2.6, 3.4)),
)  # fmt: skip
"""A hand pressed on a crown from above."""
LEANING = gestures.HILT.with_fingers(
    thumb=((1.6, -2.7), (0.9, -4.3), (0.1, -5.6)), first=((0.2, -2.6), (-1.4, -3.1), (-2.4, -2.5)),
    little=((0.4, 1.9), (-1.0, 2.6), (-2.0, 3.1)),
)  # fmt: skip
"""A fist round a staff from behind, the thumb up along it."""


def kreuz() -> Court:
    picture, head = Picture(), hermit()
    _mantle(picture)
    hand = draw_hand(HOLDING, placed(37.0, 9.4, 24, 0.98))
    _raised_arm(picture, hand)
    picture.put(rimmed(head.neck, 0.3), HEAD)
    _staff(picture)
    staff = draw_hand(LEANING, placed(17.3, 31.0, 5, 1.0))
    draw_arm(picture, staff, Sleeve((27.4, 45.6), (30, 52), CLOTH, (5.2, 7.4, 8.4), folds=4, seed=4))
    picture.put(rimmed(head.face, 0.4), HEAD)
    cap = closed((-5.4, -7.6), (-5.8, -10.0), (-2.6, -11.8), (1.6, -12.2), (5.4, -11.2), (7.0, -9.6), (6.4, -6.6))
    worn = crown(
        ((-6.0, -8.6), (-3.2, -9.5), (0.6, -9.6), (4.4, -8.8), (7.4, -7.2)),
        ((-5.4, -5.4), (-2.8, -6.0), (0.8, -6.0), (4.0, -5.2), (6.6, -3.8)),
        cap,
        sign("kreuz", 0, -2.3, 4.4).buffer(0.12),
    )
    picture.put(rimmed(worn, 0.35), HEAD)
    picture.put(hand.picture)
    return Court(picture, head.whole(), {"staff": staff.picture, "crown": hand.picture})


def _mantle(picture: Picture) -> None:
    """Red, woven with clovers."""
    mantle = closed((30, 29), (40, 29), (50, 34), (58, 40, 1), (58, 50, 1), (20, 50, 1), (22.6, 39), (25.8, 33.0))
    picture.outline(CLOTH, mantle, 0.5)
    picture.add(PAPER, lit(mantle, 0.9, 0.55))
    folds = union(
        line((36.0, 43.0), (39.0, 38.4), (44.0, 35.4), width=0.9, peak=0.2),
        line((42.2, 43.4), (44.6, 39.8), (49.0, 37.6), width=0.8, peak=0.2),
        line((48.6, 43.4), (50.4, 41.0), (54.0, 39.4), width=0.7, peak=0.2),
    )
    picture.add(INK, folds)
    brocade(
        picture, GOLD, mantle, (((26.4, 32.4), (34.2, 44.0)), ((34.0, 34.0), (44.4, 44.0))),
        2, CLOVER_LEAF, 3.6, [folds]
    )  # fmt: skip


def _raised_arm(picture: Picture, hand: Hand) -> None:
    """The wide sleeve has fallen back to the elbow; a close one with buttons comes out of it."""
    bare = Picture()
    draw_arm(bare, hand._replace(picture=Picture()), Sleeve((49.6, 20.6), (50.4, 22.0), GOLD, (4.4, 5.2, 6.6), folds=3))
    picture.put(bare)
    fall = closed(
        (45.0, 21.4, 1), (49.0, 19.6), (53.0, 16.4, 1), (55.6, 19.0), (57.6, 24.0), (58, 40, 1), (49.0, 41.0),
        (42.6, 37.6), (43.4, 30.6), (44.2, 25.0),
    )  # fmt: skip
    picture.outline(CLOTH, fall, 0.5)
    mouth = closed((44.8, 21.8, 1), (48.6, 19.8), (53.2, 16.0, 1), (54.4, 18.0, 1), (50.0, 22.0), (45.0, 24.0, 1))
    folds = union(
        line((53.6, 21.6), (49.8, 25.4), (47.4, 31.0), (46.8, 37.0), width=0.9, peak=0.3),
        line((54.8, 27.6), (52.4, 31.4), (51.0, 36.0), (51.2, 40.4), width=0.9, peak=0.35),
        line((45.8, 25.0), (45.6, 28.2), (44.6, 31.4), width=0.6, peak=0.3),
    )
    picture.add(INK, folds, shade(fall, 0.8, 0, smooth=1.6))
    brocade(
        picture, GOLD, fall.intersection(upper()), (((47.0, 25.0), (45.2, 31.0), (44.0, 38.0)), ((56.0, 22.0),
        (54.2, 31.0), (54.0, 41.0))), 3,
        CLOVER_LEAF, 3.4, (folds, mouth),
    )  # fmt: skip
    form(picture, PAPER, mouth, 0.5)
    picture.add(
        INK, [line((x, y - 0.5), (x + 0.3, y + 0.9), width=0.6) for x, y in ((47.2, 22.0), (50.2, 20.4), (52.4, 18.4))]
    )


def _staff(picture: Picture) -> None:
    """Of hawthorn, knotty; a clover has been carved of its top."""
    staff = haft(*STAFF, 2.2, GOLD)
    for x, y, side in ((18.7, 19.6, 1), (17.9, 24.4, -1), (16.6, 38.6, 1)):
        knot = closed(
            (x + side * 0.9, y - 1.0), (x + side * 1.9, y - 0.4), (x + side * 1.6, y + 0.5), (x + side * 0.8, y + 0.9)
        )
        staff.outline(GOLD, knot, 0.42)
    clover = CLOVER(union(sign("kreuz", 0, 0, 9.6), rectangle(-0.7, 0, 0.7, 4.6)))
    form(staff, GOLD, clover, 0.9, 0.5)
    staff.add(PAPER, lit(clover, 0.75, 0.55, least=0.3))
    picture.put(rimmed(staff, 0.35))
