"""Schwimmen, an exchanging game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring
from kartenwerk.games.schwimmen import seen
from kartenwerk.games.schwimmen.odds import chances
from kartenwerk.games.schwimmen.parameters import Rules
from kartenwerk.games.schwimmen.players import eager, sensible
from kartenwerk.games.schwimmen.rules import (
    HAND,
    Move,
    State,
    before_of,
    counted,
    deal,
    deal_next,
    facts_of,
    holdings,
    lives_after,
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
from kartenwerk.games.schwimmen.scoring import Facts, after, asked, begin, check, over, score, standing
from kartenwerk.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(Rules, pack, counted, sizes=range(HAND, HAND + 1))
ODDS = CountedOdds(Rules, pack, chances, cards=lambda rules: HAND)

GAME: Game[Rules, State, Move] = Game(
    id="schwimmen",
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
    move_limit=20,  # the dealer's choice and two turns for everybody
    deal_next=deal_next,
    scores=lives_after,  # the last one alive wins
    remarks=remarks,
    shown=seen.shown,
    piles=piles,
    notes=seen.notes,
    hands=HANDS,
    odds=ODDS,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, begin, after, over, standing),
)
