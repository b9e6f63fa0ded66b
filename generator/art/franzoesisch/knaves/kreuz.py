"""The knave of clubs: a guardsman seen from the side, plumed cap and partisan."""

from __future__ import annotations

from art.curves import between_curves, blend, closed, curve, cut, taper
from art.franzoesisch.cloth import CLOTH, GOLD, plume, slashed
from art.grasps import grip
from art.picture import INK, PAPER, Picture
from art.profile import Side, profile_head
from art.shapes import circle, placed, rectangle, union
from art.sleeve import sleeve
from art.walisch.garments import locks
from art.walisch.heads import ear

X, Y = 34.0, 20.8
POLE = 18.4


def kreuz() -> Picture:
    figure = Picture()
    figure.put(_doublet())
    figure.put(_head(), placed(X, Y))
    plume(figure, curve((37.6, 10.6), (41.6, 8.6), (46.4, 9.6), (49.6, 13.6), (50.4, 19.0), (48.6, 24.0)), 3.2, 12)
    figure.outline(GOLD, circle(37.4, 11.0, 1.5), 0.36)
    figure.add(INK, circle(37.4, 11.0, 0.6))
    _arm(figure)
    hand, place = grip(120), placed(POLE, 33.6, 0, 0.86, mirrored=True)
    figure.put(hand.behind, place)
    figure.put(_partisan())
    figure.put(hand.before, place)
    return figure


def _doublet() -> Picture:
    picture = Picture()
    body = closed((27, 30), (20.5, 31.5), (16.5, 35), (15.4, 47, 1), (52, 47, 1), (51.5, 37), (46, 31.6), (39, 30))
    picture.outline(INK, body, 0.1)
    chest = closed((27, 31, 1), (24.0, 38), (24.4, 47, 1), (41.6, 47, 1), (42, 38), (39, 31, 1))
    picture.outline(GOLD, chest)
    picture.add(
        INK,
        [
            cut((33 + k * 1.6, 35 - abs(k) * 0.2), (33 + k * 2.0, 40), (33 + k * 2.3, 47), width=0.85, peak=0.6)
            for k in range(-3, 4)
        ],
    )
    right = closed(
        (41.0, 31, 1), (47, 30.4), (52.6, 33.4), (55.4, 39), (56, 47, 1), (43.6, 47, 1), (42.0, 41), (40.6, 36)
    )
    picture.outline(CLOTH, right)
    slashed(
        picture,
        right,
        [
            ((43.0, 32.6), (44.4, 36.6), (44.6, 40.8)),
            ((46.4, 32), (48.8, 36.4), (49.2, 41.4)),
            ((50.0, 33.4), (52.6, 37.4), (53.4, 42.4)),
        ],
    )
    left = closed(
        (26, 31.4, 1), (20.6, 30.6), (15.6, 32.4), (11.4, 36.6), (8.4, 42), (8.6, 47, 1), (24.8, 47, 1), (24.8, 39)
    )
    picture.outline(CLOTH, left)
    slashed(
        picture,
        left,
        [
            ((14.6, 34.4), (11.9, 38.0), (10.6, 42.4)),
            ((15.9, 39.4), (14.9, 42.6), (14.5, 47)),
        ],
    )
    return picture


