"""How far display lists reach."""

from __future__ import annotations

import pytest
from fontTools.misc.bezierTools import cubicPointAtT
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Matrix, Place, Stroke, Text, line, rectangle
from kartenwerk.graphics.svg.bounds import bounds

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


def test_a_curve_reaches_as_far_as_it_goes_and_not_as_its_handles() -> None:
    drop = Fill((("M", (0, 0)), ("C", (4, -4, 4, 4, 0, 0)), ("Z", ())), "rot")
    box = bounds([drop])
    assert (box.x0, box.x1) == pytest.approx((0, 3))
    assert -box.y0 == pytest.approx(box.y1)
    turned = bounds([Group((drop,), Matrix.turn(90))])
    assert (turned.y0, turned.y1) == pytest.approx((0, 3))


@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=4, max_size=4))
def test_no_point_of_a_curve_lies_outside_and_some_lie_on_every_side(knots: list[tuple[int, int]]) -> None:
    start, *handles = knots
    path = (("M", start), ("C", tuple(value for knot in handles for value in knot)))
    box = bounds([Fill(path, "rot")])
    points = [cubicPointAtT(*knots, step / 400) for step in range(401)]
    for axis, low, high in ((0, box.x0, box.x1), (1, box.y0, box.y1)):
        values = [point[axis] for point in points]
        assert (low, high) == pytest.approx((min(values), max(values)), abs=1e-3)


def test_bounds_hold_the_text() -> None:
    box = bounds([Text(10, 10, "WWW", "text", 28.35)])  # letters of 10 mm
    assert box.x0 <= 10
    assert box.x1 >= 40
    assert box.y0 <= 0
    assert box.y1 >= 13


def test_nothing_has_empty_bounds() -> None:
    assert bounds([]) == Box(0, 0, 0, 0)
