"""A table at which people sit: what is taken back or taken up again goes on as it would have gone."""

from __future__ import annotations

import pytest
from tests.support import session_of

from kartenwerk.play.engine.record import replay
from kartenwerk.play.engine.table import GameTable

GAMES = ["doppelkopf", "mau_mau", "siebzehn_und_vier"]


def table_of(id: str) -> GameTable:
    session = session_of(id)
    players = session.data.players[0]
    return GameTable(session, players, (0,), session.policy("sensible", players), 11, 4)


def played(table: GameTable, moves: int | None = None) -> GameTable:
    """The table after so many moves of the person, who always makes the first one; else at the end of the deal."""
    while table.turn is not None and moves != 0:
        if table.waits:
            table.play(table.moves(0)[0])
            moves = None if moves is None else moves - 1
        else:
            table.proceed()
    return table


def told(table: GameTable) -> list[str]:
    return [str(event) for event in table.events(0)]


@pytest.mark.parametrize("id", GAMES)
def test_a_game_that_was_left_goes_on_as_if_nobody_had_left(id: str) -> None:
    whole, left = played(table_of(id)), played(table_of(id), 2)
    session = left.session
    record = left.record("sensible")
    deals = replay(record, session.game, session.data, session.deck.pack)
    again = table_of(id)
    again.resume(deals)
    assert again.number == left.number
    assert told(played(again)) == told(whole)


@pytest.mark.parametrize("id", GAMES)
def test_a_deal_that_was_left_has_no_result_and_is_not_finished(id: str) -> None:
    left = played(table_of(id), 1)
    if left.turn is None:
        pytest.skip("the deal is over after a move")
    session, record = left.session, left.record("sensible")
    assert record.result == ()
    (deal,) = replay(record, session.game, session.data, session.deck.pack)
    assert not deal.finished


@pytest.mark.parametrize("id", GAMES)
def test_the_same_move_after_taking_it_back_gives_the_same_game(id: str) -> None:
    table = played(table_of(id), 2)
    assert table.undo(0)
    assert table.undos == 1
    assert told(played(table)) == told(played(table_of(id)))


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    table = table_of("doppelkopf")
    assert not table.undo(0)
    assert table.undos == 0


def test_the_next_deal_has_the_next_dealer_and_the_match_counts_finished_deals() -> None:
    table = played(table_of("doppelkopf"))
    assert len(table.match().deals) == 1
    assert table.next_deal()
    assert (table.number, len(table.match().deals)) == (0, 1)
    played(table)
    assert len(table.match().deals) == 2
    assert len(table.record("sensible").further) == 1
