"""The six lords: bearded and crowned; what sets each apart is drawn in `lords`."""

from __future__ import annotations

from kartenwerk.art.walisch.lords import LORDS
from kartenwerk.art.walisch.stage import court


def mannr(suit: str) -> str:
    """The body of the card's SVG."""
    figure, ground = LORDS[suit]()
    return court(suit, figure, ground)
