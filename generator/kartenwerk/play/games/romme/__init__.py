"""Rommé: the game as the engine knows it, and its odds."""

from __future__ import annotations

from kartenwerk.play.games.romme.examples import SHOWCASE
from kartenwerk.play.games.romme.players import eager, play_skilled, sensible
from kartenwerk.play.games.romme.rules import Romme
from kartenwerk.play.games.romme.state import Move, Rules, State
from kartenwerk.play.mechanics.counted import CountedOdds
from kartenwerk.play.mechanics.melds.odds import jokers_dealt

__all__ = ["GAME", "ODDS", "Move", "Rules", "State"]

ODDS: CountedOdds[Rules] = CountedOdds(
    lambda rules, cards: jokers_dealt(cards, rules.kartenzahl), cards=lambda rules: rules.kartenzahl
)

GAME = Romme({"eager": eager, "sensible": sensible, "skilled": play_skilled}, odds=ODDS, showcase=SHOWCASE)
