"""Tables fill the measure and stay on the grid."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.graphics.display import Group, Item, Stroke, Text
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.text.book.blocks import Align, Table
from kartenwerk.text.book.inline import Span, Spans
from kartenwerk.text.book.paragraph import Typesetter
from kartenwerk.text.book.row import Row, stack_rows
from kartenwerk.text.book.style import BookStyle
from kartenwerk.text.book.table import column_widths, open_rows, set_table


def cell(text: str, cut: str = "text") -> Spans:
    return (Span(text, cut),)


def texts(items: tuple[object, ...]) -> dict[str, Text]:
    return {item.text.strip(): item for item in items if isinstance(item, Text)}


def whole(table: Table, setter: Typesetter, style: BookStyle) -> tuple[int, tuple[Item, ...]]:
    """Height and items of all rows of a table, as it stands on a page."""
    rows = [Row(strip.lines, strip.items) for strip in set_table(table, setter, style)]
    items, height = stack_rows(rows, style.lead_mm)
    return height, items


def rules(items: tuple[Item, ...]) -> list[tuple[float, str]]:
    """Where lines run across, in mm from the top, and their inks."""
    found = [(item, 0.0) for item in items if isinstance(item, Stroke)]
    for item in items:
        if isinstance(item, Group):
            found += [(inner, item.matrix.f) for inner in item.items if isinstance(inner, Stroke)]
    return sorted((stroke.path[0][1][1] + y, stroke.ink) for stroke, y in found)


@given(naturals=st.lists(st.floats(1, 60), min_size=1, max_size=6), gap=st.floats(0, 4))
def test_columns_fill_the_measure(naturals: list[float], gap: float) -> None:
    widths = column_widths(naturals, [1.0] * len(naturals), 80, gap)
    total = sum(widths) + gap * (len(widths) - 1)
    assert total == pytest.approx(80)
    for (wide, width), (narrow, other) in combinations(zip(naturals, widths, strict=True), 2):
        assert (wide - narrow) * (width - other) >= -1e-9


def test_narrow_columns_keep_their_width_when_room_is_short() -> None:
    assert column_widths([10, 100, 60], [10, 10, 10], 80, 0) == [10, 35, 35]


def test_right_aligned_figures_end_on_one_edge(a6: BookStyle, setter: Typesetter) -> None:
    table = Table((), ((cell("a"), cell("7")), (cell("b"), cell("386"))), (Align.LEFT, Align.RIGHT))
    height, items = whole(table, setter, a6)
    assert height == 2
    found = texts(items)
    for figure in ("7", "386"):
        assert found[figure].font == "tabular"
        assert found[figure].x + setter.width(figure, "tabular") == pytest.approx(a6.measure, abs=0.02)


def test_rules_stand_under_the_head_above_a_total_and_at_the_foot(a6: BookStyle, setter: Typesetter) -> None:
    rows = ((cell("a"), cell("1")), (cell("alle", "bold"), cell("1", "bold")))
    _, items = whole(Table((cell("Karte"), cell("Wert")), rows, (Align.LEFT, Align.RIGHT)), setter, a6)
    heights = [y for y, _ in rules(items)]
    assert heights == pytest.approx([lines * a6.lead_mm + 0.1 for lines in (1, 2, 3)], abs=1e-3)
    assert texts(items)["Karte"].font == "caps"


def test_long_cells_are_broken_into_lines(a6: BookStyle, setter: Typesetter) -> None:
    rows = ((cell("kurz"), cell("Ein langer Satz, der in dieser Spalte auf keinen Fall in eine Zeile passen kann.")),)
    height, items = whole(Table((), rows, (Align.LEFT, Align.LEFT)), setter, a6)
    assert height == 2
    assert len({item.y for item in items if isinstance(item, Text)}) == 2


def test_faint_rules_part_rows_of_several_lines(a6: BookStyle, setter: Typesetter) -> None:
    long = cell("Ein langer Satz, der in dieser Spalte auf keinen Fall in eine Zeile passen kann.")
    for second, parted in ((long, 1), (cell("kurz"), 0)):
        rows = ((cell("eins"), second), (cell("zwei"), cell("kurz")))
        _, items = whole(Table((), rows, (Align.LEFT, Align.LEFT)), setter, a6)
        assert [ink for _, ink in rules(items)] == ["tinte/40"] * parted


def test_rows_of_an_open_table_stand_half_a_line_further_apart(a6: BookStyle, setter: Typesetter) -> None:
    rows = ((cell("1."), cell("4")), (cell("2."), cell("15")))
    table = Table((cell("Runde"), cell("Punkte")), rows, (Align.LEFT, Align.LEFT))
    opened = open_rows(set_table(table, setter, a6), a6)
    assert opened and opened.lines == 5
    lines = [(texts(opened.items)[word].y - a6.baseline_mm) / a6.lead_mm for word in ("1.", "2.")]
    assert lines == pytest.approx([2.0, 3.5], abs=1e-3)
    assert [y > texts(opened.items)["2."].y for y, _ in rules(opened.items)] == [False, True]


def test_a_table_with_a_cell_of_several_lines_is_not_opened(a6: BookStyle, setter: Typesetter) -> None:
    rows = ((cell("Wer zuletzt noch Karten hat, zahlt an alle anderen. " * 3), cell("4")),)
    assert open_rows(set_table(Table((), rows, (Align.LEFT, Align.LEFT)), setter, a6), a6) is None


def test_a_table_with_too_many_columns_stands_on_end_and_keeps_every_word(
    a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator
) -> None:
    style = replace(a6, outer=a6.outer + 40)
    narrow = Typesetter(style, fonts, hyphenator, style.size)
    heads = ("Hand", "Anzahl", "Wahrscheinlich", "Verhältnis", "Rang")
    rows = ((cell("Drilling"), cell("31"), cell("8"), cell("12"), cell("4")),)
    table = Table(tuple(map(cell, heads)), rows, (Align.LEFT,) * 5)
    (strip,) = set_table(table, narrow, style)
    found = "".join(item.text + " " for item in strip.items if isinstance(item, Text)).split()
    assert strip.lines > 1
    assert [word for word in found if word != "·"] == [
        "Hand", "Drilling", "Anzahl", "31", "Wahrscheinlich", "8", "Verhältnis", "12", "Rang", "4"
    ]  # fmt: skip
    assert all(
        item.x + narrow.width(item.text, item.font) <= style.measure + 1
        for item in strip.items
        if isinstance(item, Text)
    )


def test_a_table_is_set_smaller_rather_than_break_a_word(a6: BookStyle, fonts: Fonts, hyphenator: Hyphenator) -> None:
    rows = ((cell("Donnerwetter"), cell("Donnerwetter"), cell("Donnerwetter")),)
    table = Table((cell("1. Gabe"), cell("2. Gabe"), cell("3. Gabe")), rows, (Align.LEFT,) * 3)
    sizes = set()
    for less in range(0, 44, 2):
        style = replace(a6, outer=a6.outer + less)
        _, items = whole(table, Typesetter(style, fonts, hyphenator, style.size), style)
        words = [item for item in items if isinstance(item, Text)]
        found = [word for word in words if word.text.strip() == "Donnerwetter" and word.font == "tabular"]
        sizes |= {round(word.size / style.size, 2) for word in found}
        assert not any(word.text.endswith("-") for word in words)
        if len(found) == 3:
            assert {"1.\u00a0Gabe", "2.\u00a0Gabe"} < {word.text.strip(" ") for word in words}
    assert sizes == {1.0, 0.93, 0.86}


def test_columns_are_no_narrower_than_their_longest_words() -> None:
    assert column_widths([60, 60], [40, 10], 60, 0) == [45, 15]
