"""What a person at the table of Fünfhundert sees turned up and reads off it."""

from __future__ import annotations

from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.fuenfhundert.rules import Move, State, totals
from kartenwerk.play.games.fuenfhundert.scoring import SEATS
from kartenwerk.play.mechanics.table import points
from kartenwerk.play.mechanics.tuples import without


def shown(before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
    """The cards of a true announcement."""
    cards = [(seat, without(after.used[seat], *before.used[seat])) for seat in range(SEATS)]
    return tuple((seat, used) for seat, used in cards if used)


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The trumps, what is left to draw, with the open trump, and the points of both."""
    talon = [Note("stapel", len(state.talon)), Note("offen", word=str(state.talon[-1]))] if state.talon else []
    return (Note("trumpf", word=state.trump), *talon, *points(totals(state)))
