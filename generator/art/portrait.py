"""A face from its bones, its age and its mood, turned by as much as the sitter looks aside."""

from __future__ import annotations

from art.ageing import draw_age, draw_marks
from art.facets import draw_nose, draw_planes
from art.gaze import draw_eyes
from art.mouths import draw_mouth
from art.picture import Picture
from art.shapes import Geometry
from art.skin import Skin, put_piece
from art.visage import Visage


def draw_face(face: Visage) -> tuple[Picture, Geometry]:
    """The face round (0, 0), and its outline."""
    skin = Skin(face)
    put_piece(skin.drawing, face.light, skin.outline)
    draw_planes(skin)
    draw_eyes(skin)
    draw_nose(skin)
    if face.mouth.seen:
        draw_mouth(skin)
    draw_age(skin)
    draw_marks(skin)
    return skin.drawing, skin.outline
