"""What a person at the table of Rommé reads off it."""

from __future__ import annotations

from kartenwerk.engine.contract import Note
from kartenwerk.games.romme.state import State
from kartenwerk.mechanics.table import cards_of_others


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The melds by their numbers, what the first ones must count for this seat, and the cards of the others."""
    melds = [Note("ausgelegt", number, str(laid.meld)) for number, laid in enumerate(state.on_table, start=1)]
    first = [] if state.opened[seat] else [Note("erstmeldung", state.rules.erstmeldung)]
    return (*melds, *first, *cards_of_others(state.hands, seat))
