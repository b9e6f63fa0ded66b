"""The notes below the net of a box: its size and contents, a key to the lines, the steps, and a ruler."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.display import Box, Fill, Item, Stroke, Text, line, rectangle
from kartenwerk.german import figures
from kartenwerk.press.walls import Dimensions
from kartenwerk.products.box.data import BoxData, SheetData

_ABOVE = 13.0  # mm from the net to the title's baseline
_SIZE, _TITLE_SIZE = 9.0, 13.0  # pt
_LEAD = 4.6  # mm
_STEP_INDENT = 5.0
_SAMPLE = 13.0  # mm of line drawn in the key
_SAMPLES_APART = 40.0


def notes_height(sheet: SheetData) -> float:
    """The height of the notes in mm, from the net down to the line of the ruler."""
    return _ABOVE + (1.5 + 2.4 + 1.5 + len(sheet.steps) + 1) * _LEAD


def notes(data: BoxData, deck: str, inner: Dimensions, contents: str, ruler: float) -> Iterator[Item]:
    """The notes, downwards from the foot of the net at y = 0; `inner` is the room in the box, `ruler` is in mm."""
    sheet = data.sheet
    width, height, depth = (figures(side, 1).replace(",", sheet.mark) for side in inner)
    y = _ABOVE
    yield Text(0, y, sheet.title.format(deck=deck), "bold", _TITLE_SIZE)
    y += 1.5 * _LEAD
    yield _text(0, y, sheet.board.format(width=width, height=height, depth=depth))
    yield _text(0, y + _LEAD, sheet.contents.format(contents=contents))
    y += 2.4 * _LEAD
    yield from _key(data, y)
    y += 1.5 * _LEAD
    for number, step in enumerate(sheet.steps, 1):
        yield Text(0, y, str(number), "tabular-bold", _SIZE)
        yield _text(_STEP_INDENT, y, step)
        y += _LEAD
    yield from _ruler(y + _LEAD, ruler, sheet)


def _text(x: float, y: float, words: str) -> Text:
    return Text(x, y, words, "text", _SIZE)


def _key(data: BoxData, y: float) -> Iterator[Item]:
    """A sample of each kind of line with its label."""
    for place, (role, look) in enumerate(data.lines.items()):
        x = place * _SAMPLES_APART
        yield Stroke(line(x, y - 1, x + _SAMPLE, y - 1), role, look.width, look.dash)
        yield _text(x + _SAMPLE + 2, y, look.label)


def _ruler(y: float, length: float, sheet: SheetData) -> Iterator[Item]:
    yield Fill(rectangle(Box(0, y, length, y + 0.2)), "tinte")
    for mark in range(0, int(length) + 1, 5):
        yield Stroke(line(mark, y - (2.2 if mark % 10 == 0 else 1.2), mark, y), "tinte", 0.2)
    yield _text(length + 2, y + 0.2, sheet.ruler.format(length=f"{length:g}"))
