"""Tricks: where laid cards go."""

from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.mechanics.augen import BY_AUGEN
from kartenwerk.mechanics.ranking import Ranking
from kartenwerk.mechanics.tricks import InPlay

DECK = Catalog(DataRoots.over()).deck("franzoesisch").pack
HEARTS = Ranking.of(BY_AUGEN, [("herz", rank) for rank in BY_AUGEN])


def test_a_full_trick_goes_to_its_winner_who_leads_next() -> None:
    cards = InPlay.begin(tuple(DECK.read(name) for name in ("pik-K", "pik-A", "herz-7", "karo-A")), 0)
    for _ in range(4):
        cards = cards.lay(cards.hand[0], HEARTS)
    assert cards.won[2] == (DECK.read("pik-K pik-A herz-7 karo-A"),)
    assert (cards.turn, cards.augen(2), cards.tricks(0, 1, 3)) == (2, 26, 0)
    assert cards == InPlay.of(cards.hands, cards.trick, cards.won), "the Augen are kept as the tricks are won"
