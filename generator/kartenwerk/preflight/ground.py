"""What text stands on: the uppermost of the rectangles and pictures below it that hold all its letters.

Only upright rectangles and pictures are known as ground: text on any other shape counts as text on paper, so what
is found with this is wrong, but not all that is wrong is found.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.preflight.content import Block, Drawn, Picture, Text
from kartenwerk.preflight.geometry import UNIT_SQUARE, Box, Matrix, after, within
from kartenwerk.preflight.picture_ink import InkMap

_REMEMBERED = 200  # rectangles and pictures that later text may stand on

InkOf: TypeAlias = Callable[[Any], InkMap]


class Ground(NamedTuple):
    """What text stands on, and how much ink that takes at most."""

    what: str
    ink: float


class Standing(NamedTuple):
    """Text with its ground."""

    drawn: Drawn
    text: Text
    ground: Ground


class _Laid(NamedTuple):
    """A rectangle or picture, and what of it is seen on the page: found once, however many texts come after it."""

    seen: Box
    drawn: Drawn


def standing(marks: Iterable[Drawn], ink_of: InkOf) -> Iterator[Standing]:
    """The text that stands on something, of a page's marks in the order of painting."""
    laid: deque[_Laid] = deque(maxlen=_REMEMBERED)
    for drawn in marks:
        mark = drawn.mark
        if isinstance(mark, (Block, Picture)):
            shape = drawn.seen(mark.box) if isinstance(mark, Block) else UNIT_SQUARE.mapped(_placing(drawn, mark))
            if shape:
                laid.append(_Laid(shape, drawn))
        elif isinstance(mark, Text):
            box = drawn.seen(mark.box)
            below = (_below(box, each.drawn, ink_of) for each in reversed(laid) if each.seen.holds(box)) if box else ()
            ground = next((each for each in below if each), None)
            if ground:
                yield Standing(drawn, mark, ground)


def _below(text: Box, drawn: Drawn, ink_of: InkOf) -> Ground | None:
    """The ground on which the text stands with all its letters, as the upright box around it holds them."""
    mark = drawn.mark
    if isinstance(mark, Block):
        return Ground("a coloured area", mark.colour.ink)
    assert isinstance(mark, Picture)
    if drawn.clip and not drawn.clip.holds(text):
        return None
    part = within(text, _placing(drawn, mark))
    if part is None:
        return None
    return Ground("a picture", ink_of(mark.image).most(part) if mark.image is not None else 0.0)


def _placing(drawn: Drawn, picture: Picture) -> Matrix:
    """The map from the picture's unit square to the page."""
    return after(picture.matrix, drawn.matrix)
