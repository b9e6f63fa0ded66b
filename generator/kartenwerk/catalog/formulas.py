"""Formulas in data: whole numbers over a game's parameters and counts ("points >= min_augen", "1 + (points >= 90)").

A formula is parsed as Python, of which only a few kinds of node are allowed, into a tree of tuples. This module
evaluates the tree itself, so nothing ever runs as Python. Every number is bounded, so no formula costs much time or
memory.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping, Sequence
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

BOUND = 9 * 10**7
"""The bound of results, and of their negatives. JavaScript, too, has the product of two such numbers exactly."""

Tree: TypeAlias = "int | str | tuple[str | Tree, ...]"
"""A formula that has been parsed: a number, a name, or an operation and what it is applied to."""

OPERATIONS: Mapping[str, Callable[[Sequence[int]], int]] = {
    "+": lambda values: values[0] + values[1],
    "-": lambda values: values[0] - values[1],
    "*": lambda values: values[0] * values[1],
    "//": lambda values: values[0] // values[1] if values[1] else 0,
    "%": lambda values: values[0] % values[1] if values[1] else 0,
    "==": lambda values: int(values[0] == values[1]),
    "!=": lambda values: int(values[0] != values[1]),
    "<": lambda values: int(values[0] < values[1]),
    "<=": lambda values: int(values[0] <= values[1]),
    ">": lambda values: int(values[0] > values[1]),
    ">=": lambda values: int(values[0] >= values[1]),
    "not": lambda values: int(not values[0]),
    "and": lambda values: int(all(values)),
    "or": lambda values: int(any(values)),
    "if": lambda values: values[1] if values[0] else values[2],
    "min": lambda values: min(values),
    "max": lambda values: max(values),
    "abs": lambda values: abs(values[0]),
}

_SIGNS: Mapping[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.And: "and",
    ast.Or: "or",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_CALLS = ("min", "max", "abs")
_LET_THROUGH = (
    *(ast.Expression, ast.Constant, ast.Name, ast.Load, ast.BinOp, ast.Compare, ast.BoolOp),
    *(ast.UnaryOp, ast.Not, ast.USub, ast.IfExp, ast.Call, *_SIGNS),
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
    return _names_in(tree_of(formula))


def value_of(formula: Formula, names: Mapping[str, int]) -> int:
    """The value of a formula. A division by 0 gives 0, a comparison 1 or 0."""
    return evaluate(tree_of(formula), names)


def tree_of(formula: Formula) -> Tree:
    """The formula, parsed; ValueError if it is none."""
    return formula if isinstance(formula, int) else _parse(formula)


def evaluate(tree: Tree, names: Mapping[str, int]) -> int:
    """The value of a parsed formula. Score sheets have this function in JavaScript."""
    if isinstance(tree, int):
        return tree
    if isinstance(tree, str):
        return int(names[tree])
    operation, *parts = tree
    found = OPERATIONS[str(operation)]([evaluate(part, names) for part in parts])
    return max(-BOUND, min(BOUND, found))


@lru_cache(maxsize=1024)
def _parse(text: str) -> Tree:
    """The formula as a tree; ValueError names a node of Python's that is not allowed."""
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
    return _tree(tree.body)


def _is_known(call: ast.Call) -> bool:
    named = isinstance(call.func, ast.Name) and call.func.id in _CALLS
    return named and bool(call.args) and not call.keywords


def _depth(node: ast.AST) -> int:
    return 1 + max((_depth(child) for child in ast.iter_child_nodes(node)), default=0)


def _tree(node: ast.expr) -> Tree:
    match node:
        case ast.Constant(value=int() as number):
            return number
        case ast.Name(id=name):
            return name
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return "-", 0, _tree(inner)
        case ast.UnaryOp(operand=inner):
            return "not", _tree(inner)
        case ast.BinOp(left=left, op=op, right=right):
            return _SIGNS[type(op)], _tree(left), _tree(right)
        case ast.BoolOp(op=op, values=parts):
            return _SIGNS[type(op)], *map(_tree, parts)
        case ast.IfExp(test=test, body=body, orelse=other):
            return "if", _tree(test), _tree(body), _tree(other)
        case ast.Compare(left=left, ops=ops, comparators=rest):
            values = [_tree(each) for each in (left, *rest)]
            found = [(_SIGNS[type(op)], a, b) for op, a, b in zip(ops, values, values[1:], strict=False)]
            return found[0] if len(found) == 1 else ("and", *found)
        case ast.Call(func=ast.Name(id=name), args=args):
            return name, *map(_tree, args)
    raise AssertionError(node)


def _names_in(tree: Tree) -> set[str]:
    if isinstance(tree, tuple):
        return set[str]().union(*map(_names_in, tree[1:]))
    return {tree} if isinstance(tree, str) else set()
