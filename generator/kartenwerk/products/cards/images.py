"""Cards as pictures: a PNG a side, and sheets for Tabletop Simulator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.display import Form, Page, Place
from kartenwerk.errors import KartenwerkError
from kartenwerk.products.cards.selection import Cards

if TYPE_CHECKING:
    from PIL.Image import Image

BACK = "rueckseite"
LOWEST, HIGHEST = 50, 1200
"""Dots an inch that a picture may have."""

TTS_COLUMNS, TTS_ROWS = 10, 7
TTS_SIDE = 4096
"""Pixels that a sheet for Tabletop Simulator may be wide and high."""


def card_pictures(
    cards: Cards, folder: str, dpi: int, *, bleed: bool, choices: tuple[tuple[str, str], ...]
) -> list[Product]:
    """A PNG for every front, numbered in the order of the cards, and one for the back."""
    if not LOWEST <= dpi <= HIGHEST:
        raise KartenwerkError(
            "that is no resolution for pictures", key="--png", found=f"{dpi} dpi", expected=f"{LOWEST} to {HIGHEST} dpi"
        )
    digits = len(str(len(cards.names)))
    files: list[tuple[str, str | None]] = [
        (f"{number:0{digits}}_{name}", name) for number, name in enumerate(cards.names, 1)
    ]
    return [
        Product(
            f"{folder}/{file}.png",
            "image",
            partial(card_picture, cards=cards, name=name, dpi=dpi, bleed=bleed),
            (cards.deck,),
            choices,
        )
        for file, name in [*files, (BACK, None)]
    ]


def card_picture(workshop: Workshop, cards: Cards, name: str | None, dpi: float, bleed: bool) -> Made:
    """A card's front, or the back where there is no name."""
    if name is None:
        _, form = replace(cards, names=()).sides(workshop)
    else:
        ((form,), _) = replace(cards, names=(name,), own_back=None).sides(workshop)
    (picture,) = _pictures(workshop, cards, [form], dpi, cards.boxes.bleed if bleed else 0.0)
    return _png(picture, dpi)


def tabletop_products(cards: Cards, choices: tuple[tuple[str, str], ...]) -> list[Product]:
    """Sheets of ten by seven places, the last of which is the back, and the back alone."""
    room = TTS_COLUMNS * TTS_ROWS - 1
    parts = [cards.names[start : start + room] for start in range(0, len(cards.names), room)]
    products = [
        Product(
            f"{_tabletop_folder(cards)}/karten_{number}.png",
            "image",
            partial(tabletop_sheet, cards=cards, names=names),
            (cards.deck,),
            choices,
        )
        for number, names in enumerate(parts, 1)
    ]
    back = partial(tabletop_back, cards=cards)
    return [*products, Product(f"{_tabletop_folder(cards)}/{BACK}.png", "image", back, (cards.deck,), choices)]


def _tabletop_folder(cards: Cards) -> str:
    return "_".join((f"{cards.deck}/tts", *cards.variant.words))


def tabletop_sheet(workshop: Workshop, cards: Cards, names: Sequence[str]) -> Made:
    """Cards from left to right and from the top, the back in the last place; what is not needed stays white."""
    from PIL import Image

    dpi = _tabletop_dpi(cards)
    forms, own_back = replace(cards, names=tuple(names)).sides(workshop)
    *fronts, back = _pictures(workshop, cards, [*forms, own_back], dpi, 0.0)
    width, height = back.size
    sheet = Image.new("RGB", (TTS_COLUMNS * width, TTS_ROWS * height), "white")
    places = [*range(len(fronts)), TTS_COLUMNS * TTS_ROWS - 1]
    for place, picture in zip(places, [*fronts, back], strict=True):
        row, column = divmod(place, TTS_COLUMNS)
        sheet.paste(picture, (column * width, row * height))
    return _png(sheet, dpi)


def tabletop_back(workshop: Workshop, cards: Cards) -> Made:
    return card_picture(workshop, cards, None, _tabletop_dpi(cards), bleed=False)


def _tabletop_dpi(cards: Cards) -> float:
    """The resolution at which the sheet's larger side is as long as it may be."""
    columns, rows = TTS_SIDE // TTS_COLUMNS, TTS_SIDE // TTS_ROWS
    return min(columns / cards.boxes.width, rows / cards.boxes.height) * 25.4


def _pictures(workshop: Workshop, cards: Cards, forms: Sequence[Form], dpi: float, bleed: float) -> list[Image]:
    """The forms with `bleed` mm around the trim, in screen colours."""
    from kartenwerk.pdf.raster import render_page
    from kartenwerk.pdf.writer import pdf_bytes

    deck = workshop.catalog.deck(cards.deck)
    pages = [Page(cards.boxes.width, cards.boxes.height, (Place(form),), bleed) for form in forms]
    inks = cards.palette(workshop)
    data = pdf_bytes(
        pages, title=deck.title, palette=inks, fonts=workshop.fonts, flavour="screen", cache=workshop.cache
    )
    return [render_page(data, number, dpi) for number in range(len(pages))]


def _png(picture: Image, dpi: float) -> Made:
    target = BytesIO()
    picture.save(target, "PNG", dpi=(dpi, dpi), compress_level=2)  # hardly larger, and a third faster
    return Made(target.getvalue(), 1)
