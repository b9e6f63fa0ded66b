"""The door for games of others: what packages in the documentation and written ones import, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartenwerk import plugin

ROOT = Path(__file__).parent.parent
SOURCES = [
    *sorted((ROOT / "docs" / "example_game" / "stichprobe").glob("*.py")),
    *sorted((ROOT / "docs" / "examples" / "skat" / "skat").glob("*.py")),
    *sorted((ROOT / "templates" / "new" / "game").glob("*.py.j2")),
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
    text = source.read_text(encoding="utf-8").replace("{{ id }}", "spiel").replace("{{ name }}", "Spiel")
    assert {name for name in imported(text) if name.partition(".")[0] == "kartenwerk"} <= PUBLIC


def test_what_the_door_promises_is_there_and_all_that_it_imports_is_promised() -> None:
    assert all(hasattr(plugin, name) for name in plugin.__all__)
    taken = ast.parse(Path(plugin.__file__).read_text(encoding="utf-8")).body
    names = {alias.asname or alias.name for node in taken if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert names - {"annotations"} == {*plugin.__all__}
