"""What Wolfsjagd's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.prints import (
    booklet,
    check_booklet,
    check_leaves,
    check_reference_card,
)
from tests.games.support import session

from kartenwerk.catalog.game import Value
from kartenwerk.play.games.wolfsjagd.examples import chain_of_sixes, chances

GAME = "wolfsjagd"


@pytest.mark.parametrize(
    "changes",
    [
        {"handkarten": 7, "eins_zieht": 4, "nach_strafe_legen": True, "startkarte_wirkt": True},
        {"handkarten": 3, "eins_zieht": 1, "sigl_auf_sigl": True, "strafe_letzte_karte": 2},
    ],
)
def test_a_booklet_and_a_card_of_two_sides_can_be_set_with_other_house_rules(changes: Mapping[str, Value]) -> None:
    at = session(GAME, **changes)
    check_booklet(at, "a6")
    check_reference_card(at)


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)


@pytest.mark.parametrize(("sigl_on_sigl", "after_a_wish"), [(False, 9), (True, 14)])
def test_chances_count_what_may_be_laid(sigl_on_sigl: bool, after_a_wish: int) -> None:
    # On a plain card: eight more of its suit that are no Sigl, five of its rank, six Siglen.
    counted = chances(session(GAME, sigl_auf_sigl=sigl_on_sigl))
    assert [(each.what, each.fitting, each.cards) for each in counted] == [
        ("plain", 8 + 5 + 6, 59),
        ("wish", after_a_wish, 59),
        ("one", 5, 59),
        ("six", 5, 59),
    ]


# --- stretches of play -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_a_chain_of_sixes_is_found_in_sensible_play(players: int) -> None:
    *_, stretch = session(GAME).find(players, chain_of_sixes, "a chain of sixes", seeds=range(100))
    assert str(stretch[-1].move) == "setzt aus"


def test_the_chain_of_sixes_begins_on_a_card_without_effect() -> None:
    assert booklet(GAME)["beispiele"]["sechsen"].top.id.partition("-")[2] not in {"1", "6", "S"}
