"""What the guide says of ten changes to a game: its figures are those of its program."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from tests.own_game.games import sentences

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def program() -> ModuleType:
    spec = spec_from_file_location("walk_program", ROOT / "docs" / "walk.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_change_can_be_made_after_those_before_it_and_leaves_a_sound_game(
    program: ModuleType, tmp_path: Path
) -> None:
    game = program.copy_game(tmp_path / "game")
    for change in program.CHANGES:
        program.change_game(game, change)
    assert sentences(game) == []


def test_the_page_has_a_line_for_every_change(program: ModuleType) -> None:
    page = program.PAGE.read_text(encoding="utf-8")
    _before, _mark, rest = page.partition(program.START)
    lines = [line for line in rest.partition(program.END)[0].splitlines() if line.startswith("|")]
    assert [line.split("|")[1].strip() for line in lines[2:-1]] == [change.what for change in program.CHANGES]
    assert program.with_table(page, "x") != page


@pytest.mark.slow
def test_every_figure_is_what_the_program_counts(program: ModuleType, tmp_path: Path) -> None:
    page = program.PAGE.read_text(encoding="utf-8")
    assert program.with_table(page, program.draw_table(program.walk_through(program.copy_game(tmp_path / "g")))) == page
