"""Siebzehn und Vier, a banking game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.siebzehn_und_vier import rules, seen
from kartenwerk.play.games.siebzehn_und_vier.odds import chances
from kartenwerk.play.games.siebzehn_und_vier.parameters import Rules
from kartenwerk.play.games.siebzehn_und_vier.players import eager, sensible
from kartenwerk.play.games.siebzehn_und_vier.rules import Move, State
from kartenwerk.play.games.siebzehn_und_vier.scoring import Facts, asked, check, over, score
from kartenwerk.play.mechanics import reshuffle
from kartenwerk.play.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(Rules, rules.pack, rules.counted, sizes=range(1, 9))
ODDS = CountedOdds(Rules, rules.pack, chances, cards=lambda rules: 1)  # of one more card

GAME: Game[Rules, State, Move] = Game(
    id="siebzehn_und_vier",
    rules=Rules,
    pack=rules.pack,
    deal=rules.deal,
    to_move=rules.to_move,
    moves=rules.moves,
    why_not=rules.why_not,
    play=rules.play,
    view=rules.view,
    holdings=rules.holdings,
    read=rules.read,
    policies={"eager": eager, "sensible": sensible},
    searches=False,  # counted: to take at 16 too would win 0.3 % more pots
    move_limit=400,  # seven coups, some of them repeated, and reshuffles
    deal_next=rules.deal_next,
    chance=rules.chance,
    remarks=rules.remarks,
    heard=reshuffle.heard,
    shown=seen.shown,
    piles=rules.piles,
    notes=seen.notes,
    audit=rules.audit,
    hands=HANDS,
    odds=ODDS,
    scoring=Scoring(Facts, asked, rules.facts_of, rules.before_of, score, check, over=over, balanced=True),
)
