"""Skat by the International Skat Order, as a package of its own: nothing of it stands in Kartenwerk."""

from __future__ import annotations

from skat.examples import SHOWCASE
from skat.players import eager, sensible
from skat.rules import Move, Rules, Skat, State

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Skat({"eager": eager, "sensible": sensible}, showcase=SHOWCASE)
