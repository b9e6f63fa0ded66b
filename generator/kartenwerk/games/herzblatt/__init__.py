"""Herzblatt: the game as the engine knows it."""

from __future__ import annotations

from functools import partial

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring, after_deals
from kartenwerk.games.herzblatt import seen
from kartenwerk.games.herzblatt.parameters import Rules
from kartenwerk.games.herzblatt.players import eager, sensible
from kartenwerk.games.herzblatt.rules import (
    Move,
    State,
    audit,
    before_of,
    deal,
    facts_of,
    moves,
    pack,
    play,
    read,
    remarks,
    to_move,
    why_not,
)
from kartenwerk.games.herzblatt.scoring import Facts, asked, score
from kartenwerk.mechanics import tricks, widow

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="herzblatt",
    rules=Rules,
    pack=pack,
    deal=deal,
    to_move=to_move,
    moves=moves,
    why_not=why_not,
    play=play,
    view=widow.view,
    holdings=widow.holdings,
    read=read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=30,  # 24 cards, and what is said before
    deal_next=partial(tricks.next_deal, deal),
    remarks=remarks,
    heard=widow.heard,
    piles=tricks.piles,
    laid=tricks.laid,
    notes=seen.notes,
    audit=audit,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, over=after_deals("spiele")),
)
