"""Burner Hold'em: the game as the engine knows it, its hand reader and its odds."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.games.burner_holdem import rules, seen
from kartenwerk.play.games.burner_holdem.actions import Move
from kartenwerk.play.games.burner_holdem.players import eager, sensible
from kartenwerk.play.games.burner_holdem.rules import BOARD, HOLE_CARDS, Rules, State
from kartenwerk.play.mechanics.ladders.hands import LadderHands
from kartenwerk.play.mechanics.stacks import one_has_all, stacks_scoring

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = ODDS = LadderHands(Rules, rules.pack, rules.ladder, most=HOLE_CARDS + BOARD)

GAME: Game[Rules, State, Move] = Game(
    id="burner_holdem",
    rules=Rules,
    pack=rules.pack,
    deal=rules.deal,
    to_move=rules.to_move,
    moves=rules.moves,
    why_not=rules.why_not,
    play=rules.play,
    view=rules.view,
    holdings=rules.holdings,
    read=rules.read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=400,
    deal_next=rules.deal_next,
    accounts=rules.accounts,
    remarks=rules.remarks,
    shown=seen.shown,
    piles=rules.piles,
    notes=seen.notes,
    scores=rules.scores,
    hands=HANDS,
    odds=ODDS,
    scoring=stacks_scoring(rules.facts_of, rules.before_of, lambda rules: rules.startmarken, one_has_all),
)
