"""Wallachen: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.games.wallachen.charted import CHARTED
from kartenwerk.play.games.wallachen.examples import SHOWCASE
from kartenwerk.play.games.wallachen.players import eager, sensible
from kartenwerk.play.games.wallachen.rules import Move, State, Wallachen
from kartenwerk.play.games.wallachen.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Wallachen({"eager": eager, "sensible": sensible}, showcase=SHOWCASE, charted=CHARTED)
