"""Fists of this deck round hilt, haft, stem and bow: each closes in its own way; all are drawn from their joints."""

from __future__ import annotations

import math

from art import gestures
from art.grasps import cuffed
from art.hand import Crease, Gesture, draw_hand
from art.picture import Picture
from art.shapes import Move

_SIDE = (Crease("first", 1, -1, 1.1), Crease("middle", 1, -1, 1.1), Crease("ring", 1, -1, 1.1))
_LEVEL = Gesture(
    order="palm little ring middle first thumb",
    palm=((0.4, -3.2), (2.4, -3.1), (4.2, -2.2), (6.3, -1.2), (6.0, 2.9), (3.8, 3.6), (1.6, 3.8), (0.0, 3.0)),
    joints={},
    wrist=((6.2, -1.0), (5.9, 2.8)),
    forearm=(0.92, 0.38),
)
"""An arm that comes from the side."""

HOOKED = _LEVEL._replace(
    joints={
        "first": ((1.8, -2.4), (0.6, -4.2), (-0.9, -4.4), (-1.9, -3.4)),
        "middle": ((2.1, -0.9), (-0.2, -1.7), (-2.2, -1.4)),
        "ring": ((2.0, 0.7), (-0.2, 0.2), (-2.1, 0.6)),
        "little": ((1.7, 2.2), (-0.1, 1.9), (-1.7, 2.3)),
        "thumb": ((3.6, 0.4), (2.8, -1.4), (1.0, -1.0), (-0.4, 0.1)),
    },
    creases=_SIDE,
    nails={"thumb": -1},
    lines=((0.42, ((2.2, 2.6), (3.2, 2.2), (3.9, 1.4))),),
    melting=True,
)
"""On a hilt: the first finger hooked over the guard's foot, the thumb aslant over the others."""
AIMING = _LEVEL._replace(
    order="palm little ring middle thumb first",
    joints={
        "first": ((2.2, -2.5), (-0.2, -3.0), (-2.4, -3.2), (-3.9, -3.0)),
        "middle": ((1.9, -0.7), (-0.4, -0.9), (-1.9, -0.1)),
        "ring": ((1.8, 0.9), (-0.2, 0.9), (-1.5, 1.6)),
        "little": ((1.5, 2.3), (0.0, 2.5), (-1.1, 3.0)),
        "thumb": ((3.8, -0.4), (2.6, -1.5), (0.8, -1.4), (-0.6, -1.5)),
    },
    nails={"first": 1, "thumb": -1},
    creases=(Crease("first", 1, -1, 0.9), Crease("first", 2, -1, 0.8)),
    lines=((0.42, ((2.4, 1.2), (3.2, 2.0), (4.4, 2.2))), (0.36, ((3.8, 1.0), (4.6, 1.2), (5.4, 1.0)))),
)
"""On a bow: the first finger lies along the arrow."""
TOAST = gestures.STAFF.with_fingers(
    first=((2.0, -2.6), (0.2, -3.4), (-1.6, -2.6)),
    middle=((2.2, -0.9), (0.0, -1.5), (-1.9, -0.6)),
    ring=((2.0, 0.8), (0.2, 0.5), (-1.3, 1.3)),
    little=((1.8, 2.2), (-0.6, 3.2), (-2.6, 3.2), (-3.9, 2.4)),
    thumb=((3.4, 0.8), (2.6, -1.8), (1.6, -3.9), (1.2, -5.2)),
)._replace(creases=_SIDE, nails={"thumb": -1}, lines=gestures.STAFF.lines[1:])  # fmt: skip
"""Round a stem: the thumb up along it, the little finger spread."""
PROPPED = gestures.FRONT.with_fingers(
    first=((2.0, -2.4), (0.0, -3.6), (-2.0, -3.6), (-2.9, -2.6)),
    middle=((2.3, -0.9), (-0.2, -1.7), (-2.6, -1.5), (-3.1, -0.4)),
    ring=((2.2, 0.6), (-0.2, 0.2), (-2.3, 0.6), (-2.6, 1.6)),
    little=((1.8, 2.0), (-0.2, 1.9), (-1.9, 2.5)),
    thumb=((0.6, 4.2), (-1.6, 4.0), (-3.2, 3.4)),
)._replace(order="thumb palm little ring middle first", nails={}, creases=gestures.FRONT.creases[:3])  # fmt: skip
"""An old man's on the haft that he leans on: the fingers lie long over it, the thumb is behind."""
UPHELD = gestures.HILT.with_fingers(
    first=((0.2, -2.75), (-1.6, -3.1), (-2.7, -2.4)), little=((0.4, 1.95), (-1.0, 2.6), (-1.6, 3.4)),
)._replace(
    order="little ring middle first palm", lines=(*gestures.HILT.lines[:2], *gestures.HILT.lines[4:6])
)  # fmt: skip
"""A lady's on an upright haft, seen from the back of the hand."""
NOCKED = gestures.STAFF.with_fingers(
    first=((2.4, -2.4), (0.6, -3.4), (-1.4, -3.2), (-2.4, -2.2)),
    middle=((2.6, -0.8), (0.6, -1.6), (-1.6, -1.3), (-2.6, -0.2)),
    ring=((2.4, 0.8), (0.4, 0.3), (-1.4, 0.7), (-2.2, 1.7)),
    little=((2.0, 2.3), (0.2, 2.2), (-1.2, 2.8)),
    thumb=((2.8, -1.6), (1.8, -3.6), (0.6, -4.8)),
)._replace(order="thumb palm little ring middle first", creases=(), nails={"first": 1, "middle": 1, "ring": 1},
           lines=gestures.STAFF.lines[1:], melting=False)  # fmt: skip
