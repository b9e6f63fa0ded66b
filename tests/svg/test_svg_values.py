"""Numbers, paths and transformations as SVG writes them."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.graphics.display import Matrix
from kartenwerk.graphics.svg import values

coordinates = st.integers(-2000, 2000).map(lambda hundredths: hundredths / 100)
pairs = st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=8)


def test_numbers_need_no_separators() -> None:
    assert values.numbers("1-2.5.5,3e1 -.5") == [1, -2.5, 0.5, 30, -0.5]


@pytest.mark.parametrize("text", ["1;2", "1 px", "1e999", "nan", "--1"])
def test_a_list_of_numbers_holds_only_numbers(text: str) -> None:
    with pytest.raises(ValueError, match="number"):
        values.numbers(text)


def test_lengths_have_the_unit_mm() -> None:
    assert values.millimetres("59mm") == 59
    for text in ("59", "59px", "5.9cm", "59 m", "mm"):
        with pytest.raises(ValueError, match="not a"):
            values.millimetres(text)


@given(pairs)
def test_relative_paths_equal_absolute_ones(points: list[tuple[float, float]]) -> None:
    absolute = "M" + "L".join(f"{x} {y}" for x, y in points) + "Z"
    relative = f"m{points[0][0]},{points[0][1]}"
    for (x0, y0), (x1, y1) in pairwise(points):
        relative += f"l{x1 - x0:.4f} {y1 - y0:.4f}"
    for one, other in zip(values.path(absolute), values.path(relative + "z"), strict=True):
        assert one[0] == other[0]
        assert one[1] == pytest.approx(other[1], abs=1e-3)


def test_further_pairs_after_a_move_are_lines() -> None:
    assert values.path("m1 1 2 0 0 2") == (("M", (1, 1)), ("L", (3, 1)), ("L", (3, 3)))


def test_horizontal_and_vertical_lines_keep_the_other_coordinate() -> None:
    assert values.path("M1 2H5V7h-1v-2")[1:] == (("L", (5, 2)), ("L", (5, 7)), ("L", (4, 7)), ("L", (4, 5)))


def test_a_relative_move_after_closing_starts_at_the_begin_of_the_subpath() -> None:
    assert values.path("M1 1L5 1L5 5Zm1 1")[-1] == ("M", (2, 2))


def test_a_smooth_curve_mirrors_the_last_handle() -> None:
    assert values.path("M0 0C0 1 1 2 2 2S4 1 4 0")[2] == ("C", (3, 2, 4, 1, 4, 0))


def test_a_smooth_curve_after_a_line_begins_without_handle() -> None:
    assert values.path("M0 0L2 2S4 1 4 0")[2] == ("C", (2, 2, 4, 1, 4, 0))


@given(st.tuples(*[coordinates] * 6), st.floats(0, 1))
def test_a_quadratic_curve_keeps_its_course(numbers: tuple[float, ...], t: float) -> None:
    x0, y0, qx, qy, x1, y1 = numbers
    _, curve = values.path(f"M{x0} {y0}Q{qx} {qy} {x1} {y1}")[1]
    ax, ay, bx, by, *_ = curve
    for start, handle, end, first, second in ((x0, qx, x1, ax, bx), (y0, qy, y1, ay, by)):
        quadratic = (1 - t) ** 2 * start + 2 * t * (1 - t) * handle + t**2 * end
        cubic = (1 - t) ** 3 * start + 3 * t * (1 - t) ** 2 * first + 3 * t**2 * (1 - t) * second + t**3 * end
        assert math.isclose(quadratic, cubic, abs_tol=1e-9)


@pytest.mark.parametrize("text", ["", "L1 1", "M1", "M1 1L2", "M1 1A1 1 0 0 0 2 2", "M1 1T2 2", "M1 1Z3", "x M1 1"])
def test_a_wrong_path_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"path|number"):
        values.path(text)


def test_the_last_transformation_comes_first() -> None:
    matrix = values.transformation("translate(10 0) rotate(90), scale(2)")
    assert matrix.apply(1, 0) == pytest.approx((10, 2))


def test_a_turn_about_a_point_leaves_it_in_place() -> None:
    matrix = values.transformation("rotate(180 29.5 45.5)")
    assert matrix.apply(29.5, 45.5) == pytest.approx((29.5, 45.5))
    assert matrix.apply(0, 0) == pytest.approx((59, 91))


def test_a_matrix_is_taken_as_it_stands() -> None:
    assert values.transformation("matrix(1,2,3,4,5,6)") == Matrix(1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("text", ["", "skewX(3)", "rotate(1 2)", "translate(1) nonsense", "scale()"])
def test_an_unknown_transformation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="transformation"):
        values.transformation(text)
