"""The six warriors, each in a file of its own."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.art.picture import Picture
from kartenwerk.art.shapes import Geometry
from kartenwerk.art.walisch.warriors.bog import bog
from kartenwerk.art.walisch.warriors.ger import ger
from kartenwerk.art.walisch.warriors.jarnur import jarnur
from kartenwerk.art.walisch.warriors.skoell import skoell
from kartenwerk.art.walisch.warriors.svidar import svidar
from kartenwerk.art.walisch.warriors.yxar import yxar

WARRIORS: dict[str, Callable[[], tuple[Picture, Geometry]]] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its warrior: the figure, and the gouges cleared behind it."""
