"""Page breaking, on rows of made-up heights."""

from __future__ import annotations

from itertools import chain, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import Box, Fill, rectangle
from kartenwerk.text.book.blocks import Heading
from kartenwerk.text.book.flow import PlacedRow, paginations, place_rows
from kartenwerk.text.book.picture import AIR, reach, set_off
from kartenwerk.text.book.row import LargerForm, ListOpening, PlaySlot, Row

PAGE = 20


def pages_of(rows: list[Row], first_page: int = 1, count: int | None = None) -> tuple[tuple[PlacedRow, ...], ...]:
    """The rows on the fewest pages, or on as many as `count`."""
    ways = paginations(rows, PAGE, first_page)
    return place_rows(rows, ways[count or min(ways)], PAGE)


def picture(lines: int, larger: int) -> Row:
    """A picture that is `larger` lines high where its page has room."""
    return Row(lines, (), text="picture", is_picture=True, larger=LargerForm(larger, (), 1.0))


def row(lines: int = 1, *, before: int = 0, keep: bool = False, tie: float = 0.0, text: str = "", give: int = 0) -> Row:
    return Row(lines, (), before=before, keep=keep, tie=tie, text=text, give=give)


def title(before: int = 2) -> Row:
    return Row(2, (), before=before, keep=True, heading=Heading(1, "Aufbau"), text="Aufbau")


@st.composite
def held_together(draw: st.DrawFn) -> list[Row]:
    """Rows that must not be parted: no higher than a page together, each kept with the next."""
    heights = draw(st.lists(st.integers(1, 9), min_size=1, max_size=4).filter(lambda found: sum(found) <= PAGE - 6))
    return [
        Row(
            lines,
            (),
            before=draw(st.integers(0, 2)),
            give=draw(st.integers(0, 2)),
            tie=draw(st.sampled_from([0.0, 100.0])),
            keep=number < len(heights) - 1,
            ends_page=number == len(heights) - 1 and draw(st.integers(0, 9)) == 0,
            text=draw(st.sampled_from("abc")),
            larger=draw(st.sampled_from([None, LargerForm(lines + 2, (), 1.0)])),
        )
        for number, lines in enumerate(heights)
    ]


rows_of_text = st.lists(held_together(), min_size=1, max_size=14).map(lambda groups: [*chain.from_iterable(groups)])
"""Rows that can always be broken into pages, so that no case is thrown away."""


@given(rows=rows_of_text)
def test_rows_stay_in_order_and_inside_their_pages_and_no_space_grows_more_than_it_may(rows: list[Row]) -> None:
    for pages in (place_rows(rows, way, PAGE) for way in paginations(rows, PAGE).values()):
        shown = [one.row for page in pages for one in page]
        assert len(shown) == len(rows)
        assert all(one in (given, given.enlarged()) for one, given in zip(shown, rows, strict=True))
        for page in pages:
            assert page[0].top == 0
            assert page[-1].top + page[-1].row.lines <= PAGE
            for above, below in pairwise(page):
                grown = below.top - (above.top + above.row.lines + below.row.before)
                assert 0 <= grown <= below.row.give
                assert not above.row.ends_page


def test_a_picture_is_larger_where_its_page_has_room_and_before_any_space_grows() -> None:
    (page,) = pages_of([picture(6, 10), row(8, give=2)])
    assert [(one.top, one.row.lines) for one in page] == [(0, 10), (12, 8)]
    (full,) = pages_of([picture(6, 10), row(13, give=2)])
    assert [(one.top, one.row.lines) for one in full] == [(0, 6), (7, 13)]


def test_of_two_pictures_the_second_is_larger_where_the_first_had_no_room() -> None:
    (page,) = pages_of([picture(6, 12), picture(6, 8), row(5)])
    assert [one.row.lines for one in page] == [6, 8, 5]


def test_a_larger_picture_brings_a_slot_level_with_those_of_other_pages() -> None:
    slot = Row(8, (), slot=PlaySlot(8, ()))
    (page,) = pages_of([picture(5, 8), slot])
    assert [(one.top, one.row.lines) for one in page] == [(0, 8), (8, 8)]


