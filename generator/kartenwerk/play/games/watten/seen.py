"""What a person at the table of Watten reads off it."""

from __future__ import annotations

from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.watten.rules import State
from kartenwerk.play.mechanics.table import points


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The partner, Schlag and suit, what the round is worth, both sides' tricks, and the points before the round."""
    named = [Note(id, word=word) for id, word in (("schlag", state.schlag), ("farbe", state.suit)) if word]
    sides = (state.side(seat), state.against(seat))
    tricks = [Note("stiche", state.cards.tricks(*side), seat=side[0]) for side in sides] if state.suit else []
    mates = [Note("partner", seat=mate) for mate in state.side(seat) if mate != seat]
    return (*mates, *named, Note("wert", state.value), *tricks, *points(state.scores))
