"""The six warriors, each in a file of its own."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.picture import Picture
from generator.art.shapes import Geometry

DRAWN: dict[str, Callable[[], tuple[Picture, Geometry]]] = {}
"""Suit to the drawing of its warrior: the figure, and the gouges cleared behind it."""
