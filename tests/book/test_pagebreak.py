"""Pages are broken where a reader expects it."""

from __future__ import annotations

from kartenwerk.text.book.blocks import Heading
from kartenwerk.text.book.pagebreak import PageExtent, break_pages
from kartenwerk.text.book.row import Row

LINES = 20
TITLE = Row(2, (), heading=Heading(1, "Titel"), text="title", keep=True)


def paragraph(name: str, lines: int) -> list[Row]:
    """The lines of a paragraph: its first two stay together, and its last two."""
    return [Row(1, (), keep=line in (0, lines - 2), text=name) for line in range(lines)]


def pages_of(*rows: Row, number: int | None = None) -> tuple[PageExtent, ...]:
    """The pages of the cheapest way, or of that with so many."""
    found = break_pages(rows, LINES)
    return (found[number] if number else min(found.values(), key=lambda way: way.cost)).pages


def test_a_paragraph_that_has_room_is_not_torn() -> None:
    """Pages of eighteen and fourteen lines would do, but the second paragraph would go on overleaf for no reason."""
    rows = paragraph("first", 16), paragraph("second", 4), paragraph("third", 12)
    first, *_ = pages_of(*(row for block in rows for row in block), number=2)
    assert first.stop in (16, 20)


def test_a_paragraph_that_has_no_room_goes_on_overleaf() -> None:
    assert pages_of(*paragraph("long", 35), number=2)[0] == PageExtent(0, LINES)


def test_a_title_stands_with_the_text_below_it() -> None:
    rows = (*paragraph("before", 17), TITLE, *paragraph("after", 15))
    assert pages_of(*rows) == (PageExtent(0, 17), PageExtent(17, 33))


def test_the_last_lines_of_a_section_do_not_stand_alone_above_the_next() -> None:
    """Under a heading of their own they do not look forgotten there."""
    before, last = (*paragraph("first", 15), *paragraph("second", 3)), paragraph("last", 3)
    after = (TITLE, *paragraph("after", 12))
    headed = (Row(1, (), heading=Heading(2, "So"), text="heading", keep=True), *last[1:])
    assert pages_of(*before, *headed, *after, number=2)[0].stop == 18
    assert pages_of(*before, *last, *after, number=2)[0].stop == 15


def test_a_heading_has_three_lines_below_it_or_goes_overleaf_with_them() -> None:
    heading, text = Row(1, (), heading=Heading(2, "So"), text="heading", keep=True), paragraph("text", 18)
    assert pages_of(*paragraph("before", 16), heading, *text, number=2)[0].stop == 20
    assert pages_of(*paragraph("before", 17), heading, *text, number=2)[0].stop == 17


def test_a_heading_has_three_entries_below_it_though_they_are_many_lines() -> None:
    entries = [Row(3, (), text=str(number), begins_entry=True) for number in range(9)]
    heading = Row(1, (), heading=Heading(2, "So"), text="heading", keep=True)
    assert pages_of(*paragraph("before", 10), heading, *entries, number=2)[0].stop == 14
    assert pages_of(*paragraph("before", 15), heading, *entries[:5], number=2)[0].stop == 15


def test_a_hole_below_what_is_narrow_is_worse() -> None:
    wide, narrow = ([Row(3, (), text=str(number), reach=reach) for number in range(6)] for reach in (1.0, 0.4))
    assert break_pages(narrow, LINES)[1].cost > 2 * break_pages(wide, LINES)[1].cost


def test_feet_of_facing_pages_are_level() -> None:
    rows = [Row(4, (), text=str(number)) for number in range(14)]
    facing, turned = break_pages(rows, LINES, 2)[3].pages, break_pages(rows, LINES, 1)[3].pages
    assert [page.stop - page.start for page in facing] == [5, 5, 4]
    assert [page.stop - page.start for page in turned] in ([4, 5, 5], [5, 5, 4])
