"""What hands do: tables of joints, in mm of a man's hand 9.6 mm long, drawn round what is held at (0, 0)."""

from __future__ import annotations

from art.hand import Crease, Gesture

STAFF = Gesture(
    order="palm little ring middle first thumb",
    palm=(
        (0.6, -3.3),
        (2.4, -2.9),
        (3.7, -1.4),
        (4.4, 0.8),
        (5.3, 3.4),
        (2.4, 5.8),
        (1.1, 4.2),
        (-0.4, 3.4),
    ),
    joints={
        "first": ((-1.7, -2.75), (0.2, -2.95), (1.7, -2.5)),
        "middle": ((-2.2, -1.05), (0, -1.2), (1.75, -0.8)),
        "ring": ((-2.1, 0.65), (0, 0.55), (1.6, 0.85)),
        "little": ((-1.6, 2.15), (0.2, 2.15), (1.4, 2.3)),
        "thumb": ((3.3, 0.6), (2.75, -1.5), (0.95, -2.35), (-0.75, -2.05)),
    },
    wrist=((2.7, 5.2), (4.9, 3.5)),
    forearm=(0.5, 0.86),
    creases=(
        Crease("first", 0, -1, 1.5),
        Crease("middle", 0, -1, 1.5),
        Crease("ring", 0, -1, 1.5),
        Crease("little", 0, -1, 1.5),
        Crease("thumb", 2, 1, 0.8),
    ),
    nails={"thumb": 1},
    lines=(
        (0.62, ((1.9, 0.1), (2.45, 1.6), (2, 3.4), (1.2, 4.3))),
        (0.33, ((3.2, 1.5), (3.5, 2.6), (3.4, 3.8))),
    ),
    melting=True,
)
"""A fist round an upright haft, fingers towards us, the thumb across first and middle finger."""

HILT = Gesture(
    order="thumb little ring middle first palm",
    palm=(
        (-0.35, -3.3),
        (0.9, -3.75),
        (2.5, -2.9),
        (4.1, -0.4),
        (5.2, 2),
        (6.1, 4.1),
        (3, 6.2),
        (1.5, 4.6),
        (0.05, 2.9),
        (-0.2, 1.3),
        (-0.45, -0.3),
        (-0.5, -1.9),
    ),
    joints={
        "first": ((0.2, -2.75), (-1.5, -2.75), (-2.5, -2.2)),
        "middle": ((0.1, -1.15), (-1.8, -1.05), (-2.8, -0.5)),
        "ring": ((0.1, 0.45), (-1.6, 0.65), (-2.6, 1.1)),
        "little": ((0.4, 1.95), (-1.1, 2.2), (-2, 2.55)),
        "thumb": ((1.6, -2.9), (0.2, -4.05), (-1.5, -4.2)),
    },
    wrist=((3, 6), (5.9, 4.1)),
    forearm=(0.55, 0.83),
    creases=(
        Crease("first", 1, -1, 1.2),
        Crease("middle", 1, -1, 1.2),
        Crease("ring", 1, -1, 1.2),
        Crease("little", 1, -1, 1.2),
    ),
    lines=(
        (0.5, ((0.2, -3.1), (0.85, -2.6), (0.75, -1.95), (0.15, -1.9))),
        (0.5, ((0.05, -1.6), (0.75, -1.1), (0.65, -0.45), (0.1, -0.35))),
        (0.46, ((0.1, 0.05), (0.75, 0.5), (0.7, 1.1), (0.2, 1.2))),
        (0.42, ((0.4, 1.65), (0.95, 2.05), (0.9, 2.5), (0.5, 2.7))),
        (0.42, ((1.5, -2), (2.5, -0.4), (3.5, 2))),
        (0.4, ((1.4, -0.3), (2.3, 1.3), (3.1, 3))),
        (0.34, ((1.4, 1.3), (2, 2.6), (2.6, 3.8))),
    ),
)
"""The same grip seen from the back of the hand: knuckles, tendons, the tip of the thumb coming round."""

