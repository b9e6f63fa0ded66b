"""Saddle stitch: folding the sheets gives the pages in order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.graphics.display import Box, Fill, Group, Item, Matrix, Page, Place, Stroke, Text, rectangle
from kartenwerk.printing.press.booklet import Leaf, Spread, fit_pages, impose_booklet, leaves, sections
from kartenwerk.printing.press.paper import A4, PaperSize


def a6_pages(count: int, bleed: float = 0.0) -> list[Page]:
    return [Page(105, 148, (Text(0, 0, str(number), "text", 9),), bleed) for number in range(1, count + 1)]


def shown(page: Page) -> dict[int, tuple[float, float]]:
    """Where the upper left corner of each booklet page (from 1) lies on the sheet."""
    found: dict[int, tuple[float, float]] = {}

    def search(items: tuple[Item, ...], matrix: Matrix) -> None:
        for item in items:
            if isinstance(item, Group):
                search(item.items, item.matrix.then(matrix))
            elif isinstance(item, Place):
                (text,) = item.form.items
                assert isinstance(text, Text)
                found[int(text.text)] = item.matrix.then(matrix).apply(0, 0)

    search(page.items, Matrix())
    return found


def test_eight_pages_make_two_leaves() -> None:
    assert leaves(8) == [Leaf(0, Spread(7, 0), Spread(1, 6)), Leaf(1, Spread(5, 2), Spread(3, 4))]


@given(st.integers(1, 80))
def test_nested_and_folded_the_pages_are_in_order(count: int) -> None:
    """Turning the pages: right sides of the fronts and left sides of the backs going in, the others going out."""
    inwards = [page for leaf in leaves(count) for page in (leaf.front.right, leaf.back.left)]
    outwards = [page for leaf in reversed(leaves(count)) for page in (leaf.back.right, leaf.front.left)]
    padded = -(-count // 4) * 4
    assert inwards + outwards == list(range(padded))


@given(st.integers(1, 200), st.integers(1, 20))
def test_sections_take_all_pages_in_order_and_none_is_too_thick(pages: int, most: int) -> None:
    parts = sections(pages, most)
    assert [number for part in parts for number in part] == list(range(pages))
    assert all(len(part) <= 4 * most for part in parts)
    assert all(len(part) % 4 == 0 for part in parts[:-1])
    thick = [-(-len(part) // 4) for part in parts]
    assert max(thick) - min(thick) <= 1


def test_a_book_that_can_be_stapled_is_one_section() -> None:
    assert sections(60, 15) == [range(60)]
    assert sections(124, 15) == [range(40), range(40, 80), range(80, 124)]


def test_two_leaves_of_a6_share_an_a4_paper() -> None:
    front, back = impose_booklet(a6_pages(8))
    assert (front.width, front.height) == (210, 297)
    assert shown(front) == {8: (0, 0.5), 1: (105, 0.5), 6: (0, 148.5), 3: (105, 148.5)}
    assert shown(back) == {2: (0, 0.5), 7: (105, 0.5), 4: (0, 148.5), 5: (105, 148.5)}


def test_the_lower_pile_goes_into_the_upper_one() -> None:
    """Of four leaves the first paper holds the first and the third."""
    fronts = impose_booklet(a6_pages(16))[::2]
    assert [sorted(shown(front)) for front in fronts] == [[1, 5, 12, 16], [3, 7, 10, 14]]


def test_copies_put_the_same_leaf_on_both_halves() -> None:
    sheets = impose_booklet(a6_pages(8), copies=True)
    assert len(sheets) == 4
    places = [item for item in sheets[0].items if isinstance(item, Group)]
    assert len(places) == 4


def test_blanks_fill_up_the_last_pages() -> None:
    sheets = impose_booklet(a6_pages(6), copies=True)
    assert [sorted(shown(sheet)) for sheet in sheets] == [[1], [2], [3, 6], [4, 5]]


def test_a5_lies_on_a_turned_paper_and_its_back_is_turned_for_the_long_edge() -> None:
    pages = [Page(148, 210, page.items) for page in a6_pages(4)]
    front, back = impose_booklet(pages)
    assert (front.width, front.height) == (297, 210)
    assert shown(front) == {4: (0.5, 0), 1: (148.5, 0)}
    assert shown(back) == {2: (296.5, 210), 3: (148.5, 210)}  # upside down
    _, back = impose_booklet(pages, flip="short-edge")
    assert shown(back) == {2: (0.5, 0), 3: (148.5, 0)}


def test_creep_moves_inner_pages_to_the_spine_and_cuts_them_there() -> None:
    sheets = impose_booklet(a6_pages(8, bleed=3), PaperSize(230, 170), creep=0.25)
    outer, inner = (shown(sheets[index]) for index in (0, 2))
    assert (outer[8][0], outer[1][0]) == (10, 115)
    assert (inner[6][0], inner[3][0]) == (10.25, 114.75)
    for group in (item for item in sheets[2].items if isinstance(item, Group)):
        assert isinstance(group.clip, Box)
        left, right = (group.matrix.apply(x, 0)[0] for x in (group.clip.x0, group.clip.x1))
        assert 115 in (left, right)  # the spine bounds both
        assert {left, right} <= {7.0, 115.0, 223.0}


def test_a_paper_with_room_has_marks_to_cut_and_fold() -> None:
    front, _ = impose_booklet(a6_pages(4, bleed=3), PaperSize(230, 170))
    dashed = [item for item in front.items if isinstance(item, Stroke) and item.dash]
    assert {x for mark in dashed for _, (x, _) in mark.path} == {115}
    assert len([item for item in front.items if isinstance(item, Stroke) and not item.dash]) == 8


def test_a_full_paper_has_ticks_between_its_halves_alone() -> None:
    front, _ = impose_booklet(a6_pages(8))
    ticks = [item.path for item in front.items if isinstance(item, Stroke)]
    assert ticks == [
        (("M", (0, 148.5)), ("L", (4, 148.5))),
        (("M", (206, 148.5)), ("L", (210, 148.5))),
    ]


def test_pages_of_different_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="the same size"):
        impose_booklet([*a6_pages(3), Page(148, 210, (Fill(rectangle(Box(0, 0, 1, 1)), "rot"),))], A4)


def test_a_booklet_of_one_leaf_has_no_marks_around_a_second_one() -> None:
    front, _ = impose_booklet(a6_pages(4))
    ends = [tuple(numbers[1] for _, numbers in item.path) for item in front.items if isinstance(item, Stroke)]
    level = {start for start, end in ends if start == end}
    assert sorted(level) == pytest.approx([(297 - 148) / 2, (297 + 148) / 2])


def test_two_pages_of_a5_lie_on_letter_a_little_smaller() -> None:
    letter = PaperSize(215.9, 279.4)
    pages = fit_pages([Page(148, 210, page.items, 3) for page in a6_pages(4)], letter)
    assert {(page.width, round(page.height, 1), round(page.bleed, 2)) for page in pages} == {(139.7, 198.2, 2.83)}
    front, _ = impose_booklet(pages, letter)
    assert (front.width, front.height) == (279.4, 215.9)


@pytest.mark.parametrize("paper", [A4, PaperSize(148, 210)])
def test_pages_that_fit_and_pages_far_too_large_stay_as_they_are(paper: PaperSize) -> None:
    pages = [Page(148, 210, page.items) for page in a6_pages(4)]
    assert fit_pages(pages, paper) is pages
