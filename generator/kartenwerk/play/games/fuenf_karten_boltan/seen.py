"""What a person at the table of Fünf-Karten-Boltan hears of others, sees turned up and reads off it."""

from __future__ import annotations

from kartenwerk.cards import Cards, hide
from kartenwerk.play.engine.contract import Note
from kartenwerk.play.games.fuenf_karten_boltan.state import Move, State
from kartenwerk.play.games.fuenf_karten_boltan.talon import Exchange, Shuffle
from kartenwerk.play.mechanics.table import chips_of, laid_open


def heard(state: State, move: Move, seat: int) -> Move:
    """How many cards another exchanges, not which."""
    if isinstance(move, Shuffle):
        return Shuffle(hide(move.cards))
    if isinstance(move, Exchange) and state.to_exchange[0] != seat:
        return Exchange(hide(move.cards))
    return move


def shown(before: State, move: Move, after: State) -> tuple[tuple[int, Cards], ...]:
    """The hands of the battle."""
    return laid_open(after.hands, before.shown, after.shown)


def notes(state: State, seat: int) -> tuple[Note, ...]:
    return chips_of(state.chips, seat, state.helm.before)
