"""Mogeln, a bluffing game: what the engine needs to run it."""

from __future__ import annotations

from functools import partial

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.mogeln import rules, seen
from kartenwerk.play.games.mogeln.players import eager, sensible, skilled
from kartenwerk.play.games.mogeln.rules import Move, Rules, State
from kartenwerk.play.mechanics import leftovers
from kartenwerk.play.mechanics.dealing import left_deals

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="mogeln",
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
    policies={"eager": eager, "sensible": sensible, "skilled": skilled},
    alike=rules.alike,
    searches=False,  # a game has thousands of moves: a playout takes too long
    move_limit=900,  # every card of two packs, and every seat's trust in it
    deal_next=partial(left_deals, rules.deal),
    endless=True,
    remarks=rules.remarks,
    heard=seen.heard,
    piles=rules.piles,
    notes=seen.notes,
    scoring=Scoring(
        leftovers.Leftovers, leftovers.asked, rules.facts_of, rules.before_of, rules.score, leftovers.check
    ),
)
