"""Single words at the table: numbers, cards in a row, choices, and the notations that stand behind them."""

from __future__ import annotations

import pytest
from tests.sitting.talk import table_of, tongue_of, understanding_of
from tests.support import session_of

from kartenwerk.cards import HIDDEN, Card
from kartenwerk.table.sitting.narrator import FEW, Narrator, amount_of, describe_option
from kartenwerk.table.sitting.tongue import Tongue, _beginning, join_parts
from kartenwerk.table.sitting.typed import CardNames, plain

TEN, KING, ACE = Card("herz", "10"), Card("herz", "K"), Card("herz", "A")


def tongue(id: str = "de", game: str = "sechsundsechzig") -> Tongue:
    return tongue_of(session_of(game), id)


def test_cards_in_a_row_are_counted_and_those_face_down_come_last() -> None:
    say = tongue().cards
    assert say([KING]) == "Herz-König"
    assert say([KING, ACE, KING]) == "Herz-König zweimal, Herz-Ass"
    assert say([KING] * 3) == "Herz-König 3-mal"
    assert say([HIDDEN, KING]) == "Herz-König, eine Karte verdeckt"
    assert say([HIDDEN] * 2) == "2 Karten verdeckt"
    assert say([]) == "nichts"


@pytest.mark.parametrize(
    ("number", "german", "english"),
    [(3, "drei", "3"), (2.5, "2,5", "2.5"), (0, "null", "0"), (1234.25, "1234,2", "1,234.2")],
)
def test_a_number_is_a_word_where_german_has_one(number: float, german: str, english: str) -> None:
    assert (tongue().count(number), tongue("en").count(number)) == (german, english)


def test_a_whole_number_has_no_decimals() -> None:
    assert [tongue("en").number(each, 2) for each in (3.0, 3.256)] == ["3", "3.26"]
    assert tongue("en").decimals(3, 2) == "3.00"


def test_a_choice_whose_words_begin_with_a_number_keeps_it_apart() -> None:
    assert tongue().option(3, "Herz-Ass") == "3 Herz-Ass"
    assert tongue().option(3, "20 auf Punto") != "3 20 auf Punto"


def test_parts_that_have_commas_are_parted_by_semicolons() -> None:
    assert join_parts(["Bert 5", "Cleo 3"]) == "Bert 5, Cleo 3"
    assert join_parts(["Bert 5, +10", "Cleo 3"]) == "Bert 5, +10; Cleo 3"


def test_the_longest_beginning_in_whole_words_counts() -> None:
    known = ("geht", "geht mit", "raise")
    assert [_beginning(text, known) for text in ("geht mit 5", "geht", "gehtmit", "raise 5 x", "nimmt", "")] == [
        *("geht mit", "geht", "", "raise", "", "")
    ]


@pytest.mark.parametrize(
    ("move", "amount"),
    [("raise 20", "20"), ("passt", ""), ("setzt 3 4", ""), ("herz-10", ""), ("20 auf punto", "20")],
)
def test_the_amount_of_a_move_is_its_only_number(move: str, amount: str) -> None:
    assert amount_of(move) == amount


def test_a_move_is_called_by_its_number_unless_that_may_be_an_amount() -> None:
    few, many = [f"raise {each}" for each in range(2, FEW + 2)], [f"raise {each}" for each in range(2, FEW + 3)]
    poker = tongue(game="burner_holdem")
    assert describe_option(poker, few, "raise 4").startswith("3")
    assert not describe_option(poker, many, "raise 4").startswith("3")
    assert describe_option(poker, ["fold", *many[1:]], "fold").startswith("1")


def test_those_at_the_table_are_named_in_the_order_in_which_they_sit() -> None:
    assert Narrator(tongue(), 2).others(["Du", "Bert", "Cleo", "Dirk"]) == "Dirk, Du, Bert"


def names() -> CardNames:
    return CardNames([tongue("de", "doppelkopf"), tongue("en", "doppelkopf")])


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("herz könig", ["herz-K"]),
        ("könig herz", ["herz-K"]),
        ("der herz-könig", ["herz-K"]),
        ("h10", ["herz-10"]),
        ("10h", ["herz-10"]),
        ("herz k", ["herz-K"]),
        ("kön he", ["herz-K"]),
        ("zebra", []),
        ("herz zebra", []),
        ("", []),
    ],
)
def test_a_card_may_be_typed_by_whole_names_or_beginnings_in_either_order(typed: str, cards: list[str]) -> None:
    assert [*map(str, names().find_cards(typed))] == cards


def test_a_suit_or_a_rank_alone_means_all_of_it() -> None:
    assert {card.suit for card in names().find_cards("herz")} == {"herz"}
    assert {card.rank for card in names().find_cards("king")} == {"K"}


@pytest.mark.parametrize(
    ("typed", "cards", "rest"),
    [
        ("herz 10 könig", ["herz-10", "herz-K"], []),
        ("10 könig herz", ["herz-10", "herz-K"], []),
        ("herz 10 pik 10", ["herz-10", "pik-10"], []),
        ("könig herz 10", ["herz-K", "herz-10"], []),
        ("legt herz 10 ab", ["herz-10"], ["legt", "ab"]),
        ("wünscht herz", [], ["wuenscht", "herz"]),
        ("herz herz 10", ["herz-10"], ["herz"]),
        ("10", [], ["10"]),
        ("herz-10 pik-K", ["herz-10", "pik-K"], []),
        ("herz wünscht 10", ["herz-10"], ["herz", "wuenscht"]),
    ],
)
def test_cards_in_a_row_share_a_suit(typed: str, cards: list[str], rest: list[str]) -> None:
    found, left = names().in_a_row(plain(typed).split())
    assert ([*map(str, found)], left) == (cards, rest)


def test_why_takes_the_numbers_that_there_are() -> None:
    understanding = understanding_of(table_of("sechsundsechzig", 2))
    last = len(understanding.options)
    assert [bool(understanding._cards_of_number(str(number))) for number in (0, 1, last, last + 1)] == [
        *(False, True, True, False)
    ]
    assert understanding._cards_of_number("1" * 10) == []
