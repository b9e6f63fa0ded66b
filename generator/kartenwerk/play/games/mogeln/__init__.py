"""Mogeln, a bluffing game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.play.games.mogeln.examples import SHOWCASE
from kartenwerk.play.games.mogeln.players import eager, play_skilled, sensible
from kartenwerk.play.games.mogeln.rules import Mogeln, Move, Rules, State

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Mogeln({"eager": eager, "sensible": sensible, "skilled": play_skilled}, showcase=SHOWCASE)
