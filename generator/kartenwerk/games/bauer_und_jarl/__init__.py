"""Bauer und Jarl, a climbing game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring, after_deals
from kartenwerk.games.bauer_und_jarl import seen
from kartenwerk.games.bauer_und_jarl.players import eager, sensible
from kartenwerk.games.bauer_und_jarl.rules import (
    Move,
    Rules,
    State,
    before_of,
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
    score,
    to_move,
    view,
    why_not,
)
from kartenwerk.mechanics import finishing

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="bauer_und_jarl",
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
    move_limit=480,  # sixty cards, and at most seven passes after each
    deal_next=deal_next,
    remarks=remarks,
    piles=piles,
    notes=seen.notes,
    scoring=Scoring(
        finishing.Finishing, finishing.asked, facts_of, before_of, score, finishing.check, over=after_deals("runden")
    ),
)
