"""Burner Hold'em: the game as the engine knows it, its hand reader and its odds."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.games.burner_holdem import seen
from kartenwerk.games.burner_holdem.actions import Move
from kartenwerk.games.burner_holdem.players import eager, sensible
from kartenwerk.games.burner_holdem.rules import (
    BOARD,
    HOLE_CARDS,
    Rules,
    State,
    accounts,
    before_of,
    deal,
    deal_next,
    facts_of,
    holdings,
    ladder,
    moves,
    pack,
    piles,
    play,
    read,
    remarks,
    scores,
    to_move,
    view,
    why_not,
)
from kartenwerk.mechanics.ladders.hands import LadderHands
from kartenwerk.mechanics.stacks import one_has_all, stacks_scoring

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = ODDS = LadderHands(Rules, pack, ladder, most=HOLE_CARDS + BOARD)

GAME: Game[Rules, State, Move] = Game(
    id="burner_holdem",
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
    policies={"eager": eager, "sensible": sensible},
    move_limit=400,
    deal_next=deal_next,
    accounts=accounts,
    remarks=remarks,
    shown=seen.shown,
    piles=piles,
    notes=seen.notes,
    scores=scores,
    hands=HANDS,
    odds=ODDS,
    scoring=stacks_scoring(facts_of, before_of, lambda rules: rules.startmarken, one_has_all),
)
