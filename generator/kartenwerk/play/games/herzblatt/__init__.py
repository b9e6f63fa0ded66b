"""Herzblatt: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.games.herzblatt.charted import CHARTED
from kartenwerk.play.games.herzblatt.examples import SHOWCASE
from kartenwerk.play.games.herzblatt.players import eager, sensible
from kartenwerk.play.games.herzblatt.rules import Herzblatt, Move, Rules, State

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Herzblatt({"eager": eager, "sensible": sensible}, showcase=SHOWCASE, charted=CHARTED)
