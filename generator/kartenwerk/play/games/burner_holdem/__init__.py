"""Burner Hold'em: the game as the engine knows it, its hand reader and its odds."""

from __future__ import annotations

from kartenwerk.play.games.burner_holdem.actions import Move
from kartenwerk.play.games.burner_holdem.examples import SHOWCASE
from kartenwerk.play.games.burner_holdem.players import eager, sensible
from kartenwerk.play.games.burner_holdem.rules import BOARD, HOLE_CARDS, BurnerHoldem, Rules, State, ladder
from kartenwerk.play.mechanics.ladders.hands import LadderHands

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = ODDS = LadderHands(ladder, most=HOLE_CARDS + BOARD)

GAME = BurnerHoldem({"eager": eager, "sensible": sensible}, hands=HANDS, odds=ODDS, showcase=SHOWCASE)