def test_the_white_about_a_picture_grows_by_as_much_above_it_as_below_it() -> None:
    shown = Row(6, (), text="picture", is_picture=True, air=2)
    (page,) = pages_of([row(3), shown, row(PAGE - 11)])
    assert [one.top for one in page] == [0, 4, 11]
    (page,) = pages_of([row(3), shown, row(PAGE - 10)])
    assert [one.top for one in page] == [0, 3.5, 10]
    (page,) = pages_of([shown, row(PAGE - 14), shown])
    assert [one.top for one in page] == [0, 6, PAGE - 8], "not at the head or the foot of a page"


def entries(count: int) -> list[Row]:
    """A list of so many entries, each of two rows."""
    rows = [row(text=f"entry {number // 2}")._replace(begins_entry=number % 2 == 0) for number in range(2 * count)]
    return [*rows[:-1], rows[-1]._replace(opening=ListOpening(2 * count, count - 1))]


def test_a_list_is_opened_where_its_page_has_room_for_all_its_entries() -> None:
    (page,) = pages_of([row(3), *entries(4), row(6, give=1)])
    assert [one.top for one in page] == [0, 3, 4, 6, 7, 9, 10, 12, 13, 14]
    (full,) = pages_of([row(3), *entries(4), row(7, give=1)])
    assert [one.top for one in full] == [0, 3, 4, 5, 6, 7, 8, 9, 10, 12]


def test_a_list_is_opened_after_a_picture_has_grown() -> None:
    (page,) = pages_of([picture(6, 10), *entries(4)])
    assert [one.top for one in page] == [0, 10, 11, 12, 13, 14, 15, 16, 17]


def test_a_list_that_goes_on_overleaf_is_nowhere_opened() -> None:
    first, second = pages_of([row(2), *entries(14)])
    assert [one.top for one in first] == [0, *range(2, 1 + len(first))]
    assert [one.top for one in second] == [*range(len(second))] and len(first) + len(second) == 29


def test_how_full_a_page_is_counts_pictures_as_they_are_shown() -> None:
    ways = paginations([picture(6, 10), row(10)], PAGE)
    assert ways[1].feet == (1.0,)


@given(rows=rows_of_text)
def test_rows_that_hold_together_are_not_parted(rows: list[Row]) -> None:
    for pages in (place_rows(rows, way, PAGE) for way in paginations(rows, PAGE).values()):
        for page in pages[:-1]:
            assert not page[-1].row.keep or page[-1].row.ends_page


@given(rows=rows_of_text)
def test_there_is_a_way_for_each_number_of_pages_and_it_has_that_many(rows: list[Row]) -> None:
    for count, way in paginations(rows, PAGE).items():
        assert len(way.pages) == count


@given(lines=st.lists(st.integers(1, PAGE), min_size=1, max_size=40))
def test_the_fewest_pages_are_no_more_than_first_fit_needs(lines: list[int]) -> None:
    greedy, height = 1, 0
    for count in lines:
        height += count
        if height > PAGE:
            greedy, height = greedy + 1, count
    assert len(pages_of([row(count) for count in lines])) == greedy


def test_space_vanishes_at_the_top_of_a_page() -> None:
    pages = pages_of([row(20), row(2, before=2), row(1, before=1)])
    assert [one.top for one in pages[1]] == [0, 3]


def test_what_a_page_does_not_hold_is_left_free_at_its_foot() -> None:
    first, _ = pages_of([row(8), row(6, before=2), row(2), row(15)])
    assert [one.top for one in first] == [0, 10, 16]


def test_the_spaces_of_a_page_grow_until_its_last_line_stands_at_its_foot() -> None:
    heading = Row(1, (), before=1, give=1, heading=Heading(2, "So"), keep=True)
    first, _ = pages_of([row(7), row(2, give=2), heading, row(7, give=1), row(18)])
    assert [one.top for one in first] == [0, 7, 11, 13]  # that above the heading first, then the lower one
    first, _ = pages_of([row(7), row(2, give=2), heading, row(6, give=1), row(18)])
    assert [one.top for one in first] == [0, 8, 12, 14]  # each has a line before one has two


def slot(foot: int = 1) -> Row:
    return Row(6, (), slot=PlaySlot(6, (), (), foot), give=2)


def test_slots_stand_level_with_those_of_the_facing_page() -> None:
    first, second = pages_of([row(4), slot(), slot()._replace(give=0), slot()._replace(give=0), slot(0), row(1)])
    assert [one.top for one in first] == [0, 6, 12]
    assert [one.top for one in second] == [0, 6, 12]


