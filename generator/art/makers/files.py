"""Which grounds of maker's cards are drawn, and how each is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from art.karten.stage import HEIGHT, WIDTH
from art.makers import deutsch, franzoesisch, inrah, walisch
from art.makers.mark import mark
from art.svg import Palette, document, plain_sign

Draw: TypeAlias = Callable[[], str]

GROUNDS: Mapping[str, Callable[[], str]] = {
    "deutsch": deutsch.maker,
    "franzoesisch": franzoesisch.maker,
    "inrah": inrah.maker,
    "walisch": walisch.maker,
}
"""The letter deck's card is set of type alone."""
TALL, FINE = 10.0, 0.008
"""mm: the mark by itself, and how far its outline may stray."""


def files(palette: Palette) -> Mapping[str, Draw]:
    """File name to the function that draws its SVG; `palette` gives screen colours by deck and role, as "deck role"."""
    drawn: dict[str, Draw] = {f"{deck}.svg": partial(_ground, deck, palette) for deck in GROUNDS}
    return drawn | {"mark.svg": _mark}


def _ground(deck: str, palette: Palette) -> str:
    own = {role: colour for name, colour in palette.items() for of, role in [name.split()] if of == deck}
    return document(f"maker's card, {deck}", GROUNDS[deck](), own, (0, 0, WIDTH, HEIGHT))


def _mark() -> str:
    """The mark about (0, 0), without a colour of its own."""
    return document("maker's mark", plain_sign("mark", mark(TALL), FINE), {}, (-6, -6, 12, 12))
