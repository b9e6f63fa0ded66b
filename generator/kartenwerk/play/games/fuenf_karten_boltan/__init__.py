"""Fünf-Karten-Boltan: the game as the engine knows it, its hand reader, its odds and its dice tables."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.games.fuenf_karten_boltan import rules, seen
from kartenwerk.play.games.fuenf_karten_boltan.hands import invalid
from kartenwerk.play.games.fuenf_karten_boltan.players import eager, sensible
from kartenwerk.play.games.fuenf_karten_boltan.rolling import DiceTables
from kartenwerk.play.games.fuenf_karten_boltan.state import Move, Rules, State, ladder
from kartenwerk.play.mechanics.ladders.hands import LadderHands
from kartenwerk.play.mechanics.ladders.ladder import FIVE
from kartenwerk.play.mechanics.stacks import MIDDLE, stacks_scoring

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = ODDS = LadderHands(Rules, rules.pack, ladder, most=FIVE, invalid=invalid)

GAME: Game[Rules, State, Move] = Game(
    id="fuenf_karten_boltan",
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
    chance=rules.chance,
    accounts=rules.accounts,
    remarks=rules.remarks,
    heard=seen.heard,
    shown=seen.shown,
    piles=rules.piles,
    notes=seen.notes,
    audit=rules.audit,
    scores=rules.scores,
    hands=HANDS,
    odds=ODDS,
    dice=DiceTables(HANDS),
    scoring=stacks_scoring(
        rules.facts_of, rules.before_of, lambda rules: rules.startmarken, rules.too_few_pay, (MIDDLE,)
    ),
)
