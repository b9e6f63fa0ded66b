"""The rule booklet of a deck of one's own: `regeln.md` or `rules.md` in its folder, set like all booklets.

Its cards are pictured: a line of nothing but cards, such as `:sonne-7: :regen-2:`, is a row of pictures; elsewhere an
id becomes a title. The name of an icon, such as `:muenze:`, becomes that icon.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from kartenwerk.base.errors import DataError, KartenwerkError, in_file, perhaps
from kartenwerk.base.inputs import read_text
from kartenwerk.base.message import _
from kartenwerk.build.product import FileKind, MakeFile, Product
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog.load import GERMAN
from kartenwerk.custom.deck import CustomDeck, with_folder
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.panels import LARGEST, BoxPanels
from kartenwerk.graphics.display import Box, Form, Item, Matrix, Place
from kartenwerk.graphics.svg.reader import Drawing
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.products.booklet.icons import TextIcons
from kartenwerk.products.booklet.manuscript import BookLayout, Manuscript, Source
from kartenwerk.products.reference.card_product import reference_card
from kartenwerk.text.book.blocks import Cover, PagePicture
from kartenwerk.text.book.chapters import Chapter
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.typography import typography_of
from kartenwerk.text.literal import literal
from kartenwerk.text.web.language import PAGE_IN_ENGLISH, PAGE_IN_GERMAN, PageLanguage

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

NAMES_LISTED = 6
"""How many names of icons a message lists."""

NO_CARD = _("there is no card and no icon of that name")
_NAMED = re.compile(r"\\:|:(\w[\w-]*):")
_LAST_PAGE = re.compile(r"^::: letzte-seite", re.MULTILINE)
_DIRECTIVE = re.compile(r":::\s*(?P<name>[\w-]+)(?P<rest>.*?)\s*\Z")


@dataclass(frozen=True)
class CustomRules(Source):
    """The rules in the folder of a deck of one's own, which has some."""

    def write(self, workshop: Workshop) -> Manuscript:
        return _manuscript(workshop, with_folder(self.deck))

    def references(self, workshop: Workshop) -> tuple[Manuscript, ...]:
        return (_reference(workshop, with_folder(self.deck)),)

    def product(self, name: str, kind: FileKind, make: MakeFile, *choices: tuple[str, str]) -> Product:
        return Product(f"{self.deck.id}/{name}", kind, make, (self.deck.id,), choices)


def _manuscript(workshop: Workshop, deck: CustomDeck) -> Manuscript:
    chapter = _chapter(deck, deck.rules)
    # where the author sets the last page, no back cover follows it
    plates = () if _LAST_PAGE.search(chapter.markdown) else (PagePicture(INSIDE, {}), PagePicture(BACK_COVER, {}))
    return _write(workshop, deck, replace(chapter, covers=(Cover(COVER, {}),), plates=plates))


def _reference(workshop: Workshop, deck: CustomDeck) -> Manuscript:
    return _write(workshop, deck, _chapter(deck, deck.reference))


def _chapter(deck: CustomDeck, file: CustomFile | None) -> Chapter:
    """A text of the folder, which is there."""
    assert file is not None
    typography, icons = typography_of(deck.tools.file.language), custom_text_icons(deck).names
    heads = RunningHeads(deck.title, _words(deck).rules)
    return Chapter(custom_markdown(deck, file), heads, file.name, typography=typography, icons=icons)


def _words(deck: CustomDeck) -> PageLanguage:
    return PAGE_IN_GERMAN if deck.tools.printed_in == GERMAN else PAGE_IN_ENGLISH


def _write(workshop: Workshop, deck: CustomDeck, chapter: Chapter) -> Manuscript:
    tools, words = deck.tools, _words(deck)
    return Manuscript(
        deck.id,
        deck,
        title=deck.title,
        headline=f"{deck.title}: {words.rules}",
        line="",
        chapters=(chapter,),
        drawing=partial(custom_figure, workshop, deck),
        describe=partial(cards_named, deck),
        signs=custom_text_icons(deck),
        hyphenator=tools.hyphenator or Hyphenator(""),
        layout=BookLayout(last_full=LAST_FULL, plates=COVERS),
        footer=(words.font,),
        words=words,
        language=tools.file.language,
    )


