"""The letter deck as data: two forms of one deck, letters with values, question marks."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from kartenwerk.base.data import DataRoots, project_root
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import HIDDEN
from kartenwerk.catalog import Catalog, LetterDeck, require_suited

FILE = "rules_data/decks/buchstaben.toml"


@pytest.fixture(scope="module")
def deck() -> LetterDeck:
    found = Catalog(DataRoots.over()).deck("buchstaben")
    assert isinstance(found, LetterDeck)
    return found


def test_the_usual_form_has_118_cards_and_the_other_106(deck: LetterDeck) -> None:
    assert list(deck.forms) == ["118", "106"]
    assert [len(cards) for cards in deck.pack.forms.values()] == [118, 106]
    assert deck.pack.cards == deck.pack.forms["118"]


def test_eighteen_cards_of_the_usual_form_carry_several_letters_and_none_of_the_other(deck: LetterDeck) -> None:
    groups = {letter.sign for letter in deck.letters if letter.is_group}
    assert groups == {"AU", "CH", "EI", "EU", "IE", "QU", "SCH", "ST"}
    assert [sum(card.rank in groups for card in cards) for cards in deck.pack.forms.values()] == [18, 0]


def test_both_forms_have_six_question_marks_without_value(deck: LetterDeck) -> None:
    for cards in deck.pack.forms.values():
        marks = [card for card in cards if deck.is_question_mark(card)]
        assert [(card.value, deck.name_of(card)) for card in marks] == [(0, "Fragezeichen")] * 6


def test_values_fall_into_the_classes_of_the_source(deck: LetterDeck) -> None:
    by_value: dict[int, set[str]] = {}
    for letter in deck.letters:
        by_value.setdefault(letter.value, set()).add(letter.sign)
    assert by_value == {
        1: set("ENRSTAI"),
        2: set("DLUH"),
        3: set("GMOBC"),
        4: {*"FKP", "ST"},
        5: {*"WZ", "CH", "EI", "IE"},
        6: {*"ÄÜV", "AU"},
        7: {"Ö", "SCH"},
        8: {*"JY", "EU"},
        9: {"X"},
        10: {"Q", "QU"},
    }


def test_letters_come_as_often_as_counted(deck: LetterDeck) -> None:
    usual, other = (Counter(map(str, cards)) for cards in deck.pack.forms.values())
    assert (usual["E"], usual["N"], usual["SCH"], usual["QU"], usual["Q"]) == (14, 8, 3, 1, 0)
    assert (other["E"], other["N"], other["S"], other["Q"], other["QU"]) == (15, 8, 7, 1, 0)


def test_notation_is_what_stands_on_the_card(deck: LetterDeck) -> None:
    cards = deck.pack.read("SCH U H Ä ?")
    assert " ".join(map(str, cards)) == "SCH U H Ä frage"
    assert [card.value for card in cards] == [7, 2, 2, 6, 0]
    assert HIDDEN not in deck.kinds, "a question mark is not a card that lies face down"


def test_kinds_are_those_of_all_forms_in_the_order_of_the_alphabet(deck: LetterDeck) -> None:
    names = [str(card) for card in deck.kinds]
    assert len(names) == len(set(names)) == 38
    assert names[:4] == ["A", "Ä", "AU", "B"] and names[-1] == "frage"
    assert set(deck.kinds) == {card for cards in deck.pack.forms.values() for card in cards}


def test_a_sign_is_a_vowel_a_consonant_or_both(deck: LetterDeck) -> None:
    assert [deck.sound(sign) for sign in ("E", "Ü", "EI", "Y")] == ["vowel"] * 4
    assert [deck.sound(sign) for sign in ("R", "SCH", "ST")] == ["consonant"] * 3
    assert deck.sound("QU") == "mixed"


def test_a_letter_deck_is_not_taken_for_one_of_suits(deck: LetterDeck) -> None:
    with pytest.raises(KartenwerkError, match="suits and ranks"):
        require_suited(deck)
    assert not any(deck.is_extra(card) for card in deck.kinds)


@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        ('sign = "B"', 'sign = "A"', "letters", "sign occurs twice: A"),
        ('sign = "B"', 'sign = "b"', "letters.3.sign", "match pattern"),
        ("value = 3, counts = [2, 2]", "value = 0, counts = [2, 2]", "letters.3.value", "1 or more"),
        ("counts = [2, 2] },", "counts = [2] },", "letters", "B has 1 counts; it needs one for each form: 118, 106"),
        ("counts = [2, 2] },", "counts = [-2, 2] },", "letters", "must not be negative"),
        ("counts = [2, 2] },", "counts = [2, 3] },", "question_mark", "the form 106 has 107 cards"),
        ('spoken = "Fragezeichen"', 'spoken = ""', "question_mark.spoken", "a text that is not empty"),
        ("papier = {", "grund = {", "colours", "colour role missing: papier"),
        ("width = 59.0", "width = 59.0\nadjective = 'bunt'", "adjective", "there is no such key"),
    ],
)
def test_a_faulty_letter_deck_is_refused_by_key(tmp_path: Path, old: str, new: str, key: str, words: str) -> None:
    target = tmp_path / FILE
    target.parent.mkdir(parents=True)
    shutil.copy(project_root() / FILE, target)
    before = target.read_text(encoding="utf-8")
    assert old in before
    target.write_text(before.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(KartenwerkError) as caught:
        Catalog(DataRoots.over(tmp_path)).deck("buchstaben")
    assert (caught.value.file, caught.value.key) == (str(target), key)
    assert words in str(caught.value)
