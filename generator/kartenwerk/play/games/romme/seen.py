"""What a person at the table of Rommé hears of the others and reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.romme.moves import Draw, Move
from kartenwerk.play.games.romme.state import State
from kartenwerk.play.mechanics.reshuffle import heard as hidden_shuffle
from kartenwerk.play.mechanics.table import Heard, cards_of_others


def heard(state: State, move: Move, seat: int) -> Move | Heard:
    """The open card that is taken, and that cards are shuffled, not how."""
    if move is Draw.PILE:
        return Heard(move, state.pile[-1:])
    told: Move = hidden_shuffle(state, move, seat)
    return told


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The melds by their numbers, what the first ones must count for this seat, and the cards of the others."""
    melds = [Note("ausgelegt", number, str(laid.meld)) for number, laid in enumerate(state.on_table, start=1)]
    first = [] if state.opened[seat] else [Note("erstmeldung", state.rules.erstmeldung)]
    return (*melds, *first, *cards_of_others(state.hands, seat))
