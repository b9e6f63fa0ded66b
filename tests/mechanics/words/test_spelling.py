"""How words are compared: DIN 5007-1, capitals, and spellings that no dictionary is asked about."""

from __future__ import annotations

import pytest

from kartenwerk.play.mechanics.words.spelling import WordFault, capitals, din_order, fault, is_spelled_with_letters


def test_capitals_write_sharp_s_as_two_and_keep_umlauts_however_they_are_coded() -> None:
    assert [capitals(word) for word in ("Straße", "STRAẞE", "Öl", "O\u0308l", " haus\r")] == [
        "STRASSE",
        "STRASSE",
        "ÖL",
        "ÖL",
        "HAUS",
    ]


def test_umlauts_are_sorted_as_their_letters_and_after_them_where_nothing_else_differs() -> None:
    words = ["ZUG", "ÄRA", "ARE", "APFEL", "ÄPFEL", "ÖL", "ONS", "MUSSE", "MUS", "MÜSSE"]
    assert sorted(words, key=din_order) == [
        "APFEL",
        "ÄPFEL",
        "ÄRA",
        "ARE",
        "MUS",
        "MUSSE",
        "MÜSSE",
        "ÖL",
        "ONS",
        "ZUG",
    ]


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("HAUS-BAU", WordFault.HYPHEN),
        ("Haus‐Bau", WordFault.HYPHEN),
        ("GEHT'S", WordFault.APOSTROPHE),
        ("geht’s", WordFault.APOSTROPHE),
        ("A4", WordFault.DIGIT),
        ("HAUS", None),
        ("QXZ", None),
    ],
)
def test_hyphens_apostrophes_and_digits_are_refused_by_their_own_reasons(word: str, reason: WordFault | None) -> None:
    assert fault(word) == reason


def test_only_letters_of_the_cards_make_words() -> None:
    assert is_spelled_with_letters("ÄÖÜZ")
    assert not any(map(is_spelled_with_letters, ("", "CAFÉ", "haus", "A B", "STRAßE")))
