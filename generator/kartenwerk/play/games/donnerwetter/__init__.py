"""Donnerwetter, a fishing game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.play.games.donnerwetter.examples import SHOWCASE
from kartenwerk.play.games.donnerwetter.players import eager, sensible
from kartenwerk.play.games.donnerwetter.rules import Donnerwetter, Move, State
from kartenwerk.play.games.donnerwetter.scoring import Rules

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Donnerwetter({"eager": eager, "sensible": sensible}, showcase=SHOWCASE)
