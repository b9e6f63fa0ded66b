"""Bending a flat drawing."""

from __future__ import annotations

import math

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.faces.bending import bend_items
from kartenwerk.graphics.display import Box, Fill, Group, Matrix, Text, circle, rectangle


def ring(x: float, y: float) -> tuple[float, float]:
    """A strip of 2 pi, its upper edge on a circle of radius 2."""
    return (2 - y) * math.sin(x), -(2 - y) * math.cos(x)


def area(item: object) -> float:
    assert isinstance(item, Fill)
    points = [values for _, values in item.path if values]
    pairs = zip(points, (*points[1:], points[0]), strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)) / 2


def test_a_strip_becomes_a_ring() -> None:
    (made,) = bend_items([Fill(rectangle(Box(0, 0, 2 * math.pi, 1)), "tinte")], ring, 0.05)
    assert area(made) == pytest.approx(math.pi * (4 - 1), rel=0.01)


def test_straight_lines_are_bent_in_short_pieces() -> None:
    (made,) = bend_items([Fill(rectangle(Box(0, 0, 1, 1)), "tinte")], ring, 0.1)
    assert isinstance(made, Fill)
    assert len(made.path) > 40


def test_curves_keep_their_size_where_nothing_is_bent() -> None:
    (made,) = bend_items([Fill(circle(3, 4, 2), "rot", evenodd=True)], lambda x, y: (x, y), 5)
    assert area(made) == pytest.approx(math.pi * 4, rel=0.02)
    assert isinstance(made, Fill)
    assert (made.ink, made.evenodd) == ("rot", True)


def test_shapes_in_groups_are_bent_where_they_lie() -> None:
    group = Group((Fill(rectangle(Box(0, 0, 1, 1)), "rot"),), Matrix.move(2, 3))
    (made,) = bend_items([group], lambda x, y: (x, y), 10)
    assert made == Fill(rectangle(Box(2, 3, 3, 4)), "rot")


def test_a_text_cannot_be_bent() -> None:
    with pytest.raises(KartenwerkError, match="only shapes"):
        list(bend_items([Text(0, 0, "Ring", "text", 9)], ring, 1))
