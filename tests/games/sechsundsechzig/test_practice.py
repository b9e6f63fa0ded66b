"""Sechsundsechzig's practice deal shows the rules that the booklet has just told: the predicates of its choice."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.prints import booklet

from kartenwerk.play.examples.practice_tricks import TrickPlay, TrickStory


@cache
def probe() -> Any:
    return booklet("sechsundsechzig")["probe"]


def tricks() -> tuple[TrickStory, ...]:
    stories: tuple[TrickStory, ...] = probe()["stiche"]
    return stories


def answers(second_half: bool) -> list[TrickPlay]:
    half = len(probe()["gezogen"])
    return [trick.plays[1] for trick in (tricks()[half:] if second_half else tricks()[:half])]


def test_the_last_trick_decides_and_brings_just_66() -> None:
    first, second = probe()["abrechnung"]
    assert first.augen < second.augen < 66 == first.total


def test_its_pictures_show_what_is_drawn_then_what_is_held_then_the_last_tricks_points() -> None:
    mats = [move.mat for move in probe()["zuege"]]
    assert [len(mat.cards) for mat in mats] == [2] * 6 + [0] * 6
    assert [[len(hand.cards) for hand in mat.hands] for mat in mats[6:]] == [[left] * 2 for left in (5, 4, 3, 2, 1)] + [
        []
    ]
    assert mats[-1].word == "+10" and [side.total for side in probe()["zuege"][-1].bar.sides] == [66, 64]


def test_while_the_stock_lasts_a_seat_that_could_follow_does_not() -> None:
    assert any(not play.follows and play.holds(play.led) for play in answers(second_half=False))


def test_while_the_stock_lasts_a_trump_takes_a_ten() -> None:
    half = tricks()[: len(probe()["gezogen"])]
    assert any(trick.best.trump and trick.plays[0].card.id.endswith("-10") for trick in half)


def test_once_it_is_gone_one_must_follow_with_an_ace_one_must_trump_and_one_is_free() -> None:
    late = answers(second_half=True)
    assert any(play.forced and play.follows and play.card.id.endswith("-A") for play in late)
    assert any(play.trump and not play.follows and len(play.allowed) < len(play.hand) for play in late)
    assert any(play.free and play.discards for play in late)


def test_the_open_trump_is_drawn_last_by_the_loser_of_the_trick() -> None:
    last = tricks()[len(probe()["gezogen"]) - 1]
    (loser,) = {play.name for play in last.plays} - {last.winner}
    assert probe()["gezogen"][-1][loser] == probe()["offen"]
