"""51 Tot's practice deal: the predicates by which it was chosen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.prints import booklet

from kartenwerk.play.examples.practice import PracticeStep


@pytest.fixture(scope="module")
def probe() -> Any:
    return booklet("einundfuenfzig_tot")["probe"]


@pytest.fixture(scope="module")
def moves(probe: Any) -> tuple[PracticeStep, ...]:
    told: tuple[PracticeStep, ...] = probe["schritte"]
    return told


def test_a_seven_counts_seven_and_another_one(moves: tuple[PracticeStep, ...]) -> None:
    assert {step.move.worth for step in moves if step.move.card.rank == "7"} == {1, 7}


def test_nines_and_tens_save_everybody_at_the_limit(moves: tuple[PracticeStep, ...], probe: Any) -> None:
    saved = {step.name for step in moves if step.before.total == 50 and step.move.card.rank in ("9", "10")}
    assert saved == set(probe["namen"])


def test_the_loser_had_no_card_that_would_have_saved_him(moves: tuple[PracticeStep, ...]) -> None:
    last = moves[-1]
    assert last.after.loser == last.seat and last.after.total == 51
    assert all(last.before.total + move.worth >= 51 for move in last.legal)


def test_the_stretches_show_every_card_with_what_is_said(probe: Any) -> None:
    cards = [card for move in probe["zuege"] for card in move.laid]
    assert len(cards) == len(probe["schritte"]) + 1  # and the card that is turned up
    assert [int(card.said.sign) for card in cards[1:]] == [step.after.total for step in probe["schritte"]]


def test_each_stretch_has_what_it_leaves_below_the_limit(probe: Any) -> None:
    assert [(move.actor, move.verb, " ".join(move.effect)) for move in probe["zuege"]] == [
        ("Anna", "legt viel", "22 frei"),
        ("Anna", "legt viel", "3 frei"),
        ("Anna", "füllt auf", "0 frei"),
        ("Cleo", "füllt auf", "0 frei"),
        ("Anna", "füllt auf", "0 frei"),
        ("Bert", "ist tot", "51 tot"),
    ]


def test_the_bar_is_the_total(probe: Any) -> None:
    assert [move.bar.sides[0].total for move in probe["zuege"]] == [28, 47, 50, 50, 50, 51]
