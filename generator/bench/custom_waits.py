"""How long the designer of a deck waits: for help, a new deck, a check of many cards, and a page that follows a change.

Each is printed in seconds of the clock and of CPU beside its budget, and as a ratio to a whole process of typst that
sets the deck of the race in the same run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, NamedTuple

from bench.custom_deck import CARDS, TYPST, write_deck, write_table
from bench.processes import Course, as_installed, best, run
from kartenwerk.base.errors import KartenwerkError

TITLE = "What a deck's designer waits for"
ROUNDS = 3
MANY = 2000
PROGRAM = (sys.executable, "-m", "kartenwerk")


class Wait(NamedTuple):
    """What is waited for, and how many seconds of the clock at most."""

    label: str
    most: float


HELP = Wait("kartenwerk --help", 0.3)
NEW = Wait("kartenwerk new deck", 0.5)
CHECK = Wait(f"kartenwerk check, {MANY:,} cards, empty cache", 5)
CELL = Wait("kartenwerk watch, one cell", 0.5)
ALL = Wait(f"kartenwerk watch, all {CARDS} cards", 1)


def main() -> None:
    """Print the figures as a table; KartenwerkError where typst, the unit of all figures, is missing."""
    if find_spec("typst") is None:
        raise KartenwerkError("typst is not installed")
    found: dict[Wait, list[Course]] = {}
    yardstick: list[Course] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "deck"
        write_deck(folder)
        variables = {**as_installed(folder.parent / "bytecode"), "KARTENWERK_CACHE": str(folder.parent / "cache")}
        for round in range(ROUNDS + 1):
            for wait, course in _round(folder, variables):
                if round:  # the first makes the bytecode
                    found.setdefault(wait, []).append(course)
            yardstick.append(run([sys.executable, "-c", TYPST], folder, variables))
    typst = best(yardstick)
    print(f"{'':44}{'CPU':>8}{'clock':>9}{'of':>8}{'to typst: clock':>18}")
    for wait, courses in found.items():
        course = best(courses)
        kept = "" if course.wall <= wait.most else "   over budget"
        ratio = course.wall / typst.wall
        print(f"{wait.label:44}{course.cpu:6.2f} s{course.wall:7.2f} s{wait.most:6.1f} s{ratio:17.1f}x{kept}")


def _round(folder: Path, variables: Mapping[str, str]) -> Iterator[tuple[Wait, Course]]:
    shutil.rmtree(folder.parent / "cache", ignore_errors=True)
    shutil.rmtree(folder.parent / "new", ignore_errors=True)
    (folder.parent / "new").mkdir()
    yield HELP, run([*PROGRAM, "--help"], folder, variables)
    yield NEW, run([*PROGRAM, "new", "deck", "wald"], folder.parent / "new", variables)
    write_table(folder, MANY)
    yield CHECK, run([*PROGRAM, "check", "."], folder, variables)
    write_table(folder)
    with _watch(folder, variables) as seen:
        table, deck = folder / "karten.csv", folder / "deck.toml"
        yield CELL, seen(lambda: _change(table, "Karte Nummer 7,", "Karte Nummer sieben,"))
        yield ALL, seen(lambda: _change(deck, "size = 8\n", "size = 7.5\n"))
    _change(deck, "size = 7.5\n", "size = 8\n")


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@contextmanager
def _watch(folder: Path, variables: Mapping[str, str]) -> Iterator[Callable[[Callable[[], None]], Course]]:
    """A watched deck; the function measures the time from a change until open pages are notified."""
    process = subprocess.Popen(
        [*PROGRAM, "watch", ".", "--port", "0", "--no-open"],
        cwd=folder,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    lines = process.stdout
    assert lines is not None
    try:
        _next(lines), _next(lines)  # the address, and what is seen at first
        time.sleep(1)  # until the folder is watched

        def seen(change: Callable[[], None]) -> Course:
            before, start = _cpu(process.pid), time.perf_counter()
            change()
            _next(lines)
            return Course(_cpu(process.pid) - before, time.perf_counter() - start, 0)

        yield seen
    finally:
        process.kill()
        process.wait()


def _next(lines: IO[str]) -> str:
    line = lines.readline()
    if not line:
        raise KartenwerkError("the watching process has ended")
    return line


def _cpu(process: int) -> float:
    """The seconds of CPU that a process has taken, where the system reports them."""
    state = Path(f"/proc/{process}/stat")
    if not state.exists():
        return 0.0
    fields = state.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
