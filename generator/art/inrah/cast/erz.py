"""Ore: miners and smiths, broad of jaw, short of nose, who look twice before they believe."""

from __future__ import annotations

from art import gestures, poses
from art.hand import Gesture
from art.inrah.sitter import Sitter
from art.skull import Bones
from art.visage import Brows, Eyes, Mouth, Visage

GUARDED = gestures.FRONT.with_fingers(
    first=((2.0, -2.4), (-0.4, -3.4), (-2.4, -3.1)), middle=((2.3, -0.9), (-0.4, -1.4), (-2.7, -1.3)),
    ring=((2.2, 0.6), (-0.4, 0.5), (-2.6, 0.6)), little=((1.8, 2.0), (-0.3, 2.3), (-2.0, 2.4)),
    thumb=((2.8, -1.8), (2.4, -3.6), (0.6, -4.8), (-1.2, -4.7)),
)._replace(order="palm little ring middle first thumb")  # fmt: skip
"""A fist close below the guard, the thumb laid against it."""
FEELING = poses.CLAW.with_fingers(
    first=((-2.4, -2.8), (-4.6, -1.0), (-5.0, 1.4), (-3.9, 3.2)),
    middle=((-0.8, -3.0), (-1.7, -0.4), (-2.0, 2.2), (-1.4, 4.2)),
    ring=((0.9, -3.0), (1.4, -0.3), (1.5, 2.1), (1.2, 3.9)),
    little=((2.5, -2.7), (4.3, -0.6), (4.9, 1.4), (4.4, 3.0)),
    thumb=((-2.2, -5.0), (-5.0, -3.8), (-7.0, -1.8), (-7.6, 0.4)),
)._replace(lines=((0.45, ((-0.6, -4.2), (-0.2, -5.4), (0.2, -6.8))),))  # fmt: skip
"""Spread fingers that read a stone from above."""
ASSAYING = Gesture(
    order="little ring middle palm held first thumb",
    palm=((-1.6, 6.6), (-0.6, 4.9), (1.4, 4.0), (3.2, 4.3), (4.2, 5.8), (4.1, 8.0), (3.5, 10.8), (-0.6, 11.0),
          (-1.5, 8.8)),
    joints={
        "first": ((2.4, 5.8), (4.4, 3.4), (4.0, 0.6), (2.3, -1.5)),
        "middle": ((3.2, 6.0), (5.4, 3.8), (5.8, 1.0), (4.9, -1.0)),
        "ring": ((3.4, 6.8), (5.7, 5.2), (6.5, 3.0), (6.2, 1.2)),
        "little": ((3.2, 8.0), (5.4, 7.4), (6.4, 6.0), (6.5, 4.4)),
        "thumb": ((0.2, 8.4), (-2.6, 5.6), (-3.0, 2.4), (-1.6, -0.3)),
    },
    wrist=((-0.6, 10.8), (3.4, 10.6)),
    forearm=(0.1, 0.99),
    lines=((0.45, ((1.4, 6.4), (2.0, 7.8), (1.6, 9.6))),),
    melting=True,
)  # fmt: skip
"""A stone held up to the light: thumb and first finger about its foot, the others stand off."""

FAMILY = {
    "F": Sitter(
        Visage(
            Bones(temple=7.3, cheek=7.4, jaw=6.6, jaw_at=7.8, chin=3.2, nose=3.0, wing=2.5, nose_foot=4.6, brow=0.4,
                  eyes=3.5, eye=1.6, mouth_at=7.2),
            0, False, Eyes(0.66, tilt=-0.1, iris=0.9), Brows(1.5, 2.5, 2.2, 1.5, 0.5, bushy=True), Mouth(seen=False),
            "frown bags forehead", split=10,
        ),
        gestures.REST, (44.0, 24.8), -4, 1.06, elbow=((57.5, 27), (64, 36)), sign=(44.8, 36.0), beard="braided",
        hair="long", tones=("dunkel", "mittel"),
    ),
    "M": Sitter(
        Visage(
            Bones(temple=6.7, cheek=7.2, cheek_at=2.4, jaw=6.0, jaw_at=8.0, chin=2.6, chin_at=11.7, nose=3.0,
                  bridge=0.5, tip=0.5, wing=2.1, nose_foot=4.9, mouth=2.2, mouth_at=7.9, eyes=3.5, eye=1.7, prow=0.4),
            16, True, Eyes(0.95, wink=0.45, look=(0.6, -0.1), tilt=0.0), Brows(2.0, 3.6, 2.4, 1.1, 0.6, raised=-0.4),
            Mouth(0.35, 0.6, -0.1, 0.5), "cheek crow bags", "", lips="akzent",
        ),
        ASSAYING, (46.4, 28.0), 0, 1.02, slender=0.95, elbow=((47.4, 50), (47, 66)), sign=(46.8, 20.0), tilt=4,
        hair="blunt", tones=("mittel", "hell"), x=26.2,
    ),
    "W": Sitter(
        Visage(
            Bones(temple=6.7, cheek=7.2, cheek_at=2.6, jaw=5.3, jaw_at=8.2, chin=2.9, chin_at=12.6, nose=4.2, wing=2.6,
                  nose_foot=5.2, bridge=0.6, tip=0.9, mouth_at=8.6, mouth=2.9, prow=0.8),
            18, False, Eyes(0.0), Brows(weight=0), Mouth(0.35, 0.7, 0.9, 0.3, 1.5, True), "cheek crow forehead",
        ),
        FEELING, (46.6, 23.6), 22, 1.0, elbow=((58, 10.5), (68, 9), (76, 8)), sign=(44.6, 33.6), tilt=5,
        hair="elder", tones=("papier", "hell"), x=25.6,
    ),
    "R": Sitter(
        Visage(
            Bones(temple=7.2, cheek=7.5, cheek_at=2.4, jaw=6.2, jaw_at=7.6, chin=3.0, nose=3.4, bridge=0.5, wing=2.3,
                  nose_foot=4.8, brow=0.6, eyes=3.4, eye=1.75),
            -20, False, Eyes(0.9, look=(-0.3, 0.0), tilt=-0.1), Brows(1.6, 2.9, 2.2, 1.2, raised=0.3),
            Mouth(seen=False), "cheek bags crow", "scar",
        ),
        GUARDED, (50.1, 40.0), 0, 1.06, elbow=((47, 56), (46, 68)), beard="forked",
        hair="crop", tones=("mittel", "dunkel"),
    ),
    "K": Sitter(
        Visage(
            Bones(temple=6.8, cheek=6.8, jaw=6.0, jaw_at=7.6, chin=2.6, nose=2.5, bridge=0.5, nose_foot=4.6, prow=0.4,
                  mouth=2.2, brow=0.3),
            90, False, Eyes(0.85, tilt=0), Brows(1.9, 2.9, 2.3, 1.3), Mouth(0.6, 0.9, -0.2), "cleft",
        ),
        gestures.HILT, (47, 38.4), 0, 1.0, elbow=((42, 54), (34, 66)), x=22.4,
        hair="side short",
    ),
}  # fmt: skip
