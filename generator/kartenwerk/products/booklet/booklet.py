"""The rule booklet of a game: its text filled with rules and examples, set in pages, and imposed for stapling."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Page
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.lettering import CardLettering, suit_marks
from kartenwerk.products.booklet.practice import practice_values
from kartenwerk.products.box.design import box_design
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.kits.game_order import GameOrder

if TYPE_CHECKING:
    from kartenwerk.text.book.blocks import Illustrator
    from kartenwerk.text.book.chapters import Book, ChapterSetter, TypesetChapter
    from kartenwerk.text.book.style import BookStyle

SUBJECT = "Spielregeln"

LARGE_PRINT = "large"
BOX_EDITION = "card"
"""Two special booklet formats: A4 in large print, and pages as large as a card, which fit into the box."""

BOX_BOOKLET = "schachtelheft"
"""The file name of the box edition, without its suffix."""

TAILPIECE = "deck/schluss"
"""The figure that closes a section of a booklet or a rule book on a page that is rather empty."""

BACK = "deck/rueckdeckel"
"""The figure that covers a book behind its last pages."""

PARTS = ("text", "glossary", "short")
"""The templates that a game sets into the frame of its booklet."""


def rules_products(order: GameOrder, deck: str, page: str, paper: str) -> list[Product]:
    """The booklet page by page, and imposed on sheets of `paper` to cut, fold and staple."""
    stem = BOX_BOOKLET if page == BOX_EDITION else f"regeln_{page}"
    impose = partial(imposed_booklet, order=order, page=page, paper_id=paper)
    return [
        order.product(deck, f"{stem}.pdf", "booklet", partial(booklet, order=order, page=page)),
        order.product(deck, f"{stem}_auf_{paper}.pdf", "imposed", impose),
    ]


def large_print_product(order: GameOrder, deck: str) -> Product:
    """The booklet in large print, on A4 pages."""
    return order.product(deck, "regeln_grossdruck.pdf", "booklet", partial(booklet, order=order, page=LARGE_PRINT))


def booklet(workshop: Workshop, order: GameOrder, page: str) -> Made:
    session = order.session(workshop)
    book = _composed(workshop, order, page)
    return make_pdf(workshop, session.deck.palette, book.pages, session.data.title, SUBJECT, duplex="long-edge")


def imposed_booklet(workshop: Workshop, order: GameOrder, page: str, paper_id: str) -> Made:
    session = order.session(workshop)
    pages = saddle_stitched(workshop, _composed(workshop, order, page), paper_id)
    return make_pdf(workshop, session.deck.palette, pages, session.data.title, SUBJECT, duplex="long-edge")


def saddle_stitched(workshop: Workshop, book: Book, paper_id: str) -> list[Page]:
    """The book imposed on sheets to fold and staple; inner pages move to the spine by the thickness of the leaves.

    A book that is too thick to be stapled at once is divided into sections, one after the other. Where pages fill the
    paper, a trial sheet comes first; where they are a little larger, they are made smaller.
    """
    from kartenwerk.printing.press.booklet import fit_pages, impose_booklet, sections, trial_sheet
    from kartenwerk.products.box.data import BoxData

    creep = BoxData.load(workshop.roots).thickness.leaf
    paper, legend = workshop.sheet(paper_id), workshop.legend("long-edge")
    pages = fit_pages(book.pages, paper)
    parts = sections(len(pages), workshop.catalog.print.stapled)
    trial = trial_sheet(pages[0], paper, legend, workshop.catalog.print.trial_note, marks=workshop.marks)
    return trial + [
        sheet
        for part in parts
        for sheet in impose_booklet(
            pages[part.start : part.stop], paper, creep=creep, marks=workshop.marks, legend=legend
        )
    ]


def _composed(workshop: Workshop, order: GameOrder, page: str) -> Book:
    """The booklet that was ordered."""
    return bound_rules(workshop, order.session(workshop), page)


def bound_rules(workshop: Workshop, session: Session, page: str) -> Book:
    """The booklet as it is printed: with the short rules on a designed back cover where they fit there."""
    key = ("bound booklet", session.data.id, repr(session.house), page)
    return workshop.once(key, lambda: _bound(workshop, session, page))


def _bound(workshop: Workshop, session: Session, page: str) -> Book:
    from kartenwerk.products.booklet.back import with_back

    style, draw = _setting(workshop, session, page)
    return with_back(workshop, session, style, draw, compose_rules(workshop, session, page))


class _Setting(NamedTuple):
    """What a booklet is set with: its style, and who draws its figures."""

    style: BookStyle
    draw: Illustrator


def _setting(workshop: Workshop, session: Session, page: str) -> _Setting:
    """Made once a run, for the booklet and for its back cover."""

    def made() -> _Setting:
        signs = box_design(workshop.roots, session.deck).signs_of(session.deck)
        values = {session.data.id: booklet_values(workshop, session), "deck": {"zeichen": signs}}
        return _Setting(book_style(workshop, session.deck, page), Figures(workshop, session.deck, values).draw)

    return workshop.once(("booklet setting", session.data.id, repr(session.house), page), made)


def compose_rules(workshop: Workshop, session: Session, page: str) -> Book:
    """The booklet of a session in the style of a page size, composed once a run for all that print or read it."""
    key = ("booklet", session.data.id, repr(session.house), page)
    return workshop.once(key, lambda: _compose(workshop, session, page))


def _compose(workshop: Workshop, session: Session, page: str) -> Book:
    setter, chapter = typeset_rules(workshop, session, page)
    book = setter.bind([chapter])
    return replace(book, pages=CardLettering(workshop.fonts, session.deck.id).shaped_marks(book.pages))


class TypesetRules(NamedTuple):
    """A booklet that is not bound yet, and what binds it."""

    setter: ChapterSetter
    chapter: TypesetChapter


def typeset_rules(workshop: Workshop, session: Session, page: str) -> TypesetRules:
    """The booklet of a session in the style of a page size, set once a run for all that bind it."""
    key = ("typeset booklet", session.data.id, repr(session.house), page)
    return workshop.once(key, lambda: _typeset(workshop, session, page))


def _typeset(workshop: Workshop, session: Session, page: str) -> TypesetRules:
    from kartenwerk.text.book.chapters import Chapter
    from kartenwerk.text.book.compose import chapter_setter
    from kartenwerk.text.book.page import RunningHeads

    game, deck = session.data.id, session.deck
    style, draw = _setting(workshop, session, page)
    if session.house.notes or session.house.changes:
        style = replace(style, closing=style.closing + 1)  # a table's own rules and sentences may ask for more room
    words = suit_marks(workshop, deck), TAILPIECE, deck.languages, deck.compound_names
    setter = chapter_setter(style, workshop.fonts, workshop.hyphenator, draw, *words)
    heads = RunningHeads(session.data.title, session.house.name or deck.title)
    text = booklet_text(workshop, game, booklet_values(workshop, session))
    chapter = setter.typeset(Chapter(text, heads, f"templates/games/{game}"))
    if len(setter.closing(chapter)) > 1:  # an opening; a single page is the cover itself
        setter = replace(setter, back=BACK)
    return TypesetRules(setter, chapter)


def book_style(workshop: Workshop, deck: Deck, page: str) -> BookStyle:
    """The style of a booklet format, read once a run; pages of the box edition are as large as the deck's cards."""
    return workshop.once(("book style", deck.id, page), lambda: _book_style(workshop, deck, page))


