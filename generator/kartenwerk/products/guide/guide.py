"""The printing guide of a kit, made after all its other files, so that its sheets are counted and not estimated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.load import GERMAN
from kartenwerk.printing.braille.table import BrailleTable
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.pages import book_style
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.cards.sheets import SheetLayout, grid_for
from kartenwerk.products.chips import ChipData
from kartenwerk.products.guide.data import GuideData
from kartenwerk.products.guide.paper import (
    KitFile,
    chapters_of,
    kinds_of_files,
    needs_of,
    piles_of,
    sheets_of,
    thick_books,
)
from kartenwerk.products.kits.equipment import equipment, party_equipment
from kartenwerk.products.kits.game_order import GameOrder, Party
from kartenwerk.products.pad.layout import PadData
from kartenwerk.products.printer import Printer
from kartenwerk.products.reference.card_product import AT_TABLE
from kartenwerk.text.book.compose import compose
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.typography import typography_of

if TYPE_CHECKING:
    from kartenwerk.text.book.chapters import Book

NAME = "druckanleitung"


class Kit(NamedTuple):
    """What a guide is for: the files of a deck's kit, and the id of the paper that they are printed on.

    `orders` are the deck's games; with a `party` the kit is for its game alone, and its sheets may be for a `printer`.
    """

    deck: Deck
    files: tuple[KitFile, ...]
    paper: str
    orders: tuple[GameOrder, ...] = ()
    party: Party | None = None
    printer: Printer | None = None

    def title(self, workshop: Workshop) -> str:
        """The title of the deck, or of the party's game."""
        catalog = workshop.catalog
        return catalog.game(self.party.order.game).title if self.party else self.deck.title


def guide_product(
    deck: Deck,
    files: Sequence[File],
    paper: str,
    orders: Sequence[GameOrder] = (),
    party: Party | None = None,
    printer: Printer | None = None,
) -> Product:
    """The guide for the kit that consists of these files, in any order."""
    made = tuple(sorted(KitFile(file.path, file.kind, file.pages) for file in files))
    make = partial(guide, kit=Kit(deck, made, paper, tuple(orders), party, printer))
    if party:
        return party.product(deck, f"{deck.file_name(NAME)}.pdf", "guide", make)
    games = dict.fromkeys(order.game for order in orders)
    games |= dict.fromkeys(sorted({PurePosixPath(file.path).parent.name for file in made}))
    return Product(f"{deck.id}/{deck.file_name(NAME)}.pdf", "guide", make, (deck.id, *games))


def guide(workshop: Workshop, kit: Kit) -> Made:
    words = GuideData.load(workshop.roots, workshop.printed_in).words
    title = f"{kit.title(workshop)}: {words.title}"
    palette = kit.deck.palette
    return make_pdf(workshop, palette, guide_book(workshop, kit).pages, title, words.subject)


def guide_book(workshop: Workshop, kit: Kit) -> Book:
    """The guide's pages, in the language that the deck is printed in."""
    deck, data = kit.deck, GuideData.load(workshop.roots, workshop.printed_in)
    template, values = guide_template(workshop.printed_in), guide_values(workshop, kit)
    return compose(
        workshop.templates.render(template, values),
        book_style(workshop, deck, data.page),
        workshop.fonts,
        workshop.hyphenator,
        Figures(workshop, deck, {"guide": values}).draw,
        RunningHeads(data.words.title, kit.title(workshop)),
        source=f"templates/{template}",
        typography=typography_of(workshop.printed_in),
        multiple=1,  # it is not stapled, so its pages need not fill whole sheets
    )


def guide_template(language: str) -> str:
    """The path of the guide's text below `templates/`."""
    return "guide/text.md.j2" if language == GERMAN else f"guide/{language}.md.j2"


def guide_values(workshop: Workshop, kit: Kit) -> Mapping[str, Any]:
    """The values for the guide's text and its figures."""
    catalog, roots = workshop.catalog, workshop.roots
    deck, data = kit.deck, GuideData.load(roots, workshop.printed_in)
    titles = {game.id: game.title for game in catalog.games_of(deck.id)}
    boxes = designed_boxes(catalog, deck)
    grid = grid_for(workshop, boxes, SheetLayout(kit.paper, printer=kit.printer))
    chapters = chapters_of(deck, titles, data, kit.files)
    single = kit.party or not deck.bundled  # one game alone has no table of games
    owned = sorted(kit.files, key=lambda file: file.path.count("/"))  # the deck's own files before those of its games
    return {
        "deck": deck,
        "eigen": not deck.bundled,
        "worte": {"titel": data.words.title, **data.words.figures},
        "papier": catalog.paper(kit.paper),
        "raster": {"spalten": grid.columns, "reihen": grid.rows, "liegt": grid.paper.width > grid.paper.height},
        "bedarf": [need for need in equipment(workshop, kit.orders) if need.is_more],
        "runde": party_equipment(workshop, kit.party) if kit.party else None,
        "kapitel": chapters,
        "dateien": [need for chapter in (chapters if single else chapters[:1]) for need in chapter.needs],
        "je_spiel": kinds_of_files(chapters[1:]),
        "stapel": piles_of(chapters),
        "sorten": data.stocks,
        "bogen": {stock: sheets_of(chapters, stock) for stock in data.stocks},
        "arten": {need.what for chapter in chapters for need in chapter.needs},
        "kurzkarten": AT_TABLE,
        "bloecke": sum(need.sheets for need in needs_of(chapters, data.kinds["pad"].what)),
        "karten": needs_of(chapters, data.kinds["sheet"].what),
        "blaetter_im_block": PadData.load(roots).leaves,
        "dicke": thick_books(titles, kit.files, catalog.print.stapled, deck.file_name("auf")),
        "auf": deck.file_name("auf"),
        "marken": ChipData.load(roots),
        "karte": boxes,
        "karton_dicke": BoxData.load(roots).thickness.board,
        "lineal": catalog.print.ruler,
        "braille": BrailleTable.load(roots),
        "am_schirm": [file.path for file in owned if data.home_print(file.path, file.kind) is None],
    }
