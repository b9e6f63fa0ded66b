"""Cards that lie aside: who takes them up, what is laid away, who knows it."""

from __future__ import annotations

from itertools import combinations

from tests.support import session_of

from kartenwerk.cards import hide
from kartenwerk.play.mechanics.augen import BY_AUGEN
from kartenwerk.play.mechanics.tricks import InPlay
from kartenwerk.play.mechanics.widow import Discard, Widow, read_discard

DECK = session_of("herzblatt").deck.pack
LYING = DECK.read("herz-A pik-9")
PLAY = InPlay.begin((DECK.read("pik-10 pik-K"), DECK.read("karo-A karo-K")), 0)
SUITS = ("herz", "pik", "karo", "kreuz")


def test_who_takes_the_widow_has_its_cards_in_order_and_lays_as_many_away() -> None:
    play, widow = Widow(LYING).take(PLAY, 0, SUITS, BY_AUGEN)
    assert play.hands == (DECK.read("herz-A pik-10 pik-K pik-9"), PLAY.hands[1])
    assert (widow.cards, widow.taker, widow.open, widow.taken) == ((), 0, True, True)
    assert [*widow.discards(play.hands[0], 2)] == [*map(Discard, combinations(play.hands[0], 2))]
    play, widow = widow.lay_away(play, DECK.read("pik-9 pik-K"))
    assert play.hands[0] == DECK.read("herz-A pik-10")
    assert (widow.cards, widow.taker, widow.open) == (DECK.read("pik-9 pik-K"), 0, False)


def test_nothing_is_laid_away_unless_the_widow_is_open() -> None:
    assert [*Widow(LYING).discards(PLAY.hands[0], 1)] == []
    assert not Widow(LYING).taken
    assert Widow(LYING, 0).taken


def test_only_the_taker_knows_what_was_laid_away() -> None:
    assert Widow(LYING, 0).seen_by(0).cards == LYING
    assert Widow(LYING, 0).seen_by(1).cards == Widow(LYING).seen_by(0).cards == hide(LYING)


def test_a_discard_is_read_as_it_is_written() -> None:
    written = str(Discard(LYING))
    assert read_discard(written) == "herz-A pik-9"
    assert read_discard("herz-A pik-9") is None
