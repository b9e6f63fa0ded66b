"""By which program and with which tools each committed picture was drawn: `provenance.toml`, written by `make art`.

While neither the picture nor its program nor the tools have changed, nobody needs to draw it again to know that the
program still draws it.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from art.decks import palette
from kartenwerk.base.data import PACKAGE, project_root

FOLDER = project_root() / "templates" / "art"
FILE = Path(__file__).with_name("provenance.toml")

_DRAWING = ("art.", "kartenwerk.graphics.type.")
"""Packages that draw; what pictures need of the others is data."""
_DATA: dict[str, tuple[str, tuple[str, ...]]] = {
    "walisch": ("fonts/walisch/capitals.toml", ()),
    "buchstaben": ("rules_data/decks/buchstaben.toml", ("vowels", "letters", "question_mark")),
}
"""What a deck's pictures show of the data beside its palette: a file, and which of its keys; none are all."""
_HEADING = "# By which program and with which tools the pictures in templates/art were drawn; written by `make art`.\n"


class Provenance(NamedTuple):
    """Hashes of a picture and of the program that drew it, and the versions of the libraries it was drawn with."""

    picture: str
    program: str
    tools: str
    mended: int = 0
    """Places that healing had to mend so that it shows: what is better drawn anew."""


Recorded = dict[str, dict[str, Provenance]]
"""By deck and file name."""


def read() -> Recorded:
    """What is recorded of all committed pictures."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return {deck: {name: Provenance(**line) for name, line in lines.items()} for deck, lines in data.items()}


def write(recorded: Recorded) -> None:
    text = _HEADING
    for deck, lines in sorted(recorded.items()):
        text += f"\n[{deck}]\n"
        for name, line in sorted(lines.items()):
            fields = ", ".join(f"{field} = {json.dumps(value)}" for field, value in line._asdict().items())
            text += f'"{name}" = {{ {fields} }}\n'
    FILE.write_text(text, encoding="utf-8", newline="\n")


def drawn_now(deck: str, name: str, mended: int) -> Provenance:
    """What is to be recorded of a picture that has just been drawn."""
    return Provenance(hashed((FOLDER / deck / name).read_text(encoding="utf-8")), program(deck), tools(), mended)


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def tools() -> str:
    """The libraries that decide where a corner comes to lie."""
    import shapely

    versions = {"GEOS": shapely.geos_version_string, "numpy": version("numpy"), "shapely": version("shapely")}
    return ", ".join(f"{name} {'.'.join(number.split('.')[:2])}" for name, number in versions.items())


@cache
def program(deck: str) -> str:
    """A hash of all that a deck's pictures are drawn by: sources without their comments, and data."""
    data = _shown(*_DATA[deck]) if deck in _DATA else ""
    sources = [f"{module} {_code(module)!r}" for module in sorted(_modules(f"art.{deck}.files"))]
    return hashed("\n".join([repr(palette(deck)), data, *sources]))


def _shown(file: str, keys: tuple[str, ...]) -> str:
    text = (project_root() / file).read_text(encoding="utf-8")
    return repr([tomllib.loads(text)[key] for key in keys]) if keys else text


def _modules(start: str) -> set[str]:
    """A module and all that it imports of those that draw, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        module = waiting.pop()
        if module not in found and module.startswith(_DRAWING) and _source(module):
            found.add(module)
            waiting += _imports(module)
    return found


def _source(module: str) -> Path | None:
    """The file of a module or package; None for a name that is neither."""
    place = PACKAGE.parent.joinpath(*module.split("."))
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


@cache
def _tree(module: str) -> ast.Module:
    source = _source(module)
    assert source is not None
    return ast.parse(source.read_text(encoding="utf-8"))


def _imports(module: str) -> Iterator[str]:
    """The names that a module imports; of a name in a package, the package too."""
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


@cache
def _code(module: str) -> object:
    return _plain(_tree(module))


def _plain(node: object) -> object:
    """A syntax tree as tuples that tell what is done: no docstrings, no places, nothing that is empty.

    Which empty fields a node has depends on the version of Python.
    """
    if isinstance(node, ast.AST):
        fields = ((name, getattr(node, name, None)) for name in node._fields if name != "ctx")
        return (type(node).__name__, *((name, _plain(value)) for name, value in fields if value not in (None, [])))
    if isinstance(node, list):
        return tuple(_plain(part) for part in node if not _docstring(part))
    return node


def _docstring(node: object) -> bool:
    """Whether a node is a text that stands by itself: the docstring of a module, function, class or constant."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
