"""What a person at the table of Sechsundsechzig reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.sechsundsechzig.rules import State, score


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The trumps, what is left to draw, with the open trump, who has closed the stock, and the seat's own points."""
    closed = [] if state.closed is None else [Note("zugedreht", seat=state.closed)]
    stock = [Note("stapel", len(state.stock)), Note("offen", word=str(state.stock[-1]))] if state.stock else []
    return (Note("trumpf", word=state.trump), *closed, *stock, Note("punkte", score(state, seat)))
