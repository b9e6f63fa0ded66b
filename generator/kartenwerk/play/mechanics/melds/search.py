"""The exact search for the best way to arrange a hand as melds, jokers included.

It goes through the cards that are not yet placed and remembers every set of them it has met: the lowest card is left
over, or belongs to one of the melds it can belong to, or is added to a meld on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.play.mechanics.melds.meld import REMEMBERED, WILD, Meld, MeldIndex, bits_of, layoffs
from kartenwerk.play.mechanics.tuples import replace_at, without

Gain: TypeAlias = Callable[[Meld], int]
"""How much a meld is worth to whoever lays it."""

Worth: TypeAlias = Callable[[Card], int]
"""What a card counts when it is left over."""


class Arrangement(NamedTuple):
    """A hand as melds and the cards left over; `deadwood` is what those count."""

    melds: tuple[Meld, ...]
    rest: Cards
    deadwood: int


def lay_melds(hand: Cards, melds: tuple[Meld, ...], worth: Worth) -> Arrangement:
    """The hand with these melds laid."""
    rest = hand
    for meld in melds:
        rest = without(rest, *meld.cards_from(rest))
    return Arrangement(melds, rest, sum(map(worth, rest)))


@lru_cache(maxsize=REMEMBERED)
def arrange(index: MeldIndex, hand: Cards, worth: Worth) -> Arrangement:
    """The arrangement of least deadwood."""

    return lay_melds(hand, best(index, hand, _spare(worth)), worth)


@cache
def _spare(worth: Worth) -> Gain:
    """The gain of a meld for which its cards need not be counted."""
    return lambda meld: sum(map(worth, meld.real)) + len(meld.wild) * worth(WILD)


def _size(meld: Meld) -> int:
    return len(meld.cards)


def best(index: MeldIndex, hand: Cards, gain: Gain) -> tuple[Meld, ...]:
    """Melds without a common card whose gains have the largest sum."""
    held, twice, jokers = index.count(hand)
    reach = index.reach(held, jokers)
    return _best(index, held & reach, twice & reach, jokers, gain)


@lru_cache(maxsize=REMEMBERED)
def _best(index: MeldIndex, held: int, twice: int, jokers: int, gain: Gain) -> tuple[Meld, ...]:
    """The same for hands that differ in nothing but cards of no use: it is found once for all of them."""
    return _choose(_uses(index, held, jokers, gain), (held, twice, jokers), ())[1]


def at_most_laid(index: MeldIndex, hand: Cards, table: Sequence[Meld]) -> int:
    """No more cards of a hand than that can be laid as melds or added to the table; this takes no search."""
    held, twice, jokers = index.count(hand)
    reached = index.reach(held, 0)
    for meld in table:
        reached |= index.addable[meld.cards]
    most = (held & reached).bit_count() + (twice & reached).bit_count()
    return min(len(hand), most + jokers * max(1, _by_a_joker(index, held, jokers, _one))) if jokers else most


def at_most_gained(index: MeldIndex, hand: Cards, worth: Worth) -> int:
    """No melds of a hand are worth more than that together, if each is worth what its cards are; without a search."""
    held, _, jokers = index.count(hand)
    bits, reached = index.bits, index.reach(held, 0)
    most = sum([worth(card) for card in hand if bits.get(card, 0) & reached])
    return most + jokers * _by_a_joker(index, held, jokers, worth) if jokers else most


def _one(card: Card) -> int:
    return 1


@cache
def _dearest_card(index: MeldIndex, worth: Worth) -> int:
    return max(map(worth, index.bits))


@lru_cache(maxsize=REMEMBERED)
def _by_a_joker(index: MeldIndex, held: int, jokers: int, worth: Worth) -> int:
    """A meld with jokers adds no more than that to what the cards are worth that can be laid without them."""
    families = index.families(held, jokers)
    most = max((_only_with_jokers(index, *family, jokers, worth) for family in families), default=0)
    return most + jokers * _dearest_card(index, worth) if families else 0


@lru_cache(maxsize=REMEMBERED)
def _only_with_jokers(index: MeldIndex, family: int, held: int, jokers: int, worth: Worth) -> int:
    """The most that those cards of a meld of the family are worth that can be laid only with jokers."""
    lacking = held & ~index.reach_of(family, held, 0)
    parts = {bits & lacking for bits, _ in index.within_family(family, held, jokers)}
    return max((sum([worth(card) for card in index.cards_of(part)]) for part in parts), default=0)


def most_laid(
    index: MeldIndex, hand: Cards, table: Sequence[Meld] = (), least: int = 0
) -> tuple[int, tuple[Meld, ...]]:
    """The largest number of cards of a hand that can be laid as melds or added to the table, and the melds to lay.

    If it is below `least`, the answer is 0 without melds, which often takes no search.
    """
    held, twice, jokers = counted = index.count(hand)
    growths = [[one for one in index.additions[meld.cards] if (one[0] & ~held).bit_count() <= jokers] for meld in table]
    needed = index.reach(held, jokers) | bits_of(chain.from_iterable(growths))
    lonely = (held & ~needed).bit_count() + (twice & ~needed).bit_count()
    if len(hand) - lonely < least:
        return 0, ()
    uses = _uses(index, held, jokers, _size)
    for place, growing in enumerate(growths):
        _add_growths(index, uses, held, jokers, place, growing)
    room = tuple(max((len(cards) for _, cards in index.additions[meld.cards]), default=0) for meld in table)
    total, melds = _choose(uses, counted, room)
    return (total, melds) if total >= least else (0, ())


def lonely(index: MeldIndex, hand: Cards) -> Cards:
    """The cards of a hand without jokers that can belong to no meld."""
    held, _, _ = index.count(hand)
    bits, reach = index.bits, index.reach(held, 0)
    return tuple([card for card in hand if not bits[card] & reach])


def arrangements(index: MeldIndex, hand: Cards, worth: Worth, most: int) -> Iterator[Arrangement]:
    """Every arrangement that leaves no more than `most`, of a hand without jokers or equal cards."""
    held, _, _ = index.count(hand)
    forms = [(bits, Meld(form)) for bits, form in index.within(held, 0)]

    def search(left: int, most: int) -> Iterator[tuple[Meld, ...]]:
        if not left:
            yield ()
            return
        low = left & -left
        for bits, meld in forms:
            if bits & low and not bits & ~left:
                yield from ((meld, *more) for more in search(left & ~bits, most))
        if (spent := worth(index.cards[low])) <= most:
            yield from search(left ^ low, most - spent)

    return (lay_melds(hand, melds, worth) for melds in search(held, most))


def least_after_adding(
    index: MeldIndex, hand: Cards, melds: tuple[Meld, ...], worth: Worth
) -> tuple[int, tuple[tuple[Card, int], ...]]:
    """The least deadwood of a hand without jokers when cards of it may be added to melds, and what to add.

    Additions are pairs of a card and the place of its meld, in the order in which they are made.
    """
    best: tuple[int, tuple[tuple[Card, int], ...]] = arrange(index, hand, worth).deadwood, ()
    for card, place, _ in layoffs(index, hand, melds):
        more = replace_at(melds, place, index.grow(melds[place], card))
        deadwood, added = least_after_adding(index, without(hand, card), more, worth)
        if deadwood < best[0]:
            best = deadwood, ((card, place), *added)
    return best


class Use(NamedTuple):
    """A use for cards of a hand (`bits`) and `wild` jokers: a new meld, or an addition to the one at a `place`."""

    bits: int
    wild: int
    place: int
    gain: int
    meld: Meld | None


Uses: TypeAlias = dict[int, list[Use]]
"""Uses by the bit of their lowest card."""

NOWHERE = -1
"""The place of a use that is a new meld."""


def _uses(index: MeldIndex, held: int, jokers: int, gain: Gain) -> Uses:
    """The melds that cards of the hand can belong to."""
    families = index.families(held, jokers)
    uses: Uses = {}
    every = (use for family, own in families for use in _family_uses(index, family, own, jokers, gain))
    for use in _dearest(every) if index.min_real < 2 else every:  # no set takes two cards that a run takes, too
        uses.setdefault(use.bits & -use.bits, []).append(use)
    return uses


@lru_cache(maxsize=REMEMBERED)
def _family_uses(index: MeldIndex, family: int, held: int, jokers: int, gain: Gain) -> tuple[Use, ...]:
    """The melds of one family of forms that cards can belong to.

    Here a joker may also stand for a card that the hand has, because that card may be wanted elsewhere.
    """
    found = []
    for _, form in index.within_family(family, held, jokers):
        for places, bits, wild in _fillings(index, form, held, jokers, index.min_real):
            meld = Meld(form, tuple([place for place in range(len(form)) if place not in places]) if wild else ())
            found.append(Use(bits, wild, NOWHERE, gain(meld), meld))
    return tuple(_dearest(found))


def _dearest(uses: Iterable[Use]) -> Iterable[Use]:
    """Of uses for the same cards and jokers only the one that gains most."""
    most: dict[tuple[int, int], Use] = {}
    for use in uses:
        before = most.setdefault((use.bits, use.wild), use)
        if use.gain > before.gain:
            most[use.bits, use.wild] = use
    return most.values()


def _add_growths(
    index: MeldIndex, uses: Uses, held: int, jokers: int, place: int, growing: Sequence[tuple[int, Cards]]
) -> None:
    """Add to `uses` what can be added to a meld of the table; of several ways with the same cards and jokers, one."""
    seen = set()
    for _, added in growing:
        for _, bits, wild in _fillings(index, added, held, jokers):
            if bits and (bits, wild) not in seen:
                seen.add((bits, wild))
                uses.setdefault(bits & -bits, []).append(Use(bits, wild, place, len(added), None))


def _fillings(
    index: MeldIndex, cards: Cards, held: int, jokers: int, least: int = 0
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Every way to make up `cards` from the hand with jokers for the rest: places of its cards, their bits, jokers.

    At least so many are cards of the hand.
    """
    own = [place for place, card in enumerate(cards) if index.bits[card] & held]
    for real in range(max(least, len(cards) - jokers), len(own) + 1):
        for places in combinations(own, real):
            yield places, sum(index.bits[cards[place]] for place in places), len(cards) - real


