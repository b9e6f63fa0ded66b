"""A head set on its neck: what lies behind the face, the face, and hair and headgear over it."""

from __future__ import annotations

import math

from art.inrah.inlay import AXIS, Inlay
from art.inrah.sitter import Sitter, head
from art.shapes import Geometry, Move, move, placed, turn, valid
from art.turning import DEPTH, turned

SIZE = 0.9
"""What faces are scaled to within a figure, which is itself enlarged."""
GEAR = 13.0
"""Degrees that headgear is turned by at most: more would fold its far rim over."""
NAPE = 12.0
"""mm below the eyes about which a head leans."""


def leaning(sitter: Sitter, eyes: float) -> Move:
    """Where what is drawn round a face's (0, 0) comes to lie: its eyes at `eyes`, leaning as its sitter does."""
    place = placed(AXIS, eyes, 0, SIZE)

    def lean(shape: Geometry) -> Geometry:
        return turn(place(shape), sitter.tilt, (AXIS, eyes + NAPE))

    return lean


def put_head(drawing: Inlay, sitter: Sitter, eyes: float, neck: Inlay | None = None, hair: bool = True) -> None:
    """A head on the axis, its eyes at `eyes`, leaning as its sitter does; under a hood, without the hair behind it."""
    lean, drawn = leaning(sitter, eyes), head(sitter)
    if hair:
        drawing.put(drawn.behind, lean)
    if neck:
        put_gear(drawing, neck, sitter, eyes)
    drawing.put(drawn.face, lean)
    drawing.put(drawn.before, lean)


def put_visor(drawing: Inlay, sitter: Sitter, eyes: float) -> None:
    """A face in a helmet, which covers all hair."""
    drawing.put(head(sitter).face, leaning(sitter, eyes))


def put_gear(drawing: Inlay, gear: Inlay, sitter: Sitter, eyes: float) -> None:
    """Hair or headgear, drawn in front view, turned to where the face looks."""
    degrees = max(-GEAR, min(GEAR, sitter.face.turn))
    further = DEPTH * 0.5 * (math.sin(math.radians(sitter.face.turn)) * SIZE - math.sin(math.radians(degrees)))
    around = Inlay()
    around.put(gear, lambda shape: move(shape, -AXIS, -eyes))

    def back(shape: Geometry) -> Geometry:
        return turn(move(valid(shape), AXIS + further, eyes), sitter.tilt, (AXIS, eyes + NAPE))

    drawing.put(turned(around, degrees), back)
