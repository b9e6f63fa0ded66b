"""When the chart of Bauer und Jarl is asked: where going higher costs a whole group of the ranks that it names."""

from __future__ import annotations

import pytest
from tests.games.bauer_und_jarl.test_rules import game, position
from tests.support import WORKSHOP, session_of

from kartenwerk.catalog import require_suits
from kartenwerk.catalog.chart import read_charts
from kartenwerk.play.games.bauer_und_jarl import GAME
from kartenwerk.play.games.bauer_und_jarl.charted import CHARTED, HIGH


def test_the_chart_names_the_ranks_that_are_high() -> None:
    deck = require_suits(session_of("bauer_und_jarl").deck)
    (chart,) = read_charts(WORKSHOP.roots, "bauer_und_jarl")
    assert {rank.code for rank in deck.ranks if rank.spoken_plural in chart.situation} == {*HIGH}


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("svidar-K yxar-3", True),
        ("svidar-K yxar-K", False),  # one of two is a part of a group
        ("svidar-E yxar-M", False),  # the Einher goes first, and it is low
        ("svidar-2", False),  # nothing goes higher
    ],
)
def test_it_is_asked_where_going_higher_costs_a_whole_group_of_high_cards(hand: str, asked: bool) -> None:
    state = position(hand, "skoell-5", "skoell-6", "bog-4")._replace(trick=(game.cards("ger-3"),), last=1)
    assert bool(CHARTED["passen"].sides(state, GAME.moves(state))[0]) is asked
