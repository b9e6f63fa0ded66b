"""The six ladies, each in a file of her own: a halo of broken rings behind every head tells the rank."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from art.picture import Picture
from art.shapes import Geometry
from art.walisch.ground import halo
from art.walisch.ladies.bog import bog
from art.walisch.ladies.ger import ger
from art.walisch.ladies.jarnur import jarnur
from art.walisch.ladies.skoell import skoell
from art.walisch.ladies.svidar import svidar
from art.walisch.ladies.yxar import yxar

Figure: TypeAlias = Callable[[], tuple[Picture, tuple[float, float]]]

_FIGURES: dict[str, Figure] = {
    "svidar": svidar,
    "yxar": yxar,
    "skoell": skoell,
    "ger": ger,
    "bog": bog,
    "jarnur": jarnur,
}
"""Suit to the drawing of its lady, and where her eyes lie: the halo is drawn round them."""


def _lady(draw: Figure) -> tuple[Picture, Geometry]:
    figure, (x, y) = draw()
    return figure, halo(x, y + 1, 12.6, 22, seed=4)


LADIES: dict[str, Callable[[], tuple[Picture, Geometry]]] = {
    suit: partial(_lady, draw) for suit, draw in _FIGURES.items()
}
"""Suit to the drawing of its lady: the figure, and the halo cleared behind it."""
