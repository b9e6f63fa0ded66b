"""What text stands on: the uppermost rectangle or picture below it that holds all its letters.

Only upright rectangles and pictures are known as ground. Text on any other shape counts as text on paper, so does text
above a rounded rectangle or an ellipse. Whatever is found this way is a real fault, but not every fault is found.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from kartenwerk.graphics.display.geometry import Box, Matrix
from kartenwerk.printing.preflight.budget import Meter
from kartenwerk.printing.preflight.colour import Colour
from kartenwerk.printing.preflight.content import AreaMark, ImageMark, PlacedMark, TextMark
from kartenwerk.printing.preflight.geometry import UNIT_SQUARE, within
from kartenwerk.printing.preflight.picture_ink import PictureInk

_DOTS = 16  # of a picture that are looked at in the time of one comparison
_REMEMBERED = 200  # rectangles and pictures; text that stands on an older one counts as text on paper

InkOf: TypeAlias = Callable[[Any], PictureInk]


class Ground(NamedTuple):
    """What text stands on, in words ("a picture"), and the most ink it has there, in percent of one full plate.

    `coloured` is the most of cyan, magenta and yellow: what stays of it where black is printed over it.
    """

    what: str
    ink: float
    coloured: float

    def ink_below(self, colour: Colour) -> float:
        """The ink that stays where this colour overprints: a plate that it uses shows the colour alone."""
        return self.coloured if "Black" in colour.space.plates or colour.process[3] else self.ink


class TextOnGround(NamedTuple):
    """A piece of text with its ground."""

    drawn: PlacedMark
    text: TextMark
    ground: Ground


class _Laid(NamedTuple):
    """A rectangle or picture and the part of it that is seen on the page, worked out once for all text that follows."""

    seen: Box
    drawn: PlacedMark


def texts_on_ground(marks: Iterable[PlacedMark], ink_of: InkOf, meter: Meter) -> Iterator[TextOnGround]:
    """The text that stands on something, from a page's marks in the order of painting.

    `meter` counts how often a text is compared with what may lie below it.
    """
    laid: deque[_Laid] = deque(maxlen=_REMEMBERED)
    for drawn in marks:
        mark = drawn.mark
        if isinstance(mark, (AreaMark, ImageMark)):
            shape = drawn.visible(mark.box) if isinstance(mark, AreaMark) else UNIT_SQUARE.map(_placing(drawn, mark))
            if shape:
                laid.append(_Laid(shape, drawn))
        elif isinstance(mark, TextMark):
            box = drawn.visible(mark.box)
            meter.spend(len(laid))
            over = (each.drawn for each in reversed(laid) if each.seen.holds(box)) if box else ()
            below = (_below(box, each, ink_of, meter) for each in over) if box else ()
            ground = next((each for each in below if each), None)
            if ground:
                yield TextOnGround(drawn, mark, ground)


def _below(text: Box, drawn: PlacedMark, ink_of: InkOf, meter: Meter) -> Ground | None:
    """The ground that a rectangle or picture makes for text in this box; None if a picture does not hold all of it."""
    mark = drawn.mark
    if isinstance(mark, AreaMark):
        return _plain(mark.colour)
    assert isinstance(mark, ImageMark)
    if drawn.clip and not drawn.clip.holds(text):
        return None
    part = within(text, _placing(drawn, mark))
    if part is None:
        return None
    if mark.image is None:
        return Ground("a picture", 0.0, 0.0)
    ink = ink_of(mark.image)
    meter.spend(int(ink.count * part.width * part.height / _DOTS))
    return Ground("a picture", ink.most(part), ink.most_coloured(part))


@lru_cache(maxsize=256)  # a page has much text on areas of few colours
def _plain(colour: Colour | None) -> Ground:
    """The ground that an area of one colour makes."""
    if colour is None:  # it hides what lies below it, wholly or in part
        return Ground("a rounded area", 0.0, 0.0)
    return Ground("a coloured area", colour.ink, colour.ink - colour.process[3])


def _placing(drawn: PlacedMark, picture: ImageMark) -> Matrix:
    """The map from the picture's unit square to the page."""
    return picture.matrix.then(drawn.matrix)
