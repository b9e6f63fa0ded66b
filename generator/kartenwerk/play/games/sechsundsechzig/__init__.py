"""Sechsundsechzig: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring, after_deals
from kartenwerk.play.games.sechsundsechzig import rules, seen
from kartenwerk.play.games.sechsundsechzig.parameters import Rules
from kartenwerk.play.games.sechsundsechzig.players import eager, sensible
from kartenwerk.play.games.sechsundsechzig.rules import Move, State
from kartenwerk.play.games.sechsundsechzig.scoring import Facts, after, asked, check, score
from kartenwerk.play.mechanics import tricks

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="sechsundsechzig",
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
    move_limit=26,  # 24 cards, one exchange, one closing
    deal_next=rules.deal_next,
    remarks=rules.remarks,
    piles=tricks.piles,
    arranged=tricks.arranged,
    laid=tricks.laid,
    notes=seen.notes,
    audit=rules.audit,
    scoring=Scoring(
        Facts, asked, rules.facts_of, rules.before_of, score, check, after=after, over=after_deals("spiele")
    ),
)
