"""Where icons stand in their box: rows from the side that is named, pips as playing cards have them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.boxes import drawn as one_more
from tests.custom.decks import ONE, deck, plain
from tests.custom.test_patterns import icons

from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.faults import Report
from kartenwerk.graphics.display import Box, Fill, path_bounds

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0H24V24H0z" fill="currentColor"/></svg>'
)
"""An icon that fills its picture."""

LEFT, TOP, WIDTH, HEIGHT = 5, 8, 50, 70


def drawn(folder: Path, lines: str) -> list[Box]:
    """The icons of a box, in shares of its width and its height."""
    toml = f"{ONE}\n[layouts.karte.boxes.mehr]\nbox = [{LEFT}, {TOP}, {WIDTH}, {HEIGHT}]\n{lines}\n"
    table = "Name;Text\nBrot;Verkaufe.\n"
    content = deck(plain(folder, toml=toml, csv=table, **{"zeichen/muenze.svg": SQUARE}))
    report = Report()
    found = icons(CustomFaces(content, (63.0, 88.0), 3, 4).draw(content.cards[0], report, front=True))
    assert not report.faults
    return [
        Box((box.x0 - LEFT) / WIDTH, (box.y0 - TOP) / HEIGHT, (box.x1 - LEFT) / WIDTH, (box.y1 - TOP) / HEIGHT)
        for box in found
    ]


def middles(boxes: list[Box]) -> list[tuple[float, float]]:
    return sorted((round((box.x0 + box.x1) / 2, 3), round((box.y0 + box.y1) / 2, 3)) for box in boxes)


@pytest.mark.parametrize(("align", "first"), [("", 0.0), ("left", 0.0), ("center", 0.18), ("right", 0.36)])
def test_a_row_of_icons_begins_at_its_side(align: str, first: float, tmp_path: Path) -> None:
    """Three icons of 10 mm with a tenth of that between them take 32 of 50 mm."""
    line = f'align = "{align}"' if align else ""
    boxes = drawn(tmp_path, f'kind = "icons"\nicon = "muenze muenze, muenze"\neach = 10\n{line}')
    assert [round(box.x0, 3) for box in boxes] == [round(first + 0.22 * at, 3) for at in range(3)]
    assert all(round(box.x1 - box.x0, 3) == 0.2 for box in boxes)
    assert {middle for _, middle in middles(boxes)} == {0.5}


def test_icons_that_are_many_stand_closer_and_none_leaves_the_box(tmp_path: Path) -> None:
    boxes = drawn(tmp_path, 'kind = "icons"\neach = 20\nicon = "muenze muenze muenze muenze"')
    assert [round(box.x0, 3) for box in boxes] == [0.0, 0.2, 0.4, 0.6]
    assert round(boxes[-1].x1, 3) == 1.0


def test_two_icons_without_room_beside_each_other_lie_over_each_other_in_the_box(tmp_path: Path) -> None:
    boxes = drawn(tmp_path, 'kind = "icons"\neach = 40\nicon = "muenze muenze"')
    assert [round(box.x0, 3) for box in boxes] == [0.0, 0.2]


def test_an_icon_of_a_size_of_its_own_stands_in_the_middle(tmp_path: Path) -> None:
    (box,) = drawn(tmp_path, 'kind = "icon"\nicon = "muenze"\neach = 7')
    assert middles([box]) == [(0.5, 0.5)]
    assert (round((box.x1 - box.x0) * WIDTH, 3), round((box.y1 - box.y0) * HEIGHT, 3)) == (7, 7)


def test_an_icon_is_as_high_as_its_box_at_most(tmp_path: Path) -> None:
    for each in ("", "each = 90"):
        (box,) = drawn(tmp_path, f'kind = "icons"\nicon = "muenze"\n{each}')
        assert round(box.y1 - box.y0, 3) == 1.0


@pytest.mark.parametrize(
    ("count", "places"),
    [
        (1, {(0.5, 0.5)}),
        (2, {(0.5, 0.0), (0.5, 1.0)}),
        (4, {(0.25, 0.0), (0.75, 0.0), (0.25, 1.0), (0.75, 1.0)}),
        (7, {*((x, y) for x in (0.25, 0.75) for y in (0.0, 0.5, 1.0)), (0.5, 0.25)}),
        (10, {*((x, y / 3) for x in (0.25, 0.75) for y in range(4)), (0.5, 1 / 6), (0.5, 5 / 6)}),
        (11, {*((x, y / 3) for x in (0.25, 0.5, 0.75) for y in range(3)), (0.375, 1.0), (0.625, 1.0)}),
        (13, {*((x, y / 4) for x in (0.25, 0.5, 0.75) for y in range(4)), (0.5, 1.0)}),
    ],
)
def test_pips_stand_as_on_playing_cards(count: int, places: set[tuple[float, float]], tmp_path: Path) -> None:
    """Across at a quarter and three quarters, down from three quarters of an icon off the edges."""
    boxes = drawn(tmp_path, f'kind = "pips"\nicon = "muenze"\neach = 7\ncount = "{count}"')
    inner = 0.075  # three quarters of 7 of 70 mm
    wanted = {(round(x, 3), round(inner + y * (1 - 2 * inner), 3)) for x, y in places}
    assert set(middles(boxes)) == wanted
    assert len(boxes) == count


def test_the_columns_of_many_pips_grow_with_their_number(tmp_path: Path) -> None:
    for count, columns in ((18, 3), (19, 4), (32, 4), (33, 5), (60, 5)):
        boxes = drawn(tmp_path, f'kind = "pips"\nicon = "muenze"\neach = 4\ncount = "{count}"')
        rows = [y for _, y in middles(boxes)]
        assert (len(boxes), max(map(rows.count, rows))) == (count, columns)


def test_pips_are_a_fifth_of_the_smaller_side_where_nothing_is_said(tmp_path: Path) -> None:
    (box,) = drawn(tmp_path, 'kind = "pips"\nicon = "muenze"\ncount = "1"')
    assert (round((box.x1 - box.x0) * WIDTH, 3), round((box.y1 - box.y0) * HEIGHT, 3)) == (10, 10)


def test_a_box_may_stand_where_a_row_of_icons_ends(tmp_path: Path) -> None:
    """Three icons of 4 mm with a tenth of that between them, in the middle of a box that is 10 mm high."""
    row = '"icons"\nbox = [10, 20, 40, 10]\nicon = "muenze muenze muenze"\neach = 4'
    beside = '[layouts.bloss.boxes.neben]\nkind = "shape"\nbox = [0, 0, 5, 5]\nfill = "rot"\ngap = 0\n'
    last = one_more(tmp_path, row, beside + 'beside = "mehr"\nbelow = "mehr"\n')[-1]
    assert isinstance(last, Fill)
    assert path_bounds(last.path) == pytest.approx((22.8, 27, 27.8, 32))
