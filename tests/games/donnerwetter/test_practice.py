"""What Donnerwetter's practice deal was chosen for: its first dealing shows every kind of turn, and it ends close."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games import prints

from kartenwerk.play.games.donnerwetter.practice import TurnStory


@cache
def probe() -> Any:
    return prints.booklet("donnerwetter")["probe"]


def turns() -> tuple[TurnStory, ...]:
    told: tuple[TurnStory, ...] = probe()["gaben"][0].turns
    return told


def test_the_first_dealing_shows_a_pair_and_sums_of_two_and_of_three() -> None:
    assert {len(turn.taken) for turn in turns()} == {0, 1, 2, 3}


def test_both_clear_the_middle_in_it_once() -> None:
    assert [(turn.name, len(turn.taken)) for turn in turns() if turn.swept] == [("Bert", 1), ("Anna", 2)]


def test_somebody_has_to_capture_and_somebody_must_leave_what_one_card_takes() -> None:
    assert any(turn.forced and turn.taken and not turn.swept for turn in turns())
    assert any(turn.always_easy and turn.middle and not turn.could_capture for turn in turns())


def test_a_middle_is_empty_and_no_more_than_four_cards_lie_open() -> None:
    assert any(not turn.middle for turn in turns()) and max(len(turn.middle) for turn in turns()) <= 4


def test_cards_laid_down_one_after_the_other_are_shown_as_one_move() -> None:
    shown = probe()["zuege"]
    assert [move.laid[0].card.id for move in shown if move.mat.cards[-1].card is None] == [
        "bog-3",
        "jarnur-4",
        "svidar-M",
    ]
    assert [move.number for move in shown] == [str(number) for number in range(1, 10)]
    assert [side.total for side in shown[-1].bar.sides] == [*probe()["gaben"][0].points]


def test_the_lead_changes_in_the_last_dealing() -> None:
    points = [dealing.points for dealing in probe()["gaben"]]
    assert all(first > second for first, second in points[:-1]) and points[-1] == (72, 75)
    assert tuple(party.total for party in probe()["abrechnung"]) == points[-1]


def test_every_later_dealing_is_decided_by_a_donnerwetter_that_could_be_foreseen() -> None:
    later = probe()["gaben"][1:]
    assert all(any(turn.swept for turn in dealing.turns) for dealing in later)
    assert later[0].turns[3].keeps_pairs and not later[0].turns[2].keeps_pairs
    assert later[1].turns[0].could_leave("Zwei", 1, 13) and not later[1].turns[0].could_leave("Zwei", 1, 12)


def test_a_player_knows_the_other_hand_once_the_stock_is_empty() -> None:
    first = [dealing.turns[0] for dealing in probe()["gaben"]]
    assert [turn.knows_all for turn in first] == [False, False, False, False, True]
    assert [first[-1].unseen(word) for word in ("Eins", "Vier", "Sechs", "Einher")] == [1, 1, 0, 0]
    assert first[0].unseen("Sechs") == 4
