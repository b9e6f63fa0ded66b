"""The three hail-storms, each a picture of its own: one way up, in four inks, in the same panel as the courts."""

from __future__ import annotations

from art.walisch.giant import giant
from art.walisch.hall import hall
from art.walisch.ship import ship
from art.walisch.stage import whole


def halkstym(number: int) -> str:
    """The body of the SVG of storm 1, 2 or 3."""
    return whole(None, {1: ship, 2: giant, 3: hall}[number]())
