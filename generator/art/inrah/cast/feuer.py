"""Fire: angular faces, pointed chins, brows that fly up, eyes that slant; nobody here waits."""

from __future__ import annotations

from art import gestures, poses
from art.hand import Gesture
from art.inrah.sitter import Sitter
from art.skull import Bones
from art.visage import Brows, Eyes, Mouth, Visage

BLADE = gestures.FRONT.with_fingers(
    first=((2.0, -2.4), (-0.3, -3.6), (-2.4, -3.6)),
    middle=((2.3, -0.9), (0.0, -1.9), (-2.6, -2.0)),
    ring=((2.2, 0.6), (-0.2, -0.1), (-2.6, -0.2)),
    little=((1.8, 2.0), (-0.2, 1.7), (-2.2, 1.6)),
    thumb=((0.4, 3.8), (-2.0, 3.2), (-3.2, 4.0), (-4.2, 5.2)),
)
"""A sword hand whose thumb stands off below."""
LIGHTER = Gesture(
    order="palm little ring middle first",
    palm=((0.4, -2.6), (1.9, -3.2), (2.0, -5.2), (2.7, -7.2), (3.6, -7.8), (4.4, -7.1), (4.2, -5.3), (4.2, -3.4),
          (4.7, -1.4), (4.9, 0.8), (5.0, 3.0), (5.2, 5.6), (1.2, 6.6), (0.4, 4.8), (-0.8, 3.6)),
    joints={
        "first": ((-2.0, -2.5), (-0.2, -3.0), (1.6, -2.2)),
        "middle": ((-2.6, -0.7), (-0.6, -1.1), (1.4, -0.5)),
        "ring": ((-2.5, 1.1), (-0.4, 0.8), (1.2, 1.2)),
        "little": ((-1.9, 2.7), (-0.2, 2.6), (1.0, 2.8)),
    },
    wrist=((1.2, 6.2), (5.0, 5.2)),
    forearm=(0.24, 0.97),
    lines=((0.45, ((1.6, -2.6), (2.9, -1.2), (3.3, 1.0), (2.4, 3.6))), (0.45, ((2.3, -4.4), (2.9, -4.7), (3.5, -4.5))),
           (0.45, ((2.9, -6.9), (3.2, -6.1), (3.8, -6.1), (4.1, -6.8))), (0.45, ((3.6, 3.4), (4.1, 4.2), (4.2, 5.2)))),
)  # fmt: skip
"""A fist from whose palm the thumb stands up and bends back, as that of somebody who strikes a lighter."""

FAMILY = {
    "F": Sitter(
        Visage(
            Bones(temple=6.8, cheek=7.0, cheek_at=1.8, jaw=5.0, chin=2.0, chin_at=12.2, nose=3.4, bridge=0.7, tip=0.5,
                  wing=1.9, nose_foot=5.0, mouth_at=7.6, eyes=3.3, eye=1.75, brow=0.3),
            -10, False, Eyes(0.85, look=(0.5, 0.0), tilt=0.5), Brows(1.4, 3.4, 3.9, 1.3, 0.85), Mouth(seen=False),
            "frown cheek", iris="akzent",
        ),
        gestures.BELT, (47.4, 38.4), 76, 0.92, elbow=((57, 46), (64, 56)), sign=(47.2, 20.0), beard="locks",
        hair="mane", tones=("mittel", "akzent"),
        x=26.45,
    ),
    "M": Sitter(
        Visage(
            Bones(temple=6.6, cheek=7.1, cheek_at=1.6, jaw=4.8, jaw_at=7.6, chin=1.7, chin_at=12.2, nose=3.2,
                  bridge=0.6, tip=0.4, wing=1.5, nose_foot=5.0, mouth=2.3, mouth_at=7.9, eyes=3.4, eye=1.85),
            0, True, Eyes(0.8, 0.3, (0.6, 0.1), 0.75), Brows(1.5, 3.4, 3.7, 0.9, 0.85, raised=0.5),
            Mouth(0.6, 1.0, 0.35, 0.9), "cheek", lips="akzent", iris="akzent", split=10,
        ),
        LIGHTER, (43.3, 40.4), 0, 1.0, slender=0.94, elbow=((49, 52), (50, 66)), sign=(47.3, 23.4), tilt=-4,
        hair="flame", tones=("dunkel", "akzent"), x=26.0,
    ),
    "W": Sitter(
        Visage(
            Bones(temple=6.5, cheek=7.0, cheek_at=1.9, jaw=4.8, chin=1.9, chin_at=11.6, nose=3.0, tip=0.5, bridge=0.5,
                  wing=1.8, nose_foot=5.0, mouth=2.2, mouth_at=7.8, eyes=3.2, eye=1.8, prow=0.4),
            20, True, Eyes(0.0, tilt=0.5), Brows(1.9, 3.5, 3.2, 0.9, 0.8), Mouth(0.45, 0.7, -0.2),
            "cheek crow hollow forehead", lips="akzent",
        ),
        poses.SHADE, (47.2, 18.6), -4, 0.94, elbow=((58, 22), (66, 34)), sign=(45.0, 34.0), tilt=4,
        hair="beads", tones=("akzent", "mittel"),
    ),
    "R": Sitter(
        Visage(
            Bones(temple=6.9, cheek=7.0, cheek_at=2.0, jaw=5.6, chin=2.0, chin_at=12.0, nose=3.4, wing=1.9,
                  nose_foot=4.8, brow=0.5, prow=0.3, mouth_at=7.4, eyes=3.3, eye=1.7),
            -27, False, Eyes(1.0, look=(-0.2, 0.0), tilt=0.4), Brows(1.3, 3.2, 3.4, 1.4, 0.8),
            Mouth(0.4, 0.8, -0.2, 0, 0.9, True),
            "frown", "patch", iris="akzent",
        ),
        BLADE, (49.6, 39.4), 0, 1.0, elbow=((47, 56), (46, 68)), beard="goatee",
        hair="peak", tones=("dunkel", "mittel"),
    ),
    "K": Sitter(
        Visage(
            Bones(temple=6.7, cheek=6.8, cheek_at=2.0, jaw=4.8, chin=1.8, chin_at=11.2, nose=2.6, tip=-0.2, wing=1.6,
                  nose_foot=4.5, mouth=1.4, mouth_at=7.4, eyes=3.3, eye=1.8, prow=0.3),
            26, False, Eyes(0.75, look=(0.6, 0.0), tilt=0.6), Brows(1.5, 3.0, 3.8, 1.3, 0.8, raised=0.3),
            Mouth(0.7, 0.9, -0.2, 0, 0.8), "dimple", iris="akzent", lips="mittel",
        ),
        gestures.STAFF.with_fingers(first=((-1.7, -2.75), (-0.6, -4.6), (0.2, -6.2)),
                                    thumb=((3.3, 0.6), (2.6, -0.6), (0.9, -0.6), (-0.8, -0.2))),
        (47.0, 39.6), 0, 0.98, elbow=((42, 54), (34, 66)), x=23.1,
        hair="side licks",
    ),
}  # fmt: skip
