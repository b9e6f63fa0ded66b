"""The Unter of Herz: the mocker in a burgonet, one-eyed, with both hands on his pike; half turned to the right."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, panes
from art.curves import closed, curve, flow
from art.deutsch.cast.mocker import mocker
from art.hand import draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle

GOLD, RED = "ocker", "rot"
HEAD = placed(30.3, 22.3)
LEAN = 24.0
PIKE = placed(38.0, 30.0, LEAN)
"""The pike, upright round its middle, leans over his right shoulder."""
LOW = gestures.HILT.with_fingers(
    first=((0.2, -2.75), (-0.9, -4.6), (-0.7, -6.4), (-0.5, -7.4)), thumb=((1.6, -2.9), (1.4, -4.6), (1.5, -6.2)),
)._replace(lines=gestures.HILT.lines[4:])  # fmt: skip
"""The lower hand steers: its first finger lies along the shaft."""
HIGH = gestures.STAFF.with_fingers(
    first=((-2.0, -2.4), (0.0, -2.7), (1.5, -2.2)), little=((-0.8, 2.4), (-2.2, 3.2), (-3.0, 4.6)),
    thumb=((3.4, 0.4), (3.0, -1.8), (1.6, -3.7), (-0.3, -4.2)),
)  # fmt: skip
"""The upper hand carries: the thumb lies above the first finger, the little one is spread like a gentleman's."""
PUFFS = (
    (((25.8, 34.4), (20.6, 34.8), (17.4, 38.2), (17.0, 43.6)), (2.6, 8.8, 9.4, 4.6)),
    (((39.4, 35.4), (43.0, 36.4), (45.8, 39.2), (46.4, 43.6)), (2.6, 7.0, 8.0, 5.0)),
)
"""The puffed upper arms: the way of each, and its widths."""


def herz() -> Court:
    picture, head = Picture(), mocker()
    for way, wide in PUFFS:
        panes(picture, curve(*way), wide, (RED, GOLD), 5)
    _jerkin(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(20, 0, 45, 32.2)))
    _gorget(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _burgonet(picture)
    _pike(picture)
    high = draw_hand(HIGH, placed(40.5, 24.4, 18, 0.94))
    draw_arm(picture, high, Sleeve((49.0, 41.6), (49.0, 49.0), RED, (4.4, 5.8, 6.4), folds=3, seed=7))
    low = draw_hand(LOW, placed(34.9, 36.9, LEAN, 0.94, mirrored=True))
    draw_arm(picture, low, Sleeve((20.0, 45.6), (17.0, 50.0), RED, (4.4, 5.8, 6.4), folds=3, seed=4))
    return Court(picture, head.whole(), {"high": high.picture, "low": low.picture})


def _jerkin(picture: Picture) -> None:
    """Red, slashed all over; its cuts show the gold below."""
    jerkin = closed((24.4, 32.2), (22.0, 36), (21.6, 50, 1), (42.0, 50, 1), (42.0, 37), (41.0, 33.8), (36.4, 31.6))
    picture.outline(RED, jerkin, 0.5)
    for x, y in ((24.8, 38.2), (28.4, 39.2), (24.6, 42.4), (28.2, 43.0), (39.4, 37.6), (39.6, 41.6)):
        slash = closed((x, y - 1.7, 1), (x + 0.65, y), (x, y + 1.7, 1), (x - 0.65, y))
        picture.outline(GOLD, slash, 0.36)
    picture.add(INK, shade(jerkin, 0.9, 1.8, 1.1, 0.6, smooth=1.6))


def _gorget(picture: Picture) -> None:
    """A collar of brass over the shoulders: with the burgonet one suit."""
    plate = closed(
        (25.2, 29.6, 1), (22.0, 32.6), (23.4, 34.8), (30.6, 36.4), (36.2, 34.8), (36.8, 32.8), (34.4, 31.4, 1),
        (30.4, 31.6),
    )  # fmt: skip
    picture.outline(GOLD, plate, 0.5)
    picture.add(PAPER, lit(plate, 0.8, 0.5, least=0.3))
    picture.add(INK, shade(plate, 0.7, 1.2, 1.0, 0.55), line((24.0, 33.0), (30.6, 34.6), (35.6, 33.4), width=0.42))


def _burgonet(picture: Picture) -> None:
    """Brass: a comb over the skull, a peak over the brow, a flap over the ear."""
    comb = closed((20.6, 15.0), (21.2, 9.8), (25.4, 6.3), (31.2, 5.8), (36.0, 8.3), (37.4, 11.6), (32, 10), (26, 11))
    form(picture, RED, comb, 0.5, 0.5)
    picture.add(
        INK, flow(curve((22.2, 13), (24.0, 10.2), (27.0, 9.2)), curve((21.8, 10.6), (25.6, 7.1), (30, 6.6)), 3, 0.45)
    )
    skull = closed((21.6, 17.4), (22.0, 12.8), (25.4, 9.2), (30.6, 8.4), (35.4, 11.0), (37.2, 15.6), (29, 18.4))
    picture.outline(GOLD, skull, 0.5)
    picture.add(INK, shade(skull, 1.0, 2.0, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(skull, 0.9, 0.7, least=0.3))
    peak = closed(
        (21.0, 17.6),
        (25.4, 15.4),
        (32.6, 14.4),
        (38.0, 14.6),
        (40.8, 16.6, 1),
        (38.2, 17.6),
        (32.4, 17.2),
        (26.4, 18.2),
        (22.0, 19.6),
    )
    picture.add(INK, peak.buffer(0.8))
    form(picture, GOLD, peak, 0.4, 0.5)
    picture.add(INK, [circle(x, y, 0.38) for x, y in ((25.0, 17.2), (29.0, 16.2), (33.0, 15.8), (36.8, 15.9))])
    flap = closed((21.4, 18.6), (24.8, 18.2), (25.4, 22.0), (24.9, 26.8), (23.2, 28.8), (21.4, 25.2), (20.8, 21.4))
    form(picture, GOLD, flap, 0.5, 0.5)
    picture.add(INK, circle(23.4, 21.0, 0.42), circle(23.4, 24.4, 0.42))


def _pike(picture: Picture) -> None:
    picture.put(haft((38.0 + 9.2, 30.0 - 20.6), (38.0 - 9.0, 30.0 + 20.2), 1.8))
    blade = closed(
        (0, -27.4, 1), (1.5, -24.4), (1.2, -21.8), (0.8, -20.6, 1), (-0.8, -20.6, 1), (-1.2, -21.8), (-1.5, -24.4)
    )
    picture.outline(PAPER, PIKE(blade), 0.5)
    picture.add(INK, PIKE(closed((0.05, -26.2, 1), (0.75, -24.2), (0.6, -20.8, 1), (0.05, -20.8, 1))))
    tassel = closed((-1.0, -19.0, 1), (1.0, -19.0, 1), (1.7, -15.0, 1), (0.6, -15.6), (-0.4, -14.8), (-1.7, -15.4, 1))
    picture.outline(RED, PIKE(tassel), 0.42)
    picture.add(INK, PIKE(line((0.1, -18.4), (0.2, -16.0))))
    picture.outline(GOLD, PIKE(rectangle(-1.3, -20.8, 1.3, -19.0)), 0.42)
