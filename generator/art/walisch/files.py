"""Which files the deck's art consists of, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from art.picture import Picture, visible
from art.shapes import Geometry, move, rectangle
from art.svg import Palette, document, paths, plain_sign
from art.walisch.back import back, small_back
from art.walisch.blazon import blazon
from art.walisch.capitals import advance, capitals
from art.walisch.covers import BOX as COVER
from art.walisch.covers import storm
from art.walisch.halkstym import halkstym
from art.walisch.ladies import LADIES
from art.walisch.lords import LORDS
from art.walisch.portals import ROOMS, portal
from art.walisch.stage import BLEED, HEIGHT, WIDTH, bled, court, margin
from art.walisch.symbols import INK, SUITS, symbol
from art.walisch.warriors import WARRIORS

Draw: TypeAlias = Callable[[], str]
Half: TypeAlias = Callable[[], tuple[Picture, Geometry]]
"""Draws a court's figure, and the gouges cleared behind it."""

FINE = 0.008
"""mm an outline of the symbol sheet may stray: symbols are enlarged up to five times."""


def files(palette: Palette) -> Mapping[str, Draw]:
    """File name to the function that draws its SVG; `palette` gives the screen colours."""
    card = (0.0, 0.0, WIDTH, HEIGHT)

    def picture(title: str, draw: Callable[[], str]) -> str:
        return document(title, draw(), palette, card)

    drawn: dict[str, Draw] = {
        "symbols.svg": partial(_symbols, palette),
        "portals.svg": partial(_portals, palette),
        "back.svg": partial(_back, palette),
    }
    ranks = (("M", "mannr", LORDS), ("K", "kunnyr", LADIES), ("E", "einher", WARRIORS))
    for suit in SUITS:
        drawn[f"{suit}-S.svg"] = partial(picture, f"{suit} · sigl", partial(blazon, suit))
        for code, rank, halves in ranks:
            drawn |= _court(picture, suit, code, rank, halves[suit])
    for number in (1, 2, 3):
        drawn[f"halk-{number}.svg"] = partial(picture, f"halkstym {number}", partial(halkstym, number))
    drawn["back-small.svg"] = lambda: picture("back", lambda: paths(visible(small_back(), rectangle(*card))))
    drawn["storm.svg"] = lambda: document("Donnerwetter", storm(), palette, COVER)
    return drawn


def _court(picture: Callable[[str, Draw], str], suit: str, code: str, rank: str, half: Half) -> dict[str, Draw]:
    """A court, and what it goes on with beyond its window."""
    title = f"{suit} · {rank}"
    return {
        f"{suit}-{code}.svg": partial(picture, title, lambda: court(suit, *half())),
        f"{suit}-{code}-margin.svg": partial(picture, f"{title}, margin", lambda: margin(suit, *half())),
    }


def _back(palette: Palette) -> str:
    box = (-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    return document("back", bled(back()), palette, box)


def _symbols(palette: Palette) -> str:
    """Suits and capitals as groups to be used, without a colour of their own; below, all of them to look at."""
    definitions = [plain_sign(name, symbol(name), FINE) for name in (*SUITS, "halk")]
    shown = [
        f'<use href="#{name}" class="{INK.get(name, "tinte")}" x="{9 + 14 * k}" y="8"/>\n'
        for k, name in enumerate((*SUITS, "halk"))
    ]
    x = 3.0
    for letter, glyph in capitals().items():
        half = advance(letter) / 2
        definitions.append(plain_sign(f"i-{letter}", move(glyph, -half, 0), FINE))  # an index is centred
        shown.append(f'<use href="#i-{letter}" class="tinte" x="{x + half:.2f}" y="27"/>\n')
        x += 2 * half
    return document("symbols", f"<defs>\n{''.join(definitions)}</defs>\n{''.join(shown)}", palette, (0, 0, 102, 30))


def _portals(palette: Palette) -> str:
    """The portals of the number cards as groups at their place on the card; below, some of them to look at."""
    every = {f"portal-{suit}-{name}": portal(suit, room) for suit in SUITS for name, room in ROOMS.items()}
    definitions = "".join(f'<g id="{name}">{drawn}</g>\n' for name, drawn in every.items())
    shown = "".join(f'<use href="#portal-{suit}-two" x="{WIDTH * place}"/>\n' for place, suit in enumerate(SUITS))
    box = (0, 0, len(SUITS) * WIDTH, HEIGHT)
    return document("portals", f"<defs>\n{definitions}</defs>\n{shown}", palette, box)