def check_custom_texts(workshop: CustomWorkshop, report: Report) -> None:
    """Report what is wrong with the rules and with the reference card, such as a card that is not there."""
    deck = workshop.deck
    for file in filter(None, (deck.rules, deck.reference)):
        if deck.cards:
            check_custom_text(deck, file, report)
    if deck.reference and not any(fault.place.file == deck.reference.name for fault in report.faults):
        with report.at(Spot(deck.reference.name)):
            reference_card(workshop, _reference(workshop, deck))


def check_custom_text(deck: CustomDeck, file: CustomFile, report: Report) -> None:
    """Report all that cannot be read of a text for people, such as a card that is not there."""
    name = file.name
    lines: Sequence[str] = ()
    with report.at(Spot(name)), in_file(name):
        lines = _lines(file)
        text, faults = _read_markdown(deck, file, lines)
        missing = any(fault.place.rows for fault in report.faults)  # then a card may be missing because of its row
        for fault in faults:
            if not missing or "no_card" not in fault.message.values:
                report.add(fault)
        read_booklet(text, name, typography_of(deck.tools.file.language), custom_text_icons(deck).names)
    icons = custom_text_icons(deck)
    for number, line in enumerate(lines, 1):
        for icon in (found[1] for found in _NAMED.finditer(line)):
            if icon in icons.names and icon not in deck.by_id:
                with report.at(Spot(name, _("line {line}", line=number))):
                    icons.check(icon)


def custom_text_icons(deck: CustomDeck) -> TextIcons:
    """The icons that the rules may show in their text."""
    tools = deck.tools
    return TextIcons(tools.icons, tools.fonts, tools.data.text.icon, tools.data.text.gap)


def cards_named(deck: CustomDeck, name: str, arguments: Mapping[str, str]) -> Sequence[str]:
    """A row of cards in words; of the cover the title."""
    ids = [id for id in arguments.get("ids", "").split() if id in deck.by_id]
    return [", ".join(deck.by_id[id].title for id in ids) or deck.title]


def custom_figure(
    workshop: Workshop, deck: CustomDeck, name: str, arguments: Mapping[str, str], measure: float, lead: float
) -> Drawing:
    """A row of cards, or the cover, which looks like the box: in front, behind or inside."""
    if name == INSIDE:
        return _drawing(measure, lead, ())
    if name in (COVER, BACK_COVER):
        larger = max(1.0, measure / workshop.catalog.trim("a6").width)
        panels = BoxPanels(deck, len(deck.pack.cards), 0.0, 3.0, LARGEST * larger)
        return _drawing(measure, lead, panels.items("front" if name == COVER else "back", measure, lead))
    if name != ROW:
        raise KartenwerkError("there is no such figure", found=name, expected=_("cards, such as :id:"))
    forms = map(workshop.tools(deck).small, arguments.get("ids", "").split())
    return _row(deck, [form for form in forms if form], measure, lead)


def _drawing(width: float, height: float, items: Sequence[Item]) -> Drawing:
    return Drawing(width, height, Box(0, 0, width, height), tuple(items))


def _row(deck: CustomDeck, forms: Sequence[Form], measure: float, lead: float) -> Drawing:
    """Cards beside each other in the middle, in several rows if they are many."""
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
    return _drawing(measure, lines * lead, items)


def custom_markdown(deck: CustomDeck, file: CustomFile) -> str:
    """A text with rows of cards as figures, and cards in sentences by their titles; lines keep their numbers.

    DataError with every name between colons that is neither a card nor an icon, and with unknown directives.
    """
    text, faults = _read_markdown(deck, file, _lines(file))
    if faults:
        raise DataError(faults) if len(faults) > 1 else faults[0]
    return text


def _lines(file: CustomFile) -> list[str]:
    """The text as it is typed."""
    return read_text(file.path, file.name).split("\n")


def _read_markdown(deck: CustomDeck, file: CustomFile, typed: Sequence[str]) -> tuple[str, list[KartenwerkError]]:
    """The text as `custom_markdown` gives them, and what is wrong with them; what is wrong is left out."""
    known = deck.by_id
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
            lines.append(_in_german(deck, file, directive, number, faults))
        else:
            lines.append(_NAMED.sub(partial(shown, line=number), line))
    return "\n".join(lines), faults


def _in_german(
    deck: CustomDeck, file: CustomFile, directive: re.Match[str], line: int, faults: list[KartenwerkError]
) -> str:
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
            file=file.name,
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
    first, shown = next(iter(cards)), ", ".join(icons[:NAMES_LISTED])
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
