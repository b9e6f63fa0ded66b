"""A turn of Rommé after the draw: which melds, additions, swaps and throws are offered, and why others are not.

A joker is offered for cards that the hand lacks, and otherwise where the best way to lay the hand needs it so. The list
stays short, and no way to get rid of more cards is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Any

from kartenwerk.cards import Cards
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.romme.plans import (
    alike,
    can_throw,
    last_throws,
    plan_for_going_out,
    plan_for_points,
    weigh,
)
from kartenwerk.play.games.romme.scoring import points
from kartenwerk.play.games.romme.state import LaidMeld, State, Swap
from kartenwerk.play.mechanics.melds import moves
from kartenwerk.play.mechanics.melds.meld import JOKER, Meld, layoffs
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.play.mechanics.melds.search import most_laid
from kartenwerk.play.mechanics.tuples import replace_at, without


def ends_well(state: State) -> bool:
    """Whether a turn in which something is laid can be ended: with points enough, or without cards."""
    if state.free:
        return can_throw(state.hand, state.taken)
    return any(True for _ in _plans(state))


def _plans(state: State) -> Iterator[tuple[Meld, ...]]:
    """The ways the search has found to end the turn well."""
    if not state.committed:
        least = state.rules.erstmeldung - state.laid_points
        for_points = plan_for_points(state.meld_index, state.hand, state.taken, least)
        if for_points is not None:
            yield for_points
    going_out = _plan_for_going_out(state)
    if going_out is not None:
        yield going_out


def _plan_for_going_out(state: State) -> tuple[Meld, ...] | None:
    return plan_for_going_out(state.meld_index, state.hand, state.melds, state.taken)


def lays(state: State) -> tuple[LayDown, ...]:
    """The melds that are offered."""
    melds = state.meld_index.melds(state.hand)
    if not melds:
        return ()
    jokers = any(card.suit == JOKER for card in state.hand)  # without them there are no melds but those of the index
    plans: tuple[tuple[Meld, ...], ...] = ()
    if state.free:
        plans = (most_laid(state.meld_index, state.hand)[1],) if jokers else ()
    elif not (plans := tuple(islice(_plans(state), None if jokers else 1))):
        return ()
    found = dict.fromkeys(chain(melds, *plans))
    if state.free:
        return tuple([LayDown((meld,)) for meld in found if _leaves_a_throw(state, meld)])
    with_plan = _enough_with(state, plans[0])
    offered = (with_plan(meld) or ends_well(after_lay(state, LayDown((meld,)))) for meld in found)
    return tuple([LayDown((meld,)) for meld, offer in zip(found, offered, strict=True) if offer])


def _leaves_a_throw(state: State, meld: Meld) -> bool:
    """Whether a card can be thrown away after the meld: one of two always can."""
    return len(state.hand) > len(meld.cards) + 1 or ends_well(after_lay(state, LayDown((meld,))))


def _enough_with(state: State, plan: tuple[Meld, ...]) -> Callable[[Meld], bool]:
    """Whether a first meld is enough with those of the plan that it leaves the cards for, without a search."""
    index, held, most = state.meld_index, state.meld_index.count(state.hand), len(state.hand) - 2
    missing = state.rules.erstmeldung - state.laid_points
    planned = [weigh(index, meld) for meld in plan]

    def enough(meld: Meld) -> bool:
        once, twice, jokers = held
        cards = count = 0
        for bits, wild, worth in (weigh(index, meld), *planned):
            if not bits & ~once and wild <= jokers:
                once, twice, jokers = once & (twice | ~bits), twice & ~bits, jokers - wild
                cards, count = cards + bits.bit_count() + wild, count + worth
        return count >= missing and cards <= most and not state.committed

    return enough


def adds(state: State) -> Iterator[LayOff]:
    """What can be added to melds on the table; a seat that has not opened may add only on the way out."""
    if not state.on_table or not (state.free or _plan_for_going_out(state) is not None):
        return
    found = layoffs(state.meld_index, state.hand, state.melds)
    for add in dict.fromkeys(LayOff(card, place + 1, joker) for card, place, joker in found):
        if (state.free and len(state.hand) > 2) or ends_well(after_add(state, add)):
            yield add  # one of two cards can always be thrown away


def swaps(state: State) -> tuple[Swap, ...]:
    """The jokers that can be taken for a card of the hand."""
    if not state.free:
        return ()
    wanted = ((laid.meld.cards[wild], place) for place, laid in enumerate(state.on_table) for wild in laid.meld.wild)
    return tuple(Swap(card, place + 1) for card, place in wanted if card in state.hand)


def throws(state: State) -> tuple[Throw, ...]:
    """The cards that may be thrown away."""
    return () if _why_not_end(state) else moves.throws(last_throws(state.hand, state.taken))


def with_hand(state: State, hand: Cards) -> State:
    """The state with another hand of the seat on turn."""
    return state._replace(hands=replace_at(state.hands, state.turn, hand))


def _without_laid(state: State, cards: Cards, **changes: Any) -> State:
    """The hand without cards that are laid, and what else changes by it.

    Of two alike the one just taken is laid: the other may be thrown away.
    """
    taken = state.taken
    if taken is not None and any(alike(card, taken) for card in cards):
        taken = None
    hands = replace_at(state.hands, state.turn, without(state.hand, *cards))
    return state._replace(hands=hands, taken=taken, **changes)


def after_lay(state: State, move: LayDown) -> State:
    (meld,) = move.melds
    cards = meld.cards_from(state.hand)
    on_table = (*state.on_table, LaidMeld(meld, cards))
    return _without_laid(state, cards, on_table=on_table, laid_points=state.laid_points + points(meld))


def after_add(state: State, move: LayOff) -> State:
    lying = min(card for card in state.hand if card.suit == JOKER) if move.joker else move.card
    laid = state.on_table[move.number - 1].with_card_added(state.meld_index, move.card, lying)
    on_table = replace_at(state.on_table, move.number - 1, laid)
    return _without_laid(state, (lying,), on_table=on_table, committed=not state.free)


def after_swap(state: State, move: Swap) -> State:
    laid, joker = state.on_table[move.number - 1].with_joker_taken(move.card)
    left = _without_laid(state, (move.card,), on_table=replace_at(state.on_table, move.number - 1, laid))
    return with_hand(left, (*left.hand, joker))


def why_not_lay(state: State, move: LayDown) -> Reason | None:
    if len(move.melds) != 1 or not state.meld_index.is_meld(move.melds[0]):
        return Reason("keine_kombination")
    (meld,) = move.melds
    if not _holds(state.hand, meld.real, len(meld.wild)):
        return Reason("fehlende_karten", meld.real)
    if not ends_well(after_lay(state, move)):
        return Reason("letzte_abwerfen" if state.free or not state.rules.erstmeldung else "erstmeldung")
    instead = any(meld.cards[place] in state.hand for place in meld.wild)
    return Reason("karte_statt_joker") if instead and move not in lays(state) else None


def _holds(hand: Cards, cards: Cards, jokers: int) -> bool:
    """Whether the hand has these cards and that many jokers."""
    there = all(hand.count(card) >= cards.count(card) for card in cards)
    return there and (not jokers or sum([card.suit == JOKER for card in hand]) >= jokers)


def why_not_add(state: State, move: LayOff) -> Reason | None:
    if not _holds(state.hand, () if move.joker else (move.card,), int(move.joker)):
        return Reason("nicht_auf_der_hand", (move.card,))
    if not 0 < move.number <= len(state.on_table):
        return Reason("passt_nicht_an", (move.card,))
    if move.card not in dict(state.meld_index.growths(state.melds[move.number - 1])):
        return Reason("passt_nicht_an", (move.card,))
    if ends_well(after_add(state, move)):
        return None
    return Reason("letzte_abwerfen" if state.free else "erst_melden")


def why_not_swap(state: State, move: Swap) -> Reason | None:
    if not state.free:
        return Reason("erst_melden")
    fits = 0 < move.number <= len(state.on_table) and state.on_table[move.number - 1].has_joker_for(move.card)
    return None if fits else Reason("kein_joker_dafuer", (move.card,))


def why_not_throw(state: State, move: Throw) -> Reason | None:
    if move.card not in last_throws(state.hand, state.taken):
        return Reason("nicht_dieselbe", (move.card,))
    return _why_not_end(state)


def _why_not_end(state: State) -> Reason | None:
    """Why the turn cannot be ended now, whichever card is thrown away."""
    going_out = len(state.hand) == 1
    enough = state.opened[state.turn] or not state.laid_points or state.laid_points >= state.rules.erstmeldung
    if going_out or (enough and not state.committed):
        return None
    return Reason("muss_hinaus" if state.committed else "erstmeldung")
