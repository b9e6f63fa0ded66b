"""Cards on sheets, on the level of display lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Matrix, Page, Place, Stroke, Text, rectangle, walk
from kartenwerk.printing.press.grid import Grid, plan_grid
from kartenwerk.printing.press.legend import Legend
from kartenwerk.printing.press.paper import A4, Flip
from kartenwerk.printing.press.sheet import Slot, impose, slots

CARD = Box(0, 0, 59, 91)
GRID = plan_grid(59, 91, A4)


def card(name: str) -> Form:
    return Form.of(name, CARD.grow(3), (Fill(rectangle(CARD.grow(3)), name),))


def cards(count: int, prefix: str = "front") -> list[Form]:
    return [card(f"{prefix} {number}") for number in range(count)]


def landed(page: Page) -> dict[str, Box]:
    """Where on the paper each card's trim lies."""
    found: dict[str, Box] = {}

    def search(items: tuple[Item, ...], matrix: Matrix) -> None:
        for item in items:
            if isinstance(item, Group):
                search(item.items, item.matrix.then(matrix))
            elif isinstance(item, Place):
                (x0, y0), (x1, y1) = (item.matrix.then(matrix).apply(x, y) for x, y in ((0, 0), (59, 91)))
                found[item.form.name] = Box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))

    search(page.items, Matrix())
    return found


def turned_over(box: Box, page: Page, flip: Flip) -> Box:
    """Where the front of a place on the back lies once the paper is turned."""
    upright = page.height >= page.width
    if upright == (flip == "long-edge"):
        return Box(page.width - box.x1, box.y0, page.width - box.x0, box.y1)
    return Box(box.x0, page.height - box.y1, box.x1, page.height - box.y0)


def slot_box(slot: Slot) -> Box:
    """What a slot shows on the sheet."""
    return Box(slot.x + slot.clip.x0, slot.y + slot.clip.y0, slot.x + slot.clip.x1, slot.y + slot.clip.y1)


def common(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    width = min(one.x1, other.x1) - max(one.x0, other.x0)
    height = min(one.y1, other.y1) - max(one.y0, other.y0)
    return max(0, width) * max(0, height)


def test_sixty_three_cards_need_seven_sheets() -> None:
    pages = impose(cards(63), cards(63, "back"), GRID)
    assert len(pages) == 14
    assert all((page.width, page.height, page.bleed) == (210, 297, 0) for page in pages)
    assert [len(landed(page)) for page in pages] == [9] * 14


@given(st.integers(1, 20), st.sampled_from(["long-edge", "short-edge"]), st.booleans(), st.sampled_from([0.0, 3.0]))
def test_every_back_lies_behind_its_front(count: int, flip: Flip, on_its_side: bool, gap: float) -> None:
    grid = plan_grid(59, 91, A4.turned if on_its_side else A4, gap)
    pages = impose(cards(count), cards(count, "back"), grid, flip=flip)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        behind = landed(back)
        for name, box in landed(front).items():
            there = turned_over(behind[name.replace("front", "back")], back, flip)
            assert there == pytest.approx(box, abs=1e-6)


def test_a_partly_filled_sheet_keeps_its_grid_on_both_sides() -> None:
    front, back = impose(cards(2), cards(2, "back"), GRID)
    assert landed(front)["front 0"] == Box(16.5, 12, 75.5, 103)
    assert landed(back)["back 0"] == Box(134.5, 12, 193.5, 103)
    assert landed(back)["back 1"] == Box(75.5, 12, 134.5, 103)


@given(st.integers(1, 9), st.sampled_from([0.0, 2.0, 6.0, 8.0]), st.booleans())
def test_no_card_bleeds_onto_another(count: int, gap: float, mirrored: bool) -> None:
    grid = Grid(A4, 50, 80, 3, 3, gap)
    side = slots(cards(count), grid, 3.0, mirrored=mirrored)
    trims = [Box(slot.x, slot.y, slot.x + 50, slot.y + 80) for slot in side]
    for slot in side:
        others = [trim for trim in trims if (trim.x0, trim.y0) != (slot.x, slot.y)]
        assert all(common(slot_box(slot), trim) == pytest.approx(0) for trim in others)


def test_bleed_shows_outside_the_block_and_towards_empty_cells() -> None:
    corner, *_, last = slots(cards(5), GRID, 3.0)
    assert corner.clip == Box(-3, -3, 59, 91)
    assert last.clip == Box(0, 0, 62, 94)


def test_half_the_gap_is_bleed_for_either_neighbour() -> None:
    middle = slots(cards(9), plan_grid(59, 91, A4, gap=3), 3.0)[4]
    assert middle.clip == CARD.grow(1.5)


def test_marks_stand_outside_the_block_on_fronts_alone() -> None:
    front, back = impose(cards(9), cards(9, "back"), GRID)
    marks = [item for item in front.items if isinstance(item, Stroke)]
    assert len(marks) == 16
    for mark in marks:
        for _, (x, y) in mark.path:
            assert not (16.5 - 2.9 < x < 193.5 + 2.9 and 12 - 2.9 < y < 285 + 2.9)
    assert not [item for item in back.items if isinstance(item, Stroke)]
    (_, also) = impose(cards(9), cards(9, "back"), GRID, marks_on_backs=True)
    assert len([item for item in also.items if isinstance(item, Stroke)]) == 16


def test_without_backs_there_are_only_fronts() -> None:
    assert len(impose(cards(10), [], GRID)) == 2
    with pytest.raises(ValueError, match="10 fronts, but 9 backs"):
        impose(cards(10), cards(9), GRID)


@pytest.mark.parametrize(("width", "height"), [(59, 91), (63, 88)])
def test_the_ruler_is_as_long_as_it_says(width: float, height: float) -> None:
    """In the left margin for one size of card, at the foot for the other."""
    grid = plan_grid(width, height, A4)
    (page,) = impose(cards(9), [], grid, marks=None, legend=Legend("Bogen wenden", 100))
    (rail,) = (item for item in page.items if isinstance(item, Group) and isinstance(item.items[0], Stroke))
    texts = [item.text for item in walk([rail]) if isinstance(item, Text)]
    assert texts == ["100 mm", "Bogen wenden"]
    points = [
        rail.matrix.apply(*values)
        for item in rail.items
        if isinstance(item, Stroke)
        for _, values in item.path
        if len(values) == 2
    ]
    xs, ys = zip(*points, strict=True)
    assert max(max(xs) - min(xs), max(ys) - min(ys)) == pytest.approx(100)
    for x, y in points:
        assert x + 1e-9 >= 5
        assert y <= 292 + 1e-9
        assert x < grid.x0 - 8 or y > grid.block.y1 + 8  # clear of the marks
