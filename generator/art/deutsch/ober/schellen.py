"""The Ober of Schellen: an ensign seen from the side, his flag with the sign behind him, a hand on his sword."""

from __future__ import annotations

from art.body import lock
from art.curves import between_curves, closed, curve, cut, ribbon
from art.deutsch.headgear import plumed_cap
from art.deutsch.wardrobe import GOLD, Line
from art.grasps import grip
from art.picture import INK, PAPER, Picture
from art.profile import Side, profile_head
from art.shapes import circle, ellipse, placed, rectangle, union
from art.sleeve import sleeve
from art.walisch.heads import ear

RED = "rot"
POLE, LEAN = (42.0, 25.0), -2.6
"""Where the pole stands, and how far it leans in degrees."""
HEAD = placed(28.2, 20.4, 0, 0.94)
HILT = placed(11.2, 34.0, -6)


def schellen() -> Picture:
    picture = Picture()
    _flag(picture)
    _doublet(picture)
    _sword_arm(picture)
    _flag_arm(picture)
    head = profile_head(Side(brow=1.35, nose=0.3, age=1))
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 14)), HEAD)
    _collar(picture)
    picture.put(head.face, HEAD)
    picture.put(head.features, HEAD)
    picture.put(_hair_and_cap(), HEAD)
    return picture


def _flag(picture: Picture) -> None:
    """Waving stripes, the broad one for the sign; it runs off on the right."""
    waves = [
        curve((41.2, y), (45.0, y + 1.5), (49.0, y + 0.9), (53.0, y - 0.9), (58.6, y + 0.8))
        for y in (7.0, 9.6, 22.6, 25.6, 28.8)
    ]
    picture.outline(RED, between_curves(waves[0], waves[-1]), 0.42)
    for one, other in ((0, 1), (2, 3)):
        picture.outline(GOLD, between_curves(waves[one], waves[other]), 0.36)
    picture.add(
        INK, cut((44.0, 25.4), (44.6, 27.4), (44.4, 29.6), width=0.9), cut((51.6, 23.6), (51.2, 26.0), (51.6, 28.0))
    )


def _doublet(picture: Picture) -> None:
    """Red with bands of gold, the shoulders puffed."""
    body = closed(
        (24.6, 31), (20.0, 33.4), (18.6, 38), (19.6, 47, 1), (39.6, 47, 1), (39.8, 38), (38.6, 33.6), (34.0, 31),
    )  # fmt: skip
    picture.outline(RED, body, 0.42)
    bands = [
        ribbon(curve((x, 31), (x + lean, 38), (x + lean * 0.8, 47)), 1.9)
        for x, lean in ((22.6, -0.9), (26.6, -0.6), (30.6, -0.2), (34.6, 0.4))
    ]
    picture.add(GOLD, union(bands).intersection(body.buffer(-0.1)))


def _puff(picture: Picture, x: float, y: float, degrees: float) -> None:
    place = placed(x, y, degrees)
    form = ellipse(0, 0, 5.0, 4.2)
    picture.outline(RED, place(form), 0.42)
    slits = [cut((at, -4.2), (at * 1.4, 0), (at, 4.2), width=1.3, peak=0.5, tip=0.3) for at in (-2.6, 0, 2.6)]
    picture.add(GOLD, place(union(slits).intersection(form)))


def _collar(picture: Picture) -> None:
    """A broad collar with a pointed hem."""
    form = closed(
        (25.2, 30.6, 1), (21.8, 33.4, 1), (22.2, 36.2, 1), (25.4, 35.8, 1), (28.6, 39.4, 1), (31.6, 36.6, 1),
        (36.4, 37.0, 1), (38.0, 34.2, 1), (35.6, 29.8, 1), (34.2, 32.0), (30.4, 33.6), (27.2, 33.0),
    )  # fmt: skip
    picture.outline(PAPER, form, 0.42)
    folds = ((25.8, 34.0), (26.8, 35.2)), ((31.4, 34.6), (31.2, 36.0)), ((35.0, 33.2), (36.2, 34.4))
    picture.add(INK, [cut(*fold, width=0.55) for fold in folds])


