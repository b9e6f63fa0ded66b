"""The instructions beside the net of a box: its size and contents, a key to the lines, the steps, and a ruler."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.graphics.display import POINT, Box, Fill, Group, Item, Matrix, Stroke, Text, line, rectangle
from kartenwerk.graphics.type.copyfit import Copyfit
from kartenwerk.printing.press.walls import Dimensions
from kartenwerk.products.box.data import BoxData
from kartenwerk.text.german import figures

_SIZE, _TITLE_SIZE = 9.0, 13.0  # pt
_LEAD, _TITLE_LEAD = 4.6, 6.0  # mm
_TOP = 4.0  # mm from the top of the instructions to the title's baseline
_STEP_INDENT = 5.0
_SAMPLE = 13.0  # mm of line drawn in the key
_SAMPLES_APART = 40.0
_COUNTED = re.compile(r"(?<=\d) ")  # a number stays with what it counts
_RULER_STRIP = 9.0  # mm beside the words for an upright ruler


class InstructionsColumn(NamedTuple):
    """Instructions set in a column: items from its upper left corner, and its height in mm."""

    items: tuple[Item, ...]
    height: float


class Instructions(NamedTuple):
    """The instructions for a deck's box; `inner` is the room in it, `ruler` is in mm, `fit` measures words."""

    data: BoxData
    deck: str
    inner: Dimensions
    contents: str
    ruler: float
    fit: Copyfit

    def wide(self, width: float) -> InstructionsColumn:
        """The instructions in a column of that width, the ruler at their foot."""
        items = [*self._words(width)]
        foot = _foot(items) + 2 * _LEAD
        return InstructionsColumn((*items, Group(tuple(self._ruler()), Matrix.move(0, foot))), foot)

    def narrow(self, width: float) -> InstructionsColumn:
        """The instructions in a column of that width, the ruler upright at their right side."""
        items = [*self._words(width - _RULER_STRIP)]
        upright = Matrix.turn(-90).then(Matrix.move(width, _TOP + self._ruler_length))
        height = max(_foot(items), _TOP + self._ruler_length)
        return InstructionsColumn((*items, Group(tuple(self._ruler()), upright)), height)

    def _words(self, width: float) -> Iterator[Item]:
        sheet = self.data.sheet
        sides = (figures(side, 1).replace(",", sheet.mark) for side in self.inner)
        board = sheet.board.format(**dict(zip(("width", "height", "depth"), sides, strict=True)))
        y = _TOP - _TITLE_LEAD
        for words in self.fit.lines(sheet.title.format(deck=self.deck), "bold", _size(_TITLE_SIZE), width):
            y += _TITLE_LEAD
            yield Text(0, y, words, "bold", _TITLE_SIZE)
        y += 0.5 * _LEAD
        for part in (board, sheet.contents.format(contents=self.contents)):
            for words in self.fit.lines(_COUNTED.sub("\u00a0", part), "text", _size(_SIZE), width):
                y += _LEAD
                yield _text(0, y, words)
        y += 0.4 * _LEAD
        for place, (role, look) in enumerate(self.data.lines.items()):
            first = place == 0 or width < len(self.data.lines) * _SAMPLES_APART
            y += _LEAD if first else 0.0
            x = 0.0 if first else place * _SAMPLES_APART
            yield Stroke(line(x, y - 1, x + _SAMPLE, y - 1), role, look.width, look.dash)
            yield _text(x + _SAMPLE + 2, y, look.label)
        y += 0.5 * _LEAD
        for number, step in enumerate(sheet.steps, 1):
            for index, words in enumerate(self.fit.lines(step, "text", _size(_SIZE), width - _STEP_INDENT)):
                y += _LEAD
                if not index:
                    yield Text(0, y, str(number), "tabular-bold", _SIZE)
                yield _text(_STEP_INDENT, y, words)

    @property
    def _ruler_words(self) -> str:
        return self.data.sheet.ruler.format(length=f"{self.ruler:g}")

    @property
    def _ruler_length(self) -> float:
        """The ruler and the words behind it, in mm."""
        return self.ruler + 2 + self.fit.length(self._ruler_words, "text", _size(_SIZE))

    def _ruler(self) -> Iterator[Item]:
        """The ruler from x = 0, its ticks above y = 0."""
        yield Fill(rectangle(Box(0, 0, self.ruler, 0.2)), "tinte")
        for mark in range(0, int(self.ruler) + 1, 5):
            yield Stroke(line(mark, -2.2 if mark % 10 == 0 else -1.2, mark, 0), "tinte", 0.2)
        yield _text(self.ruler + 2, 0.2, self._ruler_words)


def _foot(items: list[Item]) -> float:
    """The lowest baseline."""
    return max(item.y for item in items if isinstance(item, Text))


def _size(points: float) -> float:
    """In mm, as words are measured."""
    return points * POINT


def _text(x: float, y: float, words: str) -> Text:
    return Text(x, y, words, "text", _SIZE)
