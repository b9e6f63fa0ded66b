"""The six warriors: helmed and armed, the weapon ready; what sets each apart is drawn in `warriors`."""

from __future__ import annotations

from kartenwerk.art.walisch.stage import court
from kartenwerk.art.walisch.warriors import WARRIORS


def einher(suit: str) -> str:
    """The body of the card's SVG."""
    figure, ground = WARRIORS[suit]()
    return court(suit, figure, ground)
