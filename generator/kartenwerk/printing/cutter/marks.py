"""Registration marks: what the camera of a cutting machine looks for on a printed sheet."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from kartenwerk.graphics.display import Box
from kartenwerk.printing.press.paper import PaperSize

Mark: TypeAlias = Literal["square", "bracket", "cross", "none"]
"""A filled square, an L whose corner points to the corner of the paper, a cross, or nothing."""

_CORNERS = ((False, False), (True, False), (False, True), (True, True))
"""Whether each corner is right, and low."""


class CutMarks(NamedTuple):
    """The marks in the upper left, upper right, lower left and lower right corner, in mm.

    They touch a rectangle `inset` inside the paper's edges. An L or a cross has arms of `arm`, `thick` wide; nothing
    is printed within `clear` of the square around a mark.
    """

    corners: tuple[Mark, Mark, Mark, Mark] = ("none", "none", "none", "none")
    inset: float = 0.0
    arm: float = 0.0
    thick: float = 0.0
    square: float = 0.0
    clear: float = 0.0

    @property
    def are_there(self) -> bool:
        return any(mark != "none" for mark in self.corners)

    def bars(self, paper: PaperSize) -> tuple[Box, ...]:
        """The black bars of all marks."""
        found: list[Box] = []
        for mark, area, (right, low) in self._areas(paper):
            if mark == "square":
                found.append(area)
            elif mark == "bracket":
                y = area.y1 - self.thick if low else area.y0
                x = area.x1 - self.thick if right else area.x0
                found += [Box(area.x0, y, area.x1, y + self.thick), Box(x, area.y0, x + self.thick, area.y1)]
            else:
                x, y = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
                half = self.thick / 2
                found += [Box(area.x0, y - half, area.x1, y + half), Box(x - half, area.y0, x + half, area.y1)]
        return tuple(found)

    def zones(self, paper: PaperSize) -> tuple[Box, ...]:
        """The squares around the marks, which the camera sweeps, with what has to stay white around them."""
        return tuple(area.grow(self.clear) for _mark, area, _corner in self._areas(paper))

    def _areas(self, paper: PaperSize) -> list[tuple[Mark, Box, tuple[bool, bool]]]:
        found: list[tuple[Mark, Box, tuple[bool, bool]]] = []
        for mark, corner in zip(
            self.corners, ((False, False), (True, False), (False, True), (True, True)), strict=True
        ):
            if mark == "none":
                continue
            side = self.square if mark == "square" else self.arm
            x = paper.width - self.inset - side if corner[0] else self.inset
            y = paper.height - self.inset - side if corner[1] else self.inset
            found.append((mark, Box(x, y, x + side, y + side), corner))
        return found
