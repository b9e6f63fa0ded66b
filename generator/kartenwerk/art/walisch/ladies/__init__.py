"""The six ladies, each in a file of her own."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.art.picture import Picture
from kartenwerk.art.walisch.ladies.bog import bog
from kartenwerk.art.walisch.ladies.ger import ger
from kartenwerk.art.walisch.ladies.jarnur import jarnur
from kartenwerk.art.walisch.ladies.skoell import skoell
from kartenwerk.art.walisch.ladies.svidar import svidar
from kartenwerk.art.walisch.ladies.yxar import yxar

DRAWN: dict[str, Callable[[], tuple[Picture, tuple[float, float]]]] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its lady, and where her eyes lie: the halo is drawn round them."""
