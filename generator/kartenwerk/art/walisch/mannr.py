"""The six lords: bearded, crowned; what makes each a man of his own is drawn in `lords`."""

from __future__ import annotations

from kartenwerk.art.walisch.lords import LORDS
from kartenwerk.art.walisch.stage import court


def mannr(suit: str) -> str:
    """The body of the card's SVG."""
    figure, ground = LORDS[suit]()
    return court(suit, figure, ground)
