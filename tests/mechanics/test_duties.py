"""Duties: what they leave of a hand, and what they answer to other cards."""

from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Card, Cards
from kartenwerk.catalog import Catalog
from kartenwerk.play.mechanics.augen import BY_AUGEN
from kartenwerk.play.mechanics.duties import BEAT, FOLLOW, TRUMP, Duty, legal_cards, why_not_lay
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.tricks import InPlay, Trick

DECK = Catalog(DataRoots.over()).deck("franzoesisch").pack
HEARTS = Ranking.of(BY_AUGEN, [("herz", rank) for rank in BY_AUGEN])
PLAIN = Ranking.of(BY_AUGEN)


class Position(NamedTuple):
    """The state of a game that has nothing but cards and duties."""

    cards: InPlay
    duties: tuple[Duty, ...]
    ranking: Ranking = HEARTS


def position(hand: Cards, trick: Cards, *duties: Duty) -> Position:
    """Seat 0 of four is to lay, the trick was led by another."""
    return Position(InPlay.of((hand, (), (), ()), Trick(-len(trick) % 4, trick), ((),) * 4), duties)


@pytest.mark.parametrize(
    ("hand", "trick", "duties", "left"),
    [
        ("pik-7 karo-A herz-9", "", (FOLLOW, TRUMP, BEAT), "pik-7 karo-A herz-9"),
        ("pik-7 karo-A herz-9", "pik-A", (FOLLOW,), "pik-7"),
        ("karo-7 karo-A herz-9", "pik-A", (FOLLOW,), "karo-7 karo-A herz-9"),
        ("karo-7 karo-A herz-9", "pik-A", (FOLLOW, TRUMP), "herz-9"),
        ("karo-7 karo-A", "pik-A", (FOLLOW, TRUMP), "karo-7 karo-A"),
        ("pik-7 pik-A", "pik-K", (FOLLOW, BEAT), "pik-A"),
        ("pik-7 pik-A", "pik-K herz-7", (FOLLOW, TRUMP, BEAT), "pik-7 pik-A"),
        ("herz-8 herz-10", "pik-K herz-9", (FOLLOW, TRUMP, BEAT), "herz-10"),
        ("herz-8 karo-A", "pik-K herz-9", (FOLLOW, TRUMP, BEAT), "herz-8"),
        ("pik-A herz-7", "pik-K", (BEAT,), "pik-A herz-7"),
    ],
    ids=[
        "a lead is free",
        "who can follow must",
        "who cannot follow is free without further duties",
        "who cannot follow must trump",
        "who can neither follow nor trump is free",
        "who can beat must",
        "who follows a trumped trick need not beat",
        "who trumps must trump over",
        "who cannot trump over must trump all the same",
        "a duty to beat alone leaves trumps and higher cards",
    ],
)
def test_duties_leave(hand: str, trick: str, duties: tuple[Duty, ...], left: str) -> None:
    assert legal_cards(position(DECK.read(hand), DECK.read(trick), *duties)) == DECK.read(left)


def test_a_forbidden_card_is_answered_by_its_duty_and_the_cards_that_would_do() -> None:
    state = position(DECK.read("karo-7 herz-8 herz-10"), DECK.read("pik-K herz-9"), FOLLOW, TRUMP, BEAT)
    reason = why_not_lay(state, DECK.card("karo-7"))
    assert reason is not None
    assert (reason.id, reason.cards) == ("trumpf_zwang", DECK.read("herz-8 herz-10"))


def test_a_card_that_is_not_in_the_hand_is_refused_first() -> None:
    reason = why_not_lay(position(DECK.read("karo-7"), DECK.read("pik-K"), FOLLOW), DECK.card("pik-A"))
    assert reason is not None
    assert reason.id == "nicht_auf_der_hand"


ORDERS = st.permutations([card for card in DECK.cards if card.suit != "joker"])
DUTIES = st.lists(st.sampled_from([FOLLOW, TRUMP, BEAT]), unique=True)


@given(ORDERS, st.integers(0, 3), st.integers(1, 8), DUTIES, st.sampled_from([HEARTS, PLAIN]))
def test_duties_always_leave_a_card_and_forbid_all_others(
    order: list[Card], laid: int, held: int, duties: list[Duty], ranking: Ranking
) -> None:
    trick, hand = tuple(order[:laid]), tuple(order[laid : laid + held])
    state = position(hand, trick, *duties)._replace(ranking=replace(ranking, ranks=(*BY_AUGEN, "5", "4", "3", "2")))
    left = legal_cards(state)
    assert left
    assert all((why_not_lay(state, card) is None) == (card in left) for card in hand)
