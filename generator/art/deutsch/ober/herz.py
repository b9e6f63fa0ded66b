"""The Ober of Herz: the captain in his buff coat, a partisan in one hand, his short sword in the other."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import feather, form, haft, knob, panes, ruff, socket
from art.curves import closed, curve, flow, ribbon
from art.deutsch.cast.captain import captain
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle, turn

GOLD, RED = "ocker", "rot"
HEAD = placed(30.2, 19.6)
PARTISAN = 17.2


def herz() -> Court:
    picture, head = Picture(), captain()
    panes(picture, curve((36.5, 33.4), (44.4, 33.4), (49.6, 37.0), (51.0, 45.5)), (8.8, 11.4, 9.6, 7), (RED, GOLD), 5)
    panes(picture, curve((22.6, 32.0), (18.2, 33.6), (16.2, 38.4), (17.4, 44.4)), (7.6, 9.6, 9.0, 6.8), (RED, GOLD), 5)
    _coat(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(20, 0, 40, 29.8)))
    collar = sorted(((k - 4) / 4 for k in range(9)), key=abs, reverse=True)
    ruff(picture, [(30.2 + 6.9 * u, 30.3 + 0.9 * (1 - u * u), 2.3 - 0.4 * abs(u)) for u in collar])
    picture.put(rimmed(head.face, 0.35), HEAD)
    _beret(picture)
    staff, sword = _partisan_arm(picture), _sword_arm(picture)
    return Court(picture, head.whole(), {"staff": staff.picture, "sword": sword.picture})


def _coat(picture: Picture) -> None:
    """Of buff leather, its edge one shadow; a sash from the shoulder to the hip."""
    plate = closed(
        (20.4, 31.2), (24.0, 28.8, 1), (35.0, 28.8, 1), (38.8, 31.2), (39.9, 36.0), (39.6, 52, 1), (20.4, 52, 1),
        (19.4, 36),
    )  # fmt: skip
    picture.outline(GOLD, plate, 0.5)
    ridge = closed((29.7, 31.0, 1), (30.7, 34.0), (31.0, 38), (30.6, 47, 1), (32.6, 47, 1), (32.4, 38), (31.4, 34))
    picture.add(INK, shade(plate, 1.1, 2.2, 1.0, 0.6, smooth=2.2), ridge)
    picture.add(INK, [circle(21.4 + 0.1 * k, 35.2 + 2.2 * k, 0.36) for k in range(4)])
    sash = closed(
        (21.6, 29.8, 1), (25.2, 29.0, 1), (31.8, 35.2), (39.6, 39.4), (44, 42, 1), (44, 46, 1), (36.2, 42.6),
        (28.4, 37.8), (20.6, 31.8),
    )  # fmt: skip
    picture.outline(RED, sash, 0.5)
    one, other = curve((23.4, 29.8), (30, 36), (38.4, 40.4)), curve((21.4, 31.2), (28.8, 37.4), (38.2, 43.2))
    picture.add(INK, flow(one, other, 2, 0.45, start=0.15), shade(sash, 0.5, 0))
    picture.add(PAPER, line((24.4, 30.4), (27.8, 33.4), (31.4, 36.0), width=0.5))


def _beret(picture: Picture) -> None:
    """Wide and slashed, a white plume laid over its crown, a jewel on the brim."""
    feather(picture, curve((32.4, 10.2), (29.6, 8.0), (25.6, 7.2), (22.2, 8.8), (20.7, 12.8)), 1.8, 9)
    crown = closed((21.9, 13.0), (24.4, 9.0), (29.9, 7.4), (35.7, 8.8), (38.7, 12.6), (35, 15.6), (24.4, 15.6))
    picture.outline(RED, crown, 0.5)
    picture.add(INK, shade(crown, 0.8, 1.8, 1.0, 0.6, smooth=1.8))
    folds = [line((29.9 + 0.5 * j, 8.2), (30.1 + 1.9 * j, 10.2), (29.9 + 2.6 * j, 13), width=0.42) for j in (-2, -1, 1)]
    picture.add(INK, folds)
    picture.add(PAPER, lit(crown, 0.8, 0.6, least=0.3))
    brim = closed(
        (19.2, 13.8), (20.8, 11.6), (24.8, 12.8), (29.8, 13.3), (34.8, 12.6), (39.2, 11.2), (40.6, 13.6), (39.4, 16.1),
        (35.4, 16.5), (29.7, 16.1), (24.0, 16.6), (20.4, 16.3),
    )  # fmt: skip
    picture.add(INK, brim.buffer(0.8))
    picture.outline(RED, brim, 0.5)
    picture.add(INK, shade(brim, 0.5, 0.9, 1.0, 0.5))
    for x in (22.0, 25.2, 34.4, 37.6):
        slash = turn(ellipse(x, 14.4, 0.85, 1.35), 14 if x < 29 else -14, (x, 14.4))
        picture.outline(PAPER, slash, 0.38)
        picture.add(INK, line((x + 0.1, 13.6), (x - 0.1, 14.4), (x + 0.1, 15.2)))
    form(picture, GOLD, circle(29.8, 14.6, 1.75), 0.4)
    picture.add(INK, circle(29.8, 14.6, 1.05))
    picture.add(RED, circle(29.8, 14.6, 0.65))


def _partisan_arm(picture: Picture) -> Hand:
    """The blade's flank away from the light is dark; a tassel below its socket."""
    x = PARTISAN
    picture.put(haft((x, 14), (x, 47), 1.8))
    blade = closed(
        (x, 5.0, 1), (x + 1.25, 8.2), (x + 1.4, 10.6), (x + 0.85, 12.3), (x + 2.7, 11.3, 1), (x + 2.2, 13.8),
        (x + 0.9, 14.8, 1), (x - 0.9, 14.8, 1), (x - 2.2, 13.8), (x - 2.7, 11.3, 1), (x - 0.85, 12.3), (x - 1.4, 10.6),
        (x - 1.25, 8.2),
    )  # fmt: skip
    picture.outline(PAPER, blade, 0.5)
    picture.add(INK, closed((x + 0.05, 6.2, 1), (x + 0.6, 9), (x + 0.5, 14.6, 1), (x + 0.05, 14.6, 1)))
    for k in range(4):
        at_top, at_foot = x - 1.25 + 0.85 * k, x - 1.8 + 1.2 * k
        picture.outline(RED, ribbon(curve((at_top, 16.6), (at_foot, 20.4 - 0.4 * (k % 2))), 0.62), 0.33)
    socket(picture, x - 1.5, 14.9, x + 1.5, 16.9)
    hand = draw_hand(gestures.STAFF, placed(x, 31.2, 0, 0.98))
    draw_arm(picture, hand, Sleeve((22.6, 42.0), (23.4, 49), RED, (4.4, 5.4, 6.2), folds=4))
    return hand


