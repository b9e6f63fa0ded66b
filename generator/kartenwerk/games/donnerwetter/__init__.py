"""Donnerwetter, a fishing game: what the engine needs to run it."""

from __future__ import annotations

from functools import partial

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring
from kartenwerk.games.donnerwetter import seen
from kartenwerk.games.donnerwetter.parameters import Rules
from kartenwerk.games.donnerwetter.players import eager, sensible
from kartenwerk.games.donnerwetter.rules import (
    Move,
    State,
    audit,
    before_of,
    deal,
    facts_of,
    holdings,
    moves,
    pack,
    piles,
    play,
    read,
    remarks,
    teams,
    to_move,
    view,
    why_not,
)
from kartenwerk.games.donnerwetter.scoring import Facts, asked, check, score
from kartenwerk.mechanics.dealing import left_deals

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="donnerwetter",
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
    move_limit=200,
    deal_next=partial(left_deals, deal),
    endless=True,
    audit=audit,
    remarks=remarks,
    piles=piles,
    notes=seen.notes,
    teams=teams,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check),
)
