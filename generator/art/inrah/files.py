"""Which files the deck's art consists of, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from art.inrah import back as backs
from art.inrah.cast import CAST
from art.inrah.fuerst import fuerst
from art.inrah.grounds import LIGHT, card, ground
from art.inrah.inlay import HAIRLINE, Inlay
from art.inrah.knappe import knappe
from art.inrah.magier import magier
from art.inrah.number import ace, number_ground, pip
from art.inrah.pen import INDEX, alphabet, glyph
from art.inrah.ritter import ritter
from art.inrah.stage import CENTRE, STANCE, court
from art.inrah.symbols import ELEMENTS, plain
from art.inrah.weissagerin import weissagerin
from art.inrah.wheel import wheel
from art.picture import INK, visible
from art.shapes import Geometry, move, rectangle, scale
from art.svg import OVERLAP, Palette, document, path, paths, plain_sign, twice

Draw: TypeAlias = Callable[[], str]

FINE = 0.008
"""mm an outline of the symbol sheet may stray: signs are enlarged up to five times."""
SHADED = ("mittel", "hell")
"""The ground one step darker, behind white hair and clear ice."""

LIGHTS = {
    ("feuer", "K"): (47.0, 11.0),
    ("eis", "K"): (46.7, 21.0),
    ("erz", "K"): (26.6, 18.0),
    ("luft", "M"): (46.2, 19.8),
    ("eis", "M"): (25.4, 23.4),
}
"""Where the ground begins: in the light that is carried, else behind the head, with no seam along a face."""

RIM, GAP = 0.65, 0.8
"""mm of light wood inlaid around a figure of humus, which parts it from its dark ground; half of what it closes."""

FIGURES: Mapping[str, Callable[[str], Inlay]] = {
    "K": knappe,
    "R": ritter,
    "W": weissagerin,
    "M": magier,
    "F": fuerst,
}
NAMES = {
    "K": ("KNAPPE", "KNAPPIN"),
    "R": ("RITTER", "RITTERIN"),
    "W": ("WEISSAGER", "WEISSAGERIN"),
    "M": ("MAGIER", "MAGIERIN"),
    "F": ("FÜRST", "FÜRSTIN"),
}
"""The words on the sash for a man and for a woman."""


def files(palette: Palette) -> Mapping[str, Draw]:
    """File name to the function that draws its SVG; `palette` gives the screen colours."""
    box = _box(card())

    def picture(title: str, draw: Callable[[], str]) -> str:
        return document(title, draw(), palette, box)

    drawn: dict[str, Draw] = {"symbols.svg": partial(_symbols, palette), "back.svg": partial(_back, palette)}
    for element in ELEMENTS:
        for rank in FIGURES:
            drawn[f"{element}-{rank}.svg"] = partial(picture, f"{element} {rank}", partial(_court, element, rank))
        drawn[f"{element}-A.svg"] = partial(picture, f"{element} A", partial(ace, element, element.upper()))
        drawn[f"number-{element}.svg"] = partial(picture, element, partial(number_ground, element))
    drawn["hand.svg"] = partial(_hand, palette)
    drawn["wheel.svg"] = lambda: document("six elements", wheel(), palette, (-28, -28, 56, 56))
    drawn["back-small.svg"] = lambda: picture("back", lambda: paths(visible(backs.small_back(), card())))
    return drawn


def woman(element: str, rank: str) -> bool:
    """Whether the court shows a woman."""
    return CAST[element][rank].face.woman


def _court(element: str, rank: str) -> str:
    pale = rank == "M" or (element, rank) == ("eis", "R")
    x, y = LIGHTS.get((element, rank), (22.0, 18.0) if rank == "K" else (STANCE[0], 20.0))
    floor = ground(element, card(), SHADED if pale else LIGHT, x, y)
    figure = FIGURES[rank](element)
    if element == "humus":
        outline = figure.silhouette().buffer(HAIRLINE)
        rim = outline.buffer(RIM + GAP).buffer(-GAP)
        floor.add(INK, rim.buffer(HAIRLINE))
        floor.add("hell", rim)
        floor.add(INK, outline)
    return court(element, NAMES[rank][woman(element, rank)], figure, floor)


def _back(palette: Palette) -> str:
    area = backs.area()
    x0, y0, x1, _ = area.bounds
    upper = rectangle(x0, y0, x1, CENTRE[1] + OVERLAP)
    half = {role: shape.intersection(upper) for role, shape in visible(backs.back(), area).items()}
    return document("back", path("tinte", area) + twice(paths(half), *CENTRE), palette, _box(area))


def _box(area: Geometry) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = area.bounds
    return (x0, y0, x1 - x0, y1 - y0)


def _symbols(palette: Palette) -> str:
    """Signs and letters of the index as groups without a colour, pips with theirs; below, all of them to look at."""
    definitions, shown = [], []
    for k, element in enumerate(ELEMENTS):
        definitions += [plain_sign(element, plain(element), FINE), f'<g id="pip-{element}">\n{pip(element)}</g>\n']
        shown += [
            f'<use href="#{element}" class="{element}" x="{10 + 20 * k}" y="9"/>\n',
            f'<use href="#pip-{element}" x="{10 + 20 * k}" y="25"/>\n',
        ]
    for k, letter in enumerate(INDEX):
        ink = scale(glyph(letter), 10)
        centred = move(ink, -(ink.bounds[0] + ink.bounds[2]) / 2, -10)
        definitions.append(plain_sign(f"i-{letter}", centred, FINE))
        shown.append(f'<use href="#i-{letter}" class="tinte" x="{6 + 10 * k}" y="47"/>\n')
    return document("symbols", f"<defs>\n{''.join(definitions)}</defs>\n{''.join(shown)}", palette, (0, 0, 122, 50))


def _hand(palette: Palette) -> str:
    """The index hand as groups named `g` and the character's code, 10 mm high below y = 0; all of it to look at."""
    definitions, shown = [], []
    for k, letter in enumerate(alphabet()):
        name = f"g{ord(letter):x}"
        definitions.append(plain_sign(name, scale(glyph(letter), 10), FINE))
        shown.append(f'<use href="#{name}" class="tinte" x="{4 + 13 * (k % 12)}" y="{5 + 16 * (k // 12)}"/>\n')
    body = f"<defs>\n{''.join(definitions)}</defs>\n{''.join(shown)}"
    return document("index hand", body, palette, (0, 0, 160, 5 + 16 * -(-len(alphabet()) // 12)))
