"""What Siebzehn und Vier's hands are called, and its odds, held against every order of a small pack."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from tests.games.support import WORKSHOP, Referee, session

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.games.siebzehn_und_vier import GAME, HANDS, ODDS
from kartenwerk.play.games.siebzehn_und_vier.duel import Bank, endings, left_of
from kartenwerk.play.games.siebzehn_und_vier.odds import bust_risks
from kartenwerk.play.games.siebzehn_und_vier.rules import score, worth

game = Referee(GAME)
DECK = WORKSHOP.catalog.deck("franzoesisch")
FEW = game.cards("pik-A herz-A pik-K herz-10 pik-9 karo-D")

ENOUGH = game.cards("pik-A herz-A pik-9 pik-8 herz-8 pik-K pik-D")


def drawn(order: Cards, least: int) -> Cards:
    """The cards of a player who takes from the top until he has so much."""
    return next(order[:size] for size in range(1, len(order) + 1) if worth(order[:size]) >= least)


@pytest.mark.parametrize("changes", [{}, {"zwei_asse_21": True}, {"bank_zieht_bis": 16}])
def test_who_wins_agrees_with_every_order_of_a_small_pack(changes: dict[str, Value]) -> None:
    """The player takes to 12, the bank to 15 or as it must; the pack is large enough that both always can."""
    rules = game.rules(**changes)
    orders = [*permutations(ENOUGH)]
    counts = Counter[int]()
    for order in orders:
        mine = drawn(order, 13)
        player, bank = (
            score(rules, hand) for hand in (mine, drawn(order[len(mine) :], 1 + (rules.bank_zieht_bis or 15)))
        )
        counts[(player > bank) - (player < bank)] += 1
    found = Bank(rules).against(endings(left_of(ENOUGH), 12))
    assert found.wins == pytest.approx(counts[1] / len(orders))
    assert found.loses == pytest.approx(counts[-1] / len(orders))


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
    rows = {row.id: row.ways / row.total for row in ODDS.odds(session("siebzehn_und_vier"), 1)}
    assert rows["gehalten_20"] == 1
    assert max(rows[f"gehalten_{total}"] for total in (15, 16, 17)) < 0.64 < rows["gehalten_18"]
    assert "gehalten_10" not in rows


def test_hands_are_named() -> None:
    hands = HANDS.hands(session("siebzehn_und_vier"), ["pik-A pik-K", "herz-10 herz-9 herz-8"]).hands
    assert [hand.name for hand in hands] == ["15", "überkauft"]
