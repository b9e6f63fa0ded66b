"""Rommé: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.games.romme.rules import (
    Move,
    deal,
    deal_next,
    eager,
    holdings,
    moves,
    pack,
    piles,
    play,
    read,
    remarks,
    sensible,
    tally,
    to_move,
    totals,
    view,
    why_not,
)
from kartenwerk.games.romme.turn import (
    Rules,
    State,
    chances,
)
from kartenwerk.mechanics.counted import CountedOdds
from kartenwerk.mechanics.reshuffle import reshuffled

__all__ = ["GAME", "ODDS", "Move", "Rules", "State"]

ODDS = CountedOdds(Rules, pack, chances, cards=lambda rules: rules.kartenzahl)

GAME: Game[Rules, State, Move] = Game(
    id="romme",
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
    move_limit=2000,
    deal_next=deal_next,
    chance=lambda state, rng: reshuffled(state.pile, rng),
    remarks=remarks,
    piles=piles,
    odds=ODDS,
    scores=totals,
)
