"""What Wolfsjagd's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.prints import (
    booklet,
    check_booklet,
    check_leaves,
    check_reference_card,
    check_text_follows,
    check_wording,
    other_values,
)
from tests.games.support import session

from kartenwerk.catalog.game import Value
from kartenwerk.engine.contract import CHANCE
from kartenwerk.examples.stretches import Shows, drawn_and_laid, forgotten_and_noticed, stock_used_up
from kartenwerk.games.wolfsjagd.examples import PLAYERS, chain_of_ones, chain_of_sixes, chances, wish_followed

GAME = "wolfsjagd"


@pytest.mark.parametrize(("key", "value"), other_values(GAME))
def test_every_parameter_changes_the_text_apart_from_the_examples(key: str, value: Value) -> None:
    check_text_follows(GAME, key, value)


@pytest.mark.parametrize(("key", "value"), other_values(GAME))
def test_text_short_rules_and_reference_card_can_be_told_of_every_value(key: str, value: Value) -> None:
    check_wording(GAME, key, value)


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


@pytest.mark.parametrize(
    ("shows", "word"),
    [
        (wish_followed, "wünscht"),
        (chain_of_ones, "zieht"),
        (chain_of_sixes, "setzt aus"),
        (forgotten_and_noticed, "bemerkt es"),
        (drawn_and_laid, "zieht"),
        (stock_used_up, "mischt"),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_examples_are_found_in_sensible_play(shows: Shows, word: str, players: int) -> None:
    *_, stretch = session(GAME).find(players, shows, word, seeds=range(100))
    assert any(word in str(step.move) for step in stretch)


def shown(**changes: Value) -> Mapping[str, Any]:
    views: Mapping[str, Any] = booklet(GAME, **changes)["beispiele"]
    return views


@pytest.mark.parametrize("draws", [1, 2, 4])
def test_a_chain_of_three_ones_begins_afresh_and_makes_one_draw_for_all(draws: int) -> None:
    chain = shown(eins_zieht=draws)["einsen"].turns
    assert [turn.card.value for turn in chain[:3]] == [1, 1, 1]
    assert (chain[3].card, chain[3].drawn) == (None, 3 * draws)


@pytest.mark.parametrize("penalty", [1, 2])
def test_who_forgets_to_warn_draws_after_somebody_noticed(penalty: int) -> None:
    forgotten = shown(strafe_letzte_karte=penalty)["vergessen"].turns
    assert forgotten[0].unsaid and not forgotten[0].call
    assert (forgotten[-2].act, forgotten[-2].drawn) == ("bemerkt es", 0)
    assert (forgotten[-1].name, forgotten[-1].act, forgotten[-1].drawn) == (forgotten[0].name, "zieht", penalty)


@pytest.mark.parametrize("sigl_on_sigl", [False, True])
def test_a_wish_is_followed_by_a_card_of_that_suit_and_no_sigl(sigl_on_sigl: bool) -> None:
    sigl, answer = shown(sigl_auf_sigl=sigl_on_sigl)["wunsch"].turns
    assert answer.card.full.startswith(f"{sigl.wish}-")
    assert answer.card.value < sigl.card.value == 10


def test_no_example_shows_the_shuffling_of_chance() -> None:
    for shows in (wish_followed, chain_of_sixes, drawn_and_laid):
        _, _, steps = session(GAME).find(PLAYERS, shows, "an example")
        assert CHANCE not in [step.seat for step in steps]


def test_every_example_begins_on_a_card_without_effect() -> None:
    assert {one.top.id.partition("-")[2] for one in shown().values()}.isdisjoint({"1", "6", "S"})
