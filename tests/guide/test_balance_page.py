"""What the guide says of its example of balance: its figures are those of its program, its words true of them."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import kartenwerk as kw

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def program() -> ModuleType:
    spec = spec_from_file_location("balance_program", ROOT / "docs" / "balance.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_one_card_is_far_too_strong_and_is_one_of_several_when_mended(program: ModuleType, tmp_path: Path) -> None:
    worths = {}
    for name, cell in program.PARTS.items():
        game = kw.game(program.write_game(tmp_path / name, cell))
        rows = game.simulate(150, program.PLAYERS).cards
        worths[name] = [row.worth for row in rows[:2]]
        assert rows[0].card == "laterne-10" and rows[0].stands_out(len(rows))
        assert (rows[0].share > 0.95) == (cell == program.STRONG)
    assert worths["as it is"][0] > 4 * worths["as it is"][1]
    assert worths["mended"][0] < 2.5 * worths["mended"][1]


def test_it_counts_almost_as_much_as_all_others_together(program: ModuleType) -> None:
    cards = kw.deck(program.EXAMPLE / "deck").cards
    light = next(card for card in cards if str(card) == "laterne-10")
    others = sum(card.value for card in cards) - light.value
    assert len(cards) == 40 and 0.9 * others < light.value < others


def test_the_page_has_room_for_both_answers_and_shows_the_whole_game(program: ModuleType) -> None:
    page = program.PAGE.read_text(encoding="utf-8")
    assert (program.EXAMPLE / "leuchtfeuer.toml").read_text(encoding="utf-8").partition("\n")[2] in page
    assert "10000 deals of 3 players" in page
    assert program.with_answers(page, dict.fromkeys(program.PARTS, "x")) != page


@pytest.mark.slow
def test_every_figure_is_what_the_program_finds(program: ModuleType, tmp_path: Path) -> None:
    answers = {
        name: program.simulate(program.write_game(tmp_path / name, cell)) for name, cell in program.PARTS.items()
    }
    page = program.PAGE.read_text(encoding="utf-8")
    assert program.with_answers(page, answers) == page
