"""A leaf: midrib, two pairs of side veins, its halves in two tones."""

from __future__ import annotations

from art.curves import closed
from art.inrah.inlay import Inlay
from art.outline import line
from art.shapes import Geometry, Move

_VEINS = ("M0 -4.2L9 -9.2", "M0 -4.2L-9 -9.2", "M0 -8.4L9 -13", "M0 -8.4L-9 -13")


def put_leaf(
    drawing: Inlay, place: Move, lit: str = "akzent", shaded: str = "mittel", contour: float = 1.2, veins: bool = True
) -> None:
    """A leaf 16 mm long that grows upwards from (0, 0), set in its place."""
    shape = closed(
        (0, 0, 1), (-3.4, -2.0), (-5.2, -6.4), (-3.9, -11), (0, -16, 1), (3.9, -11), (5.2, -6.4), (3.4, -2.0)
    )
    rib = place(line("M0 3L0 -19"))
    x0, y0 = rib.coords[0]
    across = place(line("M0 0L1 0"))
    (ax, ay), (bx, by) = across.coords[0], across.coords[-1]

    def tone(_: int, part: Geometry) -> str:
        aside = (part.centroid.x - x0) * (bx - ax) + (part.centroid.y - y0) * (by - ay)
        return lit if aside < 0 else shaded

    drawing.contour(place(shape), contour)
    drawing.saw(place(shape), [rib, *(place(line(vein)) for vein in _VEINS if veins)], tone, 0.42)
