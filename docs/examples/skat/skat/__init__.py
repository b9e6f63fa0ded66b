"""Skat by the International Skat Order, as a package of its own: nothing of it stands in Kartenwerk."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from skat.players import eager, sensible
from skat.rules import (
    Move,
    Rules,
    State,
    deal,
    deal_next,
    heard,
    holdings,
    laid,
    moves,
    notes,
    pack,
    piles,
    play,
    read,
    remarks,
    tally,
    to_move,
    view,
    why_not,
)

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="skat",
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
    move_limit=170,  # thirty cards, two about the skat, a name, and at most every value said and held
    deal_next=deal_next,
    remarks=remarks,
    heard=heard,
    piles=piles,
    laid=laid,
    notes=notes,
)
