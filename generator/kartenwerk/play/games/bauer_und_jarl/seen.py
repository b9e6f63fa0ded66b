"""What a person at the table of Bauer und Jarl reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.bauer_und_jarl.rules import State
from kartenwerk.play.mechanics.table import cards_of_others


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """Who laid the top of the trick, and how many cards the others hold."""
    top = [Note("oben", seat=state.last)] if state.trick and state.last is not None else []
    return (*top, *cards_of_others(state.hands, seat))
