"""Wallachen: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring, after_deals
from kartenwerk.play.games.wallachen import rules, seen
from kartenwerk.play.games.wallachen.parameters import Rules
from kartenwerk.play.games.wallachen.players import eager, sensible
from kartenwerk.play.games.wallachen.rules import RANKS, Move, State
from kartenwerk.play.games.wallachen.scoring import Facts, after, asked, check, score
from kartenwerk.play.mechanics import tricks, widow

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="wallachen",
    rules=Rules,
    pack=lambda rules, players, deck: tuple(card for card in deck.cards if card.rank in RANKS),
    deal=rules.deal,
    to_move=rules.to_move,
    moves=rules.moves,
    why_not=rules.why_not,
    play=rules.play,
    view=rules.view,
    holdings=rules.holdings,
    read=rules.read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=70,  # thirty cards, a long bidding and all doubling
    deal_next=rules.deal_next,
    remarks=rules.remarks,
    heard=widow.heard,
    piles=tricks.piles,
    arranged=tricks.arranged,
    laid=tricks.laid,
    notes=seen.notes,
    ending=rules.ending,
    audit=rules.audit,
    scoring=Scoring(
        Facts, asked, rules.facts_of, rules.before_of, score, check, after=after, over=after_deals("spiele")
    ),
)
