"""Siebzehn und Vier, a banking game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.play.games.siebzehn_und_vier.charted import CHARTED
from kartenwerk.play.games.siebzehn_und_vier.examples import SHOWCASE
from kartenwerk.play.games.siebzehn_und_vier.odds import chances
from kartenwerk.play.games.siebzehn_und_vier.players import eager, sensible
from kartenwerk.play.games.siebzehn_und_vier.rules import Move, SiebzehnUndVier, State, rate
from kartenwerk.play.games.siebzehn_und_vier.scoring import Rules
from kartenwerk.play.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(rate, sizes=range(1, 9))
ODDS = CountedOdds(chances, cards=lambda rules: 1)  # of one more card

GAME = SiebzehnUndVier(
    {"eager": eager, "sensible": sensible},
    hands=HANDS,
    odds=ODDS,
    showcase=SHOWCASE,
    charted=CHARTED,
)
