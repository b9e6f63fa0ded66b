"""Humus: those who sow, round of cheek, snub of nose, with laughing wrinkles and earth under their nails."""

from __future__ import annotations

from art import gestures, poses
from art.inrah.sitter import Sitter
from art.skull import Bones
from art.visage import Brows, Eyes, Mouth, Visage

SHOULDERED = gestures.STAFF.with_fingers(
    first=((-1.5, -3.4), (0.6, -4.0), (2.0, -3.4)),
    thumb=((3.3, 0.6), (3.2, -1.6), (2.6, -3.6), (2.0, -5.4)),
)
"""A fist whose thumb lies along the haft."""
HAFT = gestures.STICK.with_fingers(
    thumb=((4.0, 1.7), (3.0, -0.6), (1.4, -2.0), (-0.4, -2.6)),
    first=((-1.9, 0.0), (-0.2, -0.2), (1.6, 0.2)),
    little=((-0.6, 5.0), (1.0, 5.0), (2.4, 4.6)),
)  # fmt: skip
"""A hand that holds an axe: the thumb upon the haft."""
HARK = poses.HUSH.with_fingers(
    first=((-1.2, -0.2), (-1.0, -3.2), (-0.6, -5.3), (-0.2, -7.0)),
    thumb=((-1.6, 4.0), (-3.0, 1.8), (-2.2, 0.2), (-0.4, 0.4)),
)
"""A finger raised: it bids to listen."""
PLANTING = gestures.CARRY.with_fingers(
    first=((-1.0, 4.6), (-3.6, 4.2), (-4.9, 2.2), (-4.8, 0.4)),
    middle=((0.0, 5.2), (-2.6, 4.8), (-3.2, 2.4)),
    ring=((1.2, 5.6), (-1.0, 5.4), (-1.5, 3.0)),
    little=((2.4, 5.8), (0.6, 5.9), (0.2, 3.8)),
    thumb=((4.2, 4.4), (5.6, 2.4), (5.6, 0.2), (4.6, -1.4)),
)
"""Earth in a hollow hand."""

FAMILY = {
    "F": Sitter(
        Visage(
            Bones(temple=6.7, cheek=7.2, cheek_at=3.6, jaw=6.0, jaw_at=7.2, chin=2.8, chin_at=11.4, nose=2.2, tip=-0.5,
                  wing=1.9, nose_foot=4.3, mouth=2.3, mouth_at=7.2, eyes=3.4),
            17, True, Eyes(0.8, look=(0.45, 0.1), tilt=0.1), Brows(2.5, 3.5, 2.2, 0.7), Mouth(0.9, 1.2, 0.6),
            "dimple crow", "mole", lips="mittel",
        ),
        gestures.PINCH, (44.2, 32.4), 0, 0.96, elbow=((52, 52), (54, 68)), tilt=5,
        hair="ringlets", tones=("mittel", "hell"),
    ),
    "M": Sitter(
        Visage(
            Bones(temple=7.2, cheek=7.6, cheek_at=3.4, jaw=5.8, chin=2.8, chin_at=12.0, nose=3.4, tip=0.5, wing=2.9,
                  nose_foot=4.4, mouth_at=8.8, mouth=2.9, eyes=3.5, eye=1.65),
            12, False, Eyes(0.72, look=(0.5, -0.1), tilt=-0.35), Brows(2.6, 4.0, 1.9, 1.1, 0.45, bushy=True),
            Mouth(0.3, 0.9, 0.9, 0, 1.5, True), "crow bags forehead",
        ),
        PLANTING, (45.2, 36.0), 0, 1.0, mirrored=True, elbow=((37, 49), (28, 58)), sign=(45.6, 19.6), beard="hedge",
        grey=True, hair="thicket", tones=("mittel", "hell"), tilt=4, x=25.8,
    ),
    "W": Sitter(
        Visage(
            Bones(temple=6.6, cheek=7.3, cheek_at=3.8, jaw=5.4, jaw_at=7.8, chin=2.5, chin_at=11.6, nose=3.8,
                  bridge=0.3, tip=1.0, wing=2.4, nose_foot=5.0, mouth=2.7, mouth_at=8.3, eyes=3.4, eye=1.8, prow=0.6),
            19, True, Eyes(0.0, glad=True), Brows(2.8, 3.9, 2.4, 0.9, 0.5), Mouth(0.4, 0.7, 0.9, 0.2, 1.0, True),
            "crow cheek bags", "mole", lips="mittel",
        ),
        HARK, (47.0, 40.4), 4, 1.04, elbow=((47, 54), (45, 68)), sign=(47.2, 19.4), tilt=8,
        hair="wisps", tones=("papier", "hell"),
    ),
    "R": Sitter(
        Visage(
            Bones(temple=6.5, cheek=6.9, cheek_at=3.0, jaw=5.4, chin=2.4, chin_at=11.4, nose=2.3, tip=-0.6, wing=1.8,
                  nose_foot=4.2, mouth=2.1, mouth_at=7.2, eyes=3.3, eye=1.85),
            8, True, Eyes(1.0, look=(-0.5, 0.0), tilt=0.35), Brows(2.1, 3.3, 2.7, 1.0, 0.7), Mouth(0.8, 1.1, -0.1),
            "", "freckles", lips="mittel",
        ),
        HAFT, (46.6, 35.4), 84, 1.0, elbow=((41, 50), (37, 64)),
        hair="twins", tones=("akzent", "hell"),
    ),
    "K": Sitter(
        Visage(
            Bones(temple=6.7, cheek=6.9, cheek_at=3.2, jaw=5.0, chin=2.2, chin_at=10.8, nose=2.5, tip=-0.8, wing=1.9,
                  nose_foot=4.1, mouth=2.4, mouth_at=7.0, eyes=3.4, eye=1.8),
            21, False, Eyes(1.05, look=(0.6, -0.35), tilt=0.1), Brows(3.0, 4.1, 2.8, 0.9),
            Mouth(0.6, 0.9, 0.9, 0.2, 1.3, True),
            "dimple", "freckles",
        ),
        SHOULDERED, (46.4, 36.4), 10, 0.96, slender=0.94, elbow=((48, 50), (47, 66)), x=25.05, tilt=-4,
        hair="tousled", tones=("hell", "mittel"),
    ),
}  # fmt: skip
