"""The six lords, each in a file of his own."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.picture import Picture
from generator.art.shapes import Geometry
from generator.art.walisch.lords.bog import bog
from generator.art.walisch.lords.ger import ger
from generator.art.walisch.lords.jarnur import jarnur
from generator.art.walisch.lords.skoell import skoell
from generator.art.walisch.lords.svidar import svidar
from generator.art.walisch.lords.yxar import yxar

LORDS: dict[str, Callable[[], tuple[Picture, Geometry]]] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its lord: the figure, and the gouges cleared behind it."""
