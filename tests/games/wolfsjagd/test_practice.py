"""Wolfsjagd's practice deal shows the rules that the booklet has just told: the predicates by which it was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tests.games.prints import booklet

from kartenwerk.play.examples.practice import PracticeStep
from kartenwerk.play.mechanics.matching import Act


@cache
def probe() -> Any:
    return booklet("wolfsjagd")["probe"]


def steps() -> Sequence[PracticeStep]:
    told: Sequence[PracticeStep] = probe()["schritte"]
    return told


def ranks() -> list[str]:
    return [step.move.card.rank if hasattr(step.move, "card") else str(step.move) for step in steps()]


def test_a_sigl_is_laid_and_its_wish_is_followed() -> None:
    wishes = [place for place, step in enumerate(steps()) if getattr(step.move, "wish", "")]
    assert wishes and all(steps()[place + 1].move.card.suit == steps()[place].move.wish for place in wishes)


def test_two_ones_in_a_row_are_paid_by_the_third() -> None:
    place = ranks().index("1")
    assert ranks()[place + 1] == "1" and steps()[place + 2].move is Act.DRAW
    assert len(steps()[place + 2].after.hands[2]) - len(steps()[place + 2].before.hands[2]) == 4


def test_a_six_makes_the_next_sit_out() -> None:
    assert steps()[ranks().index("6") + 1].move is Act.SIT_OUT


def test_a_card_is_drawn_and_laid_at_once() -> None:
    assert any(step.before.drawn and step.before.drawn == getattr(step.move, "card", None) for step in steps())


def test_a_warning_is_given_and_another_is_forgotten_and_noticed() -> None:
    assert any(getattr(step.move, "call", "") == "Letzte Karte!" for step in steps()) and Act.NOTICE in [
        step.move for step in steps()
    ]


def test_somebody_wins_and_the_others_play_on_to_the_last() -> None:
    assert sorted(probe()["punkte"]) == [0, 1, 2]


def test_each_stretch_has_what_it_brings() -> None:
    assert [(move.actor, move.verb, " ".join(move.effect).strip()) for move in probe()["zuege"]] == [
        ("Anna", "wünscht", "Stern"),
        ("Bert", "gibt weiter", "4 Karten für Cleo"),
        ("Bert", "zieht", "1 Karte"),
        ("Anna", "ruft", "„Letzte Karte!“"),
        ("Cleo", "merkt es", "1 Karte für Anna"),
        ("Anna", "bremst", "Bert setzt aus"),
        ("Anna", "gewinnt", "Bert setzt aus"),
        ("Bert", "wird fertig", "2 Karten bei Cleo"),
    ]


def test_the_bar_counts_the_cards_that_each_holds() -> None:
    assert [side.total for side in probe()["zuege"][-1].bar.sides] == probe()["rest"]
