"""Rommé: the game as the engine knows it, and its odds."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.romme import rules, seen
from kartenwerk.play.games.romme.moves import Move, read_move
from kartenwerk.play.games.romme.players import eager, sensible, skilled
from kartenwerk.play.games.romme.scoring import Facts, asked, check, over, score
from kartenwerk.play.games.romme.state import Rules, State
from kartenwerk.play.mechanics import reshuffle
from kartenwerk.play.mechanics.counted import CountedOdds
from kartenwerk.play.mechanics.melds.odds import jokers_dealt

__all__ = ["GAME", "ODDS", "Move", "Rules", "State"]

ODDS = CountedOdds(
    Rules, rules.pack, lambda rules, cards: jokers_dealt(cards, rules.kartenzahl), cards=lambda rules: rules.kartenzahl
)

GAME: Game[Rules, State, Move] = Game(
    id="romme",
    rules=Rules,
    pack=rules.pack,
    deal=rules.deal,
    to_move=rules.to_move,
    moves=rules.moves,
    why_not=rules.why_not,
    play=rules.play,
    view=rules.view,
    holdings=rules.holdings,
    read=read_move,
    policies={"eager": eager, "sensible": sensible, "skilled": skilled},
    searches=False,  # measured: it takes the others' hands for hands by lot, and loses by it
    move_limit=2000,
    deal_next=rules.deal_next,
    chance=lambda state, rng: reshuffle.reshuffled(state.pile, rng),
    remarks=rules.remarks,
    heard=seen.heard,
    piles=rules.piles,
    notes=seen.notes,
    odds=ODDS,
    scores=rules.totals,
    scoring=Scoring(Facts, asked, rules.facts_of, rules.before_of, score, check, over=over),
)
