"""Number words and plurals over 0, 1, 2, 13, in three cases and three genders."""

import pytest

from kartenwerk.base.data import DataRoots
from kartenwerk.play.examples.views import CardView
from kartenwerk.text.german import (
    Case,
    Language,
    among,
    definite,
    definite_card,
    figures,
    genitive,
    indefinite,
    join_words,
    number_word,
    percent,
    times,
)

LANGUAGE = Language.load(DataRoots.over())


@pytest.mark.parametrize(
    ("noun", "case", "words"),
    [
        ("Karte", "nominativ", ["keine Karten", "eine Karte", "zwei Karten", "13\u00a0Karten"]),
        ("Karte", "akkusativ", ["keine Karten", "eine Karte", "zwei Karten", "13\u00a0Karten"]),
        ("Karte", "dativ", ["keinen Karten", "einer Karte", "zwei Karten", "13\u00a0Karten"]),
        ("Punkt", "nominativ", ["keine Punkte", "ein Punkt", "zwei Punkte", "13\u00a0Punkte"]),
        ("Punkt", "akkusativ", ["keine Punkte", "einen Punkt", "zwei Punkte", "13\u00a0Punkte"]),
        ("Punkt", "dativ", ["keinen Punkten", "einem Punkt", "zwei Punkten", "13\u00a0Punkten"]),
        ("Blatt", "nominativ", ["keine Blätter", "ein Blatt", "zwei Blätter", "13\u00a0Blätter"]),
        ("Blatt", "dativ", ["keinen Blättern", "einem Blatt", "zwei Blättern", "13\u00a0Blättern"]),
    ],
)
def test_a_counted_noun_agrees_with_its_number_and_case(noun: str, case: Case, words: list[str]) -> None:
    assert [LANGUAGE.count(number, noun, case) for number in (0, 1, 2, 13)] == words


def test_numbers_up_to_twelve_stand_in_words() -> None:
    assert [number_word(n) for n in (0, 1, 2, 12, 13)] == ["null", "eins", "zwei", "zwölf", "13"]
    assert [times(n) for n in (1, 2, 13)] == ["einmal", "zweimal", "13-mal"]
    assert [among(n) for n in (2, 3, 8, 11)] == ["zu zweit", "zu dritt", "zu acht", "zu 11"]


def test_figures_are_grouped_from_five_digits_and_have_a_decimal_comma() -> None:
    assert figures(4470) == "4470"
    assert figures(5461512) == "5\u202f461\u202f512"
    assert figures(2.75, 1) == "2,8"
    assert percent(0.33282, 2) == "33,28\u202f%"


@pytest.mark.parametrize(
    ("name", "whose"), [("Anna", "Annas"), ("Lars", "Lars’"), ("Fritz", "Fritz’"), ("Max", "Max’")]
)
def test_whose_something_is_ends_in_an_s_or_an_apostrophe(name: str, whose: str) -> None:
    assert genitive(name) == whose


def test_lists_end_with_und() -> None:
    assert join_words(["a"]) == "a"
    assert join_words(["a", "b"]) == "a und b"
    assert join_words(["a", "b", "c"]) == "a, b und c"


def test_only_nothing_reads_as_no_per_cent_and_only_all_as_a_hundred() -> None:
    shares = (0, 0.0003, 0.9997, 1)
    assert [percent(share, 0) for share in shares] == [f"{n}\u202f%" for n in ("0", "0,03", "99,97", "100")]


@pytest.mark.parametrize(
    ("word", "gender", "accusative"),
    [
        ("Bube", "m", "Buben"),
        ("Knappe", "m", "Knappen"),
        ("Fürst", "m", "Fürsten"),
        ("Mannr", "m", "Mannr"),
        ("Dame", "f", "Dame"),
    ],
)
def test_masculine_nouns_in_e_and_fuerst_are_weak(word: str, gender: str, accusative: str) -> None:
    card = CardView("karo-B", 11, word, "", gender, f"Karo-{word}")
    article = {"m": "n", "f": ""}[gender]
    assert indefinite(card) == f"ein{'' if gender == 'm' else 'e'} {word}"
    assert indefinite(card, "akkusativ") == f"eine{article} {accusative}"
    assert definite(card, "akkusativ") == f"{'den' if gender == 'm' else 'die'} {accusative}"
    assert definite_card(card, "akkusativ").endswith(f" Karo-{accusative}")
