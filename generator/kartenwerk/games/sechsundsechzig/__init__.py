"""Sechsundsechzig: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.games.sechsundsechzig import seen
from kartenwerk.games.sechsundsechzig.players import eager, sensible
from kartenwerk.games.sechsundsechzig.rules import (
    Move,
    Rules,
    State,
    audit,
    deal,
    deal_next,
    holdings,
    moves,
    pack,
    play,
    read,
    remarks,
    tally,
    to_move,
    view,
    why_not,
)
from kartenwerk.mechanics import tricks

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="sechsundsechzig",
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
    move_limit=26,  # 24 cards, one exchange, one closing
    deal_next=deal_next,
    remarks=remarks,
    piles=tricks.piles,
    notes=seen.notes,
    audit=audit,
)
