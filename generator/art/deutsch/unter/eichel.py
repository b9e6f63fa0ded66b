"""The Unter of Eichel: the drummer boy with his mouth wide open, one stick on the skin, the other raised."""

from __future__ import annotations

import math

import numpy as np

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import feather, form, haft, knob
from art.curves import area, closed, curve, ribbon
from art.deutsch.cast.drummer import drummer
from art.hand import draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, ellipse, placed, rectangle, union

GOLD, BROWN, RED = "ocker", "braun", "rot"
HEAD = placed(28.6, 19.4)
SKIN = (30.6, 37.0)
RADII = (10.2, 2.9)
"""The middle of the drum's skin, and its half axes."""
TUCKED = gestures.STICK.with_fingers(
    first=((1.2, -1.2), (-0.8, -2.0), (-2.2, -1.2), (-2.0, 0.2)), little=((0.6, 4.2), (1.6, 4.9), (2.6, 5.0)),
    thumb=((4.0, 1.6), (2.8, -0.6), (1.0, -1.6), (-0.6, -1.5)),
)  # fmt: skip
"""The raised hand holds its stick loosely."""


def eichel() -> Court:
    picture, head = Picture(), drummer()
    doublet = closed(
        (22.2, 31.0), (26.0, 27.8), (33.6, 27.8), (38.6, 30.4), (40.6, 35.0), (40.2, 52, 1), (20.6, 52, 1), (20.6, 35.6)
    )
    picture.outline(BROWN, doublet, 0.5)
    picture.add(PAPER, lit(doublet, 0.9, 0.5))
    raised = draw_hand(TUCKED, placed(45.0, 26.8, -40, 0.9), _stick((49.6, 20.6), (36.6, 30.6)), slender=0.88)
    draw_arm(picture, raised, Sleeve((51.2, 38.6), (37.4, 31.8), GOLD, (4.4, 7.4, 6.8), folds=5, teeth=0))
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(20, 0, 45, 31.4)))
    _kerchief(picture)
    _plume(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _cap(picture)
    _drum(picture)
    picture.put(raised.picture)
    low = draw_hand(
        gestures.STICK, placed(20.8, 33.8, 24, 0.9, mirrored=True), _stick((16.8, 30.8), (28.2, 37.0)), slender=0.88
    )
    draw_arm(picture, low, Sleeve((15.4, 44.6), (19.0, 50), GOLD, (4.2, 5.8, 6.4), folds=3, seed=6))
    return Court(picture, head.whole(), {"raised": raised.picture, "low": low.picture})


def _kerchief(picture: Picture) -> None:
    """Red, knotted on the breast."""
    for tail in (
        closed((29.4, 33.0, 1), (25.6, 35.4), (23.8, 39.4, 1), (27.6, 38.6), (30.6, 34.0, 1)),
        closed((29.8, 33.4, 1), (29.6, 37.0), (31.6, 40.4, 1), (33.6, 37.0), (31.6, 33.0, 1)),
    ):
        form(picture, RED, tail, 0.4)
    band = closed(
        (25.2, 27.6), (27.6, 30.4), (32.4, 30.2), (35.6, 27.2), (38.8, 30.4), (35.4, 33.8), (30.4, 36.0), (25.6, 34.4),
        (21.8, 31.4),
    )  # fmt: skip
    form(picture, RED, band, 0.5)
    creases = (
        ((23.6, 30.8), (26.6, 32.4), (29.0, 32.9)),
        ((25.8, 33.6), (27.6, 33.6), (29.2, 33.4)),
        ((36.8, 30.0), (34.2, 32.0), (31.8, 32.7)),
    )
    picture.add(INK, [line(*crease, width=0.45) for crease in creases])
    picture.add(PAPER, lit(band, 0.7, 0.5, least=0.3))
    form(picture, RED, ellipse(30.4, 33.2, 1.5, 1.2, -10), 0.4)


def _plume(picture: Picture) -> None:
    feather(picture, curve((33.6, 11.4), (38.0, 8.6), (43.0, 8.6), (47.2, 11.2), (48.6, 15.8)), 2.2, 10)


def _cap(picture: Picture) -> None:
    """Brown, pushed back on the curls; its band and its button of gold."""
    crown = closed(
        (21.6, 11.6), (22.2, 8.0), (26.0, 5.7), (31.4, 5.6), (35.8, 8.2), (37.4, 12.4), (33.6, 12.6), (27.0, 10.2)
    )
    picture.add(INK, crown.buffer(0.7))
    picture.outline(BROWN, crown, 0.5)
    picture.add(INK, shade(crown, 0.7, 1.4, 1.0, 0.55), line((29.4, 6.4), (28.8, 8.2), (29.4, 9.8), width=0.42))
    picture.add(PAPER, lit(crown, 0.8, 0.55, least=0.3))
    band = closed(
        (20.6, 13.4), (20.8, 10.8), (26.8, 8.9), (33.0, 9.8), (38.8, 12.8), (38.4, 15.2), (32.6, 12.2), (26.8, 11.4)
    )
    picture.add(INK, band.buffer(0.7))
    form(picture, GOLD, band, 0.4)
    knob(picture, 33.4, 10.2, 1.3)


def _drum(picture: Picture) -> None:
    """The skin seen from above, a hoop, cords across the shell."""
    (x, y), (across, down) = SKIN, RADII
    rim = [(x + across * math.cos(t), y + 1.2 + down * math.sin(t)) for t in np.linspace(math.pi, 0, 40).tolist()]
    shell = area(np.array([(x - across, y), *rim, (x + across, y), (x + across - 0.6, 49), (x - across + 0.6, 49)]))
    picture.outline(RED, shell, 0.5)
    picture.add(PAPER, [_cord(u, 1 if k % 2 else -1) for k, u in enumerate(np.linspace(-1, 1, 7).tolist())])
    picture.add(INK, shade(shell, 1.1, 2.0, 1.1, 0.6, smooth=1.5))
    hoop = union(ellipse(x, y + 1.5, across + 0.35, down), ellipse(x, y, across + 0.35, down)).convex_hull
    form(picture, GOLD, hoop, 0.45, 0.5)
    picture.outline(PAPER, ellipse(x, y, across - 0.5, down - 0.5), 0.42)
    for reach in (0, 1.3):
        picture.add(
            INK,
            line(
                (x + 2.4 + reach, y + 1.7 - 0.35 * reach),
                (x + 4.8 + reach, y + 1.1 - 0.3 * reach),
                (x + 6.8 + reach * 0.7, y + 0.1),
            ),
        )


def _cord(u: float, side: int) -> Geometry:
    (x, y), (across, down) = SKIN, RADII
    top = (x + across * 0.97 * math.sin(u * 1.45), y + down * math.cos(u * 1.45) + 0.8)
    return ribbon(curve(top, (top[0] + 1.3 * side * math.cos(u * 1.3), 49)), 0.55)


def _stick(start: tuple[float, float], end: tuple[float, float]) -> Picture:
    picture = haft(start, end, 1.1, PAPER)
    knob(picture, end[0], end[1], 1.0, PAPER)
    return picture
