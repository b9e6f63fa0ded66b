"""Hints in words: a figure names its sample and its error, and what is no more than chance has none."""

from __future__ import annotations

import pytest
from tests.support import session_of

from kartenwerk.cli.hints import in_words
from kartenwerk.play.engine.expert import TallyEntry
from kartenwerk.play.engine.hints import Because, Hint
from kartenwerk.text.german import shares_in_words

EQUAL = Hint("nennt K", -1.8, "nennt A", -1.6, 0.2, 200, equal=True, because=None)
BETTER = EQUAL._replace(mean=1.2, equal=False)


def test_moves_that_are_equally_good_have_no_figures() -> None:
    told = in_words(EQUAL, session_of("watten").data)
    assert told == "nennt K; nennt A ist gleich gut: kein Unterschied in 200 Proben"


def test_a_better_move_tells_its_lead_with_two_standard_errors_and_the_sample() -> None:
    told = in_words(BETTER, session_of("watten").data)
    assert told == "nennt K, um 2,8 ± 0,4 Punkte je Spiel besser als nennt A (200 Proben)"


def test_a_small_lead_is_told_so_finely_that_it_differs_from_its_error() -> None:
    told = in_words(BETTER._replace(mean=-1.36, error=0.11), session_of("watten").data)
    assert "um 0,24 ± 0,22 Punkte" in told


def test_a_move_that_nothing_was_played_out_for_has_no_figures() -> None:
    hint = Hint("wirft herz-B", 0.0, "wirft herz-B", 0.0, 0.0, 0, equal=True, because=None)
    assert not any(map(str.isdigit, in_words(hint, session_of("gin_romme").data)))


@pytest.mark.parametrize(
    ("more", "less", "told"),
    [
        (134, 100, "in 67 statt 50 von 100 Proben"),
        (200, 100, "so gut wie immer statt in 50 von 100 Proben"),
        (199, 0, "so gut wie immer statt so gut wie nie"),
        (198, 2, "in 99 statt 1 von 100 Proben"),
    ],
)
def test_a_sample_never_tells_of_all_or_nothing(more: int, less: int, told: str) -> None:
    assert shares_in_words(more, less, 200) == told
    because = Because(TallyEntry("stiche", True), (more, less), (1.0, 0.0))
    assert told in in_words(BETTER._replace(because=because), session_of("watten").data)
