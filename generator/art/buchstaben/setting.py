"""Setting type: glyphs by their character, words, and words fitted to a width."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from inspect import signature

from art.buchstaben import capitals, capitals_n_to_z, figures, marks
from art.buchstaben.sort import CAP, Build, finished
from art.shapes import Geometry, move, scale, union

Draw = Callable[[Build, float], Geometry]

_MARKED = {
    "Ä": ("A", capitals_n_to_z.umlaut),
    "Ö": ("O", capitals_n_to_z.umlaut),
    "Ü": ("U", capitals_n_to_z.umlaut),
    "É": ("E", capitals_n_to_z.acute),
}
"""Letters with something above them: the letter, and the function that adds the mark."""

_NAMES = {
    "ß": "letter_eszett",
    "?": "question_mark",
    "!": "exclamation_mark",
    ".": "full_stop",
    ",": "comma",
    ":": "colon",
    ";": "semicolon",
    "·": "middle_dot",
    "-": "hyphen",
    "–": "dash",
    "’": "apostrophe",
    "„": "opening_quotes",
    "“": "closing_quotes",
    "(": "opening_parenthesis",
    ")": "closing_parenthesis",
    "/": "slash",
    "+": "plus",
    "&": "ampersand",
}
_FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def drawing(character: str) -> Draw:
    """The function that draws a character, without what stands above it."""
    base = _MARKED[character][0] if character in _MARKED else character
    name = _FIGURES[int(base)] if base.isdigit() else _NAMES.get(base, f"letter_{base.lower()}")
    for module in (capitals, capitals_n_to_z, figures, marks):
        if hasattr(module, name):
            found: Draw = getattr(module, name)
            return found
    raise KeyError(character)


def natural_width(character: str) -> float:
    """The width that a character is drawn for; 0 for I, whose width follows from its stem."""
    return float(signature(drawing(character)).parameters["w"].default)


@lru_cache(maxsize=512)
def glyph(character: str, build: Build, width: float | None = None) -> Geometry:
    """A character 100 high from x = 0, in its own width or another: its stems stay as they are."""
    shape = finished(drawing(character)(build, natural_width(character) if width is None else width), build)
    if character in _MARKED:
        shape = _MARKED[character][1](shape, build)
    return move(shape, -shape.bounds[0], 0)


def word(
    characters: str, build: Build, gap: float, widths: Mapping[str, float] | None = None, apart: Sequence[float] = ()
) -> list[Geometry]:
    """Characters side by side, `gap` apart; `apart` adds to single gaps."""
    x, found = 0.0, []
    for place, character in enumerate(characters):
        shape = glyph(character, build, (widths or {}).get(character))
        if place:
            x += gap + (apart[place - 1] if place <= len(apart) else 0)
        found.append(move(shape, x, 0))
        x += shape.bounds[2]
    return found


def fitted(characters: str, build: Build, gap: float, width: float) -> list[Geometry]:
    """Characters drawn wider or narrower, all by the same share, so that the word is `width` wide."""
    bends = sum(natural_width(character) for character in characters)
    fixed = sum(glyph(character, build).bounds[2] for character in characters if not natural_width(character))
    share = (width - fixed - gap * (len(characters) - 1)) / bends
    widths = {character: natural_width(character) * share for character in characters if natural_width(character)}
    shapes = word(characters, build, gap, widths)
    rest = width / shapes[-1].bounds[2]  # what brackets and overhangs added
    return [scale(shape, rest, 1) for shape in shapes]


def sized(shapes: Sequence[Geometry], height: float, x: float, y: float) -> list[Geometry]:
    """Glyphs `height` mm high with their middle at x, their cap line at y."""
    left, right = union(shapes).bounds[0], union(shapes).bounds[2]
    factor = height / CAP
    return [move(scale(move(shape, -(left + right) / 2, 0), factor), x, y) for shape in shapes]
