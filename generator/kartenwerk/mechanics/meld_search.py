"""The exact search for the best way to arrange a hand as melds, jokers included.

It is a table over the cards that are left: the lowest of them is either left over, or belongs to one of the melds it
can belong to, or is added to one on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.mechanics.melds import WILD, Meld, Melding, layoffs
from kartenwerk.mechanics.tuples import replaced, without

Gain: TypeAlias = Callable[[Meld], int]
Worth: TypeAlias = Callable[[Card], int]


class Arrangement(NamedTuple):
    """A hand as melds and what is left over; `deadwood` is what that is worth."""

    melds: tuple[Meld, ...]
    rest: Cards
    deadwood: int


def arranged(hand: Cards, melds: tuple[Meld, ...], worth: Worth) -> Arrangement:
    """The hand with these melds laid."""
    rest = hand
    for meld in melds:
        rest = without(rest, *meld.taken(rest))
    return Arrangement(melds, rest, sum(map(worth, rest)))


def arrange(melding: Melding, hand: Cards, worth: Worth) -> Arrangement:
    """The arrangement of least deadwood."""

    def gain(meld: Meld) -> int:
        return sum(map(worth, meld.real)) + len(meld.wild) * worth(WILD)

    return arranged(hand, best(melding, hand, gain), worth)


def best(melding: Melding, hand: Cards, gain: Gain) -> tuple[Meld, ...]:
    """Melds without a common card whose gains have the largest sum."""
    counted = melding.counted(hand)
    return _chosen(_uses(melding, *counted, gain), counted, ())[1]


def most_laid(
    melding: Melding, hand: Cards, table: Sequence[Meld] = (), least: int = 0
) -> tuple[int, tuple[Meld, ...]]:
    """How many cards of a hand can be laid as melds or added to the table, at most, and the melds; 0 below `least`."""
    held, twice, jokers = counted = melding.counted(hand)
    growths = [
        [one for one in melding.additions[meld.cards] if (one[0] & ~held).bit_count() <= jokers] for meld in table
    ]
    needed = _bits_of((*melding.within(held, jokers), *chain.from_iterable(growths)))
    lonely = (held & ~needed).bit_count() + (twice & ~needed).bit_count()
    if len(hand) - lonely < least:
        return 0, ()
    uses = _uses(melding, *counted, lambda meld: len(meld.cards))
    for place, growing in enumerate(growths):
        _add_growths(melding, uses, held, jokers, place, growing)
    room = tuple(max((len(cards) for _, cards in melding.additions[meld.cards]), default=0) for meld in table)
    total, melds = _chosen(uses, counted, room)
    return (total, melds) if total >= least else (0, ())


def useful(melding: Melding, hand: Cards) -> Cards:
    """The cards that could belong to a meld, jokers among them."""
    held, _, jokers = melding.counted(hand)
    bits = _bits_of(melding.within(held, jokers))
    return tuple(card for card in hand if melding.bits.get(card, bits) & bits)


def _bits_of(forms: Iterable[tuple[int, Cards]]) -> int:
    bits = 0
    for more, _ in forms:
        bits |= more
    return bits


def arrangements(melding: Melding, hand: Cards, worth: Worth, most: int) -> Iterator[Arrangement]:
    """Every arrangement of a hand without jokers or equal cards that leaves no more than `most`."""
    held, _, _ = melding.counted(hand)
    forms = [(bits, Meld(form)) for bits, form in melding.within(held, 0)]
    cards = {bit: card for card, bit in melding.bits.items()}

    def search(left: int, most: int) -> Iterator[tuple[Meld, ...]]:
        if not left:
            yield ()
            return
        low = left & -left
        for bits, meld in forms:
            if bits & low and not bits & ~left:
                yield from ((meld, *more) for more in search(left & ~bits, most))
        if (spent := worth(cards[low])) <= most:
            yield from search(left ^ low, most - spent)

    return (arranged(hand, melds, worth) for melds in search(held, most))


def least_after_adding(
    melding: Melding, hand: Cards, melds: tuple[Meld, ...], worth: Worth
) -> tuple[int, tuple[tuple[Card, int], ...]]:
    """The least deadwood a hand without jokers can have when cards of it may be added to melds, and what to add."""
    best: tuple[int, tuple[tuple[Card, int], ...]] = arrange(melding, hand, worth).deadwood, ()
    for card, place, _ in layoffs(melding, hand, melds):
        more = replaced(melds, place, melding.grown(melds[place], card))
        deadwood, added = least_after_adding(melding, without(hand, card), more, worth)
        if deadwood < best[0]:
            best = deadwood, ((card, place), *added)
    return best


class Use(NamedTuple):
    """Cards of a hand (bits) and a number of jokers that go into a meld, or to the one at a place of the table."""

    bits: int
    wild: int
    place: int
    gain: int
    meld: Meld | None


Uses: TypeAlias = dict[int, list[Use]]
"""By the lowest card's bit."""

