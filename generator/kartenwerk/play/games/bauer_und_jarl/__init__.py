"""Bauer und Jarl, a climbing game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.play.games.bauer_und_jarl.charted import CHARTED
from kartenwerk.play.games.bauer_und_jarl.examples import SHOWCASE
from kartenwerk.play.games.bauer_und_jarl.players import eager, sensible
from kartenwerk.play.games.bauer_und_jarl.rules import BauerUndJarl, Move, Rules, State

__all__ = ["GAME", "Move", "Rules", "State"]

GAME = BauerUndJarl({"eager": eager, "sensible": sensible}, showcase=SHOWCASE, charted=CHARTED)
