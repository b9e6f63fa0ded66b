"""The six lords, each in a file of his own."""

from __future__ import annotations

from collections.abc import Callable

from art.picture import Picture
from art.shapes import Geometry
from art.walisch.lords.bog import bog
from art.walisch.lords.ger import ger
from art.walisch.lords.jarnur import jarnur
from art.walisch.lords.skoell import skoell
from art.walisch.lords.svidar import svidar
from art.walisch.lords.yxar import yxar

LORDS: dict[str, Callable[[], tuple[Picture, Geometry]]] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its lord: the figure, and the gouges cleared behind it."""
