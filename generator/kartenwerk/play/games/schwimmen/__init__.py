"""Schwimmen, an exchanging game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.play.games.schwimmen.charted import CHARTED
from kartenwerk.play.games.schwimmen.examples import SHOWCASE
from kartenwerk.play.games.schwimmen.odds import chances
from kartenwerk.play.games.schwimmen.players import eager, sensible
from kartenwerk.play.games.schwimmen.rules import HAND, Move, Schwimmen, State, rate
from kartenwerk.play.games.schwimmen.scoring import Rules
from kartenwerk.play.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(rate, sizes=range(HAND, HAND + 1))
ODDS = CountedOdds(chances, cards=lambda rules: HAND)

GAME = Schwimmen({"eager": eager, "sensible": sensible}, hands=HANDS, odds=ODDS, showcase=SHOWCASE, charted=CHARTED)
