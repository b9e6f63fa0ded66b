"""Fünfhundert: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring
from kartenwerk.games.fuenfhundert import seen
from kartenwerk.games.fuenfhundert.parameters import Rules
from kartenwerk.games.fuenfhundert.players import eager, sensible
from kartenwerk.games.fuenfhundert.rules import (
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
    totals,
    view,
    why_not,
)
from kartenwerk.games.fuenfhundert.scoring import Facts, asked, check, over, score
from kartenwerk.mechanics import tricks

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="fuenfhundert",
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
    move_limit=80,  # 32 cards, 14 announcements of each seat, one swap
    deal_next=deal_next,
    remarks=remarks,
    shown=seen.shown,
    piles=tricks.piles,
    laid=tricks.laid,
    notes=seen.notes,
    audit=audit,
    scores=totals,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, over=over),
)
