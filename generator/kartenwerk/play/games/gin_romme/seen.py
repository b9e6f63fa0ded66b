"""What a person at the table of Gin Rommé hears of the other, sees turned up and reads off it."""

from __future__ import annotations

from kartenwerk.cards import HIDDEN, Cards
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.gin_romme.rules import limit
from kartenwerk.play.games.gin_romme.scoring import deadwood
from kartenwerk.play.games.gin_romme.state import PILE, Move, Phase, State
from kartenwerk.play.mechanics.melds.moves import LayDown, Throw
from kartenwerk.play.mechanics.table import Heard


def heard(state: State, move: Move, seat: int) -> Move | Heard:
    """The card that is thrown away with a knock lies face down, and the open one that is bought is told."""
    if move is PILE:
        return Heard(move, state.pile[-1:])
    hides = isinstance(move, Throw) and move.knocks and state.turn != seat
    return Throw(HIDDEN, knocks=True) if hides else move


def shown(before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
    """What the knocker has left beside the melds, and the other hand when the round is over."""
    knocker = before.turn if isinstance(move, LayDown) else None
    ended = after.phase is Phase.OVER and before.phase is not Phase.OVER
    turned_up = [seat for seat in range(len(after.hands)) if seat == knocker or (ended and seat != after.knocker)]
    return tuple((seat, after.hands[seat]) for seat in turned_up if after.hands[seat])


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The melds by their numbers, what the hand counts outside them and may count for a knock, and the stock."""
    melds = [Note("ausgelegt", number, str(meld)) for number, meld in enumerate(state.melds, start=1)]
    knock = Note("klopfgrenze", limit(state.rules, state.first))
    return (*melds, Note("luschen", deadwood(state, seat)), knock, Note("stapel", len(state.stock)))
