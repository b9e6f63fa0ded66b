"""Schwimmen: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.games.schwimmen.hands import HAND, Move, chances, counted, read
from kartenwerk.games.schwimmen.players import eager, sensible
from kartenwerk.games.schwimmen.rules import (
    Rules,
    State,
    deal,
    deal_next,
    holdings,
    moves,
    pack,
    piles,
    play,
    remarks,
    tally,
    to_move,
    view,
    why_not,
)
from kartenwerk.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(Rules, pack, counted, sizes=range(HAND, HAND + 1))
ODDS = CountedOdds(Rules, pack, chances, cards=lambda rules: HAND)

GAME: Game[Rules, State, Move] = Game(
    id="schwimmen",
    rules=Rules,
    pack=pack,
    deal=deal,
    to_move=to_move,
    moves=moves,
    why_not=why_not,
    play=play,
    tally=tally,
    view=view,
    holdings=holdings,
    read=read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=20,  # the dealer's choice and two turns for everybody
    deal_next=deal_next,
    remarks=remarks,
    piles=piles,
    hands=HANDS,
    odds=ODDS,
)
