"""A picture as a painter's list, and what it looks like once everything hidden is taken away."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from itertools import groupby

from art.healing import TIP, healed, too_thin
from art.shapes import EMPTY, Geometry, Move, areal, outset, union, without_specks
from art.svg import as_written

LOG = logging.getLogger(__name__)
"""Tells each place where healing shows: what is better drawn anew."""

INK = "tinte"
"""The black that everything else is cut out of."""
PAPER = "papier"

FINEST = 0.25
"""mm; whatever is visible and thinner is thickened (black) or closed (light)."""
POINT, ROUNDING = 0.48, 0.02
"""Once outlines are fitted, tips of up to `POINT` squares of the finest width stay, and gaps narrower than `ROUNDING`
mm: they come from rounding and fill in print."""
TRIES, MORE, LESS = 5, 0.012, 0.06
"""Where fitting took too much, all is healed again, `TRIES` times at most: each time the finest width is `MORE` mm
larger, and the tips that stay are `LESS` squares of it smaller."""
EDGE = 0.5
"""mm of black around the area of a picture, at least."""
NEAR = 0.3
"""mm around what is too fine that is healed again."""
TRAP = 0.08
"""mm by which a colour runs under the one that touches it, so that no gap shows between them."""


class Picture:
    """Shapes in colour roles, painted one over the other in the order they were added."""

    def __init__(self) -> None:
        self.layers: list[tuple[str, Geometry]] = []

    def add(self, role: str, *parts: Geometry | Iterable[Geometry]) -> Geometry:
        shape = union(*parts)
        if not shape.is_empty:
            self.layers.append((role, shape))
        return shape

    def outline(self, role: str, shape: Geometry, line: float = 0.4) -> Geometry:
        """A form with a black contour `line` mm wide."""
        self.add(INK, outset(shape, line))
        return self.add(role, shape)

    def put(self, other: Picture, place: Move = lambda shape: shape) -> None:
        """Paint another picture over this one, moved."""
        self.layers.extend((role, place(shape)) for role, shape in other.layers)

    def clipped(self, area: Geometry) -> Picture:
        """The part of the picture inside the area."""
        part = Picture()
        for role, shape in self.layers:
            part.add(role, shape.intersection(area))
        return part

    def silhouette(self) -> Geometry:
        return union([shape for _, shape in self.layers])


def visible(
    picture: Picture, area: Geometry, finest: float = FINEST, least: float = 0.0, seam: str = INK
) -> dict[str, Geometry]:
    """What the eye sees of each colour inside the area, in the order to paint it; black is left out, being the ground.

    Slivers of a colour are closed and thin black lines thickened, so that nothing is finer than print can hold:
    `finest` mm, of which `least` mm are left once the outlines are simplified. A closed sliver falls to the colour
    `seam` where it touches it, else to black. Colours run a little under the ones that touch them.
    """
    seen = _seen(picture, area)
    if not finest:
        return _trapped(seen)
    where = area
    for more in range(TRIES):
        seen, mends = healed(seen, area, finest + more * MORE, seam, where, TIP - more * LESS)
        for mend in mends:
            if mend.shows(finest):
                LOG.info("%s", mend)
        drawn = _trapped(seen)
        fine = _too_fine(drawn, area, least) if least else []
        if not fine:
            break
        where = union([part.buffer(NEAR) for part in fine])
    return drawn


def _seen(picture: Picture, area: Geometry) -> dict[str, Geometry]:
    """The part of each colour that nothing hides."""
    seen: dict[str, Geometry] = {}
    covered = EMPTY
    for role, group in groupby(reversed(picture.layers), key=lambda layer: layer[0]):
        shape = areal(union([layer[1] for layer in group]).intersection(area))
        bare = areal(shape.difference(covered))
        covered = areal(union(covered, bare))
        seen[role] = union(seen.get(role, EMPTY), bare)
    seen.pop(INK, None)
    return seen


def _too_fine(drawn: dict[str, Geometry], area: Geometry, least: float) -> list[Geometry]:
    """What is thinner than `least` mm as it is written, but for points and rounding."""
    covered = EMPTY
    shown = []
    for shape in reversed(list(drawn.values())):
        outline = as_written(shape)
        shown.append(outline.difference(covered))
        covered = union(covered, outline)
    shown.append(outset(area, EDGE).difference(covered))
    thin = [part for shape in shown for part in too_thin(shape, least, POINT)]
    return [part for part in thin if 2 * part.area / part.length > ROUNDING]


def _trapped(seen: dict[str, Geometry]) -> dict[str, Geometry]:
    """Colours from the widest to the smallest; each but the last spreads under those painted after it."""
    order = sorted(seen, key=lambda role: (role == PAPER, -seen[role].area, role))
    trapped = {}
    for i, role in enumerate(order):
        later = union([seen[other] for other in order[i + 1 :]])
        spread = seen[role].buffer(TRAP).intersection(later)
        trapped[role] = union(seen[role], without_specks(spread, 0.005))
    return trapped
