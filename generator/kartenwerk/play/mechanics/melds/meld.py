"""What a meld is: sets and runs, jokers among them, what a hand can lay and what can be added.

A *form* is a meld as it stands on the table: three or four cards of a rank, or a run, where a joker counts as the
card it stands for. All forms of a pack are listed once as sets of bits, so what a hand can lay is found by comparing
bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.play.mechanics.memo import Memo

JOKER = "joker"
WILD = Card(JOKER, "")
"""Any joker: which of them lies somewhere makes no difference."""

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K")
"""The ranks of French cards in the order of a run, with the ace low."""

LEAST = 3
"""Cards of the smallest meld."""

REMEMBERED = 4096
"""Hands that are remembered with what was found in them: the same hand is asked about many times in a turn."""

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
        if not self.wild:
            return self.cards
        return tuple(card for place, card in enumerate(self.cards) if place not in self.wild)

    def cards_from(self, hand: Cards) -> Cards:
        """The cards of the hand that are laid for it, in its order: its own cards, and the first jokers."""
        if not self.wild:
            return self.cards
        jokers = iter(sorted(card for card in hand if card.suit == JOKER))
        return tuple(next(jokers) if place in self.wild else card for place, card in enumerate(self.cards))


@dataclass(frozen=True, eq=False)
class MeldIndex:
    """All melds of a pack: every form with its bits, and the forms into which each grows by one card.

    A meld has at least `min_real` cards that are no jokers, so that it is plain what its jokers stand for.
    """

    bits: Mapping[Card, int] = field(repr=False)
    forms: tuple[tuple[int, Cards], ...] = field(repr=False)
    larger: Mapping[Cards, tuple[Cards, ...]] = field(repr=False)
    min_real: int
    additions: Memo[Cards, tuple[tuple[int, Cards], ...]] = field(init=False, repr=False)
    """Everything that can be added to a form, one card or several, with its bits."""
    addable: Memo[Cards, int] = field(init=False, repr=False)
    """The bits of all of these cards."""
    single: Memo[Cards, dict[Card, Cards]] = field(init=False, repr=False)
    """The single cards that can be added to a form, each with the form that it makes."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "additions", Memo(self._additions))
        object.__setattr__(self, "addable", Memo(lambda form: bits_of(self.additions[form])))
        object.__setattr__(self, "single", Memo(self._single))

    def melds(self, hand: Cards) -> tuple[Meld, ...]:
        """Every meld the hand can lay, with jokers only for cards that the hand lacks.

        A player who holds the card lays it and keeps the joker. Nothing is lost by that, and the list stays short.
        """
        held, _, jokers = self.count(hand)
        found: list[Meld] = []
        for family, own in self.families(held, jokers):
            found += self._melds_of(family, own, jokers)
        return tuple(found)

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019  an index is made once for a pack and kept anyway
    def _melds_of(self, family: int, held: int, jokers: int) -> tuple[Meld, ...]:
        found = []
        for bits, form in self.within_family(family, held, jokers):
            lacking = bits & ~held
            wild = tuple([place for place, card in enumerate(form) if self.bits[card] & lacking]) if lacking else ()
            if len(form) - len(wild) >= self.min_real:
                found.append(Meld(form, wild))
        return tuple(found)

    def is_meld(self, meld: Meld) -> bool:
        """Whether the cards are a meld, whoever holds them."""
        return meld.cards in self.larger and len(meld.real) >= self.min_real

    def growths(self, meld: Meld) -> tuple[tuple[Card, Cards], ...]:
        """The single cards that may be added, each with the form that it makes."""
        return tuple(self.single[meld.cards].items())

    def grow(self, meld: Meld, card: Card, joker: bool = False) -> Meld:
        """The meld with one more card, or with a joker for it; KeyError if it cannot be added."""
        form = self.single[meld.cards][card]
        new = _new_place(form, meld.cards)
        wild = [place + (place >= new) for place in meld.wild]
        return Meld(form, tuple(sorted([*wild, new] if joker else wild)))

    def count(self, hand: Cards) -> tuple[int, int, int]:
        """The bits of the cards in the hand, the bits of those that are there twice, and the number of jokers."""
        once = twice = jokers = 0
        bits = self.bits
        for card in hand:
            if card in bits:
                bit = bits[card]
                twice |= once & bit
                once |= bit
            else:
                jokers += 1
        return once, twice, jokers

    @cached_property
    def cards(self) -> Mapping[int, Card]:
        """Each card by its bit."""
        return {bit: card for card, bit in self.bits.items()}

    def cards_of(self, bits: int) -> list[Card]:
        """The cards of these bits."""
        found = []
        while bits:
            found.append(self.cards[bits & -bits])
            bits &= bits - 1
        return found

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019  as above
    def within(self, held: int, jokers: int) -> tuple[tuple[int, Cards], ...]:
        """The forms that these cards and jokers suffice for, with their bits."""
        found: list[tuple[int, Cards]] = []
        for family, own in self.families(held, jokers):
            found += self.within_family(family, own, jokers)
        return tuple(found)

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019  as above
    def reach(self, held: int, jokers: int) -> int:
        """The bits of all cards of these forms."""
        reached = 0  # every form is covered by smallest ones, which need no more jokers than it does
        for family, own in self.families(held, jokers):
            reached |= self.reach_of(family, own, jokers)
        return reached

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019  as above
    def reach_of(self, family: int, held: int, jokers: int) -> int:
        """The same for one family; `held` are cards of it."""
        others = ~held
        return bits_of([one for one in self._smallest[family] if (one[0] & others).bit_count() <= jokers])

    @cached_property
    def _smallest(self) -> tuple[tuple[tuple[int, Cards], ...], ...]:
        """The forms of LEAST cards of each family."""
        return tuple(tuple([one for one in forms if len(one[1]) == LEAST]) for _, forms in self._families)

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019  as above
    def families(self, held: int, jokers: int) -> tuple[tuple[int, int], ...]:
        """The families of which these cards and jokers could have a meld, by number, each with the cards of it.

        A family are all forms of a rank or of a suit. Most moves change a hand in two families: what is found family
        by family can be remembered for the others.
        """
        least = max(LEAST - jokers, self.min_real)
        return tuple([(number, own) for number, kin in self._kin if (own := held & kin).bit_count() >= least])

    @cached_property
    def partners(self) -> Mapping[Card, tuple[tuple[Card, Card], ...]]:
        """The two others of each meld of three cards, for each card."""
        found: dict[Card, list[tuple[Card, Card]]] = {card: [] for card in self.bits}
        for _bits, form in self.forms:
            if len(form) == LEAST:
                for card in form:
                    one, other = (each for each in form if each != card)
                    found[card].append((one, other))
        return {card: tuple(pairs) for card, pairs in found.items()}

    @cached_property
    def _kin(self) -> tuple[tuple[int, int], ...]:
        """The number of each family and the bits of all its cards."""
        return tuple((number, kin) for number, (kin, _) in enumerate(self._families))

    @cached_property
    def _families(self) -> tuple[tuple[int, tuple[tuple[int, Cards], ...]], ...]:
        """The forms of each family, in the order of `forms`, behind the bits of all their cards."""
        families: dict[str, list[tuple[int, Cards]]] = {}
        for bits, form in self.forms:
            family = form[0].suit if form[0].suit == form[1].suit else form[0].rank
            families.setdefault(family, []).append((bits, form))
        return tuple((bits_of(forms), tuple(forms)) for forms in families.values())

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019  as above
    def within_family(self, number: int, held: int, jokers: int) -> tuple[tuple[int, Cards], ...]:
        """The forms of a family that these cards of it and jokers suffice for, with their bits."""
        _, forms = self._families[number]
        others = ~held
        return tuple([one for one in forms if (one[0] & others).bit_count() <= jokers])

    def _single(self, form: Cards) -> dict[Card, Cards]:
        return {larger[_new_place(larger, form)]: larger for larger in self.larger[form]}

    def _additions(self, form: Cards) -> tuple[tuple[int, Cards], ...]:
        found = {form: None}
        for one in (reached := [form]):
            for larger in self.larger[one]:
                if larger not in found:
                    found[larger] = None
                    reached.append(larger)
        added = (tuple(card for card in larger if card not in form) for larger in reached)
        return tuple((sum(self.bits[card] for card in cards), cards) for cards in added if cards)


