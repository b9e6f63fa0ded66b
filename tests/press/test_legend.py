"""Ruler and note on sheets to cut, fold and staple: on every sheet, and clear of what is printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from kartenwerk.graphics.display import IDENTITY, POINT, Box, Group, Item, Matrix, Page, Place, Stroke, Text
from kartenwerk.printing.press.booklet import impose_booklet, trial_sheet
from kartenwerk.printing.press.legend import Legend
from kartenwerk.printing.press.nup import copies_on, n_up
from kartenwerk.printing.press.paper import A4, PaperSize

NOTE = "Beidseitig in Originalgröße drucken und das Papier über die lange Kante wenden."
LEGEND = Legend(NOTE, 100)
A3, LETTER, SRA3 = PaperSize(297, 420), PaperSize(215.9, 279.4), PaperSize(320, 450)
A5_PAGE, A6_PAGE, CARD_PAGE = (148.0, 210.0), (105.0, 148.0), (59.0, 91.0)
FULL = [(A5_PAGE, A4), (A6_PAGE, A4), (A5_PAGE, A3), (A6_PAGE, A3)]
FULL_OF_SPREADS = FULL[:3]
ROOMY = [(CARD_PAGE, A4), (A6_PAGE, LETTER), (CARD_PAGE, LETTER), ((70.0, 120.0), SRA3)]

Placed = tuple[Item, Matrix]


def placed(items: Sequence[Item], matrix: Matrix = IDENTITY) -> Iterator[Placed]:
    """Everything on a sheet with its place; the pages as they were put there."""
    for item in items:
        if isinstance(item, Group):
            yield from placed(item.items, item.matrix.then(matrix))
        else:
            yield item, matrix


def covered(item: Item, matrix: Matrix) -> Box:
    """What a line or a text covers; letters by their mean width, with what hangs below the line."""
    match item:
        case Text(x, y, text, _, size):
            em = size * POINT
            corners = [(x, y - 0.75 * em), (x + 0.46 * em * len(text), y + 0.25 * em)]
        case Stroke(path):
            corners = [(values[0], values[1]) for _, values in path]
        case _:
            raise TypeError(item)
    xs, ys = zip(*(matrix.apply(x, y) for x, y in corners), strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def legend_of(sheet: Page) -> list[Box]:
    """What ruler and note cover; the sheet has no other marks."""
    return [covered(item, matrix) for item, matrix in placed(sheet.items) if not isinstance(item, Place)]


def trims(sheet: Page, size: tuple[float, float]) -> list[Box]:
    """Where the pages lie."""
    found = []
    for item, matrix in placed(sheet.items):
        if isinstance(item, Place):
            (x0, y0), (x1, y1) = (item.matrix.then(matrix).apply(*corner) for corner in ((0, 0), size))
            found.append(Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)))
    return found


def rulers(sheet: Page) -> int:
    boxes = [covered(item, matrix) for item, matrix in placed(sheet.items) if isinstance(item, Stroke)]
    return sum(max(box.width, box.height) == pytest.approx(100) for box in boxes)


def notes(sheet: Page) -> int:
    return sum(isinstance(item, Text) and item.text == NOTE for item, _ in placed(sheet.items))


def apart(one: Box, other: Box) -> bool:
    return one.x1 <= other.x0 or other.x1 <= one.x0 or one.y1 <= other.y0 or other.y1 <= one.y0


def booklet(size: tuple[float, float], paper: PaperSize, pages: int = 20) -> list[Page]:
    return impose_booklet([Page(*size, (), 3.0)] * pages, paper, marks=None, legend=LEGEND)


def pad(size: tuple[float, float], paper: PaperSize) -> Page:
    return n_up(Page(*size, (), 3.0), paper, marks=None, legend=LEGEND)


@pytest.mark.parametrize(("size", "paper"), ROOMY)
def test_every_sheet_with_a_margin_has_one_ruler_and_one_note(size: tuple[float, float], paper: PaperSize) -> None:
    sheets = booklet(size, paper)
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        assert (rulers(front) + rulers(back), notes(front) + notes(back)) == (1, 1)
    assert (rulers(pad(size, paper)), notes(pad(size, paper))) == (1, 1)


@pytest.mark.parametrize(("size", "paper"), ROOMY)
def test_in_a_margin_the_legend_keeps_clear_of_pages_and_of_the_papers_edge(
    size: tuple[float, float], paper: PaperSize
) -> None:
    for sheet in (booklet(size, paper)[0], pad(size, paper)):
        for box in legend_of(sheet):
            assert all(apart(box, trim.grow(3.0)) for trim in trims(sheet, size))
            assert box.x0 >= 4.9
            assert box.y1 <= sheet.height - 4.4  # what hangs below the line may reach a little farther


@pytest.mark.parametrize(("size", "paper"), FULL)
def test_nothing_stands_on_a_cut_of_a_full_paper(size: tuple[float, float], paper: PaperSize) -> None:
    assert legend_of(pad(size, paper)) == []


@pytest.mark.parametrize(("size", "paper"), FULL_OF_SPREADS)
def test_nothing_stands_in_a_fold_of_a_full_paper(size: tuple[float, float], paper: PaperSize) -> None:
    assert [legend_of(sheet) for sheet in booklet(size, paper)] == [[]] * len(booklet(size, paper))


@pytest.mark.parametrize(("size", "paper"), FULL)
@pytest.mark.parametrize("leaves", [1, 7, 8])
def test_the_first_sheet_of_a_pad_spares_a_leaf_for_it(
    size: tuple[float, float], paper: PaperSize, leaves: int
) -> None:
    page = Page(*size, (), 3.0)
    first, *others = copies_on(page, leaves, paper, marks=None, legend=LEGEND)
    assert (rulers(first), notes(first)) == (1, 1)
    cells = len(trims(n_up(page, paper), size))
    assert len(trims(first, size)) == cells - 1
    assert leaves <= (1 + len(others)) * cells - 1 < leaves + cells
    assert all(apart(box, trim) for box in legend_of(first) for trim in trims(first, size))
    assert all(box.x0 > 0 and box.x1 < first.width and box.y0 > 0 and box.y1 < first.height for box in legend_of(first))


@pytest.mark.parametrize(("size", "paper"), ROOMY)
def test_where_there_is_a_margin_no_leaf_is_spared(size: tuple[float, float], paper: PaperSize) -> None:
    page = Page(*size, (), 3.0)
    assert copies_on(page, 1, paper, legend=LEGEND) == [n_up(page, paper, legend=LEGEND)]
    assert trial_sheet(page, paper, LEGEND, "Probe") == []


@pytest.mark.parametrize(("size", "paper"), FULL_OF_SPREADS)
def test_the_rulers_of_a_trial_sheet_lie_one_behind_the_other_if_the_paper_was_turned_rightly(
    size: tuple[float, float], paper: PaperSize
) -> None:
    front, back = trial_sheet(Page(*size, (), 3.0), paper, LEGEND, "Probe")
    assert notes(front) == 1
    line, behind = ruler_of(front), ruler_of(back)
    across = Box(front.width - behind.x1, behind.y0, front.width - behind.x0, behind.y1)
    down = Box(behind.x0, front.height - behind.y1, behind.x1, front.height - behind.y0)
    over_long, over_short = (across, down) if front.height >= front.width else (down, across)
    assert line == pytest.approx(over_long)
    assert line != pytest.approx(over_short)


def ruler_of(sheet: Page) -> Box:
    """The line of the ruler."""
    boxes = [covered(item, matrix) for item, matrix in placed(sheet.items) if isinstance(item, Stroke)]
    return max(boxes, key=lambda box: max(box.width, box.height))


def test_ruler_and_note_do_not_touch() -> None:
    full = trial_sheet(Page(*A6_PAGE, (), 3.0), A4, LEGEND, "Probe")[0]
    for sheet in (full, booklet(CARD_PAGE, A4)[0], copies_on(Page(*A6_PAGE, (), 3.0), 1, legend=LEGEND, marks=None)[0]):
        (note,) = (covered(item, matrix) for item, matrix in placed(sheet.items) if getattr(item, "text", "") == NOTE)
        others = [box for box in legend_of(sheet) if box != note]
        assert all(apart(note, box) for box in others)


def test_a_single_page_that_fills_the_paper_has_no_room_for_it() -> None:
    assert legend_of(pad((148, 210), PaperSize(150, 212))) == []
