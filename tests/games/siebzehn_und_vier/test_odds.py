"""What Siebzehn und Vier's hands are called, and its odds, held against every order of a small pack."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from tests.games.support import WORKSHOP, Referee

from kartenwerk.cards import Cards
from kartenwerk.games.siebzehn_und_vier import GAME, HANDS, ODDS
from kartenwerk.games.siebzehn_und_vier.odds import bust_risks, final_totals
from kartenwerk.games.siebzehn_und_vier.rules import score, worth

game = Referee(GAME)
DECK = WORKSHOP.catalog.deck("franzoesisch")
FEW = game.cards("pik-A herz-A pik-K herz-10 pik-9 karo-D")


def drawn(order: Cards, least: int) -> Cards:
    """The cards of a player who takes from the top until he has so much."""
    return next(order[:size] for size in range(1, len(order) + 1) if worth(order[:size]) >= least)


@pytest.mark.parametrize("aces", [False, True])
def test_totals_of_who_stops_agree_with_every_order_of_a_small_pack(aces: bool) -> None:
    rules = game.rules(zwei_asse_21=aces)
    orders = [*permutations(FEW)]
    hands = [drawn(order, 16) for order in orders]
    found = final_totals(rules, FEW, 16)
    for total in {*found, 17}:
        ways = sum(score(rules, hand) == total for hand in hands)
        assert found.get(total, Fraction(0)) == Fraction(ways, len(orders))


@pytest.mark.parametrize("aces", [False, True])
def test_the_risk_of_one_more_card_agrees_with_every_order_of_a_small_pack(aces: bool) -> None:
    rules = game.rules(zwei_asse_21=aces)
    found = bust_risks(rules, FEW)
    for total in (11, 14, 15, 20):
        reached = [
            order[: size + 1] for order in permutations(FEW) for size in range(1, 6) if worth(order[:size]) == total
        ]
        lost = sum(score(rules, hand) == 0 for hand in reached)
        assert found[total] == Fraction(lost, len(reached))


def test_no_five_and_no_six_make_fifteen_to_seventeen_alike() -> None:
    rows = {row.id: row.ways / row.total for row in ODDS.odds(game.data, DECK, 1)}
    assert rows["gehalten_20"] == 1
    assert max(rows[f"gehalten_{total}"] for total in (15, 16, 17)) < 0.64 < rows["gehalten_18"]
    assert "gehalten_10" not in rows


def test_hands_are_named() -> None:
    hands = HANDS.hands(game.data, DECK, ["pik-A pik-K", "herz-10 herz-9 herz-8"]).hands
    assert [hand.name for hand in hands] == ["15", "überkauft"]
