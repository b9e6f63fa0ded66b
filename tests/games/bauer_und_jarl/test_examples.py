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
from kartenwerk.play.games.bauer_und_jarl.practice import trick_view, tricks
from kartenwerk.play.games.bauer_und_jarl.rules import Play

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


def test_a_trick_is_shown_as_it_was_played_column_by_column_against_the_clock() -> None:
    at = session(GAME)
    steps = next(tricks(at.play(4, seed=2)))
    view = trick_view(at, steps)
    first = at.names.index(view.names[0])
    assert view.names == tuple(at.names[(first - place) % 4] for place in range(4))
    turns = [turn for circuit in view.circuits for turn in circuit if turn]
    assert [turn.name for turn in turns] == [at.names[step.seat] for step in steps[: len(turns)]]
    laid = [str(card) for step in steps if isinstance(step.move, Play) for card in step.move.cards]
    assert [card.id for turn in turns for card in turn.cards] == laid
    assert view.taken == len(laid)
    for circuit in view.circuits:
        assert all(turn is None or turn.name == name for turn, name in zip(circuit, view.names, strict=True))


def test_a_turn_tells_whether_these_were_the_last_cards_of_its_seat() -> None:
    at = session(GAME)
    deal = at.play(4, seed=2)
    shown = [turn for trick in tricks(deal) for turn in trick_view(at, trick).turns]
    finished = [at.names[seat] for seat in deal.state.out]
    assert [turn.name for turn in shown if turn.last] == finished
    assert all(turn.cards for turn in shown if turn.last)


def test_mean_groups_agree_with_drawing_card_by_card() -> None:
    held = groups(session(GAME), 6)
    none = Fraction(10)
    for drawn in range(10):
        none *= Fraction(54 - drawn, 60 - drawn)
    assert held.cards == 10
    assert held.ranks[0] == pytest.approx(float(none))
    assert sum(held.ranks) == pytest.approx(10)
