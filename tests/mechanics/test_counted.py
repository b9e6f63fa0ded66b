"""Hands that count points: which are refused, and which odds are counted; Schwimmen's reader stands for all."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from fractions import Fraction
from typing import Any

import pytest
from tests.support import session_of

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import Catalog
from kartenwerk.play.games import schwimmen
from kartenwerk.play.mechanics.counted import Counted, Outcome, in_points

CATALOG = Catalog(DataRoots.over())
DECK = CATALOG.deck("franzoesisch")
SCHWIMMEN = session_of("schwimmen")


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
        schwimmen.HANDS.hands(SCHWIMMEN, hands)


def test_odds_are_counted_for_the_games_own_number_of_cards_and_no_board_or_exchange() -> None:
    with pytest.raises(KartenwerkError, match=r"--cards: .*expected 3"):
        schwimmen.ODDS.odds(SCHWIMMEN, 4)
    with pytest.raises(KartenwerkError, match="--board"):
        schwimmen.HANDS.hands(SCHWIMMEN, ["pik-K pik-8 pik-7"], "pik-9")
    for kept, thrown in (("pik-K", ""), ("", "pik-K"), ("pik-K", "pik-9")):
        with pytest.raises(KartenwerkError, match=r"--keep: .*found pik-K"):
            schwimmen.ODDS.after_exchange(SCHWIMMEN, kept, thrown)


@pytest.mark.parametrize(("points", "told"), [(28.0, "28"), (30.5, "30,5"), (0.0, "0")])
def test_points_are_told_with_a_half_only_where_there_is_one(points: float, told: str) -> None:
    assert in_points(points) == told


def test_an_outcome_has_the_share_of_its_ways() -> None:
    what = Counted("farbe", 21.0)
    assert Outcome(what, 3, 12).share == 0.25
    assert Outcome.of(what, Fraction(2, 6)) == Outcome(what, 1, 3)


def test_the_hand_that_counts_most_wins_and_equals_share_it() -> None:
    read = schwimmen.HANDS.hands(SCHWIMMEN, ["pik-K pik-8 herz-B", "karo-K karo-8 herz-9", "herz-7 pik-9 kreuz-8"])
    assert read.winners == (0, 1)


@pytest.mark.parametrize("reader", [schwimmen.HANDS, schwimmen.ODDS])
def test_nobody_changes_a_reader(reader: Any) -> None:
    with pytest.raises(FrozenInstanceError):
        reader.rules = None
