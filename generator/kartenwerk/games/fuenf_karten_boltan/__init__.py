"""Fünf-Karten-Boltan: the game as the engine knows it, its hand reader, its odds and its dice tables."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.games.fuenf_karten_boltan import seen
from kartenwerk.games.fuenf_karten_boltan.hands import invalid
from kartenwerk.games.fuenf_karten_boltan.players import eager, sensible
from kartenwerk.games.fuenf_karten_boltan.rolling import DiceTables
from kartenwerk.games.fuenf_karten_boltan.rules import (
    accounts,
    audit,
    before_of,
    chance,
    deal,
    deal_next,
    facts_of,
    holdings,
    moves,
    pack,
    piles,
    play,
    read,
    remarks,
    scores,
    to_move,
    too_few_pay,
    view,
    why_not,
)
from kartenwerk.games.fuenf_karten_boltan.state import Move, Rules, State, ladder
from kartenwerk.mechanics.ladders.hands import LadderHands
from kartenwerk.mechanics.ladders.ladder import FIVE
from kartenwerk.mechanics.stacks import MIDDLE, stacks_scoring

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = ODDS = LadderHands(Rules, pack, ladder, most=FIVE, invalid=invalid)

GAME: Game[Rules, State, Move] = Game(
    id="fuenf_karten_boltan",
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
    chance=chance,
    accounts=accounts,
    remarks=remarks,
    heard=seen.heard,
    shown=seen.shown,
    piles=piles,
    notes=seen.notes,
    audit=audit,
    scores=scores,
    hands=HANDS,
    odds=ODDS,
    dice=DiceTables(HANDS),
    scoring=stacks_scoring(facts_of, before_of, lambda rules: rules.startmarken, too_few_pay, (MIDDLE,)),
)