def _book_style(workshop: Workshop, deck: Deck, page: str) -> BookStyle:
    style = replace(workshop.book_style(page), display=workshop.tools(deck).display)
    return style.with_size(deck.width, deck.height) if page == BOX_EDITION else style


def booklet_text(workshop: Workshop, game: str, values: Mapping[str, Any]) -> str:
    """The booklet as Markdown: the parts that the game brings, in the frame that all booklets share."""
    from kartenwerk.text.templating import markdown

    files = {part: game_template(workshop.roots, game, f"{part}.md.j2") for part in PARTS}
    parts = {part: markdown(workshop.templates.render(file, values)) for part, file in files.items()}
    return workshop.templates.render("booklets/booklet.md.j2", {**values, **parts})


def booklet_values(workshop: Workshop, session: Session) -> Mapping[str, Any]:
    """The values for the booklet's templates: rules, deck, game, house rules and examples, computed once a run."""
    key = ("booklet values", session.data.id, repr(session.house))
    return workshop.once(key, lambda: _booklet_values(workshop, session))


def _booklet_values(workshop: Workshop, session: Session) -> Mapping[str, Any]:
    packs = pack_sizes(session)
    return {
        "r": session.values,
        "deck": session.deck,
        "game": session.data,
        "house": session.house,
        "karten": packs[0],
        "kartenzahlen": packs,
        "abweichungen": deviations(session),
        "claim": session.data.claim,
        "regelbuch": False,
        **shown_examples(workshop, session),
        **practice_values(workshop, session),
    }


def pack_sizes(session: Session) -> list[int]:
    """With how many cards the game is played: one number, or as many as its numbers of players ask for."""
    rules = session.game.rules(**session.values)
    packs = (session.game.pack(rules, players, session.deck.pack) for players in session.data.players)
    return sorted({len(pack) for pack in packs})


def shown_examples(workshop: Workshop, session: Session) -> Mapping[str, Any]:
    """The examples by these rules; rounds that differ in their name and date alone share them."""
    key = ("examples", session.data.id, repr(session.values))
    return workshop.once(key, lambda: showcase_of(session.game).booklet(session))


class Deviation(NamedTuple):
    """A house rule that differs from the default: its label, what is played here and what is played else, in words."""

    label: str
    wert: str
    sonst: str


def deviations(session: Session) -> list[Deviation]:
    """Every rule of the session that differs from its default."""
    return [
        Deviation(parameter.label, parameter.in_words(session.values[key]), parameter.in_words(parameter.default))
        for key, parameter in session.data.rules.items()
        if session.values[key] != parameter.default
    ]
