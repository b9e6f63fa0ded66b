"""How many pages the chapters of a book take, so that it fills its sheets."""

from __future__ import annotations

from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.text.book.pagebreak import PageExtent, Pagination
from kartenwerk.text.book.plan import plan

Costs = dict[int, float]


def ways(*chapters: Costs) -> tuple[list[int], object]:
    def broken(number: int, page: int) -> Mapping[int, Pagination]:
        return {count: Pagination((PageExtent(0, 0),) * count, cost) for count, cost in chapters[number].items()}

    return [0] * len(chapters), broken


def counts(*chapters: Costs, closing: int = 1, multiple: int = 4) -> tuple[list[int], int]:
    covers, broken = ways(*chapters)
    made = plan(covers, broken, closing, multiple)  # type: ignore[arg-type]
    return [len(broken.pages) for broken in made.chapters], made.front + made.back + made.blank


def test_a_chapter_takes_the_number_of_pages_that_fills_the_sheets() -> None:
    assert counts({6: 10.0, 7: 60.0, 8: 100.0}) == ([7], 0)


def test_a_plate_fills_the_page_that_no_text_fills_well() -> None:
    assert counts({6: 10.0, 7: 2000.0}) == ([6], 1)


def test_two_plates_stand_at_both_ends_and_are_dearer_than_one() -> None:
    assert counts({5: 0.0, 7: 200.0}) == ([7], 0)
    _, broken = ways({5: 0.0, 7: 1800.0})
    made = plan([1], broken, 0, 4)  # type: ignore[arg-type]
    assert (made.front, made.back, made.blank) == (1, 1, 0)


def test_a_page_is_blank_only_where_there_is_no_other_way() -> None:
    _, broken = ways({4: 0.0, 7: 4000.0})
    assert plan([0], broken, 1, 4).blank == 0  # type: ignore[arg-type]
    _, broken = ways({4: 0.0})
    assert plan([0], broken, 1, 4).blank == 1  # type: ignore[arg-type]


def test_four_pages_more_are_taken_only_to_mend_what_is_bad() -> None:
    assert counts({3: 500.0, 7: 0.0}) == ([3], 0)
    assert counts({3: 5000.0, 7: 0.0}) == ([7], 0)


def test_of_several_chapters_that_takes_a_page_more_which_loses_least_by_it() -> None:
    assert counts({3: 0.0, 4: 90.0}, {3: 0.0, 4: 30.0}) == ([3, 4], 0)


chapters = st.lists(st.dictionaries(st.integers(1, 9), st.floats(0, 900), min_size=1), min_size=1, max_size=4)


@given(chapters=chapters, closing=st.integers(0, 3), multiple=st.sampled_from([1, 2, 4]))
def test_every_book_fills_its_sheets(chapters: list[Costs], closing: int, multiple: int) -> None:
    found, plates = counts(*chapters, closing=closing, multiple=multiple)
    assert (sum(found) + plates + closing) % multiple == 0
    assert all(count in costs for count, costs in zip(found, chapters, strict=True))


def test_chapters_begin_behind_their_covers() -> None:
    asked = []

    def broken(number: int, page: int) -> Mapping[int, Pagination]:
        asked.append((number, page))
        return {3: Pagination((PageExtent(0, 0),) * 3, 0.0)}

    plan([1, 2], broken, 0, 1, plates=0)
    assert asked == [(0, 2), (1, 7)]
