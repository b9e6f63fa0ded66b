"""Page breaking, on rows of made-up heights."""

from __future__ import annotations

from itertools import chain, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.book.flow import paginate
from kartenwerk.book.row import Longer, Row, lengthened
from kartenwerk.errors import KartenwerkError

PAGE = 20


@st.composite
def held_together(draw: st.DrawFn) -> list[Row]:
    """Rows that must not be parted: no higher than a page together, each kept with the next."""
    heights = draw(st.lists(st.integers(1, 9), min_size=1, max_size=4).filter(lambda found: sum(found) <= PAGE - 6))
    return [
        Row(
            lines,
            (),
            before=draw(st.integers(0, 2)),
            room=draw(st.integers(0, 2)),
            keep=number < len(heights) - 1,
            ends_page=number == len(heights) - 1 and draw(st.integers(0, 9)) == 0,
            text=draw(st.sampled_from("abc")),
        )
        for number, lines in enumerate(heights)
    ]


rows_of_text = st.lists(held_together(), min_size=1, max_size=14).map(lambda groups: [*chain.from_iterable(groups)])
"""Rows that can always be broken into pages, so that no case is thrown away."""


def row(
    lines: int = 1, *, before: int = 0, room: int = 0, keep: bool = False, ends_page: bool = False, text: str = ""
) -> Row:
    return Row(lines, (), before=before, room=room, keep=keep, ends_page=ends_page, text=text)


@given(rows=rows_of_text)
def test_rows_stay_in_order_and_inside_their_pages(rows: list[Row]) -> None:
    pages = paginate(rows, PAGE)
    assert [placed.row for page in pages for placed in page] == rows
    for page in pages:
        assert page[0].top == 0
        assert page[-1].top + page[-1].row.lines <= PAGE
        for above, below in pairwise(page):
            white = below.top - (above.top + above.row.lines + below.row.before)
            assert 0 <= white <= below.row.room + min(1, below.row.room)
            assert not above.row.ends_page


@given(rows=rows_of_text)
def test_rows_that_hold_together_are_not_parted(rows: list[Row]) -> None:
    pages = paginate(rows, PAGE)
    for page in pages[:-1]:
        assert not page[-1].row.keep or page[-1].row.ends_page


@given(lines=st.lists(st.integers(1, PAGE), min_size=1, max_size=40))
def test_there_are_no_more_pages_than_first_fit_needs(lines: list[int]) -> None:
    greedy, height = 1, 0
    for count in lines:
        height += count
        if height > PAGE:
            greedy, height = greedy + 1, count
    assert len(paginate([row(count) for count in lines], PAGE)) == greedy


def test_space_vanishes_at_the_top_of_a_page() -> None:
    pages = paginate([row(20), row(2, before=2), row(1, before=1)], PAGE)
    assert [placed.top for placed in pages[1]] == [0, 3]


def test_a_paragraph_is_not_torn_where_lines_are_left_free() -> None:
    """All four lines fit on the first page; three there and one overleaf would even the holes out, for no good."""
    rows = [row(16), *[row(text="torn") for _ in range(4)], row(17), row(18)]
    assert [len(page) for page in paginate(rows, PAGE)] == [5, 1, 1]


def test_what_a_page_lacks_stands_as_white_above_its_blocks_and_its_foot_is_full() -> None:
    rows = [row(8), row(6, before=2, room=2), row(2), row(10)]
    first, _ = paginate(rows, PAGE)
    assert [placed.top for placed in first] == [0, 12, 18]


def test_a_page_that_its_white_cannot_fill_comes_as_near_to_the_foot_as_it_can() -> None:
    first, _ = paginate([row(8), row(6, before=1, room=1), row(10)], PAGE)
    assert [placed.top for placed in first] == [0, 10]


def test_facing_pages_end_level_where_one_of_them_cannot_be_filled() -> None:
    """Page 3 ends with one line free at best; page 2 could reach the foot, but ends as high."""
    rows = [row(8), row(8, before=2, room=2), row(9), row(10), row(20)]
    verso, recto, _ = paginate(rows, PAGE, first_page=2)
    assert [placed.top for placed in verso] == [0, 11]
    assert [placed.top for placed in recto] == [0, 9]


def test_a_gap_takes_a_line_more_than_its_room_where_the_page_ends_level_by_it() -> None:
    rows = [row(8), row(8, before=1, room=1), row(19), row(20)]
    verso, recto, _ = paginate(rows, PAGE, first_page=2)
    assert [placed.top for placed in verso] == [0, 11]
    assert [placed.top for placed in recto] == [0]
    (first, *_) = paginate(rows, PAGE, first_page=3)
    assert [placed.top for placed in first] == [0, 10]


def test_text_stops_short_so_that_facing_pages_end_level() -> None:
    """The picture leaves three lines free on page 3; so does page 2, though its text would go on."""
    rows = [*(row(text=str(number)) for number in range(20)), row(14, text="plan"), row(20)]
    verso, recto, _ = paginate(rows, PAGE, first_page=2)
    assert [sum(placed.row.lines for placed in page) for page in (verso, recto)] == [17, 17]
    (first, *_) = paginate(rows, PAGE, first_page=3)
    assert len(first) > 17


