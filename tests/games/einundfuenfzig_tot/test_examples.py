"""What 51 Tot's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.prints import booklet, check_booklet, check_leaves, check_reference_card
from tests.games.support import session

from kartenwerk.play.games.einundfuenfzig_tot.examples import specimen

GAME = "einundfuenfzig_tot"


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)


def test_a_reference_card_has_two_sides() -> None:
    check_reference_card(session(GAME))


@pytest.mark.parametrize("page", ["a6", "card", "large"])
def test_the_booklet_fits_its_pages(page: str) -> None:
    check_booklet(session(GAME), page)


def test_every_total_is_the_one_before_and_what_the_card_counts_by_the_other_table() -> None:
    assert booklet(GAME)["beispiel"] is None
    turns = booklet(GAME, tafel="b")["beispiel"]
    for before, turn in pairwise(turns):
        assert turn.total == before.total + turn.worth
    assert any(turn.choice for turn in turns) and any(turn.skips for turn in turns)


def test_strokes_are_as_many_as_rounds_that_were_lost() -> None:
    at = session(GAME)
    assert sum(specimen(at, 6)["striche"]) == 5
    assert len(specimen(at, 24)["namen"]) == 24
    values = booklet(GAME)
    strokes = values["striche"]
    assert {name: values["partie"].count(name) for name in values["namen"]} == strokes
    assert min(strokes.values()) == strokes[values["sieger"][0]]
