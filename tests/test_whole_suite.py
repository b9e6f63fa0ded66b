"""The whole suite is the whole of it."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def test_no_folder_of_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    """What pytest does not enter unless it is named: its own list has "build"."""
    passed_over = pytestconfig.getini("norecursedirs")
    folders = {part for file in TESTS.rglob("test_*.py") for part in file.relative_to(TESTS).parts[:-1]}
    assert "build" in folders
    assert [folder for folder in folders if any(fnmatch(folder, pattern) for pattern in passed_over)] == []
