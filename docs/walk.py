"""Walks through ten changes of a game and writes what had to be printed for each: `python docs/walk.py`, some minutes.

A copy of `docs/own/bienenweide` is marked as printed. After each change `diff` tells which cards differ, `deck
--changed` prints them, and the game is marked again; docs/guide/own-game-box.md has the table. Its minutes are those
of cutting by hand, as printing guides estimate them from the number of cuts: no clock is read.
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

from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.products.cards.sheets import SheetLayout, grid_for
from kartenwerk.products.guide.cutting import estimate_cutting

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


class Work(NamedTuple):
    """Sheets of paper that are printed, and the seconds that it takes to cut them by hand."""

    sheets: int
    seconds: int

    @property
    def minutes(self) -> int:
        return round(self.seconds / 60)


class Step(NamedTuple):
    """What came of a change: cards that differ, the work that they make, and that of both decks."""

    what: str
    cards: int
    new: Work
    whole: Work


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
            new = count_work(game, ask_program("deck", game, "--changed", "--out", kept / "changed"))
            yield Step(change.what, cards, new, count_work(game, ask_program("deck", game, "--out", kept / "all")))
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


def count_work(game: Path, answer: Any) -> Work:
    """The sheets of the decks, printed on both sides, and their cuts; single cards tell how many lie on them."""
    workshop, sheets, seconds = Workshop.over(None, game), 0, 0
    assert isinstance(workshop, GameWorkshop)
    decks = {each.name: each for each in workshop.game.members if not each.is_part}
    for file in (each for each in answer["files"] if each["of"] in decks):
        if file["kind"] == "sheet":
            sheets += file["pages"] // 2
        if file["kind"] == "single":
            edition = workshop.edition(decks[file["of"]])
            grid = grid_for(edition, edition.deck.measures, SheetLayout("a4"))
            cutting = estimate_cutting(workshop.roots, grid, file["pages"] // 2)
            seconds += cutting.cuts * cutting.seconds
    return Work(sheets, seconds)


def count_cards(answer: Any) -> int:
    """Cards that were added, taken out, or look otherwise."""
    decks = [deck for edition in answer["editions"].values() for deck in edition.values()]
    return sum(len(deck[kind]) for deck in decks for kind in ("changed", "added", "removed"))


def draw_table(steps: Iterable[Step]) -> str:
    steps = [*steps]
    whole = Step(
        "**all ten**",
        sum(step.cards for step in steps),
        add_up(each.new for each in steps),
        add_up(each.whole for each in steps),
    )
    rows = [
        f"| {what} | {cards} | {new.sheets} | {new.minutes} | {all.sheets} | {all.minutes} |"
        for what, cards, new, all in (*steps, whole)
    ]
    head = [
        "| after this change | cards that differ | sheets | minutes | all sheets | all minutes |",
        "|:--|--:|--:|--:|--:|--:|",
    ]
    return "\n".join([*head, *rows, ""])


def add_up(works: Iterable[Work]) -> Work:
    sheets, seconds = zip(*works, strict=True)
    return Work(sum(sheets), sum(seconds))


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
