"""What a person at the table of Mogeln hears of others and reads off it."""

from __future__ import annotations

from kartenwerk.cards import HIDDEN
from kartenwerk.engine.contract import Note
from kartenwerk.games.mogeln.rules import RANKS, Lay, Move, State, due
from kartenwerk.mechanics.table import cards_of_others


def heard(state: State, move: Move, seat: int) -> Move:
    """That a card is laid, not which."""
    return Lay(HIDDEN) if isinstance(move, Lay) and state.turn != seat else move


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The rank that has been said of the last card, the one to be said next, the pile and the cards of the others."""
    said = Note("gesagt", word=RANKS[state.said], seat=state.last)
    now = [said] if state.asked is not None else [Note("anzusagen", word=due(state))]
    return (*now, Note("stapel", len(state.pile)), *cards_of_others(state.hands, seat))