PINCH = Gesture(
    order="little ring middle palm first thumb",
    palm=(
        (2.9, -1.3),
        (3.8, -2.2),
        (5.2, -1.8),
        (6.6, -0.6),
        (6.9, 1.4),
        (6.2, 4.2),
        (6.1, 6.2),
        (3, 7),
        (2.9, 5.2),
        (2.3, 3.4),
        (2.1, 1.2),
    ),
    joints={
        "first": ((3.6, -1.1), (2, -2.3), (0.75, -1.35), (0.1, -0.25)),
        "middle": ((4.6, -1.2), (3.5, -3.9), (2.7, -5.2), (1.9, -6)),
        "ring": ((5.4, -0.9), (5.2, -3.7), (4.7, -5.3), (4.2, -6.3)),
        "little": ((6.1, -0.2), (6.7, -2.3), (6.8, -3.5), (6.7, -4.5)),
        "thumb": ((3.9, 4.2), (3, 2.6), (1.5, 1.25), (0.15, 0.45)),
    },
    wrist=((3.1, 6.6), (6, 5.9)),
    forearm=(0.28, 0.96),
    creases=(
        Crease("middle", 1, -1, 0.9),
        Crease("ring", 1, -1, 0.9),
        Crease("little", 1, -1, 0.9),
        Crease("first", 1, -1, 0.9),
        Crease("middle", 2, -1, 0.7),
        Crease("ring", 2, -1, 0.7),
        Crease("thumb", 2, -1, 0.8),
    ),
    nails={"thumb": -1},
    lines=(
        (0.45, ((4.5, -0.2), (5, 0.8), (5.1, 2.2))),
        (0.34, ((5.5, 0.4), (5.8, 1.5), (5.7, 2.6))),
    ),
)
"""Thumb and first finger meet round a stem, three fingers fan."""

POINT = Gesture(
    order="palm little ring middle first thumb",
    palm=(
        (-0.4, -2.2),
        (1.6, -2.3),
        (5, -1.8),
        (5, 3),
        (2.2, 3.8),
        (0.4, 3.9),
        (-0.6, 3.2),
    ),
    joints={
        "first": ((0.4, -1.25), (-2.5, -1.5), (-4.3, -1.45), (-5.8, -1.2)),
        "middle": ((-2.1, 0.15), (-0.5, 0.25), (0.9, 0.5)),
        "ring": ((-2, 1.75), (-0.4, 1.85), (0.9, 1.9)),
        "little": ((-1.4, 3.2), (-0.1, 3.25), (0.9, 3.1)),
        "thumb": ((3.3, 1.9), (2.2, 0.55), (0.35, 0.45), (-1.25, 1.15)),
    },
    wrist=((4.8, -1.7), (4.6, 2.9)),
    forearm=(1, 0.1),
    creases=(
        Crease("first", 1, -1, 0.8),
        Crease("first", 2, -1, 0.7),
        Crease("middle", 0, -1, 1.3),
        Crease("ring", 0, -1, 1.3),
        Crease("little", 0, -1, 1.3),
        Crease("thumb", 2, 1, 0.7),
    ),
    nails={"thumb": 1, "first": 1},
    lines=(
        (0.42, ((2, 2.9), (3, 2.6), (3.5, 1.8))),
        (0.33, ((1.2, -1.3), (2.2, -1.1), (3.4, -1.1))),
    ),
    melting=True,
)
"""The first finger straight, three folded, the thumb across the middle one."""

BELT = Gesture(
    order="thumb held little ring middle first palm",
    palm=(
        (-2.7, -0.2),
        (-2.6, -2.2),
        (-1.3, -4.4),
        (0.1, -6.8),
        (3.7, -5.7),
        (3.5, -3.4),
        (3.2, -1.2),
        (3.2, 0.6),
        (1.6, 1.1),
        (-0.1, 1),
        (-1.6, 0.7),
    ),
    joints={
        "first": ((-1.85, -0.1), (-2.6, 2.3), (-2.7, 3.9), (-2.4, 5)),
        "middle": ((-0.4, 0.2), (-0.95, 2.9), (-0.9, 4.7), (-0.6, 5.9)),
        "ring": ((1.1, 0.3), (0.75, 2.9), (0.85, 4.6), (1.1, 5.7)),
        "little": ((2.45, 0), (2.35, 2.2), (2.45, 3.6), (2.65, 4.5)),
        "thumb": ((-1.6, -3), (-3.2, -2), (-4, -0.5), (-4.1, 0.9)),
    },
    wrist=((0.2, -6.6), (3.6, -5.5)),
    forearm=(0.38, -0.92),
    creases=(
        Crease("first", 1, -1, 1.1),
        Crease("middle", 1, -1, 1.1),
        Crease("ring", 1, -1, 1.1),
        Crease("little", 1, -1, 1.1),
        Crease("first", 2, -1, 0.8),
        Crease("middle", 2, -1, 0.8),
        Crease("ring", 2, -1, 0.8),
    ),
    lines=(
        (0.5, ((-2.3, 0.4), (-1.9, -0.2), (-1.3, 0.1))),
        (0.5, ((-0.8, 0.7), (-0.4, 0.05), (0.2, 0.45))),
        (0.46, ((0.8, 0.8), (1.2, 0.15), (1.7, 0.5))),
        (0.42, ((2.2, 0.45), (2.6, -0.1), (2.95, 0.2))),
        (0.38, ((-1.6, -0.7), (-0.8, -2.4), (0.4, -4.2))),
        (0.36, ((0, -0.6), (0.5, -2.2), (1.2, -3.8))),
        (0.33, ((1.5, -0.7), (1.7, -2), (2.1, -3.4))),
    ),
)
"""A hand that hangs in a belt, the thumb behind it; turned, it lies on a breast."""

