"""Skat by the International Skat Order, as a package of its own: nothing of it stands in Kartenwerk."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from skat import rules
from skat.players import eager, sensible
from skat.rules import Move, Rules, State

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="skat",
    rules=Rules,
    pack=rules.pack,
    deal=rules.deal,
    to_move=rules.to_move,
    moves=rules.moves,
    why_not=rules.why_not,
    play=rules.play,
    tally=rules.tally,
    view=rules.view,
    holdings=rules.holdings,
    read=rules.read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=170,  # thirty cards, two about the skat, a name, and at most every value said and held
    deal_next=rules.deal_next,
    remarks=rules.remarks,
    heard=rules.heard,
    piles=rules.piles,
    laid=rules.laid,
    notes=rules.notes,
)
