"""The booklet of a game in Braille, made from its plain text: BRF and PEF files in basic or full script."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.booklet.text import plain_paragraphs
from kartenwerk.products.braille.labels import SETS
from kartenwerk.products.kits.game_order import GameOrder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kartenwerk.printing.braille.pages import BraillePage, BrailleParagraph
    from kartenwerk.printing.braille.script import Script
    from kartenwerk.printing.braille.table import BrailleTable
    from kartenwerk.text.book.plain import ParagraphKind

NAMES = {"basic": "basisschrift", "full": "vollschrift"}
"""The names of the scripts in file names."""


def read_script(text: str) -> Script:
    """The script of that name; KartenwerkError for any other name, or for full script if liblouis is missing."""
    from kartenwerk.printing.braille.script import SCRIPTS, full_script

    for script in SCRIPTS:
        if script == text:
            if script == "full":
                full_script()
            return script
    raise KartenwerkError("there is no such script", key="--braille", found=repr(text), expected=_("basic or full"))


def braille_book_products(order: GameOrder, deck: str, script: Script) -> list[Product]:
    """The booklet for embossers: BRF in both character sets, and PEF."""
    stem = f"regeln_{NAMES[script]}"
    makes = {f"{stem}_{name}.brf": partial(_brf, order=order, script=script, characters=name) for name in SETS}
    makes[f"{stem}.pef"] = partial(_pef, order=order, script=script)
    return [order.product(deck, name, "text", make, ("braille", script)) for name, make in makes.items()]


def braille_book(workshop: Workshop, order: GameOrder, script: Script, table: BrailleTable) -> tuple[BraillePage, ...]:
    """The booklet's pages, composed once for all files that hold them."""
    return workshop.once(("braille", order, script), lambda: _composed(workshop, order, script, table))


def _composed(workshop: Workshop, order: GameOrder, script: Script, table: BrailleTable) -> tuple[BraillePage, ...]:
    from kartenwerk.printing.braille.pages import set_pages
    from kartenwerk.printing.braille.script import translator

    paragraphs = plain_paragraphs(workshop, order.session(workshop))
    texts = translator(script, table)([paragraph.text for paragraph in paragraphs])
    layouts = _layouts()
    parts = [layouts[paragraph.kind]._replace(text=text) for paragraph, text in zip(paragraphs, texts, strict=True)]
    return set_pages(parts, table, table.page)


def _layouts() -> Mapping[ParagraphKind, BrailleParagraph]:
    """The layout of each kind of paragraph, as is the custom of German Braille books.

    Headings are kept with the text, paragraphs are indented, and lists hang.
    """
    from kartenwerk.printing.braille.pages import BrailleParagraph
    from kartenwerk.text.book.plain import ParagraphKind

    return {
        ParagraphKind.CHAPTER: BrailleParagraph("", before=2, first=4, others=4, keep=True),
        ParagraphKind.SECTION: BrailleParagraph("", before=1, first=4, others=4, keep=True),
        ParagraphKind.TEXT: BrailleParagraph("", first=2),
        ParagraphKind.ENTRY: BrailleParagraph("", others=2),
        ParagraphKind.BOX: BrailleParagraph("", before=1, first=2, keep=True),
        ParagraphKind.BOX_END: BrailleParagraph("", first=2),
        ParagraphKind.PICTURE: BrailleParagraph("", before=1, others=2),
    }


def _brf(workshop: Workshop, order: GameOrder, script: Script, characters: str) -> Made:
    from kartenwerk.printing.braille.files import brf
    from kartenwerk.printing.braille.table import BrailleTable

    table = BrailleTable.load(workshop.roots)
    pages = braille_book(workshop, order, script, table)
    return Made(brf(pages, table.ascii[characters]), len(pages))


def _pef(workshop: Workshop, order: GameOrder, script: Script) -> Made:
    from kartenwerk.printing.braille.files import pef
    from kartenwerk.printing.braille.table import BrailleTable

    table = BrailleTable.load(workshop.roots)
    pages = braille_book(workshop, order, script, table)
    title = workshop.catalog.game(order.game).title
    return Made(pef(pages, table.page, title, f"kartenwerk-{order.game}-{NAMES[script]}"), len(pages))
