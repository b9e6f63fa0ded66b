"""The library's examples are its manual: each runs as it stands. And importing the package loads nothing."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

import kartenwerk
from kartenwerk import library
from kartenwerk.library import types

NAMES = ["kartenwerk", *(f"kartenwerk.library.{each.name}" for each in iter_modules(library.__path__))]


def examples(module: ModuleType) -> list[doctest.DocTest]:
    return [test for test in doctest.DocTestFinder().find(module) if test.examples]


@pytest.mark.parametrize("name", NAMES)
def test_every_example_is_true(name: str) -> None:
    failed, _ = doctest.testmod(import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert not failed


def test_there_are_examples() -> None:
    assert sum(len(examples(import_module(name))) for name in NAMES) >= 8


def test_every_public_name_is_there_and_says_what_it_is() -> None:
    assert [name for name in kartenwerk.__all__ if not getattr(kartenwerk, name).__doc__ and name != "Cards"] == []
    assert sorted(kartenwerk.__all__) == sorted(name for names in kartenwerk._HOMES.values() for name in names)
    with pytest.raises(AttributeError, match="nonsense"):
        _ = kartenwerk.nonsense


def test_importing_the_package_loads_nothing_else() -> None:
    program = "import sys, kartenwerk; print(*[name for name in sys.modules if name.startswith('kartenwerk.')])"
    environment = {"PYTHONPATH": str(Path(kartenwerk.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["kartenwerk.base", "kartenwerk.base.version"]


def test_the_types_of_all_games_are_told() -> None:
    """`python -m kartenwerk.library.types` writes the file anew."""
    assert types.STUB.read_text(encoding="utf-8") == types.stub()
