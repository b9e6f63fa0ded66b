"""Tricks: which card wins, and what the duties leave of a hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.cards import Card, Pack
from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.mechanics.tricks import (
    BEAT,
    BY_AUGEN,
    BY_RANK,
    FOLLOW,
    TRUMP,
    Duty,
    InPlay,
    Ranking,
    Trick,
    allowed,
    kind_of,
    why_not_lay,
)

DECK = Catalog(DataRoots.over()).deck("franzoesisch").pack
HEARTS = Ranking.of(BY_AUGEN, [("herz", rank) for rank in BY_AUGEN])
PLAIN = Ranking.of(BY_AUGEN)


def table(hand: str, trick: str) -> InPlay:
    """Seat 0 is to lay, the trick was led by another."""
    cards = DECK.read(trick)
    return InPlay((DECK.read(hand), *((),) * 3), Trick(-len(cards) % 4, cards), ((),) * 4)


def may_lay(hand: str, trick: str, *duties: Duty, ranking: Ranking = HEARTS) -> str:
    return " ".join(map(str, allowed(table(hand, trick), ranking, duties)))


def test_the_highest_card_of_the_led_suit_wins_a_trick_without_trumps() -> None:
    assert HEARTS.winner(DECK.read("pik-K karo-A pik-10 pik-9")) == 2


def test_the_lowest_trump_beats_every_plain_card() -> None:
    assert HEARTS.winner(DECK.read("pik-A pik-10 herz-7")) == 2


def test_of_two_equal_cards_the_first_wins() -> None:
    assert HEARTS.winner(DECK.read("herz-A herz-A")) == 0
    assert PLAIN.winner(DECK.read("pik-10 karo-A pik-10")) == 0


def test_an_overtaken_trump_gives_way_to_its_twin() -> None:
    assert HEARTS._replace(overtaken=(("herz", "A"),)).winner(DECK.read("herz-A herz-A")) == 1


def test_cards_of_one_tier_are_equal_and_the_first_stays_ahead() -> None:
    equals = Ranking((tuple((suit, "10") for suit in ("kreuz", "pik", "herz", "karo")),), BY_AUGEN)
    assert equals.winner(DECK.read("pik-10 herz-10 karo-A")) == 0


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
    assert may_lay(hand, trick, *duties) == left


def test_a_forbidden_card_is_answered_by_its_duty_and_the_cards_that_would_do() -> None:
    reason = why_not_lay(
        DECK.card("karo-7"), table("karo-7 herz-8 herz-10", "pik-K herz-9"), HEARTS, (FOLLOW, TRUMP, BEAT)
    )
    assert reason is not None
    assert (reason.id, reason.cards) == ("trumpf_zwang", DECK.read("herz-8 herz-10"))


def test_a_card_that_is_not_in_the_hand_is_refused_first() -> None:
    reason = why_not_lay(DECK.card("pik-A"), table("karo-7", "pik-K"), HEARTS, (FOLLOW,))
    assert reason is not None
    assert reason.id == "nicht_auf_der_hand"


CARDS = st.permutations(Pack(card for card in DECK.cards if card.suit != "joker").cards)
DUTIES = st.lists(st.sampled_from([FOLLOW, TRUMP, BEAT]), unique=True)


@given(CARDS, st.integers(0, 3), st.integers(1, 8), DUTIES, st.sampled_from([HEARTS, PLAIN]))
def test_duties_always_leave_a_card_and_forbid_all_others(
    order: tuple[Card, ...], laid: int, held: int, duties: list[Duty], ranking: Ranking
) -> None:
    trick, hand = tuple(order[:laid]), tuple(order[laid : laid + held])
    cards = InPlay((hand, (), (), ()), Trick(-laid % 4, trick), ((),) * 4)
    ranking = ranking._replace(ranks=(*BY_AUGEN, "5", "4", "3", "2"))
    left = allowed(cards, ranking, duties)
    assert left
    assert all((why_not_lay(card, cards, ranking, duties) is None) == (card in left) for card in hand)


@given(CARDS, st.integers(1, 4))
def test_the_winner_beats_every_card_before_it_and_none_after_beats_it(order: tuple[Card, ...], laid: int) -> None:
    ranking = HEARTS._replace(ranks=(*BY_AUGEN, "5", "4", "3", "2"))
    trick = order[:laid]
    best = ranking.winner(trick)
    assert not any(ranking.beats(card, trick[best]) for card in trick[best + 1 :])
    assert ranking.suit(trick[best]) == ranking.suit(trick[0]) or kind_of(trick[best])[0] == "herz"


def test_a_full_trick_goes_to_its_winner_who_leads_next() -> None:
    cards = InPlay.begin(tuple(DECK.read(name) for name in ("pik-K", "pik-A", "herz-7", "karo-A")), 0)
    for _ in range(4):
        cards = cards.lay(cards.hand[0], HEARTS)
    assert cards.won[2] == (DECK.read("pik-K pik-A herz-7 karo-A"),)
    assert (cards.turn, cards.augen(2), cards.tricks(0, 1, 3)) == (2, 26, 0)


def test_the_german_order_puts_the_ten_below_the_unter() -> None:
    assert BY_RANK.index("U") < BY_RANK.index("10")
