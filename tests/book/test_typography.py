"""What is typed becomes what is printed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.text.book.typography import as_typed, english, german, typography_of


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ('Er ruft "Mau!" und geht.', "Er ruft „Mau!“ und geht."),
        ('("Hand")', "(„Hand“)"),
        ("Hold'em", "Hold’em"),
        ("drei bis vier -- oder mehr", "drei bis vier\u00a0– oder mehr"),
        ("kartenwerk rules --text", "kartenwerk rules --text"),
        ("gut - besser", "gut\u00a0– besser"),
        ("2-4 Spieler", "2–4\u00a0Spieler"),
        ("kreuz-10", "kreuz-10"),
        ("z.B. so, d. h. anders", "z.\u202fB. so, d.\u202fh. anders"),
        ("20 Minuten", "20\u00a0Minuten"),
        ("um 6 und 7", "um 6 und 7"),
        ("34 %, 34% und 59 mm", "34\u202f%, 34\u202f% und 59\u202fmm"),
        ("386 206 920 Hände", "386\u202f206\u202f920\u00a0Hände"),
        ("7 + 2 = 9", "7\u00a0+\u00a02\u00a0=\u00a09"),
        ("zahlt 8 : 1.", "zahlt 8\u00a0:\u00a01."),
        ("und so weiter...", "und so weiter…"),
        ("siehe S. 5", "siehe S.\u00a05"),
        ("zwei- bis dreimal", "zwei-\u00a0bis dreimal"),
        ("Größe", "Größe"),
    ],
)
def test_rules(typed: str, printed: str) -> None:
    assert german(typed) == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ('She says "Done!" and leaves.', "She says “Done!” and leaves."),
        ('("hand")', "(“hand”)"),
        ("the player's 'last' card", "the player’s ‘last’ card"),
        ("players' cards", "players’ cards"),
        ("two -- or more", "two\u00a0– or more"),
        ("2-4 players", "2–4 players"),
        ("wait...", "wait…"),
        ("see p. 5", "see p.\u00a05"),
        ("63 x 88 mm, 50%", "63 x 88\u202fmm, 50%"),
        ("'tis so", "’tis so"),
    ],
)
def test_english_rules(typed: str, printed: str) -> None:
    assert english(typed) == printed
    assert english(printed) == printed


def test_an_apostrophe_behind_emphasis_is_no_quote() -> None:
    assert english("'s turn", before="dealer") == "’s turn"


def test_texts_of_other_languages_stay_as_they_are_typed() -> None:
    assert typography_of("fr") is as_typed
    assert as_typed('"Oui" - dit-il...') == '"Oui" - dit-il...'


def test_a_quote_that_begins_a_run_looks_at_what_stands_before() -> None:
    assert german('"', before="Wort") == "“"
    assert german('"', before="Wort ") == "„"


@given(text=st.text("abcXYZäß 0123456789.,-'\"%+", max_size=40))
def test_letters_and_figures_stay_and_a_second_pass_changes_nothing(text: str) -> None:
    once = german(text)
    assert [c for c in once if c.isalnum()] == [c for c in text if c.isalnum()]
    assert german(once) == once
