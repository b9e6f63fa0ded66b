"""Gin Rommé, and Oklahoma Gin: the game as the engine knows it, its hand reader and its odds."""

from __future__ import annotations

from kartenwerk.play.games.gin_romme.charted import CHARTED
from kartenwerk.play.games.gin_romme.examples import SHOWCASE
from kartenwerk.play.games.gin_romme.hands import GinHands, odds_of_deal
from kartenwerk.play.games.gin_romme.players import eager, play_skilled, sensible
from kartenwerk.play.games.gin_romme.rules import GinRomme
from kartenwerk.play.games.gin_romme.state import HAND, Move, Rules, State
from kartenwerk.play.mechanics.counted import CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = GinHands()
ODDS = CountedOdds(odds_of_deal, cards=lambda rules: HAND)

GAME = GinRomme(
    {"eager": eager, "sensible": sensible, "skilled": play_skilled},
    hands=HANDS,
    odds=ODDS,
    showcase=SHOWCASE,
    charted=CHARTED,
)
