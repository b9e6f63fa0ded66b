"""Where the forms and pictures of a page lie in the written file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf

from kartenwerk.graphics.display import POINT


def placements(stream: Any) -> Iterator[pikepdf.Matrix]:
    """The matrix of everything that a page or a form places, in order of painting; its own units are points."""
    stack, matrix = [], pikepdf.Matrix()
    for instruction in pikepdf.parse_content_stream(stream):
        operands: list[Any] = list(instruction.operands)
        match str(instruction.operator):
            case "q":
                stack.append(matrix)
            case "Q":
                matrix = stack.pop()
            case "cm":
                matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
            case "Do":
                yield matrix


def centres(page: pikepdf.Page, width: float, height: float) -> list[tuple[float, float]]:
    """The centres of the cards on a page, in mm from its lower left corner, in the order of their cards."""
    points = (matrix.transform((width / 2, height / 2)) for matrix in placements(page))
    return [(x * POINT, y * POINT) for x, y in points]
