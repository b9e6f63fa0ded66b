"""Fünf-Karten-Boltan: the game as the engine knows it, its hand reader, its odds and its dice tables."""

from __future__ import annotations

from kartenwerk.play.games.fuenf_karten_boltan.charted import CHARTED
from kartenwerk.play.games.fuenf_karten_boltan.dice import DiceTables
from kartenwerk.play.games.fuenf_karten_boltan.examples import SHOWCASE
from kartenwerk.play.games.fuenf_karten_boltan.players import eager, sensible
from kartenwerk.play.games.fuenf_karten_boltan.rules import HANDS, FuenfKartenBoltan
from kartenwerk.play.games.fuenf_karten_boltan.state import Move, Rules, State

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

ODDS = HANDS

GAME = FuenfKartenBoltan(
    {"eager": eager, "sensible": sensible},
    hands=HANDS,
    odds=ODDS,
    dice=DiceTables(HANDS),
    showcase=SHOWCASE,
    charted=CHARTED,
)
