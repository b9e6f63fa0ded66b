"""Bauer und Jarl, a climbing game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring, after_deals
from kartenwerk.play.games.bauer_und_jarl import rules, seen
from kartenwerk.play.games.bauer_und_jarl.players import eager, sensible
from kartenwerk.play.games.bauer_und_jarl.rules import Move, Rules, State
from kartenwerk.play.mechanics import finishing

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="bauer_und_jarl",
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
    move_limit=480,  # sixty cards, and at most seven passes after each
    deal_next=rules.deal_next,
    remarks=rules.remarks,
    piles=rules.piles,
    notes=seen.notes,
    scoring=Scoring(
        finishing.Finishing,
        finishing.asked,
        rules.facts_of,
        rules.before_of,
        rules.score,
        finishing.check,
        over=after_deals("runden"),
    ),
)
