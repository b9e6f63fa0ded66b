"""Policies for Gin Rommé: an eager player, a sensible one that keeps what may yet become melds, and a skilled one.

The skilled one looks which cards are still out: what waits for none of them it throws away, what the other could use it
rather keeps, and with enough of them that would bring gin it does not knock yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import partial
from random import Random

from kartenwerk.cards import Card, Cards
from kartenwerk.play.games.gin_romme.scoring import worth
from kartenwerk.play.games.gin_romme.state import Choice, Move, Phase, State
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.play.mechanics.melds.search import arrange, least_after_adding
from kartenwerk.play.mechanics.melds.sense import best_throw, chances, melds_with
from kartenwerk.play.mechanics.tuples import without

WAITS = 3
"""So many unseen cards must bring gin for a skilled player not to knock."""

OWN, OTHERS = 6, 1
"""Half points that a card may count more and is still kept, for each chance of a meld in this hand and in another."""


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
            return min(options, key=lambda move: _count_left(state, move))
        case Phase.ADDING:
            _, added = least_after_adding(state.meld_index, state.hand, state.melds, worth)
            return LayOff(added[0][0], added[0][1] + 1) if added else Choice.DONE
    if Choice.PILE in options and melds_with(state.meld_index, state.hand, state.pile[-1], worth):
        return Choice.PILE
    return next(choice for choice in (Choice.STOCK, Choice.REFUSE, Choice.PILE) if choice in options)


def play_skilled(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Throws away what the unseen cards make least of, and waits for gin if enough of them bring it."""
    if state.phase is not Phase.THROWING:
        return sensible(state, options, rng)
    index, unseen = state.meld_index, state.meld_index.bits.keys() - {*state.hand, *state.pile}
    rest = arrange(index, state.hand, worth).rest

    def burden(card: Card) -> int:
        own, others = chances(index, card, rest, unseen)
        return 2 * worth(card) - OWN * own - OTHERS * others

    move = _thrown_or_knocked(state, options, partial(max, key=burden))
    if isinstance(move, Throw) and move.knocks:
        hand = without(state.hand, move.card)
        if arrange(index, hand, worth).deadwood and _bring_gin(state, hand, unseen) >= WAITS:
            throws = [other for other in options if isinstance(other, Throw) and not other.knocks]
            return _thrown_or_knocked(state, throws, partial(max, key=burden))
    return move


def _bring_gin(state: State, hand: Cards, unseen: Set[Card]) -> int:
    """How many of the unseen cards leave nothing over but a card to throw away."""
    return sum(len(arrange(state.meld_index, (*hand, card), worth).rest) <= 1 for card in unseen)


def _thrown_or_knocked(state: State, options: Sequence[Move], choose: Callable[[Cards], Card]) -> Move:
    """The knock that leaves least; without one, a card outside melds by what `choose` prefers."""
    knocks = [move for move in options if isinstance(move, Throw) and move.knocks]
    if knocks:
        return min(knocks, key=lambda move: arrange(state.meld_index, without(state.hand, move.card), worth).deadwood)
    free = tuple(move.card for move in options if isinstance(move, Throw))
    rest = arrange(state.meld_index, state.hand, worth).rest
    return Throw(choose(tuple(card for card in free if card in rest) or free))


def _count_left(state: State, move: Move) -> tuple[int, int]:
    """What a way to lay the hand leaves over, and to how many cards it is open."""
    assert isinstance(move, LayDown)
    laid = [card for meld in move.melds for card in meld.cards]
    open_to = sum(len(state.meld_index.growths(meld)) for meld in move.melds)
    return sum(worth(card) for card in state.hand if card not in laid), open_to
