"""Mogeln's practice deal shows the rules that the booklet has just told: the predicates by which it was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tests.games.prints import booklet

from kartenwerk.play.games.mogeln.practice import PileView


@cache
def probe() -> Any:
    return booklet("mogeln")["probe"]


def piles() -> Sequence[PileView]:
    shown: Sequence[PileView] = probe()["stapel"]
    return shown


def test_a_lie_is_caught_and_another_time_somebody_knocks_in_vain() -> None:
    doubted = [pile for pile in piles() if pile.knocks]
    assert {pile.cards[-1].true for pile in doubted} == {False, True}
    assert all((pile.takes == pile.knocks) == pile.cards[-1].true for pile in doubted)


def test_somebody_with_all_four_knocks_and_is_right() -> None:
    assert any(pile.knocks and pile.cards[-1].held[pile.knocks] == 4 and not pile.cards[-1].true for pile in piles())


def test_three_of_a_rank_are_right_once_and_wrong_once() -> None:
    with_three = [pile for pile in piles() if pile.knocks and pile.cards[-1].held[pile.knocks] == 3]
    assert {pile.cards[-1].true for pile in with_three} == {False, True}


def test_a_false_first_card_of_a_pile_is_safe_although_somebody_suspects_it() -> None:
    assert any(not pile.cards[0].true and max(pile.cards[0].held.values()) >= 3 for pile in piles())


def test_the_last_but_one_is_doubted_and_the_last_is_safe() -> None:
    assert any(pile.knocks and pile.cards[-1].left == 1 for pile in piles())
    last = piles()[-1]
    assert not last.knocks and not last.cards[-1].true and last.cards[-1].left == 0


def test_it_is_short_and_the_winner_never_takes_a_pile() -> None:
    assert len(probe()["karten"]) <= 54
    assert probe()["sieger"] not in {pile.takes for pile in piles()}


def test_the_stretches_show_every_card_with_its_claim_and_only_lies_and_what_is_turned_up_face_up() -> None:
    shown = [card for move in probe()["zuege"] for card in move.laid]
    assert sum(card.drawn or 1 for card in shown) == len(probe()["karten"])
    single = [card for card in shown if not card.drawn]
    assert all(card.hidden or card.framed or card.said.false for card in single)
    assert sum(card.said.false for card in single) == sum(not card.true for card in probe()["karten"])


def test_each_stretch_ends_with_a_knock_or_what_nobody_doubts() -> None:
    knocks = [(move.actor, " ".join(move.effect)) for move in probe()["zuege"] if move.verb == "klopft"]
    assert knocks == [(pile.knocks, f"{len(pile.cards)} Karten für {pile.takes}") for pile in piles()[:-1]]
    assert probe()["zuege"][-1].verb == "gewinnt"


def test_who_knocks_shows_why() -> None:
    for move in probe()["zuege"]:
        for hand in move.mat.hands if move.mat else ():
            assert {card.word for card in hand.cards} <= {card.said.words for card in move.laid}
