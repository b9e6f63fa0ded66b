"""Walks through ten changes of a game and writes what had to be printed for each: `python docs/walk.py`, a minute.

A copy of `docs/own/bienenweide` is marked as printed. After each change `diff` tells which cards differ, `deck
--changed` prints them, and the game is marked again; docs/guide/own-game-box.md has the table.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

DOCS = Path(__file__).parent
GAME = DOCS / "own" / "bienenweide"
PAGE = DOCS / "guide" / "own-game-box.md"
START, END = "<!-- made by docs/walk.py -->\n", "<!-- end of the walk -->\n"


class Change(NamedTuple):
    """One thing that a table wished: what it is called, the file, and the words before and after."""

    what: str
    file: str
    old: str
    new: str


CHANGES = (
    Change(
        "An order is worth a point more",
        "decks/auftrag/auftrag.json",
        '"baecker", "nr": 4, "raps": 2, "klee": 1, "linde": 1, "heide": 1, "punkte": 9',
        '"baecker", "nr": 4, "raps": 2, "klee": 1, "linde": 1, "heide": 1, "punkte": 10',
    ),
    Change("A customer has another name", "decks/auftrag/kunden.csv", "Wochenmarkt", "Marktstand"),
    Change("A customer has another colour", "decks/auftrag/kunden.csv", "krug;ziegel", "krug;holz"),
    Change(
        "An order wants other honey",
        "decks/auftrag/auftrag.json",
        '"kloster", "nr": 1, "raps": 0, "klee": 0, "linde": 2',
        '"kloster", "nr": 1, "raps": 1, "klee": 0, "linde": 1',
    ),
    Change("A draft of an order is ready", "decks/auftrag/auftrag.json", '"stand": "Entwurf"', '"stand": "fertig"'),
    Change("All orders say Lieferschein", "decks/auftrag/deck.toml", 'text = "Bestellung"', 'text = "Lieferschein"'),
    Change("A colour is added that nothing uses yet", "game.toml", "[colours]\n", '[colours]\nregen = "#56708A"\n'),
    Change("The weeks speak otherwise of their flower", "decks/woche/deck.toml", "}} blüht", "}} in Blüte"),
    Change("The summer is a week longer", "decks/woche/woche.csv", "10-12", "10-13"),
    Change(
        "An order is left out",
        "decks/auftrag/auftrag.json",
        '"punkte": 30, "stand": "fertig"',
        '"punkte": 30, "stand": "aussortiert"',
    ),
)


class Step(NamedTuple):
    """What came of a change: cards that differ, sheets of paper that had to be printed, and those of both decks."""

    what: str
    cards: int
    sheets: int
    all_sheets: int


def copy_game(folder: Path) -> Path:
    """The game in a folder, without what commands have left in it."""
    return Path(shutil.copytree(GAME, folder, ignore=shutil.ignore_patterns(".kartenwerk", "output")))


def change_game(game: Path, change: Change) -> None:
    """Do it; AssertionError unless its words stand there once."""
    file = game / change.file
    text = file.read_text(encoding="utf-8")
    assert text.count(change.old) == 1, change
    file.write_text(text.replace(change.old, change.new), encoding="utf-8")


def walk_through(game: Path) -> Iterator[Step]:
    """Do all changes, one after the other."""
    ask_program("printed", game)
    with tempfile.TemporaryDirectory() as out:
        for place, change in enumerate(CHANGES):
            change_game(game, change)
            cards = count_cards(ask_program("diff", game))
            kept = Path(out) / str(place)
            printed = count_sheets(ask_program("deck", game, "--changed", "--out", kept / "changed"))
            yield Step(change.what, cards, printed, count_sheets(ask_program("deck", game, "--out", kept / "all")))
            ask_program("printed", game)


def ask_program(*words: str | Path) -> Any:
    """What a command answers."""
    done = subprocess.run(
        [sys.executable, "-m", "kartenwerk", *map(str, words), "--json"],
        env={**os.environ, "LANG": "C.UTF-8", "LANGUAGE": "", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def count_sheets(answer: Any) -> int:
    """Sheets of paper, printed on both sides."""
    return sum(file["pages"] // 2 for file in answer["files"] if file["kind"] == "sheet")


def count_cards(answer: Any) -> int:
    """Cards that were added, taken out, or look otherwise."""
    decks = [deck for edition in answer["editions"].values() for deck in edition.values()]
    return sum(len(deck[kind]) for deck in decks for kind in ("changed", "added", "removed"))


def draw_table(steps: Iterable[Step]) -> str:
    steps = [*steps]
    lines = [f"| {step.what} | {step.cards} | {step.sheets} | {step.all_sheets} |" for step in steps]
    total = [sum(step[place] for step in steps) for place in (1, 2, 3)]
    head = ["| after this change | cards that differ | sheets to print | all sheets |", "|:--|--:|--:|--:|"]
    return "\n".join([*head, *lines, f"| **all ten** | **{total[0]}** | **{total[1]}** | **{total[2]}** |", ""])


def with_table(page: str, table: str) -> str:
    """The page with this table between its marks."""
    before, mark, rest = page.partition(START)
    assert mark, START
    return f"{before}{START}\n{table}\n{END}{rest.partition(END)[2]}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        table = draw_table(walk_through(copy_game(Path(folder) / GAME.name)))
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), table), encoding="utf-8")


if __name__ == "__main__":
    main()
