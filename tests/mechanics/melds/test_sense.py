"""A sense for rummy hands: what may become a meld, what is worth taking, what is thrown away."""

from __future__ import annotations

import pytest
from tests.support import session_of

from kartenwerk.cards import Card
from kartenwerk.play.mechanics.melds.meld import JOKER, RANKS, meld_index
from kartenwerk.play.mechanics.melds.sense import best_throw, chances, kin, melds_with

DECK = session_of("romme").deck.pack
INDEX = meld_index(tuple(card for card in DECK.cards if card.suit != JOKER), (*RANKS, "A"))


def worth(card: Card) -> int:
    return 20 if card.suit == JOKER else min(card.value, 10)


@pytest.mark.parametrize(
    ("pair", "related"),
    [
        ("pik-7 herz-7", True),
        ("pik-7 pik-8", True),
        ("pik-7 pik-9", True),
        ("pik-9 pik-7", True),
        ("pik-7 pik-10", False),
        ("pik-7 herz-8", False),
        ("pik-7 joker-1", False),
        ("joker-1 joker-2", False),
    ],
)
def test_two_cards_go_together_if_a_third_could_make_them_a_meld(pair: str, related: bool) -> None:
    one, other = DECK.read(pair)
    assert kin(one, other) is related


@pytest.mark.parametrize(
    ("rest", "gone", "found"),
    [
        ("pik-7", "", (0, 6)),
        ("pik-7 pik-8", "pik-8", (2, 4)),
        ("pik-7 pik-9", "pik-9", (1, 5)),
        ("pik-7 herz-7", "herz-7", (2, 4)),
        ("pik-7 pik-8", "pik-8 pik-9 pik-6", (0, 3)),
        ("pik-7", "pik-8", (0, 4)),
    ],
    ids=["alone", "neighbour", "gap", "pair", "neighbour whose cards are gone", "one gone that is not held"],
)
def test_the_chances_of_a_card_are_those_that_are_still_out(rest: str, gone: str, found: tuple[int, int]) -> None:
    """With one of the rest, and with two that are unseen; a seven belongs to three runs and to three sets."""
    card = DECK.card("pik-7")
    unseen = INDEX.bits.keys() - {card, *DECK.read(gone)}
    assert chances(INDEX, card, DECK.read(rest), unseen) == found


@pytest.mark.parametrize(("card", "wanted"), [("pik-9", True), ("karo-7", False), ("herz-K", False)])
def test_a_card_is_worth_taking_that_belongs_to_the_best_melds(card: str, wanted: bool) -> None:
    assert melds_with(INDEX, DECK.read("pik-7 pik-8 herz-D karo-K"), DECK.card(card), worth) is wanted


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("pik-7 pik-8 pik-9 karo-K herz-2", "karo-K"),
        ("pik-7 pik-8 pik-9 karo-9 kreuz-9 herz-6", "herz-6"),
        ("karo-K karo-D herz-8", "herz-8"),
        ("karo-K karo-D herz-5", "karo-D"),
        ("joker-1 herz-2", "herz-2"),
        ("joker-1 pik-7 pik-8 pik-9", "pik-9"),
    ],
    ids=[
        "the dearest outside melds",
        "none of two that may become a meld",
        "a pair may cost four more",
        "but no more",
        "no joker",
        "rather a meld than a joker",
    ],
)
def test_the_dearest_card_is_thrown_that_goes_with_no_other(hand: str, thrown: str) -> None:
    cards = DECK.read(hand)
    free = tuple(sorted(cards, key=lambda card: str(card) == "karo-K"))
    assert str(best_throw(INDEX, cards, free, worth)) == thrown
