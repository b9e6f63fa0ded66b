"""The practice deals show what the booklet has told: cards before letters, the alphabet, a bluff, a doubted name."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from tests.examples.test_practice import at_table, deals_of
from tests.games.support import session

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.games.anagramm_poker import HANDS
from kartenwerk.play.games.anagramm_poker.shown import practice
from kartenwerk.play.mechanics.words.dictionary import NAMES
from kartenwerk.play.mechanics.words.spelling import din_order

SESSION = session("anagramm_poker")


@cache
def told() -> dict[str, Any]:
    return dict(practice(SESSION, deals_of(SESSION)))


def test_who_cuts_the_highest_card_deals_first() -> None:
    cards, highest = told()["abheben"]
    assert highest == max(cards, key=lambda one: one[1].value)[0] == told()["spiele"][0].dealer


def test_more_cards_win_although_the_other_word_has_more_letters() -> None:
    best, _, longest = told()["spiele"][0].view.shown
    assert len(best.word) > len(longest.word) and len(best.text) < len(longest.text) and best.won


def test_of_as_many_cards_the_alphabet_decides() -> None:
    _, second, third = told()["spiele"][0].view.shown
    assert len(second.word) == len(third.word) and din_order(second.text) < din_order(third.text)


def test_a_name_is_doubted_and_the_next_word_wins_that_another_would_have_beaten() -> None:
    deal = told()["spiele"][1]
    name, other = deal.view.shown
    names = DataRoots.over().find(NAMES).text().split()
    assert name.struck and name.text in names and other.won == deal.after_second.middle
    assert Counter(name.text) == Counter("LEIM") and "LEIM" in HANDS.dictionary
    assert din_order("LEIM") < din_order(other.text)


def test_the_bluff_is_called_and_has_no_word() -> None:
    deal = told()["spiele"][1]
    bluffer = deal.second[0].name
    assert deal.first[3].said.startswith("erhöht") and deal.first[3].name == bluffer and not deal.word(bluffer)


def test_the_other_words_are_in_the_dictionary_and_lie_in_the_hands() -> None:
    for deal in told()["spiele"]:
        for one in deal.view.shown:
            assert not Counter(one.word) - Counter(one.hand)
            assert one.struck or one.text in HANDS.dictionary


def test_the_stones_of_every_part_add_up() -> None:
    for deal in told()["spiele"]:
        stands = (deal.ante, deal.after_first, deal.after_second, deal.end)
        assert {stand.middle + sum(stones for _, stones in stand.stacks) for stand in stands} == {160}


def test_each_deal_is_shown_from_the_first_bet_to_the_word() -> None:
    assert [(move.number, move.actor, move.verb, " ".join(move.effect)) for move in told()["zuege"]] == [
        ("1", "Anna", "setzt", "2 Steine"),
        ("2", "Cleo", "nimmt an", "2 Steine"),
        ("3", "Dirk", "erhöht", "4 Steine"),
        ("4", "Cleo", "tauscht", "2 Karten"),
        ("5", "Dirk", "setzt", "5 Steine"),
        ("6", "Dirk", "gewinnt", "31 Steine"),
        ("1", "Bert", "setzt", "2 Steine"),
        ("2", "Dirk", "nimmt an", "2 Steine"),
        ("3", "Anna", "erhöht", "5 Steine"),
        ("4", "Anna", "tauscht", "3 Karten"),
        ("5", "Anna", "setzt", "6 Steine"),
        ("6", "Dirk", "gewinnt", "37 Steine"),
    ]


def test_the_bar_counts_every_stone_after_each_move() -> None:
    assert {sum(side.total for side in move.bar.sides) for move in told()["zuege"]} == {160}
    ends = [told()["zuege"][last].bar.sides for last in (5, 11)]
    for deal, sides in zip(told()["spiele"], ends, strict=True):
        assert [(side.name, side.total) for side in sides[1:]] == [*deal.end.stacks]


def test_a_deal_without_words_is_not_told() -> None:
    first, *_ = deals_of(SESSION)
    betting = [step for step in first.steps if "legt" not in str(step.move)]
    with pytest.raises(KartenwerkError, match="without words"):
        practice(SESSION, [replace(first, steps=tuple(betting))])


def test_whoever_has_checked_may_raise_a_bet_that_comes_later() -> None:
    open_table = at_table("anagramm_poker", "offen")
    *_, third = practice(open_table, deals_of(open_table, "offen"))["spiele"]
    said = [bet.said for bet in third.first if bet.name == "Cleo"]
    assert said == ["schiebt", "erhöht auf 5"]
    assert third.word("Cleo") == "E-R-N-ST" and third.view.shown[0].name == "Cleo"
