"""The rule booklet of a folder, a deck's or a whole game's: `regeln.md` or `rules.md` in it, set like all booklets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kartenwerk.base.errors import DataError, KartenwerkError, in_file
from kartenwerk.base.inputs import read_text
from kartenwerk.base.message import _
from kartenwerk.build.product import FileKind, MakeFile, Product
from kartenwerk.build.workshop import BookWorkshop, CustomWorkshop, Workshop
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.fonts import BookFonts
from kartenwerk.graphics.type.hyphenation import Hyphenator
from kartenwerk.products.booklet.icons import TextIcons
from kartenwerk.products.booklet.manuscript import BookLayout, Manuscript, Source
from kartenwerk.products.booklet.own_rules.diagram import NARROWEST, DiagramPen
from kartenwerk.products.booklet.own_rules.figures import BACK_COVER, COVER, INSIDE, OwnFigures
from kartenwerk.products.booklet.own_rules.files import FilePictures
from kartenwerk.products.booklet.own_rules.pieces import ShownPieces
from kartenwerk.products.booklet.own_rules.text import NAMED, OwnText, TextReader
from kartenwerk.products.boxed_game.art import art_deck
from kartenwerk.products.reference.card_product import reference_card
from kartenwerk.text.book.blocks import Block, Cover, FigureCall, LastPage, PagePicture, Panel, Together
from kartenwerk.text.book.chapters import Chapter
from kartenwerk.text.book.markdown import PICTURE, read_booklet
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.typography import typography_of
from kartenwerk.text.web.language import PageLanguage, page_words

LAST_FULL = 0.3
"""The share of the last page of the text that is filled at least: nothing follows that might fill it."""
COVERS = (0.0, 0.0, 500.0)
"""The prices of no back cover, of one, and of one and a white inside: rather these than pages that are half empty."""
MOST_LINES = 20_000
"""The most lines of a text."""


@dataclass(frozen=True)
class CustomRules(Source):
    """The rules in a folder that has some; those of a game are written by the workshop of its book."""

    def write(self, workshop: Workshop) -> Manuscript:
        return _manuscript(with_rules(workshop))

    def references(self, workshop: Workshop) -> tuple[Manuscript, ...]:
        return (_reference(with_rules(workshop)),)

    def product(self, name: str, kind: FileKind, make: MakeFile, *choices: tuple[str, str]) -> Product:
        return Product(f"{self.deck.id}/{name}", kind, make, (self.deck.id,), choices)


def with_rules(workshop: Workshop) -> CustomWorkshop:
    """The workshop as one of a folder, which it is because that brings rules; AssertionError for any other."""
    assert isinstance(workshop, CustomWorkshop)
    return workshop


def _manuscript(workshop: CustomWorkshop) -> Manuscript:
    file = workshop.deck.rules
    assert file is not None
    text = custom_text(workshop, file)
    chapter = _chapter(workshop.deck, file, text)
    # where the author sets the last page, no back cover follows it
    has_last_page = any(isinstance(block, LastPage) for block in chapter.blocks)
    plates = () if has_last_page else (PagePicture(INSIDE, {}), PagePicture(BACK_COVER, {}))
    return _write(workshop, replace(chapter, covers=(Cover(COVER, {}),), plates=plates), text)


def _reference(workshop: CustomWorkshop) -> Manuscript:
    file = workshop.deck.reference
    assert file is not None
    text = custom_text(workshop, file)
    return _write(workshop, _chapter(workshop.deck, file, text), text)


def _chapter(deck: CustomDeck, file: CustomFile, text: OwnText) -> Chapter:
    """A text of the folder."""
    typography, icons = typography_of(deck.tools.file.language), custom_text_icons(deck).names
    heads = RunningHeads(deck.title, _words(deck).rules)
    return Chapter(text.markdown, heads, file.name, typography=typography, icons=icons)


def _words(deck: CustomDeck) -> PageLanguage:
    return page_words(deck.tools.printed_in)


def _write(workshop: CustomWorkshop, chapter: Chapter, text: OwnText) -> Manuscript:
    deck = workshop.deck
    tools, words = deck.tools, _words(deck)
    figures = own_figures(workshop, text, chapter.source)
    has_own_font = isinstance(workshop.fonts, BookFonts) and workshop.fonts.has_text
    return Manuscript(
        deck.id,
        deck,
        title=deck.title,
        headline=f"{deck.title}: {words.rules}",
        line="",
        chapters=(chapter,),
        drawing=figures.draw,
        describe=figures.describe,
        signs=replace(custom_text_icons(deck), fonts=workshop.fonts),
        hyphenator=tools.hyphenator or Hyphenator(""),
        layout=BookLayout(last_full=LAST_FULL, plates=COVERS),
        footer=() if has_own_font else (words.font,),
        words=words,
        language=tools.file.language,
        peek=figures.peek,
    )


def own_figures(workshop: CustomWorkshop, text: OwnText, source: str) -> OwnFigures:
    """What draws and describes the figures of a text; the cover of a game's rules shows the art of its box."""
    deck = workshop.deck
    cover = art_deck(workshop) if isinstance(workshop, BookWorkshop) else deck
    usual = workshop.catalog.trim("a6").width
    return OwnFigures(deck, cover, pieces_of(workshop), text.tables, workshop.fonts, usual, source)


