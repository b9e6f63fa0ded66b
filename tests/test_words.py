"""Plain words: functions named by verbs, nothing that tells, and a list of words with one meaning each."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kartenwerk.base.translation import messages
from kartenwerk.cli.translation import help_words

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "generator" / "kartenwerk"
ROOMS = sorted(path for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__")
TELLS = re.compile(r"(?<![a-z])(?:un)?(?:tell|told)(?:s|er|ers|ing|ings)?(?![a-z])", re.IGNORECASE)
"""A word, or a part of a name in snake case or capitals, that tells."""
VERBS = {"read", "set", "cut", "put", "let", "run", "split", "spread", "cast", "seed", "feed", "embed", "need", "shed"}
"""Verbs that look like a participle."""
PARTICIPLES = """
    told kept drawn laid made bound left led given taken shown held found said built dealt spoken written known seen
    chosen thrown hidden broken bent sought sold stood struck driven woven shaken hung lit met lost won heard
"""
"""Participles that do not end in -ed."""
HOOKS = {"heard", "shown", "arranged", "laid", "asked"}
"""Parts of a game that the contract names by what they give: what a seat hears, what a move turns up."""
NO_PARTICIPLES = {"bleed", "proceed"}
TEMPLATES = {"held", "said"}
"""Methods that templates of booklets read like fields."""
WORDS = ("table", "notes", "rules", "check", "fonts", "picture", "sheet", "kind", "fit")


@cache
def modules(folder: Path) -> list[tuple[str, ast.Module]]:
    files = sorted(folder.rglob("*.py"))
    return [(str(path.relative_to(PACKAGE)), ast.parse(path.read_text(encoding="utf-8"))) for path in files]


def names(module: ast.Module) -> Iterator[tuple[int, str]]:
    """The names that a module gives to something, with their lines."""
    for node in ast.walk(module):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield node.lineno, re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name)
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield node.lineno, name


def docstrings(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Docstrings, and texts that stand below a constant or a field."""
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def is_participle(name: str) -> bool:
    return (
        "_" not in name
        and (name.endswith("ed") or name in PARTICIPLES.split())
        and name not in VERBS | NO_PARTICIPLES | HOOKS | TEMPLATES
    )


def bare_participles(node: ast.AST, own: str = "") -> Iterator[tuple[int, str]]:
    """Functions whose name is a participle alone, without properties and copies of the object that they belong to."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            name = child.name.strip("_")
            is_field = any("property" in ast.unparse(each) for each in child.decorator_list)
            is_copy = bool(own) and child.returns is not None and ast.unparse(child.returns) == own
            if not is_field and not is_copy and is_participle(name):
                yield child.lineno, name
        yield from bare_participles(child, child.name if isinstance(child, ast.ClassDef) else "")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_nothing_tells(room: Path) -> None:
    """A name says what is done: print, report, describe, write down, specify, ask."""
    assert [
        f"{place}:{line}: {text}"
        for place, module in modules(room)
        for line, text in (*names(module), *docstrings(module))
        if TELLS.search(text)
    ] == []


def test_no_message_and_no_help_tells() -> None:
    assert [text for text in (*messages(), *help_words().help) if TELLS.search(text)] == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_functions_begin_with_a_verb(room: Path) -> None:
    assert [
        f"{place}:{line}: {name}" for place, module in modules(room) for line, name in bare_participles(module)
    ] == []


def test_words_with_one_meaning_are_listed_once() -> None:
    """CONTRIBUTING says what each of these words means."""
    listed = re.findall(r"^- \*(\w+)\*: ", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [listed.count(word) for word in WORDS] == [1] * len(WORDS)
