"""Anagramm-Poker by the project's own list of words."""

from __future__ import annotations

from kartenwerk.play.games.anagramm_poker.examples import SHOWCASE
from kartenwerk.play.games.anagramm_poker.hands import DICTIONARY, HANDS
from kartenwerk.play.games.anagramm_poker.moves import Move
from kartenwerk.play.games.anagramm_poker.rules import AnagrammPoker
from kartenwerk.play.games.anagramm_poker.state import Rules, State

__all__ = ["GAME", "HANDS", "Move", "Rules", "State"]

GAME = AnagrammPoker(DICTIONARY, SHOWCASE)
