"""What a person at the table of Burner Hold'em sees turned up and reads off it."""

from __future__ import annotations

from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.burner_holdem.actions import Move
from kartenwerk.play.games.burner_holdem.rules import State
from kartenwerk.play.mechanics.table import chips_of, laid_open


def shown(before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
    """Each hand as it is laid open."""
    return laid_open(after.hands, before.shown, after.shown)


def notes(state: State, seat: int) -> tuple[Note, ...]:
    return chips_of(state.chips, seat)
