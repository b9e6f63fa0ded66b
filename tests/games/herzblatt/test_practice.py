"""Herzblatt's practice deal shows the rules that the booklet has just told: the predicates by which it was chosen."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.prints import booklet
from tests.support import WORKSHOP

from kartenwerk.play.examples.practice_tricks import TrickPlay, TrickStory
from kartenwerk.products.booklet.practice import practice_record


@cache
def probe() -> Any:
    return booklet("herzblatt")["probe"]


def tricks() -> tuple[TrickStory, ...]:
    stories: tuple[TrickStory, ...] = probe()["stiche"]
    return stories


def answers() -> list[TrickPlay]:
    return [trick.plays[1] for trick in tricks()]


def test_the_last_trick_and_what_was_laid_away_decide() -> None:
    *_, before, last = [[side.total for side in move.bar.sides] for move in probe()["zuege"]]
    assert before[0] < 66 <= last[0] <= 69 and sum(last) == 120
    assert last[0] - probe()["aufgenommen"].augen < 66


def test_its_pictures_count_what_was_laid_away_first_and_show_what_both_still_hold() -> None:
    moves = probe()["zuege"]
    assert all(move.bar.sides[0].segments[0].worth == probe()["aufgenommen"].augen for move in moves)
    assert [len(hand.cards) for move in moves[:-1] for hand in move.mat.hands] == [
        left for left in range(8, 0, -1) for _ in range(2)
    ]
    assert moves[-1].mat is None
    assert {move.verb for move in moves} == {"gewinnt", "sticht", "trumpft"}


def test_both_take_tricks() -> None:
    assert min(tricks()[-1].tricks.values()) >= 4


def test_the_declarer_lays_a_suit_away_and_trumps_its_ace() -> None:
    gone = {card.id.split("-")[0] for card in probe()["aufgenommen"].away}
    assert len(gone) == 1
    assert any(trick.best.trump and trick.plays[0].card.id == f"{next(iter(gone))}-A" for trick in tricks())


def test_a_seat_that_cannot_follow_keeps_its_trumps() -> None:
    assert any(play.free and play.holds("trumps") and not play.trump for play in answers())


def test_a_ten_must_be_given_to_an_ace() -> None:
    assert any(play.forced and play.follows and play.card.id.endswith("-10") for play in answers())


def test_a_trump_that_is_led_takes_a_trump() -> None:
    assert any(trick.plays[0].trump and trick.plays[1].trump for trick in tricks())


def test_the_same_cards_are_won_here_and_lost_where_trumping_is_a_duty() -> None:
    usual, duty = practice_record(WORKSHOP, "herzblatt"), practice_record(WORKSHOP, "herzblatt", "trumpfpflicht")
    assert usual is not None and duty is not None
    assert usual.deck == duty.deck and usual.move_texts[:6] == duty.move_texts[:6]
    assert usual.result[0] > 0 > duty.result[0]
