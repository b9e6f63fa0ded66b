"""Skat by the International Skat Order, as a package of its own: nothing of it stands in Kartenwerk."""

from __future__ import annotations

from kartenwerk.plugin import Showcase
from skat.players import eager, sensible
from skat.rules import Move, Rules, Skat, State

__all__ = ["GAME", "Move", "Rules", "State"]


def showcase() -> Showcase:
    """What booklets and pads show, loaded when it is asked for."""
    from skat.examples import SHOWCASE

    return SHOWCASE


GAME = Skat({"eager": eager, "sensible": sensible}, showcase=showcase)
