"""The collected rule book of a deck: its cards, all its games, and one glossary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.booklet import BACK, SUBJECT, TAILPIECE, book_style, booklet_values, saddle_stitched
from kartenwerk.products.booklet.contents import led
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.glossary import merged, read_glossary
from kartenwerk.products.booklet.lettering import CardLettering, suit_marks
from kartenwerk.products.box.design import box_design
from kartenwerk.products.box.panels import deck_pitch
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.kits.game_order import GameOrder, joint_choices

if TYPE_CHECKING:
    from kartenwerk.text.book.blocks import Figure
    from kartenwerk.text.book.chapters import Book, Chapter, ChapterSetter, OutlineEntry, TypesetChapter

TITLE = "Regelbuch"
GLOSSARY = "glossary.md.j2"
ENDPAPER, TITLE_PAGE, OPENING = "deck/vorsatz", "deck/titelblatt", "deck/kapitel"
"""The pictures that fill a page: after the cover, before the contents, before a chapter without a cover of its own."""


class TocSection(NamedTuple):
    """A section in the table of contents."""

    title: str
    page: int


class TocChapter(NamedTuple):
    """A chapter in the table of contents, with its sections."""

    title: str
    page: int
    sections: tuple[TocSection, ...]


class GamePart(NamedTuple):
    """A game in the book: its session, and the values for its templates."""

    session: Session
    values: Mapping[str, Any]


def rulebook_products(orders: Sequence[GameOrder], deck: str, page: str, paper: str) -> list[Product]:
    """The book page by page, and imposed on sheets of `paper` to fold and staple.

    It belongs to the batch of its last game, whose examples have been found by then.
    """
    inputs = (deck, *(order.game for order in orders))
    choices = joint_choices(orders)
    stem = f"{deck}/regelbuch_{page}"
    batch = orders[-1].batch(deck) if orders else stem
    make = partial(rulebook, orders=tuple(orders), deck_id=deck, page=page)
    impose = partial(imposed_rulebook, orders=tuple(orders), deck_id=deck, page=page, paper_id=paper)
    return [
        Product(f"{stem}.pdf", "booklet", make, inputs, choices, batch),
        Product(f"{stem}_auf_{paper}.pdf", "imposed", impose, inputs, choices, batch),
    ]


def rulebook(workshop: Workshop, orders: Sequence[GameOrder], deck_id: str, page: str) -> Made:
    deck = workshop.catalog.deck(deck_id)
    book = _composed(workshop, deck, orders, page)
    return make_pdf(workshop, deck.palette, book.pages, f"{deck.title}: {TITLE}", SUBJECT, duplex="long-edge")


def imposed_rulebook(workshop: Workshop, orders: Sequence[GameOrder], deck_id: str, page: str, paper_id: str) -> Made:
    deck = workshop.catalog.deck(deck_id)
    pages = saddle_stitched(workshop, _composed(workshop, deck, orders, page), paper_id)
    return make_pdf(workshop, deck.palette, pages, f"{deck.title}: {TITLE}", SUBJECT, duplex="long-edge")


def _composed(workshop: Workshop, deck: Deck, orders: Sequence[GameOrder], page: str) -> Book:
    """The book, composed once for all files that print it."""
    key = ("rule book", deck.id, tuple(orders), page)
    return workshop.once(key, lambda: compose_rulebook(workshop, deck, orders, page))


def compose_rulebook(workshop: Workshop, deck: Deck, orders: Sequence[GameOrder], page: str) -> Book:
    """The book's pages. The table of contents is set again until the page numbers in it are right."""
    parts = [_part(workshop, order) for order in orders]
    values = {"deck": deck, "spiele": [part.values for part in parts], "titel": TITLE}
    values |= {"angebot": deck_pitch(workshop, deck), "zeichen": box_design(workshop.roots, deck).signs_of(deck)}
    setter = _setter(workshop, deck, page, {"deck": values, **{part.session.data.id: part.values for part in parts}})
    setter = replace(setter, back=BACK)
    typeset = _opened([setter.typeset(chapter) for chapter in _chapters(workshop, deck, parts, values)], setter)
    bind = setter.binder(typeset)
    contents: tuple[TocChapter, ...] = ()
    while True:
        book = bind(_front(workshop, deck, setter, {**values, "inhalt": contents}))
        found = table_of_contents(book.outline)
        if found == contents:
            return replace(book, pages=CardLettering(workshop.fonts, deck.id).shaped_marks(book.pages))
        contents = found


