"""Sessions of the library: what may be done, what is refused, and that nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.support import Run

import kartenwerk as kw


def test_a_session_deals_and_plays_as_the_command_line_does(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deal.toml"
    run("play", "wolfsjagd", "--players", 3, "--seed", 5, "--save", file, "--json")
    told = kw.replay(file)
    played = kw.game("wolfsjagd").session(players=3, seed=5).play_out()
    assert played.turns == told[0].turns
    assert played.result == told[0].result


@settings(max_examples=15)
@given(seed=st.integers(0, 10**6), back=st.integers(1, 12))
@example(seed=314, back=12)
def test_moves_taken_back_and_made_again_lead_to_the_same_end(seed: int, back: int) -> None:
    """Also where chance shuffles: it draws the same lots again."""
    session = kw.game("mau_mau").session(players=2, seed=seed).play_out("random", 40)
    before, turns = session.state, session.turns
    undone = [session.undo() for _ in range(min(back, len(turns)))]  # some deals end sooner than that
    for move in reversed(undone):
        session.play(str(move))
    assert session.state == before
    assert session.turns == turns


def test_a_match_of_several_deals_is_one_record() -> None:
    first = kw.game("herzblatt", spiele=2).session(players=2, seed=3).play_out()
    second = first.next_deal()
    assert second is not None
    assert second.play_out().next_deal() is None
    replayed = kw.replay(second.record())
    assert [deal.result for deal in replayed] == [first.result, second.result]
    assert replayed[1].record() == second.record()


def test_a_view_hides_what_the_seat_may_not_see() -> None:
    session = kw.game("herzblatt").session(players=3)
    assert session.view(1).cards.hands[1] == session.state.cards.hands[1]
    assert {str(card) for card in session.view(1).cards.hands[0]} == {"?"}


def test_a_forbidden_move_is_refused_with_the_rules_sentence() -> None:
    session = kw.game("herzblatt").session(players=2)
    session.play("spielt")
    with pytest.raises(kw.ForbiddenMoveError, match="steht schon fest") as refused:
        session.play("lehnt ab")
    assert refused.value.why == session.why_not("lehnt ab")
    assert len(session.turns) == 1


def test_the_order_of_the_pack_may_be_given() -> None:
    game = kw.game("herzblatt")
    order = game.session(players=2).order
    assert game.session(players=2, order=" ".join(map(str, order))).state.cards == game.session(players=2).state.cards
    with pytest.raises(kw.KartenwerkError, match="not the pack"):
        game.session(players=2, order=order[1:])


REFUSED: dict[str, Callable[[], object]] = {
    "there is no game of that name (did you mean herzblatt?)": lambda: kw.game("herzblat"),
    "there is no game of that name (did you mean gin_romme?)": lambda: kw.game("gin"),
    "has no such rule": lambda: kw.game("herzblatt", nonsense=1),
    "cannot have this value": lambda: kw.game("herzblatt", einsatz=999),
    "cannot be played by that many": lambda: kw.game("herzblatt").session(players=9),
    "there is no such seat": lambda: kw.game("herzblatt").session().view(9),
    "the deal is not over": lambda: kw.game("herzblatt").session().record(),
    "there is no move to take back": lambda: kw.game("herzblatt").session().undo(),
    "there is no policy": lambda: kw.game("herzblatt").session().suggest("wild"),
    "compares no hands": lambda: kw.game("herzblatt").hand("herz-A"),
    "counts no odds": lambda: kw.game("herzblatt").odds(),
    "this card is not in the pack": lambda: kw.game("herzblatt").session().play("herz-99"),
    "there is no deck of that name": lambda: kw.deck("tarot"),
    "there is no such folder": lambda: kw.all_games(data="nowhere"),
    "record: ": lambda: kw.replay("nonsense"),
    "there is no page size": lambda: kw.game("herzblatt").pad(page="a9"),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_wrong_input_is_one_sentence(sentence: str) -> None:
    with pytest.raises(kw.KartenwerkError) as refused:
        REFUSED[sentence]()
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_record_with_a_forbidden_move_is_refused() -> None:
    record = kw.game("herzblatt").session(players=2, seed=4).play_out().record()
    with pytest.raises(kw.ForbiddenMoveError):
        kw.replay(record.replace('"""\\\nspielt;', '"""\\\nspielt; spielt;').replace("\\\nlehnt ab;", "\\\nherz-A;"))


def test_hands_and_odds_are_those_of_the_command_line(run: Run) -> None:
    game = kw.game("burner_holdem")
    told = run("odds", "burner_holdem", "--json").json["rows"]
    assert [row.ways for row in game.odds()] == [row["count"] for row in told]


def test_printed_things_are_those_of_the_command_line(run: Run, tmp_path: Path) -> None:
    run("pad", "herzblatt", "--sheets", 1, "--out", tmp_path / "command", "--json")
    pad = kw.game("herzblatt").pad(leaves=1)
    (file,) = pad.write(tmp_path / "library")
    assert file.read_bytes() == pad["block_a6_auf_a4.pdf"]
    assert file.read_bytes() == (tmp_path / "command" / file.relative_to(tmp_path / "library")).read_bytes()
