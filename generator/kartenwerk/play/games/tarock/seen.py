"""What a person at the table of Tarock reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.tarock.rules import State
from kartenwerk.play.mechanics.table import augen_won


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The highest bid and whose it is, the trumps, and the Augen of the seat's own tricks."""
    bid = [] if state.bidding.leader is None else [Note("gebot", word=str(state.bid), seat=state.bidding.leader)]
    trumps = [] if state.named is None else [Note("trumpf", word=state.named.suit)]
    return (*bid, *trumps, *augen_won(state.cards, seat))
