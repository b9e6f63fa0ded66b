"""Which fronts are drawn, and how each is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from art.fronts import buchstaben, deutsch, inrah, walisch
from art.fronts.stage import BEYOND, FINEST, HEIGHT, WIDTH, room
from art.inrah.stage import tinted
from art.picture import INK, Picture, visible
from art.svg import Palette, document, path, paths

Draw: TypeAlias = Callable[[], str]

CARVED: Mapping[str, Callable[[], Picture]] = {
    "buchstaben": buchstaben.emblem,
    "deutsch": deutsch.emblem,
    "walisch": walisch.emblem,
}


def files(palette: Palette) -> Mapping[str, Draw]:
    """File name to the function that draws its SVG; `palette` gives screen colours by deck and role, as "deck role"."""
    drawn: dict[str, Draw] = {f"{deck}.svg": partial(_carved, deck, palette) for deck in CARVED}
    return drawn | {"inrah.svg": partial(_inlaid, palette)}


def _carved(deck: str, palette: Palette) -> str:
    shapes = visible(CARVED[deck](), room(), *FINEST)
    return _document(deck, path(INK, room()) + paths(shapes), palette)


def _inlaid(palette: Palette) -> str:
    """Each part in the woods of its element."""
    body = path(INK, room())
    for part in inrah.emblem():
        if part.element:
            body += tinted(part.inlay, part.area, part.element)
        else:
            body += path(INK, part.area) + paths(visible(part.inlay, part.area, *FINEST))
    return _document("inrah", body, palette)


def _document(deck: str, body: str, palette: Palette) -> str:
    own = {role: colour for name, colour in palette.items() for of, role in [name.split()] if of == deck}
    return document(f"box, {deck}", body, own, (-BEYOND, 0, WIDTH + 2 * BEYOND, HEIGHT))
