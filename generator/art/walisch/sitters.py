"""Two sitters of this deck, from their bones: a judge and a seeress. They are carved, not inlaid."""

from __future__ import annotations

from dataclasses import replace

from art.light import shade
from art.picture import INK, PAPER, Picture
from art.portrait import draw_face
from art.shapes import circle, scale
from art.skull import Bones
from art.visage import Brows, Eyes, Mouth, Visage

SIZE = 0.88
"""Faces of this deck are so much smaller than faces are drawn."""

JUDGE = Visage(
    Bones(temple=6.4, cheek=6.6, cheek_at=2.2, jaw=5.6, jaw_at=7.8, chin=2.4, chin_at=11.6, nose=2.8, bridge=0.4,
          wing=1.6, nose_foot=4.9, mouth=2.2, mouth_at=7.8, eyes=3.3, eye=1.8),
    0, True, Eyes(0.7, tilt=0.1, iris=0.95), Brows(1.7, 2.8, 2.7, 1.15, 0.7), Mouth(0.6, 0.85, -0.35), "cheek frown",
    lips="rot",
)  # fmt: skip
SEERESS = Visage(
    Bones(temple=6.5, cheek=6.9, cheek_at=2.0, jaw=4.9, chin=1.9, chin_at=11.8, nose=3.4, bridge=0.7, tip=0.3, wing=1.7,
          nose_foot=5.2, mouth=2.0, mouth_at=8.0, eyes=3.3, eye=1.8),
    -22, True, Eyes(1.25, look=(-0.5, -0.35), tilt=0.1, iris=0.75), Brows(2.9, 4.2, 2.6, 0.95, 0.5),
    Mouth(0.5, 0.7, -0.1, 0, 0.9), "cheek bags crow forehead hollow lips", lips="ocker",
)  # fmt: skip


def carved(face: Visage) -> Picture:
    """A face cut in wood: paper, its side away from the light in a black crescent with teeth, sparks in its eyes."""
    bare = replace(face, light=PAPER, shade=PAPER, deep=PAPER, iris=INK, mark=INK)
    drawn, outline = draw_face(bare)
    picture = Picture()
    picture.put(drawn)
    picture.add(INK, shade(outline.buffer(-0.2), 0.9, 1.4, 1.25, 0.55).difference(circle(0, -12, 4)))
    small = Picture()
    small.put(picture, lambda shape: scale(shape, SIZE))
    return small
