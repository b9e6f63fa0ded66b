"""A table of people and policies: whose turn it is, what is taken back, counted, recorded and gone on with."""

from __future__ import annotations

from typing import Any

from tests.support import session_of

from kartenwerk.engine.contract import CHANCE
from kartenwerk.engine.record import replay
from kartenwerk.engine.table import GameTable


def table(id: str = "watten", people: tuple[int, ...] = (0,), seed: int = 1) -> GameTable:
    session = session_of(id)
    return GameTable(session, 2, people, session.policy("sensible", 2), seed, 8)


def play_on(at: GameTable, moves: int | None = None) -> None:
    """To the end of the deal, or for so many moves; people make the first legal one."""
    while at.turn is not None and (moves is None or at.number < moves):
        if at.waits:
            assert at.turn is not None
            at.play(at.moves(at.turn)[0])
        else:
            at.proceed()


def test_policies_move_until_a_person_must() -> None:
    at = table()
    play_on(at, 3)
    seats = [event.seat for event in at.events(0)]
    assert at.number == len(seats) == 3
    assert at.waits == (at.turn == 0)
    assert [event.number for event in at.events(0, since=1)] == [2, 3]


def test_a_move_is_taken_back_and_made_again_with_the_same_answer() -> None:
    at = table()
    play_on(at, 6)
    own = [event.number for event in at.events(0) if event.seat == 0]
    before = [str(event.move) for event in at.events(1)]
    assert at.undo(0) and at.undos == 1
    assert at.number == own[-1] - 1 and at.turn == 0
    play_on(at, 6)
    assert [str(event.move) for event in at.events(1)] == before
    assert not table().undo(0) and table().undos == 0


def test_a_hint_is_counted_and_is_a_legal_move() -> None:
    at = table()
    while not at.waits or len(at.moves(0)) < 2:
        play_on(at, at.number + 1)
    hint = at.hint(0)
    assert hint is not None and hint.best in at.moves(0)
    assert at.hints == 1
    assert at.why_not(0, hint.best) is None


def test_the_record_of_a_match_is_gone_on_with() -> None:
    at = table("mau_mau", seed=3)
    play_on(at)
    assert at.next_deal() and at.number == 0
    play_on(at, 5)
    record = at.record("sensible")
    assert (record.seats, record.hints, record.undos, len(record.deals)) == ((1,), 0, 0, 2)
    session = at.session
    deals = replay(record, session.game, session.data, session.deck.pack)
    again = table("mau_mau", seed=3)
    again.resume(deals)
    assert again.number == at.number and again.sight(0) == at.sight(0)
    for each in (at, again):
        play_on(each)
        assert each.next_deal()
    assert again.record("sensible") == at.record("sensible")
    assert len(at.match().deals) == 2


def test_what_a_seat_draws_and_hears_is_its_own() -> None:
    at = table("mau_mau", seed=3)
    play_on(at, 12)
    draws = [event for event in at.events(0) if event.drawn]
    assert draws and all(event.seat in (0, CHANCE) for event in draws)
    hand: Any = at.sight(0).pile("hand")
    assert set(draws[-1].drawn) <= {*hand, *(card for event in at.events(0) for card in _laid(event.move))}
    assert at.sight(0).pile("nothing") == ()


def _laid(move: Any) -> tuple[Any, ...]:
    return (move.card,) if hasattr(move, "card") else ()


def test_nobody_has_scored_before_the_deal_is_over() -> None:
    at = table()
    assert at.tally() == () and at.match().deals == ()
    play_on(at)
    assert at.tally() and len(at.match().deals) == 1
