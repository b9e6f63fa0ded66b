"""The six lords, each in a file of his own."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.art.picture import Picture
from kartenwerk.art.shapes import Geometry
from kartenwerk.art.walisch.lords.bog import bog
from kartenwerk.art.walisch.lords.ger import ger
from kartenwerk.art.walisch.lords.jarnur import jarnur
from kartenwerk.art.walisch.lords.skoell import skoell
from kartenwerk.art.walisch.lords.svidar import svidar
from kartenwerk.art.walisch.lords.yxar import yxar

LORDS: dict[str, Callable[[], tuple[Picture, Geometry]]] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its lord: the figure, and the gouges cleared behind it."""
