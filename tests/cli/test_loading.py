"""What `kartenwerk deck` loads for a deck by itself: who changes cell after cell waits for it each time."""

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
        "kartenwerk.products.pad",
        "kartenwerk.products.web",
        "kartenwerk.graphics.type.drawings",
        "rich",
    ],
)
def test_rooms_that_a_deck_by_itself_needs_nothing_of_stay_closed(loaded: list[str], room: str) -> None:
    assert [name for name in loaded if name == room or name.startswith(f"{room}.")] == []
    assert "kartenwerk.custom.deckfile" in loaded
