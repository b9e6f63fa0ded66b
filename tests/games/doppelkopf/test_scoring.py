"""Doppelkopf by the tournament's scoring: what a deal counts; every figure is worked out in the case beside it."""

from __future__ import annotations

import pytest
from tests.games.doppelkopf.tables import counted, said

from kartenwerk.play.games.doppelkopf.raises import Said


def test_every_step_below_counts_and_a_win_against_the_queens() -> None:
    assert counted(121) == (1, 1, -1, -1)
    assert counted(120) == (-2, -2, 2, 2)  # win 1, against the old ones 1
    assert [counted(re)[0] for re in (150, 151, 180, 181, 210, 211)] == [1, 2, 2, 3, 3, 4]
    assert counted(240) == (5, 5, -5, -5)  # win 1, below 90, 60 and 30, no trick


def test_without_the_steps_there_is_schneider_as_in_the_source() -> None:
    assert [counted(re, stufen=False)[0] for re in (151, 180, 181)] == [1, 1, 2]


SAID: list[tuple[int, tuple[Said, ...], int]] = [
    (155, said(re=1), 4),  # win 1, below 90 1, Re 2
    (155, said(re=2), 5),  # and no 90 said 1
    (151, said(re=2), 5),
    (150, said(re=2), -5),  # promised too much: win 1, old ones 1, Re 2, no 90 said 1
    (120, said(re=2), -6),  # and 120 against no 90 1
    (120, said(re=3), -8),  # and no 60 said 1, 90 against no 60 1
    (120, said(kontra=1), 3),  # only Kontra was said, so 120 are enough for Re: win 1, Kontra 2
    (119, said(kontra=1), -4),  # win 1, old ones 1, Kontra 2
    (120, said(re=1), -4),
    (120, said(re=1, kontra=1), -6),  # win 1, old ones 1, Re 2, Kontra 2
    (121, said(re=1, kontra=1), 5),
    (90, said(kontra=2), 4),  # win 1, Kontra 2, no 90 said 1
    (89, said(kontra=2), -6),  # win 1, old ones 1, below 90 1, Kontra 2, no 90 said 1
    (240, said(re=5), 11),  # win 1, 90, 60, 30, no trick 4, Re 2, four steps said 4
    (210, said(re=5), -9),  # win 1, old ones 1, Re 2, four steps said 4, 30 against schwarz 1
    (211, said(re=5), -8),
    (155, said(re=2, kontra=1), 7),
]


@pytest.mark.parametrize(("re", "raises", "units"), SAID)
def test_what_was_said_counts_for_the_winners(re: int, raises: tuple[Said, ...], units: int) -> None:
    assert counted(re, raises) == (units, units, -units, -units)


@pytest.mark.parametrize(("re", "units"), [(125, 1), (120, 0), (119, -1)])
def test_if_both_promise_too_much_nobody_wins_and_only_120_against_no_90_counts(re: int, units: int) -> None:
    assert counted(re, said(re=2, kontra=2)) == (units, units, -units, -units)


def test_who_plays_alone_pays_and_is_paid_thrice_and_never_for_the_old_ones() -> None:
    assert counted(121, said(re=1), alone=True) == (9, -3, -3, -3)
    assert counted(120, alone=True) == (-3, 1, 1, 1)
    assert counted(240, said(re=5), alone=True)[0] == 33


CHARLIE, LOST_CHARLIE = "kreuz-9 kreuz-B", "kreuz-B pik-D"


@pytest.mark.parametrize(
    ("trick", "by", "units"),
    [
        (CHARLIE, 0, 2),
        (CHARLIE, 3, 0),  # win of Re 1, less the Charlie of the others
        (LOST_CHARLIE, 0, 1),  # somebody else's card wins the trick
        ("kreuz-9 kreuz-9", 0, 1),
    ],
)
def test_the_jack_of_clubs_that_wins_the_last_trick_counts_one(trick: str, by: int, units: int) -> None:
    assert counted(130, trick=trick, by=by) == (units, units, -units, -units)


FULL = "kreuz-A kreuz-10 kreuz-10 kreuz-10"
TENS = "kreuz-10 kreuz-10 pik-10 pik-10"


@pytest.mark.parametrize(("trick", "least", "units"), [(FULL, 41, 1), (TENS, 41, 0), (TENS, 40, 1), (FULL, 0, 0)])
def test_a_trick_full_of_augen_counts_one(trick: str, least: int, units: int) -> None:
    assert counted(130, trick=trick, doppelkopf_augen=least)[0] == 1 + units
    assert counted(130, trick=trick, by=2, doppelkopf_augen=least)[0] == 1 - units


def test_a_caught_fox_is_paid_by_the_party_only_where_agreed() -> None:
    assert counted(130, foxes=((0, 2),)) == (0, 0, 0, 0)  # win of Re 1, less the fox
    assert counted(130, foxes=((0, 2), (1, 3))) == (-1, -1, 1, 1)
    assert counted(130, foxes=((0, 2),), fuchs_partei=False) == (0, 1, 0, -1)
    assert counted(130, foxes=((0, 1),)) == (1, 1, -1, -1)


def test_single_tricks_count_nothing_for_who_plays_alone() -> None:
    assert counted(130, alone=True, trick=CHARLIE) == (3, -1, -1, -1)
    assert counted(130, alone=True, trick=FULL) == (3, -1, -1, -1)
    assert counted(130, alone=True, foxes=((0, 2),)) == (3, -1, -1, -1)
