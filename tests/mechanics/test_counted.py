"""Hands that count points: read by people's notation, and the exact odds of a game's own."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

import pytest

from kartenwerk.cards import Card
from kartenwerk.catalog import Catalog
from kartenwerk.data import DataRoots
from kartenwerk.engine.reading import HandReader
from kartenwerk.errors import KartenwerkError
from kartenwerk.games import schwimmen, siebzehn_und_vier
from kartenwerk.games.siebzehn_und_vier.odds import bust_risks, final_totals
from kartenwerk.games.siebzehn_und_vier.rules import score, worth

CATALOG = Catalog(DataRoots.over())
DECK = CATALOG.deck("franzoesisch")
SCHWIMMEN = CATALOG.game("schwimmen")


def named(reader: HandReader, game: str, *hands: str) -> list[str]:
    return [hand.name for hand in reader.hands(CATALOG.game(game), DECK, hands).hands]


def test_schwimmen_hands_are_named_and_the_highest_wins() -> None:
    reader = schwimmen.HANDS
    hands = reader.hands(SCHWIMMEN, DECK, ["pik-K pik-8 herz-B", "pik-D kreuz-D herz-D", "karo-A karo-K karo-10"])
    assert [hand.name for hand in hands.hands] == ["18 in einer Farbe", "30,5 mit drei Gleichen", "31 in einer Farbe"]
    assert hands.winners == (2,)


def test_thirty_one_on_the_deal_is_an_ace_with_two_tens_of_its_suit_or_three_aces() -> None:
    rows = {row.id: row for row in schwimmen.ODDS.odds(SCHWIMMEN, DECK, 3)}
    assert rows["farbe_31"].ways == 4 * comb(4, 2)
    assert rows["drei_asse_31"].ways == comb(4, 3)
    assert rows["drei_gleiche_30.5"].ways == 7 * comb(4, 3)
    assert sum(row.ways for row in rows.values()) == rows["farbe_31"].total == comb(32, 3)


@pytest.mark.parametrize(
    ("hands", "fault"),
    [
        (["pik-K pik-8"], "another number of cards"),
        (["pik-2 pik-3 pik-4"], "not in"),
        (["pik-K pik-8 pik-7", "pik-K herz-8 herz-7"], "not there so often"),
        ([], "no hand to read"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands: list[str], fault: str) -> None:
    with pytest.raises(KartenwerkError, match=fault):
        schwimmen.HANDS.hands(SCHWIMMEN, DECK, hands)


def test_odds_are_counted_for_the_games_own_number_of_cards_and_no_board_or_exchange() -> None:
    with pytest.raises(KartenwerkError, match=r"--cards: .*expected 3"):
        schwimmen.ODDS.odds(SCHWIMMEN, DECK, 4)
    with pytest.raises(KartenwerkError, match="--board"):
        schwimmen.HANDS.hands(SCHWIMMEN, DECK, ["pik-K pik-8 pik-7"], "pik-9")
    with pytest.raises(KartenwerkError, match="--keep"):
        schwimmen.ODDS.after_exchange(SCHWIMMEN, DECK, "pik-K", "")


def few(names: str) -> tuple[Card, ...]:
    return DECK.pack.read(names)


def rules(**changes: Any) -> Any:
    return siebzehn_und_vier.GAME.with_rules(CATALOG.game("siebzehn_und_vier"), changes)


FEW = few("pik-A herz-A pik-K herz-10 pik-9 karo-D")


def drawn(order: tuple[Card, ...], least: int) -> tuple[Card, ...]:
    """The cards of who takes from the top until he has so much."""
    return next(order[:size] for size in range(1, len(order) + 1) if worth(order[:size]) >= least)


@pytest.mark.parametrize("aces", [False, True])
def test_totals_of_who_stops_agree_with_every_order_of_a_small_pack(aces: bool) -> None:
    orders = [*permutations(FEW)]
    hands = [drawn(order, 16) for order in orders]
    table = rules(zwei_asse_21=aces)
    found = final_totals(table, FEW, 16)
    for total in {*found, 17}:
        ways = sum(score(table, hand) == total for hand in hands)
        assert found.get(total, Fraction(0)) == Fraction(ways, len(orders))


@pytest.mark.parametrize("aces", [False, True])
def test_the_risk_of_one_more_card_agrees_with_every_order_of_a_small_pack(aces: bool) -> None:
    found = bust_risks(rules(zwei_asse_21=aces), FEW)
    for total in (11, 14, 15, 20):
        reached = [
            order[: size + 1] for order in permutations(FEW) for size in range(1, 6) if worth(order[:size]) == total
        ]
        lost = sum(score(rules(zwei_asse_21=aces), hand) == 0 for hand in reached)
        assert found[total] == Fraction(lost, len(reached))


def test_no_five_and_no_six_make_fifteen_to_seventeen_alike() -> None:
    rows = {
        row.id: row.ways / row.total for row in siebzehn_und_vier.ODDS.odds(CATALOG.game("siebzehn_und_vier"), DECK, 1)
    }
    assert rows["gehalten_20"] == 1
    assert max(rows[f"gehalten_{total}"] for total in (15, 16, 17)) < 0.64 < rows["gehalten_18"]
    assert "gehalten_10" not in rows


def test_siebzehn_und_vier_hands_are_named() -> None:
    reader = siebzehn_und_vier.HANDS
    assert named(reader, "siebzehn_und_vier", "pik-A pik-K", "herz-10 herz-9 herz-8") == ["15", "überkauft"]
