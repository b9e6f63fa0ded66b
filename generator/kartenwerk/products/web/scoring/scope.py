"""Where a function of Python stands: its source, the names that it sees, and what of them is known at build time."""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeAlias

from kartenwerk.base.data import PACKAGE

FunctionNode: TypeAlias = ast.FunctionDef | ast.Lambda

LONGEST = 70
"""The most signs of a construct that is quoted."""


class Nothing:
    """The value of an expression that is not known at build time."""


class NotUnderstoodError(Exception):
    """A construct that is not translated: the file with its folder, the line, and what stands there."""

    def __init__(self, file: str, line: int, construct: str) -> None:
        super().__init__(f"{file}:{line}: {construct}")
        self.file, self.line, self.construct = file, line, construct


@dataclass(frozen=True)
class Scope:
    """The names within a function: its own, and those around it with their values."""

    file: str
    line: int
    own: frozenset[str]
    around: Mapping[str, Any]

    def within(self, names: Iterable[str]) -> Scope:
        """The scope of an expression that has names of its own."""
        return Scope(self.file, self.line, self.own | frozenset(names), self.around)

    def find(self, node: ast.expr) -> Any:
        """The value of a dotted name or of `dict[str, int]` that stands in no variable; `Nothing` for all else."""
        match node:
            case ast.Name(name) if name not in self.own:
                return self.around.get(name, getattr(builtins, name, Nothing))
            case ast.Attribute(value, name):
                owner = self.find(value)
                if owner is not Nothing and (inspect.ismodule(owner) or inspect.isclass(owner)):
                    return getattr(owner, name, Nothing)
            case ast.Subscript(value, _):
                owner = self.find(value)
                return owner if inspect.isclass(owner) and owner is not Nothing else Nothing
        return Nothing

    def refuse(self, node: ast.AST, what: str = "") -> NotUnderstoodError:
        """The error for a construct that is not translated."""
        said = what or " ".join(ast.unparse(node).split())
        line = getattr(node, "lineno", self.line)
        return NotUnderstoodError(self.file, line, f"{type(node).__name__}: {said[:LONGEST]}")


def scope_of(function: FunctionType, node: FunctionNode) -> Scope:
    """What the function sees. The values of names around it are those of this moment."""
    around = dict(function.__globals__) | dict(inspect.getclosurevars(function).nonlocals)
    own = {argument.arg for argument in ast.walk(node.args) if isinstance(argument, ast.arg)}
    return Scope(name_of_file(function), node.lineno, frozenset(own | find_stored(node)), around)


def find_stored(node: ast.AST) -> set[str]:
    """The names to which a function assigns; those of comprehensions and of lambdas are their own."""
    found: set[str] = set()
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        found.add(node.id)
    if isinstance(node, ast.ExceptHandler) and node.name:
        found.add(node.name)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.comprehension):
            found |= find_stored(child.iter).union(*map(find_stored, child.ifs))
        else:
            found |= find_stored(child)
    return found


def name_of_file(function: FunctionType) -> str:
    """The function's file with its folder: "evening/counting.py"."""
    return "/".join(Path(function.__code__.co_filename).parts[-2:])


def node_of(function: FunctionType) -> FunctionNode:
    """The syntax tree of a function; NotUnderstoodError where its source is not to be found."""
    code, file = function.__code__, name_of_file(function)
    count = code.co_argcount + code.co_kwonlyargcount
    names, line = code.co_varnames[:count], code.co_firstlineno
    found = [node for node in _functions(code.co_filename).get(line, ()) if _names(node) == names]
    if len(found) > 1:
        found = [node for node in found if _encloses(node, code.co_positions())]
    if len(found) != 1:
        raise NotUnderstoodError(file, line, f"the source of {function.__qualname__}")
    return found[0]


@cache
def _functions(file: str) -> Mapping[int, Sequence[FunctionNode]]:
    """All functions of a file by the lines on which they begin; a frozen program names its files from its folder on."""
    try:
        tree = ast.parse((PACKAGE.parent / file).read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return {}
    found: dict[int, list[FunctionNode]] = {}
    for node in ast.walk(tree):
        if isinstance(node, FunctionNode):
            found.setdefault(_begins(node), []).append(node)
    return found


def _begins(node: FunctionNode) -> int:
    decorators = [] if isinstance(node, ast.Lambda) else node.decorator_list
    return min([node.lineno, *(each.lineno for each in decorators)])


def _names(node: FunctionNode) -> tuple[str, ...]:
    return tuple(each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs))


def _encloses(node: FunctionNode, positions: Iterable[tuple[int | None, int | None, int | None, int | None]]) -> bool:
    """Whether all instructions stand within the node, which distinguishes two functions of one line."""
    first, last = (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
    begun = [(line, column) for line, _, column, _ in positions if line is not None and column]
    return all(first <= (line, column) <= last for line, column in begun)
