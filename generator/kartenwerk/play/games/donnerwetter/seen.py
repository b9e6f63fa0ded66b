"""What a person at the table of Donnerwetter reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.donnerwetter.rules import State
from kartenwerk.play.mechanics.table import points


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """Captured cards and Donnerwetter, and how many cards are still to be dealt."""
    storms = points(state.storms, "donnerwetter") if any(state.storms) else ()
    won = points([*map(len, state.won)], "erobert") if any(state.won) else ()
    return (*won, *storms, Note("stapel", len(state.stock)))
