"""The house as it is described: which package imports which, no circles, every game at home."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

from kartenwerk.play.engine.contract import Game
from kartenwerk.play.games import GAME_IDS

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "generator" / "kartenwerk"
NAME = PACKAGE.name


@cache
def modules() -> Mapping[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = [NAME, *path.relative_to(PACKAGE).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path) -> set[str]:
    """The package's own modules that a file imports: for its types and inside its functions too, and by their names."""
    lines = path.read_text(encoding="utf-8")
    found = set(re.findall(rf"""import_module\(.*?["']({NAME}(?:\.\w+)+)["']""", lines))
    for statement in re.findall(r"^ *((?:from|import) [^(\n]*(?:\([^)]*\))?)", lines, re.MULTILINE):
        try:
            (node,) = ast.parse(statement).body
        except SyntaxError:  # a sentence of a docstring
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            whole = (f"{node.module}.{alias.name}" for alias in node.names)
            found |= {name if name in modules() else node.module for name in whole}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name in modules()}


@cache
def imports() -> Mapping[str, set[str]]:
    return {name: imported(path) - {name} for name, path in modules().items()}


def package_of(module: str) -> str:
    """The concept a module belongs to: a folder of the package, or a file beside these folders."""
    return module.split(".")[1] if "." in module else NAME


@cache
def arrows() -> Mapping[str, set[str]]:
    """Which packages each package imports."""
    found: dict[str, set[str]] = {}
    for module, others in imports().items():
        own = package_of(module)
        found.setdefault(own, set()).update(package_of(other) for other in others if package_of(other) != own)
    return found


def circle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_package_imports_one_that_imports_it() -> None:
    assert circle(arrows()) == []


def test_no_module_imports_one_that_imports_it() -> None:
    assert circle(imports()) == []


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})


def test_an_import_by_name_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "hidden.py"
    file.write_text('import_module("kartenwerk.library.drawing")\n')
    assert imported(file) == {"kartenwerk.library.drawing"}


def test_the_drawing_of_the_packages_is_true() -> None:
    """CONTRIBUTING.md draws an arrow from each package to all that it imports, upper ones first."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^(\w+) +-> +(.*)$", text, re.MULTILINE)
    drawn = {name: set(others.split()) - {"nothing"} for name, others in rows}
    real = {name: others for name, others in arrows().items() if name not in (NAME, "__main__")}
    assert drawn == {name: others - {NAME} for name, others in real.items()}
    order = [name for name, _ in rows]
    assert all(order.index(name) < order.index(other) for name, others in drawn.items() for other in others)


def test_every_file_that_a_walk_through_the_house_names_is_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    walks = text.partition("## Three walks through the house")[2].partition("\n## ")[0]
    named = [name for name in re.findall(r"`([\w./]+)`", walks) if "/" in name or name.endswith(".py")]
    assert len(named) > 30
    assert [name for name in named if not (PACKAGE / name).exists() and not (ROOT / name).exists()] == []


@pytest.mark.parametrize("id", GAME_IDS)
def test_no_game_imports_another(id: str) -> None:
    mine = f"{NAME}.play.games.{id}"
    others = {
        other
        for module, found in imports().items()
        if module == mine or module.startswith(f"{mine}.")
        for other in found
        if other.startswith(f"{NAME}.play.games.") and other != mine and not other.startswith(f"{mine}.")
    }
    assert others == set()


HOMES = (
    "generator/kartenwerk/play/games/{id}",
    "templates/games/{id}",
    "tests/games/{id}",
    "rules_data/games/{id}.toml",
)
DEAL = "rules_data/deals/{id}"
"""The practice deal, and a folder of those of its named sets of rules; a game may do without."""

LESSON = "rules_data/lessons/{id}.toml"
"""What its practice deal asks."""
PROBLEMS = "rules_data/problems/{id}.toml"
"""The problems that follow it."""
CHARTS = "rules_data/charts/{id}.toml"
"""Its charts, and below what they say in English."""
CHARTS_IN_ENGLISH = "rules_data/lang/en/charts/{id}.toml"
ENGLISH = "rules_data/lang/en/games/{id}.toml"
"""What it says in English at the table."""


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_game_has_its_four_places(id: str) -> None:
    assert [home for home in HOMES if not (ROOT / home.format(id=id)).exists()] == []


CALLS = "rules_data/lang/examples.toml"
"""Examples of commands, which open some game, as users do."""


RACES = ("generator/bench/races.py", "generator/bench/seven_cards.py")
"""What games are measured beside."""


def test_nothing_outside_its_places_names_a_game() -> None:
    word = re.compile(rf"(?<![A-Za-z_])({'|'.join(GAME_IDS)})(?![A-Za-z_])")
    places = (*HOMES, DEAL, LESSON, PROBLEMS, CHARTS, CHARTS_IN_ENGLISH, ENGLISH)
    named = []
    for folder in ("generator", "templates", "rules_data", "fonts"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".j2", ".toml"):
                place = path.relative_to(ROOT).as_posix()
                # the library's examples open some game, as its users do
                text = re.sub(r"^ *>>> .*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
                if place in (CALLS, *RACES):
                    continue
                found = set(word.findall(text))
                named += [(place, id) for id in found if not place.startswith(tuple(h.format(id=id) for h in places))]
    assert named == []


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_game_exports_its_types_and_none_of_them_is_any(id: str) -> None:
    module = import_module(f"{NAME}.play.games.{id}")
    assert {"GAME", "Move", "Rules", "State"} <= set(module.__all__)
    assert Any not in (module.Rules, module.State, module.Move, *get_args(module.Move))
    assert isinstance(module.GAME, Game)
    assert module.GAME.rules is module.Rules


THE_SAME_IN_OTHER_UNITS = {"Box", "Colour", "Panel"}
"""Words that mean the same wherever they stand: a box of a page or of a PDF, a colour of a deck or of a stream."""


def test_no_name_means_two_things_between_packages() -> None:
    """Two classes of one name confuse whoever reads; games may each have their own, and the library has plain words."""
    found: dict[str, set[str]] = {}
    for module, path in modules().items():
        if package_of(module) == "library" or module.startswith(f"{NAME}.play.games."):
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, set()).add(module)
    twice = {name: sorted(places) for name, places in found.items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if name not in THE_SAME_IN_OTHER_UNITS} == {}
