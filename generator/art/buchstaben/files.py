"""Which files the letter deck's art consists of, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TypeAlias

from art.buchstaben.back import BLEED, HEIGHT, WIDTH, back, small_back
from art.buchstaben.blocks import CLASSES, block, flower, left_half, right_half
from art.buchstaben.pieces import BEYOND, CENTRE, figure, great, index
from art.buchstaben.poster import BEYOND as POSTER_BEYOND
from art.buchstaben.poster import HEIGHT as POSTER_HEIGHT
from art.buchstaben.poster import WIDTH as POSTER_WIDTH
from art.buchstaben.poster import poster
from art.buchstaben.setting import glyph, natural_width, sized, word
from art.buchstaben.sort import GREAT, NARROW
from art.shapes import Geometry, pieces, rectangle, scale, union
from art.svg import OVERLAP, Palette, document, group, path, plain_sign, twice
from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog, LetterDeck

Draw: TypeAlias = Callable[[], str]

_PLAIN = str.maketrans({"Ä": "AE", "Ö": "OE", "Ü": "UE"})
"""File names are plain letters."""

CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉß0123456789?!.,:;-–„“’·()/+&"
"""The characters of the font."""
TITLE_WIDTH = 0.7
"""Width of the font's letters as a share of that of the cards' letters."""

LAYERS = 4
"""Groups of cuts in the grain of a card."""

HIGHEST = 15
"""The highest value that has a figure."""

FINE = 0.006
"""mm an outline of the pieces may stray; so little because they are enlarged."""


def files(palette: Palette) -> Mapping[str, Draw]:
    """File name to the function that draws its SVG; the signs are those of the deck's data."""
    deck = Catalog(DataRoots.over()).deck("buchstaben")
    assert isinstance(deck, LetterDeck)
    kinds: dict[str, str] = {letter.sign: deck.sound(letter.sign) for letter in deck.letters}
    drawn: dict[str, Draw] = {"pieces.svg": partial(_pieces, kinds, palette), "back.svg": partial(_back, palette)}
    for place, (sign, kind) in enumerate(kinds.items()):
        drawn[f"{sign.translate(_PLAIN)}.svg"] = partial(_great, sign, kind, place, palette)
    drawn[f"{deck.question_mark.id}.svg"] = partial(_great, "?", "question", 99, palette)
    drawn["back-small.svg"] = partial(_back_small, palette)
    drawn["title.svg"] = partial(_title, palette)
    drawn["poster.svg"] = partial(_poster, palette)
    drawn["type.svg"] = partial(_type, palette)
    return drawn


def _great(sign: str, kind: str, seed: int, palette: Palette) -> str:
    """Letters and grain apart, since the grain is left out where it would become too fine.

    It lies in `LAYERS` groups, of which each copy of the card shows others.
    """
    drawn = great(sign, kind, seed)
    shape = drawn.shape
    if kind == "mixed":
        right = rectangle(CENTRE, -5, WIDTH + BEYOND, HEIGHT)
        letters = path("petrol", shape.difference(right)) + path("papier", shape.intersection(right))
    else:
        letters = path("petrol" if kind == "consonant" else "papier", shape)
    cuts = pieces(drawn.grain)
    worn = "".join(group(f"grain-{k}", path("papier", union(cuts[k::LAYERS]))) for k in range(LAYERS))
    body = worn + group("letter", letters)
    return document(sign, body, palette, (-BEYOND, 30, WIDTH + 2 * BEYOND, 40))


def _pieces(kinds: Iterable[str], palette: Palette) -> str:
    """Index letters, values, blocks and flowers as groups to be used, without a colour of their own.

    Index letters stand to the right of x = 0, as `middle-` about it and as `end-` to its left.
    """
    groups = []
    for sign in (*kinds, "?"):
        drawn = index(sign)
        groups.append(_group(f"i-{sign}", drawn))
        for name, share in (("middle", 0.5), ("end", 1.0)):
            groups.append(f'<g id="{name}-{sign}"><use href="#i-{sign}" x="{-drawn.bounds[2] * share:.3f}"/></g>\n')
    groups += [_group(f"n-{value}", figure(value)) for value in range(HIGHEST + 1)]
    for kind in CLASSES:
        shape, petals = block(kind), flower(kind)
        groups.append(_group(f"flower-{kind}", petals))
        if kind == "mixed":
            groups += [_group("block-left", left_half(shape)), _group("block-right", right_half(shape))]
        else:
            groups.append(_group(f"block-{kind}", shape))
    return document("pieces", f"<defs>\n{''.join(groups)}</defs>\n", palette, (-12, -12, 24, 24))


def _group(name: str, shape: Geometry) -> str:
    return plain_sign(name, shape, FINE)


def _layers(layers: Iterable[tuple[str, Geometry]], box: Geometry) -> str:
    return "".join(path(role, shape.intersection(box)) for role, shape in layers)


def _back(palette: Palette) -> str:
    box = (-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    upper = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT / 2 + OVERLAP)
    body = twice(_layers(back().layers, upper), WIDTH / 2, HEIGHT / 2)
    return document("back", body, palette, box)


def _back_small(palette: Palette) -> str:
    body = _layers(small_back().layers, rectangle(0, 0, WIDTH, HEIGHT))
    return document("back", body, palette, (0, 0, WIDTH, HEIGHT))


def _title(palette: Palette) -> str:
    """The deck's name in type 10 high about x = 0, for box and cover; a group without a colour of its own."""
    name = union(sized(word("BUCHSTABEN", GREAT, 6), 10, 0, 0))
    return document("title", f"<defs>\n{_group('buchstaben', name)}</defs>\n", palette, (-60, 0, 120, 12))


def _type(palette: Palette) -> str:
    """Every character 10 high from the cap line, a little narrow for titles: what the font is built from."""
    groups = []
    for character in CHARACTERS:
        width = natural_width(character) * (TITLE_WIDTH if character.isalnum() else 1) or None
        groups.append(_group(f"g{ord(character):02x}", scale(glyph(character, NARROW, width), 0.1)))
    return document("type", f"<defs>\n{''.join(groups)}</defs>\n", palette, (0, -3, 20, 15))


def _poster(palette: Palette) -> str:
    body = "".join(path(role, shape) for role, shape in poster().layers)
    return document("poster", body, palette, (-POSTER_BEYOND, 0, POSTER_WIDTH + 2 * POSTER_BEYOND, POSTER_HEIGHT))
