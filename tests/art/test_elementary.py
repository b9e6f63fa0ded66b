"""No drawing depends on the processor that it is drawn on."""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawing is not tested (install the extra 'art')")

import numpy as np

import art
from art.elementary import cos, exp, power, sin

FOLDER = Path(str(art.__file__)).parent
ALIKE_EVERYWHERE = {
    *("abs", "clip", "cumsum", "diff", "gradient", "interp", "linspace", "maximum", "outer", "radians", "sign", "sqrt"),
    *("arange", "array", "asarray", "column_stack", "concatenate", "float64", "pi", "reshape", "vstack", "where"),
    *("full", "hypot", "round", "stack", "unique"),
    *("flatnonzero", "minimum", "ndarray", "roll", "searchsorted", "zeros_like"),
}
"""What numpy does by sums, products, quotients and roots alone, or leaves to the C library."""


def test_no_drawing_computes_with_what_is_made_for_one_processor() -> None:
    sources = {source: ast.parse(source.read_text(encoding="utf-8")) for source in FOLDER.rglob("*.py")}
    assert {source.name: found for source, tree in sources.items() if (found := list(unlike(tree)))} == {}


def unlike(tree: ast.Module) -> Iterator[str]:
    """Where numpy may choose a kernel of the processor: its functions, matrix products, powers that are not whole."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name("np"), attr=name) if name not in ALIKE_EVERYWHERE:
                yield f"np.{name} in line {node.lineno}"
            case ast.BinOp(op=ast.MatMult()):
                yield f"a matrix product in line {node.lineno}"
            case ast.BinOp(op=ast.Pow(), right=exponent) if not (
                isinstance(exponent, ast.Constant) and isinstance(exponent.value, int)
            ):
                yield f"a power in line {node.lineno}: math.pow, or power for a curve"


def test_what_a_processor_computes_its_own_way_is_found() -> None:
    found = unlike(ast.parse("np.sin(x) + x @ y + x ** 0.5 + np.hypot(x, y) + x ** 2"))
    assert {words.partition(" in ")[0] for words in found} == {"np.sin", "a matrix product", "a power"}


def test_functions_of_curves_are_those_of_single_numbers() -> None:
    values = np.array([[0.0, 0.3], [1.0, 2.5]])
    for function, single in ((sin, math.sin), (cos, math.cos), (exp, math.exp)):
        assert function(values).tolist() == [[single(value) for value in row] for row in values.tolist()]
    assert power(values, 0.7).tolist() == [[math.pow(value, 0.7) for value in row] for row in values.tolist()]