@cache
def meld_index(pack: Cards, ranks: tuple[str, ...], min_real: int = 2) -> MeldIndex:
    """The melds of a pack's cards, with runs that follow `ranks` from low to high.

    An ace that may be low or high is named at both ends. Where runs go round the corner all ranks are named twice; no
    run has a rank twice.
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
    return MeldIndex(
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
    """Cards of a suit in sequence."""
    longest = len(set(ranks))
    for suit in suits:
        track = tuple(cards[suit, rank] for rank in ranks)
        for first in range(len(track)):
            for end in range(first + LEAST, min(first + longest, len(track)) + 1):
                yield track[first:end]


def bits_of(forms: Iterable[tuple[int, Cards]]) -> int:
    """The bits of all the cards of the forms."""
    found = 0
    for bits, _form in forms:
        found |= bits
    return found


def _new_place(form: Cards, smaller: Cards) -> int:
    """Where the larger form has the card that the smaller one lacks."""
    return next((place for place, card in enumerate(smaller) if form[place] != card), len(smaller))


def read_meld(text: str, deck: Pack) -> Meld:
    """The meld that a notation stands for; KartenwerkError if it is none."""
    words = text.split()
    if len(words) < LEAST:
        raise KartenwerkError("this is no meld", found=repr(text), expected=_("{least} cards or more", least=LEAST))
    cards = tuple(deck.card(word.removeprefix(_STANDS_FOR)) for word in words)
    return Meld(cards, tuple(place for place, word in enumerate(words) if word.startswith(_STANDS_FOR)))


def layoffs(index: MeldIndex, hand: Iterable[Card], melds: Sequence[Meld]) -> Iterator[tuple[Card, int, bool]]:
    """What a hand can add to melds: the card, the place of the meld, and whether a joker stands for the card."""
    held = set(hand)
    jokers = any(card.suit == JOKER for card in held)
    for place, meld in enumerate(melds):
        for card in index.single[meld.cards]:
            if card in held:
                yield card, place, False
            if jokers:
                yield card, place, True
