"""Mogeln, a bluffing game: what the engine needs to run it."""

from __future__ import annotations

from functools import partial

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring
from kartenwerk.games.mogeln import seen
from kartenwerk.games.mogeln.players import eager, sensible, skilled
from kartenwerk.games.mogeln.rules import (
    Move,
    Rules,
    State,
    before_of,
    deal,
    facts_of,
    holdings,
    moves,
    pack,
    piles,
    play,
    read,
    remarks,
    score,
    to_move,
    view,
    why_not,
)
from kartenwerk.mechanics import leftovers
from kartenwerk.mechanics.dealing import left_deals

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="mogeln",
    rules=Rules,
    pack=pack,
    deal=deal,
    to_move=to_move,
    moves=moves,
    why_not=why_not,
    play=play,
    view=view,
    holdings=holdings,
    read=read,
    policies={"eager": eager, "sensible": sensible, "skilled": skilled},
    searches=False,  # a game has thousands of moves: a playout takes too long
    move_limit=900,  # every card of two packs, and every seat's trust in it
    deal_next=partial(left_deals, deal),
    endless=True,
    remarks=remarks,
    heard=seen.heard,
    piles=piles,
    notes=seen.notes,
    scoring=Scoring(leftovers.Leftovers, leftovers.asked, facts_of, before_of, score, leftovers.check),
)
