"""Previews in screen colours: every card of a deck, every page of a booklet, or a row of every deck, in one PNG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from kartenwerk.base.data import DataRoots
from kartenwerk.base.palette import Ink, plain_ink
from kartenwerk.build.product import Made, Product, render_pages
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import read_model
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.faces.finishing import finish_of, own_finish
from kartenwerk.graphics.display import (
    Box,
    Clip,
    Fill,
    Form,
    Group,
    Item,
    Matrix,
    Page,
    Place,
    Stroke,
    Text,
    rectangle,
    walk,
)
from kartenwerk.graphics.sight import simulate, simulate_palette
from kartenwerk.printing.pdf.inks import TINT
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import bind
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.text.web.inks import mix


class ContactSheetLayout(NamedTuple):
    """How pictures lie on a contact sheet: `columns` in a row, each `width` mm wide, `gap` mm apart, at `dpi`."""

    columns: int
    width: float
    gap: float = 4.0
    dpi: float = 130.0


GALLERY = "rules_data/gallery.toml"
GROUND = "grau/40"
WHITE = Ink((0, 0, 0, 0), "#FFFFFF")
BOOKLET_LAYOUT = ContactSheetLayout(columns=4, width=80)
CARD_WIDTH = 34.0
COLOURS = 160  # a flat picture needs no more, and the file is a quarter as large


def deck_preview(deck: Deck, sight: str = "", foil: bool = False) -> Product:
    """Every kind of card of a deck; with a `sight`, as others see it (see `kartenwerk.graphics.sight`).

    With `foil` only what foil or varnish covers keeps its colour.
    """
    name = "_".join(("vorschau", *((sight,) if sight else ()), *(("folie",) if foil else ())))
    choices = (*((("sight", sight),) if sight else ()), *((("foil", "yes"),) if foil else ()))
    make = partial(_deck, deck=deck, sight=sight, foil=foil)
    return Product(f"{deck.id}/{deck.file_name(name)}.png", "image", make, (deck.id,), choices)


def booklet_preview(order: GameOrder, deck: Deck, page: str) -> Product:
    """Every page of a game's booklet."""
    make = partial(_booklet, order=order, page=page)
    return order.product(deck, f"{deck.file_name('vorschau')}_{page}.png", "image", make)


def _deck(workshop: Workshop, deck: Deck, sight: str, foil: bool) -> Made:
    """Every kind of card, a suit a row, and the back."""
    faces = workshop.tools(deck).faces()
    part = deck.part if isinstance(deck, CustomDeck) else None
    backs = {form.key: form for form in map(faces.back, deck.kinds) if part is None or _has_backs(deck)}
    forms = [*map(faces.front, deck.kinds), *backs.values()]
    often = [1 if deck.bundled else deck.pack.counts[card] for card in deck.kinds]
    counts = (*often, *(1 for _ in backs))
    radius = deck.boxes(workshop.catalog.print.card).radius
    palette = simulate_palette(deck.palette, sight) if sight else deck.palette
    if foil:
        finish = own_finish(deck) or finish_of(workshop.roots, deck, _KNOCKED_OUT)
        palette = palette if deck.bundled else {**palette, **_plain_inks(forms)}
        forms = [*map(finish.form, forms)]
        palette = {**{role: _fade(ink) for role, ink in palette.items()}, **finish.palette}
    layout = ContactSheetLayout(deck.row, CARD_WIDTH)
    if max(counts) > 1:
        cards = [_count(deck, form, count, radius) for form, count in zip(forms, counts, strict=True)]
        return contact_sheet(workshop, palette, cards, layout, colours=0)
    shown = [Place(form) if deck.bundled else _round(deck, form, radius) for form in forms]
    cards = [Page(deck.width, deck.height, (each,)) for each in shown]
    return contact_sheet(workshop, palette, cards, layout, radius, COLOURS if deck.bundled else 0)


_KNOCKED_OUT = "knockout"
"""The way to finish in which nothing but the plate shows in its place."""
_FADED = 0.3
"""What is left of a grey beside foil."""


def _plain_inks(forms: Iterable[Form]) -> dict[str, Ink]:
    """The inks in which forms are drawn that belong to no palette, by their names."""
    found: dict[str, Ink] = {}
    for item in (item for form in forms for item in walk(form.items)):
        if isinstance(item, Place):
            found |= _plain_inks([item.form])
        elif isinstance(item, Fill | Stroke | Text):
            name = item.ink.partition(TINT)[0]
            ink = plain_ink(name)
            found |= {name: ink} if ink else {}
    return found


def _fade(ink: Ink) -> Ink:
    """The ink in a pale grey."""
    return ink._replace(screen=mix(simulate(ink.screen, "grey"), WHITE.screen, 1 - _FADED))


