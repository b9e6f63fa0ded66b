"""A booklet in Braille, made from its plain text: BRF and PEF files in basic or full script."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate, chain
from typing import NamedTuple

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, in_file
from kartenwerk.base.message import _
from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.printing.braille.files import brf, pef
from kartenwerk.printing.braille.pages import BraillePage, BrailleParagraph, set_pages
from kartenwerk.printing.braille.script import SCRIPTS, Script, full_script, translator
from kartenwerk.printing.braille.table import BrailleTable
from kartenwerk.products.booklet.manuscript import Edition, Manuscript
from kartenwerk.products.booklet.plain import plain_front, plain_parts
from kartenwerk.text.book.plain import Paragraph, ParagraphKind

NAMES = {"basic": "basisschrift", "full": "vollschrift"}
"""The names of the scripts in file names."""


def read_script(text: str) -> Script:
    """The script of that name; KartenwerkError for any other name."""
    for script in SCRIPTS:
        if script == text:
            return script
    raise KartenwerkError("there is no such script", key="--braille", found=repr(text), expected=_("basic or full"))


def braille_editions(roots: DataRoots, language: str, script: Script) -> list[Edition]:
    """The booklet for embossers, its rules being in that language: BRF in each of its character sets, and PEF.

    KartenwerkError for a language without Braille.
    """
    table = BrailleTable.load(roots, language)
    if script == "full":
        full_script(table)
    makes = {f"_{name}.brf": partial(_brf, script=script, characters=name) for name in table.sets}
    makes[".pef"] = partial(_pef, script=script)
    choices = (("braille", script),)
    return [Edition(NAMES[script], ending, "text", make, choices) for ending, make in makes.items()]


@once_a_run
def braille_book(workshop: Workshop, manuscript: Manuscript, script: Script) -> tuple[BraillePage, ...]:
    """The booklet's pages, composed once for all files that hold them.

    Each part of a collected book begins on a page of its own, and the contents name these pages.
    """
    setter = BrailleSetter(manuscript, script, _table(workshop, manuscript))
    parts = plain_parts(manuscript)
    if len(parts) == 1:
        return setter.pages([*plain_front(manuscript), *parts[0]])
    bodies = [setter.pages(part) for part in parts]
    front: tuple[BraillePage, ...] = ()
    while True:
        starts = [*accumulate(map(len, bodies), initial=len(front) + 1)]
        following = setter.pages(plain_front(manuscript, starts[:-1]))
        if len(following) == len(front):
            numbered = (setter.pages(part, start) for part, start in zip(parts, starts, strict=False))
            return (*following, *chain.from_iterable(numbered))
        front = following


class BrailleSetter(NamedTuple):
    """Sets paragraphs of a manuscript in a script."""

    manuscript: Manuscript
    script: Script
    table: BrailleTable

    def pages(self, paragraphs: Sequence[Paragraph], first: int = 1) -> tuple[BraillePage, ...]:
        """The paragraphs on pages that are numbered from `first` on."""
        with in_file(self.manuscript.source):
            texts = translator(self.script, self.table)([paragraph.text for paragraph in paragraphs])
        parts = [LAYOUTS[each.kind]._replace(text=text) for each, text in zip(paragraphs, texts, strict=True)]
        return set_pages(parts, self.table, self.table.page, first)


LAYOUTS = {
    ParagraphKind.CHAPTER: BrailleParagraph("", before=2, first=4, others=4, keep=True),
    ParagraphKind.SECTION: BrailleParagraph("", before=1, first=4, others=4, keep=True),
    ParagraphKind.TEXT: BrailleParagraph("", first=2),
    ParagraphKind.ENTRY: BrailleParagraph("", others=2),
    ParagraphKind.BOX: BrailleParagraph("", before=1, first=2, keep=True),
    ParagraphKind.BOX_END: BrailleParagraph("", first=2),
    ParagraphKind.PICTURE: BrailleParagraph("", before=1, others=2),
}
"""The layout of each kind of paragraph, as is the custom of Braille books, German and English.

Headings are kept with the text, paragraphs are indented, and lists hang.
"""


def _brf(workshop: Workshop, manuscript: Manuscript, script: Script, characters: str) -> Made:
    table = _table(workshop, manuscript)
    pages = braille_book(workshop, manuscript, script)
    return Made(brf(pages, table.ascii[characters]), len(pages))


def _pef(workshop: Workshop, manuscript: Manuscript, script: Script) -> Made:
    table = _table(workshop, manuscript)
    pages = braille_book(workshop, manuscript, script)
    identifier = f"kartenwerk-{manuscript.id}-{NAMES[script]}"
    return Made(pef(pages, table.page, manuscript.title, identifier, table.language), len(pages))


def _table(workshop: Workshop, manuscript: Manuscript) -> BrailleTable:
    return BrailleTable.load(workshop.roots, manuscript.language)
