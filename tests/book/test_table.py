"""Tables fill the measure and stay on the grid."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.book.blocks import Align, Table
from generator.book.inline import Span, Spans
from generator.book.paragraph import Typesetter
from generator.book.style import BookStyle
from generator.book.table import column_widths, set_table
from generator.display import Stroke, Text


def cell(text: str, cut: str = "text") -> Spans:
    return (Span(text, cut),)


def texts(items: tuple[object, ...]) -> dict[str, Text]:
    return {item.text.strip(): item for item in items if isinstance(item, Text)}


@given(naturals=st.lists(st.floats(1, 60), min_size=1, max_size=6), gap=st.floats(0, 4))
def test_columns_fill_the_measure(naturals: list[float], gap: float) -> None:
    widths = column_widths(naturals, 80, gap)
    total = sum(widths) + gap * (len(widths) - 1)
    assert total == pytest.approx(80)
    for (wide, width), (narrow, other) in combinations(zip(naturals, widths, strict=True), 2):
        assert (wide - narrow) * (width - other) >= -1e-9


def test_narrow_columns_keep_their_width_when_room_is_short() -> None:
    assert column_widths([10, 100, 60], 80, 0) == [10, 35, 35]


def test_right_aligned_figures_end_on_one_edge(a6: BookStyle, setter: Typesetter) -> None:
    table = Table((), ((cell("a"), cell("7")), (cell("b"), cell("386"))), (Align.LEFT, Align.RIGHT))
    height, items = set_table(table, setter, a6)
    assert height == 2
    found = texts(items)
    for figure in ("7", "386"):
        assert found[figure].font == "tabular"
        assert found[figure].x + setter.width(figure, "tabular") == pytest.approx(a6.measure, abs=0.02)


def test_rules_stand_under_the_head_above_a_total_and_at_the_foot(a6: BookStyle, setter: Typesetter) -> None:
    rows = ((cell("a"), cell("1")), (cell("alle", "bold"), cell("1", "bold")))
    _, items = set_table(Table((cell("Karte"), cell("Wert")), rows, (Align.LEFT, Align.RIGHT)), setter, a6)
    rules = [item.path[0][1][1] for item in items if isinstance(item, Stroke)]
    assert rules == pytest.approx([lines * a6.lead_mm + 0.1 for lines in (1, 2, 3)], abs=1e-3)
    assert texts(items)["Karte"].font == "caps"


def test_long_cells_are_broken_into_lines(a6: BookStyle, setter: Typesetter) -> None:
    rows = ((cell("kurz"), cell("Ein langer Satz, der in dieser Spalte auf keinen Fall in eine Zeile passen kann.")),)
    height, items = set_table(Table((), rows, (Align.LEFT, Align.LEFT)), setter, a6)
    assert height == 2
    assert len({item.y for item in items if isinstance(item, Text)}) == 2


def test_faint_rules_part_rows_of_several_lines(a6: BookStyle, setter: Typesetter) -> None:
    long = cell("Ein langer Satz, der in dieser Spalte auf keinen Fall in eine Zeile passen kann.")
    for second, rules in ((long, 1), (cell("kurz"), 0)):
        rows = ((cell("eins"), second), (cell("zwei"), cell("kurz")))
        _, items = set_table(Table((), rows, (Align.LEFT, Align.LEFT)), setter, a6)
        assert [item.ink for item in items if isinstance(item, Stroke)] == ["tinte/40"] * rules
