"""The six lords: bearded, crowned; what makes each a man of his own is drawn in `lords`."""

from __future__ import annotations

from generator.art.walisch.lords import LORDS
from generator.art.walisch.stage import court

FINE = 0.264
"""mm the thinnest part shall measure before its outline is simplified, so that 0.25 are left of it in print."""


def mannr(suit: str) -> str:
    """The body of the card's SVG."""
    figure, ground = LORDS[suit]()
    return court(suit, figure, ground, FINE)
