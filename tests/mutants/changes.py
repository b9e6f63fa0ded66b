"""The changes of mutation testing: each is one small place of a file, and what stands there instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.And: "or",
    ast.Or: "and",
}
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any", "True": "False", "False": "True"}


class Mutant(NamedTuple):
    """A file, the place in its text, and what stands there instead."""

    file: Path
    line: int
    begin: int
    end: int
    new: str

    def apply(self, source: str) -> str:
        return source[: self.begin] + self.new + source[self.end :]


def mutants(file: Path, source: str) -> Iterator[Mutant]:
    """Every change that can be made in the code of a file; its texts and its types are left alone."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    encoded = source.encode()

    def place(line: int, column: int) -> int:
        return len(encoded[: starts[line - 1] + column].decode())

    def between(left: ast.expr, right: ast.expr, new: str) -> Iterator[Mutant]:
        begin = place(left.end_lineno or 0, left.end_col_offset or 0)
        end = place(right.lineno, right.col_offset)
        gap = source[begin:end]
        words = gap.replace("(", " ").replace(")", " ").split()
        if len(words) in (1, 2) and "#" not in gap:
            old = " ".join(words)
            at = gap.find(old)
            if at >= 0:
                yield Mutant(file, left.end_lineno or 0, begin + at, begin + at + len(old), new)

    def whole(node: ast.expr, new: str) -> Mutant:
        begin, end = place(node.lineno, node.col_offset), place(node.end_lineno or 0, node.end_col_offset or 0)
        return Mutant(file, node.lineno, begin, end, new)

    for node in _code(ast.parse(source)):
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _OPERATORS:
                yield from between(left, right, _OPERATORS[type(op)])
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                yield from between(left, right, _OPERATORS[type(op)])
            case ast.BoolOp(op=op, values=[left, right, *_]):
                yield from between(left, right, _OPERATORS[type(op)])
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield whole(node, ast.unparse(operand))
            case ast.Constant(value=bool() as value):
                yield whole(node, str(not value))
            case ast.Constant(value=int() as number):
                yield whole(node, str(number + 1))
            case ast.Name(id=name) if name in _NAMES:
                yield whole(node, _NAMES[name])
            case ast.If(test=test, body=[ast.Raise()]):  # a guard: it lets everything pass, or refuses the wrong ones
                yield whole(test, "False")
                yield whole(test, f"not ({ast.unparse(test)})")
            case ast.If(test=test) | ast.IfExp(test=test):
                yield whole(test, f"not ({ast.unparse(test)})")


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that are run, but what makes no difference: types, formatted texts, whether a zip of equally long parts
    is strict, and one move more in a limit that no deal comes near."""
    if isinstance(node, ast.keyword) and node.arg in ("strict", "move_limit"):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr | ast.Import | ast.ImportFrom):
                yield child
                yield from _code(child)
