"""What a person at the table of Bakkarat reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.bakkarat.coup import total
from kartenwerk.play.games.bakkarat.rules import State


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """Who holds the bank, what both hands count, the coup and everybody's chips."""
    bank = [Note("bank", seat=state.bank)] if state.chemin else []
    hands = [
        Note(id, total(hand)) for id, hand in (("punto_zaehlt", state.punto), ("banco_zaehlt", state.banco)) if hand
    ]
    chips = [Note("marken", stack, seat=other) for other, stack in enumerate(state.accounts[: state.players])]
    return (*bank, *hands, Note("coup", state.coup), *chips)
