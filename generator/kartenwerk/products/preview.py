"""Pictures to look at: a deck with every card, or a booklet's pages side by side, in screen colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import NamedTuple

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import read_model
from kartenwerk.display import Box, Fill, Group, Item, Matrix, Page, Place, rectangle
from kartenwerk.palette import Ink
from kartenwerk.products.booklet.booklet import Order, compose_rules
from kartenwerk.sight import palette_seen


class Look(NamedTuple):
    """How a preview is laid out: `columns` pictures `width` mm wide with `gap` mm between them, at `dpi`."""

    columns: int
    width: float
    gap: float = 4.0
    dpi: float = 130.0


GALLERY = "rules_data/gallery.toml"
GROUND = "grau/40"
WHITE = Ink((0, 0, 0, 0), "#FFFFFF")
BOOKLET_LOOK = Look(columns=4, width=80)
CARD_WIDTH = 34.0
COLOURS = 160  # a flat picture needs no more, and the file is a quarter as large


def deck_preview(deck: str, sight: str = "") -> Product:
    """All cards; with a `sight` as colour-blind eyes or a grey print show them, see kartenwerk.sight."""
    name = f"vorschau_{sight}" if sight else "vorschau"
    choices = (("sight", sight),) if sight else ()
    make = partial(_deck, deck_id=deck, sight=sight)
    return Product(f"{deck}/{name}.png", "image", make, (deck,), choices)


def booklet_preview(order: Order, deck: str, page: str) -> Product:
    make = partial(_booklet, order=order, page=page)
    return Product(f"{deck}/{order.game}/vorschau_{page}.png", "image", make, (deck, order.game), order.choices)


def _deck(workshop: Workshop, deck_id: str, sight: str) -> Made:
    """Every kind of card, a suit a row, and the back."""
    deck = workshop.catalog.deck(deck_id)
    faces = workshop.faces(deck)
    forms = [faces.front(card) for card in deck.kinds] + [faces.back()]
    cards = [Page(deck.width, deck.height, (Place(form),)) for form in forms]
    palette = palette_seen(deck.palette, sight) if sight else deck.palette
    look = Look(deck.row, CARD_WIDTH)
    return contact_sheet(workshop, deck.title, palette, cards, look, radius=workshop.catalog.print.card.radius)


class Gallery(Data):
    """`rules_data/gallery.toml`: for each deck the cards that stand for it, in their notation."""

    rows: dict[Id, Name]


def gallery_preview(catalog: Catalog) -> Product:
    """A row of every deck."""
    return Product("vorschau.png", "image", _gallery, tuple(catalog.deck_ids))


def _gallery(workshop: Workshop) -> Made:
    from PIL import Image

    rows = []
    for deck_id, names in read_model(workshop.roots.find(GALLERY), Gallery).rows.items():
        deck = workshop.catalog.deck(deck_id)
        faces = workshop.faces(deck)
        forms = [*(faces.front(card) for card in deck.pack.read(names)), faces.back()]
        cards = [Page(deck.width, deck.height, (Place(form),)) for form in forms]
        look = Look(len(cards), CARD_WIDTH)
        radius = workshop.catalog.print.card.radius
        with Image.open(BytesIO(contact_sheet(workshop, deck.title, deck.palette, cards, look, radius).data)) as row:
            rows.append(row.convert("RGB"))
    whole = Image.new("RGB", (max(row.width for row in rows), sum(row.height for row in rows)))
    top = 0
    for picture in rows:
        whole.paste(picture, (0, top))
        top += picture.height
    target = BytesIO()
    whole.quantize(COLOURS, dither=Image.Dither.NONE).save(target, "PNG", optimize=True)
    return Made(target.getvalue(), 1)


def _booklet(workshop: Workshop, order: Order, page: str) -> Made:
    session = order.session(workshop)
    pages = compose_rules(workshop, session, page).pages
    palette = {**session.deck.palette, "papier": WHITE}  # the tints of panels would be lost on ivory
    return contact_sheet(workshop, session.deck.title, palette, pages, BOOKLET_LOOK)


def contact_sheet(
    workshop: Workshop,
    title: str,
    palette: Mapping[str, Ink],
    pages: Sequence[Page],
    look: Look,
    radius: float = 0.0,
) -> Made:
    """The trims of the pages in rows, as one PNG."""
    from PIL import Image

    from kartenwerk.pdf.raster import render_page
    from kartenwerk.pdf.writer import pdf_bytes

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
        [sheet], title=title, palette=palette, fonts=workshop.fonts, flavour="screen", cache=workshop.cache
    )
    target = BytesIO()
    picture = render_page(data, dpi=look.dpi).quantize(COLOURS, dither=Image.Dither.NONE)
    picture.save(target, "PNG", optimize=True)
    return Made(target.getvalue(), 1)
