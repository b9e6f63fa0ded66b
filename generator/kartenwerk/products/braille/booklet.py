"""A booklet in Braille, made from its plain text: BRF and PEF files in basic or full script."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from kartenwerk.base.errors import KartenwerkError, in_file
from kartenwerk.base.message import _
from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog.load import GERMAN
from kartenwerk.products.booklet.manuscript import Edition, Manuscript
from kartenwerk.products.booklet.plain import plain_paragraphs
from kartenwerk.products.braille.labels import SETS
from kartenwerk.text.book.plain import ParagraphKind

if TYPE_CHECKING:
    from kartenwerk.printing.braille.pages import BraillePage, BrailleParagraph
    from kartenwerk.printing.braille.script import Script

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


def braille_editions(workshop: Workshop, script: Script) -> list[Edition]:
    """The booklet for embossers: BRF in both character sets, and PEF; KartenwerkError for rules that are not German."""
    if workshop.printed_in != GERMAN:
        raise KartenwerkError(
            "Braille is set by the German tables, and this deck is not in German",
            key="--braille",
            found=workshop.printed_in,
            expected=_("rules in German, or --text for a reader's own Braille display"),
        )
    return _editions(script)


def _editions(script: Script) -> list[Edition]:
    makes = {f"_{name}.brf": partial(_brf, script=script, characters=name) for name in SETS}
    makes[".pef"] = partial(_pef, script=script)
    choices = (("braille", script),)
    return [Edition(NAMES[script], ending, "text", make, choices) for ending, make in makes.items()]


@once_a_run
def braille_book(workshop: Workshop, manuscript: Manuscript, script: Script) -> tuple[BraillePage, ...]:
    """The booklet's pages, composed once for all files that hold them."""
    from kartenwerk.printing.braille.pages import set_pages
    from kartenwerk.printing.braille.script import translator
    from kartenwerk.printing.braille.table import BrailleTable

    table = BrailleTable.load(workshop.roots)
    paragraphs = plain_paragraphs(manuscript)
    with in_file(manuscript.source):
        texts = translator(script, table)([paragraph.text for paragraph in paragraphs])
    layouts = _layouts()
    parts = [layouts[paragraph.kind]._replace(text=text) for paragraph, text in zip(paragraphs, texts, strict=True)]
    return set_pages(parts, table, table.page)


def _layouts() -> Mapping[ParagraphKind, BrailleParagraph]:
    """The layout of each kind of paragraph, as is the custom of German Braille books.

    Headings are kept with the text, paragraphs are indented, and lists hang.
    """
    from kartenwerk.printing.braille.pages import BrailleParagraph

    return {
        ParagraphKind.CHAPTER: BrailleParagraph("", before=2, first=4, others=4, keep=True),
        ParagraphKind.SECTION: BrailleParagraph("", before=1, first=4, others=4, keep=True),
        ParagraphKind.TEXT: BrailleParagraph("", first=2),
        ParagraphKind.ENTRY: BrailleParagraph("", others=2),
        ParagraphKind.BOX: BrailleParagraph("", before=1, first=2, keep=True),
        ParagraphKind.BOX_END: BrailleParagraph("", first=2),
        ParagraphKind.PICTURE: BrailleParagraph("", before=1, others=2),
    }


def _brf(workshop: Workshop, manuscript: Manuscript, script: Script, characters: str) -> Made:
    from kartenwerk.printing.braille.files import brf
    from kartenwerk.printing.braille.table import BrailleTable

    table = BrailleTable.load(workshop.roots)
    pages = braille_book(workshop, manuscript, script)
    return Made(brf(pages, table.ascii[characters]), len(pages))


def _pef(workshop: Workshop, manuscript: Manuscript, script: Script) -> Made:
    from kartenwerk.printing.braille.files import pef
    from kartenwerk.printing.braille.table import BrailleTable

    table = BrailleTable.load(workshop.roots)
    pages = braille_book(workshop, manuscript, script)
    identifier = f"kartenwerk-{manuscript.id}-{NAMES[script]}"
    return Made(pef(pages, table.page, manuscript.title, identifier), len(pages))


BASIC_BRAILLE = _editions("basic")
"""The booklet in basic script."""
