"""Whenever a run is killed, every file is whole or not there, and a second run makes what an undisturbed one makes."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.context import ForkProcess
from pathlib import Path

import pytest
from tests.custom.decks import plain
from tests.hostile.fence import PROGRAM

from kartenwerk.base.data import project_root
from kartenwerk.build.files import PART
from kartenwerk.cli import main

MOMENTS = 50
FEW = 3

COMMANDS: dict[str, tuple[str, ...]] = {
    "play": ("play", "donnerwetter", "--save", "out/record.toml"),
    "align": ("align", "--printer", "Büro", "--offset-x", "1.5", "--out", "out"),
    "kit": ("kit", "klein", "--data", "../data", "--out", "out"),
    "own": ("deck", "../own", "--out", "out"),
}
"""Four that write: one file; a file of the user's and one to print; a folder full of them; a deck of one's own."""


def deck_without_games(folder: Path) -> None:
    """Data that have one more deck, all cards of another: its kit is cards, box and guide, made in three steps."""
    own = project_root()
    for place in ("rules_data", "templates"):
        for path in (own / place).rglob("*"):
            words = path.relative_to(own).as_posix()
            if path.is_file() and "deutsch" in words:
                copy = folder / words.replace("deutsch", "klein")
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(path.read_text(encoding="utf-8").replace('id = "deutsch"', 'id = "klein"'), "utf-8")


def started(folder: Path, words: Sequence[str], *, fresh: bool) -> ForkProcess:
    """A run in the folder: `fresh` as a user starts it, else in a copy of this process, which saves loading it."""
    folder.mkdir(exist_ok=True)
    process = get_context("fork").Process(target=_be_the_run, args=(folder, words, fresh))
    process.start()
    return process


def _be_the_run(folder: Path, words: Sequence[str], fresh: bool) -> None:
    os.chdir(folder)
    os.environ["KARTENWERK_CONFIG"] = str(folder / "config")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    if fresh:
        os.execv(PROGRAM[0], [*PROGRAM, *words])
    sys.argv = ["kartenwerk", *words]
    sys.exit(main())


def finish(folder: Path, words: Sequence[str], *, fresh: bool) -> float:
    """Let a run come to its end; return how many seconds it took."""
    begin = time.monotonic()
    process = started(folder, words, fresh=fresh)
    process.join(300)
    assert process.exitcode == 0
    return time.monotonic() - begin


def contents(folder: Path) -> dict[str, bytes]:
    """All files but drafts, which the next run sweeps away."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != PART)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def killed(folder: Path, words: Sequence[str], *, after: float, first_file: bool, fresh: bool) -> None:
    """Kill the run after so many seconds, or so long after something has been written."""
    process = started(folder, words, fresh=fresh)
    while first_file and process.is_alive() and not any((folder / "out").rglob("*.*")):
        time.sleep(0.001)
    process.join(after)
    process.kill()
    process.join()


def check(tmp_path: Path, command: str, moments: int, *, fresh: bool) -> None:
    """Half of the moments are spread over the whole run, the others over its end, while it writes.

    A second run goes by what it finds: it follows once on each set of files, and on nothing at all it is a first run.
    """
    words, whole = COMMANDS[command], tmp_path / "whole"
    if command == "kit":
        deck_without_games(tmp_path / "data")
    if command == "own":
        plain(tmp_path / "own")
    finish(whole, words, fresh=fresh)  # after it the cache is warm, as it will be
    shutil.rmtree(whole)
    seconds = finish(whole, words, fresh=fresh)
    wanted, folder = contents(whole), tmp_path / "killed"
    resumed: set[frozenset[str]] = set()
    for moment in range(moments):
        late = moment % 2 == 1
        after = 0.002 * moment if late else seconds * (moment + 1) / (moments + 1)
        killed(folder, words, after=after, first_file=late, fresh=fresh)
        left = contents(folder)
        assert {path: data for path, data in left.items() if path != "out/manifest.json" and wanted[path] != data} == {}
        found = frozenset([*left, *drafts(folder)])
        if found and found not in resumed:
            finish(folder, words, fresh=fresh)
            assert contents(folder) == wanted
            assert drafts(folder) == set()
            resumed.add(found)
        shutil.rmtree(folder)
    assert resumed or moments < MOMENTS, "no moment fell into its writing"


def drafts(folder: Path) -> set[str]:
    """What a draft stands for: ".a.pdf.x1y2.part" is told as ".a.pdf"."""
    return {path.name.removesuffix(PART).rpartition(".")[0] for path in folder.rglob(f"*{PART}")}


@pytest.mark.parametrize("command", ["play", "align", "own"])
def test_a_few_moments(tmp_path: Path, command: str) -> None:
    check(tmp_path, command, moments=FEW, fresh=False)


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_fifty_moments_and_a_second_run_on_all_that_they_leave(tmp_path: Path, command: str) -> None:
    check(tmp_path, command, moments=MOMENTS, fresh=True)