STICK = Gesture(
    order="palm little ring middle first held thumb",
    palm=(
        (0.6, -1.5),
        (2.4, -1.9),
        (4.2, -0.7),
        (5.6, 1),
        (6.8, 2.7),
        (4.2, 5.6),
        (2.6, 4.9),
        (1, 4.2),
        (0, 2),
    ),
    joints={
        "first": ((1.2, -1), (-1.1, -1.15), (-2, 0.25), (-1.2, 1)),
        "middle": ((-1.35, 1.5), (0.2, 1.6), (1.6, 1.9)),
        "ring": ((-0.8, 3.05), (0.6, 3.15), (1.9, 3.2)),
        "little": ((0.1, 4.45), (1.2, 4.5), (2.2, 4.4)),
        "thumb": ((4, 1.7), (2.6, 0.35), (0.7, -0.15), (-1, -0.15)),
    },
    wrist=((4, 5.3), (6.4, 2.7)),
    forearm=(0.74, 0.67),
    creases=(
        Crease("first", 1, -1, 1.1),
        Crease("middle", 0, -1, 1.4),
        Crease("ring", 0, -1, 1.4),
        Crease("little", 0, -1, 1.4),
        Crease("thumb", 2, -1, 0.8),
    ),
    nails={"thumb": -1},
    lines=(
        (0.5, ((2.3, 1.6), (3.2, 2.7), (3.1, 4.2))),
        (0.34, ((4.3, 2), (4.8, 2.9), (4.7, 3.8))),
    ),
    melting=True,
)
"""A hand that beats a drum: the thumb along the stick, the first finger crooked under it."""

CUP = Gesture(
    order="held little ring middle first palm thumb",
    palm=(
        (2.3, -2.6),
        (3.9, -2.9),
        (5.1, -1.4),
        (5.7, 1.2),
        (7, 4.6),
        (4, 6.3),
        (2.9, 4.4),
        (2.2, 2.6),
        (2, 0),
    ),
    joints={
        "first": ((-3.5, -2.35), (-2.45, -2.15)),
        "middle": ((-3.65, -0.75), (-2.3, -0.55)),
        "ring": ((-3.5, 0.85), (-2.3, 1)),
        "little": ((-3.1, 2.3), (-2.15, 2.35)),
        "thumb": ((4.1, 1.6), (3.6, -0.7), (1.7, -1.75), (-0.1, -1.95)),
    },
    wrist=((3.9, 6), (6.9, 4.6)),
    forearm=(0.5, 0.87),
    creases=(Crease("thumb", 2, 1, 0.8),),
    nails={"thumb": 1, "first": -1, "middle": -1, "ring": -1, "little": -1},
    lines=(
        (0.5, ((2.7, 0.6), (3.2, 2), (3.3, 3.6))),
        (0.34, ((4.7, 0.6), (5, 2), (5.3, 3.4))),
    ),
    melting=True,
)
"""A beaker in the hand: the thumb in front, finger tips come round the far side."""

FRONT = Gesture(
    order="palm little ring middle first thumb",
    palm=((0.8, -3.2), (2.6, -3.1), (3.4, -1.0), (3.3, 1.6), (2.9, 4.6), (-1.6, 4.8), (-1.6, 3.0), (0.2, 2.6)),
    joints={
        "first": ((2.0, -2.4), (-0.3, -2.9), (-1.9, -2.4)),
        "middle": ((2.3, -0.9), (-0.2, -1.2), (-2.3, -0.8)),
        "ring": ((2.2, 0.6), (-0.2, 0.5), (-2.2, 0.8)),
        "little": ((1.8, 2.0), (-0.2, 2.1), (-1.8, 2.2)),
        "thumb": ((-1.2, 4.0), (-3.0, 2.4), (-3.5, 0.4), (-2.7, -1.3)),
    },
    wrist=((-1.8, 4.6), (2.9, 4.6)),
    forearm=(0.16, 0.99),
    creases=(Crease("first", 1, -1, 0.9), Crease("middle", 1, -1, 0.9), Crease("ring", 1, -1, 0.9),
             Crease("thumb", 2, -1, 0.8)),
    nails={"thumb": -1},
    lines=((0.36, ((2.5, -2.9), (3.0, -2.3), (2.9, -1.7))), (0.36, ((2.8, -1.3), (3.3, -0.8), (3.1, -0.2))),
           (0.4, ((0.9, 3.4), (1.4, 3.9), (1.5, 4.6)))),
)  # fmt: skip
"""A fist held out in front: the knuckles to the right, the thumb up along the finger ends."""

