"""51 Tot, an adding game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring, after_deals
from kartenwerk.games.einundfuenfzig_tot import seen
from kartenwerk.games.einundfuenfzig_tot.parameters import Rules
from kartenwerk.games.einundfuenfzig_tot.players import eager, sensible
from kartenwerk.games.einundfuenfzig_tot.rules import (
    Move,
    State,
    alike,
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
    to_move,
    view,
    why_not,
)
from kartenwerk.games.einundfuenfzig_tot.scoring import Facts, asked, score

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="einundfuenfzig_tot",
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
    alike=alike,
    move_limit=128,  # every card of four packs is laid
    deal_next=deal_next,
    remarks=remarks,
    piles=piles,
    notes=seen.notes,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, over=after_deals("partie_runden")),
)
