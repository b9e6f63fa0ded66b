"""Doppelkopf's practice deal shows the rules that the booklet has just told: the predicates by which it was chosen."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.prints import booklet

from kartenwerk.play.examples.practice_tricks import TrickPlay, TrickStory


@cache
def probe() -> Any:
    return booklet("doppelkopf")["probe"]


def tricks() -> tuple[TrickStory, ...]:
    stories: tuple[TrickStory, ...] = probe()["stiche"]
    return stories


def plays() -> list[TrickPlay]:
    return [play for trick in tricks() for play in trick.plays]


def test_it_is_two_against_two_and_close_to_the_last_trick() -> None:
    assert len(probe()["re"]) == len(probe()["kontra"]) == 2
    *_, before, last = [[side.total for side in move.bar.sides] for move in probe()["zuege"]]
    assert 121 <= last[0] <= 124 and sum(last) == 240
    assert before[0] < 121 and before[1] < 120


def test_its_pictures_name_how_each_trick_is_won() -> None:
    verbs = [move.verb for move in probe()["zuege"]]
    assert verbs[:6] == ["gewinnt", "trumpft", "sticht", "sticht", "gewinnt", "sticht"]
    assert all(sum(card.framed for card in move.laid) == 1 for move in probe()["zuege"])


def test_everybody_takes_a_trick() -> None:
    assert {trick.winner for trick in tricks()} == set(probe()["namen"])


def test_a_plain_ace_goes_through_and_another_is_trumped() -> None:
    led = [trick for trick in tricks() if trick.plays[0].card.id.endswith("-A") and not trick.plays[0].trump]
    assert any(trick.best is trick.plays[0] for trick in led)
    assert any(trick.best.trump for trick in led)


def test_a_seat_with_a_queen_or_jack_of_the_suit_need_not_follow() -> None:
    assert any(play.free and any(card.suit == play.led and card.rank in "DB" for card in play.hand) for play in plays())


def test_two_equal_cards_meet_in_a_trick_and_the_first_wins() -> None:
    assert any(
        play.played == trick.best.played and play is not trick.best for trick in tricks() for play in trick.plays
    )


def test_somebody_discards() -> None:
    assert any(play.discards for play in plays())


def test_the_queens_of_clubs_fall_in_different_tricks() -> None:
    queens = [trick.number for trick in tricks() for play in trick.plays if play.card.id == "kreuz-D"]
    assert len(set(queens)) == 2 and queens[0] >= 2 and queens[1] >= 3
