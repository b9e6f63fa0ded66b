"""A list in two columns, of entries of made-up heights."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.graphics.display import Text
from kartenwerk.text.book.columns import column_width, set_columns
from kartenwerk.text.book.row import Row

MEASURE, LEAD = 80.0, 4.0

heights = st.lists(st.integers(1, 4), min_size=2, max_size=30)


def entries_of(heights: list[int]) -> list[list[Row]]:
    """Entries of so many lines, each line with both numbers in it."""
    return [
        [Row(1, (Text(0.0, 3.0, f"{number}/{line}", "text", 8.0),), text=str(number)) for line in range(lines)]
        for number, lines in enumerate(heights)
    ]


def words_of(row: Row) -> list[Text]:
    """The texts of a row, each column from head to foot."""
    found = [item for item in row.items if isinstance(item, Text)]
    return sorted(found, key=lambda each: (each.x, each.y))


@given(heights=heights)
def test_entries_run_down_one_column_after_the_other_and_none_is_lost(heights: list[int]) -> None:
    said = [each.text for each in words_of(set_columns(entries_of(heights), MEASURE, LEAD))]
    assert said == [f"{number}/{line}" for number, lines in enumerate(heights) for line in range(lines)]


@given(heights=heights)
def test_columns_are_as_level_as_their_entries_allow(heights: list[int]) -> None:
    row = set_columns(entries_of(heights), MEASURE, LEAD)
    assert sum(heights) / 2 <= row.lines <= (sum(heights) + max(heights)) / 2


def test_the_right_column_ends_at_the_edge_of_the_measure() -> None:
    left, right = words_of(set_columns(entries_of([1, 1]), MEASURE, LEAD))
    assert (left.x, left.y) == (0.0, right.y)
    assert abs(right.x + column_width(MEASURE) - MEASURE) < 1e-3
