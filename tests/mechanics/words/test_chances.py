"""How long a word letter cards hold: counts against trying all hands, samples against counts."""

from __future__ import annotations

from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from kartenwerk.base.cache import Cache
from kartenwerk.play.mechanics.words.chances import Chances, count_dealt, count_exchanged
from kartenwerk.play.mechanics.words.index import WordIndex
from kartenwerk.play.mechanics.words.laying import best_word

PACK = ["A", "A", "B", "R", "E", "EI", "S", "ST", "N"]
INDEX = WordIndex(WordIndex.build(["AB", "BAR", "REIS", "ANBEI", "RAST", "EIN", "NEST"]))


def test_hands_as_dealt_are_counted_as_trying_all_of_them_does() -> None:
    chances = count_dealt(INDEX, PACK, 5, 2, Cache(None))
    lengths = [len(best.cards) if (best := best_word(INDEX, hand)) else 0 for hand in combinations(PACK, 5)]
    assert chances.exact and chances.total == comb(9, 5) == sum(chances.ways.values())
    assert {length: lengths.count(length) for length in set(lengths)} == dict(chances.ways)
    assert chances.standard_error(5) is None


def test_hands_after_an_exchange_are_a_sample_with_its_standard_error() -> None:
    unchanged = count_exchanged(INDEX, PACK * 2, 5, 2, lambda hand, word: (), "none", Cache(None))
    counted = count_dealt(INDEX, PACK * 2, 5, 2, Cache(None))
    for length in (0, 2, 3, 4, 5):
        share = counted.ways.get(length, 0) / counted.total
        error = unchanged.standard_error(length)
        assert error is not None and not unchanged.exact
        assert abs(unchanged.ways.get(length, 0) / unchanged.total - share) < 5 * error + 0.001


def test_the_standard_error_is_that_of_a_share() -> None:
    sample = Chances({4: 20}, 100, exact=False)
    assert [sample.standard_error(cards) for cards in (4, 5)] == [pytest.approx(0.04), 0]


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_what_was_counted_once_is_read_from_the_cache(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    first = count_dealt(INDEX, PACK, 5, 2, cache)
    (kept,) = files(tmp_path)
    assert count_dealt(INDEX, PACK, 5, 2, cache) == first
    before = kept.stat().st_mtime_ns
    assert count_dealt(INDEX, PACK, 4, 2, cache) != first
    assert (kept.stat().st_mtime_ns, len(files(tmp_path))) == (before, 2)
