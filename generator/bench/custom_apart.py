"""A deck of one's own whose pictures and fonts a process of its own reads, beside the same deck read without one.

Both are whole processes with an empty cache that take turns in one run, and the best of each counts, the CPU of all
that they start included. The process that reads costs its start, and each crop is sent to the one that prints.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from bench.custom_deck import write_deck
from bench.processes import Course, as_installed, best, run

TITLE = "Reading a stranger's files apart"
ROUNDS = 7
"""Rounds; the first makes bytecode, too."""

_MAIN = "from kartenwerk.__main__ import main; main()"
WAYS = {
    "read apart": _MAIN,
    "read by the program itself": f"""
from kartenwerk.custom.apart.reader import Reader
from kartenwerk.custom.apart.worker import WORK
Reader.ask = lambda self, task, name, values, content=b"", *, state="": WORK[task.kind](values, content)
{_MAIN}
""",
}


def main() -> None:
    """Print what both ways take, and the ratio of the first to the second."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "deck"
        write_deck(folder)
        variables = {**as_installed(Path(name) / "bytecode"), "KARTENWERK_CACHE": str(Path(name) / "cache")}
        found: dict[str, list[Course]] = {way: [] for way in WAYS}
        for round in range(ROUNDS):
            for way in [*WAYS] if round % 2 else [*reversed(WAYS)]:
                shutil.rmtree(Path(name) / "cache", ignore_errors=True)
                shutil.rmtree(folder / "out", ignore_errors=True)
                words = [sys.executable, "-c", WAYS[way], "deck", ".", "--out", "out"]
                found[way].append(run(words, folder, variables))
    figures = {way: best(courses) for way, courses in found.items()}
    for way, course in figures.items():
        print(f"{way:34}{course.cpu:6.2f} s{course.wall:7.2f} s{course.memory:6.0f} MB")
    apart, itself = figures.values()
    print(f"ratio: CPU {apart.cpu / itself.cpu:.3f}, clock {apart.wall / itself.wall:.3f}")


if __name__ == "__main__":
    main()
