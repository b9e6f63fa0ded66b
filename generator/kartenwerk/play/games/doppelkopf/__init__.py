"""Doppelkopf: the game as the engine knows it."""

from __future__ import annotations

from functools import partial

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring, after_deals
from kartenwerk.play.games.doppelkopf import rules, seen
from kartenwerk.play.games.doppelkopf.facts import Facts, asked, check
from kartenwerk.play.games.doppelkopf.players import eager, sensible
from kartenwerk.play.games.doppelkopf.rules import Move, Rules, State
from kartenwerk.play.games.doppelkopf.scoring import audit, before_of, ending, facts_of, score
from kartenwerk.play.mechanics import tricks

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="doppelkopf",
    rules=Rules,
    pack=rules.pack,
    deal=rules.deal,
    to_move=rules.to_move,
    moves=rules.moves,
    why_not=rules.why_not,
    play=rules.play,
    view=tricks.view,
    holdings=tricks.holdings,
    read=rules.read,
    policies={"eager": eager, "sensible": sensible},
    move_limit=62,  # four announcements, five steps of each party and twelve tricks
    deal_next=partial(tricks.next_deal, rules.deal),
    remarks=rules.remarks,
    piles=tricks.piles,
    arranged=tricks.arranged,
    laid=tricks.laid,
    notes=seen.notes,
    ending=ending,
    audit=audit,
    scoring=Scoring(Facts, asked, facts_of, before_of, score, check, over=after_deals("spiele"), balanced=True),
)
