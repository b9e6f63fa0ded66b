"""How long a word letter cards hold: counted over all hands as they are dealt, sampled after an exchange."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from math import comb, sqrt
from random import Random
from typing import NamedTuple

from kartenwerk.base.cache import Cache
from kartenwerk.play.mechanics.words.index import WordIndex
from kartenwerk.play.mechanics.words.laying import Signs, best_word

SAMPLES = 10_000
"""Hands that are sampled for the odds after an exchange; to count all of them would take billions."""

_KIND = "chances"
_LAYOUT = "1"

Exchange = Callable[[Signs, Signs], Signs]
"""Which cards are thrown away, given a hand and the cards of its best word."""


class Chances(NamedTuple):
    """How many hands out of `total` have a best word of how many cards (`ways`); 0 cards stand for no word."""

    ways: Mapping[int, int]
    total: int
    exact: bool

    def standard_error(self, cards: int) -> float | None:
        """The standard error of the share of hands with a word that long; None where all hands are counted."""
        share = self.ways.get(cards, 0) / self.total
        return None if self.exact else sqrt(share * (1 - share) / self.total)


def count_dealt(index: WordIndex, pack: Sequence[str], size: int, least: int, cache: Cache) -> Chances:
    """All hands of that size as they are dealt from the pack, counted."""
    ways = _remember(cache, index, pack, f"dealt {size} {least}", lambda: _count(index, Counter(pack), size, least))
    return Chances(ways, comb(len(pack), size), exact=True)


def count_exchanged(
    index: WordIndex, pack: Sequence[str], size: int, least: int, exchange: Exchange, name: str, cache: Cache
) -> Chances:
    """Hands after one exchange, sampled from a fixed seed; `name` distinguishes exchanges in the cache."""

    def sample() -> Mapping[int, int]:
        rng = Random("exchange")
        return Counter(_after(index, rng.sample(pack, 2 * size), size, least, exchange) for _ in range(SAMPLES))

    ways = _remember(cache, index, pack, f"exchanged {size} {least} {name} {SAMPLES}", sample)
    return Chances(ways, SAMPLES, exact=False)


def _after(index: WordIndex, cards: Sequence[str], size: int, least: int, exchange: Exchange) -> int:
    """How many cards the best word has when some of the first `size` cards are changed for those that follow."""
    hand, stock = list(cards[:size]), cards[size:]
    before = best_word(index, hand, least)
    thrown = exchange(tuple(hand), before.cards if before else ())
    for sign in thrown:
        hand.remove(sign)
    after = best_word(index, [*hand, *stock[: len(thrown)]], least)
    return len(after.cards) if after else 0


def _count(index: WordIndex, counts: Mapping[str, int], size: int, least: int) -> Mapping[int, int]:
    """How many hands of that size have a best word of how many cards.

    Every hand is looked at once, smaller ones first: its best word uses all its cards, or is the best word of a hand
    with one card less.
    """
    kinds = sorted(counts)
    words = _spell(index, kinds, least, size)
    best: dict[Signs, int] = {(): 0}
    for cards in range(1, size + 1):
        best = {
            hand: cards if hand in words else max(map(best.__getitem__, combinations(hand, cards - 1)))
            for hand in combinations_with_replacement(kinds, cards)
        }
    ways = Counter[int]()
    for hand, length in best.items():
        ways[length] += _ways(hand, counts)
    return {length: many for length, many in ways.items() if many}


def _spell(index: WordIndex, kinds: Sequence[str], least: int, most: int) -> frozenset[Signs]:
    """Every choice of `least` to `most` cards, sorted, that spells a word with all of them; kinds repeat at will."""
    spelling = re.compile(f"(?:{'|'.join(map(re.escape, kinds))}){{{least},{most}}}")
    readings = (cards for word in index if spelling.fullmatch(word) for cards in _readings(word, kinds, most))
    return frozenset(tuple(sorted(cards)) for cards in readings if len(cards) >= least)


def _readings(word: str, kinds: Sequence[str], most: int) -> Iterator[Signs]:
    """Every way to lay the word with at most `most` cards."""
    if not word:
        yield ()
    elif most:
        for kind in filter(word.startswith, kinds):
            for rest in _readings(word[len(kind) :], kinds, most - 1):
                yield (kind, *rest)


def _ways(hand: Signs, counts: Mapping[str, int]) -> int:
    """In how many ways the pack gives these cards; 0 if it has too few of a kind."""
    ways = run = 1
    for place, sign in enumerate(hand):
        run = run + 1 if place and sign == hand[place - 1] else 1
        ways = ways * (counts[sign] - run + 1) // run
    return ways


def _remember(
    cache: Cache, index: WordIndex, pack: Sequence[str], what: str, count: Callable[[], Mapping[int, int]]
) -> Mapping[int, int]:
    """The result of `count`, from the cache if the same words and cards were counted before."""
    key = f"{_LAYOUT} {what} {index.digest} {sha256(' '.join(sorted(pack)).encode()).hexdigest()}"
    return dict(json.loads(cache.remember(_KIND, key, lambda: json.dumps(sorted(count().items())).encode())))
