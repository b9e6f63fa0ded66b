"""What `make bench` says of a measurement: its figures on a quiet machine, and else why there are none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bench import __main__ as bench
from bench.quiet import MOST, Quiet
from kartenwerk.base.errors import KartenwerkError

BUSY, CALM = Quiet(MOST + 0.4), Quiet(MOST)


def hear(monkeypatch: pytest.MonkeyPatch, *states: Quiet) -> None:
    monkeypatch.setattr(bench, "listen", iter(states).__next__)


def measure() -> None:
    print("a ratio of 3.0")


def never() -> None:
    raise AssertionError("measured all the same")


def skip() -> None:
    raise KartenwerkError("typst is not installed")


def test_a_quiet_machine_gets_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    hear(monkeypatch, CALM, CALM)
    assert bench.answer(measure, late=False) == "a ratio of 3.0"


@pytest.mark.parametrize(
    ("states", "todo", "late", "said"),
    [
        ([BUSY], never, False, "not measured: the machine is busy, a second of CPU takes 1.5 s of the clock"),
        ([CALM, BUSY], measure, False, "thrown away: in the end the machine is busy"),
        ([], never, True, "left out: five minutes are over"),
        ([CALM], skip, False, "skipped: typst is not installed"),
    ],
)
def test_else_it_says_why_there_are_none(
    monkeypatch: pytest.MonkeyPatch, states: list[Quiet], todo: Callable[[], None], late: bool, said: str
) -> None:
    hear(monkeypatch, *states)
    answer = bench.answer(todo, late=late)
    assert answer.startswith(said)
    assert "ratio" not in answer
