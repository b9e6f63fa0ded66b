"""Two processes compile the forms of a document, one from each end: faster, and not a byte different."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path

import pytest

from kartenwerk.printing.pdf.ahead import WORTH, from_the_end

needs_fork = pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2, reason="one core, or no process is forked"
)
MANY = [f"{number:02}" for number in range(WORTH)]


@needs_fork
def test_another_process_begins_with_the_last(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"

    def do(name: str) -> None:
        (tmp_path / name).touch()
        if name == MANY[3]:
            with pipe.open("wb"):
                signal.pause()

    os.mkfifo(pipe)
    with from_the_end(MANY, do), pipe.open("rb"):  # it opens when the other process opens it, too
        assert sorted(path.name for path in tmp_path.iterdir()) == [MANY[0], *MANY[3:], "pipe"]
    assert active_children() == []


@needs_fork
def test_what_the_first_thing_needs_is_loaded_once_for_both(tmp_path: Path) -> None:
    loaded: list[int] = []

    def do(name: str) -> None:
        if not loaded:
            loaded.append(os.getpid())
        (tmp_path / name).write_text(str(loaded[0]), "ascii")

    with from_the_end(MANY, do):
        (other,) = active_children()
        other.join()
    assert {path.read_text("ascii") for path in tmp_path.iterdir()} == {str(os.getpid())}
    assert len([*tmp_path.iterdir()]) == len(MANY)


@needs_fork
def test_what_goes_wrong_there_is_left_to_this_process(capfd: pytest.CaptureFixture[str]) -> None:
    def do(name: str) -> None:
        if name != MANY[0]:
            raise ValueError(name)

    with from_the_end(MANY, do):
        (other,) = active_children()
        other.join()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("few", [[], MANY[1:]])
def test_few_are_left_to_this_process(few: Sequence[str]) -> None:
    with from_the_end(few, print):
        assert active_children() == []
