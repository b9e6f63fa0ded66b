"""Which commands take the folder of a whole game: where one does not, its sentence names those that do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.support import Run

from kartenwerk import cli
from kartenwerk.cli.commands import CommandRow, rows

OPENS = re.compile(r"\b(open_game_folder|open_whole_game|find_game|find_own)\(")
"""What a command calls that opens a whole game."""


@pytest.mark.parametrize(("name", "row"), [*rows()])
def test_a_command_says_of_itself_whether_it_opens_a_whole_game(name: str, row: CommandRow) -> None:
    module = row.function.split(":")[0].replace(".", "/")
    source = Path(cli.__file__).parent.joinpath(f"{module}.py").read_text()
    assert bool(OPENS.search(source)) == row.options.takes_whole_game, name


@pytest.mark.parametrize(("language", "named"), [("en", "open, check, printed, diff"), ("de", "öffnen, durchsehen")])
def test_the_sentence_names_them_as_the_user_types_them(tmp_path: Path, run: Run, language: str, named: str) -> None:
    (tmp_path / "game.toml").write_text('id = "probe"\ntitle = "Probe"\n')
    told = run("site", tmp_path, "--lang", language)
    assert told.code == 1 and named in told.err
    for name, row in rows():
        assert row.options.takes_whole_game or f"kartenwerk {name}," not in told.err
