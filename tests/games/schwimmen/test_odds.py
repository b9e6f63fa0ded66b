"""What Schwimmen's hands are called, and how often three dealt cards count how much."""

from __future__ import annotations

from math import comb

from tests.games.support import session

from kartenwerk.play.games.schwimmen import HANDS, ODDS


def test_hands_are_named_and_the_highest_wins() -> None:
    hands = HANDS.hands(session("schwimmen"), ["pik-K pik-8 herz-B", "pik-D kreuz-D herz-D", "karo-A karo-K karo-10"])
    assert [hand.name for hand in hands.hands] == ["18 in einer Farbe", "30,5 mit drei Gleichen", "31 in einer Farbe"]
    assert hands.winners == (2,)


def test_thirty_one_on_the_deal_is_an_ace_with_two_tens_of_its_suit_or_three_aces() -> None:
    rows = {row.id: row for row in ODDS.odds(session("schwimmen"), 3)}
    assert rows["farbe_31"].ways == 4 * comb(4, 2)
    assert rows["drei_asse_31"].ways == comb(4, 3)
    assert rows["drei_gleiche_30.5"].ways == 7 * comb(4, 3)
    assert sum(row.ways for row in rows.values()) == rows["farbe_31"].total == comb(32, 3)
