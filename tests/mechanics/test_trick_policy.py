"""What sensible players of trick-taking games share."""

from __future__ import annotations

from kartenwerk.cards import Card
from kartenwerk.mechanics.trick_policy import longest_suit


def test_the_longest_suit_is_that_of_most_cards_and_of_several_the_first() -> None:
    hand = [Card(suit, rank, 0) for suit, rank in (("herz", "A"), ("pik", "7"), ("pik", "8"), ("karo", "7"))]
    assert longest_suit(hand, ("herz", "karo", "pik")) == "pik"
    assert longest_suit(hand[::3], ("herz", "karo", "pik")) == "herz"
