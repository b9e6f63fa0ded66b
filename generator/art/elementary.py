"""Sine, cosine, exponential and power of whole curves, by Python's `math`.

numpy computes these with other kernels on other processors, and their results differ in the last bit. Where an outline
is symmetrical such a bit decides which of two corners is kept. Nothing that draws may use numpy's own functions, nor
its matrix product; what numpy adds, multiplies and takes roots of is the same everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Values: TypeAlias = NDArray[np.float64]


def sin(angles: Values) -> Values:
    return _each(math.sin, angles)


def cos(angles: Values) -> Values:
    return _each(math.cos, angles)


def exp(values: Values) -> Values:
    return _each(math.exp, values)


def power(bases: Values, exponent: float) -> Values:
    """Each of the bases, none of which is negative, to a power that need not be whole."""
    return _each(lambda base: math.pow(base, exponent), bases)


def _each(function: Callable[[float], float], values: Values) -> Values:
    return np.array([function(value) for value in values.ravel().tolist()]).reshape(values.shape)
