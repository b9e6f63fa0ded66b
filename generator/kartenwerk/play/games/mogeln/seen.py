"""What a person at the table of Mogeln hears of others and reads off it."""

from __future__ import annotations

from kartenwerk.cards import HIDDEN
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.mogeln.rules import LAYS, RANKS, Lay, Move, State, due
from kartenwerk.play.mechanics.table import Heard, cards_of_others


def heard(state: State, move: Move, seat: int) -> Move | Heard:
    """That a card is laid, not which, and what is said of it."""
    if not isinstance(move, Lay):
        return move
    return Heard(LAYS, (move.card if state.turn == seat else HIDDEN,), due(state))


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The rank that has been said of the last card, the one to be said next, the pile and the cards of the others."""
    said = Note("gesagt", word=RANKS[state.said], seat=state.last)
    now = [said] if state.asked is not None else [Note("anzusagen", word=due(state))]
    return (*now, Note("stapel", len(state.pile)), *cards_of_others(state.hands, seat))
