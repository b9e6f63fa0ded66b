"""Cards one by one, a side on each page: with bleed for a print shop, or without it for a screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from kartenwerk.build.product import Choices, FileKind, Made, Product, cards_shown, write_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck, Service
from kartenwerk.catalog.service import PlatesWanted
from kartenwerk.graphics.display import Page, Place
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.press.single import SideOrder, single_pages
from kartenwerk.products.cards.images import card_images
from kartenwerk.products.cards.plates import PLATES, plate_files
from kartenwerk.products.cards.selection import CardSelection, batch_of, whole_deck

if TYPE_CHECKING:
    from kartenwerk.printing.pdf.pdfx import Flavour

SINGLE, ON_SCREEN = "einzeln", "bildschirm"
"""How a file of single cards is called after its cards: for a print shop, and for the screen."""


@dataclass(frozen=True)
class SinglesFormat:
    """The format of a file of single cards: the order of its sides, its PDF flavour, and text as outlines or not."""

    order: SideOrder
    flavour: Flavour = "x1a"
    outlines: bool = False


def single_product(cards: CardSelection, name: str, choices: Choices) -> Product:
    """The file of that name with these cards for a print shop, fronts and backs in turn."""
    make = partial(singles, cards=cards, format=SinglesFormat("front-back"))
    return Product(f"{cards.deck.id}/{name}.pdf", "single", make, (cards.deck.id,), choices)


def whole_deck_singles(deck: Deck) -> Product:
    """A kit's single cards: the whole deck."""
    make = partial(_whole_deck, deck=deck)
    path = f"{deck.id}/{deck.file_name(f'karten_{SINGLE}')}.pdf"
    return Product(path, "single", make, (deck.id,), batch=batch_of(deck.id))


def screen_product(cards: CardSelection, name: str, choices: Choices) -> Product:
    """The file of that name with these cards for a screen, not for print."""
    make = partial(cards_on_screen, cards=cards)
    return Product(f"{cards.deck.id}/{name}.pdf", "single", make, (cards.deck.id,), choices, for_press=False)


def service_products(
    cards: CardSelection, service: Service, choices: Choices, plates: PlatesWanted | None = None
) -> list[Product]:
    """The files that a print service asks for, other than sheets, in a folder named after it; and their `plates`."""
    apart = (cards.deck.file_name(PLATES),) if plates == "files" else ()
    folder = "_".join((f"{cards.deck.id}/{service.id}", *apart, *cards.words))
    if service.format == "png":
        return card_images(cards, folder, service.dpi, bleed=True, choices=choices)
    assert service.flavour is not None
    orders: dict[str, SideOrder]
    if service.order == "two-files":
        orders = {"vorderseiten": "fronts", "rueckseiten": "backs"}
    else:
        orders = {"karten": "back-front" if service.order == "back-front" else "front-back"}
    flavour, outlines = service.flavour, service.outlines
    formats = {name: SinglesFormat(order, flavour, outlines) for name, order in orders.items()}
    return _files(cards, folder, formats, choices, plates)


def plate_products(cards: CardSelection, folder: str, choices: Choices) -> list[Product]:
    """The single cards without their plates, and a file with the same pages for each plate, in a folder."""
    return _files(cards, f"{cards.deck.id}/{folder}", {"karten": SinglesFormat("front-back")}, choices, "files")


def _files(
    cards: CardSelection,
    folder: str,
    formats: Mapping[str, SinglesFormat],
    choices: Choices,
    plates: PlatesWanted | None,
) -> list[Product]:
    """A file in each format, and for each plate; of several formats the name stands behind that of the plate."""
    deck, found = cards.deck, []
    for plate, part in plate_files(cards, plates):
        for name, format in formats.items():
            own = deck.file_name(name)
            file = own if not plate else plate if len(formats) == 1 else f"{plate}_{own}"
            make = partial(singles, cards=part, format=format)
            kind: FileKind = "plate" if plate else "single"
            found.append(Product(f"{folder}/{file}.pdf", kind, make, (deck.id,), choices))
    return found


def _whole_deck(workshop: Workshop, deck: Deck) -> Made:
    return singles(workshop, whole_deck(workshop.catalog, deck), SinglesFormat("front-back"))


def singles(workshop: Workshop, cards: CardSelection, format: SinglesFormat) -> Made:
    """One side of a card on each page, with its bleed."""
    fronts, backs = cards.sides(workshop)
    backs = [] if format.order == "fronts" else backs
    boxes = cards.boxes
    pages = single_pages(fronts, backs, boxes.width, boxes.height, bleed=boxes.bleed, order=format.order)
    title = cards.deck.title
    info = DocumentInfo(title, _subject(workshop, format.order, len(fronts)), language=workshop.locale)
    made = write_pdf(workshop, cards.palette(workshop), pages, info, format.flavour, outlines=format.outlines)
    return made._replace(shown=cards_shown(pages, cards.by_form(fronts)))


def _subject(workshop: Workshop, order: SideOrder, cards: int) -> str:
    """The PDF subject of a file with the sides of that many cards in that order."""
    words = workshop.catalog.print.subjects
    orders: dict[SideOrder, str] = {
        "front-back": words.front_back,
        "back-front": words.back_front,
        "fronts": words.fronts,
        "backs": words.backs,
    }
    return orders[order].format(cards=words.count_in_words(cards))


def cards_on_screen(workshop: Workshop, cards: CardSelection) -> Made:
    """A page for each front and one for the back in screen colours, without bleed, each with a bookmark."""
    fronts, sides = cards.sides(workshop)
    backs = list({form.key: form for form in sides}.values())
    pages = [Page(cards.boxes.width, cards.boxes.height, (Place(form),)) for form in (*fronts, *backs)]
    words = workshop.catalog.print.subjects
    titles = [*cards.names, *([words.back] * len(backs))]
    info = DocumentInfo(
        cards.deck.title,
        words.screen.format(cards=words.count_in_words(len(fronts))),
        outline=tuple((title, number) for number, title in enumerate(titles)),
        language=workshop.locale,
    )
    return write_pdf(workshop, cards.palette(workshop), pages, info, "screen")
