"""The net of a paper die: six squares in a cross, and seven flaps, one for each pair of edges that meet."""

from __future__ import annotations

from kartenwerk.graphics.display import Point
from kartenwerk.printing.press.folding import Crease, Facet

FLAP = 5.0
"""mm: the width of a flap."""
_BEVEL = 1.5  # mm by which a flap is shorter, at either end, at its free edge
SQUARES: dict[str, tuple[int, int]] = {"1": (1, 1), "2": (1, 0), "3": (0, 1), "4": (2, 1), "5": (1, 2), "6": (1, 3)}
"""Column and row of each side in the cross: 1 lies opposite 6, 2 opposite 5, 3 opposite 4."""
_JOINED = {"2": "1", "3": "1", "4": "1", "5": "1", "6": "5"}
_FLAPS = (("2", "left"), ("2", "right"), ("2", "top"), ("5", "left"), ("5", "right"), ("6", "left"), ("6", "right"))


def die_facets(edge: float) -> list[Facet]:
    """The sides "1" to "6" and the flaps of a die of `edge` mm, seen from the printed side; "1" lies still."""
    found = [Facet("1", _square("1", edge), None)]
    for side, to in _JOINED.items():
        start, end = _find_shared(side, to, edge)
        found.append(Facet(side, _square(side, edge), Crease(to, start, end)))
    for side, at in _FLAPS:
        start, end, outline = _flap(side, at, edge)
        found.append(Facet(f"{side} {at}", outline, Crease(side, start, end)))
    return found


def _square(side: str, edge: float) -> tuple[Point, ...]:
    column, row = SQUARES[side]
    x, y = column * edge, row * edge
    return (x, y), (x + edge, y), (x + edge, y + edge), (x, y + edge)


def _find_shared(side: str, to: str, edge: float) -> tuple[Point, Point]:
    """The edge that two squares of the cross have in common."""
    first, second = (point for point in _square(side, edge) if point in _square(to, edge))
    return first, second


def _flap(side: str, at: str, edge: float) -> tuple[Point, Point, tuple[Point, ...]]:
    """The crease of a flap, and its outline."""
    (x0, y0), _, (x1, y1), _ = _square(side, edge)
    if at == "top":
        start, end, out = (x0, y0), (x1, y0), (0.0, -FLAP)
    elif at == "left":
        start, end, out = (x0, y0), (x0, y1), (-FLAP, 0.0)
    else:
        start, end, out = (x1, y0), (x1, y1), (FLAP, 0.0)
    along = (_BEVEL * (end[0] - start[0]) / edge, _BEVEL * (end[1] - start[1]) / edge)
    outer = (
        (end[0] + out[0] - along[0], end[1] + out[1] - along[1]),
        (start[0] + out[0] + along[0], start[1] + out[1] + along[1]),
    )
    return start, end, (start, end, *outer)
