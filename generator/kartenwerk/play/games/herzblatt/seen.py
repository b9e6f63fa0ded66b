"""What a person at the table of Herzblatt reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.herzblatt.rules import State
from kartenwerk.play.mechanics.table import augen_won


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The declarer, and the Augen of the seat's own tricks."""
    declarer = [] if state.declarer is None else [Note("spielmacher", seat=state.declarer)]
    return (*declarer, *augen_won(state.cards, seat))
