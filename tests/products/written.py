"""What `kartenwerk deck` wrote."""

from __future__ import annotations

from pathlib import Path

from tests.support import Run

FEW = "svidar-S ger-6 halk-1"


def made(run: Run, out: Path, *words: object) -> list[Path]:
    answer = run("deck", "walisch", "--json", "--out", out, *words)
    assert answer.code == 0, answer.out
    return [Path(file["path"]) for file in answer.json["files"]]
