"""Boxes of a layout that come into each other's way: texts over texts, and texts that other boxes hide or half hold.

A design has layers: a text may lie wholly on a picture or an icon. Likely mistakes are reported: two texts over each
other, a text that a later box covers, and one that stands half on a picture, half beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from kartenwerk.graphics.display import Box

_TOUCH = 0.35  # mm: less is no more than a touch


class BoxInk(Enum):
    """What a box shows."""

    TEXT = "text"
    AREA = "area"
    PICTURE = "picture"


class Inked(NamedTuple):
    """What a box shows where, in mm of the design: of a text its lines, from the top of capitals to their baseline."""

    name: str
    kind: BoxInk
    boxes: tuple[Box, ...]
    words: str = ""


class Clash(NamedTuple):
    """Two boxes of a layout in each other's way: `kind` is "texts", "hidden" or "half"."""

    kind: str
    layout: str
    box: str
    other: str


def clashes(layout: str, drawn: Sequence[Inked]) -> Iterator[Clash]:
    """What is in the way on a face, whose boxes are drawn in this order."""
    for place, text in enumerate(drawn):
        if text.kind is not BoxInk.TEXT:
            continue
        for later in drawn[place + 1 :]:
            shadow = later.kind is BoxInk.TEXT and later.words == text.words
            if shadow or later.name == text.name:
                continue
            if any(_overlap(line, box) for line in text.boxes for box in later.boxes):
                yield Clash("texts" if later.kind is BoxInk.TEXT else "hidden", layout, text.name, later.name)
        for line in text.boxes:
            half = _half_below(line, drawn[:place])
            if half is not None and half.name != text.name:
                yield Clash("half", layout, text.name, half.name)


def _half_below(line: Box, beneath: Sequence[Inked]) -> Inked | None:
    """The picture that a line stands on with a part of it, if nothing that holds all of it lies between."""
    for each in reversed(beneath):
        if each.kind is BoxInk.TEXT:
            continue
        if any(_holds(box, line) for box in each.boxes):
            return None
        if each.kind is BoxInk.PICTURE and any(_overlap(line, box) for box in each.boxes):
            return each
    return None


def _holds(box: Box, line: Box) -> bool:
    wide = box.grow(_TOUCH)
    return wide.x0 <= line.x0 and wide.y0 <= line.y0 and wide.x1 >= line.x1 and wide.y1 >= line.y1


def _overlap(one: Box, other: Box) -> bool:
    wide = min(one.x1, other.x1) - max(one.x0, other.x0)
    return wide > _TOUCH and min(one.y1, other.y1) - max(one.y0, other.y0) > _TOUCH
