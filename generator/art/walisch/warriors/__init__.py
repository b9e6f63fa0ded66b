"""The six warriors, each in a file of its own."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.picture import Picture
from generator.art.shapes import Geometry
from generator.art.walisch.warriors.bog import bog
from generator.art.walisch.warriors.ger import ger
from generator.art.walisch.warriors.jarnur import jarnur
from generator.art.walisch.warriors.skoell import skoell
from generator.art.walisch.warriors.svidar import svidar
from generator.art.walisch.warriors.yxar import yxar

WARRIORS: dict[str, Callable[[], tuple[Picture, Geometry]]] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its warrior: the figure, and the gouges cleared behind it."""
