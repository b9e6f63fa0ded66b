"""What a person at the table of 51 Tot reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.einundfuenfzig_tot.rules import State


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """What all laid cards count together."""
    return (Note("summe", state.total),)
