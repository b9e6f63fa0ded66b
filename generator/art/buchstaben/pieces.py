"""The pieces a card is set from: the great letter with its grain, the letters of the index and the figures.

All stand on a bar, so that nothing is misread upside down. Under a group of letters, which is one sign, the bar's ends
turn up.
"""

from __future__ import annotations

from typing import NamedTuple

from art.buchstaben.grain import grain
from art.buchstaben.setting import fitted, glyph, natural_width, sized, word
from art.buchstaben.sort import GREAT, GROUP, GROUP_INDEX, INDEX, NARROW, NARROW_INDEX, Build
from art.shapes import Geometry, move, polygon, rectangle, scale, union

WIDTH, CENTRE = 59.0, 29.5
BAND = (32.3, 67.7)
"""Upper and lower edge of the band across the middle of the card, in mm."""
BEYOND = 9.0
"""mm that the band's grain reaches beyond the card on either side, for bleed and for wider cards."""

UMLAUTS = "ÄÖÜ"
GREAT_HEIGHT, UMLAUT_HEIGHT = 28.8, 26.8
POINTS = 0.17
"""Share of a letter's height that the points of an umlaut need above it."""
GREAT_WIDTH = 46.0
"""mm; no great letters are wider."""
INDEX_HEIGHT = 6.6
INDEX_WIDTHS = {1: 9.2, 2: 7.5, 3: 7.5}
"""Number of letters in an index to their greatest width in mm: a group is told from others in a fan of 12 mm strips."""


class Great(NamedTuple):
    """The great letters of a card and what is cut into them or into the band around them, in mm of the card."""

    letters: list[Geometry]
    bar: Geometry
    grain: Geometry

    @property
    def shape(self) -> Geometry:
        return union(self.letters, self.bar)


def bar_below(x0: float, x1: float, y: float, thick: float, *, group: bool, rise: float = 0) -> Geometry:
    """The bar from x0 to x1, its upper edge at y; a group's turns up at both ends, by `rise` mm or its thickness."""
    level = rectangle(x0, y, x1, y + thick)
    if not group:
        return level
    rise = rise or thick * 1.1
    ends = [rectangle(x, y - rise, x + thick, y + thick) for x in (x0, x1 - thick)]
    return union(level, ends)


def great(sign: str, kind: str, seed: int) -> Great:
    """The middle of a card.

    Vowels are cut out of a worn band, so that the grain lies around them; other letters are worn themselves.
    """
    height = UMLAUT_HEIGHT if sign in UMLAUTS else GREAT_HEIGHT
    bar, gap = height * 0.046, GREAT_HEIGHT * 0.042
    middle = sum(BAND) / 2
    top = middle - (height + gap + bar) / 2 + (height * POINTS / 2 if sign in UMLAUTS else 0)
    letters = _great_letters(sign, height, top)
    x0, _, x1, _ = union(letters).bounds
    group = len(sign) > 1
    out = bar * 1.5 if group else 0.0
    below = bar_below(x0 - out, x1 + out, top + height + gap, bar, group=group)
    below = below.difference(union(letters).buffer(0.75))  # the bar makes way for the tail of the Q
    shape = union(letters, below)
    band = rectangle(-BEYOND, BAND[0], WIDTH + BEYOND, BAND[1])
    around = grain(band.difference(shape.buffer(0.3)), seed, 24, 8, 26)
    if kind == "vowel" or kind == "question":
        return Great(letters, below, around)
    inside = union([grain(letter, seed + place, 26 // len(letters) + 6, 3, 9) for place, letter in enumerate(letters)])
    if kind == "consonant":
        return Great(letters, below, inside)
    left, right = _halves()
    return Great(letters, below, union(inside.intersection(left), around.intersection(right)))


def _halves() -> tuple[Geometry, Geometry]:
    """The areas left and right of the card's middle, clear of it by a cut's edge."""
    clear = 0.3
    return (
        rectangle(-BEYOND, 0, CENTRE - clear, 91),
        rectangle(CENTRE + clear, 0, WIDTH + BEYOND, 91),
    )


def _great_letters(sign: str, height: float, top: float) -> list[Geometry]:
    room = GREAT_WIDTH * 100 / height
    if len(sign) == 1:
        shape = glyph(sign, GREAT)
        wide = shape.bounds[2]
        return sized(
            [shape if wide <= room else glyph(sign, GREAT, natural_width(sign) * room / wide)], height, CENTRE, top
        )
    if sign == "QU":  # each letter has its half of the card
        half = room / 2 - 3
        left, right = glyph("Q", GROUP, 0.93 * half), glyph("U", GROUP, half)
        factor = height / 100
        return [
            move(scale(left, factor), CENTRE - 1.2 - left.bounds[2] * factor, top),
            move(scale(right, factor), CENTRE + 1.2, top),
        ]
    build, gap = (GROUP, 3.0) if len(sign) == 2 else (NARROW, 2.2)
    return sized(_set(sign, build, gap, room), height, CENTRE, top)


def _set(sign: str, build: Build, gap: float, room: float) -> list[Geometry]:
    """A group of letters at their natural width, or narrower if there is no room."""
    natural = word(sign, build, gap)
    return natural if natural[-1].bounds[2] <= room else fitted(sign, build, gap, room)


def index(sign: str) -> Geometry:
    """The letters of the index on their bar in mm: to the right of x = 0, y from the cap line."""
    room = INDEX_WIDTHS[len(sign)] * 100 / INDEX_HEIGHT
    if len(sign) == 1:
        shape = glyph(sign, INDEX)
        letters = [
            shape if shape.bounds[2] <= room else glyph(sign, INDEX, natural_width(sign) * room / shape.bounds[2])
        ]
    else:
        build, gap = (GROUP_INDEX, 5.0) if len(sign) == 2 else (NARROW_INDEX, 4.5)
        letters = _set(sign, build, gap, room)
    letters = sized(letters, INDEX_HEIGHT, 0, 0)
    x0, _, x1, _ = union(letters).bounds
    group, thick, clear = len(sign) > 1, 0.85, 0.4
    half = max((x1 - x0) / 2, 2.4)
    below = bar_below(-half, half, INDEX_HEIGHT + (1.05 if group else 0.7), thick, group=group, rise=0.6)
    return move(union(letters, below.difference(union(letters).buffer(clear - 0.01))), half, 0)


def figure(value: int) -> Geometry:
    """A value on its bar about (0, 0), its figures 10 high."""
    digits = str(value)
    narrow = {"1": 50.0, "0": 66.0} if len(digits) > 1 else {}
    shapes = sized(word(digits, GREAT, 6, narrow), 10, 0, 0)
    x0, _, x1, _ = union(shapes).bounds
    half = max((x1 - x0) * 0.5, 3.0)
    whole = union(shapes, rectangle(-half, 11.0, half, 12.3))
    return move(whole, 0, -12.3 / 2)


def slash() -> Geometry:
    """The left part of the question mark's band, which is cut slantwise."""
    y0, y1 = BAND
    return polygon((CENTRE - 200, y0), (CENTRE + 9, y0), (CENTRE - 9, y1), (CENTRE - 200, y1))
