"""51 Tot, an adding game: what the engine needs to run it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.engine.scoring import Scoring, after_deals
from kartenwerk.play.games.einundfuenfzig_tot import rules, seen
from kartenwerk.play.games.einundfuenfzig_tot.parameters import Rules
from kartenwerk.play.games.einundfuenfzig_tot.players import eager, sensible
from kartenwerk.play.games.einundfuenfzig_tot.rules import Move, State
from kartenwerk.play.games.einundfuenfzig_tot.scoring import Facts, asked, score

__all__ = ["GAME", "Move", "Rules", "State"]

GAME: Game[Rules, State, Move] = Game(
    id="einundfuenfzig_tot",
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
    alike=rules.alike,
    move_limit=128,  # every card of four packs is laid
    deal_next=rules.deal_next,
    remarks=rules.remarks,
    piles=rules.piles,
    notes=seen.notes,
    scoring=Scoring(Facts, asked, rules.facts_of, rules.before_of, score, over=after_deals("partie_runden")),
)