def _sword_arm(picture: Picture) -> None:
    """The hilt stands before him, point down; the arm comes over its guard."""
    sleeve(picture, RED, (19.4, 37.0), (15.6, 50.0), (14.6, 40.0), (7.4, 7.6, 4.8), side=-1)
    _puff(picture, 18.8, 36.2, 28)
    hand, place = grip(112), placed(11.2, 34.0, -6, 0.86, mirrored=True)
    picture.put(hand.behind, place)
    picture.outline(PAPER, HILT(rectangle(-1.2, 6, 1.2, 14)), 0.42)
    picture.outline("braun", HILT(rectangle(-0.9, -5.6, 0.9, 6)), 0.36)
    picture.outline(GOLD, HILT(circle(0, -6.2, 1.7)), 0.38)
    bar = union(rectangle(-5, 5.4, 5, 6.9), circle(-5.2, 6.15, 1.15), circle(5.2, 6.15, 1.15))
    picture.outline(GOLD, HILT(bar), 0.38)
    picture.put(hand.before, place)


def _flag_arm(picture: Picture) -> None:
    """The pole against his shoulder, its hand before it."""
    pole = placed(*POLE, LEAN)
    sleeve(picture, RED, (37.6, 37.0), (50.4, 48.4), (46.0, 40.4), (7.4, 7.6, 4.8))
    _puff(picture, 37.2, 36.0, -28)
    hand, place = grip(112), placed(42.5, 34.8, LEAN, 0.86, mirrored=True)
    picture.put(hand.behind, place)
    picture.outline("braun", pole(rectangle(-0.95, -16, 0.95, 22)), 0.42)
    tip = closed((0, -20.2, 1), (1.7, -18.0), (0.9, -15.6, 1), (-0.9, -15.6, 1), (-1.7, -18.0))
    picture.outline(GOLD, pole(tip), 0.38)
    picture.put(hand.before, place)


def _hair_and_cap() -> Picture:
    """Drawn looking to the left: bobbed hair, a moustache turned up, a pointed beard."""
    picture = Picture()
    line: Line
    beard = closed(
        (-5.2, 8.7), (-3.6, 8.6), (-1.2, 10.0), (-1.4, 12.0), (-3.4, 14.6), (-6.6, 16.6, 1), (-6.4, 13.4), (-5.6, 10.6)
    )
    picture.outline("braun", beard, 0.38)
    hairs = ((-3.9, 10.0), (-4.3, 12.0), (-5.6, 14.2)), ((-2.4, 10.6), (-2.7, 12.2), (-4.0, 13.8))
    picture.add(PAPER, [cut(*line, width=0.46) for line in hairs])
    for line, width in (
        (((-4.8, 5.3), (-6.6, 6.2), (-8.8, 6.0), (-9.6, 4.0)), 1.9),
        (((-5.2, 5.2), (-3.2, 5.5), (-1.2, 7.2), (0.9, 6.8), (1.4, 5.0)), 2.3),
    ):
        lock(picture, "braun", curve(*line), width, cuts=1, cut_width=0.42, root=0.6, line=0.34, cut_role=PAPER)
    for line, width in (
        (((3.0, -5.8), (7.4, -1.6), (8.4, 3.6), (7.0, 8.4), (8.6, 10.2)), 3.8),
        (((0.4, -5.4), (4.0, -1.6), (5.2, 3.0), (4.2, 7.6)), 3.6),
    ):
        lock(picture, "braun", curve(*line), width, cuts=2, cut_width=0.45, root=0.7, line=0.34, cut_role=PAPER)
    ear(picture, 2.2, 1.6)
    picture.put(plumed_cap(RED))
    return picture
