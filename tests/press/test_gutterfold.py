"""Front and back on one side of the paper, with a fold between them."""

from __future__ import annotations

import pytest

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import Box, Form, Group, Item, Matrix, Page, Place, Stroke
from kartenwerk.printing.press.gutterfold import impose_gutterfold
from kartenwerk.printing.press.paper import A4, PaperSize

BLEED = Box(-3, -3, 62, 94)


def cards(prefix: str, count: int) -> list[Form]:
    return [Form(f"{prefix}{number}", BLEED, f"{prefix}{number}", tuple) for number in range(count)]


def corners(page: Page) -> dict[str, tuple[float, float]]:
    found: dict[str, tuple[float, float]] = {}

    def search(items: tuple[Item, ...], matrix: Matrix) -> None:
        for item in items:
            if isinstance(item, Group):
                search(item.items, item.matrix.then(matrix))
            elif isinstance(item, Place):
                found[item.form.name] = item.matrix.then(matrix).apply(0, 0)

    search(page.items, Matrix())
    return found


def test_folded_every_back_lies_behind_its_front() -> None:
    pages = impose_gutterfold(cards("f", 6), cards("b", 6), 59, 91)
    assert [len(corners(page)) for page in pages] == [8, 4]
    for page in pages:
        found = corners(page)
        for name, (x, y) in found.items():
            if name.startswith("f"):
                back_x, back_y = found["b" + name[1:]]
                assert (page.width - back_x - 59, back_y) == pytest.approx((x, y))
                assert x + 59 < page.width / 2


def test_the_fold_is_marked_in_the_middle() -> None:
    (page,) = impose_gutterfold(cards("f", 1), cards("b", 1), 59, 91)
    folds = [item for item in page.items if isinstance(item, Stroke) and item.dash]
    assert (page.width, page.height) == (297, 210)
    assert {values[0] for item in folds for _, values in item.path} == {148.5}


def test_every_front_needs_a_back_and_room() -> None:
    with pytest.raises(ValueError, match="2 fronts, but 1 backs"):
        impose_gutterfold(cards("f", 2), cards("b", 1), 59, 91)
    with pytest.raises(KartenwerkError, match="too small"):
        impose_gutterfold(cards("f", 1), cards("b", 1), 59, 91, PaperSize(100, 100))
    assert impose_gutterfold(cards("f", 1), cards("b", 1), 90, 130, A4)
