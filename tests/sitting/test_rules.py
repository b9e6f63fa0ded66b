"""The rules at the table: the short ones of the booklet, and the passages that speak of what is asked for."""

from __future__ import annotations

import pytest
from tests.sitting.talk import said, sitting_of, table_of, typing
from tests.support import WORKSHOP, session_of

from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.plain import rules_at_length, rules_in_short
from kartenwerk.table.sitting.rules import LONG, MOST, passages

TEXTS = [
    "Bekennt, wenn ihr könnt; Trumpf ist eine eigene Farbe.",
    "Die Herz-Zehnen sind die höchsten Trümpfe.",
    "Wer bekennen kann, bekennt.",
]


@pytest.mark.parametrize("game", ["siebzehn_und_vier", "watten"])
def test_the_short_rules_are_those_of_the_last_page_and_no_pictures_of_cards(game: str) -> None:
    session = session_of(game)
    told = [each.text for each in rules_in_short(game_manuscript(WORKSHOP, session))]
    pictures = {each.sentence for each in session.deck.describe_pictures(session.kinds)}
    assert any(text.startswith("1. ") for text in told)
    assert pictures
    assert not [text for text in told if any(picture in text for picture in pictures)]
    at_length = [each.text for each in rules_at_length(game_manuscript(WORKSHOP, session))]
    assert at_length[: len(told)] == told
    assert len(at_length) > 3 * len(told)
    assert not [text for text in at_length if any(picture in text for picture in pictures)]


@pytest.mark.parametrize(
    ("wanted", "places"),
    [("herz zehn", [1]), ("bekennen", [0, 2]), ("TRUMPF", [0]), ("zehnen höchste", [1]), ("quatsch", [])],
)
def test_passages_speak_of_what_is_asked_for_in_whatever_form(wanted: str, places: list[int]) -> None:
    assert [*passages(TEXTS, [wanted]).found] == [TEXTS[place] for place in places]


def test_of_many_passages_the_first_are_told_and_the_others_counted() -> None:
    texts = [f"Trumpf Nummer {number}." for number in range(MOST + 3)]
    assert passages(texts, ["trumpf"]) == (texts[:MOST], 3)


@pytest.mark.parametrize(("length", "is_whole"), [(LONG, True), (LONG + 1, False)])
def test_of_a_long_passage_only_the_sentences_on_the_subject_are_told(length: int, is_whole: bool) -> None:
    told = "Trumpf sticht. Wer gibt, mischt. Der Trumpf liegt offen. "
    text = told + "A" + "b" * (length - len(told) - 2) + "."
    assert len(text) == length
    assert passages([text], ["trumpf"]).found == [text if is_whole else "Trumpf sticht. Der Trumpf liegt offen."]


def test_a_short_word_is_looked_for_as_it_is() -> None:
    """Of longer ones the ending is left away: "ass" is not "as"."""
    assert passages(["Das Ass zählt elf.", "Asche zu Asche."], ["Ass"]).found == ["Das Ass zählt elf."]
    assert passages(["Ein Farbton."], ["Farbe"]).found == ["Ein Farbton."]
    assert passages(["Wer bekannte, bekennt."], ["bekennen"]).found == ["Wer bekannte, bekennt."]


def test_words_that_stand_nowhere_in_a_row_are_looked_for_one_by_one() -> None:
    texts = ["Die Zehnen, auch die in Herz, sind hoch.", "Herz ist Trumpf."]
    assert passages(texts, ["herz zehn"]).found == texts[:1]


def test_rule_with_a_word_tells_what_the_booklet_says_of_it() -> None:
    lines = said(
        sitting_of(table_of("doppelkopf"), typing("regel", "regel Herz Zehn", "rule ten of hearts", "regel xyz"))
    )
    spoken = "Die Herz-Zehnen sind Trümpfe. Wer kann, bekennt."
    assert lines.count("Kurz gesagt.") == 1
    assert lines.count(spoken) == 2
    assert any("„xyz“" in line for line in lines)
