"""Ranking: which card wins a trick."""

from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Card
from kartenwerk.catalog import Catalog
from kartenwerk.play.mechanics.augen import BY_AUGEN
from kartenwerk.play.mechanics.ranking import BY_RANK, Ranking

DECK = Catalog(DataRoots.over()).deck("franzoesisch").pack
HEARTS = Ranking.of(BY_AUGEN, [("herz", rank) for rank in BY_AUGEN])
PLAIN = Ranking.of(BY_AUGEN)
ORDERS = st.permutations([card for card in DECK.cards if card.suit != "joker"])


def test_the_highest_card_of_the_led_suit_wins_a_trick_without_trumps() -> None:
    assert HEARTS.winner(DECK.read("pik-K karo-A pik-10 pik-9")) == 2


def test_the_lowest_trump_beats_every_plain_card() -> None:
    assert HEARTS.winner(DECK.read("pik-A pik-10 herz-7")) == 2


def test_of_two_equal_cards_the_first_wins() -> None:
    assert HEARTS.winner(DECK.read("herz-A herz-A")) == 0
    assert PLAIN.winner(DECK.read("pik-10 karo-A pik-10")) == 0


def test_an_overtaken_trump_gives_way_to_its_twin() -> None:
    assert replace(HEARTS, overtaken=(("herz", "A"),)).winner(DECK.read("herz-A herz-A")) == 1


def test_cards_of_one_tier_are_equal_and_the_first_stays_ahead() -> None:
    equals = Ranking((tuple((suit, "10") for suit in ("kreuz", "pik", "herz", "karo")),), BY_AUGEN)
    assert equals.winner(DECK.read("pik-10 herz-10 karo-A")) == 0


@given(ORDERS, st.integers(1, 4))
def test_the_winner_beats_every_card_before_it_and_none_after_beats_it(order: list[Card], laid: int) -> None:
    ranking = replace(HEARTS, ranks=(*BY_AUGEN, "5", "4", "3", "2"))
    trick = tuple(order[:laid])
    best = ranking.winner(trick)
    assert not any(ranking.beats(card, trick[best]) for card in trick[best + 1 :])
    assert ranking.suit(trick[best]) == ranking.suit(trick[0]) or trick[best].suit == "herz"


def test_the_german_order_puts_the_ten_below_the_unter() -> None:
    assert BY_RANK.index("U") < BY_RANK.index("10")


def test_a_ranking_is_a_value() -> None:
    with pytest.raises(FrozenInstanceError):
        HEARTS.ranks = ()  # type: ignore[misc]
    assert hash(HEARTS) == hash(replace(HEARTS))
