"""Bakkarat's exact odds, held against published figures."""

from __future__ import annotations

import pytest
from tests.games.support import Referee, session

from kartenwerk.catalog.game import Value
from kartenwerk.play.games.bakkarat import GAME, ODDS
from kartenwerk.play.games.bakkarat.coup import BANCO, PUNTO, TIE
from kartenwerk.play.games.bakkarat.odds import coup_odds, house_edge, rate
from kartenwerk.play.mechanics.counted import Counted

game = Referee(GAME)


@pytest.mark.parametrize(
    ("packs", "counts"),
    [
        (6, (403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288)),
        (8, (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216)),
    ],
)
def test_six_and_eight_packs_give_the_published_counts(packs: int, counts: tuple[int, ...]) -> None:
    odds = coup_odds(packs)
    assert (odds.banco, odds.punto, odds.tie) == counts
    assert odds.total == sum(counts)


@pytest.mark.parametrize(
    ("cards", "category", "points"),
    [
        ("pik-5 pik-3", "natural", 8),
        ("pik-5 pik-4", "natural", 9),
        ("pik-5 pik-2", "punkte", 7),
        ("pik-5 pik-2 pik-A", "punkte", 8),
        ("pik-5 pik-5", "bakkarat", 0),
        ("pik-K pik-D pik-10", "bakkarat", 0),
    ],
)
def test_a_natural_has_two_cards_and_a_bakkarat_counts_nothing(cards: str, category: str, points: int) -> None:
    assert rate(game.rules(), game.cards(cards)) == Counted(category, points)


@pytest.mark.parametrize("packs", [1, 6])
def test_every_order_of_six_cards_is_counted(packs: int) -> None:
    cards = 52 * packs
    orders = 1
    for drawn in range(6):
        orders *= cards - drawn
    assert coup_odds(packs).total == orders


@pytest.mark.parametrize(
    ("packs", "shares"),
    [
        (1, ("44.68", "45.96", "9.36")),
        (6, ("44.6279", "45.8653", "9.5069")),
        (8, ("44.6247", "45.8597", "9.5156")),
    ],
)
def test_odds_agree_with_published_figures_to_the_last_printed_digit(packs: int, shares: tuple[str, ...]) -> None:
    """Per cent, with as many decimals as they were published with."""
    decimals = len(shares[0].partition(".")[2])
    rows = ODDS.odds(session("bakkarat", pakete=packs), 6)
    assert [row.id for row in rows] == [PUNTO, BANCO, TIE]
    assert tuple(f"{100 * row.ways / row.total:.{decimals}f}" for row in rows) == shares


@pytest.mark.parametrize(
    ("on", "changes", "published"),
    [
        (PUNTO, {}, "1.2351"),
        (BANCO, {}, "1.0579"),
        (BANCO, {"kommission": "banco6"}, "1.46"),
        (BANCO, {"kommission": "keine"}, "-1.2351"),
        (TIE, {}, "14.3596"),
        (TIE, {"tie_quote": 9}, "4.8440"),
    ],
)
def test_the_house_keeps_what_is_published_for_eight_packs(on: str, changes: dict[str, Value], published: str) -> None:
    decimals = len(published.partition(".")[2])
    assert f"{100 * float(house_edge(game.rules(**changes), on, 8)):.{decimals}f}" == published
