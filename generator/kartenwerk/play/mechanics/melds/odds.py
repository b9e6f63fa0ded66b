"""Odds of melds: how often a dealt hand has melds or jokers, counted exactly, and which cards would make a meld."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from math import comb

from kartenwerk.cards import Cards
from kartenwerk.play.mechanics.counted import Counted, Outcome
from kartenwerk.play.mechanics.melds.meld import JOKER, LEAST, MeldIndex

LONGEST = 2 * LEAST - 1
"""Cards of the longest meld that is not two smaller ones side by side."""

MANY = 3
"""This many jokers and more are one outcome."""


def melds_dealt(index: MeldIndex, pack: Cards, hand: int) -> tuple[Outcome, Outcome]:
    """How often a dealt hand has no meld at all, and how often nothing but melds, from a pack with every card once."""
    suits, ranks = {card.suit for card in pack}, {card.rank for card in pack}
    total = comb(len(pack), hand)
    return (
        Outcome(Counted("ohne_kombination", 0.0), without_meld(len(suits), len(ranks), hand), total),
        Outcome(Counted("gin_gegeben", 0.0), only_melds(index, hand), total),
    )


def jokers_dealt(pack: Cards, hand: int) -> tuple[Outcome, ...]:
    """How many jokers a dealt hand has, from none on; the last of four outcomes stands for all higher numbers."""
    jokers = sum(card.suit == JOKER for card in pack)
    ways = [comb(jokers, held) * comb(len(pack) - jokers, hand - held) for held in range(jokers + 1)]
    counts = [*ways[:MANY], sum(ways[MANY:])] if jokers >= MANY else ways
    return tuple(Outcome(Counted(f"joker_{held}", 0.0), some, sum(ways)) for held, some in enumerate(counts))


@cache
def without_meld(suits: int, ranks: int, hand: int) -> int:
    """The number of hands with no set and no run, from a pack with every rank in every suit.

    Runs do not go round the corner. The hands are built rank by rank: `reach` says for each suit how many ranks
    in a row below the next one are in the hand.
    """
    few = [chosen for size in range(LEAST) for chosen in combinations(range(suits), size)]
    ways = {((0,) * suits, 0): 1}
    for _ in range(ranks):
        more: dict[tuple[tuple[int, ...], int], int] = {}
        for (reach, cards), count in ways.items():
            for chosen in few:
                longer = tuple(reach[suit] + 1 if suit in chosen else 0 for suit in range(suits))
                if max(longer) < LEAST and cards + len(chosen) <= hand:
                    now = longer, cards + len(chosen)
                    more[now] = more.get(now, 0) + count
        ways = more
    return sum(count for (_, cards), count in ways.items() if cards == hand)


@cache
def only_melds(index: MeldIndex, hand: int) -> int:
    """The number of hands in which every card belongs to a meld, no card to two."""
    by_size: dict[int, list[int]] = {}
    for bits, form in index.forms:
        if len(form) <= LONGEST:
            by_size.setdefault(len(form), []).append(bits)
    return len({bits for sizes in _parts(hand, LEAST) for bits in _unions([by_size[size] for size in sizes])})


def _parts(total: int, least: int) -> Iterable[tuple[int, ...]]:
    """Every choice of sizes of melds that add up to `total` cards, the smallest size first."""
    if not total:
        yield ()
    for size in range(least, min(total, LONGEST) + 1):
        yield from ((size, *more) for more in _parts(total - size, size))


def _unions(kinds: Sequence[Sequence[int]]) -> set[int]:
    """Every set of cards (bits) made up of one meld of each kind, no card twice."""
    found = {0}
    for kind in kinds:
        found = {cards | bits for cards in found for bits in kind if not cards & bits}
    return found


def outs(index: MeldIndex, held: Cards) -> Cards:
    """The cards that would each make a new meld with some of those held."""
    before = len(index.melds(held))
    return tuple(card for card in index.bits if card not in held and len(index.melds((*held, card))) > before)
