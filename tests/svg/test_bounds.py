"""How far display lists reach."""

from __future__ import annotations

import pytest

from kartenwerk.display import Box, Fill, Form, Group, Item, Matrix, Place, Stroke, Text, line, rectangle
from kartenwerk.svg.bounds import bounds

SQUARE = Fill(rectangle(Box(0, 0, 2, 2)), "rot")


@pytest.mark.parametrize(
    ("item", "box"),
    [
        (SQUARE, Box(0, 0, 2, 2)),
        (Stroke(line(1, 1, 5, 1), "rot", 0.5), Box(0.5, 0.5, 5.5, 1.5)),
        (Group((SQUARE,), Matrix.scale(2).then(Matrix.move(1, 1))), Box(1, 1, 5, 5)),
        (Group((Group((SQUARE,), Matrix.move(1, 0)),), Matrix.turn(90)), Box(-2, 1, 0, 3)),
        (Place(Form.of("pip", Box(-1, -1, 1, 1), (SQUARE,)), Matrix.move(5, 5)), Box(4, 4, 6, 6)),
    ],
)
def test_bounds_follow_transformations(item: Item, box: Box) -> None:
    assert bounds([item]) == pytest.approx(box)


def test_bounds_hold_the_text() -> None:
    box = bounds([Text(10, 10, "WWW", "text", 28.35)])  # letters of 10 mm
    assert box.x0 <= 10
    assert box.x1 >= 40
    assert box.y0 <= 0
    assert box.y1 >= 13


def test_nothing_has_empty_bounds() -> None:
    assert bounds([]) == Box(0, 0, 0, 0)
