"""Donnerwetter, a fishing game: what the engine needs to run it."""

from __future__ import annotations

from functools import partial

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.donnerwetter import rules, seen
from kartenwerk.play.games.donnerwetter.parameters import Rules
from kartenwerk.play.games.donnerwetter.players import eager, sensible
from kartenwerk.play.games.donnerwetter.rules import Move, State
from kartenwerk.play.games.donnerwetter.scoring import Facts, asked, check, score
from kartenwerk.play.mechanics.dealing import left_deals

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="donnerwetter",
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
    move_limit=200,
    deal_next=partial(left_deals, rules.deal),
    endless=True,
    audit=rules.audit,
    remarks=rules.remarks,
    piles=rules.piles,
    notes=seen.notes,
    teams=rules.teams,
    scoring=Scoring(Facts, asked, rules.facts_of, rules.before_of, score, check),
)
