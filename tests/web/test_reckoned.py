"""Values that are worked out from the rules alone say which rules they hang on."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import WORKSHOP

from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.howplay.compose import ALL
from kartenwerk.products.web.howplay.readings import choose_changes
from kartenwerk.products.web.howplay.reckoned import noting_rules, noting_session, practice_reads, reckoned_reads
from kartenwerk.text.templating.traced import Trace


def session_of(game: str, **changes: Any) -> Session:
    data = WORKSHOP.catalog.game(game)
    return GameOrder(
        game, settings=tuple(f"{key}={data.rules[key].write(value)}" for key, value in changes.items())
    ).session(WORKSHOP)


MOST = 6
"""Choices of each game."""

RECKONING = ("bakkarat", "doppelkopf", "mau_mau", "schwimmen", "siebzehn_und_vier")
"""Games whose values are soon worked out; `python -m tests.web.composed` shows it of all."""


@pytest.mark.parametrize("game", RECKONING)
def test_a_value_is_another_one_only_where_a_rule_is_that_was_read_for_it(game: str) -> None:
    usual, (sets, singles) = session_of(game), choose_changes(WORKSHOP.catalog.game(game))
    reads, found = reckoned_reads(usual), values_of(usual)
    moved = set[str]()
    for changes in (*sets, *singles)[:MOST]:
        session = session_of(game, **changes)
        here = values_of(session)
        assert here == values_of(noting_session(session, Trace()))
        for name in (name for name in here if here[name] != found[name]):
            assert reads[name] & changes.keys(), (name, changes)
            moved.add(name)
    assert moved


def values_of(session: Session) -> dict[str, Any]:
    """What is worked out by itself."""
    return {name: value for reckon in showcase_of(session.game).reckoned for name, value in reckon(session).items()}


def test_the_practice_deal_hangs_on_what_replaying_it_reads() -> None:
    """By other rules than the usual ones: of these more is said, such as the mistakes that are made in it."""
    assert practice_reads(WORKSHOP, session_of("schwimmen"))["probe"] == {ALL}
    read = practice_reads(WORKSHOP, session_of("schwimmen", leben=4))["probespiel"]
    assert read and not {ALL} & read


def test_what_cards_do_in_mau_mau_hangs_on_the_rules_of_these_cards() -> None:
    read = reckoned_reads(session_of("mau_mau"))["wirkungen"]
    assert {"sieben_zieht", "herzkoenig"} <= read and not {"handkarten", "strafe_mau", "wertung"} & read


def test_rules_that_are_read_all_at_once_are_all_noted() -> None:
    usual = session_of("mau_mau").rules
    for read in (
        tuple,
        lambda rules: rules._replace(handkarten=3),
        lambda rules: rules._asdict(),
        lambda rules: rules[0],
    ):
        trace = Trace()
        trace.open()
        read(noting_rules(usual, trace))
        assert trace.close_reads() == {*usual._fields}
