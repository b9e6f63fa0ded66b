"""The tinted box of a panel: it grows and shrinks with the pictures that it holds."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.graphics.display import Box, Fill, Item, rectangle
from kartenwerk.text.book.picture import move_items

# leads by which the tint begins above its first line and ends above its last's end
TOP, FOOT = 0.04, 0.36
LABEL_LIFT = 0.42  # leads by which the label is raised towards the tint's edge


class Frame(NamedTuple):
    """A tint that hangs `margin` mm out of the measure, and a label at its head, in lines. Lengths are in mm."""

    label: tuple[Item, ...]
    label_lines: int
    ink: str
    measure: float
    margin: float
    lead: float

    def lines(self, height: int) -> int:
        """How many lines the box takes with what is `height` lines high."""
        return 2 + self.label_lines + height

    def around(self, items: tuple[Item, ...], height: int) -> tuple[Item, ...]:
        """The box with items that are `height` lines high."""
        foot = (self.lines(height) - FOOT) * self.lead
        tint = Box(-self.margin, -TOP * self.lead, self.measure + self.margin, foot)
        return (
            Fill(rectangle(tint), self.ink),
            *move_items(self.label, 0.0, (1 - LABEL_LIFT) * self.lead),
            *move_items(items, 0.0, (1 + self.label_lines) * self.lead),
        )