NOWHERE = -1


def _uses(melding: Melding, held: int, twice: int, jokers: int, gain: Gain) -> Uses:
    """The melds that cards of the hand can belong to.

    Here a joker may also stand for a card that the hand has, as that may be wanted elsewhere. Of melds with the
    same cards and jokers the one that gains most is enough.
    """
    most: dict[tuple[int, int], Use] = {}
    for _, form in melding.within(held, jokers):
        for places, bits, wild in _fillings(melding, form, held, jokers):
            if len(places) < melding.min_real:
                continue
            meld = Meld(form, tuple(place for place in range(len(form)) if place not in places))
            worth = gain(meld)
            if (bits, wild) not in most or worth > most[bits, wild].gain:
                most[bits, wild] = Use(bits, wild, NOWHERE, worth, meld)
    uses: Uses = {}
    for use in most.values():
        uses.setdefault(use.bits & -use.bits, []).append(use)
    return uses


def _add_growths(
    melding: Melding, uses: Uses, held: int, jokers: int, place: int, growing: Sequence[tuple[int, Cards]]
) -> None:
    """What can be added to a meld of the table; of several ways with the same cards and jokers, one."""
    seen = set()
    for _, added in growing:
        for _, bits, wild in _fillings(melding, added, held, jokers):
            if bits and (bits, wild) not in seen:
                seen.add((bits, wild))
                uses.setdefault(bits & -bits, []).append(Use(bits, wild, place, len(added), None))


def _fillings(melding: Melding, cards: Cards, held: int, jokers: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Every way to take cards from the hand, and jokers for the others: places of cards, their bits, jokers."""
    own = [place for place, card in enumerate(cards) if melding.bits[card] & held]
    for real in range(max(0, len(cards) - jokers), len(own) + 1):
        for places in combinations(own, real):
            yield places, sum(melding.bits[cards[place]] for place in places), len(cards) - real


def _chosen(uses: Uses, counted: tuple[int, int, int], room: tuple[int, ...]) -> tuple[int, tuple[Meld, ...]]:
    """The uses without a common card that gain most; `room` is how many jokers each meld of the table could take.

    A meld of the table is used once, as the ways it can grow are told in full.
    """
    known: dict[tuple[int, int, int, int], tuple[int, tuple[Meld, ...]]] = {}

    def search(once: int, twice: int, jokers: int, closed: int) -> tuple[int, tuple[Meld, ...]]:
        if not once:
            left = sum(free for place, free in enumerate(room) if not closed >> place & 1) if jokers else 0
            return min(jokers, left), ()
        state = once, twice, jokers, closed
        if state not in known:
            low = once & -once
            found = search(once if twice & low else once ^ low, twice & ~low, jokers, closed)
            for bits, wild, place, gain, meld in uses.get(low, ()):
                if bits & ~once or wild > jokers or (place >= 0 and closed >> place & 1):
                    continue
                now = closed if place < 0 else closed | 1 << place
                total, more = search(once & ~(bits & ~twice), twice & ~bits, jokers - wild, now)
                if total + gain > found[0]:
                    found = total + gain, (meld, *more) if meld else more
            known[state] = found
        return known[state]

    return search(*counted, 0)
