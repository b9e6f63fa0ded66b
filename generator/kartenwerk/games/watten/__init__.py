"""Watten: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring
from kartenwerk.games.watten import seen
from kartenwerk.games.watten.parameters import Rules
from kartenwerk.games.watten.players import eager, sensible
from kartenwerk.games.watten.rules import (
    RANKS,
    Move,
    State,
    before_of,
    deal,
    deal_next,
    facts_of,
    moves,
    play,
    read,
    remarks,
    to_move,
    totals,
    view,
    why_not,
)
from kartenwerk.games.watten.scoring import Facts, asked, check, over, score
from kartenwerk.mechanics import tricks

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="watten",
    rules=Rules,
    pack=lambda rules, players, deck: tuple(card for card in deck.cards if card.rank in RANKS),
    deal=deal,
    to_move=to_move,
    moves=moves,
    why_not=why_not,
    play=play,
    view=view,
    holdings=lambda state: (*state.cards.all, *state.rest),
    read=read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=40,  # twenty cards, two calls before each trick, and the naming
    deal_next=deal_next,
    remarks=remarks,
    piles=tricks.piles,
    laid=tricks.laid,
    notes=seen.notes,
    scores=totals,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, over=over),
)
