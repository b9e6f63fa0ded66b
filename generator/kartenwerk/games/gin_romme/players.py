"""How Gin Rommé, and Oklahoma Gin is played by policies: eager and sensible players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from kartenwerk.cards import Card, Cards
from kartenwerk.games.gin_romme.round import (
    Act,
    Phase,
    State,
    worth,
)
from kartenwerk.games.gin_romme.rules import Move
from kartenwerk.mechanics.meld_search import arrange, least_after_adding
from kartenwerk.mechanics.rummy import Add, Lay, Throw, best_throw, melds_with
from kartenwerk.mechanics.tuples import without


def eager(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Buys from the stock, knocks as soon as it can, throws away the dearest that is left over."""
    if state.phase is Phase.THROWING:
        return _thrown_or_knocked(state, options, lambda cards: max(cards, key=worth))
    return next((act for act in (Act.REFUSE, Act.STOCK) if act in options), options[0])


def sensible(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Buys the open card if it melds, keeps what may yet become melds, lays and adds so that least is left."""
    match state.phase:
        case Phase.THROWING:
            keep = partial(best_throw, state.melding, state.hand, worth=worth)
            return _thrown_or_knocked(state, options, keep)
        case Phase.LAYING:
            return min(options, key=lambda move: _left(state, move))
        case Phase.ADDING:
            _, added = least_after_adding(state.melding, state.hand, state.melds, worth)
            return Add(added[0][0], added[0][1] + 1) if added else Act.DONE
    if Act.PILE in options and melds_with(state.melding, state.hand, state.pile[-1], worth):
        return Act.PILE
    return next(act for act in (Act.STOCK, Act.REFUSE, Act.PILE) if act in options)


def _thrown_or_knocked(state: State, options: Sequence[Move], choose: Callable[[Cards], Card]) -> Move:
    """A knock that leaves least, else the card that is chosen of those in no meld."""
    knocks = [move for move in options if isinstance(move, Throw) and move.knocks]
    if knocks:
        return min(knocks, key=lambda move: arrange(state.melding, without(state.hand, move.card), worth).deadwood)
    free = tuple(move.card for move in options if isinstance(move, Throw))
    rest = arrange(state.melding, state.hand, worth).rest
    return Throw(choose(tuple(card for card in free if card in rest) or free))


def _left(state: State, move: Move) -> tuple[int, int]:
    """What a way to lay the hand leaves over, and how many cards could be added."""
    assert isinstance(move, Lay)
    laid = [card for meld in move.melds for card in meld.cards]
    open_to = sum(len(state.melding.growths(meld)) for meld in move.melds)
    return sum(worth(card) for card in state.hand if card not in laid), open_to
