"""The six ladies, each in a file of her own."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.picture import Picture
from generator.art.walisch.ladies.bog import bog
from generator.art.walisch.ladies.ger import ger
from generator.art.walisch.ladies.jarnur import jarnur
from generator.art.walisch.ladies.skoell import skoell
from generator.art.walisch.ladies.svidar import svidar
from generator.art.walisch.ladies.yxar import yxar

DRAWN: dict[str, Callable[[], tuple[Picture, tuple[float, float]]]] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its lady, and where her eyes lie: the halo is drawn round them."""
