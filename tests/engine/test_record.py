"""A record replays to the same deals, and one that does not fit its game is refused with what is wrong."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.support import changed_game, session_of

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.engine.contract import AnyGame
from kartenwerk.play.engine.record import IllegalMoveError, Record, as_toml, read_record, record_of, replay

WATTEN = session_of("watten")
DEALS = tuple(islice(WATTEN.play_deals(2, 1), 2))
RECORD = record_of(DEALS, WATTEN.data, "sensible", 1)


def again(record: Record, game: AnyGame = WATTEN.game) -> Any:
    return replay(record, game, WATTEN.data, WATTEN.deck.pack)


def changed(**values: Any) -> Record:
    return RECORD.model_copy(update=values)


def moves(number: int, text: str) -> str:
    """The moves of the first deal with another one at that place, counted from 1."""
    texts = list(RECORD.move_texts)
    return "; ".join([*texts[: number - 1], text, *texts[number:]])


def test_every_deal_of_a_match_replays_to_the_same_steps() -> None:
    assert [deal.steps for deal in again(RECORD)] == [deal.steps for deal in DEALS]
    assert [deal.order for deal in again(RECORD)] == [deal.order for deal in DEALS]
    assert all(deal.finished for deal in again(RECORD))


@pytest.mark.parametrize(
    ("id", "players", "rules"),
    [("watten", 2, {}), ("fuenf_karten_boltan", 2, {"fester_geber": True}), ("mau_mau", 2, {"handkarten": 6})],
)
def test_a_record_is_read_as_it_was_written(id: str, players: int, rules: dict[str, Any], tmp_path: Path) -> None:
    session = session_of(id, **rules)
    deals = tuple(islice((session.play_deals(players, 2)), 2))
    record = record_of(deals, session.data, "sensible", 2)
    assert record.rules == rules
    path = tmp_path / "record.toml"
    path.write_text(as_toml(record), encoding="utf-8")
    read = read_record(DataFile(path, "record.toml"))
    assert (read.game, read.players, read.policy, read.seed, read.rules) == (id, players, "sensible", 2, rules)
    assert [deal.move_texts for deal in read.deals] == [deal.move_texts for deal in record.deals]
    assert max(map(len, path.read_text(encoding="utf-8").splitlines())) <= 112


def test_who_played_and_by_which_seed_is_left_out_where_it_is_not_known() -> None:
    text = as_toml(record_of(DEALS[:1], WATTEN.data, "", None))
    assert "policy" not in text and "seed" not in text and "[" not in text.replace("result = [", "")
    assert "seed = 0" in as_toml(changed(seed=0))


def test_no_card_and_no_word_is_broken_between_two_lines() -> None:
    long = "karte-" + "x" * 120
    text = as_toml(changed(deck=f"{RECORD.deck} {long}"))
    assert {*RECORD.deck.split(), long} <= {*text.replace('"""', " ").replace("\\", " ").split()}


def test_another_pack_is_refused() -> None:
    short = " ".join(RECORD.deck.split()[1:])
    for deck in (short, f"{RECORD.deck} {RECORD.deck.split()[0]}"):
        with pytest.raises(KartenwerkError, match="not the pack of this game"):
            again(changed(deck=deck))


def test_a_deal_after_the_end_of_the_match_is_refused() -> None:
    with pytest.raises(KartenwerkError, match="goes on after the match is over"):
        again(RECORD, changed_game(WATTEN.game, deal_next=lambda state, order: None))


def test_another_result_is_refused_with_both() -> None:
    wrong = tuple(points + 1 for points in RECORD.result)
    with pytest.raises(KartenwerkError, match="has another result") as told:
        again(changed(result=wrong))
    assert (told.value.found, told.value.expected) == (str(list(wrong)), str(list(RECORD.result)))


def test_a_record_that_ends_too_early_is_refused_with_its_number_of_moves() -> None:
    with pytest.raises(KartenwerkError, match="ends before the game does") as told:
        again(changed(moves="; ".join(RECORD.move_texts[:3])))
    assert told.value.found == "3 moves"


def test_a_move_too_many_is_refused() -> None:
    with pytest.raises(IllegalMoveError) as told:
        again(changed(moves=f"{RECORD.moves}; {RECORD.move_texts[-1]}"))
    assert told.value.number == len(RECORD.move_texts) + 1


@pytest.mark.parametrize("number", [1, 4])
def test_what_is_no_move_is_told_by_its_number_and_one_against_the_rules_with_its_reason(number: int) -> None:
    with pytest.raises(IllegalMoveError) as told:
        again(changed(moves=moves(number, "gibberish")))
    assert (told.value.number, told.value.text, told.value.reason) == (number, "gibberish", None)
    assert told.value.state == DEALS[0].steps[number - 1].before
    foreign = next(
        str(step.move)
        for step in DEALS[0].steps
        if WATTEN.game.why_not(DEALS[0].steps[number - 1].before, step.move) is not None
    )
    with pytest.raises(IllegalMoveError) as told:
        again(changed(moves=moves(number, foreign)))
    assert (told.value.number, told.value.reason is None) == (number, False)


def test_moves_of_a_later_deal_are_counted_from_the_beginning_of_the_match() -> None:
    later = RECORD.further[0].model_copy(update={"moves": "gibberish"})
    with pytest.raises(IllegalMoveError) as told:
        again(changed(further=(later,)))
    assert told.value.number == len(RECORD.move_texts) + 1


def test_a_record_of_players_without_help_says_nothing_of_help() -> None:
    assert (RECORD.hints, RECORD.undos) == (0, 0)
    assert "hints" not in as_toml(RECORD) and "undos" not in as_toml(RECORD)
    helped = as_toml(changed(hints=2, undos=1))
    assert "hints = 2" in helped and "undos = 1" in helped


def test_only_the_last_deal_of_a_record_may_be_unfinished() -> None:
    *_, last = RECORD.deals
    half = last.model_copy(update={"moves": "; ".join(last.move_texts[:3]), "result": ()})
    assert [deal.finished for deal in again(changed(further=(half,)))] == [True, False]
    early = changed(moves="; ".join(RECORD.move_texts[:3]), result=())
    with pytest.raises(KartenwerkError, match="ends before the game does"):
        again(early)
    (only,) = again(early.model_copy(update={"further": ()}))
    assert not only.finished and len(only.steps) == 3