def _head() -> Picture:
    """Looks to the left."""
    picture = Picture()
    head = profile_head(Side(brow=0.95, open=0.95, lips=INK))
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 13)))
    collar = closed(
        (-5.4, 10.6, 1),
        (-3.0, 11.6),
        (1.0, 11.8),
        (5.0, 10.4),
        (7.4, 8.4, 1),
        (9.0, 10.8, 1),
        (5.6, 13.6),
        (0.8, 14.8),
        (-3.6, 14.2),
        (-6.4, 12.6, 1),
    )
    picture.outline(PAPER, collar, 0.4)
    picture.add(
        INK,
        [
            cut((0.8 + k * 1.6, 12.0 - k * k * 0.07), (0.8 + k * 1.75, 14.2 - k * k * 0.07), width=0.45, peak=0.3)
            for k in range(-3, 5)
        ],
    )
    picture.put(head.face)
    picture.put(head.features)
    moustache = cut((-5.9, 5.4), (-4.4, 5.0), (-2.8, 5.6), (-1.6, 5.2), width=0.8, peak=0.4)
    picture.add(INK, moustache)
    bob = [
        (((2.0, -5), (7.6, -2), (9.2, 3.4), (8.2, 8.6)), 3.6),
        (((1.4, -4.6), (5.8, -1.6), (6.8, 3.6), (5.4, 9.6)), 3.6),
        (((0.6, -4.4), (3.6, -2.0), (4.2, 2.4), (2.6, 5.4)), 3.0),
    ]
    locks(picture, GOLD, bob, root=0.6)
    locks(
        picture,
        GOLD,
        [(((-1.2, -6.4), (-3.2, -5.2), (-4.4, -3.4)), 1.9), (((1.4, -6.4), (-0.6, -5), (-2.4, -3.8)), 1.9)],
        root=0.7,
    )
    ear(picture, 2.4, 2.0)
    cap = closed((-6.6, -6.6, 1), (-5.6, -10.2), (-1.0, -12.8), (6.0, -12.4), (10.2, -9.4), (10.4, -5.4, 1), (5, -4.6))
    picture.outline(CLOTH, cap)
    picture.add(
        INK,
        cut((-3.6, -9.8), (-0.4, -11.4), (4, -11.4), width=0.6),
        cut((7.6, -10.6), (8.9, -8.6), (8.8, -6.6), width=1.1),
    )
    above = curve((-9.0, -5.6), (-7.2, -7.4), (-2.6, -8.0), (2.6, -7.4), (7.6, -5.8), (11.6, -3.4))
    below = curve((-8.8, -4.8), (-6.2, -5.0), (-2.2, -5.0), (2.6, -4.0), (7.0, -2.2), (10.8, -1.8))
    brim = between_curves(above, below).buffer(0.4)
    picture.add(PAPER, brim.buffer(0.42))
    picture.add(INK, brim)
    for x, y in blend(above, below, 0.5, 80)[10::12]:
        picture.add(PAPER, taper([(x - 0.5, y - 1.0), (x + 0.6, y + 1.0)], 0.75, peak=0.5))
    return picture


def _partisan() -> Picture:
    picture, x = Picture(), POLE
    picture.outline(GOLD, rectangle(x - 1.0, 17, x + 1.0, 47), 0.36)
    blade = closed(
        (x, 5.0, 1),
        (x + 1.9, 9),
        (x + 2.4, 13.4),
        (x + 1.4, 16.4, 1),
        (x - 1.4, 16.4, 1),
        (x - 2.4, 13.4),
        (x - 1.9, 9),
    )
    wings = closed(
        (x - 1.2, 17.8, 1),
        (x - 3.0, 17.0),
        (x - 3.9, 14.4, 1),
        (x - 4.2, 18.4),
        (x - 2.4, 20.4),
        (x, 20.8),
        (x + 2.4, 20.4),
        (x + 4.2, 18.4),
        (x + 3.9, 14.4, 1),
        (x + 3.0, 17.0),
        (x + 1.2, 17.8, 1),
    )
    picture.outline(PAPER, union(blade, wings, rectangle(x - 1.2, 16, x + 1.2, 20)), 0.42)
    picture.add(INK, closed((x + 0.1, 6.4, 1), (x + 1.3, 9.4), (x + 1.7, 13.4), (x + 0.9, 16, 1), (x + 0.1, 16, 1)))
    picture.add(INK, cut((x - 3.3, 18), (x, 19.6), (x + 3.3, 18), width=0.5, peak=0.5))
    tassel = closed(
        (x - 1.5, 21, 1),
        (x + 1.5, 21, 1),
        (x + 2.6, 25.6),
        (x + 1.2, 25, 1),
        (x + 0.4, 26.4),
        (x - 0.6, 25.2, 1),
        (x - 1.6, 26.2),
        (x - 2.6, 25, 1),
    )
    picture.outline(CLOTH, tassel, 0.36)
    picture.add(
        INK, cut((x - 0.6, 21.6), (x - 0.9, 24.6), width=0.42), cut((x + 0.6, 21.6), (x + 0.9, 24.6), width=0.42)
    )
    return picture


def _arm(picture: Picture) -> None:
    """The near arm, slashed below the shoulder."""
    form = sleeve(picture, CLOTH, (41.8, 36.2), (33.6, 49.8), (22.9, 38.4), (8.0, 8.2, 5.0), 1)
    upper = form.intersection(rectangle(34.5, 30, 50, 45))
    slashed(picture, upper, [((40.2, 35.0), (39.4, 38.6), (38.0, 41.6)), ((43.4, 35.6), (42.8, 39.6), (41.0, 43.0))])
