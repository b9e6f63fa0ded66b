"""Bavarian Tarock: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.games.tarock.charted import CHARTED
from kartenwerk.play.games.tarock.examples import SHOWCASE
from kartenwerk.play.games.tarock.players import eager, sensible
from kartenwerk.play.games.tarock.rules import Move, Rules, State, Tarock

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Tarock({"eager": eager, "sensible": sensible}, showcase=SHOWCASE, charted=CHARTED)
