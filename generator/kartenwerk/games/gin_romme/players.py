"""Policies for Gin Rommé: an eager player, and a sensible one that keeps what may yet become melds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from kartenwerk.cards import Card, Cards
from kartenwerk.games.gin_romme.scoring import worth
from kartenwerk.games.gin_romme.state import Choice, Move, Phase, State
from kartenwerk.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.mechanics.melds.search import arrange, least_after_adding
from kartenwerk.mechanics.melds.sense import best_throw, melds_with
from kartenwerk.mechanics.tuples import without


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Buys from the stock, knocks as soon as it can, throws away the dearest card outside melds."""
    if state.phase is Phase.THROWING:
        return _thrown_or_knocked(state, options, lambda cards: max(cards, key=worth))
    return next((choice for choice in (Choice.REFUSE, Choice.STOCK) if choice in options), options[0])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Buys the open card if it melds, keeps what may yet become melds, lays and adds so that least is left over."""
    match state.phase:
        case Phase.THROWING:
            keep = partial(best_throw, state.meld_index, state.hand, worth=worth)
            return _thrown_or_knocked(state, options, keep)
        case Phase.LAYING:
            return min(options, key=lambda move: _left(state, move))
        case Phase.ADDING:
            _, added = least_after_adding(state.meld_index, state.hand, state.melds, worth)
            return LayOff(added[0][0], added[0][1] + 1) if added else Choice.DONE
    if Choice.PILE in options and melds_with(state.meld_index, state.hand, state.pile[-1], worth):
        return Choice.PILE
    return next(choice for choice in (Choice.STOCK, Choice.REFUSE, Choice.PILE) if choice in options)


def _thrown_or_knocked(state: State, options: Sequence[Move], choose: Callable[[Cards], Card]) -> Move:
    """The knock that leaves least; without one, a card outside melds by what `choose` prefers."""
    knocks = [move for move in options if isinstance(move, Throw) and move.knocks]
    if knocks:
        return min(knocks, key=lambda move: arrange(state.meld_index, without(state.hand, move.card), worth).deadwood)
    free = tuple(move.card for move in options if isinstance(move, Throw))
    rest = arrange(state.meld_index, state.hand, worth).rest
    return Throw(choose(tuple(card for card in free if card in rest) or free))


def _left(state: State, move: Move) -> tuple[int, int]:
    """What a way to lay the hand leaves over, and to how many cards it is open."""
    assert isinstance(move, LayDown)
    laid = [card for meld in move.melds for card in meld.cards]
    open_to = sum(len(state.meld_index.growths(meld)) for meld in move.melds)
    return sum(worth(card) for card in state.hand if card not in laid), open_to
