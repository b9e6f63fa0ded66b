"""A printed sheet of labels: for swell paper, as a template under a foil, or, mirrored, behind a slate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kartenwerk.graphics.display import POINT, Box, Item, Page, Stroke, Text, rectangle
from kartenwerk.printing.braille.geometry import dot_items, line_dots
from kartenwerk.printing.braille.labels import Label
from kartenwerk.printing.braille.table import BrailleTable, Geometry
from kartenwerk.printing.press.legend import Legend
from kartenwerk.printing.press.paper import PaperSize, sheet_page

_INK = "tinte"
_FRAME = 0.2  # mm
_RADIUS = 1.0  # mm
_TITLE, _NOTE, _NAME = 10.0, 7.0, 6.0  # pt
_TITLE_LINE, _NOTE_LINE, _TOP = 9.0, 13.0, 18.0
"""mm from the paper's upper edge: the baselines of title and note, and where the dots of the first row begin."""


def label_sheet(
    labels: Sequence[Label],
    table: BrailleTable,
    title: str,
    paper: PaperSize,
    *,
    mirrored: bool,
    legend: Legend,
) -> Page:
    """A page of labels with their names, and a note on how they are used. `mirrored` mirrors everything but the words.

    The legend's ruler matters here, too: fingers can only read dots that are printed in their true size.
    """
    edge = _edge(table, paper)
    block = Box(edge, _TOP, paper.width - edge, paper.height - _TITLE_LINE)
    rail = legend.rail(paper, block, None)
    return sheet_page(paper, [*_items(labels, table, title, paper, mirrored), *(rail.items if rail else ())])


def _edge(table: BrailleTable, paper: PaperSize) -> float:
    """The left edge of the frames in the first column, in mm."""
    return (paper.width - table.geometry.width(table.page.cells)) / 2 - table.labels.margin


def _items(
    labels: Sequence[Label], table: BrailleTable, title: str, paper: PaperSize, mirrored: bool
) -> Iterator[Item]:
    geometry, words = table.geometry, table.labels
    edge = _edge(table, paper)
    left = edge + words.margin
    yield Text(edge, _TITLE_LINE, words.title.format(deck=title), "bold", _TITLE)
    yield Text(edge, _NOTE_LINE, words.mirrored if mirrored else words.upright, "text", _NOTE)
    for label in labels:
        x, y = left + label.cell * geometry.cell, _TOP + label.line * geometry.line
        yield from _label(label, geometry, words.margin, x, y, paper.width if mirrored else None)
    foot = words.foot.format(edge=f"{geometry.edge:g}".replace(".", ","))
    yield Text(edge, paper.height - _TITLE_LINE, foot, "text", _NOTE)


def _label(label: Label, geometry: Geometry, margin: float, x: float, y: float, turned: float | None) -> Iterator[Item]:
    """Dots in a frame to cut along, with the card's name below; `turned` is the width of a mirrored paper."""
    width = geometry.width(len(label.text))
    dots = tuple(line_dots(label.text, geometry, x, y))
    if turned is not None:
        x = turned - x - width
        dots = tuple((turned - across, down) for across, down in dots)
    frame = Box(x, y, x + width, y + geometry.height).grow(margin)
    yield from dot_items(dots, geometry, _INK)
    yield Stroke(rectangle(frame, _RADIUS), _INK, _FRAME)
    yield Text(frame.x0, frame.y1 + 1.2 * _NAME * POINT, label.name, "text", _NAME)
