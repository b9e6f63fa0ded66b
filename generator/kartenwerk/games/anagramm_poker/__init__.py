"""Anagramm-Poker: the game as the engine knows it."""

from kartenwerk.games.anagramm_poker.moves import Move
from kartenwerk.games.anagramm_poker.rules import GAME, HANDS
from kartenwerk.games.anagramm_poker.state import Rules, State

__all__ = ["GAME", "HANDS", "Move", "Rules", "State"]
