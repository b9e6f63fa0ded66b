"""Ice: long and narrow faces with high cheekbones and thin lips, that keep their thoughts."""

from __future__ import annotations

from art import gestures, poses
from art.hand import Gesture
from art.inrah.sitter import Sitter
from art.skull import Bones
from art.visage import Brows, Eyes, Mouth, Visage

SCEPTRE = gestures.FRONT.with_fingers(
    thumb=((-1.2, 4.0), (-2.4, 2.0), (-1.2, 0.2), (0.8, -0.4)),
    first=((2.0, -2.4), (0.6, -4.4), (-0.4, -5.8)),
    little=((1.8, 2.0), (0.4, 3.2), (-1.4, 3.6)),
)
"""A fist with the first finger laid along a sceptre."""
LANCE = gestures.HILT.with_fingers(
    first=((1.4, -2.4), (-0.6, -3.2), (-2.6, -2.7), (-3.2, -1.5)),
    middle=((1.5, -0.9), (-0.8, -1.5), (-3.0, -0.8), (-3.4, 0.4)),
    ring=((1.6, 0.6), (-0.7, 0.3), (-2.7, 1.0), (-2.9, 2.1)),
    little=((1.7, 2.0), (-0.4, 2.1), (-2.0, 2.7), (-2.1, 3.6)),
    thumb=((1.0, -2.4), (-0.6, -4.0), (-2.2, -4.1)),
)._replace(order="palm thumb held little ring middle first", lines=())  # fmt: skip
"""A gauntlet round a shaft, all four fingers before it, as a child holds an icicle."""
PONDERING = Gesture(
    order="thumb palm little ring middle first",
    palm=((-0.6, -1.6), (0.8, -2.2), (2.4, -1.4), (3.6, 0.8), (4.8, 3.4), (5.4, 5.6), (2.6, 7.4), (1.2, 5.6),
          (0.0, 3.8), (-0.9, 2.4), (-1.2, 0.4)),
    joints={
        "first": ((0.9, -1.2), (0.1, -4.2), (-0.6, -6.2), (-1.2, -7.7)),
        "middle": ((-0.2, -0.6), (-2.7, -1.6), (-4.3, -0.6)),
        "ring": ((-0.4, 0.9), (-2.7, 0.5), (-4.0, 1.3)),
        "little": ((0.0, 2.3), (-1.9, 2.2), (-3.0, 2.8)),
        "thumb": ((1.4, 3.4), (-1.4, 4.0), (-3.6, 3.6), (-5.2, 2.6)),
    },
    wrist=((2.5, 7.2), (5.3, 5.5)),
    forearm=(0.55, 0.84),
    lines=((0.45, ((1.0, -0.6), (2.0, 1.4), (3.0, 3.4))), (0.45, ((0.2, 0.9), (1.2, 2.4), (2.2, 4.2)))),
)  # fmt: skip
"""A hand at the chin, the first finger along the cheek."""

FAMILY = {
    "F": Sitter(
        Visage(
            Bones(temple=6.5, cheek=6.7, cheek_at=1.9, jaw=4.6, jaw_at=7.4, chin=1.7, chin_at=12.0, nose=2.8,
                  bridge=0.3, wing=1.45, nose_foot=5.0, mouth=1.9, mouth_at=8.0, eyes=3.3, eye=1.9),
            0, True, Eyes(0.62, tilt=0.5), Brows(2.0, 3.8, 3.2, 0.8, 0.75), Mouth(0.6, 0.8, -0.15), "", "",
            lips="akzent", split=0,
        ),
        SCEPTRE, (47.0, 38.6), 0, 1.0, slender=0.92, elbow=((46, 54), (45, 68)), sign=(47.0, 19.8),
        hair="strands", tones=("mittel", "hell"),
    ),
    "M": Sitter(
        Visage(
            Bones(temple=6.6, cheek=6.5, cheek_at=1.8, jaw=4.5, jaw_at=8, chin=1.7, chin_at=12.6, nose=4.0, bridge=1.0,
                  tip=0.9, wing=1.6, nose_foot=5.6, mouth_at=8.4, mouth=2.4, eyes=3.2, eye=1.75, brow=0.5),
            -19, False, Eyes(0.6, look=(0.75, -0.05), tilt=0.1, lid="mittel"),
            Brows(1.6, 4.2, 2.0, 1.2, 0.7, raised=0.6), Mouth(0.3, 0.6, -0.3), "cheek hollow crow frown", lips="akzent",
        ),
        PONDERING, (33.2, 36.2), -2, 0.98, elbow=((42, 52), (58, 52)), sign=(46.8, 20.4), beard="icicles", grey=True,
        hair="needles", tones=("papier", "hell"), x=25.4, tilt=3,
    ),
    "W": Sitter(
        Visage(
            Bones(temple=6.4, cheek=6.9, cheek_at=2.0, jaw=4.4, jaw_at=7.2, chin=1.5, chin_at=11.6, nose=2.0, wing=1.4,
                  nose_foot=4.6, mouth=1.6, mouth_at=7.5, eyes=3.4, eye=2.0),
            0, True, Eyes(0.0, tilt=0.6, lid="akzent"), Brows(2.9, 3.9, 3.0, 0.55, 0.5), Mouth(1.0, 1.2, 0.0), "",
            "dots", lips="akzent", split=14,
        ),
        poses.PALM, (45.9, 31.6), 0, 1.0, slender=0.95, elbow=((56, 52), (57, 66)), sign=(46.6, 20.8),
        hair="plaits", tones=("hell", "akzent"),
    ),
    "R": Sitter(
        Visage(
            Bones(temple=6.6, cheek=6.6, cheek_at=2.0, jaw=5.0, jaw_at=7.6, chin=2.0, chin_at=12.0, nose=2.2,
                  bridge=0.3, tip=0.5, wing=1.6, nose_foot=4.6, mouth=1.6, mouth_at=7.2, eyes=3.4, eye=1.9,
                  brow=0.3, prow=0.6),
            90, False, Eyes(1.1, look=(-0.35, 0.35), tilt=-0.2), Brows(3.6, 3.6, 1.9, 1.3),
            Mouth(0.7, 0.9, -0.4, 0, 1.5), "crow bags", lips="akzent",
        ),
        LANCE, (46.1, 41.2), 0, 0.96, elbow=((46, 56), (45, 68)), x=28.0, hair="crop",
    ),
    "K": Sitter(
        Visage(
            Bones(temple=6.4, cheek=6.4, cheek_at=2.0, jaw=4.8, chin=1.8, chin_at=11.4, nose=2.1, bridge=-0.3,
                  tip=-0.3, nose_foot=4.5, mouth=1.8, mouth_at=7.4, eyes=3.3, forehead=0.3),
            90, True, Eyes(0.85, tilt=0.4, look=(0.1, 0.2)), Brows(2.4, 3.5, 2.7, 0.8), Mouth(0.8, 1.0, 0.0),
            lips="akzent",
        ),
        poses.HANG, (46.6, 17.6), 30, 0.98, slender=0.95, elbow=((57.5, 19), (60, 36), (62, 50)), x=22.4,
        hair="side plait",
    ),
}  # fmt: skip
