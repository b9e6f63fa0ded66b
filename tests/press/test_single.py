"""Cards one by one."""

from __future__ import annotations

import pytest

from kartenwerk.graphics.display import Box, Form, Place
from kartenwerk.printing.press.single import SideOrder, single_pages

CARD = Box(-3, -3, 62, 94)
FRONTS = [Form(f"f{number}", CARD, f"f{number}", tuple) for number in range(2)]
BACKS = [Form(f"b{number}", CARD, f"b{number}", tuple) for number in range(2)]


@pytest.mark.parametrize(
    ("order", "names"),
    [
        ("front-back", ["f0", "b0", "f1", "b1"]),
        ("back-front", ["b0", "f0", "b1", "f1"]),
        ("fronts", ["f0", "f1"]),
        ("backs", ["b0", "b1"]),
    ],
)
def test_pages_come_in_the_order_of_the_service(order: SideOrder, names: list[str]) -> None:
    pages = single_pages(FRONTS, BACKS, 59, 91, order=order)
    assert [item.form.name for page in pages for item in page.items if isinstance(item, Place)] == names


def test_the_page_is_the_card_with_its_bleed() -> None:
    page, *_ = single_pages(FRONTS, BACKS, 59, 91)
    assert page.trim == Box(0, 0, 59, 91)
    assert page.media_box == CARD


def test_every_front_needs_a_back() -> None:
    with pytest.raises(ValueError, match="2 fronts, but 1 backs"):
        single_pages(FRONTS, BACKS[:1], 59, 91)
    assert len(single_pages(FRONTS, [], 59, 91, order="fronts")) == 2
