"""What hands of this deck alone do; tables of joints as in `art.gestures`."""

from __future__ import annotations

from art import gestures
from art.hand import Crease, Gesture

TOUCH = Gesture(
    order="thumb palm little ring middle first",
    palm=((-2.9, 2.4), (-1.2, 1.7), (0.9, 1.9), (2.8, 3.0), (3.0, 5.2), (2.2, 8.0), (-1.6, 8.2), (-2.8, 5.4)),
    joints={
        "first": ((-2.0, 3.0), (-2.5, 0.4), (-1.8, -1.6), (-0.9, -2.6)),
        "middle": ((-0.6, 2.7), (-0.5, -0.2), (0.2, -2.2), (0.9, -3.0)),
        "ring": ((0.8, 3.0), (1.5, 0.4), (2.0, -1.4), (2.4, -2.4)),
        "little": ((2.1, 3.7), (3.4, 1.8), (4.1, 0.4), (4.5, -0.7)),
        "thumb": ((-2.5, 5.2), (-4.0, 3.2), (-4.3, 1.4), (-3.7, 0.0)),
    },
    wrist=((-1.6, 8.0), (2.2, 7.8)),
    forearm=(0.06, 1.0),
    creases=(Crease("first", 1, -1, 1.0), Crease("middle", 1, -1, 1.0), Crease("ring", 1, -1, 1.0)),
    lines=((0.38, ((-1.4, 4.0), (-1.1, 5.0), (-0.9, 6.2))), (0.36, ((0.4, 4.0), (0.5, 5.0), (0.3, 6.0)))),
)
"""The back of a lady's hand, the fingers slightly apart: it is laid on pearls."""

SHAFT = gestures.FRONT.with_fingers(
    first=((2.0, -2.4), (0.0, -3.4), (-1.6, -3.4)), little=((1.8, 2.0), (0.2, 2.8), (-1.2, 3.6)),
    thumb=((-1.2, 4.0), (-2.6, 2.0), (-2.2, -0.2), (-0.8, -1.6)),
)._replace(creases=gestures.FRONT.creases[:2], nails={})  # fmt: skip
"""A lady's fist round a handle, the thumb aslant over the fingers."""

GLASS = gestures.STAFF.with_fingers(
    first=((-1.8, -2.2), (-0.4, -3.2), (1.5, -2.8)), little=((-3.0, 3.9), (-1.0, 2.9), (1.2, 2.5)),
    thumb=((3.5, 0.8), (3.0, -1.8), (1.9, -3.8), (0.7, -5.2)),
)._replace(creases=gestures.STAFF.creases[1:3], nails={"thumb": -1}, lines=gestures.STAFF.lines[1:])  # fmt: skip
"""A handle in a light fist: the thumb lies up along it, the little finger is spread."""

FRET = gestures.PLAY.with_fingers(
    first=((-2.3, 3.2), (-3.1, 0.8), (-2.4, -1.2)), middle=((-0.8, 2.9), (-1.0, 0.2), (-0.2, -1.7)),
    ring=((0.75, 3.0), (1.1, 0.6), (1.9, -0.8)), little=((2.15, 3.5), (3.3, 2.0), (4.0, 0.6)),
    thumb=((-2.6, 3.4), (-3.9, 0.6), (-3.6, -2.2), (-2.9, -3.4)),
)._replace(order="thumb palm held little ring middle first", lines=gestures.PLAY.lines[:1])  # fmt: skip
"""Fingers set on the strings of a neck that lies level through (0, 0), the thumb's tip behind it."""
