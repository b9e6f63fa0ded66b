"""What Anagramm-Poker's booklet shows: three deals that show their rule, odds that say how they were found."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from tests.games import prints
from tests.games.support import WORKSHOP, session

from kartenwerk.data import DataRoots
from kartenwerk.games.anagramm_poker import HANDS
from kartenwerk.games.anagramm_poker.deal_view import DealView
from kartenwerk.games.anagramm_poker.example_deals import EXAMPLE_PLAYERS
from kartenwerk.games.anagramm_poker.examples import booklet, specimen
from kartenwerk.mechanics.words.dictionary import EVERYDAY, Dictionary
from kartenwerk.mechanics.words.spelling import din_order
from kartenwerk.products.booklet.booklet import booklet_text
from kartenwerk.products.pad import leaf

SESSION = session("anagramm_poker")
EXAMPLES = ("wetten", "karten", "alphabet", "zweifel")


@cache
def told(example: str) -> DealView:
    found: DealView = prints.booklet("anagramm_poker")["beispiele"][example]
    return found


@cache
def text() -> str:
    return booklet_text(WORKSHOP, "anagramm_poker", prints.booklet("anagramm_poker"))


def test_all_words_of_the_examples_are_everyday_ones_in_their_base_form() -> None:
    everyday = Dictionary.everyday(DataRoots.over())
    words = [one.text for example in EXAMPLES for one in told(example).shown if not one.struck]
    assert [word for word in words if word not in everyday] == []
    assert [word for word in ("LECKE", "FREU", "MELK", "SIEGE") if word in everyday] == []


def test_every_everyday_word_is_in_the_dictionary() -> None:
    words = DataRoots.over().find(EVERYDAY).text().split()
    assert words == sorted({*words}) and [word for word in words if word not in HANDS.dictionary] == []


def test_the_bets_that_are_told_fill_the_pot() -> None:
    bids, deal = prints.booklet("anagramm_poker")["wetten"], told("wetten")
    assert {"setzt", "erhöht auf", "steigt aus"} <= {one.action for one in bids.first}
    assert "setzt" in {one.action for one in bids.second}
    stakes = sum(2 * max(one.to for one in part) for part in (bids.first, bids.second))
    assert deal.pot == stakes + EXAMPLE_PLAYERS


@pytest.mark.parametrize("times", [1, 2, 3])
def test_the_short_rules_tell_when_nobody_pays_again_as_the_rules_do(times: int) -> None:
    changed = booklet_text(
        WORKSHOP,
        "anagramm_poker",
        {**prints.booklet("anagramm_poker"), "r": session("anagramm_poker", nach_dreimal=times).values},
    )
    said = (
        "zahlt niemand nach" if times == 1 else f"{('zwei', 'drei')[times - 2]}mal hintereinander sofort ausgestiegen"
    )
    assert changed.count(said) == 2


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_word_lies_in_cards_of_the_hand_and_the_dictionary_has_it_unless_it_is_struck(example: str) -> None:
    for one in told(example).shown:
        assert not Counter(one.word) - Counter(one.hand)
        assert Counter(one.word) + Counter(one.rest) == Counter(one.hand)
        assert (HANDS.dictionary.why_not(one.text) is None) is not one.struck
    assert sum(one.won for one in told(example).shown) == told(example).pot


def test_more_cards_win_although_the_other_word_has_more_letters() -> None:
    best, other = told("karten").shown
    assert len(best.word) > len(other.word) and len(best.text) < len(other.text)
    assert best.won and not other.won


def test_of_as_many_cards_the_alphabet_decides() -> None:
    best, other = told("alphabet").shown
    assert len(best.word) == len(other.word) and din_order(best.text) < din_order(other.text)
    assert best.won and not other.won


def test_a_name_is_doubted_and_the_next_word_wins() -> None:
    name, other = told("zweifel").shown
    assert name.struck and not name.won and other.won
    assert told("zweifel").doubter in SESSION.names[:EXAMPLE_PLAYERS]
    assert told("zweifel").doubter != name.name


def test_the_booklet_says_what_is_counted_and_what_is_sampled() -> None:
    assert "genau gezählt" in text() and "geschätzt" in text()
    assert "134 153 712" in text().replace("\u202f", " ").replace("\u2009", " ").replace("\u00a0", " ")
    chances = prints.booklet("anagramm_poker")["chancen"]
    assert sum(one.dealt for one in chances) == pytest.approx(1)
    assert sum(one.exchanged for one in chances) == pytest.approx(1)


def test_the_booklet_tells_how_sighted_and_blind_players_play_together() -> None:
    part = text().split("# Gemeinsam am Tisch")[1].split("# Ende")[0]
    for word in ("Punktschrift", "laut an", "Karte für Karte", "Vollschrift"):
        assert word in part


def test_the_other_form_has_no_word_of_cards_with_several_letters() -> None:
    other = session("anagramm_poker", blatt="106")
    values = {**prints.booklet("anagramm_poker"), "r": other.values}
    changed = booklet_text(WORKSHOP, "anagramm_poker", values)
    assert "SCH, U, H" in text() and "SCH, U, H" not in changed


def test_a_specimen_keeps_all_stones_in_stacks_and_pot() -> None:
    for players in SESSION.data.players:
        entries = specimen(SESSION, players)
        stones = players * int(SESSION.values["startsteine"])
        assert [sum(row) + pot for row, pot in zip(entries["zeilen"], entries["pot"], strict=True)] == [stones] * len(
            entries["pot"]
        )


@pytest.mark.parametrize(("page", "players"), [("a6", 5), ("a5", 8)])
def test_a_leaf_has_a_column_for_every_seat_and_the_pot(page: str, players: int) -> None:
    for filled in (False, True):
        assert leaf(WORKSHOP, SESSION, page, players, filled).items


def test_the_examples_are_the_same_every_time() -> None:
    assert booklet(SESSION)["beispiele"] == prints.booklet("anagramm_poker")["beispiele"]
