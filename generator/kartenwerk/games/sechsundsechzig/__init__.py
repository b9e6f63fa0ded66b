"""Sechsundsechzig: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring, after_deals
from kartenwerk.games.sechsundsechzig import seen
from kartenwerk.games.sechsundsechzig.parameters import Rules
from kartenwerk.games.sechsundsechzig.players import eager, sensible
from kartenwerk.games.sechsundsechzig.rules import (
    Move,
    State,
    audit,
    before_of,
    deal,
    deal_next,
    facts_of,
    holdings,
    moves,
    pack,
    play,
    read,
    remarks,
    to_move,
    view,
    why_not,
)
from kartenwerk.games.sechsundsechzig.scoring import Facts, after, asked, check, score
from kartenwerk.mechanics import tricks

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="sechsundsechzig",
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
    move_limit=26,  # 24 cards, one exchange, one closing
    deal_next=deal_next,
    remarks=remarks,
    piles=tricks.piles,
    laid=tricks.laid,
    notes=seen.notes,
    audit=audit,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, after=after, over=after_deals("spiele")),
)
