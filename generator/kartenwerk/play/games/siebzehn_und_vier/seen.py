"""What a person at the table of Siebzehn und Vier sees turned up and reads off it."""

from __future__ import annotations

from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.siebzehn_und_vier.rules import BUST, GOAL, Act, Move, State, worth


def shown(before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
    """Both hands of a coup when they are compared."""
    if not before.banking or move is not Act.ENOUGH:
        return ()
    player, banker = before.cards
    return (before.player, player), (before.bank, banker)


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """What the own cards count, the stake, who plays against whom, and how many cards they have."""
    hands = {state.player: state.cards[0], state.bank: state.cards[1]}
    own = []
    if hands.get(seat):
        count = worth(hands[seat])
        own.append(Note("blatt", count, BUST if count > GOAL else ""))
    others = [Note("karten", len(cards), seat=other) for other, cards in hands.items() if other != seat and cards]
    return (*own, Note("einsatz", state.stake), Note("bank", seat=state.bank), *others)
