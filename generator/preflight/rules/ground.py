"""Rules 24 and 32: what text stands on, and whether it is printed over it or left out of it.

Only upright rectangles and pictures are known as ground, and only where they hold all the letters: text on any
other shape counts as text on paper, so what is found here is wrong, but not all that is wrong is found.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from generator.preflight.content import Block, Drawn, Picture, Text
from generator.preflight.document import Document, PageFacts
from generator.preflight.finding import Fault, Rule
from generator.preflight.geometry import Box, after, within
from generator.preflight.picture_ink import ink_map

_REMEMBERED = 200  # rectangles and pictures that later text may stand on
_LIGHT = 60.0  # percent of ink: on a darker ground black that overprints would look richer than black elsewhere
_BLACK = (0.0, 0.0, 0.0, 100.0)
ROUNDING = 0.5  # percent


class Ground(NamedTuple):
    """What text stands on, and how much ink that takes at most."""

    what: str
    ink: float


class Standing(NamedTuple):
    """Text with its ground."""

    drawn: Drawn
    text: Text
    ground: Ground


def standing(page: PageFacts, document: Document) -> Iterator[Standing]:
    """The page's text that stands on something."""
    grounds: deque[Drawn] = deque(maxlen=_REMEMBERED)
    for drawn in page.marks:
        mark = drawn.mark
        if isinstance(mark, (Block, Picture)):
            grounds.append(drawn)
        elif isinstance(mark, Text):
            box = drawn.seen(mark.box)
            found = (_below(box, ground, document) for ground in reversed(grounds)) if box else iter(())
            ground = next((each for each in found if each), None)
            if ground:
                yield Standing(drawn, mark, ground)


def _below(text: Box, ground: Drawn, document: Document) -> Ground | None:
    """The ground, if the text stands on it with all its letters."""
    mark = ground.mark
    if isinstance(mark, Block):
        box = ground.seen(mark.box)
        return Ground("a coloured area", mark.colour.ink) if box and box.holds(text) else None
    assert isinstance(mark, Picture)
    if ground.clip and not ground.clip.holds(text):
        return None
    part = within(text, after(mark.matrix, ground.matrix))
    if part is None:
        return None
    return Ground("a picture", document.remembered(mark.image, ink_map).most(part) if mark.image is not None else 0.0)


def ink_under_text(document: Document) -> Iterator[Fault]:
    """Overprinting text adds to what it stands on."""
    limit = document.limits.ink + ROUNDING
    for page in document.pages:
        for drawn, text, ground in standing(page, document):
            amount = ground.ink + text.colour.ink
            if text.keeps and ground.ink and text.colour.ink <= limit < amount:
                yield Fault(page.number, f"text over {ground.what} in {drawn.label}", too_much(amount, document))


def too_much(amount: float, document: Document) -> str:
    return f"it takes {amount:.0f} % ink, more than the {document.limits.ink:.0f} % that dry"


def knocked_out_text(document: Document) -> Iterator[Fault]:
    """Small black letters that are left out of a light tint."""
    for page in document.pages:
        for drawn, text, ground in standing(page, document):
            black = text.colour.process == _BLACK and not text.keeps
            if black and page.is_small(text, drawn.matrix) and ROUNDING < ground.ink <= _LIGHT:
                yield Fault(
                    page.number,
                    f"text over {ground.what} in {drawn.label}",
                    "small black letters are left out of the light colour below: white rims show where the plates do "
                    "not meet exactly",
                )


RULES = (Rule(32, "black text overprints", "Set small black text to overprint.", knocked_out_text),)