def test_pages_that_do_not_face_each_other_need_not_end_level() -> None:
    rows = [row(8), row(8, before=2, room=2), row(9), row(10), row(20)]
    recto, verso, _ = paginate(rows, PAGE, first_page=3)
    assert [placed.top for placed in recto] == [0, 12]
    assert [placed.top for placed in verso] == [0, 9]


def test_a_text_is_set_a_line_longer_where_facing_pages_end_level_by_it() -> None:
    longer = Longer(2, lambda: [row(text="longer")] * 3)
    rows = [row(14), row(text="text")._replace(longer=longer), row(text="text"), row(18), row(20)]
    verso, recto, _ = paginate(rows, PAGE, first_page=2)
    assert [placed.row.text for placed in verso] == ["", "longer", "longer", "longer"]
    assert [placed.row.lines for placed in recto] == [18]


def test_a_text_that_becomes_longer_keeps_what_binds_it() -> None:
    longer = Longer(2, lambda: [row(), row(), row()])
    rows = [row(before=1, room=1)._replace(longer=longer), row(keep=True), row()]
    made = lengthened(rows, 0)
    assert [(one.before, one.room, one.keep) for one in made] == [
        (1, 1, False),
        (0, 0, False),
        (0, 0, True),
        (0, 0, False),
    ]
    assert lengthened([row()], 0) == ()


def test_a_picture_may_face_the_text_that_announces_it_but_not_stand_overleaf() -> None:
    announced = row(2)._replace(faces=True)
    rows = [row(16), announced, row(16), row(20)]
    assert [len(page) for page in paginate(rows, PAGE, first_page=2)] == [2, 1, 1]
    assert [len(page) for page in paginate(rows, PAGE, first_page=3)] == [1, 2, 1]


def test_an_example_goes_on_across_a_spread_rather_than_overleaf() -> None:
    rows = [row(16), row(2)._replace(goes_on=True), row(16), row(20)]
    assert [len(page) for page in paginate(rows, PAGE, first_page=2)] == [2, 1, 1]
    assert [len(page) for page in paginate(rows, PAGE, first_page=3)] == [1, 2, 1]


def test_a_picture_stands_below_its_text_where_that_fills_a_page() -> None:
    text = [row(text=str(number), before=int(number == 0)) for number in range(8)]
    rows = [row(10), row(2, before=2, keep=True, text="Aufbau"), row(12, text="plan")._replace(floats=8), *text]
    first, second = paginate(rows, PAGE, first_page=2)
    assert [placed.row.text for placed in first] == ["", "Aufbau", *(str(number) for number in range(6))]
    assert [placed.row.text for placed in second] == ["6", "7", "plan"]
    assert second[-1].top == 3


def test_a_picture_that_fits_stays_above_its_text() -> None:
    text = [row(text=str(number), before=int(number == 0)) for number in range(8)]
    rows = [row(4), row(2, before=2, keep=True, text="Aufbau"), row(8, text="plan")._replace(floats=8), *text]
    first, _ = paginate(rows, PAGE)
    assert [placed.row.text for placed in first][:3] == ["", "Aufbau", "plan"]


def test_a_picture_does_not_stand_over_a_turn_of_the_page_from_its_text() -> None:
    """Where the page must be turned, its last text goes along."""
    rows = [
        *(row(2, before=2, text=str(number)) for number in range(5)),
        row(14, before=1)._replace(picture=True),
        row(5, before=1),
        row(13, before=1),
    ]
    assert [len(page) for page in paginate(rows, PAGE, first_page=2)] == [5, 2, 1]
    assert [len(page) for page in paginate(rows, PAGE, first_page=3)] == [4, 2, 2]


def test_the_end_of_a_chapter_is_left_as_it_falls() -> None:
    first, _ = paginate([row(8), row(6, before=2, ends_page=True), row(10)], PAGE)
    assert [placed.top for placed in first] == [0, 10]


def test_the_last_page_does_not_hold_a_scrap() -> None:
    """All but the last row fit on one page; two rows overleaf look meant."""
    rows = [*[row(4, text=str(number)) for number in range(5)], row(1)]
    assert [len(page) for page in paginate(rows, PAGE)] == [4, 2]


def test_what_is_too_high_for_a_page_is_an_error_that_names_page_and_text() -> None:
    rows = [row(20), row(2, keep=True, text="Aufbau"), row(19, text="plan")]
    with pytest.raises(KartenwerkError, match=r"page 5: .*21 lines \(„Aufbau / plan“\); expected at most 20"):
        paginate(rows, PAGE, first_page=4)


def test_nothing_makes_no_page() -> None:
    assert paginate([], PAGE) == []


def test_a_picture_does_not_go_below_its_text_where_the_page_must_be_turned_to_it() -> None:
    text = [row(text=str(number), before=int(number == 0)) for number in range(8)]
    rows = [row(10), row(2, before=2, keep=True, text="Aufbau"), row(12, text="plan")._replace(floats=8), *text]
    facing, turned = ([placed.row.text for placed in paginate(rows, PAGE, page)[1]] for page in (2, 3))
    assert facing[-1] == "plan"
    assert turned[:2] == ["Aufbau", "plan"]
