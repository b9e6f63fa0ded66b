"""Bavarian Tarock: the game as the engine knows it."""

from __future__ import annotations

from functools import partial

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring, after_deals
from kartenwerk.play.games.tarock import rules, seen
from kartenwerk.play.games.tarock.parameters import Rules
from kartenwerk.play.games.tarock.players import eager, sensible
from kartenwerk.play.games.tarock.rules import Move, State
from kartenwerk.play.games.tarock.scoring import Facts, asked, check, score
from kartenwerk.play.mechanics import tricks, widow

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="tarock",
    rules=Rules,
    pack=lambda rules, players, deck: deck.cards,
    deal=rules.deal,
    to_move=rules.to_move,
    moves=rules.moves,
    why_not=rules.why_not,
    play=rules.play,
    view=widow.view,
    holdings=widow.holdings,
    read=rules.read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=110,  # 33 cards and a long bidding
    deal_next=partial(tricks.next_deal, rules.deal),
    remarks=rules.remarks,
    heard=widow.heard,
    piles=tricks.piles,
    arranged=tricks.arranged,
    laid=tricks.laid,
    notes=seen.notes,
    ending=rules.ending,
    audit=rules.audit,
    scoring=Scoring(
        Facts, asked, rules.facts_of, rules.before_of, score, check, over=after_deals("spiele"), balanced=True
    ),
)