def _choose(uses: Uses, counted: tuple[int, int, int], room: tuple[int, ...]) -> tuple[int, tuple[Meld, ...]]:
    """The largest gain of uses without a common card, and the new melds among them.

    `room` is how many jokers each meld of the table could take. A meld of the table is used once at most, because
    its uses name everything that it can take up. Cards that are the lowest of no use are left over at once.
    """
    known: dict[tuple[int, int, int, int], tuple[int, tuple[Meld, ...]]] = {}

    def search(once: int, twice: int, jokers: int, closed: int) -> tuple[int, tuple[Meld, ...]]:
        low = once & starts & -(once & starts)
        if not low:
            if not jokers or not room:
                return 0, ()
            return min(jokers, sum(free for place, free in enumerate(room) if not closed >> place & 1)), ()
        once, twice = once & -low, twice & -low  # what lies below could only go with cards below
        state = once, twice, jokers, closed
        if state not in known:
            found = search(once if twice & low else once ^ low, twice & ~low, jokers, closed)
            for bits, wild, place, gain, meld in uses[low]:
                if bits & ~once or wild > jokers or (place >= 0 and closed >> place & 1):
                    continue
                now = closed if place < 0 else closed | 1 << place
                total, more = search(once & ~(bits & ~twice), twice & ~bits, jokers - wild, now)
                if total + gain > found[0]:
                    found = total + gain, (meld, *more) if meld else more
            known[state] = found
        return known[state]

    once, twice, jokers = counted
    starts = sum(uses)
    return search(once, twice, jokers, 0)
