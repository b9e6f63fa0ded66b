"""How often a hand that is dealt has melds or jokers, counted exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from math import comb

from kartenwerk.cards import Cards
from kartenwerk.mechanics.counted import Counted, Outcome
from kartenwerk.mechanics.melds import JOKER, LEAST, Melding

LONGEST = 2 * LEAST - 1
"""Longer melds are two smaller ones side by side."""


MANY = 3
"""So many jokers and more are told as one."""


def melds_dealt(melding: Melding, pack: Cards, hand: int) -> tuple[Outcome, Outcome]:
    """A hand of so many cards with no meld at all, and one with nothing else; of a pack with every card once."""
    suits, ranks = {card.suit for card in pack}, {card.rank for card in pack}
    total = comb(len(pack), hand)
    return (
        Outcome(Counted("ohne_kombination", 0.0), without_meld(len(suits), len(ranks), hand), total),
        Outcome(Counted("gin_gegeben", 0.0), only_melds(melding, hand), total),
    )


def jokers_dealt(pack: Cards, hand: int) -> tuple[Outcome, ...]:
    """How many jokers a hand of so many cards has, from none; the last of four outcomes is all that are more."""
    jokers = sum(card.suit == JOKER for card in pack)
    ways = [comb(jokers, held) * comb(len(pack) - jokers, hand - held) for held in range(jokers + 1)]
    told = [*ways[:MANY], sum(ways[MANY:])] if jokers >= MANY else ways
    return tuple(Outcome(Counted(f"joker_{held}", 0.0), some, sum(ways)) for held, some in enumerate(told))


@cache
def without_meld(suits: int, ranks: int, hand: int) -> int:
    """Hands with no set and no run, of a pack with every rank once in every suit; runs go from end to end.

    Rank by rank: `reach` says of each suit how many ranks below the next one are in the hand without a gap.
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
def only_melds(melding: Melding, hand: int) -> int:
    """Hands of which every card is in a meld, all melds apart."""
    by_size: dict[int, list[int]] = {}
    for bits, form in melding.forms:
        if len(form) <= LONGEST:
            by_size.setdefault(len(form), []).append(bits)
    return len({bits for sizes in _parts(hand, LEAST) for bits in _unions([by_size[size] for size in sizes])})


def _parts(total: int, least: int) -> Iterable[tuple[int, ...]]:
    """The sizes of melds that make up so many cards, the smallest first."""
    if not total:
        yield ()
    for size in range(least, min(total, LONGEST) + 1):
        yield from ((size, *more) for more in _parts(total - size, size))


def _unions(kinds: Sequence[Sequence[int]]) -> set[int]:
    """Every set of cards that one meld of each kind make up, no card twice."""
    found = {0}
    for kind in kinds:
        found = {cards | bits for cards in found for bits in kind if not cards & bits}
    return found


def outs(melding: Melding, held: Cards) -> Cards:
    """The cards of which any one makes a meld with some of these."""
    before = len(melding.melds(held))
    return tuple(card for card in melding.bits if card not in held and len(melding.melds((*held, card))) > before)
