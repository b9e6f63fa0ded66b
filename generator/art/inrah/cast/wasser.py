"""Water: fishers and pilots with wide-set eyes, full lips and broad noses; calm, and never quite still."""

from __future__ import annotations

from art import gestures, poses
from art.inrah.sitter import Sitter
from art.skull import Bones
from art.visage import Brows, Eyes, Mouth, Visage

HAULED = gestures.STAFF.with_fingers(
    thumb=((3.3, 0.6), (2.9, 2.2), (1.2, 3.0), (-0.6, 2.9)),
    little=((-1.2, 3.4), (0.4, 3.6), (1.4, 3.6)),
)
"""A fist whose thumb shuts it from below."""
PENDULUM = gestures.PINCH.with_fingers(
    middle=((4.6, -1.2), (2.6, -2.9), (1.2, -2.4), (0.7, -1.4)),
    ring=((5.4, -0.9), (4.6, -3.9), (3.4, -5.2), (2.4, -5.9)),
    little=((6.1, -0.2), (7.4, -1.8), (8.0, -3.0), (8.3, -4.0)),
)
"""Three fingers hold a cord."""
TIDE = gestures.CUP.with_fingers(
    first=((-3.1, -2.7), (-1.5, -3.1), (0.4, -2.6)), middle=((-3.4, -1.0), (-1.7, -1.4), (0.4, -0.9)),
    ring=((-3.3, 0.7), (-1.6, 0.4), (0.4, 0.8)), little=((-2.8, 2.2), (-1.4, 2.0), (0.3, 2.4)),
    thumb=((3.2, 1.6), (3.0, -1.0), (2.6, -3.4), (2.3, -5.4)),
)._replace(
    order="palm held little ring middle first thumb", melting=True,
    palm=((1.2, -2.6), (2.6, -3.0), (4.2, -1.4), (4.8, 1.2), (6.0, 4.6), (3.0, 6.4), (2.0, 4.6), (1.3, 2.6),
        (1.1, 0.0)),
    wrist=((2.8, 6.2), (5.8, 4.4)), forearm=(0.5, 0.87), lines=((0.5, ((1.8, 0.8), (2.3, 2.2), (2.2, 3.8))),),
)  # fmt: skip
"""A staff before the palm: the fingers come round it, the thumb stands up beside it."""
BEARING = poses.PALM.with_fingers(
    first=((0.2, 5.0), (-2.6, 6.4), (-4.6, 6.4), (-6.0, 5.6)),
    middle=((-0.2, 4.0), (-3.4, 4.9), (-5.6, 4.2), (-6.8, 3.0)),
    ring=((-0.4, 3.2), (-3.4, 3.2), (-5.4, 2.4), (-6.4, 1.2)),
    thumb=((4.2, 4.2), (6.0, 3.0), (7.2, 1.6), (7.8, 0.4)),
)

FAMILY = {
    "F": Sitter(
        Visage(
            Bones(temple=6.8, cheek=7.0, jaw=5.6, jaw_at=7.0, chin=2.2, chin_at=11.2, nose=2.5, wing=2.2,
                  nose_foot=4.4, mouth=2.3, mouth_at=7.4, eyes=3.7, eye=1.9),
            -19, True, Eyes(0.9, look=(0.6, 0.0), tilt=0.4), Brows(2.6, 3.6, 2.6, 0.75), Mouth(1.2, 1.5, 0.1, 0.3), "",
            "", lips="mittel",
        ),
        gestures.CARRY, (45.6, 33.4), -6, 1.04, elbow=((56, 50), (58, 66)), sign=(45.4, 25.2), tilt=-4,
        hair="waves", tones=("dunkel", "mittel"),
    ),
    "M": Sitter(
        Visage(
            Bones(temple=7.0, cheek=7.1, cheek_at=2.2, jaw=5.4, chin=2.4, chin_at=11.6, nose=3.6, bridge=0.4, wing=2.5,
                  nose_foot=4.8, tip=0.3, mouth_at=7.6, eyes=3.7, eye=1.75, brow=0.4),
            15, False, Eyes(0.62, look=(0.6, 0.0), tilt=-0.4), Brows(2.3, 3.3, 1.6, 1.2, 0.4, bushy=True),
            Mouth(0.35, 0.7, 0.5, 0.5), "cheek crow bags",
        ),
        TIDE, (46.0, 38.6), 2, 1.06, elbow=((48, 54), (47, 68)), sign=(47.6, 20.8), beard="fisher", grey=True,
        hair="bald", tones=("papier", "hell"),
    ),
    "W": Sitter(
        Visage(
            Bones(temple=6.9, cheek=6.9, jaw=5.4, chin=2.4, chin_at=11.4, nose=3.2, wing=2.3, nose_foot=4.8, bridge=0.2,
                  mouth_at=7.4, eyes=3.6, eye=1.8),
            -25, False, Eyes(0.0, lid="mittel"), Brows(2.2, 3.4, 2.0, 1.1), Mouth(seen=False), "cheek",
        ),
        PENDULUM, (43.0, 19.2), -34, 0.96, elbow=((56, 34), (60, 50)), sign=(43.2, 34.2), beard="scaled",
        hair="curls", tones=("papier", "hell"),
    ),
    "R": Sitter(
        Visage(
            Bones(temple=6.8, cheek=7.1, jaw=5.7, jaw_at=7.6, chin=2.5, chin_at=11.4, nose=2.9, wing=2.3, tip=0.3,
                  nose_foot=4.8, mouth=2.4, mouth_at=7.8, eyes=3.6, eye=1.9),
            -17, True, Eyes(0.8, wink=0.15, look=(0.9, 0.0), tilt=0.1), Brows(1.9, 3.0, 2.6, 1.1, 0.6, raised=0.5),
            Mouth(0.9, 1.2, 0.1, 0.9), "", "bars", lips="mittel",
        ),
        HAULED, (47.4, 40.4), 0, 1.0, elbow=((47, 56), (46, 68)),
        hair="coils", tones=("mittel", "hell"), x=26.2,
    ),
    "K": Sitter(
        Visage(
            Bones(temple=6.7, cheek=6.8, jaw=5.2, chin=2.1, chin_at=10.9, nose=2.2, wing=2.0, nose_foot=4.2, tip=-0.3,
                  mouth=2.0, mouth_at=7.2, eyes=3.6, eye=1.95),
            22, True, Eyes(1.1, look=(0.6, -0.3), tilt=0.2), Brows(2.9, 3.9, 2.8, 0.7), Mouth(0.8, 1.0, -0.1, 0, 1.0),
            "", "mole", lips="mittel",
        ),
        BEARING, (45.2, 33.2), 0, 1.0, slender=0.95, elbow=((56, 52), (57, 66)), x=22.8,
        hair="side wet",
    ),
}  # fmt: skip
