"""Tarock's practice deal shows the rules that the booklet has just told: the predicates by which it was chosen."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.prints import booklet

from kartenwerk.play.examples.practice_tricks import TrickPlay, TrickStory

DECIDED = 7
"""The trick from which on the end stands fixed; the text tells it with those after it."""


@cache
def probe() -> Any:
    return booklet("tarock")["probe"]


def tricks() -> tuple[TrickStory, ...]:
    stories: tuple[TrickStory, ...] = probe()["stiche"]
    return stories


def answers() -> list[TrickPlay]:
    return [play for trick in tricks() for play in trick.plays[1:]]


def test_a_bid_is_held_and_costs_the_game_by_one() -> None:
    told = probe()["spiel"]
    assert any(word.holds and word.name == told.declarer for word in told.spoken)
    assert told.bid - told.made == 1 and not told.won
    assert told.made >= probe()["kleinstes"]


def test_the_stock_is_taken_up_and_what_is_laid_away_counts() -> None:
    assert probe()["spiel"].contract == "Aufnahme"
    declarer, others = probe()["zuege"][0].bar.sides
    assert probe()["draussen"] == declarer.segments[0].worth == declarer.total == 30
    assert others.name == "Gegner"


def test_a_seat_must_follow_with_its_only_card_and_another_must_trump() -> None:
    assert any(play.follows and play.forced and len(play.hand) > 1 for play in answers())
    assert any(play.trump and not play.follows and len(play.hand) > 1 for play in answers())


def test_all_trumps_of_the_others_fall_in_a_trick() -> None:
    pulled = tricks()[DECIDED - 2]
    assert all(play.trump for play in pulled.plays)
    assert pulled.plays[0].unseen("trumps") == 2


def test_its_pictures_name_how_each_trick_is_won_and_the_bar_ends_just_below_the_bid() -> None:
    moves = probe()["zuege"]
    assert [move.verb for move in moves[: DECIDED - 1]] == [
        "gewinnt",
        "gewinnt",
        "gewinnt",
        "gewinnt",
        "trumpft",
        "sticht",
    ]
    assert moves[-1].bar.sides[0].total == moves[-1].bar.goal - 1


def test_the_end_stands_fixed_when_the_rest_is_told_in_a_block() -> None:
    assert {trick.winner for trick in tricks()[DECIDED - 1 :]} == {probe()["spiel"].declarer}