def test_slots_that_would_not_stand_level_begin_a_page() -> None:
    first, second = pages_of([row(14), row(1), slot(), slot(0)])
    assert [one.top for one in first] == [0, 14]
    assert [one.top for one in second] == [0, 6]


def test_what_stands_at_the_foot_of_a_page_of_slots_has_room_there() -> None:
    assert len(pages_of([*[slot()] * 5, slot(0)])) == 2
    assert len(pages_of([*[slot(3)] * 5, slot(0)])) == 3


def test_holes_are_shared_out_among_the_pages() -> None:
    rows = [row(4, text=str(number)) for number in range(12)]
    assert [len(page) for page in pages_of(rows, count=3)] == [4, 4, 4]


def test_a_page_is_filled_three_quarters_at_least() -> None:
    """Pages of 18, 15 and 18 lines, where fewer holes would leave one with 12."""
    rows = [row(3, text=str(number)) for number in range(17)]
    assert min(sum(one.row.lines for one in page) for page in pages_of(rows, count=3)) >= 0.75 * PAGE


def test_a_section_begins_a_page_where_little_is_left_of_the_last() -> None:
    rows = [
        *(row(text=str(number)) for number in range(14)),
        title(),
        *(row(text=f"b{number}") for number in range(14)),
    ]
    first, second = pages_of(rows)
    assert len(first) == 14
    assert second[0].row.is_title


def test_a_section_begins_within_a_page_that_would_else_be_half_empty() -> None:
    rows = [*(row(text=str(number)) for number in range(8)), title(), *(row(text=f"b{number}") for number in range(24))]
    first, _ = pages_of(rows)
    assert any(one.row.is_title for one in first)


def test_what_is_tied_stays_together_even_where_the_page_is_less_full() -> None:
    loose = [row(13), row(4, before=1), row(4, before=1), row(12, before=1)]
    assert [len(page) for page in pages_of(loose)] == [2, 2]
    bound = [row(13), row(4, before=1, tie=9000.0), row(4, before=1), row(10, before=1)]
    assert [len(page) for page in pages_of(bound)] == [1, 3]


def test_a_tie_is_broken_between_facing_pages_rather_than_overleaf() -> None:
    rows = [row(18, tie=200.0), row(18)]
    facing, overleaf = (paginations(rows, PAGE, first_page)[2].cost for first_page in (2, 3))
    assert facing < overleaf


def test_the_page_is_not_turned_within_an_opening() -> None:
    rows = [row(16)._replace(turn=900.0), row(6), row(14)]
    verso, recto = (paginations(rows, PAGE, first_page)[2].cost for first_page in (2, 3))
    assert recto - verso >= 900


def test_a_paragraph_is_not_torn_where_lines_are_left_free() -> None:
    """All four lines fit on the first page; three there and one overleaf would even the holes out, for no good."""
    rows = [row(14), *[row(text="torn", tie=9.0) for _ in range(3)], row(text="torn"), row(17), row(18)]
    assert [len(page) for page in pages_of(rows)] == [5, 1, 1]


def test_a_page_ends_where_the_author_says_so() -> None:
    first, _ = pages_of([row(8), row(6, before=2)._replace(ends_page=True), row(14)])
    assert [one.top for one in first] == [0, 10]


def test_what_is_too_high_for_a_page_is_an_error_that_names_page_and_text() -> None:
    rows = [row(20), row(2, keep=True, text="Aufbau"), row(19, text="plan")]
    with pytest.raises(KartenwerkError, match=r"page 5: .*21 lines \(„Aufbau / plan“\); expected at most 20"):
        pages_of(rows, first_page=4)


def test_nothing_makes_no_page() -> None:
    assert pages_of([]) == ()


@pytest.mark.parametrize("height", [10.0, 12.2, 14.2, 17.9])
def test_the_white_above_and_below_a_picture_is_alike_and_no_more_than_its_lines_leave(height: float) -> None:
    """Text stands on the lines of the page, and the picture in the middle of its own."""
    lead, drawn = 4.0, (Fill(rectangle(Box(0, 1.3, 40, 1.3 + height)), "tinte"),)
    items, lines = set_off(drawn, 1.3, 1.3 + height, lead)
    shown = reach(items, lambda text: 0.0)
    assert shown.y0 == pytest.approx(lines * lead - shown.y1)
    assert AIR - 1e-6 <= shown.y0 < AIR + lead / 2
