"""The walls of a tuck box laid flat: where they begin and end, and at which height they are creased.

Boards that lie on each other lie one thickness apart, so their creases do too: the flaps for dust are the innermost,
lid and inner bottom lie upon them, the outer bottom upon both. The far side lies on the glue flap, so the front is
wider than the back by one thickness; the tuck dives behind the front, so the lid is shorter by one.
"""

from __future__ import annotations

from typing import NamedTuple

TAPER = 0.3
"""mm by which the lid or the bottom is narrower, on either side, than the wall that it is joined to."""

GLUED = 0.8
"""The share of a thin box's depth that its glue flap may take."""


class Dimensions(NamedTuple):
    """Width, height and depth of a box or of its contents, in mm."""

    width: float
    height: float
    depth: float

    def grow(self, width: float, height: float, depth: float) -> Dimensions:
        return Dimensions(self.width + width, self.height + height, self.depth + depth)


class Flaps(NamedTuple):
    """Measures of the parts beside the four walls, in mm; `rules_data/print/box.toml` explains each of them."""

    glue: float
    tuck: float
    tuck_radius: float
    dust: float
    lock: float
    seam_short: float
    lid_short: float
    bottom_short: float
    inner_bottom_short: float
    notch_radius: float
    notch_rise: float


class Extent(NamedTuple):
    """A wall from its left to its right crease."""

    start: float
    end: float

    @property
    def width(self) -> float:
        return self.end - self.start

    def inside(self, by: float) -> Extent:
        return Extent(self.start + by, self.end - by)


class Walls(NamedTuple):
    """The four walls from left to right, and the heights of their creases; y = 0 is the crease of the lid."""

    back: Extent
    side: Extent
    front: Extent
    far: Extent
    head: float  # where the flaps for dust are creased above
    foot: float  # and below
    inner_foot: float  # where the inner bottom is creased
    outer_foot: float  # where the outer bottom is creased
    glue: float  # how wide the glue flap is
    lid: float  # how long the lid is
    bottom: float  # how long the outer bottom is
    inner_bottom: float

    @staticmethod
    def of(size: Dimensions, board: float, flaps: Flaps) -> Walls:
        widths = (size.width, size.depth, size.width + board, size.depth - flaps.seam_short)
        edges = [sum(widths[:count]) for count in range(5)]
        back, side, front, far = (Extent(edges[wall], edges[wall + 1]) for wall in range(4))
        foot = board + size.height
        return Walls(
            back,
            side,
            front,
            far,
            head=board,
            foot=foot,
            inner_foot=foot + board,
            outer_foot=foot + 2 * board,
            glue=min(flaps.glue, GLUED * size.depth),
            lid=size.depth - board - flaps.lid_short,
            bottom=size.depth - flaps.bottom_short,
            inner_bottom=size.depth - flaps.inner_bottom_short,
        )

    @property
    def tuck(self) -> Extent:
        """The crease between lid and tuck flap."""
        return self.back.inside(TAPER)
