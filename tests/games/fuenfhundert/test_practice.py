"""Fünfhundert's practice deal shows the rules that the booklet has just told: the predicates of its choice."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.prints import booklet

from kartenwerk.play.examples.practice_tricks import TrickPlay, TrickStory


@cache
def probe() -> Any:
    return booklet("fuenfhundert")["probe"]


def with_talon() -> tuple[TrickStory, ...]:
    stories: tuple[TrickStory, ...] = probe()["stiche"][: len(probe()["gezogen"])]
    return stories


def answers_without_talon() -> list[TrickPlay]:
    return [trick.plays[1] for trick in probe()["stiche"][len(probe()["gezogen"]) :]]


def test_with_the_talon_a_higher_card_of_another_suit_takes_the_trick() -> None:
    pairs = [trick.plays for trick in with_talon() if trick.winner == trick.plays[1].name]
    assert any(lead.played.suit != answer.played.suit for lead, answer in pairs)


def test_the_seven_of_trumps_is_exchanged_and_drawn_again_as_the_last_card() -> None:
    assert probe()["getauscht"] == probe()["namen"][0]
    assert probe()["gezogen"][-1][probe()["namen"][1]].id == "kreuz-7"


def test_melds_come_from_the_hand_from_tricks_and_from_both() -> None:
    parts = [(len(meld.in_tricks), len(meld.cards)) for meld in probe()["ansagen"]]
    assert {0 if not won else 2 if won == all else 1 for won, all in parts} == {0, 1, 2}
    assert {meld.name for meld in probe()["ansagen"]} == set(probe()["namen"])


def test_without_the_talon_one_must_follow_with_his_only_card_and_one_is_free() -> None:
    late = answers_without_talon()
    assert any(play.forced and play.follows and len(play.hand) > 1 for play in late)
    assert any(play.free and play.discards and len(play.hand) > 1 for play in late)


def test_a_card_used_up_by_a_cheaper_meld_decides_the_deal() -> None:
    first, second = probe()["abrechnung"]
    (jacks,) = [meld for meld in probe()["ansagen"] if len(meld.cards) == 4]
    (missed,) = [one for one in probe()["verbraucht"] if set(one.used) < set(jacks.cards) and one.name == jacks.name]
    assert jacks.name == second.name
    assert second.total < first.total < second.total - jacks.points + missed.points


def test_accounts_add_up_and_melds_are_what_was_announced() -> None:
    rows = probe()["abrechnung"]
    assert sum(row.augen for row in rows) == 120
    for row, side in zip(rows, probe()["zuege"][-1].bar.sides, strict=True):
        assert row.total == row.augen + row.announced + row.other == side.total
        assert row.announced == sum(meld.points for meld in probe()["ansagen"] if meld.name == row.name)


def test_its_pictures_show_draws_then_hands_and_the_bar_counts_melds_and_the_seven() -> None:
    moves = probe()["zuege"]
    assert [bool(move.mat.cards) for move in moves[:-1]] == [True] * 8 + [False] * 7
    added = [segment.worth for side in moves[-1].bar.sides for segment in side.segments if segment.number == "+"]
    assert sum(added) == sum(meld.points for meld in probe()["ansagen"]) + 10  # the seven of trumps
