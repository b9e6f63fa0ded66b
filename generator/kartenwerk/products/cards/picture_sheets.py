"""Cards as sheets of pictures in rows and columns, with a list of what is where, for other programs."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO, StringIO
from typing import NamedTuple

from PIL import Image
from PIL.Image import Image as Picture

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Choices, Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.cards.images import BACK, back_file, backs_of, make_png, render_sides
from kartenwerk.products.cards.selection import UNPLAYED, CardSelection

SIDE = 4096
"""The most pixels that a side of a sheet may have: more is scaled down by the programs that show it."""
_DPI = 300.0
_MOST = 20
_QUALITY = 92
_SIZE = re.compile(r"(\d{1,3})\s*[x×]\s*(\d{1,3})")


@dataclass(frozen=True)
class PictureGrid:
    """How sheets of pictures are laid out, and whether they are WebP files."""

    columns: int
    rows: int
    webp: bool = False

    @staticmethod
    def read(given: str, webp: bool) -> PictureGrid:
        """The layout of --png-sheets; KartenwerkError for what is none."""
        found = _SIZE.fullmatch(given.strip().lower())
        columns, rows = map(int, found.groups()) if found else (0, 0)
        if not (1 <= columns <= _MOST and 1 <= rows <= _MOST):
            raise KartenwerkError(
                "this is no number of columns and rows",
                key="--png-sheets",
                found=given[:40],
                expected=_("such as 10x7, at most {most} each", most=_MOST),
            )
        return PictureGrid(columns, rows, webp)

    @property
    def ending(self) -> str:
        return "webp" if self.webp else "png"

    def resolution(self, cards: CardSelection) -> float:
        """The dpi at which a sheet is as large as it may be, and no card larger than it is printed."""
        largest = min(SIDE // self.columns / cards.boxes.width, SIDE // self.rows / cards.boxes.height) * 25.4
        return min(largest, _DPI)


class PlacedCard(NamedTuple):
    """A kind of card on a sheet, both counted from 1."""

    sheet: str
    row: int
    column: int
    name: str
    copies: int
    back: str


def picture_sheets(cards: CardSelection, grid: PictureGrid, choices: Choices) -> list[Product]:
    """The sheets with each kind of card once, the backs alone, and the table of all cards."""
    folder = "_".join((f"{cards.deck.id}/{grid.ending}_{grid.columns}x{grid.rows}", *cards.words))
    own: Choices = (*choices, ("png_sheets", f"{grid.columns}x{grid.rows}"), ("webp", "yes" if grid.webp else "no"))

    def image(file: str, make: partial[Made]) -> Product:
        return Product(f"{folder}/{file}", "image", make, (cards.deck.id,), own)

    placed = place_cards(cards, grid)
    sheets: dict[str, list[str]] = {}
    backs: dict[str, str] = {}
    for card in placed:
        sheets.setdefault(card.sheet, []).append(card.name)
        backs.setdefault(card.back, card.name)
    products = [
        image(file, partial(draw_sheet, cards=cards, names=tuple(names), grid=grid)) for file, names in sheets.items()
    ]
    products += [image(file, partial(draw_back, cards=cards, name=name, grid=grid)) for file, name in backs.items()]
    table = partial(write_index, cards=cards, grid=grid)
    return [*products, Product(f"{folder}/index.csv", "text", table, (cards.deck.id,), own)]


def place_cards(cards: CardSelection, grid: PictureGrid) -> list[PlacedCard]:
    """Every kind of card with its place, kinds of one back together."""
    counts = Counter(cards.names)
    groups = backs_of(cards)
    found: list[PlacedCard] = []
    fronts, number = cards.deck.file_name("karten"), 0
    for back, names in groups.items():
        name_of_back = back_file(cards, back) if len(groups) > 1 else f"{cards.deck.file_name(BACK)}.png"
        file = f"{name_of_back.removesuffix('.png')}.{grid.ending}"
        kinds, room = list(dict.fromkeys(names)), grid.columns * grid.rows
        for start in range(0, len(kinds), room):
            number += 1
            for place, name in enumerate(kinds[start : start + room]):
                row, column = divmod(place, grid.columns)
                sheet_file = f"{fronts}_{number}.{grid.ending}"
                found.append(PlacedCard(sheet_file, row + 1, column + 1, name, counts[name], file))
    return found


def draw_sheet(workshop: Workshop, cards: CardSelection, names: Sequence[str], grid: PictureGrid) -> Made:
    """The fronts row by row; cells that are left stay white."""
    dpi = grid.resolution(cards)
    fronts, _backs = replace(cards, names=tuple(names)).sides(workshop)
    pictures = render_sides(workshop, cards, fronts, dpi, 0.0)
    width, height = pictures[0].size
    sheet = Image.new("RGB", (grid.columns * width, grid.rows * height), "white")
    for place, picture in enumerate(pictures):
        row, column = divmod(place, grid.columns)
        sheet.paste(picture, (column * width, row * height))
    return _file(sheet, dpi, grid)


def draw_back(workshop: Workshop, cards: CardSelection, name: str, grid: PictureGrid) -> Made:
    """The back of a card, as large as a cell."""
    dpi = grid.resolution(cards)
    _fronts, (form,) = replace(cards, names=(name,)).sides(workshop)
    (picture,) = render_sides(workshop, cards, [form], dpi, 0.0)
    return _file(picture, dpi, grid)


def write_index(workshop: Workshop, cards: CardSelection, grid: PictureGrid) -> Made:
    """A row for each kind of card: where it is, what it is called, how often it is in the deck, and its back."""
    target = StringIO()
    writer = csv.writer(target, lineterminator="\n")
    writer.writerow(("sheet", "row", "column", "id", "title", "count", "back"))
    for card in place_cards(cards, grid):
        title = title_of_card(cards.deck, card.name)
        writer.writerow((card.sheet, card.row, card.column, card.name, title, card.copies, card.back))
    return Made(target.getvalue().encode(), 1)


def title_of_card(deck: Deck, name: str) -> str:
    """What a card is called, on one line; "" for one that is not played with."""
    return "" if name in UNPLAYED else " ".join(deck.name_of(deck.pack.card(name)).split())


def _file(picture: Picture, dpi: float, grid: PictureGrid) -> Made:
    if not grid.webp:
        return make_png(picture, dpi)
    target = BytesIO()
    picture.save(target, "WEBP", quality=_QUALITY, method=4)
    return Made(target.getvalue(), 1)
