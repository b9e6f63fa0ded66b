"""Bakkarat, a banking game: what the engine needs to run it, to read its hands and to count its odds."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.bakkarat import rules, seen
from kartenwerk.play.games.bakkarat.odds import chances, counted
from kartenwerk.play.games.bakkarat.parameters import Rules
from kartenwerk.play.games.bakkarat.players import eager, sensible
from kartenwerk.play.games.bakkarat.rules import COUP, Move, State
from kartenwerk.play.games.bakkarat.scoring import Facts, asked, check, over, score
from kartenwerk.play.mechanics.counted import CountedHands, CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = CountedHands(Rules, rules.pack, counted, sizes=range(2, 4))
ODDS = CountedOdds(Rules, rules.pack, chances, cards=lambda rules: COUP)

GAME: Game[Rules, State, Move] = Game(
    id="bakkarat",
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
    searches=False,  # only the stakes are a choice, and none is better
    move_limit=1000,  # every seat stakes in every coup
    deal_next=lambda state, order: None,  # a match is one shoe
    remarks=rules.remarks,
    piles=rules.piles,
    notes=seen.notes,
    open_hands=True,
    accounts=lambda state: state.accounts,
    hands=HANDS,
    odds=ODDS,
    scoring=Scoring(Facts, asked, rules.facts_of, rules.before_of, score, check, over=over),
)
