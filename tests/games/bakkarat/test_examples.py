"""What Bakkarat's booklet and pad show, held against the games it comes from."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from tests.games.prints import booklet, check_booklet, check_leaves, check_reference_card, rendered
from tests.games.support import session

from kartenwerk.play.games.bakkarat.examples import specimen

GAME = "bakkarat"


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)


def test_a_reference_card_has_two_sides() -> None:
    check_reference_card(session(GAME))


@pytest.mark.parametrize("page", ["a6", "card", "large"])
def test_the_booklet_fits_its_pages(page: str) -> None:
    check_booklet(session(GAME), page)


def test_in_chemin_de_fer_a_coup_of_its_own_is_won_by_the_higher_sum_and_paid_among_the_seats() -> None:
    shown = booklet(GAME, form="chemin")["beispiel"]
    assert booklet(GAME)["beispiel"] is None
    punto, banco = shown.points
    assert shown.winner == ("Punto" if punto > banco else "Banco") and shown.third is not None
    assert sum(one.gain for one in shown.stakes) == 0


def test_the_booklet_counts_one_six_and_eight_packs_and_the_tables_own() -> None:
    assert [odds.packs for odds in booklet(GAME)["pakete"]] == [1, 6, 8]
    own = booklet(GAME, pakete=3)["pakete"]
    assert [odds.packs for odds in own] == [1, 3, 6, 8]
    assert all(odds.punto + odds.banco + odds.tie == pytest.approx(1) for odds in own)


def test_accounts_run_on_from_coup_to_coup() -> None:
    rows = specimen(session(GAME), 4)["zeilen"]
    for before, row in pairwise(rows):
        assert row["sums"] == tuple(old + new for old, new in zip(before["sums"], row["points"], strict=True))


@pytest.mark.parametrize(
    ("kommission", "better", "worse"),
    [("prozent", "Banco", "Punto"), ("banco6", "Punto", "Banco"), ("keine", "Banco", "Punto")],
)
def test_the_first_advice_names_the_side_of_which_the_house_keeps_less(
    kommission: str, better: str, worse: str
) -> None:
    values = booklet(GAME, kommission=kommission)
    kept = values["vorteil"]
    assert kept[better.lower()] < kept[worse.lower()]
    (advice,) = re.findall(r"^1\. \*\*Setzt auf (.*)$", rendered(f"games/{GAME}/text.md.j2", values), re.MULTILINE)
    assert re.match(rf"{better}\.\*\*.*auf {worse} ", advice)
