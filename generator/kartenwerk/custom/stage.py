"""Where a design lies on a card: it is scaled evenly onto another size, and what touches an edge goes on there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kartenwerk.custom.deckfile import BoxSpec
from kartenwerk.graphics.display import Box, Matrix

_TOUCHES = 0.01  # mm


@dataclass(frozen=True)
class Stage:
    """A design of `design` mm on a card of `card` mm with `bleed` mm around it and `safe` mm inside its trim."""

    design: tuple[float, float]
    card: tuple[float, float]
    bleed: float
    safe: float

    @property
    def scale(self) -> float:
        return min(self.card[0] / self.design[0], self.card[1] / self.design[1])

    @property
    def at_home(self) -> Stage:
        """The design on a card of its own size."""
        return replace(self, card=self.design)

    @property
    def matrix(self) -> Matrix:
        """From the design to the card."""
        scale = self.scale
        left, top = (self.card[0] - scale * self.design[0]) / 2, (self.card[1] - scale * self.design[1]) / 2
        return Matrix(scale, 0, 0, scale, left, top)

    @property
    def outside(self) -> Box:
        """The card with its bleed, in the coordinates of the design."""
        back = self.matrix.inverse()
        x0, y0 = back.apply(-self.bleed, -self.bleed)
        x1, y1 = back.apply(self.card[0] + self.bleed, self.card[1] + self.bleed)
        return Box(x0, y0, x1, y1)

    @property
    def trim(self) -> Box:
        """The card, in the coordinates of the design."""
        return self.outside.grow(-self.bleed / self.scale)

    @property
    def inside(self) -> Box:
        """The safe area of the card, in the coordinates of the design."""
        return self.outside.grow(-(self.bleed + self.safe) / self.scale)

    def box(self, spec: BoxSpec) -> Box:
        """Where a box stands in the design."""
        width, height = self.design
        if spec.box == "card":
            return Box(0, 0, width, height)
        if spec.box == "bleed":
            return self.outside
        if spec.box == "safe":
            return Box(0, 0, width, height).grow(-self.safe)
        assert isinstance(spec.box, tuple)
        x, y, wide, high = spec.box
        return Box(x, y, x + wide, y + high)

    def extend(self, box: Box) -> Box:
        """The box; where it touches the card's edge it goes on into the bleed."""
        width, height = self.design
        outside = self.outside
        if not box.meets(outside):
            return box
        return Box(
            outside.x0 if box.x0 <= _TOUCHES else box.x0,
            outside.y0 if box.y0 <= _TOUCHES else box.y0,
            outside.x1 if box.x1 >= width - _TOUCHES else box.x1,
            outside.y1 if box.y1 >= height - _TOUCHES else box.y1,
        )