def pieces_of(workshop: CustomWorkshop) -> ShownPieces:
    """The cards and parts that the rules of the workshop's deck, or of its game, may show."""
    editions = workshop.editions
    tools = {edition.deck.id: edition.custom_tools for edition in editions.values()}
    decks = {name: edition.deck for name, edition in editions.items()}
    return ShownPieces.of(decks, lambda deck: tools[deck.id].faces(), workshop.deck.tools.data)


def check_custom_texts(workshop: CustomWorkshop, report: Report) -> None:
    """Report what is wrong with the rules and with the reference card, such as a card that is not there."""
    deck = workshop.deck
    for file in filter(None, (deck.rules, deck.reference)):
        if deck.cards:
            check_custom_text(workshop, file, report)
    if deck.reference and not any(fault.place.file == deck.reference.name for fault in report.faults):
        with report.at(Spot(deck.reference.name)):
            reference_card(workshop, _reference(workshop))


def check_custom_text(workshop: CustomWorkshop, file: CustomFile, report: Report) -> None:
    """Report all that cannot be read of a text for people, such as a card that is not there."""
    deck, name = workshop.deck, file.name
    icons = custom_text_icons(deck)
    lines: list[str] = []
    with report.at(Spot(name)), in_file(name):
        lines = _lines(file)
        text = _read(workshop, file, lines)
        missing = any(fault.place.rows for fault in report.faults)  # then a card may be missing because of its row
        for fault in text.faults:
            if not missing or "no_card" not in fault.message.values:
                report.add(fault)
        blocks = read_booklet(text.markdown, name, typography_of(deck.tools.file.language), icons.names)
        pictures = FilePictures(deck.tools, name)
        for call in _pictures(blocks):
            with report.at(Spot(name)):
                pictures.check(call.arguments)
        pen = DiagramPen(pieces_of(workshop), workshop.fonts, name)
        for table in text.tables.values():
            with report.at(Spot(name)):
                pen.draw(table, NARROWEST)
    for number, line in enumerate(lines, 1):
        for icon in (found[1] for found in NAMED.finditer(line)):
            if icon in icons.names and icon not in deck.by_id:
                with report.at(Spot(name, _("line {line}", line=number))):
                    icons.check(icon)
    _check_letters(workshop, name, lines, report)


def _pictures(blocks: Sequence[Block]) -> Iterator[FigureCall]:
    """The pictures of files among the blocks and within them."""
    for block in blocks:
        match block:
            case FigureCall() if block.name == PICTURE:
                yield block
            case Panel() | Together() | LastPage():
                yield from _pictures(block.blocks)


def _check_letters(workshop: CustomWorkshop, name: str, lines: Sequence[str], report: Report) -> None:
    """Report a character that the game's own family of text lacks, once each."""
    fonts, known = workshop.fonts, set()
    if not isinstance(fonts, BookFonts) or not fonts.has_text:
        return
    face = fonts.face("text")
    for number, line in enumerate(lines, 1):
        for sign in line:
            if not sign.isspace() and sign not in known and not face.has(sign):
                known.add(sign)
                report.fault(
                    _("the font lacks a character"),
                    Spot(name, _("line {line}", line=number)),
                    f"{sign} (U+{ord(sign):04X})",
                    _("another character"),
                )


def custom_text_icons(deck: CustomDeck) -> TextIcons:
    """The icons that the rules may show in their text."""
    tools = deck.tools
    return TextIcons(tools.icons, tools.fonts, tools.data.text.icon, tools.data.text.gap)


def custom_text(workshop: CustomWorkshop, file: CustomFile) -> OwnText:
    """A text with rows of cards as figures, and cards in sentences by their titles; lines keep their numbers.

    DataError with every name of a card, part or icon that there is none of, and with all else that is wrong.
    """
    text = _read(workshop, file, _lines(file))
    if text.faults:
        raise DataError([*text.faults]) if len(text.faults) > 1 else text.faults[0]
    return text


def _lines(file: CustomFile) -> list[str]:
    """The text as it is typed; KartenwerkError for one of more lines than a book has."""
    lines = read_text(file.path, file.name).split("\n")
    if len(lines) > MOST_LINES:
        raise KartenwerkError(
            "the text has too many lines",
            file=file.name,
            found=f"{len(lines):,}",
            expected=_("at most {most:,} lines", most=MOST_LINES),
        )
    return lines


def _read(workshop: CustomWorkshop, file: CustomFile, lines: list[str]) -> OwnText:
    tools = workshop.deck.tools
    icons = custom_text_icons(workshop.deck).names
    languages = tuple(tools.data.languages.values())
    return TextReader(file.name, pieces_of(workshop), icons, tools.words, languages).read(lines)
