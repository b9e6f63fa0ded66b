"""Bakkarat, a banking game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.play.games.bakkarat.examples import SHOWCASE
from kartenwerk.play.games.bakkarat.odds import chances, rate
from kartenwerk.play.games.bakkarat.players import eager, sensible
from kartenwerk.play.games.bakkarat.rules import COUP, Bakkarat, Move, Rules, State
from kartenwerk.play.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(rate, sizes=range(2, 4))
ODDS = CountedOdds(chances, cards=lambda rules: COUP)

GAME = Bakkarat({"eager": eager, "sensible": sensible}, hands=HANDS, odds=ODDS, showcase=SHOWCASE)
