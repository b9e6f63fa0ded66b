"""What Siebzehn und Vier's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.prints import booklet, check_booklet, check_leaves, check_reference_card, rendered
from tests.games.support import session

from kartenwerk.catalog.game import Value
from kartenwerk.games.siebzehn_und_vier.examples import CoupView, specimen

GAME = "siebzehn_und_vier"


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)


def test_a_reference_card_has_two_sides() -> None:
    check_reference_card(session(GAME))


@pytest.mark.parametrize("page", ["a6", "card", "large"])
def test_the_booklet_fits_its_pages(page: str) -> None:
    check_booklet(session(GAME), page)


def coup(example: str, **changes: Value) -> CoupView:
    view: CoupView = booklet(GAME, **changes)["beispiele"][example]
    return view


def test_a_raise_is_followed_by_a_card_and_doubles_what_both_pay() -> None:
    shown = coup("erhoeht")
    place = shown.acts.index("erhöht")
    assert shown.acts[place + 1] == "nimmt" and shown.acts[-1] == "genug"
    assert shown.winner == shown.player
    cards = [len(row.cards) for row in shown.hands]
    assert cards == [1 + shown.acts.count("nimmt"), 1 + shown.drawn]
    assert shown.stake == 1 + shown.raised


@pytest.mark.parametrize("most", [1, 10])
def test_examples_can_be_found_even_where_nobody_may_raise(most: int) -> None:
    shown = coup("erhoeht", max_faktor=most)
    assert (shown.raised > 0) == (most > 1)


def test_who_is_bust_loses_and_equals_go_on() -> None:
    bust, equal = coup("ueberkauft"), coup("gleich")
    assert int(bust.hands[0].number) > 21 >= int(bust.hands[1].number)
    assert (bust.winner, bust.hands[0].word) == (bust.bank, "überkauft")
    assert equal.hands[0].number == equal.hands[1].number and not equal.winner


def test_the_mean_leaves_out_hands_of_21_as_it_says() -> None:
    nineteen = next(one for one in booklet(GAME)["genug"] if one.least == 19)
    assert 19 < nineteen.mean < 20


def test_equal_moves_in_a_row_are_told_once() -> None:
    shown = coup("erhoeht")
    assert [act for act, times in shown.runs for _ in range(times)] == [*shown.acts]
    assert all(before[0] != after[0] for before, after in pairwise(shown.runs))


def test_the_reference_card_gives_the_range_of_what_it_puts_in_one_line() -> None:
    told = rendered(f"games/{GAME}/reference.md.j2", booklet(GAME))
    assert "`bei 15 bis 17` 63\u202f% bis 64\u202f%" in told


def test_a_pad_of_accounts_adds_up_to_nothing() -> None:
    rows = specimen(session(GAME), 5)["zeilen"]
    assert [sum(row["points"]) for row in rows] == [sum(row["sums"]) for row in rows] == [0] * 5
    assert [row["notes"][0] for row in rows] == ["Anna", "Bert", "Cleo", "Dirk", "Emma"]
