"""What `kartenwerk deck` wrote, and where the cards lie in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pikepdf

from generator.display import POINT
from tests.support import Run

FEW = "svidar-S ger-6 halk-1"


def made(run: Run, out: Path, *words: object) -> list[Path]:
    answer = run("deck", "walisch", "--json", "--out", out, *words)
    assert answer.code == 0, answer.out
    return [Path(file["path"]) for file in answer.json["files"]]


def centres(page: pikepdf.Page, width: float, height: float) -> list[tuple[float, float]]:
    """The centres of the cards on a page, in mm from its lower left corner, in the order of their cards."""
    stack, matrix = [], pikepdf.Matrix()
    found = []
    for instruction in pikepdf.parse_content_stream(page):
        operands: list[Any] = list(instruction.operands)
        match str(instruction.operator):
            case "q":
                stack.append(matrix)
            case "Q":
                matrix = stack.pop()
            case "cm":
                matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
            case "Do":
                x, y = matrix.transform((width / 2, height / 2))
                found.append((x * POINT, y * POINT))
    return found
