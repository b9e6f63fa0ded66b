"""What a person at the table of Wallachen reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.wallachen.rules import State
from kartenwerk.play.games.wallachen.scoring import SCALE


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The highest bid and whose it is, what is played, what the stakes are multiplied by, and the declarer's tricks."""
    leader = state.bidding.leader
    bid = [] if leader is None else [Note("gebot", word=SCALE[state.bidding.level], seat=leader)]
    game = [Note("spiel", word=state.game)] if state.game else []
    stakes = [Note("faktor", state.stakes.factor)] if state.stakes.doubled else []
    if state.bidding.winner is None or not state.game:
        return (*bid, *game, *stakes)
    return (*bid, *game, *stakes, Note("stiche", state.cards.tricks(state.bidding.winner), seat=state.bidding.winner))
