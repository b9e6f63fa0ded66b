"""Evenings as they were typed and told, word for word. A transcript's first line says what was played; `>` was typed.

`python -m tests.sitting.test_transcripts` plays the typed lines of each anew and writes what is told now.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sitting.talk import said, sitting_of, table_of, typing

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
COMMAND = "$ kartenwerk play "


def played_anew(text: str) -> str:
    """The transcript that its first line and its typed lines give."""
    first, *lines = text.splitlines()
    game, *options = first.removeprefix(COMMAND).split()
    given = dict(zip(options[::2], options[1::2], strict=True))
    people = tuple(int(seat) - 1 for seat in given.get("--seats", given.get("--seat", "1")).split(","))
    players = int(given["--players"]) if "--players" in given else None
    deals = int(given.get("--deals", "1"))
    typed = [line.removeprefix(">").strip() for line in lines if line.startswith(">")]
    table = table_of(game, players, int(given["--seed"]), people)
    sitting = sitting_of(table, typing(*typed), given["--lang"], deals=deals)
    return "\n".join([first, *said(sitting)]) + "\n"


@pytest.mark.parametrize("file", TRANSCRIPTS, ids=lambda file: file.stem)
def test_an_evening_is_told_as_it_was_written_down(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert played_anew(text) == text


def test_there_are_evenings_of_five_games() -> None:
    games = {file.read_text(encoding="utf-8").split()[3] for file in TRANSCRIPTS}
    assert len(games) >= 5


if __name__ == "__main__":
    for each in TRANSCRIPTS:
        each.write_text(played_anew(each.read_text(encoding="utf-8")), encoding="utf-8")
