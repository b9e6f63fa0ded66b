"""Siebzehn und Vier, a banking game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.engine.contract import Game
from kartenwerk.engine.scoring import Scoring
from kartenwerk.games.siebzehn_und_vier import seen
from kartenwerk.games.siebzehn_und_vier.odds import chances
from kartenwerk.games.siebzehn_und_vier.parameters import Rules
from kartenwerk.games.siebzehn_und_vier.players import eager, sensible
from kartenwerk.games.siebzehn_und_vier.rules import (
    Move,
    State,
    audit,
    before_of,
    chance,
    counted,
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
from kartenwerk.games.siebzehn_und_vier.scoring import Facts, asked, check, over, score
from kartenwerk.mechanics import reshuffle
from kartenwerk.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(Rules, pack, counted, sizes=range(1, 9))
ODDS = CountedOdds(Rules, pack, chances, cards=lambda rules: 1)  # of one more card

GAME: Game[Rules, State, Move] = Game(
    id="siebzehn_und_vier",
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
    searches=False,  # counted: to take at 16 too would win 0.3 % more pots
    move_limit=400,  # seven coups, some of them repeated, and reshuffles
    deal_next=deal_next,
    chance=chance,
    remarks=remarks,
    heard=reshuffle.heard,
    shown=seen.shown,
    piles=piles,
    notes=seen.notes,
    audit=audit,
    hands=HANDS,
    odds=ODDS,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, over=over),
)
