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
    """Two pages of fourteen lines would be even, but the second paragraph would go on overleaf for no reason."""
    rows = paragraph("first", 12), paragraph("second", 7), paragraph("third", 9)
    first, *_ = pages_of(*(row for block in rows for row in block), number=2)
    assert first.stop in (12, 19, 20)


def test_a_paragraph_that_has_no_room_goes_on_overleaf() -> None:
    assert pages_of(*paragraph("long", 35), number=2)[0] == PageExtent(0, LINES)


def test_a_title_stands_with_the_text_below_it() -> None:
    rows = (*paragraph("before", 17), TITLE, *paragraph("after", 15))
    assert pages_of(*rows) == (PageExtent(0, 17), PageExtent(17, 33))


def test_the_end_of_a_section_may_begin_a_page_under_a_heading_of_its_own() -> None:
    """Without one it would look forgotten above the next title, and the paragraph before goes overleaf with it."""
    before, last = (*paragraph("first", 12), *paragraph("second", 5)), paragraph("last", 4)
    headed = (Row(1, (), heading=Heading(2, "So"), text="heading", keep=True), *last[1:])
    after = (TITLE, *paragraph("after", 8))
    assert pages_of(*before, *headed, *after, number=2)[0].stop == 17
    assert pages_of(*before, *last, *after, number=2)[0].stop == 12
