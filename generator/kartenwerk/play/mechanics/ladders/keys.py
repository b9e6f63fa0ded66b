"""Keys: the strength of a poker hand as one number, found by two table look-ups for up to nine cards.

A ladder reads a hand by trying all fives of it; players and showdowns need it faster. A card weighs one in a bit
field of its rank and one in a bit field of its suit, so the sum of the weights counts both. The strength of every
possible count of ranks is worked out once: for five cards by the ladder's own predicates, for more cards as the best
of all counts with one card less. A suit held five times or more is looked up the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from kartenwerk.cards import Card
from kartenwerk.play.mechanics.ladders.ladder import FIVE, Ladder, PackGrid, shape_of_counts


class Keys:
    """`keys(cards)` is the strength of the best five as a whole number: more is better, equal numbers tie.

    It serves ladders in which suits matter only when all five cards share one, and in which a flush is never worth
    less than the same ranks in several suits. `most` is the largest number of cards, below ten: among ten cards two
    suits could have five. ValueError for more.
    """

    def __init__(self, ladder: Ladder, grid: PackGrid, most: int = 7) -> None:
        if most >= 2 * FIVE:
            raise ValueError("keys are for up to nine cards")
        self.ladder, self.grid, self.most = ladder, grid, most
        self._width = most.bit_length()
        self._suits_at = self._width * len(grid.values)
        self._ranks_only = (1 << self._suits_at) - 1
        self._base: int = grid.values[-1] + 1
        self._category: int = self._base**FIVE
        self._weight = {
            card: self.weigh_ranks([card]) + (1 << self._suits_at + self._width * grid.suits.index(card.suit))
            for card in grid.cards
        }
        self._mixed = self._best_of(len(grid.suits), suits=())  # any but a flush: none matters
        self._flush = self._best_of(1, suits=(FIVE,))
        self._flush_suit = dict(self._suits_held_five_times())
        moved: list[int] = [ladder.ids.index(category.id) for category in ladder.categories]
        self._moved = None if moved == sorted(moved) else moved

    def __call__(self, cards: Sequence[Card]) -> int:
        """The strength of five to `most` cards; KeyError for others."""
        total = sum(map(self._weight.__getitem__, cards))
        strength = self._mixed[total & self._ranks_only]
        suit = self._flush_suit.get(total >> self._suits_at)
        if suit is not None:
            held = self.weigh_ranks([card for card in cards if card.suit == suit])
            strength = max(strength, self._flush[held])
        return strength if self._moved is None else self._rank(strength)

    def category(self, key: int) -> str:
        """The id of the category a key falls into."""
        return self.ladder.ids[key // self._category]

    def mix(self, counts: Sequence[int]) -> int:
        """The strength, as read, of cards that make no flush, by how many there are of each rank (lowest first)."""
        return self._mixed[self._pack(counts)]

    def flush(self, places: Sequence[int]) -> int:
        """The strength, as read, of five or more ranks (places in the grid) held in one suit."""
        return self._flush[sum(1 << place * self._width for place in places)]

    def read_as(self, strength: int) -> str:
        """The id of the category of a strength as `mix` and `flush` give it."""
        return self.ladder.categories[strength // self._category].id

    def weigh_ranks(self, cards: Sequence[Card]) -> int:
        """The sum of one for each card in the bit field of its rank."""
        return sum(1 << self.grid.values.index(card.value) * self._width for card in cards)

    def _rank(self, strength: int) -> int:
        """A strength as read, with its category moved to where the ladder ranks it."""
        assert self._moved is not None
        place, ties = divmod(strength, self._category)
        return self._moved[place] * self._category + ties

    def _best_of(self, copies: int, suits: tuple[int, ...]) -> dict[int, int]:
        """The strength of every count of ranks from five cards to `most`, each rank up to `copies` times."""
        shifts = [place * self._width for place in range(len(self.grid.values))]
        full = (1 << self._width) - 1
        last = {self._pack(counts): self._strength(counts, suits) for counts in rank_counts(len(shifts), copies, FIVE)}
        table = dict(last)
        for _ in range(FIVE, self.most):
            grown: dict[int, int] = {}
            for total, strength in last.items():
                for shift in shifts:
                    if total >> shift & full < copies:
                        more = total + (1 << shift)
                        grown[more] = max(grown.get(more, 0), strength)
            table |= grown
            last = grown
        return table

    def _pack(self, counts: Sequence[int]) -> int:
        """Counts in bit fields as sums of weights have them, the first in the lowest field."""
        return sum(count << place * self._width for place, count in enumerate(counts))

    def _strength(self, counts: Sequence[int], suits: tuple[int, ...]) -> int:
        """The place of five cards on the ladder and the values of their groups, as one number."""
        shape = shape_of_counts(dict(zip(self.grid.values, counts, strict=True)), suits)
        strength = self.ladder.place(shape)
        for rank in (*shape.ranks, *(0,) * (FIVE - len(shape.ranks))):
            strength = strength * self._base + rank
        return strength

    def _suits_held_five_times(self) -> Iterator[tuple[int, str]]:
        """The packed counts of suits in which one suit has five cards or more, with that suit."""
        for size in range(FIVE, self.most + 1):
            for counts in rank_counts(len(self.grid.suits), size, size):
                if max(counts) >= FIVE:
                    yield self._pack(counts), self.grid.suits[counts.index(max(counts))]


@cache
def keys_for(ladder: Ladder, grid: PackGrid) -> Keys:
    """The keys of a ladder for a pack; their tables are made once."""
    return Keys(ladder, grid)


@cache
def rank_counts(kinds: int, copies: int, cards: int) -> tuple[tuple[int, ...], ...]:
    """Every way to split `cards` among `kinds` with at most `copies` each."""
    if kinds == 0:
        return () if cards else ((),)
    return tuple(
        (count, *rest)
        for count in range(min(copies, cards), -1, -1)
        for rest in rank_counts(kinds - 1, copies, cards - count)
    )
