"""How often a hand that is dealt has melds, counted exactly: none at all, or nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from generator.engine.melds import LEAST, Cards, Melding

LONGEST = 2 * LEAST - 1
"""Longer melds are two smaller ones side by side."""


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
