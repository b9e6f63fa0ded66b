"""Mau-Mau's practice deal shows what every card does: the predicates by which it was chosen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.games.prints import booklet

from kartenwerk.play.examples.practice import PracticeStep
from kartenwerk.play.games.mau_mau.rules import effect
from kartenwerk.play.mechanics.matching import Act, Play


@pytest.fixture(scope="module")
def moves() -> tuple[PracticeStep, ...]:
    told: tuple[PracticeStep, ...] = booklet("mau_mau")["probe"]["zuege"]
    return told


def laid(moves: tuple[PracticeStep, ...]) -> list[PracticeStep]:
    return [step for step in moves if isinstance(step.move, Play)]


def test_every_effect_is_seen(moves: tuple[PracticeStep, ...]) -> None:
    does = {effect(step.before.rules, step.move.card) for step in laid(moves)}
    assert does >= {"sieben", "acht", "ass", "bube", "herzkoenig"}


def test_a_seven_is_countered_and_wins(moves: tuple[PracticeStep, ...]) -> None:
    last = moves[-1]
    assert last.before.debt and last.move.card.rank == "7" and last.after.out


def test_a_wish_is_followed_and_another_cannot_be(moves: tuple[PracticeStep, ...]) -> None:
    after_wishes = [following.move for wish, following in pairwise(moves) if getattr(wish.move, "wish", "")]
    assert Act.DRAW in after_wishes and any(isinstance(move, Play) for move in after_wishes)


def test_mau_is_said_and_once_forgotten_and_noticed(moves: tuple[PracticeStep, ...]) -> None:
    assert any(step.move.call for step in laid(moves))
    assert any(step.move is Act.NOTICE for step in moves)


def test_the_text_tells_the_whole_deal() -> None:
    probe: Any = booklet("mau_mau")["probe"]
    assert sum(len(part.turns) for part in probe["bilder"]) == len(probe["zuege"]) + 1  # a penalty is a turn of its own
    assert probe["karten"][-1] == [probe["minus"][name] for name in probe["namen"]]
