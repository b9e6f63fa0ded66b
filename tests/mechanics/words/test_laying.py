"""Words from cards: every way of splitting a word into cards, the best word, jokers."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog, LetterDeck
from kartenwerk.play.mechanics.words.dictionary import Dictionary
from kartenwerk.play.mechanics.words.index import WordIndex, letters_of
from kartenwerk.play.mechanics.words.laying import JOKER, best_word, choices, lay_words, split

ROOTS = DataRoots.over()
DICTIONARY = Dictionary.of_project(ROOTS)


def index_of(*words: str) -> WordIndex:
    return WordIndex(WordIndex.build(words))


def laid(index: WordIndex, cards: str) -> list[str]:
    return ["-".join(one.cards) for one in lay_words(index, cards.split())]


def test_a_card_of_several_letters_counts_as_one() -> None:
    index = index_of("SCHUH", "HAUS", "RAU")
    assert laid(index, "SCH U H E R") == ["SCH-U-H"]
    assert laid(index, "H A U S R") == ["H-A-U-S", "R-A-U"]


def test_more_cards_beat_more_letters_and_then_the_alphabet_decides() -> None:
    assert laid(index_of("SCHUH", "HUHU", "ABER", "HAUS"), "SCH U H H U") == ["H-U-H-U", "SCH-U-H"]
    assert laid(index_of("RÄTE", "RATE", "TEER"), "R Ä T E A")[:2] == ["R-A-T-E", "R-Ä-T-E"]


def test_the_letters_of_a_card_stay_together() -> None:
    assert laid(index_of("HUCHS", "SCHUH"), "SCH U H") == ["SCH-U-H"], "S, C and H of one card cannot be parted"
    assert laid(index_of("ZIEH", "IHEZ"), "Z IE H") == ["Z-IE-H"]


def test_of_several_ways_to_lay_a_word_the_one_with_most_cards_counts() -> None:
    index = index_of("AST", "TASTE")
    assert laid(index, "A ST S T") == ["A-S-T"]
    assert laid(index, "T A ST E") == ["T-A-ST-E", "A-ST"]
    assert laid(index, "A ST") == ["A-ST"]


def test_a_word_needs_two_cards() -> None:
    assert laid(index_of("EI", "AU"), "EI X") == []
    assert laid(index_of("EI"), "E I EI") == ["E-I"]


def test_a_joker_is_any_single_letter() -> None:
    assert laid(index_of("ÖL", "EIL"), f"L {JOKER}") == ["?-L"]
    assert laid(index_of("OHO"), f"O H {JOKER}") == ["?-H-O"]
    assert laid(index_of("JUX"), f"{JOKER} {JOKER} {JOKER}") == ["?-?-?"]


def test_equal_cards_are_one_choice() -> None:
    assert choices("NEE", 2) == (("E", "E"), ("E", "N"))
    assert [len(choices("ABCDE", size)) for size in range(6)] == [1, 5, 10, 10, 5, 1]


@given(st.lists(st.sampled_from(["S", "C", "H", "SCH", "CH", "ST", "T", "E", "I", "EI", "IE"]), max_size=6))
def test_a_split_is_found_wherever_some_order_of_the_cards_spells_the_word(cards: list[str]) -> None:
    for word in {"".join(order) for order in permutations(cards)}:
        found = split(word, cards)
        assert found is not None and "".join(found) == word and sorted(found) == sorted(cards)
    assert split("".join(cards) + "X", cards) is None


@given(st.sets(st.text("ABÄÜZ", min_size=1, max_size=6), min_size=1, max_size=60))
def test_an_index_has_its_words_and_no_others(words: set[str]) -> None:
    index = index_of(*words)
    assert sorted(index) == sorted(words)
    for word in words:
        assert (word in index and word + "B" not in index) or word + "B" in words
        same = [other for other in words if sorted(other) == sorted(word)]
        assert sorted(index.anagrams(letters_of(word))) == sorted(same)


def test_an_index_is_made_of_the_same_bytes_in_any_order_of_words() -> None:
    words = ["RABE", "ABER", "BARE", "ÄHRE"]
    assert WordIndex.build(words) == WordIndex.build([*reversed(words), "ABER"])


def check_hands(count: int) -> None:
    """Both forms of the deck: the index answers as trying every order of every choice of cards does."""
    words = set(DICTIONARY.index)
    deck = Catalog(ROOTS).deck("buchstaben")
    assert isinstance(deck, LetterDeck)
    rng = Random(7)
    for form in deck.pack.forms.values():
        cards = [card.rank for card in form if card.value]
        for _ in range(count // 2):
            hand = rng.sample(cards, 5)
            plain: dict[str, int] = {}
            for size in range(2, 6):
                for order in permutations(hand, size):
                    if (word := "".join(order)) in words:
                        plain[word] = size
            found = lay_words(DICTIONARY.index, hand)
            assert {one.word: len(one.cards) for one in found} == plain, hand
            assert best_word(DICTIONARY.index, hand) == (found[0] if found else None), hand


def test_the_index_answers_as_a_plain_search_does() -> None:
    check_hands(600)


@pytest.mark.slow
def test_the_index_answers_as_a_plain_search_does_on_ten_thousand_hands() -> None:
    check_hands(10_000)
