"""The tests neither read nor write what belongs to the user: home, configuration, cache."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
NONSENSE = b"\xff\xfe this is no TOML, no font and no index \x00"
READERS = [
    "tests/products/test_align.py",
    "tests/products/test_deck_options.py::test_copies_come_pack_after_pack",
    "tests/products/test_deck_options.py::test_a_wrong_option_is_one_sentence_and_writes_nothing",
    "tests/test_cache.py",
]
"""Tests of all that is read from there: printers, fonts and forms."""


def test_nonsense_in_the_users_folders_is_not_noticed(tmp_path: Path) -> None:
    places = [
        ".config/kartenwerk",
        ".cache/kartenwerk",
        ".local/state/kartenwerk",
        "given/configuration",
        "given/cache",
    ]
    names = ["printers.toml", "fonts", "forms", "words", "kartenwerk.base.toml"]
    for place in places:
        (tmp_path / place).mkdir(parents=True)
        for name in names:
            (tmp_path / place / name).write_bytes(NONSENSE)
    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path / ".config"),
        "XDG_CACHE_HOME": str(tmp_path / ".cache"),
        "XDG_STATE_HOME": str(tmp_path / ".local/state"),
        "KARTENWERK_CONFIG": str(tmp_path / "given/configuration"),
        "KARTENWERK_CACHE": str(tmp_path / "given/cache"),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", "-p", "no:cacheprovider", *READERS]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-3000:]
    found = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file())
    assert found == sorted(f"{place}/{name}" for place in places for name in names)
    assert all((tmp_path / name).read_bytes() == NONSENSE for name in found)
