"""Schwimmen, an exchanging game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.schwimmen import rules, seen
from kartenwerk.play.games.schwimmen.odds import chances
from kartenwerk.play.games.schwimmen.parameters import Rules
from kartenwerk.play.games.schwimmen.players import eager, sensible
from kartenwerk.play.games.schwimmen.rules import HAND, Move, State
from kartenwerk.play.games.schwimmen.scoring import Facts, after, asked, begin, check, over, score, standing
from kartenwerk.play.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(Rules, rules.pack, rules.counted, sizes=range(HAND, HAND + 1))
ODDS = CountedOdds(Rules, rules.pack, chances, cards=lambda rules: HAND)

GAME: Game[Rules, State, Move] = Game(
    id="schwimmen",
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
    move_limit=20,  # the dealer's choice and two turns for everybody
    deal_next=rules.deal_next,
    scores=rules.lives_after,  # the last one alive wins
    remarks=rules.remarks,
    shown=seen.shown,
    piles=rules.piles,
    notes=seen.notes,
    hands=HANDS,
    odds=ODDS,
    scoring=Scoring(Facts, asked, rules.facts_of, rules.before_of, score, check, begin, after, over, standing),
)
