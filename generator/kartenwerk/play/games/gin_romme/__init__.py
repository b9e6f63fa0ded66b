"""Gin Rommé, and Oklahoma Gin: the game as the engine knows it, its hand reader and its odds."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.gin_romme import rules, seen
from kartenwerk.play.games.gin_romme.facts import Facts, after, asked, begin, check, over, score, standing
from kartenwerk.play.games.gin_romme.hands import GinHands, odds_of_deal
from kartenwerk.play.games.gin_romme.players import eager, sensible, skilled
from kartenwerk.play.games.gin_romme.scoring import after_game, before_of, facts_of
from kartenwerk.play.games.gin_romme.state import HAND, Move, Rules, State
from kartenwerk.play.mechanics.counted import CountedOdds

__all__ = ["GAME", "HANDS", "ODDS", "Move", "Rules", "State"]

HANDS = GinHands()
ODDS = CountedOdds(Rules, rules.pack, odds_of_deal, cards=lambda rules: HAND)

GAME: Game[Rules, State, Move] = Game(
    id="gin_romme",
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
    policies={"eager": eager, "sensible": sensible, "skilled": skilled},
    searches=False,  # measured: what is known of the other's hand is too little
    move_limit=90,  # 29 draws and as many throws, a knock, ten cards added
    deal_next=rules.deal_next,
    remarks=rules.remarks,
    heard=seen.heard,
    shown=seen.shown,
    piles=rules.piles,
    notes=seen.notes,
    hands=HANDS,
    odds=ODDS,
    scores=lambda state: after_game(state).games,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, begin, after, over, standing),
)
