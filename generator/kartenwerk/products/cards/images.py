"""Cards as images: a PNG for each side, and sheets for Tabletop Simulator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

from kartenwerk.build.product import Choices, Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.display import Form, Page, Place
from kartenwerk.errors import KartenwerkError
from kartenwerk.products.cards.selection import CardSelection

if TYPE_CHECKING:
    from PIL.Image import Image

BACK = "rueckseite"
LOWEST, HIGHEST = 50, 1200
"""The range of resolutions in dpi."""

TTS_COLUMNS, TTS_ROWS = 10, 7
TTS_SIDE = 4096
"""The most pixels that a side of a sheet for Tabletop Simulator may have."""


def card_images(cards: CardSelection, folder: str, dpi: int, *, bleed: bool, choices: Choices) -> list[Product]:
    """A PNG for every front, numbered in order, and one for the back; KartenwerkError for an impossible resolution."""
    if not LOWEST <= dpi <= HIGHEST:
        raise KartenwerkError(
            "the resolution is out of range", key="--png", found=f"{dpi} dpi", expected=f"{LOWEST} to {HIGHEST} dpi"
        )
    digits = len(str(len(cards.names)))
    files: list[tuple[str, str | None]] = [
        (f"{number:0{digits}}_{name}", name) for number, name in enumerate(cards.names, 1)
    ]
    return [
        Product(
            f"{folder}/{file}.png",
            "image",
            partial(card_image, cards=cards, name=name, dpi=dpi, bleed=bleed),
            (cards.deck,),
            choices,
        )
        for file, name in [*files, (BACK, None)]
    ]


def card_image(workshop: Workshop, cards: CardSelection, name: str | None, dpi: float, bleed: bool) -> Made:
    """The front of the card of that name, or the back if `name` is None."""
    if name is None:
        form = cards.back(workshop)
    else:
        ((form,), _) = replace(cards, names=(name,), own_back=None).sides(workshop)
    (picture,) = _pictures(workshop, cards, [form], dpi, cards.boxes.bleed if bleed else 0.0)
    return _png(picture, dpi)


def tabletop_products(cards: CardSelection, choices: Choices) -> list[Product]:
    """Sheets of ten by seven cells, of which the last holds the back, and the back alone."""
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


def _tabletop_folder(cards: CardSelection) -> str:
    return "_".join((f"{cards.deck}/tts", *cards.variant.words))


def tabletop_sheet(workshop: Workshop, cards: CardSelection, names: Sequence[str]) -> Made:
    """The cards row by row, and the back in the last cell; cells between them stay white."""
    from PIL import Image

    dpi = _tabletop_dpi(cards)
    forms, _ = replace(cards, names=tuple(names)).sides(workshop)
    own_back = cards.back(workshop)
    *fronts, back = _pictures(workshop, cards, [*forms, own_back], dpi, 0.0)
    width, height = back.size
    sheet = Image.new("RGB", (TTS_COLUMNS * width, TTS_ROWS * height), "white")
    places = [*range(len(fronts)), TTS_COLUMNS * TTS_ROWS - 1]
    for place, picture in zip(places, [*fronts, back], strict=True):
        row, column = divmod(place, TTS_COLUMNS)
        sheet.paste(picture, (column * width, row * height))
    return _png(sheet, dpi)


def tabletop_back(workshop: Workshop, cards: CardSelection) -> Made:
    return card_image(workshop, cards, None, _tabletop_dpi(cards), bleed=False)


def _tabletop_dpi(cards: CardSelection) -> float:
    """The highest resolution at which neither side of the sheet has more than `TTS_SIDE` pixels."""
    columns, rows = TTS_SIDE // TTS_COLUMNS, TTS_SIDE // TTS_ROWS
    return min(columns / cards.boxes.width, rows / cards.boxes.height) * 25.4


def _pictures(workshop: Workshop, cards: CardSelection, forms: Sequence[Form], dpi: float, bleed: float) -> list[Image]:
    """The forms with `bleed` mm around the trim, rendered in screen colours."""
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
