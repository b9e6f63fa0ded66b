"""A picture as a painter's list, and what it looks like once everything hidden is taken away."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from kartenwerk.art.shapes import EMPTY, Geometry, Move, outset, pieces, union, without_specks
from kartenwerk.art.svg import as_written

INK = "tinte"
"""The black that everything else is cut out of."""
PAPER = "papier"

FINEST = 0.25
"""mm; whatever is visible and thinner is thickened (black) or closed (light)."""
TIP, SPECK = 0.38, 0.026
"""Tips of tapered cuts stay, since thickened they would end in knobs: parts of up to `TIP` squares of the finest width,
or of up to `SPECK` mm²."""
POINT, ROUNDING = 0.48, 0.02
"""The same once outlines are simplified; gaps narrower than `ROUNDING` mm come from rounding and fill in print."""
TRIES, MORE = 5, 0.008
"""If simplifying took too much, all is done again, `TRIES` times at most, each with a finest width `MORE` mm larger."""
EDGE = 0.5
"""mm of black around the area of a picture, at least."""
STEP = 0.035
"""mm that a thin line grows on either side in a round, at most: what is thick enough by then swells no further."""
ROUNDS = 8
"""Rounds of thickening lines and closing slivers, at most."""
NEAR = 0.02
"""mm between a seam and what falls to it, at most."""
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
    for more in range(TRIES):
        drawn = _trapped(_healed(dict(seen), area, finest + more * MORE, seam))
        if not least or _holds(drawn, area, least):
            break
    return drawn


def _seen(picture: Picture, area: Geometry) -> dict[str, Geometry]:
    """The part of each colour that nothing hides."""
    seen: dict[str, Geometry] = {}
    covered = EMPTY
    for role, group in groupby(reversed(picture.layers), key=lambda layer: layer[0]):
        shape = union([layer[1] for layer in group]).intersection(area)
        bare = shape.difference(covered)
        covered = union(covered, bare)
        seen[role] = union(seen.get(role, EMPTY), bare)
    seen.pop(INK, None)
    return seen


def _holds(drawn: dict[str, Geometry], area: Geometry, least: float) -> bool:
    """Whether nothing of the simplified picture is thinner than `least` mm, but for points and rounding."""
    covered = EMPTY
    shown = []
    for shape in reversed(list(drawn.values())):
        outline = as_written(shape)
        shown.append(outline.difference(covered))
        covered = union(covered, outline)
    shown.append(outset(area, EDGE).difference(covered))
    thin = [part for shape in shown for part in _too_thin(shape, least, POINT)]
    return not any(2 * part.area / part.length > ROUNDING for part in thin)


def _healed(seen: dict[str, Geometry], area: Geometry, finest: float, seam: str) -> dict[str, Geometry]:
    """The colours with thin black lines between them thickened, and then their own slivers closed, which adds black.

    A closed sliver may leave a thin black line between two colours, so both are repeated until nothing is thin.
    """
    for _ in range(ROUNDS):
        black = area.difference(union(seen.values()))
        lines = union([line.buffer(_lacking(line, finest)) for line in _too_thin(black, finest)])
        light = {role: shape.difference(lines) for role, shape in seen.items()}
        slivers = {role: _too_thin(shape, finest) for role, shape in light.items()}
        for role, shape in light.items():
            closed = shape.difference(union([sliver.buffer(0.03) for sliver in slivers[role]]))
            seen[role] = without_specks(closed, 0.12)
        if seam in light:
            lost = union([light[role].difference(shape) for role, shape in seen.items() if role != seam])
            seen[seam] = union(seen[seam], [part for part in pieces(lost) if part.distance(light[seam]) < NEAR])
        if lines.is_empty and not any(slivers.values()):
            break
    return seen


def _too_thin(shape: Geometry, finest: float, tip: float = TIP) -> list[Geometry]:
    """The parts a brush `finest` mm wide cannot reach; the tips of tapered cuts are small enough to stay."""
    reached = shape.buffer(0.004 - finest / 2).buffer(finest / 2 + 0.005)
    return [part for part in pieces(shape.difference(reached)) if part.area > max(tip * finest**2, SPECK)]


def _lacking(line: Geometry, finest: float) -> float:
    """mm that a thin line must grow on either side."""
    width = 2 * line.area / line.length
    return min(max(0.03, (finest - width) / 2 + 0.015), STEP)


def _trapped(seen: dict[str, Geometry]) -> dict[str, Geometry]:
    """Colours from the widest to the smallest; each but the last spreads under those painted after it."""
    order = sorted(seen, key=lambda role: (role == PAPER, -seen[role].area, role))
    trapped = {}
    for i, role in enumerate(order):
        later = union([seen[other] for other in order[i + 1 :]])
        spread = seen[role].buffer(TRAP).intersection(later)
        trapped[role] = union(seen[role], without_specks(spread, 0.005))
    return trapped