def table_of_contents(outline: Sequence[OutlineEntry]) -> tuple[TocChapter, ...]:
    """The chapters with their sections of the first level."""
    from kartenwerk.text.book.chapters import CHAPTER

    contents: list[TocChapter] = []
    for entry in outline:
        if entry.level == CHAPTER:
            contents.append(TocChapter(entry.title, entry.page, ()))
        elif entry.level == 1 and contents:
            chapter = contents[-1]
            contents[-1] = chapter._replace(sections=(*chapter.sections, TocSection(entry.title, entry.page)))
    return tuple(contents)


def _part(workshop: Workshop, order: GameOrder) -> GamePart:
    session = order.session(workshop)
    return GamePart(session, booklet_values(workshop, session))


def _setter(workshop: Workshop, deck: Deck, page: str, values: Mapping[str, Mapping[str, Any]]) -> ChapterSetter:
    from kartenwerk.text.book.compose import chapter_setter

    style, draw = book_style(workshop, deck, page), Figures(workshop, deck, values).draw
    marks, names = suit_marks(workshop, deck), deck.compound_names
    return chapter_setter(style, workshop.fonts, workshop.hyphenator, draw, marks, TAILPIECE, names=names)


def _front(workshop: Workshop, deck: Deck, setter: ChapterSetter, values: Mapping[str, Any]) -> TypesetChapter:
    """The cover, the endpaper, the title page and the table of contents."""
    from kartenwerk.text.book.blocks import PagePicture

    typeset = setter.typeset(_chapter(workshop, deck, "booklets/rulebook", values, TITLE))
    pictures = (setter.page_picture(PagePicture(name, {})) for name in (ENDPAPER, TITLE_PAGE))
    return replace(typeset, covers=(*typeset.covers, *pictures), body=led(typeset.body, setter.type))


def _opened(chapters: Sequence[TypesetChapter], setter: ChapterSetter) -> list[TypesetChapter]:
    """The chapters, each with a picture page before its text: a game has its cover, others their title."""
    return [
        typeset if typeset.covers else replace(typeset, covers=(_opening(setter, typeset.chapter.title),))
        for typeset in chapters
    ]


def _opening(setter: ChapterSetter, title: str) -> Figure:
    from kartenwerk.text.book.blocks import PagePicture

    return setter.page_picture(PagePicture(OPENING, {"titel": title}))


def _chapters(workshop: Workshop, deck: Deck, parts: Sequence[GamePart], values: Mapping[str, Any]) -> list[Chapter]:
    """A chapter for the deck, one for each game, and the appendix with the glossary and the last page."""
    from kartenwerk.text.templating import markdown

    chapters = [_chapter(workshop, deck, f"decks/{deck.id}/text", values, deck.title, entered=True)]
    for part in parts:
        game = {**part.values, "regelbuch": True}
        text = workshop.templates.render(game_template(workshop.roots, part.session.data.id, "text.md.j2"), game)
        game["text"] = markdown(text)
        house = part.session.house.name
        head = f"{part.session.data.title} · {house}" if house else part.session.data.title
        chapters.append(
            _chapter(workshop, deck, "booklets/rulebook_game", game, part.session.data.title, head, entered=True)
        )
    end = {**values, "glossary": markdown(_glossary(workshop, deck, parts, values))}
    chapters.append(_chapter(workshop, deck, "booklets/rulebook_end", end, "Anhang", entered=True))
    return chapters


def _chapter(
    workshop: Workshop,
    deck: Deck,
    template: str,
    values: Mapping[str, Any],
    title: str,
    head: str = "",
    *,
    entered: bool = False,
) -> Chapter:
    from kartenwerk.text.book.chapters import Chapter
    from kartenwerk.text.book.page import RunningHeads

    file = f"{template}.md.j2"
    text = workshop.templates.render(file, values)
    return Chapter(text, RunningHeads(deck.title, head or title), f"templates/{file}", title if entered else "")


def _glossary(workshop: Workshop, deck: Deck, parts: Sequence[GamePart], values: Mapping[str, Any]) -> str:
    """The entries of the deck and of all games in one list."""
    own = f"decks/{deck.id}/{GLOSSARY}"
    of_deck = read_glossary(workshop.templates.render(own, values), f"templates/{own}")
    of_games = {}
    for part in parts:
        file = game_template(workshop.roots, part.session.data.id, GLOSSARY)
        text = workshop.templates.render(file, part.values)
        of_games[part.session.data.title] = read_glossary(text, f"templates/{file}")
    return merged(of_deck, of_games)
