"""What Siebzehn und Vier's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

import pytest
from tests.games.prints import booklet, check_booklet, check_leaves, check_reference_card, rendered
from tests.games.support import session

from kartenwerk.play.games.siebzehn_und_vier.examples import specimen

GAME = "siebzehn_und_vier"


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)


def test_a_reference_card_has_two_sides() -> None:
    check_reference_card(session(GAME))


@pytest.mark.parametrize("page", ["a6", "card", "large"])
def test_the_booklet_fits_its_pages(page: str) -> None:
    check_booklet(session(GAME), page)


def test_the_reference_card_gives_the_risk_of_every_total() -> None:
    told = rendered(f"games/{GAME}/reference.md.j2", booklet(GAME))
    assert "| bei 15 | 64\u202f%" in told
    assert "| bei 19 | 88\u202f%" in told


def test_a_pad_of_accounts_adds_up_to_nothing() -> None:
    rows = specimen(session(GAME), 5)["zeilen"]
    assert [sum(row["points"]) for row in rows] == [sum(row["sums"]) for row in rows] == [0] * 5
    assert [row["notes"][0] for row in rows] == ["Anna", "Bert", "Cleo", "Dirk", "Emma"]
