"""Covers of games as small pictures: where somebody chooses one, and on the back of a collected book."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from kartenwerk.graphics.display import Box, Fill, Group, Item, Matrix, Text, rectangle
from kartenwerk.graphics.svg.reader import Drawing

WIDTH, HEIGHT = 105.0, 148.0
"""mm; covers are drawn for A6."""

RIM = 0.35
"""mm of black around a small cover."""

ValuesDrawer = Callable[[str, Mapping[str, Any], float, float], Drawing]
"""Draws a figure with values beside those of its owner, on a measure, by lines so high, both in mm."""


def small_cover(draw: ValuesDrawer, game: str, box: Box, least: float) -> Group:
    """The game's cover in a box, on black, without its words of less than `least` pt."""
    scale = (box.x1 - box.x0) / WIDTH
    rim = RIM / scale
    ground = Fill(rectangle(Box(-rim, -rim, WIDTH + rim, HEIGHT + rim)), "tinte")
    items = tuple(_legible(draw(f"{game}/umschlag", {}, WIDTH, HEIGHT).items, least / scale))
    motif = Group(items, clip=Box(0, 0, WIDTH, HEIGHT))
    return Group((ground, motif), Matrix.scale(scale).then(Matrix.move(box.x0, box.y0)))


def cover_box(x: float, y: float, high: float) -> Box:
    """The place of a cover with its upper left corner at (x, y)."""
    return Box(x, y, x + high * WIDTH / HEIGHT, y + high)


def _legible(items: Sequence[Item], least: float) -> Iterator[Item]:
    """The items without texts of less than `least` pt."""
    return (item for item in items if not isinstance(item, Text) or item.size >= least)
