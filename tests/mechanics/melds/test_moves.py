"""The moves of rummy games: each is read as it is written, and what is none is told."""

from __future__ import annotations

import pytest
from tests.support import session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.mechanics.melds.meld import read_meld
from kartenwerk.play.mechanics.melds.moves import CardMove, LayDown, LayOff, Throw, read_card_move, throws

DECK = session_of("romme").deck.pack
SEVEN = DECK.card("pik-7")
RUN, SET = (read_meld(text, DECK) for text in ("pik-7 joker=pik-8 pik-9", "herz-7 karo-7 kreuz-7"))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Throw(SEVEN), "wirft pik-7"),
        (Throw(SEVEN, knocks=True), "klopft mit pik-7"),
        (LayDown((RUN,)), "legt pik-7 joker=pik-8 pik-9"),
        (LayDown((RUN, SET)), "legt pik-7 joker=pik-8 pik-9, herz-7 karo-7 kreuz-7"),
        (LayOff(SEVEN, 12), "legt pik-7 an 12"),
        (LayOff(SEVEN, 1, joker=True), "legt joker=pik-7 an 1"),
    ],
)
def test_a_move_is_read_as_it_is_written(move: CardMove, text: str) -> None:
    assert str(move) == text
    assert read_card_move(text, DECK, "Rommé", "zieht") == move


@pytest.mark.parametrize(
    "text", ["", "pik-7", "wirft", "wirft pik-7 pik-8", "legt pik-7 an eins", "legt pik-7", "nimmt pik-7"]
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Rommé|no meld|card"):
        read_card_move(text, DECK, "Rommé", "zieht")


def test_every_card_may_be_thrown_with_or_without_a_knock() -> None:
    cards = DECK.read("pik-7 pik-8")
    assert throws(cards) == tuple(Throw(card, knocks=False) for card in cards)
    assert throws(cards, knocks=True) == tuple(Throw(card, knocks=True) for card in cards)
