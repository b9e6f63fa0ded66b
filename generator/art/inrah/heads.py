"""A head set on its neck: what lies behind the face, the face, and hair, beard and headgear over it."""

from __future__ import annotations

from art.inrah.faces import head
from art.inrah.features import Face
from art.inrah.inlay import AXIS, Inlay
from art.shapes import Geometry, move, placed, valid
from art.turning import turned

SIZE = 0.9
"""What faces are scaled to within a figure, which is itself enlarged."""
ASIDE = 13.0
"""Degrees that headgear drawn in front view is turned by over a face in three-quarter view."""


def put_face(drawing: Inlay, face: Face, eyes: float, right: bool = False) -> None:
    """A face on the axis with its eyes at `eyes`; in three-quarter view it looks to the left, or `right`."""
    drawing.put(head(face).picture, placed(AXIS, eyes, 0, SIZE, mirrored=right))


def put_gear(drawing: Inlay, gear: Inlay, face: Face, eyes: float, right: bool = False) -> None:
    """Hair or headgear, drawn in front view as the face is, turned to where the face looks."""
    degrees = 0.0 if face.view == "front" else ASIDE if right else -ASIDE
    around = Inlay()
    around.put(gear, lambda shape: move(shape, -AXIS, -eyes))

    def back(shape: Geometry) -> Geometry:
        return move(valid(shape), AXIS, eyes)

    drawing.put(turned(around, degrees), back)
