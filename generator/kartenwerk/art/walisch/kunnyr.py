"""The six ladies: diadem and plaits tell the rank, and so does the halo of broken rings behind every head."""

from __future__ import annotations

from kartenwerk.art.walisch.ground import halo
from kartenwerk.art.walisch.ladies import DRAWN
from kartenwerk.art.walisch.stage import court


def kunnyr(suit: str) -> str:
    """The body of the card's SVG."""
    figure, (x, y) = DRAWN[suit]()
    return court(suit, figure, halo(x, y + 1, 12.6, 22, seed=4))
