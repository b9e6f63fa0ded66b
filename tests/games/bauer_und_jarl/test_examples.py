"""What Bauer und Jarl's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest
from tests.games.prints import (
    check_booklet,
    check_leaves,
    check_reference_card,
)
from tests.games.support import session

from kartenwerk.catalog.game import Value
from kartenwerk.play.games.bauer_und_jarl.examples import groups
from kartenwerk.play.games.bauer_und_jarl.practice import tricks

GAME = "bauer_und_jarl"
LONGEST_RULES: Mapping[str, Value] = {
    "voll_auslegen": False,
    "freiwillig_passen": False,
    "wiedereinstieg": False,
    "runden": 20,
}


def test_a_booklet_and_a_card_of_two_sides_can_be_set_with_other_house_rules() -> None:
    at = session(GAME, **LONGEST_RULES)
    check_booklet(at, "a6")
    check_reference_card(at)


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)


# --- tricks ------------------------------------------------------------------------------------------------------


def test_all_tricks_together_are_the_whole_deal() -> None:
    deal = session(GAME).play(4, seed=2)
    parts = list(tricks(deal))
    assert sum(parts, ()) == deal.steps
    assert all(not part[0].before.trick for part in parts)


def test_mean_groups_agree_with_drawing_card_by_card() -> None:
    held = groups(session(GAME), 6)
    none = Fraction(10)
    for drawn in range(10):
        none *= Fraction(54 - drawn, 60 - drawn)
    assert held.cards == 10
    assert held.ranks[0] == pytest.approx(float(none))
    assert sum(held.ranks) == pytest.approx(10)
