"""The rule booklet of a deck of one's own: `regeln.md` or `rules.md` in its folder, set like all booklets.

Its cards are pictured: a line of nothing but cards, such as `:sonne-7: :regen-2:`, is a row of pictures; elsewhere an
id becomes a title.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.display import Form, Item, Matrix, Place
from kartenwerk.errors import KartenwerkError, in_file
from kartenwerk.inputs import read_text
from kartenwerk.literal import literal
from kartenwerk.own.deck import OwnDeck
from kartenwerk.own.faults import Report, Spot
from kartenwerk.own.folder import OwnFile
from kartenwerk.own.panels import BoxPanels
from kartenwerk.products.booklet.booklet import (
    BOX_BOOKLET,
    BOX_EDITION,
    LARGE_PRINT,
    TypesetRules,
    book_style,
    saddle_stitched,
)
from kartenwerk.type.hyphenation import Hyphenator

if TYPE_CHECKING:
    from kartenwerk.book.blocks import Figure
    from kartenwerk.book.chapters import Book

PAGES = ("a6", "a5", BOX_EDITION)
ROW, COVER = "karten", "umschlag"
WIDEST, GAP = 19.0, 2.0
"""The widest that a pictured card is, and the room between two, in mm."""

_CARD = re.compile(r":([a-z0-9_][\w-]*):")


def own_booklet_products(deck: OwnDeck, paper: str) -> list[Product]:
    """The booklet in every format, if the deck's folder has rules."""
    if deck.content.tools.folder.rules is None:
        return []
    found = [product for page in PAGES for product in own_page_products(deck, page, paper)]
    return [*found, own_large_print(deck), own_text_product(deck)]


def own_page_products(deck: OwnDeck, page: str, paper: str) -> list[Product]:
    """The booklet page by page, and imposed on sheets of `paper`."""
    name = BOX_BOOKLET if page == BOX_EDITION else f"regeln_{page}"
    stem, imposed = (f"{deck.id}/{deck.file_name(each)}" for each in (name, f"{name}_auf_{paper}"))
    impose = partial(own_booklet, page=page, paper=paper)
    return [
        Product(f"{stem}.pdf", "booklet", partial(own_booklet, page=page), (deck.id,)),
        Product(f"{imposed}.pdf", "imposed", impose, (deck.id,)),
    ]


def own_large_print(deck: OwnDeck) -> Product:
    """The booklet in large print."""
    path = f"{deck.id}/{deck.file_name('regeln_grossdruck')}.pdf"
    return Product(path, "booklet", partial(own_booklet, page=LARGE_PRINT), (deck.id,))


def own_text_product(deck: OwnDeck) -> Product:
    """The booklet as plain text."""
    return Product(f"{deck.id}/{deck.file_name('regeln')}.txt", "text", own_text, (deck.id,))


def own_booklet(workshop: Workshop, page: str, paper: str | None = None) -> Made:
    """The booklet page by page, or imposed on sheets of `paper`."""
    deck = workshop.given_deck
    book = _composed(workshop, deck, page)
    pages = book.pages if paper is None else saddle_stitched(workshop, book, paper)
    return printed(workshop, deck.palette, pages, deck.title, deck.content.tools.words.rules, duplex="long-edge")


def own_text(workshop: Workshop) -> Made:
    """The booklet as plain text, its cards named."""
    from kartenwerk.book.markdown import read_booklet
    from kartenwerk.book.plain import (
        READ_IN_ENGLISH,
        READ_IN_GERMAN,
        Paragraph,
        ParagraphKind,
        PlainReader,
        wrapped,
    )
    from kartenwerk.book.typography import typography_of

    deck = workshop.given_deck

    name, tools = own_rules(deck).name, deck.content.tools
    words = READ_IN_GERMAN if tools.file.language == "de" else READ_IN_ENGLISH
    with in_file(name):
        blocks = read_booklet(own_markdown(deck), name, typography_of(tools.file.language))
        title = Paragraph(ParagraphKind.CHAPTER, f"{deck.title}: {tools.words.rules}")
        told = [title, *PlainReader(partial(cards_named, deck), words=words).read(blocks)]
    return Made(wrapped(told).encode(), 1)


def check_own_rules(workshop: Workshop, report: Report) -> None:
    """Report what cannot be read of the rules, such as a card that is not there."""
    from kartenwerk.book.markdown import read_booklet
    from kartenwerk.book.typography import typography_of

    deck = workshop.given_deck
    if deck.content.tools.folder.rules is None or not deck.content.cards:
        return
    name = own_rules(deck).name
    with report.at(Spot(name)), in_file(name):
        read_booklet(own_markdown(deck), name, typography_of(deck.content.tools.file.language))


