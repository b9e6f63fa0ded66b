"""Reshuffling: when used cards become the new stock, and which."""

from __future__ import annotations

from random import Random

from tests.support import session_of

from kartenwerk.play.mechanics.reshuffle import Reshuffle, read_reshuffle, reshuffle, used_up

DECK = session_of("mau_mau").deck.pack
CARDS = DECK.cards[:6]


def test_the_pile_but_its_last_card_is_shuffled_when_the_stock_is_gone() -> None:
    assert used_up((), CARDS[:2])
    assert not used_up((), CARDS[:1])
    assert not used_up(CARDS[:1], CARDS)
    shuffle = reshuffle(CARDS, Random(1))
    assert sorted(shuffle.cards) == sorted(CARDS[:-1])
    assert shuffle.cards != CARDS[:-1]
    assert read_reshuffle(str(shuffle), DECK) == shuffle == Reshuffle(shuffle.cards)
    assert read_reshuffle(str(CARDS[0]), DECK) is None
