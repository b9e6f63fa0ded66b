"""What a person at the table of Rommé reads off it."""

from __future__ import annotations

from kartenwerk.engine.contract import Note
from kartenwerk.games.romme.state import State
from kartenwerk.mechanics.table import cards_of_others


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """What the first melds must count as long as the seat has none, and the cards of the others."""
    first = [] if state.opened[seat] else [Note("erstmeldung", state.rules.erstmeldung)]
    return (*first, *cards_of_others(state.hands, seat))
