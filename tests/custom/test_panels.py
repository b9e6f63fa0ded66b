"""The panels of a deck's box: the title in the middle and within its margins, icons above it, and nothing beside it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from tests.custom.decks import ONE, deck, plain
from tests.support import placed

from kartenwerk.custom.boxes.pips import pip_places
from kartenwerk.custom.panels import LEAST, MARGIN, BoxPanels
from kartenwerk.graphics.display import POINT, Box, Matrix, Place, Text

WIDE, HIGH = 64.0, 95.0


def drawn(root: Path, panel: str, title: str, icons: int = 2) -> tuple[BoxPanels, list[tuple[Text, Matrix]], list[Box]]:
    """The panels, the words on one of them with their maps, and where its icons stand."""
    box = f"\n[tuckbox]\nicons = {['muenze'] * icons}\n"
    panels = BoxPanels(deck(plain(root, toml=ONE.replace('"Probe"', f'"{title}"') + box)), 12, 0.0, 3.0)
    items = list(placed(panels.items(panel, WIDE, HIGH)))
    places = [matrix for item, matrix in items if isinstance(item, Place)]
    boxes = [Box(*matrix.apply(0, 0), *matrix.apply(24, 24)) for matrix in places]
    return panels, [(item, matrix) for item, matrix in items if isinstance(item, Text)], boxes


@pytest.mark.parametrize("title", ["Probe", "Ein Spiel um Brot und Käse auf dem Markt", "i"])
@pytest.mark.parametrize("panel", ["front", "back", "lid", "bottom"])
def test_words_stand_in_the_middle_and_within_the_margins(panel: str, title: str, tmp_path: Path) -> None:
    panels, words, _ = drawn(tmp_path, panel, title)
    assert words[0][0].text == title
    for text, _matrix in words:
        width = panels.deck.tools.fonts.face(text.font).width(text.text, text.size)
        assert text.x + width / 2 == pytest.approx(WIDE / 2)
        assert width <= WIDE * (1 - 2 * MARGIN) + 1e-6
        assert 0 < text.y < HIGH
        assert text.size >= LEAST


@pytest.mark.parametrize("count", range(61))
def test_pips_stand_even_and_apart(count: int) -> None:
    places = {(round(x, 6), round(y, 6)) for x, y in pip_places(count)}
    assert len(places) == count
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in places)
    assert {(round(1 - x, 6), y) for x, y in places} == places


@pytest.mark.parametrize("icons", [1, 2, 5, 12])
@pytest.mark.parametrize("panel", ["front", "back"])
def test_icons_stand_apart_about_the_middle_and_above_the_title(panel: str, icons: int, tmp_path: Path) -> None:
    panels, words, boxes = drawn(tmp_path, panel, "Probe", icons)
    ((title, _matrix),) = words
    top = title.y - panels.deck.tools.fonts.face(title.font).cap_height * title.size * POINT
    assert len(boxes) == icons
    assert min(box.x0 for box in boxes) + max(box.x1 for box in boxes) == pytest.approx(WIDE)
    assert min(box.x0 for box in boxes) > 0
    assert 0 < min(box.y0 for box in boxes) < max(box.y1 for box in boxes) < top
    assert all(box.width == pytest.approx(box.height) for box in boxes)
    if panel == "back":  # the title belongs to its icons
        assert top - max(box.y1 for box in boxes) < 1.2 * boxes[0].height + 3
    for one, other in combinations(boxes, 2):
        assert not one.grow(0.1 * one.width).meets(other)
