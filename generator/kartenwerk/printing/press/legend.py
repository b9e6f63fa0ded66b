"""The legend of a sheet that is printed at home: a ruler to check its scale, and a note on how to turn the paper.

It stands in the margin. Pages that take up the whole paper leave it none: then it has a leaf or a sheet of its own,
which is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartenwerk.graphics.display import POINT, Box, Group, Item, Matrix, Stroke, Text, line
from kartenwerk.printing.press.paper import MARKS, MarkStyle, PaperSize

_UNPRINTABLE = 5.0  # mm along the paper's edge that a home printer leaves white
_HEIGHT = 2.3  # mm: height of ruler and note
_CLEAR = 0.5  # mm between the legend and the marks
_SHORTEST_MARK = 1.5  # mm: marks beside the legend may be shortened to this length
_APART = 8.0  # mm from the block's corner, so that no tick of the ruler is taken for a mark
_LETTER = 0.46  # average width of a letter, in font sizes


class Rail(NamedTuple):
    """The legend in the margin of a paper, and the room that it leaves to the marks."""

    items: tuple[Item, ...]
    room: Box


class Legend(NamedTuple):
    """A note and a ruler that is `ruler` mm long; `size` is in pt. In a margin the note is one line."""

    note: str
    ruler: float
    font: str = "text"
    size: float = 6.0

    @property
    def margin(self) -> float:
        """The least margin in mm that holds the legend beside marks, which may be shortened for it."""
        return _UNPRINTABLE + _HEIGHT + _CLEAR + _SHORTEST_MARK + MARKS.offset

    def rail(self, paper: PaperSize, block: Box, marks: MarkStyle | None) -> Rail | None:
        """The legend in the left or the lower margin of a paper with a block of cards; None if neither has room.

        A margin that leaves marks at their full length is preferred to one that shortens them, then the left margin
        to the lower one.
        """
        full = _UNPRINTABLE + _HEIGHT + (marks.offset + marks.length if marks else _CLEAR + MARKS.offset)
        left, foot = block.x0, paper.height - block.y1
        for margin in (full, self.margin):
            if left >= margin and paper.height >= self._least:
                start = self._start(paper.height, paper.height - block.y1)
                along = Matrix(0, -1, 1, 0, _UNPRINTABLE + _HEIGHT, paper.height - start)  # reads upwards
                taken = _UNPRINTABLE + _HEIGHT + _CLEAR
                return Rail((Group(tuple(self._draw()), along),), Box(taken, 0, paper.width, paper.height))
            if foot >= margin and paper.width >= self._least:
                along = Matrix.move(self._start(paper.width, block.x0), paper.height - _UNPRINTABLE)
                free = paper.height - _UNPRINTABLE - _HEIGHT - _CLEAR
                return Rail((Group(tuple(self._draw()), along),), Box(0, 0, paper.width, free))
        return None

    def centre(self, box: Box) -> Group:
        """Ruler and note in the middle of a box that holds nothing else, along its side where the ruler has room."""
        em = self.size * POINT
        items: list[Item] = [Group(tuple(self._ruler()), Matrix.move(-self.ruler / 2, 0))]
        for number, words in enumerate(self.note.splitlines()):
            half = _LETTER * len(words) * em / 2
            items.append(Text(-half, (2 + 1.5 * number) * em, words, self.font, self.size))
        upright = box.width < self.ruler + 2 * _UNPRINTABLE + 12 * em  # its length stands at one end of the ruler
        along = Matrix.turn(-90) if upright else Matrix()
        return Group(tuple(items), along.then(Matrix.move((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)))

    @property
    def _length(self) -> float:
        """The length of ruler and note together, in mm."""
        return self.ruler + (6 + _LETTER * len(self.note)) * self.size * POINT

    @property
    def _least(self) -> float:
        """The length of the shortest margin that holds the legend, in mm."""
        return self._length + 2 * _UNPRINTABLE

    def _start(self, side: float, corner: float) -> float:
        """Where the legend begins along a margin of `side` mm: beyond the block's corner if it fits, else centred."""
        if corner + _APART + self._length <= side - _UNPRINTABLE:
            return corner + _APART
        return (side - self._length) / 2

    def _draw(self) -> Iterator[Item]:
        """Ruler and note, along x from 0, standing on y = 0."""
        yield from self._ruler()
        yield Text(self.ruler + 6 * self.size * POINT, 0, self.note, self.font, self.size)

    def _ruler(self) -> Iterator[Item]:
        """The ruler: its line on y = 0, the ticks above it, its length written behind it."""
        ink, width = MARKS.ink, MARKS.width
        yield Stroke(line(0, 0, self.ruler, 0), ink, width)
        for millimetre in range(0, int(self.ruler) + 1, 5):
            tick = 2.0 if millimetre % 10 == 0 else 1.0
            yield Stroke(line(millimetre, -tick, millimetre, 0), ink, width)
        yield Text(self.ruler + self.size * POINT, 0, f"{self.ruler:g} mm", self.font, self.size)
