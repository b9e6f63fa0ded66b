"""The maker's card: the back's parquet in a frame, a plate for the title, a label, and a hexagon as a seal."""

from __future__ import annotations

from art.inrah.back import parquet
from art.inrah.grounds import polar
from art.inrah.inlay import Inlay
from art.karten.stage import PANEL
from art.makers.imprint import SEAL, add_label, add_mark, label
from art.picture import INK, visible
from art.shapes import Geometry, inset, polygon
from art.svg import path, paths

FINE, LEAST = 0.282, 0.264
"""mm; the thinnest part measures at least so much before its outline is simplified, and after."""
FRAME = ((0.6, "gold"), (1.5, INK))
"""The woods of the frame, and how many mm inside the panel each begins; then the parquet at `INNER`."""
INNER = 2.1
PLATE = (17.0, 7.9, 51.2, 21.2)
"""The plate of the title: left, upper, right and lower edge in mm."""
RINGS = ((11.0, INK), (10.1, "gold"), (9.1, INK), (8.6, "wein"), (7.6, INK), (7.1, "petrol"))
"""The seal: the radii of its hexagons in mm, each laid upon the one before."""


def maker() -> str:
    """The body of the card's ground; the face sets its words."""
    drawing = Inlay()
    for reach, wood in FRAME:
        drawing.lay(wood, inset(PANEL, reach))
    room = inset(PANEL, INNER)
    floor = Inlay()
    floor.mosaic(parquet(SEAL))
    drawing.put(floor.clipped(room))
    x0, y0, x1, y1 = PLATE
    middle, tip = (y0 + y1) / 2, 2.0
    plate = polygon((x0 + tip, y0), (x1 - tip, y0), (x1, middle), (x1 - tip, y1), (x0 + tip, y1), (x0, middle))
    drawing.contour(plate, 1.2)
    drawing.lay("gold", plate)
    drawing.lay(INK, inset(plate, 0.5))
    drawing.lay("petrol", inset(plate, 0.9))
    drawing.contour(label(), 1.6)
    add_label(drawing, "kupfer")
    for radius, wood in RINGS:
        drawing.lay(wood, _hexagon(radius))
    add_mark(drawing, 7.4)
    return path(INK, PANEL) + paths(visible(drawing, PANEL, FINE, LEAST))


def _hexagon(radius: float) -> Geometry:
    return polygon(*(polar(*SEAL, radius, 60 * k - 90) for k in range(6)))