def _round(deck: Deck, form: Form, radius: float) -> Group:
    """A card or a piece as it is cut: its ground may be coloured up to its corners."""
    trim = Box(0, 0, deck.width, deck.height)
    part = deck.part if isinstance(deck, CustomDeck) else None
    path = part.outline.outline() if part else rectangle(trim, radius)
    return Group((Fill(rectangle(trim), "papier"), Place(form)), clip=Clip(path))


def _has_backs(deck: Deck) -> bool:
    return any(map(deck.back_of, deck.kinds))


_BELOW, _SIZE = 7.0, 11.0
"""The room below a card in mm, and in pt the size of the figure there for the number of copies."""


def _count(deck: Deck, form: Form, count: int, radius: float) -> Page:
    """A card, and below it "×3" if it is there more than once: on the card it would hide something."""
    size = deck.width, deck.height + _BELOW
    words = (Text(1.0, size[1] - 1.6, f"×{count}", "vollkorn-bold", _SIZE, "tinte"),) if count > 1 else ()
    return Page(*size, (Fill(rectangle(Box(0, 0, *size)), GROUND), _round(deck, form, radius), *words))


class ShownDeck(Data):
    """What the pictures of the README show of a deck: its box, cards in notation; and the grounds of the pictures."""

    deck: Id
    cards: Name
    grounds: dict[Id, str]


class Gallery(Data):
    """`rules_data/gallery.toml`: for each deck the cards of its row, in notation; and what the README shows."""

    rows: dict[Id, Name]
    shown: ShownDeck


def gallery_data(roots: DataRoots) -> Gallery:
    return read_model(roots.find(GALLERY), Gallery)


def gallery_preview(catalog: Catalog) -> Product:
    """A row of every deck."""
    return Product("vorschau.png", "image", _gallery, tuple(catalog.deck_ids))


def _gallery(workshop: Workshop) -> Made:
    rows = []
    for deck_id, names in gallery_data(workshop.roots).rows.items():
        deck = workshop.catalog.deck(deck_id)
        faces = workshop.tools(deck).faces()
        forms = [*(faces.front(card) for card in deck.pack.read(names)), faces.back()]
        cards = [Page(deck.width, deck.height, (Place(form),)) for form in forms]
        layout = ContactSheetLayout(len(cards), CARD_WIDTH)
        radius = workshop.catalog.print.card.radius
        with Image.open(BytesIO(contact_sheet(workshop, deck.palette, cards, layout, radius).data)) as row:
            rows.append(row.convert("RGB"))
    whole = Image.new("RGB", (max(row.width for row in rows), sum(row.height for row in rows)))
    top = 0
    for picture in rows:
        whole.paste(picture, (0, top))
        top += picture.height
    target = BytesIO()
    whole.quantize(COLOURS, dither=Image.Dither.NONE).save(target, "PNG", optimize=True)
    return Made(target.getvalue(), 1)


def _booklet(workshop: Workshop, order: GameOrder, page: str) -> Made:
    session = order.session(workshop)
    pages = bind(workshop, game_manuscript(workshop, session), page).pages
    palette = {**session.deck.palette, "papier": WHITE}  # the tints of panels would be lost on ivory
    return contact_sheet(workshop, palette, pages, BOOKLET_LAYOUT)


def contact_sheet(
    workshop: Workshop,
    palette: Mapping[str, Ink],
    pages: Sequence[Page],
    layout: ContactSheetLayout,
    radius: float = 0.0,
    colours: int = COLOURS,
) -> Made:
    """The pages, cut to their trim, in rows on one PNG; `radius` rounds their corners, in mm.

    It has that many `colours`, or all (0), because beside photographs the small colours of icons would be lost.
    """
    scale = layout.width / pages[0].width
    height = pages[0].height * scale
    rows = -(-len(pages) // layout.columns)
    items: list[Item] = []
    for number, page in enumerate(pages):
        x = layout.gap + number % layout.columns * (layout.width + layout.gap)
        y = layout.gap + number // layout.columns * (height + layout.gap)
        paper = Fill(rectangle(page.trim, radius), "papier")
        items.append(Group((paper, *page.items), Matrix.scale(scale).then(Matrix.move(x, y)), Box(*page.trim)))
    width = layout.gap + layout.columns * (layout.width + layout.gap)
    whole = Box(0, 0, width, layout.gap + rows * (height + layout.gap))
    sheet = Page(whole.width, whole.height, (Fill(rectangle(whole), GROUND), *items))
    target = BytesIO()
    picture = render_pages(workshop, palette, [sheet], layout.dpi)[0]
    if colours:
        picture = picture.quantize(colours, dither=Image.Dither.NONE)
    picture.save(target, "PNG", optimize=True)
    return Made(target.getvalue(), 1)
