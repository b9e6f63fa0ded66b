"""How long a word letter cards hold: counts against trying all hands, samples against counts."""

from __future__ import annotations

from itertools import combinations
from math import comb

from kartenwerk.cache import Cache
from kartenwerk.mechanics.words.chances import dealt, exchanged
from kartenwerk.mechanics.words.index import WordIndex
from kartenwerk.mechanics.words.laying import best_word

PACK = ["A", "A", "B", "R", "E", "EI", "S", "ST", "N"]
INDEX = WordIndex(WordIndex.build(["AB", "BAR", "REIS", "ANBEI", "RAST", "EIN", "NEST"]))


def test_hands_as_dealt_are_counted_as_trying_all_of_them_does() -> None:
    chances = dealt(INDEX, PACK, 5, 2, Cache(None))
    lengths = [len(best.cards) if (best := best_word(INDEX, hand)) else 0 for hand in combinations(PACK, 5)]
    assert chances.exact and chances.total == comb(9, 5) == sum(chances.ways.values())
    assert {length: lengths.count(length) for length in set(lengths)} == dict(chances.ways)
    assert chances.standard_error(5) is None


def test_hands_after_an_exchange_are_a_sample_with_its_standard_error() -> None:
    unchanged = exchanged(INDEX, PACK * 2, 5, 2, lambda hand, word: (), "none", Cache(None))
    counted = dealt(INDEX, PACK * 2, 5, 2, Cache(None))
    for length in (0, 2, 3, 4, 5):
        share = counted.ways.get(length, 0) / counted.total
        error = unchanged.standard_error(length)
        assert error is not None and not unchanged.exact
        assert abs(unchanged.ways.get(length, 0) / unchanged.total - share) < 5 * error + 0.001
