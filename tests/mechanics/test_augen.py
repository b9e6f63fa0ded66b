"""Augen: what cards count in German trick-taking games."""

from __future__ import annotations

from tests.support import session_of

from kartenwerk.play.mechanics.augen import BY_AUGEN, augen

DECK = session_of("herzblatt").deck.pack


def test_a_suit_counts_thirty_augen_and_its_ten_stands_below_the_ace() -> None:
    suit = {rank: augen(DECK.read(f"pik-{rank}")) for rank in ("A", "10", "K", "D", "B", "9")}
    assert suit == {"A": 11, "10": 10, "K": 4, "D": 3, "B": 2, "9": 0}
    assert [rank for rank in BY_AUGEN if rank in suit] == [*suit]
    german = session_of("wallachen").deck.pack
    assert [augen(german.read(f"herz-{rank}")) for rank in ("O", "U")] == [3, 2]
    assert augen(DECK.read("pik-A pik-10 karo-K")) == 25
