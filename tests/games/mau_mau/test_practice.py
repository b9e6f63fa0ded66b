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
    told: tuple[PracticeStep, ...] = booklet("mau_mau")["probe"]["schritte"]
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


def test_the_moves_show_every_card_laid_or_drawn_and_what_each_still_holds() -> None:
    probe: Any = booklet("mau_mau")["probe"]
    shown = [card for move in probe["zuege"] for card in move.laid if card.label != "Ablage"]
    assert sum(1 for card in shown if card.card) == len(laid(probe["schritte"]))
    assert sum(card.drawn for card in shown) == 6  # of the king of hearts, of need, of a penalty
    assert [side.total for side in probe["zuege"][-1].bar.sides] == [probe["minus"][name] for name in probe["namen"]]


def test_each_stretch_has_what_it_brings() -> None:
    moves = booklet("mau_mau")["probe"]["zuege"]
    assert [(move.actor, move.verb, " ".join(move.effect).strip()) for move in moves] == [
        ("Cleo", "legt", ""),
        ("Cleo", "trifft", "3 Karten für Anna"),
        ("Cleo", "ruft", "„Mau!“"),
        ("Cleo", "zieht", "1 Karte"),
        ("Cleo", "merkt es", "2 Karten für Bert"),
        ("Cleo", "gewinnt", "keine Karte mehr"),
    ]
