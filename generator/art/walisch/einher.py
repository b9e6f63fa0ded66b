"""The six warriors: helmed and armed, the weapon ready; what makes each one's own is drawn in `warriors`."""

from __future__ import annotations

from generator.art.walisch.stage import court
from generator.art.walisch.warriors import WARRIORS

FINE = 0.264
"""mm the thinnest part shall measure before its outline is simplified, so that 0.25 are left of it in print."""


def einher(suit: str) -> str:
    """The body of the card's SVG."""
    figure, ground = WARRIORS[suit]()
    return court(suit, figure, ground, FINE)
