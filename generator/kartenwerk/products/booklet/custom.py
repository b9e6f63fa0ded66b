"""The rule booklet of a deck of one's own: `regeln.md` or `rules.md` in its folder, set like all booklets.

Its cards are pictured: a line of nothing but cards, such as `:sonne-7: :regen-2:`, is a row of pictures; elsewhere an
id becomes a title. The name of an icon, such as `:muenze:`, becomes that icon.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from kartenwerk.base.errors import DataError, KartenwerkError, in_file, perhaps
from kartenwerk.base.inputs import read_text
from kartenwerk.base.message import _
from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.panels import LARGEST, BoxPanels
from kartenwerk.graphics.display import Form, Item, Matrix, Place
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.products.booklet.booklet import (
    BOX_BOOKLET,
    BOX_EDITION,
    LARGE_PRINT,
    TypesetRules,
    book_style,
    saddle_stitched,
)
from kartenwerk.products.booklet.icons import TextIcons
from kartenwerk.text.literal import literal

if TYPE_CHECKING:
    from kartenwerk.text.book.blocks import Block, Figure
    from kartenwerk.text.book.chapters import Book

PAGES = ("a6", "a5", BOX_EDITION)
ROW, COVER, BACK_COVER, INSIDE = "karten", "umschlag", "rueckseite", "innenseite"
"""The pictures of a booklet: a row of cards, the cover, and where the text leaves pages free the back of the cover and
its white inside. So pages are filled, and none is half empty because four are folded from a sheet."""
LAST_FULL = 0.3
"""The share of the last page of the text that is filled at least: nothing follows that might fill it."""
COVERS = (0.0, 0.0, 500.0)
"""The prices of no back cover, of one, and of one and a white inside: rather these than pages that are half empty."""
WIDEST, GAP = 19.0, 2.0
"""The widest that a pictured card is, and the room between two, in mm."""
SHRUNK = 0.4
"""By how much of a line a row of cards is made lower, so that it does not leave nearly a whole line free."""

NAMES_TOLD = 6
"""How many names of icons a message lists."""

NO_CARD = _("there is no card and no icon of that name")
_NAMED = re.compile(r"\\:|:(\w[\w-]*):")
_LAST_PAGE = re.compile(r"^::: letzte-seite", re.MULTILINE)
_DIRECTIVE = re.compile(r":::\s*(?P<name>[\w-]+)(?P<rest>.*?)\s*\Z")


def custom_booklet_products(deck: CustomDeck, paper: str) -> list[Product]:
    """The booklet in every format, of a deck whose folder has rules."""
    found = [product for page in PAGES for product in custom_page_products(deck, page, paper)]
    return [*found, custom_large_print(deck), custom_text_product(deck)]


def custom_page_products(deck: CustomDeck, page: str, paper: str) -> list[Product]:
    """The booklet page by page, and imposed on sheets of `paper`."""
    name = BOX_BOOKLET if page == BOX_EDITION else f"regeln_{page}"
    stem, imposed = (f"{deck.id}/{deck.file_name(each)}" for each in (name, f"{name}_auf_{paper}"))
    impose = partial(custom_booklet, deck=deck, page=page, paper=paper)
    return [
        Product(f"{stem}.pdf", "booklet", partial(custom_booklet, deck=deck, page=page), (deck.id,)),
        Product(f"{imposed}.pdf", "imposed", impose, (deck.id,)),
    ]


def custom_large_print(deck: CustomDeck) -> Product:
    """The booklet in large print."""
    path = f"{deck.id}/{deck.file_name('regeln_grossdruck')}.pdf"
    return Product(path, "booklet", partial(custom_booklet, deck=deck, page=LARGE_PRINT), (deck.id,))


def custom_text_product(deck: CustomDeck) -> Product:
    """The booklet as plain text."""
    return Product(f"{deck.id}/{deck.file_name('regeln')}.txt", "text", partial(custom_text, deck=deck), (deck.id,))


def custom_booklet(workshop: Workshop, deck: CustomDeck, page: str, paper: str | None = None) -> Made:
    """The booklet page by page, or imposed on sheets of `paper`."""
    book = compose_custom_rules(workshop, deck, page)
    pages = book.pages if paper is None else saddle_stitched(workshop, book, paper)
    return make_pdf(workshop, deck.palette, pages, deck.title, deck.tools.words.rules, duplex="long-edge")


def custom_text(workshop: Workshop, deck: CustomDeck) -> Made:
    """The booklet as plain text, its cards named."""
    from kartenwerk.text.book.plain import (
        READ_IN_ENGLISH,
        READ_IN_GERMAN,
        Paragraph,
        ParagraphKind,
        PlainReader,
        wrap,
    )

    name, tools = custom_rules(deck).name, deck.tools
    words = READ_IN_GERMAN if tools.file.language == "de" else READ_IN_ENGLISH
    with in_file(name):
        blocks = read_custom_rules(deck)
        title = Paragraph(ParagraphKind.CHAPTER, f"{deck.title}: {tools.words.rules}")
        told = [title, *PlainReader(partial(cards_named, deck), words=words).read(blocks)]
    return Made(wrap(told).encode(), 1)


def check_custom_rules(deck: CustomDeck, report: Report) -> None:
    """Report all that cannot be read of the rules, such as a card that is not there."""
    if deck.tools.folder.rules is None or not deck.cards:
        return
    name = custom_rules(deck).name
    lines: Sequence[str] = ()
    with report.at(Spot(name)), in_file(name):
        lines = _lines(deck)
        text, faults = _read_markdown(deck, lines)
        missing = any(fault.place.rows for fault in report.faults)  # then a card may be missing because of its row
        for fault in faults:
            if not missing or "no_card" not in fault.message.values:
                report.add(fault)
        _read_blocks(deck, text)
    icons = custom_text_icons(deck)
    for number, line in enumerate(lines, 1):
        for icon in (found[1] for found in _NAMED.finditer(line)):
            if icon in icons.names and icon not in deck.by_id:
                with report.at(Spot(name, _("line {line}", line=number))):
                    icons.check(icon)


def read_custom_rules(deck: CustomDeck) -> tuple[Block, ...]:
    """The blocks of the rules; KartenwerkError, of several faults DataError, where they cannot be read."""
    return _read_blocks(deck, custom_markdown(deck))


def _read_blocks(deck: CustomDeck, text: str) -> tuple[Block, ...]:
    from kartenwerk.text.book.markdown import read_booklet
    from kartenwerk.text.book.typography import typography_of

    typography = typography_of(deck.tools.file.language)
    return read_booklet(text, custom_rules(deck).name, typography, custom_text_icons(deck).names)


def custom_text_icons(deck: CustomDeck) -> TextIcons:
    """The icons that the rules may show in their text."""
    tools = deck.tools
    return TextIcons(tools.icons, tools.data.text.icon, tools.data.text.gap)


def cards_named(deck: CustomDeck, name: str, arguments: Mapping[str, str]) -> Sequence[str]:
    """A row of cards in words; of the cover the title."""
    ids = [id for id in arguments.get("ids", "").split() if id in deck.by_id]
    return [", ".join(deck.by_id[id].title for id in ids) or deck.title]


def custom_rules(deck: CustomDeck) -> CustomFile:
    found = deck.tools.folder.rules
    assert found is not None
    return found


def compose_custom_rules(workshop: Workshop, deck: CustomDeck, page: str) -> Book:
    return workshop.once(("own booklet", page), lambda: _compose(workshop, deck, page))


def _compose(workshop: Workshop, deck: CustomDeck, page: str) -> Book:
    setter, chapter = typeset_custom_rules(workshop, deck, page)
    with in_file(custom_rules(deck).name):
        book = setter.bind([chapter])
        return replace(book, pages=custom_text_icons(deck).drawn(book.pages, workshop.fonts))


def typeset_custom_rules(workshop: Workshop, deck: CustomDeck, page: str) -> TypesetRules:
    """The booklet in the style of a page size, not bound yet."""
    from kartenwerk.text.book.chapters import Chapter
    from kartenwerk.text.book.compose import chapter_setter
    from kartenwerk.text.book.page import RunningHeads
    from kartenwerk.text.book.typography import typography_of

    tools, name = deck.tools, custom_rules(deck).name
    rules, cover = custom_markdown(deck), f"::: umschlag {COVER} :::"
    covers = f"{cover}\n::: tafel {INSIDE} :::\n::: tafel {BACK_COVER} :::"
    # at the end, so that lines keep their numbers; where the author tells the last page, no back cover follows it
    text = f"{rules}\n{cover if _LAST_PAGE.search(rules) else covers}"
    heads, typography = RunningHeads(deck.title, tools.words.rules), typography_of(tools.file.language)
    draw, style = partial(custom_figure, workshop, deck), book_style(workshop, deck, page)
    with in_file(name):
        icons = custom_text_icons(deck)
        fonts, hyphenator = icons.typefaces(workshop.fonts), tools.hyphenator or Hyphenator("")
        marks, names = icons.marks(style.inks.text), deck.compound_names
        setter = chapter_setter(style, fonts, hyphenator, draw, marks, names=names)
        setter = replace(setter, last_full=LAST_FULL, plates=COVERS)
        chapter = Chapter(text, heads, name, typography=typography, icons=icons.names)
        return TypesetRules(setter, setter.typeset(chapter))


def custom_figure(
    workshop: Workshop, deck: CustomDeck, name: str, arguments: Mapping[str, str], measure: float, lead: float
) -> Figure:
    """A row of cards, or the cover, which looks like the box: in front, behind or inside."""
    from kartenwerk.text.book.blocks import Figure

    if name == INSIDE:
        return Figure(1, ())
    if name in (COVER, BACK_COVER):
        larger = max(1.0, measure / workshop.catalog.trim(PAGES[0]).width)
        panels = BoxPanels(deck, len(deck.pack.cards), 0.0, 3.0, LARGEST * larger)
        return Figure(1, panels.items("front" if name == COVER else "back", measure, lead))
    if name != ROW:
        raise KartenwerkError("there is no such figure", found=name, expected=_("cards, such as :id:"))
    forms = map(workshop.tools(deck).small, arguments.get("ids", "").split())
    return _row(deck, [form for form in forms if form], measure, lead)


def _row(deck: CustomDeck, forms: Sequence[Form], measure: float, lead: float) -> Figure:
    """Cards beside each other in the middle, in several rows if they are many."""
    from kartenwerk.text.book.blocks import Figure

    columns = min(len(forms), max(1, int((measure + GAP) / (WIDEST * 0.7 + GAP))))
    rows = -(-len(forms) // columns)
    widest = min(WIDEST, (measure - GAP * (columns - 1)) / columns)
    lines = max(1, math.ceil(rows * (widest * deck.height / deck.width + GAP) / lead - SHRUNK))
    height = min(widest * deck.height / deck.width, lines * lead / rows - GAP)
    scale = height / deck.height
    width = scale * deck.width
    top = (lines * lead - rows * (height + GAP) + GAP) / 2
    items: list[Item] = []
    for number, form in enumerate(forms):
        row, column = divmod(number, columns)
        there = min(columns, len(forms) - row * columns)
        left = (measure - there * width - (there - 1) * GAP) / 2 + column * (width + GAP)
        items.append(Place(form, Matrix(scale, 0, 0, scale, left, top + row * (height + GAP))))
    return Figure(lines, tuple(items))


def custom_markdown(deck: CustomDeck) -> str:
    """The rules with rows of cards as figures, and cards in sentences by their titles; lines keep their numbers.

    DataError with every name between colons that is neither a card nor an icon, and with unknown directives.
    """
    text, faults = _read_markdown(deck, _lines(deck))
    if faults:
        raise DataError(faults) if len(faults) > 1 else faults[0]
    return text


def _lines(deck: CustomDeck) -> list[str]:
    """The rules as they are typed."""
    file = custom_rules(deck)
    return read_text(file.path, file.name).split("\n")


def _read_markdown(deck: CustomDeck, typed: Sequence[str]) -> tuple[str, list[KartenwerkError]]:
    """The rules as `custom_markdown` gives them, and what is wrong with them; what is wrong is left out."""
    file, known = custom_rules(deck), deck.by_id
    icons = custom_text_icons(deck).names
    faults: list[KartenwerkError] = []

    def shown(found: re.Match[str], line: int) -> str:
        name = found[1]
        if name is None:
            return literal(":")
        if name in known:
            return f"*{literal(known[name].title)}*"
        if name in icons:
            return found[0]
        beside = found.string[found.start() - 1 : found.start()] + found.string[found.end() : found.end() + 1]
        if not any(sign.isalnum() for sign in beside):  # else as in "10:30:00" and "Spieler:innen:"
            faults.append(_nameless(deck, file.name, line, name))
        return found[0]

    lines = []
    for number, line in enumerate(typed, 1):
        ids = [found[1] for found in _NAMED.finditer(line)]
        if ids and all(id in known for id in ids) and not _NAMED.sub("", line).strip():
            lines.append(f'::: figur {ROW} "ids={" ".join(ids)}" :::')
        elif directive := _DIRECTIVE.match(line):
            lines.append(_in_german(deck, directive, number, faults))
        else:
            lines.append(_NAMED.sub(partial(shown, line=number), line))
    return "\n".join(lines), faults


def _in_german(deck: CustomDeck, directive: re.Match[str], line: int, faults: list[KartenwerkError]) -> str:
    """The line of a directive, which booklets know by its German name; one that is not known groups what it holds."""
    languages = deck.tools.data.languages
    names = {name: german for each in languages.values() for name, german in each.directives.items()}
    name, rest = directive["name"], directive["rest"]
    if name in names:
        return f"::: {names[name]}{rest}"
    own = [*deck.tools.words.directives]
    faults.append(
        KartenwerkError(
            "there is no such directive{perhaps}",
            perhaps=perhaps(name, own),
            file=custom_rules(deck).name,
            key=_("line {line}", line=line),
            found=f"{name}{rest.removesuffix(':::').rstrip()}",
            expected=", ".join(own),
        )
    )
    return "" if rest.endswith(":::") else "::: zusammen"


def _nameless(deck: CustomDeck, file: str, line: int, name: str) -> KartenwerkError:
    """The error for a name between colons that is neither a card nor an icon: the nearest, and what there is."""
    cards, icons = deck.by_id, sorted(custom_text_icons(deck).names)
    titled = {card.title.casefold(): id for id, card in cards.items()}
    near = titled.get(name.casefold())
    first, shown = next(iter(cards)), ", ".join(icons[:NAMES_TOLD])
    return KartenwerkError(
        "{no_card}{perhaps}",
        no_card=NO_CARD,
        perhaps=perhaps(near or name, [*cards, *icons]),
        file=file,
        key=_("line {line}", line=line),
        found=f":{name}:",
        expected=_(
            "the id of a card, such as {example} (`id` in [card] names them), or an icon: {icons}",
            example=first,
            icons=shown or "–",
        ),
    )
