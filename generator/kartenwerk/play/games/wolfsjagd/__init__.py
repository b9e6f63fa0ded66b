"""Wolfsjagd, a shedding game: what the engine needs to run it."""

from __future__ import annotations

from functools import partial

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.wolfsjagd import rules
from kartenwerk.play.games.wolfsjagd.players import eager, sensible
from kartenwerk.play.games.wolfsjagd.rules import Rules, State
from kartenwerk.play.mechanics import finishing, matching, reshuffle
from kartenwerk.play.mechanics.dealing import left_deals
from kartenwerk.play.mechanics.matching import Move

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="wolfsjagd",
    rules=Rules,
    pack=rules.pack,
    deal=rules.deal,
    to_move=matching.to_move,
    moves=rules.moves,
    why_not=rules.why_not,
    play=rules.play,
    view=matching.view,
    holdings=matching.holdings,
    read=rules.read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=2000,
    deal_next=partial(left_deals, rules.deal),
    endless=True,
    chance=matching.chance,
    remarks=rules.remarks,
    heard=reshuffle.heard,
    piles=matching.piles,
    notes=matching.notes,
    scoring=Scoring(
        finishing.Finishing, finishing.asked, rules.facts_of, rules.before_of, rules.score, finishing.check
    ),
)