def cards_named(deck: OwnDeck, name: str, arguments: Mapping[str, str]) -> Sequence[str]:
    """A row of cards in words; of the cover the title."""
    ids = [id for id in arguments.get("ids", "").split() if id in deck.content.by_id]
    return [", ".join(deck.content.by_id[id].title for id in ids) or deck.title]


def own_rules(deck: OwnDeck) -> OwnFile:
    found = deck.content.tools.folder.rules
    assert found is not None
    return found


def _composed(workshop: Workshop, deck: OwnDeck, page: str) -> Book:
    return workshop.once(("own booklet", page), lambda: _compose(workshop, deck, page))


def _compose(workshop: Workshop, deck: OwnDeck, page: str) -> Book:
    setter, chapter = typeset_own_rules(workshop, deck, page)
    with in_file(own_rules(deck).name):
        return setter.bind([chapter])


def typeset_own_rules(workshop: Workshop, deck: OwnDeck, page: str) -> TypesetRules:
    """The booklet in the style of a page size, not bound yet."""
    from kartenwerk.book.chapters import Chapter
    from kartenwerk.book.compose import chapter_setter
    from kartenwerk.book.page import RunningHeads
    from kartenwerk.book.typography import typography_of

    tools, name = deck.content.tools, own_rules(deck).name
    text = f"::: umschlag {COVER} :::\n\n{own_markdown(deck)}"
    heads, typography = RunningHeads(deck.title, tools.words.rules), typography_of(tools.file.language)
    draw, style = partial(own_figure, workshop, deck), book_style(workshop, deck, page)
    with in_file(name):
        setter = chapter_setter(style, workshop.fonts, tools.hyphenator or Hyphenator(""), draw)
        return TypesetRules(setter, setter.typeset(Chapter(text, heads, name, typography=typography)))


def own_figure(
    workshop: Workshop, deck: OwnDeck, name: str, arguments: Mapping[str, str], measure: float, lead: float
) -> Figure:
    """A row of cards, or the cover, which looks like the front of the box."""
    from kartenwerk.book.blocks import Figure

    if name == COVER:
        front = BoxPanels(deck, len(deck.pack.cards), 0.0, 3.0)
        return Figure(1, front.items("front", measure, lead))
    if name != ROW:
        raise KartenwerkError("there is no such figure", found=name, expected="cards, such as :id:")
    forms = [workshop.own_faces(deck.boxes).small(id) for id in arguments.get("ids", "").split()]
    return _row(deck, forms, measure, lead)


def _row(deck: OwnDeck, forms: Sequence[Form], measure: float, lead: float) -> Figure:
    """Cards beside each other in the middle, in several rows if they are many."""
    from kartenwerk.book.blocks import Figure

    columns = min(len(forms), max(1, int((measure + GAP) / (WIDEST * 0.7 + GAP))))
    width = min(WIDEST, (measure - GAP * (columns - 1)) / columns)
    height = width * deck.height / deck.width
    scale = width / deck.width
    items: list[Item] = []
    rows = -(-len(forms) // columns)
    lines = math.ceil((rows * (height + GAP)) / lead)
    for number, form in enumerate(forms):
        row, column = divmod(number, columns)
        there = min(columns, len(forms) - row * columns)
        left = (measure - there * width - (there - 1) * GAP) / 2 + column * (width + GAP)
        items.append(Place(form, Matrix(scale, 0, 0, scale, left, row * (height + GAP) + GAP / 2)))
    return Figure(lines, tuple(items))


def own_markdown(deck: OwnDeck) -> str:
    """The rules with rows of cards as figures, and cards in sentences by their titles."""
    file = own_rules(deck)
    text = read_text(file.path, file.name)
    known = deck.content.by_id

    def title(found: re.Match[str]) -> str:
        return f"*{literal(known[found[1]].title)}*" if found[1] in known else found[0]

    lines = []
    for line in text.split("\n"):
        ids = _CARD.findall(line)
        if ids and not _CARD.sub("", line).strip():
            missing = [id for id in ids if id not in known]
            if missing:
                raise KartenwerkError("there is no card of that id", file=file.name, found=missing[0])
            lines += ["", f'::: figur {ROW} "ids={" ".join(ids)}" :::', ""]
        else:
            lines.append(_CARD.sub(title, line))
    return "\n".join(lines)