def _sword_arm(picture: Picture) -> Hand:
    """A cat-gutter: short sword, its guard curled like an S, three balls for a pommel."""
    blade = closed((43.8, 38.6, 1), (46.0, 38.0, 1), (49.4, 48, 1), (46.8, 49, 1))
    picture.outline(PAPER, blade, 0.45)
    picture.add(INK, line((45.3, 39), (46.6, 43), (47.8, 48), width=0.7))
    hilt = Picture()
    hilt.put(haft((41.9, 28.2), (45.4, 39.2), 1.7))
    for x, y in ((40.4, 27.8), (42.8, 26.9), (41.3, 26.1)):
        knob(hilt, x, y, 1.0)
    picture.put(hilt)
    hand = draw_hand(gestures.HILT, placed(43.6, 32.9, -4, 0.98))
    draw_arm(picture, hand, Sleeve((50.8, 42.0), (54, 49), RED, (4.4, 5.4, 6), folds=3))
    guard = closed(
        (39.8, 41.0), (40.4, 39.4), (42.4, 39.3), (44.8, 38.3), (46.6, 36.8), (48.0, 37.6), (46.8, 39.2), (44.6, 40.4),
        (42.4, 41.2), (41.4, 42.2),
    )  # fmt: skip
    form(picture, GOLD, guard, 0.35)
    return hand
