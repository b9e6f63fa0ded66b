"""A sitter of one court: a face with its beard, how the head is held, and what the hand does with which thing."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

from art.hand import Gesture
from art.inrah.beards import put_beard
from art.inrah.hair import draw_hair
from art.inrah.inlay import Inlay
from art.inrah.sidehair import SIDE_HAIR, draw_side_hair
from art.portrait import draw_face
from art.shapes import move, rectangle, valid
from art.sidelong import draw_profile
from art.turning import DEPTH, turned
from art.visage import Visage

SIDE = 60.0
"""Degrees from which on a head is seen in profile."""
FOLD = 15.0
"""Degrees that hair is turned by at most."""
FEATURES, BESIDE = rectangle(-9, -7, 9, 14), rectangle(-1.2, -6, 9, 14)
"""Where a face's features are; hair and hat cover the rest, and more of it under a cap."""


class Head(NamedTuple):
    """A head without hat round (0, 0): hair behind the face, the face with its beard, and hair before it."""

    behind: Inlay
    face: Inlay
    before: Inlay

    def whole(self) -> Inlay:
        picture = Inlay()
        for part in self:
            picture.put(part)
        return picture


@dataclass(frozen=True)
class Sitter:
    """Somebody of one court. Places are mm on the card."""

    face: Visage
    hand: Gesture
    at: tuple[float, float]
    """Where what the hand holds is."""
    turned: float = 0.0
    """Degrees that the hand is turned by."""
    size: float = 1.0
    mirrored: bool = False
    slender: float = 1.0
    elbow: tuple[tuple[float, float], ...] = ((53, 52), (55, 66))
    """The way of the sleeve from the wrist."""
    sign: tuple[float, float] = (46.9, 20.0)
    """The middle of the element's sign."""
    hair: str = ""
    tones: tuple[str, str] = ("mittel", "hell")
    """Of hair, in the light."""
    beard: str = ""
    grey: bool = False
    tilt: float = 0.0
    """Degrees that the head leans to the right."""
    x: float = 26.6
    """Where the figure stands."""

    @property
    def profile(self) -> bool:
        return abs(self.face.turn) > SIDE


def head(sitter: Sitter) -> Head:
    """Face and beard round (0, 0)."""
    drawn, outline = (draw_profile if sitter.profile else draw_face)(sitter.face)
    picture = Inlay()
    picture.put(drawn)
    if sitter.beard:
        put_beard(picture, sitter.beard, sitter.face.turn, sitter.grey)
    picture.keep(outline.intersection(BESIDE if sitter.hair in SIDE_HAIR else FEATURES))
    if sitter.hair in SIDE_HAIR:
        return Head(Inlay(), picture, draw_side_hair(sitter.hair))
    behind, before = draw_hair(sitter.hair, sitter.tones, sitter.face.turn) if sitter.hair else (Inlay(), Inlay())
    return Head(_aside(behind, sitter), picture, _aside(before, sitter))


def _aside(hair: Inlay, sitter: Sitter) -> Inlay:
    """Hair turned as the face is, though not so far that its far rim folds over."""
    degrees = max(-FOLD, min(FOLD, sitter.face.turn))
    further = DEPTH * 0.5 * (math.sin(math.radians(sitter.face.turn)) - math.sin(math.radians(degrees)))
    moved = Inlay()
    moved.put(turned(hair, degrees), lambda shape: move(valid(shape), further, 0))
    return moved
