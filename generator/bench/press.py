"""Whole-process figures of printing: CPU time and memory of the command, beside bare ReportLab."""

from __future__ import annotations

import pickle
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.processes import Course, as_installed, best, run
from kartenwerk.base.palette import Ink
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import IDENTITY, POINT, Fill, Group, Item, Matrix, Place, Text

RUNS = 7  # the best counts: whatever else the machine does only slows a run down
DECK = "walisch"


def main() -> None:
    """Print the figures as a table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        deck = ["-m", "kartenwerk", "deck", DECK, "--out", str(folder / "out")]
        help_ = fastest(["-m", "kartenwerk", "--help"], folder / "cache")
        measure(deck, folder / "other")  # it makes the bytecode
        shutil.rmtree(folder / "out")
        cold = measure(deck, folder / "cache")
        warm = fastest(deck, folder / "cache")
        (folder / "faces").write_bytes(pickle.dumps(bare_faces(Workshop.over(None))))
        files = [str(folder / name) for name in ("faces", "sheets.pdf", "singles.pdf")]
        floor = fastest([str(Path(__file__).with_name("floor.py")), *files], folder / "cache")
    print(f"{'':34}{'CPU':>8}{'memory':>10}{'floors':>9}")
    rows = {
        "kartenwerk --help": help_,
        f"kartenwerk deck {DECK}, empty cache": cold,
        f"kartenwerk deck {DECK}, warm": warm,
        "bare ReportLab calls (the floor)": floor,
    }
    for label, course in rows.items():
        print(f"{label:34}{course.cpu:6.2f} s{course.memory:7.0f} MB{course.cpu / floor.cpu:8.2f}x")


def fastest(command: Sequence[str], cache: Path) -> Course:
    """The best figures of several runs."""
    return best(measure(command, cache) for _ in range(RUNS))


def measure(command: Sequence[str], cache: Path) -> Course:
    """A Python process with that cache folder, run to its end."""
    variables = {**as_installed(cache.parent / "bytecode"), "KARTENWERK_CACHE": str(cache)}
    return run([sys.executable, *command], cache.parent, variables)


def bare_faces(workshop: Workshop) -> list[Any]:
    """Every face and the back as plain numbers, for a script that knows nothing of us."""
    deck = workshop.catalog.deck(DECK)
    faces = workshop.tools(deck).faces()
    forms = [*(faces.front(card) for card in deck.pack.cards), faces.back()]
    to_points = Matrix(1 / POINT, 0, 0, -1 / POINT, 0, deck.height / POINT)
    palette = deck.palette
    return [_bare(flatten(form.items, to_points), palette) for form in forms]


def flatten(items: Iterable[Item], matrix: Matrix = IDENTITY) -> Iterator[tuple[Item, Matrix]]:
    """All fills and texts with the map that puts them on the card."""
    for item in items:
        if isinstance(item, Group):
            yield from flatten(item.items, item.matrix.then(matrix))
        elif isinstance(item, Place):
            yield from flatten(item.form.items, item.matrix.then(matrix))
        else:
            yield item, matrix


def _bare(items: Iterable[tuple[Item, Matrix]], palette: dict[str, Ink]) -> tuple[list[Any], list[Any]]:
    fills, texts = [], []
    for item, matrix in items:
        if isinstance(item, Fill):
            segments = [(operator, _map(numbers, matrix)) for operator, numbers in item.path]
            fills.append((_cmyk(palette[item.ink]), item.evenodd, segments))
        elif isinstance(item, Text):
            texts.append((_cmyk(palette[item.ink]), *matrix.apply(item.x, item.y), item.size, item.text))
    return fills, texts


def _map(numbers: Sequence[float], matrix: Matrix) -> tuple[float, ...]:
    points = zip(numbers[::2], numbers[1::2], strict=True)
    return tuple(value for x, y in points for value in matrix.apply(x, y))


def _cmyk(ink: Ink) -> tuple[float, ...]:
    return tuple(part / 100 for part in ink.cmyk)