"""A huntress's on the bow: long fingers before it, the thumb behind."""
CLENCHED = gestures.FRONT.with_fingers(
    first=((2.2, -2.6), (0.2, -2.9), (-1.5, -2.3)),
    middle=((2.5, -1.0), (0.0, -1.1), (-1.8, -0.6)),
    ring=((2.4, 0.6), (0.0, 0.6), (-1.7, 1.0)),
    little=((2.0, 2.0), (0.0, 2.2), (-1.4, 2.5)),
    thumb=((2.2, 4.4), (-0.4, 3.8), (-1.2, 2.0), (0.6, 0.4)),
)._replace(nails={"thumb": 1}, creases=gestures.FRONT.creases[:3], lines=gestures.FRONT.lines[:2])  # fmt: skip
"""A fist that shows its knuckles, the thumb locked over the middle finger from below."""
SWUNG = gestures.STAFF.with_fingers(
    thumb=((3.3, 1.6), (2.2, 0.0), (0.4, -1.2), (-1.2, -1.0)), first=((-1.7, -2.75), (0.4, -3.3), (1.9, -2.9)),
)  # fmt: skip
"""A fist that will not let go: the thumb across first and middle finger."""


CLASPS = {
    "svidar-M": HOOKED, "skoell-M": TOAST, "ger-M": PROPPED, "ger-K": UPHELD, "bog-M": AIMING, "bog-K": NOCKED,
    "bog-E": CLENCHED, "jarnur-E": SWUNG,
}  # fmt: skip
"""By the court whose hand it is."""


def clasp(gesture: Gesture, place: Move, slender: float = 1.0) -> Picture:
    """The hand at its place over what it holds, and the pleated cuff at its wrist."""
    hand = draw_hand(gesture, place, slender=slender)
    (x0, y0), (x1, y1) = hand.wrist
    (along, down), half = hand.forearm, math.hypot(x1 - x0, y1 - y0) / 2
    picture = Picture()
    picture.put(hand.picture)
    wrist = (x0 + x1) / 2 + along * 0.9, (y0 + y1) / 2 + down * 0.9
    cuffed(picture, wrist, math.degrees(math.atan2(down, along)), half + 0.5)
    return picture
