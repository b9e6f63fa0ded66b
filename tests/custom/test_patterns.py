"""Patterns of backs: alike on both sides of a card's middle, and cut evenly by its edges."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests.custom.decks import ONE, deck, plain

from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.faults import Report
from kartenwerk.graphics.display import Box, Group, Item, Matrix, Place
from kartenwerk.graphics.display.geometry import IDENTITY
from kartenwerk.graphics.svg.bounds import bounds

SMALL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 1H12V9H2z" fill="currentColor"/></svg>'
"""An icon far from the middle of its picture."""


def icons(items: Iterable[Item], matrix: Matrix = IDENTITY) -> Iterator[Box]:
    """Where the icons among the items show something, in mm from the corner of the card."""
    for item in items:
        if isinstance(item, Group):
            yield from icons(item.items, item.matrix.then(matrix))
        elif isinstance(item, Place):
            yield bounds([Group(item.form.items, item.matrix.then(matrix))])


@pytest.mark.parametrize("each", [6, 9, 14, 40])
@pytest.mark.parametrize("size", [(63.0, 88.0), (59.0, 91.0), (44.0, 68.0), (70.0, 120.0)])
def test_a_pattern_is_alike_about_the_middle_and_cut_in_half(
    size: tuple[float, float], each: int, tmp_path: Path
) -> None:
    toml = ONE.replace('icon = "muenze"', f'icon = "muenze"\neach = {each}')
    content = deck(plain(tmp_path, toml=toml, **{"zeichen/muenze.svg": SMALL}))
    drawn = CustomFaces(content, size, 3, 4).draw(content.cards[0], Report(), front=False)
    width, height = size
    found = [box for box in icons(drawn) if box.x1 > 0 and box.x0 < width and box.y1 > 0 and box.y0 < height]
    middles = [((box.x0 + box.x1) / 2 - width / 2, (box.y0 + box.y1) / 2 - height / 2) for box in found]
    for x, y in middles:
        assert all(any(math.dist(other, near) < 0.02 for near in middles) for other in ((-x, y), (x, -y)))
    assert all(box.y0 > 0 and box.y1 < height for box in found)
    cut = [x for box, (x, _) in zip(found, middles, strict=True) if box.x0 < 0 or box.x1 > width]
    assert all(abs(abs(x) - width / 2) < 0.02 for x in cut)
    first = min(y for _, y in middles)
    if len({round(y, 1) for _, y in middles}) > 1:
        assert all(box.x0 > 0 and box.x1 < width for box, (_, y) in zip(found, middles, strict=True) if y < first + 1)


@pytest.mark.parametrize(("each", "rows"), [(6, 11), (9, 7), (14, 5), (40, 1)])
def test_a_pattern_is_as_dense_as_its_icons_allow(each: int, rows: int, tmp_path: Path) -> None:
    """The rows of a card of 88 mm: an odd number, nearest to a pitch of 1.44 icons."""
    toml = ONE.replace('icon = "muenze"', f'icon = "muenze"\neach = {each}')
    content = deck(plain(tmp_path, toml=toml, **{"zeichen/muenze.svg": SMALL}))
    drawn = CustomFaces(content, (63.0, 88.0), 3, 4).draw(content.cards[0], Report(), front=False)
    assert len({round(box.y0) for box in icons(drawn) if box.y0 > 0 and box.y1 < 88}) == rows
