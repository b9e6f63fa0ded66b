"""What a court with a sitter of its own hands over: the picture, and its head and hands as drawings with names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from art.picture import Picture


class Head(NamedTuple):
    """A sitter's head round (0, 0) between the eyes: what a collar covers, and the face with its hair."""

    neck: Picture
    face: Picture

    def whole(self) -> Picture:
        picture = Picture()
        picture.put(self.neck)
        picture.put(self.face)
        return picture


class Court(NamedTuple):
    """A court's upper half, and what it is made of that has to be somebody's."""

    picture: Picture
    head: Picture
    """Without its hat."""
    hands: Mapping[str, Picture]
    """By what they do."""
