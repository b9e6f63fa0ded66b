"""A session tells what lies on the table, and finds deals to show."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest
from tests.support import changed_game, session_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.session import PackStep, packs_in_words

WATTEN = session_of("watten")


@pytest.mark.parametrize(
    ("id", "needed"), [("burner_holdem", True), ("siebzehn_und_vier", True), ("herzblatt", True), ("mogeln", False)]
)
def test_chips_lie_on_the_table_if_the_engine_moves_them_or_the_players_settle_with_them(id: str, needed: bool) -> None:
    assert session_of(id).needs_chips == needed


def test_packs_are_told_for_the_fewest_players_and_wherever_they_change() -> None:
    session = session_of("einundfuenfzig_tot")
    steps = session.pack_steps
    assert [step.players for step in steps] == [
        players
        for players in session.data.players
        if players == session.data.players[0] or session.packs(players) != session.packs(players - 1)
    ]
    assert len(steps) > 1
    assert all(step.packs == session.packs(step.players) for step in steps)
    assert packs_in_words(steps[:1]) == str(steps[0].packs)
    assert packs_in_words([PackStep(2, 3), PackStep(20, 4)]) == "3, from 20 players 4"


def test_the_first_seed_that_shows_something_is_found() -> None:
    tops = [WATTEN.play(2, seed).order[0] for seed in range(4)]
    seed, deal, card = WATTEN.find(2, lambda deal: tops[3] if deal.order[0] == tops[3] else None, "that card on top")
    assert (seed, deal.order[0], card) == (tops.index(tops[3]), tops[3], tops[3])
    assert seed > 0


def test_what_no_seed_shows_is_told_with_the_number_of_seeds() -> None:
    with pytest.raises(KartenwerkError, match="no game of watten with 2 players shows a wonder") as told:
        WATTEN.find(2, lambda deal: None, "a wonder", seeds=range(5, 7))
    assert told.value.found == "2 games without it"
    with pytest.raises(KartenwerkError, match="shows a wonder") as told:
        WATTEN.find_in_match(2, lambda deal: None, "a wonder", seeds=range(1), deals=2)
    assert told.value.found == "1 matches of 2 deals without it"


def test_a_deal_is_found_in_its_match_with_the_deals_before_it_and_no_later_than_asked() -> None:
    first = WATTEN.play(2, 0)
    seed, deals, shown = WATTEN.find_in_match(
        2, lambda deal: True if deal.order != first.order else None, "another deal", seeds=range(1), deals=2
    )
    assert (seed, len(deals), shown) == (0, 2, True)
    assert deals[0].order == first.order
    with pytest.raises(KartenwerkError):
        WATTEN.find_in_match(
            2, lambda deal: True if deal.order != first.order else None, "another deal", seeds=range(1), deals=1
        )


def test_a_deal_that_is_not_finished_shows_nothing() -> None:
    short = replace(WATTEN, game=changed_game(WATTEN.game, move_limit=1))
    for search in (short.find, short.find_in_match):
        with pytest.raises(KartenwerkError):
            search(2, lambda deal: True, "anything", seeds=range(2))


def test_nobody_changes_a_session() -> None:
    with pytest.raises(FrozenInstanceError):
        WATTEN.names = ()  # type: ignore[misc]
