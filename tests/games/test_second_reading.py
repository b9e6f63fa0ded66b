"""The second reading of the rules: whatever a game's RULES.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parent
ROOT = GAMES.parent.parent
READINGS = sorted(GAMES.glob("*/RULES.md"))
NAMED = r"`(%s)`"


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.parent.name)
def test_every_test_and_file_that_a_reading_names_is_there(reading: Path) -> None:
    text = reading.read_text()
    tests = "\n".join(file.read_text() for file in reading.parent.glob("test_*.py"))
    assert [name for name in re.findall(NAMED % r"test_\w+", text) if f"def {name}(" not in tests] == []
    home = ROOT / "generator" / "kartenwerk" / "games" / reading.parent.name
    files = re.findall(NAMED % r"[\w./]+\.(?:py|toml)", text)
    assert [name for name in files if not (ROOT / name).is_file() and not (home / name).is_file()] == []


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.parent.name)
def test_every_sentence_has_an_engine_a_text_and_a_test_or_says_why_not(reading: Path) -> None:
    rows = [line for line in reading.read_text().splitlines() if line.startswith("| ")]
    assert rows and all(line.count(" | ") == 3 for line in rows)
