"""Air: high foreheads, long noses and light brows; they smile at something behind you."""

from __future__ import annotations

from art import gestures, poses
from art.hand import Gesture
from art.inrah.sitter import Sitter
from art.skull import Bones
from art.visage import Brows, Eyes, Mouth, Visage

SPEAR = gestures.PLAY.with_fingers(
    first=((-2.3, 3.2), (-3.2, 1.2), (-4.0, -0.4)), little=((2.15, 3.5), (2.9, 1.9), (3.6, 0.8))
)
"""Fingers laid across a haft from the side."""
CONDUCTED = Gesture(
    order="little ring middle first palm thumb",
    palm=((-1.9, -0.2), (-0.4, -1.0), (1.2, -1.0), (2.6, -0.2), (2.9, 2.4), (2.2, 5.8), (-1.4, 5.9), (-2.2, 3.0)),
    joints={
        "first": ((-1.2, 0.0), (-2.4, -2.7), (-4.2, -4.1), (-5.7, -4.5)),
        "middle": ((0.0, -0.4), (-0.4, -3.7), (-1.6, -5.8), (-3.0, -7.0)),
        "ring": ((1.1, -0.3), (1.7, -3.4), (1.3, -5.5), (0.4, -6.9)),
        "little": ((2.1, 0.3), (3.7, -1.8), (4.3, -3.4), (4.2, -4.8)),
        "thumb": ((-1.2, 3.6), (-3.3, 2.5), (-4.9, 1.1), (-5.8, -0.3)),
    },
    wrist=((-1.4, 5.8), (2.3, 5.8)),
    forearm=(0.3, 0.95),
    lines=((0.45, ((2.0, 1.0), (0.6, 1.6), (-0.8, 1.2))), (0.45, ((-0.4, 2.0), (0.4, 3.4), (0.2, 5.0)))),
)  # fmt: skip
"""A hand that leads the wind: fingers spread and bent to where it is to go."""

FAMILY = {
    "F": Sitter(
        Visage(
            Bones(temple=6.8, cheek=6.6, jaw=5.0, jaw_at=7.6, chin=2.0, chin_at=12.0, nose=3.8, bridge=0.5, tip=0.1,
                  wing=1.7, nose_foot=5.4, mouth=2.0, mouth_at=7.8, eyes=3.2, eye=1.7, forehead=0.6),
            25, False, Eyes(0.7, look=(0.4, 0.1), tilt=0.0), Brows(2.6, 3.9, 2.4, 0.9, 0.5), Mouth(0.5, 0.8, 0.4),
            "cheek crow",
        ),
        gestures.CUP, (45.4, 38.4), 0, 0.94, elbow=((54, 52), (56, 66)), sign=(46.4, 20.0), beard="curled",
        hair="blown", tones=("mittel", "hell"),
        x=26.45,
    ),
    "M": Sitter(
        Visage(
            Bones(temple=6.7, cheek=6.9, cheek_at=2.2, jaw=4.9, jaw_at=7.6, chin=2.2, chin_at=12.0, nose=4.0,
                  bridge=0.7, tip=-0.2, wing=1.8, nose_foot=5.0, mouth=2.6, mouth_at=7.6, eyes=3.3, eye=1.8, prow=0.5),
            26, True, Eyes(0.75, look=(0.6, -0.3), tilt=0.1), Brows(2.7, 4.3, 2.9, 0.95, 0.5, raised=-0.2),
            Mouth(0.6, 0.9, 0.6, 0.2, 1.2, True), "crow cheek", "", lips="mittel",
        ),
        CONDUCTED, (46.8, 37.6), -12, 1.0, slender=0.95, elbow=((53, 52), (54, 66)), sign=(46.2, 19.8), tilt=-6,
        hair="gale", tones=("dunkel", "mittel"), x=27.5,
    ),
    "W": Sitter(
        Visage(
            Bones(temple=7.0, cheek=6.5, jaw=5.0, chin=2.2, chin_at=11.8, nose=3.8, bridge=0.4, tip=0.5, wing=1.9,
                  nose_foot=5.4, mouth_at=7.6, eyes=3.2, eye=1.7, forehead=0.4),
            -22, False, Eyes(0.0, glad=True), Brows(2.7, 4.0, 2.2, 1.0, bushy=True), Mouth(seen=False),
            "cheek crow bags",
        ),
        poses.BLESS, (49.6, 43.4), 8, 1.1, elbow=((46, 54), (45, 68)), sign=(47.0, 19.2), beard="wind", grey=True,
        hair="fore", tones=("papier", "hell"),
    ),
    "R": Sitter(
        Visage(
            Bones(temple=6.6, cheek=6.8, cheek_at=2.2, jaw=5.2, chin=2.1, chin_at=11.6, nose=3.4, bridge=0.4, wing=1.7,
                  nose_foot=4.8, mouth=2.2, mouth_at=7.6, eyes=3.3, eye=1.85),
            24, True, Eyes(0.85, look=(0.5, -0.2), tilt=0.3), Brows(1.7, 3.4, 3.4, 1.1, 0.7),
            Mouth(0.6, 0.9, 0.3, 0.3, 1.9, True), "", "scar", lips="mittel",
        ),
        SPEAR, (48.2, 40.6), 84, 0.98, elbow=((38, 47), (32, 58)), x=26.7, tilt=-5,
        hair="bob", tones=("dunkel", "mittel"),
    ),
    "K": Sitter(
        Visage(
            Bones(temple=6.6, cheek=6.5, jaw=4.8, chin=2.0, chin_at=11.2, nose=2.8, bridge=-0.2, tip=-0.6,
                  nose_foot=4.8, mouth=2.1, mouth_at=7.5, forehead=-0.2),
            90, True, Eyes(1.05, tilt=0.3), Brows(2.6, 3.8, 2.8, 0.75), Mouth(0.7, 1.0, 0.5), lips="mittel",
        ),
        poses.GLOVE, (46.3, 33.3), 0, 1.1, mirrored=True, elbow=((33, 54), (24, 62)), x=22.4,
        hair="side tail",
    ),
}  # fmt: skip
