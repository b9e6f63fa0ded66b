"""A picture of a booklet at several sizes: it may be drawn smaller or larger so that its page is filled."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from kartenwerk.graphics.display import (
    IDENTITY,
    POINT,
    Box,
    Fill,
    Group,
    Image,
    Item,
    Matrix,
    Place,
    Point,
    Stroke,
    Text,
    corners,
)

LEAST, USUAL_LEAST, MOST = 0.88, 0.9, 1.5
"""The smallest and the largest size of a picture, of that it is drawn in; the first is for one that keeps `clear`."""

TIGHTEST = 0.94
"""The size to which a picture may shrink so that the text below it has room without a further line."""

DESCENT = 0.25
"""How far letters reach below their baseline, in em."""

TextWidth = Callable[[Text], float]
"""Measures a text in mm."""


class Picture(NamedTuple):
    """A drawn picture in the measure of a text, and its caption's items at its foot.

    `kind` is its name: pictures of one kind are drawn at one size. What is drawn reaches from `left` to `right` and
    from `head` down to `foot`. At a size below `least` letters would be too small. Where a text follows without a
    blank line, it has at least `clear` below it, and may move by `rise` into the blank line above. Lengths are in mm.
    """

    kind: str
    items: tuple[Item, ...]
    left: float
    right: float
    head: float
    foot: float
    measure: float
    lead: float
    least: float = USUAL_LEAST
    caption: tuple[Item, ...] = ()
    caption_lines: int = 0
    clear: float = 0.0
    rise: float = 0.0

    @property
    def most(self) -> float:
        """The largest size at which the picture still stands within the measure."""
        return max(1.0, min(MOST, self.measure / max(self.right - self.left, 1e-6)))

    def with_headroom(self, head: float) -> Picture:
        """The picture with at least so much room, in mm, above what is drawn."""
        drop = max(0.0, head - self.head)
        return self._replace(items=move_items(self.items, 0.0, drop), head=self.head + drop, foot=self.foot + drop)

    def with_clearance(self, clear: float) -> Picture:
        """The picture with at least so much room below it, in mm: a little smaller where that saves a line."""
        factor = (self.lines_at(1.0) * self.lead - clear) / max(self.foot, 1e-6)
        if factor >= 1 or factor < max(TIGHTEST, self.least):
            return self._replace(clear=clear, least=LEAST if self.least == USUAL_LEAST else self.least)
        shift = self._shift(factor)
        return self._replace(
            items=move_items(self.items, shift, 0.0, factor),
            left=self.left * factor + shift,
            right=self.right * factor + shift,
            head=self.head * factor,
            foot=self.foot * factor,
            least=self.least / factor,
            clear=clear,
        )

    def limit_scale(self, scale: float) -> float:
        """The size next to this one at which the picture may be drawn."""
        return min(self.most, max(self.least, scale))

    def lines_at(self, scale: float) -> int:
        """Its height in lines at a size, with its caption."""
        return math.ceil((self.foot * scale + self.clear) / self.lead - 1e-6) + self.caption_lines

    def spare_at(self, scale: float) -> float:
        """The share of a line that is left free below what is drawn at a size; 0 above a caption."""
        return 0.0 if self.caption else self.lines_at(scale) - self.foot * scale / self.lead

    def items_at(self, scale: float) -> tuple[Item, ...]:
        """What is drawn at a size; a picture in the middle of the measure stays there."""
        drop = self._drop(scale)
        still = scale == 1.0 and not drop
        drawn = self.items if still else move_items(self.items, self._shift(scale), drop, scale)
        foot = (self.lines_at(scale) - self.caption_lines) * self.lead
        return drawn + move_items(self.caption, 0.0, foot)

    def _drop(self, scale: float) -> float:
        """How far a picture moves down, or up, so that half of what is more or less than usual below it is above it."""
        if not self.rise:
            return 0.0
        usual = self.clear + self.lead / 2
        return max(-self.rise, min(self.rise, (self.spare_at(scale) * self.lead - usual) / 2))

    def _shift(self, scale: float) -> float:
        """How far to the right the scaled picture moves, so that its margins keep their proportion."""
        margins = self.measure - (self.right - self.left)
        if margins < -1.0:  # it hangs out on both sides
            share = 0.5
        elif margins < 1.0:  # it is as wide as the measure
            share = 0.0
        else:
            share = min(1.0, max(0.0, self.left / margins))
        return share * (self.measure - scale * (self.right - self.left)) - scale * self.left


def reach(items: Iterable[Item], width: TextWidth) -> Box:
    """The box, in mm, outside of which nothing is drawn; of a form, what it may cover counts."""
    corners = [corner for item in items for corner in _corners(item, IDENTITY, width)] or [(0.0, 0.0)]
    xs, ys = zip(*corners, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def smallest_letters(items: Iterable[Item], scale: float = 1.0) -> float:
    """The size in pt of the smallest text, those on pictured cards apart; infinite if there is none."""
    sizes = [math.inf]
    for item in items:
        if isinstance(item, Text):
            sizes.append(item.size * scale)
        elif isinstance(item, Group):
            sizes.append(smallest_letters(item.items, scale * math.hypot(item.matrix.a, item.matrix.b)))
    return min(sizes)


def _corners(item: Item, matrix: Matrix, width: TextWidth) -> Iterator[Point]:
    match item:
        case Group():
            placed = item.matrix.then(matrix)
            for inner in item.items:
                yield from _corners(inner, placed, width)
        case Fill() | Stroke():
            for _, numbers in item.path:
                for index in range(0, len(numbers), 2):
                    yield matrix.apply(*numbers[index : index + 2])
        case Place():
            yield from corners(item.form.box, item.matrix.then(matrix))
        case Image():
            yield from corners(item.box, matrix)
        case Text():
            depth = DESCENT * item.size * POINT
            yield from corners(Box(item.x, item.y, item.x + width(item), item.y + depth), matrix)


def move_items(items: Iterable[Item], x: float, y: float, scale: float = 1.0) -> tuple[Item, ...]:
    """Items scaled about the origin, then moved by (x, y) mm.

    Texts get their new place and size themselves and stand in no group, so that the PDF's text layer stays plain.
    """
    matrix = Matrix.scale(scale).then(Matrix.move(x, y))
    out: list[Item] = []
    others: list[Item] = []
    for item in items:
        if isinstance(item, Text):
            if others:
                out.append(Group(tuple(others), matrix))
                others = []
            place = matrix.apply(item.x, item.y)
            out.append(replace(item, x=round(place[0], 4), y=round(place[1], 4), size=item.size * scale))
        else:
            others.append(item)
    if others:
        out.append(Group(tuple(others), matrix))
    return tuple(out)
