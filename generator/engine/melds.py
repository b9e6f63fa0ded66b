"""Melds: sets and runs, jokers among them, and the exact search for the best way to arrange a hand.

A *form* is what lies on the table when all is said, three or four of a rank or a run: the cards that are there or
that jokers stand for. All forms of a pack are listed once, as sets of bits, and what a hand can lay is found by
comparing bits. The best arrangement is searched with a table over the cards that are left: the lowest of them is
either left over or belongs to one of the melds it can belong to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from generator.cards import Card, Pack
from generator.engine.moves import replaced, without
from generator.errors import KartenwerkError

Cards: TypeAlias = tuple[Card, ...]

JOKER = "joker"
WILD = Card(JOKER, "")
"""Any joker: which of them lies somewhere makes no difference."""

LEAST = 3
"""Cards of the smallest meld."""

_STANDS_FOR = f"{JOKER}="


class Meld(NamedTuple):
    """A set in the order of suits or a rising run; at the places `wild` a joker stands for the card."""

    cards: Cards
    wild: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join(
            f"{_STANDS_FOR}{card}" if place in self.wild else str(card) for place, card in enumerate(self.cards)
        )

    @property
    def is_run(self) -> bool:
        return self.cards[0].suit == self.cards[1].suit

    @property
    def real(self) -> Cards:
        """The cards that no joker stands for."""
        return tuple(card for place, card in enumerate(self.cards) if place not in self.wild)

    def taken(self, hand: Cards) -> Cards:
        """The cards of the hand that are laid with it, in their places: its own, and the first jokers."""
        jokers = iter(sorted(card for card in hand if card.suit == JOKER))
        return tuple(next(jokers) if place in self.wild else card for place, card in enumerate(self.cards))


class Arrangement(NamedTuple):
    """A hand as melds and what is left over; `deadwood` is what that is worth."""

    melds: tuple[Meld, ...]
    rest: Cards
    deadwood: int


@dataclass(frozen=True, eq=False)
class Melding:
    """The melds of a pack: every form with its bits, and into which forms each can grow by a card.

    A meld has `min_real` cards or more that are no jokers, so that it is plain what a joker stands for.
    """

    bits: Mapping[Card, int] = field(repr=False)
    forms: tuple[tuple[int, Cards], ...] = field(repr=False)
    larger: Mapping[Cards, tuple[Cards, ...]] = field(repr=False)
    min_real: int

    def melds(self, hand: Cards) -> tuple[Meld, ...]:
        """Every meld the hand can lay, a joker standing only for what the hand lacks.

        Who holds the card lays the card and keeps the joker: nothing is lost by it, and the list stays short.
        """
        held, _, jokers = self._counted(hand)
        found = []
        for form in self._within(held, jokers):
            wild = tuple(place for place, card in enumerate(form) if not self.bits[card] & held)
            if len(form) - len(wild) >= self.min_real:
                found.append(Meld(form, wild))
        return tuple(found)

    def is_meld(self, meld: Meld) -> bool:
        """Whether it is one, whoever holds its cards."""
        return meld.cards in self.larger and len(meld.real) >= self.min_real

    def growths(self, meld: Meld) -> tuple[tuple[Card, Cards], ...]:
        """The cards that may be added, each with the form that it makes."""
        forms = {form[_new_place(form, meld.cards)]: form for form in self.larger[meld.cards]}
        return tuple(forms.items())

    def grown(self, meld: Meld, card: Card, joker: bool = False) -> Meld:
        """The meld with one more card, or a joker for it; KeyError if it cannot be added."""
        form = dict(self.growths(meld))[card]
        new = _new_place(form, meld.cards)
        wild = [place + (place >= new) for place in meld.wild]
        return Meld(form, tuple(sorted([*wild, new] if joker else wild)))

    def best(self, hand: Cards, gain: Callable[[Meld], int]) -> tuple[Meld, ...]:
        """Melds without a common card whose gains have the largest sum; exact."""
        once, twice, jokers = self._counted(hand)
        uses = self._uses(once, jokers, gain)
        known: dict[tuple[int, int, int], tuple[int, tuple[Meld, ...]]] = {}

        def search(once: int, twice: int, jokers: int) -> tuple[int, tuple[Meld, ...]]:
            if not once:
                return 0, ()
            state = once, twice, jokers
            if state not in known:
                low = once & -once
                found = search(once if twice & low else once ^ low, twice & ~low, jokers)
                for bits, wild, worth, meld in uses.get(low, ()):
                    if bits & ~once or wild > jokers:
                        continue
                    left, more = search(once & ~(bits & ~twice), twice & ~bits, jokers - wild)
                    if left + worth > found[0]:
                        found = left + worth, (meld, *more)
                known[state] = found
            return known[state]

        return search(once, twice, jokers)[1]

    def arrange(self, hand: Cards, worth: Callable[[Card], int]) -> Arrangement:
        """The arrangement of least deadwood."""

        def gain(meld: Meld) -> int:
            return sum(map(worth, meld.real)) + len(meld.wild) * worth(WILD)

        return arranged(hand, self.best(hand, gain), worth)

    def arrangements(self, hand: Cards, worth: Callable[[Card], int], most: int) -> Iterator[Arrangement]:
        """Every arrangement of a hand without jokers or equal cards that leaves no more than `most`."""
        held, _, _ = self._counted(hand)
        forms = [(bits, Meld(form)) for bits, form in self.forms if not bits & ~held]
        cards = {bit: card for card, bit in self.bits.items()}

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

    def _counted(self, hand: Cards) -> tuple[int, int, int]:
        """The kinds of card in the hand, those that are there twice, and the number of jokers."""
        once = twice = jokers = 0
        for card in hand:
            bit = self.bits.get(card, 0)
            jokers += not bit
            twice |= once & bit
            once |= bit
        return once, twice, jokers

    def _within(self, held: int, jokers: int) -> list[Cards]:
        """The forms that cards and jokers suffice for."""
        if not jokers:
            return [form for bits, form in self.forms if bits & held == bits]
        return [form for bits, form in self.forms if (bits & ~held).bit_count() <= jokers]

    def _uses(self, held: int, jokers: int, gain: Callable[[Meld], int]) -> dict[int, list[tuple[int, int, int, Meld]]]:
        """The melds that cards of the hand can belong to, by the lowest: bits, jokers, gain.

        Here a joker may also stand for a card that the hand has, as that may be wanted elsewhere. Of melds with the
        same cards and jokers the one that gains most is enough.
        """
        most: dict[tuple[int, int], tuple[int, Meld]] = {}
        for form in self._within(held, jokers):
            own = [place for place, card in enumerate(form) if self.bits[card] & held]
            for real in range(max(self.min_real, len(form) - jokers), len(own) + 1):
                for places in combinations(own, real):
                    meld = Meld(form, tuple(place for place in range(len(form)) if place not in places))
                    key = sum(self.bits[form[place]] for place in places), len(form) - real
                    if key not in most or gain(meld) > most[key][0]:
                        most[key] = gain(meld), meld
        uses: dict[int, list[tuple[int, int, int, Meld]]] = {}
        for (bits, wild), (worth, meld) in most.items():
            uses.setdefault(bits & -bits, []).append((bits, wild, worth, meld))
        return uses


def arranged(hand: Cards, melds: tuple[Meld, ...], worth: Callable[[Card], int]) -> Arrangement:
    """The hand with these melds laid."""
    rest = hand
    for meld in melds:
        rest = without(rest, *meld.taken(rest))
    return Arrangement(melds, rest, sum(map(worth, rest)))


@cache
def melding(pack: Cards, ranks: tuple[str, ...], min_real: int = 2) -> Melding:
    """The melds of a pack's cards, runs following `ranks` from low to high.

    An ace that may be low or high is named at both ends; ranks that go round are named twice. No run has a rank twice.
    """
    cards = {(card.suit, card.rank): card for card in sorted(pack) if card.suit != JOKER}
    suits = tuple(dict.fromkeys(suit for suit, _ in cards))
    forms = dict.fromkeys((*_sets(cards, suits, ranks), *_runs(cards, suits, ranks)))
    bits = {card: 1 << place for place, card in enumerate(cards.values())}
    larger: dict[Cards, list[Cards]] = {form: [] for form in forms}
    for form in forms:
        for gone in range(len(form)):
            smaller = form[:gone] + form[gone + 1 :]
            if smaller in larger:
                larger[smaller].append(form)
    return Melding(
        bits,
        tuple((sum(bits[card] for card in form), form) for form in forms),
        {form: tuple(grown) for form, grown in larger.items()},
        min_real,
    )


def _sets(cards: Mapping[tuple[str, str], Card], suits: Sequence[str], ranks: Sequence[str]) -> Iterator[Cards]:
    """Cards of a rank, all of different suits."""
    for rank in ranks:
        alike = [cards[suit, rank] for suit in suits]
        for size in range(LEAST, len(alike) + 1):
            yield from combinations(alike, size)


def _runs(cards: Mapping[tuple[str, str], Card], suits: Sequence[str], ranks: Sequence[str]) -> Iterator[Cards]:
    longest = len(set(ranks))
    for suit in suits:
        track = tuple(cards[suit, rank] for rank in ranks)
        for first in range(len(track)):
            for end in range(first + LEAST, min(first + longest, len(track)) + 1):
                yield track[first:end]


def _new_place(form: Cards, smaller: Cards) -> int:
    """Where the larger form has the card that the smaller one lacks."""
    return next((place for place, card in enumerate(smaller) if form[place] != card), len(smaller))


def read_meld(text: str, deck: Pack) -> Meld:
    """The meld that a notation stands for; KartenwerkError if it is none."""
    words = text.split()
    if len(words) < LEAST:
        raise KartenwerkError("this is no meld", found=repr(text), expected=f"{LEAST} cards or more")
    cards = tuple(deck.card(word.removeprefix(_STANDS_FOR)) for word in words)
    return Meld(cards, tuple(place for place, word in enumerate(words) if word.startswith(_STANDS_FOR)))


def layoffs(melding: Melding, hand: Iterable[Card], melds: Sequence[Meld]) -> Iterator[tuple[Card, int, bool]]:
    """What of a hand can be added to melds: the card, the place of the meld, and whether a joker stands for it.

    As with melds, a joker stands only for what the hand lacks.
    """
    held = set(hand)
    jokers = any(card.suit == JOKER for card in held)
    for place, meld in enumerate(melds):
        for card, _ in melding.growths(meld):
            if card in held or jokers:
                yield card, place, card not in held


def least_after_adding(
    melding: Melding, hand: Cards, melds: tuple[Meld, ...], worth: Callable[[Card], int]
) -> tuple[int, tuple[tuple[Card, int], ...]]:
    """The least deadwood a hand without jokers can have when cards of it may be added to melds, and what to add."""
    best: tuple[int, tuple[tuple[Card, int], ...]] = melding.arrange(hand, worth).deadwood, ()
    for card, place, _ in layoffs(melding, hand, melds):
        more = replaced(melds, place, melding.grown(melds[place], card))
        deadwood, added = least_after_adding(melding, without(hand, card), more, worth)
        if deadwood < best[0]:
            best = deadwood, ((card, place), *added)
    return best
