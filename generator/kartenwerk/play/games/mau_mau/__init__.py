"""Mau-Mau, a shedding game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.play.games.mau_mau.examples import SHOWCASE
from kartenwerk.play.games.mau_mau.players import eager, sensible
from kartenwerk.play.games.mau_mau.rules import MauMau, Rules, State
from kartenwerk.play.mechanics.matching import Move

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = MauMau({"eager": eager, "sensible": sensible}, showcase=SHOWCASE)
