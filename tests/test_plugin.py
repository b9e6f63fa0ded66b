"""The door for games of others: what packages in the documentation and written ones import, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support import WORKSHOP

from kartenwerk import plugin
from kartenwerk.base.translation import LANGUAGES
from kartenwerk.products.new_game import KINDS, NewGame

ROOT = Path(__file__).parent.parent
SOURCES = [
    *sorted((ROOT / "docs" / "example_game" / "stichprobe").glob("*.py")),
    *sorted((ROOT / "docs" / "examples" / "skat" / "skat").glob("*.py")),
]
PUBLIC = {"kartenwerk", "kartenwerk.plugin", "kartenwerk.library.testing"}
"""What a package imports of Kartenwerk: the last one and the library in its tests."""


def imported(source: str) -> Iterator[str]:
    """The modules that are imported, wherever that stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_package_imports_the_door_alone(source: Path) -> None:
    assert taken(source) <= PUBLIC


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_package_that_was_begun_imports_the_door_alone(kind: str, language: str, tmp_path: Path) -> None:
    written = NewGame("spiel", kind, language=language).write(WORKSHOP, tmp_path)
    sources = [path for path in written if path.suffix == ".py"]
    assert sources and set().union(*map(taken, sources)) <= PUBLIC


def taken(source: Path) -> set[str]:
    """The modules of Kartenwerk that a file imports."""
    names = imported(source.read_text(encoding="utf-8"))
    return {name for name in names if name.partition(".")[0] == "kartenwerk"}


def test_what_the_door_promises_is_there_and_all_that_it_imports_is_promised() -> None:
    assert all(hasattr(plugin, name) for name in plugin.__all__)
    taken = ast.parse(Path(plugin.__file__).read_text(encoding="utf-8")).body
    names = {alias.asname or alias.name for node in taken if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert names - {"annotations"} == {*plugin.__all__}
