"""Burner Hold'em in print: the ladder and its odds, a text that obeys the rules."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import pytest
from tests.games import prints, support
from tests.games.support import WORKSHOP

from kartenwerk.play.games.burner_holdem.examples import rungs, specimen
from kartenwerk.play.games.burner_holdem.practice import hand_cards
from kartenwerk.products.booklet.game import booklet_text
from kartenwerk.products.pad.game import draw_leaf, leaf_players

DATA = WORKSHOP.catalog.game("burner_holdem")
session = partial(support.session, "burner_holdem")


@cache
def values() -> Mapping[str, Any]:
    return prints.booklet("burner_holdem")


def rules_text(values: Mapping[str, Any]) -> str:
    """The rules alone, without the list of house rules."""
    return prints.rendered("games/burner_holdem/text.md.j2", values)


# --- the ladder -----------------------------------------------------------------------------------------------


def test_the_ladder_stands_from_the_highest_hand_to_the_lowest() -> None:
    assert [rung.id for rung in rungs(session())] == list(reversed(DATA.hands))
    assert [rung.place for rung in rungs(session())] == list(range(len(DATA.hands), 0, -1))


@pytest.mark.parametrize(
    ("cards", "counting"),
    [
        ("ger-K bog-K svidar-6 yxar-4 ger-1", 2),
        ("ger-K bog-K svidar-6 yxar-6 ger-1", 4),
        ("ger-K bog-K svidar-K yxar-6 ger-1", 3),
        ("ger-K bog-K svidar-K yxar-6 ger-6", 5),
        ("ger-K bog-K svidar-K yxar-K ger-6", 4),
        ("ger-S ger-K ger-6 ger-4 ger-1", 5),
        ("ger-2 ger-3 bog-4 ger-5 ger-6", 5),
        ("ger-S ger-K bog-6 ger-4 ger-1", 1),
    ],
)
def test_kickers_do_not_count(cards: str, counting: int) -> None:
    five = hand_cards(session(), session().deck.pack.read(cards))
    assert sum(card.counts for card in five) == counting


def test_a_rung_beats_what_comes_more_often_only_where_the_source_ranks_it_higher() -> None:
    usual = {rung.id: rung.beats for rung in rungs(session())}
    assert usual["flush"] == ("Full House", "Vierling")
    assert usual["royal_flush"] == usual["straight_flush"] == ("Burner",)
    assert usual["full_house"] == usual["burner"] == ()
    assert not any(rung.beats for rung in rungs(session(rangfolge="seltenheit")))


def test_the_odds_stand_in_the_text_as_they_are_counted() -> None:
    text = rules_text(values())
    assert "| Burner | 86\u202f400 | 4470 |" in text
    assert "gibt es 386\u202f206\u202f920 Hände zu sieben" in text
    assert "- *Flush:* seltener als Full House und Vierling." in text


def test_ranked_by_rarity_the_text_names_no_exceptions() -> None:
    text = rules_text(prints.booklet("burner_holdem", rangfolge="seltenheit"))
    assert "seltener als Full House" not in text
    assert "sagt aber die überlieferte Reihenfolge: Burner, Royal Flush" in text


# --- the text and the rules -----------------------------------------------------------------------------------


def test_the_text_says_the_tables_numbers() -> None:
    changed = prints.booklet("burner_holdem", small_blind=3, big_blind=7, startmarken=60, max_raises=1)
    text = booklet_text(WORKSHOP, "burner_holdem", changed)
    assert "*Small Blind* von drei Marken" in text
    assert "*Big Blind* von sieben Marken" in text
    assert "Jeder bekommt 60\u00a0Marken" in text
    assert "In jeder Setzrunde ist höchstens ein Raise erlaubt" in text
    assert "Wie oft ihr erhöht, ist nicht begrenzt" not in text


def test_a_small_blind_above_the_big_one_is_told_as_it_is_paid() -> None:
    text = rules_text(prints.booklet("burner_holdem", small_blind=50))
    assert "*Small Blind* von zwei Marken" in text and "50 Marken" not in text


@pytest.mark.parametrize("rangfolge", ["vorlage", "seltenheit"])
def test_the_reference_card_has_a_front_and_a_back(rangfolge: str) -> None:
    prints.check_reference_card(session(rangfolge=rangfolge))


def test_an_open_point_among_the_variants_is_marked_as_our_choice() -> None:
    text = rules_text(values())
    for rule in DATA.rules.values():
        if rule.other:
            assert (f"**{rule.title}°.**" in text) == (rule.open or rule.added)
            assert (f"**{rule.title}.**" in text) != (rule.open or rule.added)


# --- the pad --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [6, 10])
def test_a_specimens_rows_keep_all_chips(players: int) -> None:
    entries = specimen(session(), players)
    assert len(entries["namen"]) == players
    assert {sum(row) for row in entries["zeilen"]} == {players * 100}
    assert len(set(entries["zeilen"])) > 5


def test_leaves_are_made_for_as_many_columns_as_a_page_can_hold() -> None:
    assert leaf_players(session(), "a6") == (5, 8)
    assert leaf_players(session(), "a5") == (8, 10)
    for page in ("a6", "a5"):
        for players in leaf_players(session(), page):
            assert draw_leaf(WORKSHOP, session(), page, players, filled=True).items
