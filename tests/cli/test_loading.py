"""What `kartenwerk deck` loads for a deck by itself, and what reads its files: who changes a cell waits for both."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = "import sys, kartenwerk.cli.deck; print(*sys.modules)"


@pytest.fixture(scope="module")
def loaded() -> list[str]:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize(
    "room",
    [
        "kartenwerk.play.games",
        "kartenwerk.play.mechanics",
        "kartenwerk.products.booklet",
        "kartenwerk.products.boxed_game",
        "kartenwerk.products.guide",
        "kartenwerk.products.pad",
        "kartenwerk.products.printer",
        "kartenwerk.products.web",
        "kartenwerk.graphics.type.drawings",
        "kartenwerk.custom.game.partfile",
        "kartenwerk.custom.prints.record",
        "kartenwerk.text.english",
        "rich",
    ],
)
def test_rooms_that_a_deck_by_itself_needs_nothing_of_stay_closed(loaded: list[str], room: str) -> None:
    assert [name for name in loaded if name == room or name.startswith(f"{room}.")] == []
    assert "kartenwerk.custom.deckfile" in loaded


@pytest.mark.parametrize("module", ["worker", "images", "fonts"])
def test_the_process_that_reads_files_loads_neither_models_nor_templates(module: str) -> None:
    program = f"import sys, kartenwerk.custom.apart.worker, kartenwerk.custom.apart.{module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    unwanted = {"fontTools.ttLib", "pydantic", "jinja2", "tomllib", "kartenwerk.catalog"}
    assert unwanted & set(done.stdout.split()) == set()
