"""Which files the deck's art consists of, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from art.beyond import reached
from art.cast import Court
from art.franzoesisch.aces import ace
from art.franzoesisch.back import back, small_back
from art.franzoesisch.cloth import CLOTH
from art.franzoesisch.grounds import diaper, gouges, meadow
from art.franzoesisch.jokers import JOKERS
from art.franzoesisch.jokers.cap import cap
from art.franzoesisch.kings import KINGS
from art.franzoesisch.knaves import KNAVES
from art.franzoesisch.ladies import LADIES
from art.franzoesisch.spades import emblem
from art.karten.belts import pearls
from art.karten.gouged import gouged
from art.karten.letters import characters, glyph, word
from art.karten.stage import BLEED, HEIGHT, WIDTH, Ground, court, margin, upper
from art.karten.suits import FRENCH, INK, pip, sign
from art.light import rimmed
from art.picture import INK as BLACK
from art.picture import Picture, visible
from art.shapes import rectangle
from art.svg import Palette, document, path, paths, plain_sign
from art.walisch.ground import arcs

Draw: TypeAlias = Callable[[], str]
Half: TypeAlias = Callable[[], tuple[Picture, Ground]]
"""Draws the figure of a court's upper half, and its ground."""

FINE = 0.008
"""mm an outline of the symbol sheet may stray: signs are enlarged up to five times."""
KEEP = 0.5
"""The share of a ground's motif that is free where it stays."""
RANKS = ("A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4", "3", "2")
FRONT = (-8.6, 19.4, 67.6, 72.8)
"""The field of the box's front round the ace's emblem, on the card."""
BOLDER = (0.34, 0.32)
"""mm of the finest part before and after its outline is simplified: the front shows it at four fifths of its size."""
X, Y = 30.6, 27.0
"""Where the arcs behind a joker spread from."""
FIGURES: Mapping[str, Mapping[str, Callable[[], Court]]] = {"K": KINGS, "D": LADIES, "B": KNAVES}
GROUNDS: Mapping[str, Callable[[], Ground]] = {
    "K": lambda: diaper,
    "D": lambda: partial(meadow, seed=11),
    "B": partial(gouges, seed=7),
}
"""Rank to what is cut out of the black behind the figure; it tells the rank by itself."""
CLOTHES = {"kreuz": "kreuzkleid", "pik": "pikkleid", "herz": "rot", "karo": "karo", "joker": "rot"}
"""The colour role of a court's clothes; all are red but in a pack of four colours."""


def files(palette: Palette) -> Mapping[str, Draw]:
    """File name to the function that draws its SVG; `palette` gives the screen colours."""
    card = (0.0, 0.0, WIDTH, HEIGHT)

    def picture(title: str, draw: Callable[[], str]) -> str:
        return document(title, draw(), palette, card)

    drawn: dict[str, Draw] = {
        "symbols.svg": partial(_symbols, palette),
        "letters.svg": partial(_letters, palette),
        "back.svg": partial(_back, palette),
        "back-small.svg": partial(picture, "back", small_back),
        "box.svg": partial(_box, palette),
    }
    for suit in FRENCH:
        drawn[f"{suit}-A.svg"] = partial(picture, f"{suit} A", partial(ace, suit))
        for rank in FIGURES:
            drawn |= _court(picture, f"{suit}-{rank}", partial(_half, suit, rank))
    for number in JOKERS:
        drawn |= _court(picture, f"joker-{number}", partial(_joker, number))
    return drawn


def _court(picture: Callable[[str, Draw], str], name: str, half: Half) -> dict[str, Draw]:
    """A court, and what it goes on with beyond its window."""

    def inside() -> str:
        return court(*gouged(*half(), upper()), pearls(), KEEP)

    def beside() -> str:
        return margin(*gouged(*half(), upper(), reached(upper())), keep=KEEP)

    title = name.replace("-", " ")
    return {
        f"{name}.svg": partial(picture, title, inside),
        f"{name}-margin.svg": partial(picture, f"{title}, margin", beside),
    }


def _half(suit: str, rank: str) -> tuple[Picture, Ground]:
    return rimmed(dressed(FIGURES[rank][suit]().picture, CLOTHES[suit])), GROUNDS[rank]()


def dressed(figure: Picture, clothes: str) -> Picture:
    """The figure with its cloth in such a colour."""
    picture = Picture()
    picture.layers = [(clothes if role == CLOTH else role, shape) for role, shape in figure.layers]
    return picture


def _joker(number: int) -> tuple[Picture, Ground]:
    return rimmed(dressed(JOKERS[number]().picture, CLOTHES["joker"])), arcs(
        X, Y, 15.5, 48, 1.75, seed=12 + number, width=0.5
    )


def _back(palette: Palette) -> str:
    box = (-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    return document("back", back(), palette, box)


def _box(palette: Palette) -> str:
    """The emblem of the ace of spades for the front of the box, where it is somewhat smaller than on its card."""
    x0, y0, x1, y1 = FRONT
    area = rectangle(*FRONT)
    return document("box", paths(visible(emblem(area, 72, BLACK), area, *BOLDER)), palette, (x0, y0, x1 - x0, y1 - y0))


def _symbols(palette: Palette) -> str:
    """Suits and ranks as groups without a colour, 10 mm high, pips with theirs; below, all of them to look at."""
    definitions, shown = [], []
    for k, suit in enumerate(FRENCH):
        plain = sign(suit, 0, 0, 10)
        large = path(INK[suit], pip(suit), FINE)
        definitions += [plain_sign(suit, plain, FINE), f'<g id="pip-{suit}">\n{large}</g>\n']
        shown += [
            f'<use href="#{suit}" class="{INK[suit]}" x="{8 + 14 * k}" y="8"/>\n',
            f'<use href="#pip-{suit}" x="{8 + 14 * k}" y="21"/>\n',
        ]
    definitions.append(plain_sign("joker", cap(), FINE))
    shown.append('<use href="#joker" class="tinte" x="66" y="8"/>\n')
    for k, rank in enumerate(RANKS):
        definitions.append(plain_sign(f"i-{rank}", word(rank, 10), FINE))
        shown.append(f'<use href="#i-{rank}" class="tinte" x="{7 + 12 * k}" y="30"/>\n')
    return document("symbols", f"<defs>\n{''.join(definitions)}</defs>\n{''.join(shown)}", palette, (0, 0, 160, 44))


def _letters(palette: Palette) -> str:
    """The slab letters as groups named `g` and the character's code, 10 mm high below y = 0; all of them to look at."""
    definitions, shown = [], []
    for k, character in enumerate(characters()):
        name = f"g{ord(character):x}"
        definitions.append(plain_sign(name, glyph(character), FINE))
        shown.append(f'<use href="#{name}" class="tinte" x="{4 + 13 * (k % 12)}" y="{5 + 16 * (k // 12)}"/>\n')
    height = 5 + 16 * -(-len(characters()) // 12)
    body = f"<defs>\n{''.join(definitions)}</defs>\n{''.join(shown)}"
    return document("slab letters", body, palette, (0, 0, 160, height))
