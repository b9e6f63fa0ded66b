"""Formulas in data: whole numbers over a game's parameters and counts ("points >= min_augen", "1 + (points >= 90)").

A formula is parsed into Python's syntax tree, of which only a few kinds of node are allowed. This module evaluates the
tree itself, so nothing ever runs as Python. Every number is bounded, so no formula costs much time or memory.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Annotated, TypeAlias

from pydantic import BeforeValidator


def _check_kind(value: object) -> object:
    """The value; ValueError if it is neither a whole number nor a text."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise ValueError("a formula is a whole number, or a text in quotes")
    return value


Formula: TypeAlias = Annotated[str | int, BeforeValidator(_check_kind)]

LONGEST, DEEPEST, LARGEST = 200, 12, 10**6
"""The characters of a formula, how deep it may be nested, and its largest number."""

BOUND = 10**9
"""The bound of results, and of their negatives."""

_BINARY: Mapping[type[ast.AST], Callable[[int, int], int]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a // b if b else 0,
    ast.Mod: lambda a, b: a % b if b else 0,
    ast.Eq: lambda a, b: int(a == b),
    ast.NotEq: lambda a, b: int(a != b),
    ast.Lt: lambda a, b: int(a < b),
    ast.LtE: lambda a, b: int(a <= b),
    ast.Gt: lambda a, b: int(a > b),
    ast.GtE: lambda a, b: int(a >= b),
}
_CALLS: Mapping[str, Callable[[list[int]], int]] = {"min": min, "max": max, "abs": lambda values: abs(values[0])}
_LET_THROUGH = (
    *(ast.Expression, ast.Constant, ast.Name, ast.Load, ast.BinOp, ast.Compare, ast.BoolOp, ast.And, ast.Or),
    *(ast.UnaryOp, ast.Not, ast.USub, ast.IfExp, ast.Call, *_BINARY),
)


def check_formula(place: str, formula: Formula, known: Iterable[str]) -> None:
    """ValueError, naming the `place`, for what is no formula or has a name that is not known."""
    names = set(known)
    try:
        unknown = names_in(formula) - names
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from None
    if unknown:
        raise ValueError(f"{place}: there is no {min(unknown)}; there are {', '.join(sorted(names))}")


def names_in(formula: Formula) -> set[str]:
    """The parameters and counts that a formula names."""
    return {node.id for node in ast.walk(_parse(str(formula))) if isinstance(node, ast.Name)} - set(_CALLS)


def value_of(formula: Formula, names: Mapping[str, int]) -> int:
    """The value of a formula. A division by 0 gives 0, a comparison 1 or 0."""
    return formula if isinstance(formula, int) else _value(_parse(formula), names)


@lru_cache(maxsize=1024)
def _parse(text: str) -> ast.expr:
    """The formula as a tree of allowed nodes; ValueError names one that is not allowed."""
    if len(text) > LONGEST:
        raise ValueError(f"a formula has at most {LONGEST} characters")
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise ValueError(f"{text!r} is no formula") from None
    for node in ast.walk(tree):
        if not isinstance(node, _LET_THROUGH):
            raise ValueError(f"{text!r}: formulas have no {type(node).__name__}")
        if isinstance(node, ast.Constant) and (type(node.value) is not int or node.value > LARGEST):
            raise ValueError(f"{text!r}: only whole numbers up to {LARGEST:,} may stand there")
        if isinstance(node, ast.Call) and not _is_known(node):
            raise ValueError(f"{text!r}: only {', '.join(_CALLS)} can be called")
    if _depth(tree) > DEEPEST:
        raise ValueError(f"{text!r} is nested too deep")
    return tree.body


def _is_known(call: ast.Call) -> bool:
    named = isinstance(call.func, ast.Name) and call.func.id in _CALLS
    return named and bool(call.args) and not call.keywords


def _depth(node: ast.AST) -> int:
    return 1 + max((_depth(child) for child in ast.iter_child_nodes(node)), default=0)


def _value(node: ast.expr, names: Mapping[str, int]) -> int:
    match node:
        case ast.Constant(value=int() as number):
            return number
        case ast.Name(id=name):
            return int(names[name])
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return -_value(inner, names)
        case ast.UnaryOp(operand=inner):
            return int(not _value(inner, names))
        case ast.BinOp(left=left, op=op, right=right):
            found = _BINARY[type(op)](_value(left, names), _value(right, names))
            return max(-BOUND, min(BOUND, found))
        case ast.BoolOp(op=ast.And(), values=parts):
            return int(all(_value(part, names) for part in parts))
        case ast.BoolOp(values=parts):
            return int(any(_value(part, names) for part in parts))
        case ast.IfExp(test=test, body=body, orelse=other):
            return _value(body if _value(test, names) else other, names)
        case ast.Compare(left=left, ops=ops, comparators=rest):
            values = [_value(part, names) for part in (left, *rest)]
            return int(all(_BINARY[type(op)](a, b) for op, a, b in zip(ops, values, values[1:], strict=False)))
        case ast.Call(func=ast.Name(id=name), args=args):
            return _CALLS[name]([_value(arg, names) for arg in args])
    raise AssertionError(node)
