"""Paths as text are as coarse as nobody sees, and no coarser."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.graphics.display import Box, Fill, Form, Matrix, Path, Place, Point
from kartenwerk.graphics.svg.steps import FINE, SEEN, coarsest, simplify
from kartenwerk.graphics.svg.writer import SvgWriter

POINTS = st.lists(st.tuples(st.floats(-50, 50), st.floats(-50, 50)), min_size=2, max_size=40)


@given(POINTS, st.floats(0.01, 20))
def test_no_corner_that_is_left_out_lies_far_from_the_line_that_is_kept(points: list[Point], most: float) -> None:
    path: Path = (("M", points[0]), *(("L", point) for point in points[1:]), ("Z", ()))
    kept = [segment[1] for segment in simplify(path, most)[:-1]]
    assert kept[0] == points[0]
    assert kept[-1] == points[-1]
    rest = iter(points)
    assert all(any(point == each for each in rest) for point in kept)  # in their order
    lines = list(pairwise(kept)) or [(kept[0], kept[0])]
    assert all(min(distance(point, *line) for line in lines) <= most + 1e-6 for point in points)


def distance(point: Point, start: tuple[float, ...], end: tuple[float, ...]) -> float:
    """From a point to a line between two others."""
    length = max(1e-12, hypot(end[0] - start[0], end[1] - start[1]) ** 2)
    along = ((point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])) / length
    share = min(1.0, max(0.0, along))
    x, y = (a + share * (b - a) for a, b in zip(start, end, strict=True))
    return hypot(point[0] - x, point[1] - y)


def test_curves_stay_that_would_take_many_lines() -> None:
    path: Path = (("M", (0, 0)), ("L", (1, 0.001)), ("L", (2, 0)), ("C", (2, 1, 3, 1, 3, 2)), ("L", (3, 3)), ("Z", ()))
    assert simplify(path, 0.01) == (path[0], *path[2:])
    assert "C" not in {kind for kind, _ in simplify(path, 0.2)}


PLACE = st.tuples(st.floats(-50, 50), st.floats(-50, 50))
CURVES = st.lists(st.tuples(PLACE, PLACE, PLACE), min_size=1, max_size=6)


@given(PLACE, CURVES, st.floats(0.01, 60))
def test_no_line_that_a_curve_becomes_lies_far_from_it(
    start: Point, curves: list[tuple[Point, ...]], most: float
) -> None:
    path: Path = (("M", start), *(("C", (*a, *b, *end)) for a, b, end in curves))
    kept = simplify(path, most)
    assert kept[-1][1][-2:] == curves[-1][-1]
    lines = [(one[1][-2:], other[1]) for one, other in pairwise(kept) if other[0] == "L"]
    ends = [start, *(curve[-1] for curve in curves)]
    stayed = {numbers for kind, numbers in kept if kind == "C"}
    for pen, (a, b, end) in zip(ends[:-1], curves, strict=True):
        if (*a, *b, *end) in stayed:
            continue
        for t in (step / 16 for step in range(17)):
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x, y = (sum(w * p[n] for w, p in zip(weights, (pen, a, b, end), strict=True)) for n in (0, 1))
            assert min(distance((x, y), *line) for line in lines) <= most + 1e-6


@given(st.floats(0.01, 200))
def test_the_grid_is_the_widest_whose_steps_are_not_seen(shown: float) -> None:
    grid = coarsest(shown)
    assert grid == FINE or shown / grid.unit <= SEEN
    assert coarsest(shown * 2).unit >= grid.unit


@pytest.mark.parametrize("larger_first", [False, True])
def test_a_picture_is_drawn_as_finely_as_the_largest_of_its_places_asks(larger_first: bool) -> None:
    zigzag: Path = (("M", (0, 0)), *(("L", (step / 7, step % 3 / 11)) for step in range(60)), ("Z", ()))
    picture = Form.of("picture", Box(0, 0, 9, 9), (Fill(zigzag, "rot"),))
    writer = SvgWriter(lambda ink: "#ff0000", lambda text: (), coarse_from=100)
    places = [Place(picture, Matrix.scale(scale)) for scale in (0.2, 4.0)]
    for place in reversed(places) if larger_first else places:
        writer.elements([place], 4.0)
    fine = SvgWriter(lambda ink: "#ff0000", lambda text: (), coarse_from=100)
    fine.elements(places[1:], 4.0)
    coarse = SvgWriter(lambda ink: "#ff0000", lambda text: (), coarse_from=100)
    coarse.elements(places[:1], 4.0)
    assert writer.definitions == fine.definitions
    assert len(coarse.definitions) < len(fine.definitions)
