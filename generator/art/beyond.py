"""What a court goes on with beyond its window, for faces that move its halves away from larger or more indexes.

The halves move to the right and down by `REACH` mm at most. What comes in above and on the left is a picture of its
own, `<card>-margin.svg`; what goes out is covered by a frame.
"""

from __future__ import annotations

from collections.abc import Mapping

from art.picture import INK, PAPER
from art.shapes import Geometry, move, rectangle, union
from art.svg import group, path, paths

REACH = 3.6
"""mm by which a half may move to the right or down."""
JOINT = 0.8
"""mm by which what lies beyond the window reaches into it, so that no seam shows."""
FAR = 20.0
"""mm around a card that a frame covers: more than any bleed."""


def reached(area: Geometry) -> Geometry:
    """All that may be seen in the area once a half has moved; each of its arms is wider than REACH."""
    return union([move(area, -across, -down) for across in (0, REACH) for down in (0, REACH)])


def outer(area: Geometry, joint: float = JOINT) -> Geometry:
    """What of it lies outside the area, and so many mm of the area along that."""
    inner = area
    for across, down in ((joint, 0), (0, joint), (joint, joint)):
        inner = inner.intersection(move(area, across, down))
    return reached(area).difference(inner)


def beyond(seen: Mapping[str, Geometry], panel: Geometry, window: Geometry) -> str:
    """The body of a picture with what is seen beyond a window, the paper around its panel, and the panel's edge.

    Faces that move a court's halves place the first with each half, and lay the others over them.
    """
    x0, y0, x1, y1 = panel.bounds
    frame = path(PAPER, rectangle(x0 - FAR, y0 - FAR, x1 + FAR, y1 + FAR).difference(panel))
    edge = path(INK, panel.difference(window))
    return group("beyond", paths(seen)) + group("frame", frame) + group("edge", edge)