REST = Gesture(
    order="thumb palm little ring middle first",
    palm=((-2.7, -0.4), (-2.8, -2.2), (-1.2, -3.6), (1.6, -4.1), (5.2, -4.3), (5.5, -0.9), (3.6, 0.4), (1.6, 0.6),
          (-1.2, 0.5)),
    joints={
        "first": ((-1.8, -0.5), (-2.2, 1.6), (-1.8, 3.2)),
        "middle": ((-0.35, -0.7), (-0.5, 1.9), (-0.2, 3.7)),
        "ring": ((1.1, -0.6), (1.15, 1.8), (1.3, 3.4)),
        "little": ((2.45, -0.4), (2.7, 1.4), (2.6, 2.7)),
        "thumb": ((-1.9, -2.4), (-3.7, -1.4), (-4.6, 0.2), (-4.7, 1.5)),
    },
    wrist=((5.1, -4.3), (5.4, -0.9)),
    forearm=(0.99, 0.1),
    creases=(Crease("first", 1, 1, 1.6), Crease("middle", 1, 1, 1.6), Crease("ring", 1, 1, 1.6),
             Crease("little", 1, 1, 1.5), Crease("thumb", 2, 1, 0.9)),
    nails={"first": 1, "middle": 1, "ring": 1},
    lines=((0.4, ((-0.9, -1.6), (0.6, -2.6), (2.6, -3.0))), (0.38, ((0.6, -1.5), (2.0, -2.2), (3.6, -2.4))),
           (0.34, ((2.0, -1.0), (3.2, -1.5), (4.4, -1.6)))),
)  # fmt: skip
"""A hand laid on a pommel: the fingers hang down before it, the thumb beside it."""

PLAY = Gesture(
    order="thumb held palm little ring middle first",
    palm=((-3.1, 2.6), (-1.4, 2.0), (0.8, 2.0), (2.9, 2.7), (3.1, 5.0), (2.3, 7.4), (-2.0, 7.6), (-3.0, 5.2)),
    joints={
        "first": ((-2.3, 3.2), (-2.6, 0.9), (-2.3, -0.8)),
        "middle": ((-0.8, 2.9), (-0.8, 0.4), (-0.6, -1.2)),
        "ring": ((0.75, 3.0), (0.9, 0.6), (1.0, -0.9)),
        "little": ((2.15, 3.5), (2.5, 1.5), (2.5, 0.1)),
        "thumb": ((-2.6, 5.0), (-3.8, 3.0), (-4.1, 1.2)),
    },
    wrist=((-2.0, 7.4), (2.3, 7.2)),
    forearm=(0.08, 1.0),
    creases=(
        Crease("first", 1, -1, 1.2),
        Crease("middle", 1, -1, 1.2),
        Crease("ring", 1, -1, 1.2),
        Crease("little", 1, -1, 1.2),
    ),
    nails={"first": 1, "middle": 1, "ring": 1, "little": 1},
    lines=((0.4, ((-1.5, 4.0), (-1.3, 5.0), (-1.2, 6.4))), (0.36, ((0.2, 4.0), (0.3, 5.0), (0.2, 6.2)))),
)
"""Fingers laid on the holes of a pipe that lies level through (0, 0), the thumb behind it."""

CARRY = Gesture(
    order="palm thumb held little ring middle first",
    palm=((-1.8, 4.2), (0.4, 3.4), (3.0, 3.2), (4.9, 3.2), (6.6, 5.2), (5.0, 8.4), (2.4, 7.8), (0.0, 6.8)),
    joints={
        "first": ((-1.2, 4.9), (-3.2, 3.2), (-3.6, 1.1)),
        "middle": ((0.0, 5.1), (-1.8, 3.4), (-2.1, 1.2)),
        "ring": ((1.2, 5.0), (-0.3, 3.4), (-0.6, 1.4)),
        "little": ((2.4, 4.7), (1.1, 3.4), (0.8, 1.8)),
        "thumb": ((3.9, 4.6), (4.7, 2.4), (4.5, 0.4), (3.9, -0.9)),
    },
    wrist=((6.8, 5.4), (4.8, 8.4)),
    forearm=(0.78, 0.62),
    creases=(
        Crease("first", 1, 1, 1.2),
        Crease("middle", 1, 1, 1.2),
        Crease("ring", 1, 1, 1.2),
        Crease("little", 1, 1, 1.1),
    ),
    nails={"first": 1, "middle": 1, "ring": 1, "little": 1},
    lines=((0.4, ((1.6, 6.4), (3.0, 6.8), (4.4, 6.6))),),
)
"""A ball of some 3.4 mm on the palm: the fingers come up before it, the thumb behind."""
