"""The public face as text: each name with its signature, each class with what it offers, read off the source.

`python -m tests.library.signatures` stores it anew; `make record` does so, too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import kartenwerk
from kartenwerk import _HOMES

STORED = Path(__file__).parent / "signatures.txt"
PACKAGE = Path(kartenwerk.__file__).parent

DOOR = PACKAGE / "plugin.py"
PLUGIN = {
    node.module.partition(".")[2]: tuple(alias.name for alias in node.names)
    for node in ast.parse(DOOR.read_text(encoding="utf-8")).body
    if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("kartenwerk.")
}
"""What the door for games of others promises, by the modules that it comes from."""

ADAPTERS = {
    "adapters.deal": ("NumberedDeal", "NumberedGame"),
    "adapters.openspiel": ("load_game",),
    "adapters.pettingzoo": ("aec",),
}
"""What games are to the libraries of others."""

HOMES = {
    **_HOMES,
    **ADAPTERS,
    "library.testing": ("check_game",),
}
for home, names in PLUGIN.items():
    HOMES[home] = tuple(dict.fromkeys((*HOMES.get(home, ()), *names)))
SHOWN = "_repr_svg_"


def signatures() -> str:
    """All public names with their signatures, sorted."""
    told = [
        "\n".join(_told(node, name))
        for module, names in HOMES.items()
        for name in names
        for node in _nodes(module)
        if _name(node) == name and not _is_for_one_game(node)
    ]
    return "\n".join(sorted(told)) + "\n"


def _nodes(module: str) -> list[ast.stmt]:
    """What a module defines, by its stub if it has one."""
    file = PACKAGE.joinpath(*module.split("."))
    stub = file.with_suffix(".pyi")
    return ast.parse((stub if stub.exists() else file.with_suffix(".py")).read_text(encoding="utf-8")).body


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return str(getattr(node, "name", ""))


def _is_for_one_game(node: ast.stmt) -> bool:
    """Whether it is the overload for the id of one game: those follow from the games."""
    return isinstance(node, ast.FunctionDef) and any(
        "Literal" in ast.unparse(arg.annotation) for arg in node.args.args[:1] if arg.annotation
    )


def _told(node: ast.stmt, name: str) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(map(ast.unparse, node.bases))
        yield f"class {name}({bases})" if bases else f"class {name}"
        # the order of fields is that of their values
        fields = [member for member in node.body if isinstance(member, ast.AnnAssign)]
        methods = [member for member in node.body if not isinstance(member, ast.AnnAssign)]
        yield from (f"    {line}" for member in fields for line in _member(member))
        yield from sorted(f"    {line}" for member in methods for line in _member(member))
    elif isinstance(node, ast.FunctionDef):
        yield _function(node)
    else:
        yield ast.unparse(node)


def _member(node: ast.stmt) -> Iterator[str]:
    name = _name(node)
    if not name or (name.startswith("_") and name != SHOWN):
        return
    if isinstance(node, ast.FunctionDef):
        is_property = any(ast.unparse(each).endswith("property") for each in node.decorator_list)
        returns = ast.unparse(node.returns) if node.returns else "?"
        yield f"{name}: {returns}" if is_property else _function(node)
    elif isinstance(node, ast.AnnAssign):
        yield ast.unparse(node)


def _function(node: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({ast.unparse(node.args)}){returns}"


def main() -> None:
    STORED.write_text(signatures(), encoding="utf-8")


if __name__ == "__main__":
    main()
