"""Bakkarat, a banking game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring
from kartenwerk.games.bakkarat import seen
from kartenwerk.games.bakkarat.odds import chances, counted
from kartenwerk.games.bakkarat.parameters import Rules
from kartenwerk.games.bakkarat.players import eager, sensible
from kartenwerk.games.bakkarat.rules import (
    COUP,
    Move,
    State,
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
    to_move,
    view,
    why_not,
)
from kartenwerk.games.bakkarat.scoring import Facts, asked, check, over, score
from kartenwerk.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(Rules, pack, counted, sizes=range(2, 4))
ODDS = CountedOdds(Rules, pack, chances, cards=lambda rules: COUP)

GAME: Game[Rules, State, Move] = Game(
    id="bakkarat",
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
    searches=False,  # only the stakes are a choice, and none is better
    move_limit=1000,  # every seat stakes in every coup
    deal_next=lambda state, order: None,  # a match is one shoe
    remarks=remarks,
    piles=piles,
    notes=seen.notes,
    open_hands=True,
    accounts=lambda state: state.accounts,
    hands=HANDS,
    odds=ODDS,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, over=over),
)
