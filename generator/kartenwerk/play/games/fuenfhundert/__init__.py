"""Fünfhundert: the game as the engine knows it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring
from kartenwerk.play.games.fuenfhundert import rules, seen
from kartenwerk.play.games.fuenfhundert.parameters import Rules
from kartenwerk.play.games.fuenfhundert.players import eager, sensible
from kartenwerk.play.games.fuenfhundert.rules import RANKS, Move, State
from kartenwerk.play.games.fuenfhundert.scoring import Facts, asked, check, over, score
from kartenwerk.play.mechanics import tricks

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="fuenfhundert",
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
    move_limit=80,  # 32 cards, 14 announcements of each seat, one swap
    deal_next=rules.deal_next,
    remarks=rules.remarks,
    shown=seen.shown,
    piles=tricks.piles,
    arranged=tricks.arranged,
    laid=tricks.laid,
    notes=seen.notes,
    audit=rules.audit,
    scores=rules.totals,
    scoring=Scoring(Facts, asked, rules.facts_of, rules.before_of, score, check, over=over),
)
