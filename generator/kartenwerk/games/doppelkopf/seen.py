"""What a person at the table of Doppelkopf reads off it."""

from __future__ import annotations

from kartenwerk.engine.contract import Note
from kartenwerk.games.doppelkopf.rules import State
from kartenwerk.mechanics.table import augen_won


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """What is played and by whom, what has been said since, and the Augen of the seat's own tricks."""
    said = [] if state.declarer is None else [Note("spiel", word=str(state.game), seat=state.declarer)]
    raises = [Note("ansage", one.step, one.party, one.seat) for one in state.raises]
    return (*said, *raises, *augen_won(state.cards, seat))
