"""Labels for cards, laid out on the grid of an embosser's page: one layout serves embosser, printer and slate."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kartenwerk.printing.braille.pages import BraillePage
from kartenwerk.printing.braille.table import BLANK, PageSize

CORNERS = 2
"""A card has its text in two corners."""

_GAP = 2
"""Blank cells between two labels in a line."""
_STEP = 2
"""Lines from one row of labels to the next: the blank one between them leaves room to cut."""


class Label(NamedTuple):
    """The Braille of a card and the card's name in print, with the position of its first cell on the page."""

    text: str
    name: str
    cell: int
    line: int


def label_pages(cards: Iterable[tuple[str, str]], size: PageSize) -> tuple[tuple[Label, ...], ...]:
    """Pages with two labels for each card (name, text), line by line; each has as much room as the longest needs."""
    wanted = [card for card in cards for _ in range(CORNERS)]
    step = max(len(text) for _, text in wanted) + _GAP
    columns = (size.cells + _GAP) // step
    rows = size.lines // _STEP
    return tuple(_page(part, step, columns) for part in _parts(wanted, columns * rows))


def _parts(cards: Sequence[tuple[str, str]], count: int) -> Iterator[Sequence[tuple[str, str]]]:
    for start in range(0, len(cards), count):
        yield cards[start : start + count]


def _page(cards: Sequence[tuple[str, str]], step: int, columns: int) -> tuple[Label, ...]:
    return tuple(
        Label(text, name, place % columns * step, place // columns * _STEP) for place, (name, text) in enumerate(cards)
    )


def label_lines(labels: Sequence[Label], size: PageSize) -> BraillePage:
    """The page as lines of Braille for an embosser."""
    lines = [BLANK * size.cells] * size.lines
    for label in labels:
        line = lines[label.line]
        lines[label.line] = line[: label.cell] + label.text + line[label.cell + len(label.text) :]
    return tuple(line.rstrip(BLANK) for line in lines)
