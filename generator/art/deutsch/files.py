"""Which files the deck's art consists of, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from art.beyond import reached
from art.cast import Court
from art.deutsch.back import back, small_back
from art.deutsch.daeuser import daus
from art.deutsch.grounds import Engraving, engraved, whole_stones
from art.deutsch.koenige import koenig
from art.deutsch.ober import ober
from art.deutsch.scenes import scenes
from art.deutsch.signs import SIGNS
from art.deutsch.suits import (
    FINE,
    SMALLEST_INDEX,
    SMALLEST_PIP,
    SUITS,
    drawn,
    fruit,
    pip,
    plain,
    sized,
    small,
)
from art.deutsch.suits import HEIGHT as SIGN
from art.deutsch.unter import unter
from art.deutsch.wardrobe import sign
from art.karten.belts import vine
from art.karten.gouged import gouged
from art.karten.letters import word
from art.karten.stage import BLEED, HEIGHT, WIDTH, Ground, court, margin, upper
from art.picture import Picture, visible
from art.shapes import Geometry, move, rectangle
from art.svg import Palette, document, paths, plain_sign

Draw: TypeAlias = Callable[[], str]

Half: TypeAlias = tuple[Picture | Court, Geometry | Engraving | Sequence[Picture]]
"""The figure of a court's upper half, and its ground."""

FIGURES: Mapping[str, Callable[[str], Half]] = {"A": daus, "K": koenig, "O": ober, "U": unter}
RANKS = ("A", "K", "O", "U", "10", "9", "8", "7", "6")


def files(palette: Palette) -> Mapping[str, Draw]:
    """File name to the function that draws its SVG; `palette` gives the screen colours."""
    card = (0.0, 0.0, WIDTH, HEIGHT)
    drawn: dict[str, Draw] = {"symbols.svg": partial(_symbols, palette), "back.svg": partial(_back, palette)}
    drawn["scenes.svg"] = lambda: document("scenes", scenes(), palette, card)
    drawn["back-small.svg"] = lambda: document("back", paths(visible(small_back(), rectangle(*card))), palette, card)
    for suit in SUITS:
        for rank in FIGURES:
            drawn[f"{suit}-{rank}.svg"] = partial(_court, palette, suit, rank)
            drawn[f"{suit}-{rank}-margin.svg"] = partial(_margin, palette, suit, rank)
    return drawn


def _court(palette: Palette, suit: str, rank: str) -> str:
    body = court(*gouged(*_half(suit, rank), upper()), vine(fruit(suit)))
    return document(f"{suit} · {rank}", body, palette, (0, 0, WIDTH, HEIGHT))


def _margin(palette: Palette, suit: str, rank: str) -> str:
    body = margin(*gouged(*_half(suit, rank), upper(), reached(upper())))
    return document(f"{suit} · {rank}, margin", body, palette, (0, 0, WIDTH, HEIGHT))


def _half(suit: str, rank: str) -> tuple[Picture, Ground]:
    """The figure with its sign, and its ground."""
    drawn, ground = FIGURES[rank](suit)
    figure = drawn.picture if isinstance(drawn, Court) else drawn
    x, y, height = SIGNS[rank][suit]
    sign(figure, suit, x, y, height)
    if isinstance(ground, Engraving):
        return figure, engraved(ground, figure.silhouette())
    return figure, partial(whole_stones, ground) if isinstance(ground, Sequence) else ground


def _back(palette: Palette) -> str:
    return document("back", back(), palette, (-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED))


def _symbols(palette: Palette) -> str:
    """Every suit plain, as an index sign and as a pip; below, all of them to look at."""
    definitions, shown = [], []
    for k, suit in enumerate(SUITS):
        definitions += [
            plain_sign(suit, sized(plain(suit), SIGN)(plain(suit)), FINE),
            f'<g id="index-{suit}">\n{drawn(small(suit), SMALLEST_INDEX)}</g>\n',
            f'<g id="pip-{suit}">\n{drawn(pip(suit), SMALLEST_PIP)}</g>\n',
        ]
        shown += [
            f'<use href="#{suit}" class="tinte" x="{10 + 30 * k}" y="8"/>\n',
            f'<use href="#index-{suit}" x="{20 + 30 * k}" y="8"/>\n',
            f'<use href="#pip-{suit}" x="{30 + 30 * k}" y="8"/>\n',
        ]
    for k, rank in enumerate(RANKS):
        definitions.append(plain_sign(f"i-{rank}", move(word(rank, SIGN), 0, -SIGN), FINE))
        shown.append(f'<use href="#i-{rank}" class="tinte" x="{8 + 13 * k}" y="26"/>\n')
    return document("symbols", f"<defs>\n{''.join(definitions)}</defs>\n{''.join(shown)}", palette, (0, 0, 130, 30))
