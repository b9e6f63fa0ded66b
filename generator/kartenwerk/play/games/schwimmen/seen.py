"""What a person at the table of Schwimmen sees turned up and reads off it."""

from __future__ import annotations

from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.schwimmen.rules import Move, State, playing, score


def shown(before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
    """All hands when the round is over."""
    return tuple((seat, after.hands[seat]) for seat in playing(after)) if after.over and not before.over else ()


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """What the own hand counts, and everybody's lives."""
    return (
        Note("blatt", score(state.rules, state.hands[seat])),
        *(Note("leben", state.lives[other], seat=other) for other in playing(state)),
    )
