"""Burner Hold'em in print: the ladder and its odds, deals told as they were played, a text that obeys the rules."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest
from tests.support import WORKSHOP

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.data import DataRoots
from kartenwerk.engine.session import Session
from kartenwerk.games import showcase
from kartenwerk.games.burner_holdem.examples import Told, counted, rungs
from kartenwerk.products.booklet.booklet import booklet_text, booklet_values
from kartenwerk.products.pad import leaf, leaf_players
from kartenwerk.products.reference import reference_pages

DATA = Catalog(DataRoots.over()).game("burner_holdem")


@pytest.fixture(scope="module")
def workshop() -> Workshop:
    return WORKSHOP


def table_with(workshop: Workshop, **changes: Value) -> Session:
    settings = [f"{key}={str(value).lower()}" for key, value in changes.items()]
    return workshop.session("burner_holdem", None, settings)


@pytest.fixture(scope="module")
def table(workshop: Workshop) -> Session:
    return table_with(workshop)


@pytest.fixture(scope="module")
def values(workshop: Workshop, session: Session) -> Mapping[str, Any]:
    return booklet_values(workshop, session)


def rules_text(workshop: Workshop, values: Mapping[str, Any]) -> str:
    """The rules alone, without the list of house rules."""
    return workshop.templates.render("games/burner_holdem/text.md.j2", values)


@pytest.fixture(scope="module")
def text(workshop: Workshop, values: Mapping[str, Any]) -> str:
    return rules_text(workshop, values)


# the ladder


def test_the_ladder_stands_from_the_highest_hand_to_the_lowest(session: Session) -> None:
    assert [rung.id for rung in rungs(session)] == list(reversed(DATA.hands))
    assert [rung.place for rung in rungs(session)] == list(range(len(DATA.hands), 0, -1))


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
def test_kickers_do_not_count(session: Session, cards: str, counting: int) -> None:
    five = counted(session, session.deck.pack.read(cards))
    assert sum(card.counts for card in five) == counting


def test_a_rung_beats_what_comes_more_often_only_where_the_source_ranks_it_higher(workshop: Workshop) -> None:
    usual = {rung.id: rung.beats for rung in rungs(table_with(workshop))}
    assert usual["flush"] == ("Full House", "Vierling")
    assert usual["royal_flush"] == usual["straight_flush"] == ("Burner",)
    assert usual["full_house"] == usual["burner"] == ()
    assert not any(rung.beats for rung in rungs(table_with(workshop, rangfolge="seltenheit")))


def test_the_odds_stand_in_the_text_as_they_are_counted(text: str, session: Session) -> None:
    assert "| Burner | 86\u202f400 | 4470 |" in text
    assert "gibt es 386\u202f206\u202f920 Hände zu sieben" in text
    assert "- *Flush:* seltener als Full House und Vierling." in text


def test_ranked_by_rarity_the_text_names_no_exceptions(workshop: Workshop) -> None:
    text = rules_text(workshop, booklet_values(workshop, table_with(workshop, rangfolge="seltenheit")))
    assert "seltener als Full House" not in text
    assert "In der Vorlage lautet die Reihenfolge, die höchste Hand zuerst: Burner, Royal Flush" in text


# the deals


@pytest.mark.parametrize("example", ["kicker", "geteilt", "side_pot"])
def test_a_deal_is_told_with_all_its_chips(values: Mapping[str, Any], example: str) -> None:
    told: Told = values["beispiele"][example]
    paid = sum(deed.chips for course in told.courses for deed in course.deeds) + sum(values["blinds"])
    won = sum(hand.won for hand in told.shown)
    assert won == sum(pot.chips for pot in told.pots)
    if all(len(deed.names) == 1 for course in told.courses for deed in course.deeds):
        assert paid == won + told.back[1]


def test_the_best_hand_stands_first_and_the_others_below(values: Mapping[str, Any]) -> None:
    for told in values["beispiele"].values():
        assert told.shown[0].won
        assert told.shown[0].name in told.pots[0].winners
        assert len(told.board) == 5 and all(len(hand.best) == 5 for hand in told.shown)


def test_the_split_pot_is_shared_and_the_side_pot_is_not(values: Mapping[str, Any]) -> None:
    deals: Mapping[str, Told] = values["beispiele"]
    assert [len(pot.winners) for pot in deals["geteilt"].pots] == [2]
    winners = [pot.winners for pot in deals["side_pot"].pots]
    assert len(winners) > 1 and len({*winners}) > 1


def test_the_kicker_that_decides_belongs_to_the_winner(values: Mapping[str, Any]) -> None:
    winner, loser = values["beispiele"]["kicker"].shown
    higher, lower = values["kicker"]
    assert higher in winner.hole and higher.value > lower.value
    assert [card.card for card in loser.best if not card.counts]
    assert winner.hand == loser.hand


def test_rounds_that_went_alike_are_told_once(values: Mapping[str, Any]) -> None:
    for told in values["beispiele"].values():
        assert [street for course in told.courses for street in course.streets] == ["preflop", "flop", "turn", "river"]
        later = [course.deeds for course in told.courses[1:]]
        assert all(one != other for one, other in pairwise(later))


# the text and the rules


def test_the_text_says_the_tables_numbers(workshop: Workshop) -> None:
    table = table_with(workshop, small_blind=3, big_blind=7, startmarken=60, max_raises=1)
    text = booklet_text(workshop, "burner_holdem", booklet_values(workshop, table))
    assert "*Small Blind* von drei Marken" in text
    assert "*Big Blind* von sieben Marken" in text
    assert "Jeder bekommt 60\u00a0Marken" in text
    assert "In jeder Setzrunde ist höchstens ein Raise erlaubt" in text
    assert "Wie oft ihr erhöht, ist nicht begrenzt" not in text


def test_a_small_blind_above_the_big_one_is_told_as_it_is_paid(workshop: Workshop) -> None:
    text = rules_text(workshop, booklet_values(workshop, table_with(workshop, small_blind=50)))
    assert "*Small Blind* von zwei Marken" in text and "50 Marken" not in text


@pytest.mark.parametrize("rangfolge", ["vorlage", "seltenheit"])
def test_the_reference_card_has_a_front_and_a_back(workshop: Workshop, rangfolge: str) -> None:
    assert len(reference_pages(workshop, table_with(workshop, rangfolge=rangfolge))) == 2


def test_every_open_point_has_its_box(text: str) -> None:
    assert [line for line in text.splitlines() if "Offene Stelle:" in line]
    assert text.count("Offene Stelle:") > sum(rule.open for rule in DATA.rules.values())


# the pad


@pytest.mark.parametrize("players", [6, 10])
def test_a_specimens_rows_keep_all_chips(session: Session, players: int) -> None:
    specimen = showcase("burner_holdem").specimen(session, players)
    assert len(specimen["namen"]) == players
    assert {sum(row) for row in specimen["zeilen"]} == {players * 100}
    assert len(set(specimen["zeilen"])) > 5


def test_leaves_are_made_for_as_many_columns_as_a_page_can_hold(workshop: Workshop, session: Session) -> None:
    assert leaf_players(session, "a6") == (6,)
    assert leaf_players(session, "a5") == (6, 10)
    for page in ("a6", "a5"):
        for players in leaf_players(session, page):
            assert leaf(workshop, session, page, players, filled=True).items


def test_other_games_have_leaves_for_every_number_of_players(workshop: Workshop) -> None:
    donnerwetter = workshop.session("donnerwetter", None, [])
    assert leaf_players(donnerwetter, "a6") == donnerwetter.data.players
