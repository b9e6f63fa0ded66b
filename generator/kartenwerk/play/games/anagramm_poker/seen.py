"""What a person at the table of Anagramm-Poker hears of others, sees turned up and reads off it."""

from __future__ import annotations

from kartenwerk.cards import HIDDEN, Cards, hide
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.anagramm_poker.moves import CardAction, Move
from kartenwerk.play.games.anagramm_poker.state import Phase, State
from kartenwerk.play.mechanics.table import chips_of


def heard(state: State, move: Move, seat: int) -> Move:
    """How many cards another exchanges, not which; of a word that is laid, nothing, not even how long it is."""
    if move.action is CardAction.SHUFFLE:
        return move._replace(cards=hide(move.cards))
    if move.action not in (CardAction.SWAP, CardAction.LAY) or state.queue[0] == seat:
        return move
    return move._replace(cards=(HIDDEN,) if move.action is CardAction.LAY else hide(move.cards))


def shown(before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
    """All words at once, as soon as the last one lies."""
    if before.phase is not Phase.LAY or after.phase is Phase.LAY:
        return ()
    return tuple((seat, word) for seat, word in enumerate(after.laid.words) if word)


def notes(state: State, seat: int) -> tuple[Note, ...]:
    """The word in question, and the stones."""
    doubted = [Note("wort", word=state.word)] if state.phase is Phase.DOUBT else []
    return (*doubted, *chips_of(state.chips, seat, state.carried + sum(state.fines)))
