"""Doppelkopf: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.games.doppelkopf.charted import CHARTED
from kartenwerk.play.games.doppelkopf.examples import SHOWCASE
from kartenwerk.play.games.doppelkopf.players import eager, sensible
from kartenwerk.play.games.doppelkopf.rules import Doppelkopf
from kartenwerk.play.games.doppelkopf.state import Move, Rules, State

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Doppelkopf({"eager": eager, "sensible": sensible}, showcase=SHOWCASE, charted=CHARTED)
