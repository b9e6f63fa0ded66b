"""Pictures to look at: a deck with every card, or a booklet's pages side by side, in screen colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from io import BytesIO
from typing import NamedTuple

from generator.build.product import Made, Product
from generator.build.rules import Order, compose_rules, data_inputs
from generator.build.workshop import Workshop
from generator.catalog import Deck
from generator.display import Box, Fill, Group, Item, Matrix, Page, Place, rectangle


class Look(NamedTuple):
    """How a preview is laid out: `columns` pictures `width` mm wide with `gap` mm between them, at `dpi`."""

    columns: int
    width: float
    gap: float = 4.0
    dpi: float = 130.0


GROUND = "grau/40"
BOOKLET_LOOK = Look(columns=4, width=80)
CARD_WIDTH = 34.0
COLOURS = 96  # a flat picture needs no more, and the file is a quarter as large


def deck_preview(deck: str) -> Product:
    return Product(f"{deck}/vorschau.png", "image", partial(_deck, deck_id=deck), data_inputs("*", deck))


def booklet_preview(order: Order, deck: str, page: str) -> Product:
    make = partial(_booklet, order=order, page=page)
    return Product(
        f"{deck}/{order.game}/vorschau_{page}.png", "image", make, data_inputs(order.game, deck), order.choices
    )


def _deck(workshop: Workshop, deck_id: str) -> Made:
    """Every kind of card, a suit a row, and the back."""
    deck = workshop.catalog.deck(deck_id)
    faces = workshop.faces(deck)
    forms = [faces.front(card) for card in deck.kinds] + [faces.back()]
    cards = [Page(deck.width, deck.height, (Place(form),)) for form in forms]
    return contact_sheet(workshop, deck, cards, Look(deck.row, CARD_WIDTH), radius=workshop.catalog.print.card.radius)


def _booklet(workshop: Workshop, order: Order, page: str) -> Made:
    table = order.table(workshop)
    return contact_sheet(workshop, table.deck, compose_rules(workshop, table, page).pages, BOOKLET_LOOK)


def contact_sheet(workshop: Workshop, deck: Deck, pages: Sequence[Page], look: Look, radius: float = 0.0) -> Made:
    """The trims of the pages in rows, as one PNG."""
    from PIL import Image

    from generator.pdf.raster import render_page
    from generator.pdf.writer import pdf_bytes

    scale = look.width / pages[0].width
    height = pages[0].height * scale
    rows = -(-len(pages) // look.columns)
    items: list[Item] = []
    for number, page in enumerate(pages):
        x = look.gap + number % look.columns * (look.width + look.gap)
        y = look.gap + number // look.columns * (height + look.gap)
        paper = Fill(rectangle(page.trim, radius), "papier")
        items.append(Group((paper, *page.items), Matrix.scale(scale).then(Matrix.move(x, y)), Box(*page.trim)))
    width = look.gap + look.columns * (look.width + look.gap)
    whole = Box(0, 0, width, look.gap + rows * (height + look.gap))
    sheet = Page(whole.width, whole.height, (Fill(rectangle(whole), GROUND), *items))
    data = pdf_bytes(
        [sheet], title=deck.title, palette=deck.palette, fonts=workshop.fonts, flavour="screen", cache=workshop.cache
    )
    target = BytesIO()
    picture = render_page(data, dpi=look.dpi).quantize(COLOURS, dither=Image.Dither.NONE)
    picture.save(target, "PNG", optimize=True)
    return Made(target.getvalue(), 1)
