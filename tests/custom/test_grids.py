"""Grids of icons: how many stand where, and what the most are."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.boxes import Files, drawn, told
from tests.custom.decks import ICON
from tests.custom.test_icon_places import SQUARE
from tests.custom.test_patterns import icons

from kartenwerk.graphics.display import Box, Place

GRID = '"grid"\nicon = "muenze"\n'
FILES: Files = {"zeichen/muenze.svg": SQUARE, "zeichen/leer.svg": ICON}


def boxes(root: Path, lines: str, place: str = "[10, 20, 40, 20]") -> list[Box]:
    found = icons(drawn(root, f"{GRID}box = {place}\n{lines}", files=FILES))
    return [Box(*(round(value, 3) for value in box)) for box in found]


def test_icons_stand_in_rows_from_the_upper_left(tmp_path: Path) -> None:
    found = boxes(tmp_path, "count = 5\ncolumns = 3\neach = 4\nspace = 1")
    assert [(box.x0, box.y0) for box in found] == [(10, 20), (15, 20), (20, 20), (10, 25), (15, 25)]
    assert {round(box.width, 3) for box in found} == {4.0}


@pytest.mark.parametrize(("align", "first", "last"), [("left", 10, 10), ("center", 23, 25.5), ("right", 36, 41)])
def test_a_last_row_that_is_not_full_stands_as_all_do(align: str, first: float, last: float, tmp_path: Path) -> None:
    found = boxes(tmp_path, f'count = 5\ncolumns = 3\neach = 4\nspace = 1\nalign = "{align}"', "[10, 20, 40, 20]")
    assert (found[0].x0, found[3].x0) == (first, last)


@pytest.mark.parametrize(("valign", "top"), [("top", 20), ("middle", 28), ("bottom", 36)])
def test_rows_stand_in_their_box_as_they_are_aligned(valign: str, top: int, tmp_path: Path) -> None:
    assert [box.y0 for box in boxes(tmp_path, f'count = 2\neach = 4\nvalign = "{valign}"')] == [top, top]


def test_rows_alone_may_be_given(tmp_path: Path) -> None:
    """Without columns there are as many as the number needs."""
    (tmp_path / "a").mkdir()
    assert [box.x0 for box in boxes(tmp_path / "a", "count = 8\nrows = 1\nspace = 0")] == [*range(10, 50, 5)]
    assert [box.y0 for box in boxes(tmp_path / "b", "count = 7\nrows = 2\nspace = 0")] == [20] * 4 + [30] * 3


def test_icons_are_as_large_as_their_box_allows(tmp_path: Path) -> None:
    """Of eight icons in 40 x 20 mm four in two rows are the largest: 40 mm are 4.3 of them."""
    found = boxes(tmp_path, "count = 8")
    assert len({box.y0 for box in found}) == 2
    assert found[0].width == pytest.approx(40 / 4.3, abs=0.01)
    assert len({box.y0 for box in boxes(tmp_path, "count = 8\ncolumns = 8\nspace = 0")}) == 1


def test_other_places_have_the_icon_of_the_rest(tmp_path: Path) -> None:
    items = drawn(
        tmp_path, f'{GRID}box = [10, 20, 40, 20]\ncount = 3\ncolumns = 4\nrows = 2\nrest = "leer"', files=FILES
    )
    assert [item.form.name for item in items if isinstance(item, Place)] == ["zeichen/muenze.svg"] * 3 + [
        "zeichen/leer.svg"
    ] * 5


def test_none_is_none_and_where_there_is_a_rest_all_of_it(tmp_path: Path) -> None:
    assert boxes(tmp_path, "count = 0\ncolumns = 4\nrows = 2") == []
    assert len(boxes(tmp_path, 'count = 0\ncolumns = 4\nrows = 2\nrest = "leer"')) == 8


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("count = 7\ncolumns = 3\nrows = 2", "found 7; expected 0 to 6: 3 x 2 icons of 9.52 mm"),
        ("count = 9\neach = 9\nspace = 1", "found 9; expected 0 to 8: 4 x 2 icons of 9 mm"),
        ("count = 1\neach = 30", "found 1; expected a box with room for an icon"),
        ("count = 0\neach = 30", "found 0; expected a box with room for an icon"),
        ("count = -3", "found -3; expected a whole number from 0 to 400"),
        ("count = 401", "found 401; expected 0 to 400: 29 x 14 icons of"),
        ("count = 99999999", "found 99999999; expected 0 to 400"),
    ],
)
def test_more_icons_than_there_are_places_are_told(lines: str, message: str, tmp_path: Path) -> None:
    found = told(tmp_path, f"{GRID}box = [10, 20, 40, 20]\n{lines}", files=FILES)
    assert f"this is no number of icons in the grid; {message}" in found, found


def test_a_number_of_a_column_is_told_with_its_row(tmp_path: Path) -> None:
    lines = f'{GRID}box = [10, 20, 40, 20]\ncolumns = 3\nrows = 2\ncount = "{{{{ text }}}}"'
    found = told(tmp_path, lines, files={**FILES, "csv": "Name;Text\nA;6\nB;7\nC;\n"})
    assert found.startswith(
        "karten.csv: row 3, column Text (card 002, layout bloss, box mehr): this is no number of icons"
    )


def test_an_icon_of_the_rest_that_is_not_there_is_told(tmp_path: Path) -> None:
    found = told(tmp_path, f'{GRID}box = [10, 20, 40, 20]\ncount = 1\ncolumns = 2\nrest = "lehr"', files=FILES)
    assert "the folder zeichen/ has no icon lehr (did you mean leer?)" in found
