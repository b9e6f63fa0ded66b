"""The six warriors, each in a file of its own."""

from __future__ import annotations

from collections.abc import Callable

from art.picture import Picture
from art.shapes import Geometry
from art.walisch.warriors.bog import bog
from art.walisch.warriors.ger import ger
from art.walisch.warriors.jarnur import jarnur
from art.walisch.warriors.skoell import skoell
from art.walisch.warriors.svidar import svidar
from art.walisch.warriors.yxar import yxar

WARRIORS: dict[str, Callable[[], tuple[Picture, Geometry]]] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its warrior: the figure, and the gouges cleared behind it."""
