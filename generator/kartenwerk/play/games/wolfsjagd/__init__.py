"""Wolfsjagd, a shedding game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.play.games.wolfsjagd.examples import SHOWCASE
from kartenwerk.play.games.wolfsjagd.players import eager, sensible
from kartenwerk.play.games.wolfsjagd.rules import Rules, State, Wolfsjagd
from kartenwerk.play.mechanics.matching import Move

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = Wolfsjagd({"eager": eager, "sensible": sensible}, showcase=SHOWCASE)
