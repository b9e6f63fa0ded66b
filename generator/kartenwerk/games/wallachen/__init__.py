"""Wallachen: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring, after_deals
from kartenwerk.games.wallachen import seen
from kartenwerk.games.wallachen.parameters import Rules
from kartenwerk.games.wallachen.players import eager, sensible
from kartenwerk.games.wallachen.rules import (
    RANKS,
    Move,
    State,
    audit,
    before_of,
    deal,
    deal_next,
    facts_of,
    holdings,
    moves,
    play,
    read,
    remarks,
    to_move,
    view,
    why_not,
)
from kartenwerk.games.wallachen.scoring import Facts, after, asked, check, score
from kartenwerk.mechanics import tricks, widow

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="wallachen",
    rules=Rules,
    pack=lambda rules, players, deck: tuple(card for card in deck.cards if card.rank in RANKS),
    deal=deal,
    to_move=to_move,
    moves=moves,
    why_not=why_not,
    play=play,
    view=view,
    holdings=holdings,
    read=read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=70,  # thirty cards, a long bidding and all doubling
    deal_next=deal_next,
    remarks=remarks,
    heard=widow.heard,
    piles=tricks.piles,
    laid=tricks.laid,
    notes=seen.notes,
    audit=audit,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, after=after, over=after_deals("spiele")),
)
