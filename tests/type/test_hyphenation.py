"""German hyphenation, held against a reference written by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.data import DataRoots
from kartenwerk.graphics.type.hyphenation import Hyphenator

# Every break that is right; the patterns may miss some, but may never add one.
REFERENCE_TEXT = """
Run-den-en-de Trumpf-far-be Ab-la-ge-sta-pel Stau-be-cken Druck-er-zeug-nis Son-der-kar-ten-wer-tung Auf-la-ge
Spiel-ver-lauf Kar-ten-hand Hand-kar-te Vor-hand Ge-gen-über-sit-zen-de Uhr-zei-ger-sinn Stich-an-sa-ge Ge-ber
Don-ner-wet-ter Ein-he-rir Kun-nyr Kyn-nir Sig-len wa-li-sche Hal-be-rei-he Punk-te-block Aus-le-ge-sta-pel
Mit-spie-ler Rei-hen-fol-ge Ein-satz Er-hö-hung Groß-buch-sta-be Zwei-er-par-tie Trumpf-un-ter Schel-len-kö-nig
Ei-chel-ober Ge-winn-zahl Über-zahl Ab-le-gen Auf-neh-men Zu-rück-le-gen Ver-dop-pe-lung
"""
REFERENCE = REFERENCE_TEXT.split()


@pytest.fixture(scope="module")
def german(roots: DataRoots) -> Hyphenator:
    return Hyphenator.german(roots)


def breaks(marked: str) -> set[int]:
    places = [index for index, character in enumerate(marked) if character == "-"]
    return {place - number for number, place in enumerate(places)}


def test_no_word_of_the_games_is_broken_wrongly(german: Hyphenator) -> None:
    wrong = {}
    for marked in REFERENCE:
        word = marked.replace("-", "")
        extra = set(german.positions(word)) - breaks(marked)
        if extra:
            wrong[word] = sorted(extra)
    assert not wrong


@pytest.mark.parametrize(
    "marked",
    ["hy-phen-ation", "con-cate-na-tion", "mar-ket-place", "dis-card", "gar-den-er"],
)
def test_english_words_are_broken_as_an_american_dictionary_does(roots: DataRoots, marked: str) -> None:
    english = Hyphenator.of("en", roots)
    assert english is not None
    found = set(english.positions(marked.replace("-", "")))
    assert found and found <= breaks(marked)


def test_a_language_without_patterns_has_no_hyphenator(roots: DataRoots) -> None:
    assert Hyphenator.of("fr", roots) is None


def test_most_breaks_are_found(german: Hyphenator) -> None:
    found = sum(len(german.positions(marked.replace("-", ""))) for marked in REFERENCE)
    assert found >= 0.93 * sum(len(breaks(marked)) for marked in REFERENCE)


def test_names_follow_the_list_of_words(german: Hyphenator) -> None:
    assert german.positions("Einherir") == (3, 5)
    assert german.positions("KUNNYR") == (3,)
    assert german.positions("Straight") == ()


def test_letters_at_the_edges_stay() -> None:
    assert Hyphenator("a1b1c1d", left=2, right=2).positions("abcd") == (2,)
    assert Hyphenator("a1b1c1d", left=1, right=1).positions("abcd") == (1, 2, 3)


def test_the_highest_pattern_counts() -> None:
    assert Hyphenator("b1c ab2c", left=1, right=1).positions("abcd") == ()
    assert Hyphenator("b1c ab2c xab3c", left=1, right=1).positions("xabcd") == (3,)


@given(word=st.text("abcdefghijklmnopqrstuvwxyzäöüß", min_size=1, max_size=24))
def test_breaks_lie_inside_the_word_and_ignore_case(german: Hyphenator, word: str) -> None:
    places = german.positions(word)
    assert list(places) == sorted(set(places))
    assert all(2 <= place <= len(word) - 2 for place in places)
    if len(word.upper()) == len(word):
        assert german.positions(word.upper()) == places


def test_a_language_without_patterns_breaks_no_word() -> None:
    assert Hyphenator("% nothing\n").positions("Bibliothèque") == ()
