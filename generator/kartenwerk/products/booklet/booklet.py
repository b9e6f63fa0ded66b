"""A game's rule booklet: the text filled with rules and examples, set, and imposed for stapling."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kartenwerk.build.product import Kind, Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.game import Parameter, Value
from kartenwerk.data import DataRoots
from kartenwerk.display import POINT, Page
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.games import showcase
from kartenwerk.products.booklet.lettering import CardLettering, suit_marks
from kartenwerk.products.game_templates import game_template

if TYPE_CHECKING:
    from kartenwerk.book.blocks import Figure
    from kartenwerk.book.chapters import Book
    from kartenwerk.book.style import BookStyle


@dataclass(frozen=True)
class Order:
    """A game with house rules, as the user asked for it: enough to set the table again in another process."""

    game: str
    rules_file: Path | None = None
    settings: tuple[str, ...] = ()
    variant: str = ""

    def session(self, workshop: Workshop) -> Session:
        return workshop.session(self.game, self.rules_file, self.settings, self.variant)

    @property
    def choices(self) -> tuple[tuple[str, str], ...]:
        """What the manifest tells of it: the variant, the file by its name alone, and all settings."""
        file = (("rules", self.rules_file.name),) if self.rules_file else ()
        variant = (("variant", self.variant),) if self.variant else ()
        return variant + file + ((("set", " ".join(self.settings)),) if self.settings else ())


class Deviation(NamedTuple):
    """A rule the table plays differently: its label, its value and the default, in words."""

    label: str
    wert: str
    vorgabe: str


LARGE_PRINT = "large"
BOX_EDITION = "card"
"""Booklet formats of their own kind: A4 sheets in large letters, and pages of the card's own size for the box."""

BOX_BOOKLET = "schachtelheft"
"""What files of the box edition are called."""


def rules_products(order: Order, deck: str, page: str, paper: str) -> list[Product]:
    """The booklet page by page, and the same imposed on `paper` to cut, fold and staple."""
    stem = f"{deck}/{order.game}/{BOX_BOOKLET if page == BOX_EDITION else f'regeln_{page}'}"
    booklet_file = _product(f"{stem}.pdf", "booklet", partial(booklet, order=order, page=page), order, deck)
    impose = partial(imposed, order=order, page=page, paper_id=paper)
    return [booklet_file, _product(f"{stem}_auf_{paper}.pdf", "imposed", impose, order, deck)]


def large_print_product(order: Order, deck: str) -> Product:
    """The booklet in large print, a sheet of A4 for each two pages."""
    make = partial(booklet, order=order, page=LARGE_PRINT)
    return _product(f"{deck}/{order.game}/regeln_grossdruck.pdf", "booklet", make, order, deck)


def _product(path: str, kind: Kind, make: Callable[[Workshop], Made], order: Order, deck: str) -> Product:
    return Product(path, kind, make, (deck, order.game), order.choices, batch=rules_batch(order, deck))


def rules_batch(order: Order, deck: str) -> str:
    """All that is printed from one game's rules is made together."""
    return f"{deck}/{order.game}"


def booklet(workshop: Workshop, order: Order, page: str) -> Made:
    session = order.session(workshop)
    book = _composed(workshop, order, page)
    return printed(workshop, session.deck.palette, book.pages, session.data.title, SUBJECT, duplex="long-edge")


def imposed(workshop: Workshop, order: Order, page: str, paper_id: str) -> Made:
    session = order.session(workshop)
    pages = saddle_stitched(workshop, _composed(workshop, order, page), paper_id)
    return printed(workshop, session.deck.palette, pages, session.data.title, SUBJECT, duplex="long-edge")


SUBJECT = "Spielregeln"


def saddle_stitched(workshop: Workshop, book: Book, paper_id: str) -> list[Page]:
    """The book on sheets to fold and staple, its inner pages moved to the spine as far as the leaves are thick.

    A book too thick for that comes in sections, one after the other.
    """
    from kartenwerk.press.booklet import impose_booklet, sections
    from kartenwerk.products.box.data import BoxData

    creep = BoxData.load(workshop.roots).thickness.leaf
    paper, legend = workshop.sheet(paper_id), workshop.legend("long-edge")
    parts = sections(len(book.pages), workshop.catalog.print.stapled)
    return [
        sheet
        for part in parts
        for sheet in impose_booklet(
            book.pages[part.start : part.stop], paper, creep=creep, marks=workshop.marks, legend=legend
        )
    ]


def _composed(workshop: Workshop, order: Order, page: str) -> Book:
    """The booklet, composed once for all files it is printed to."""
    return workshop.once(("booklet", order, page), lambda: compose_rules(workshop, order.session(workshop), page))


def compose_rules(workshop: Workshop, session: Session, page: str) -> Book:
    """The booklet's pages in the style of that page size."""
    from kartenwerk.book.compose import compose
    from kartenwerk.book.page import RunningHeads

    values = booklet_values(workshop, session)
    game = session.data.id
    book = compose(
        booklet_text(workshop, game, values),
        book_style(workshop, session.deck, page),
        workshop.fonts,
        workshop.hyphenator,
        Figures(workshop, session.deck, {game: values}).draw,
        RunningHeads(session.data.title, session.house.name or session.deck.title),
        source=f"templates/games/{game}",
        marks=suit_marks(workshop, session.deck),
    )
    return replace(book, pages=CardLettering(workshop.fonts, session.deck.id).shaped_marks(book.pages))


def book_style(workshop: Workshop, deck: Deck, page: str) -> BookStyle:
    """How pages of that format are set; those of the box edition are as large as the deck's cards."""
    style = replace(workshop.book_style(page), display=workshop.display(deck))
    return style.sized(deck.width, deck.height) if page == BOX_EDITION else style


def booklet_text(workshop: Workshop, game: str, values: Mapping[str, Any]) -> str:
    """The booklet as Markdown: the parts of the game set into the frame all booklets share."""
    files = {part: game_template(workshop.roots, game, f"{part}.md.j2") for part in PARTS}
    parts = {part: workshop.templates.render(file, values) for part, file in files.items()}
    return workshop.templates.render("booklets/booklet.md.j2", {**values, **parts})


PARTS = ("text", "glossary", "short")


def booklet_values(workshop: Workshop, session: Session) -> Mapping[str, Any]:
    """What a booklet's templates may use: rules, deck, game, house rules, and the examples, found once a run."""
    key = ("booklet values", session.data.id, repr(session.house))
    return workshop.once(key, lambda: _found_values(session))


def _found_values(session: Session) -> Mapping[str, Any]:
    players = session.data.players[0]
    pack = session.game.pack(session.game.rules(**session.values), players, session.deck.pack)
    return {
        "r": session.values,
        "deck": session.deck,
        "game": session.data,
        "house": session.house,
        "karten": len(pack),
        "abweichungen": deviations(session),
        **showcase(session.data.id).booklet(session),
    }


def deviations(session: Session) -> list[Deviation]:
    """Every rule that differs from the source's reading."""
    return [
        Deviation(parameter.label, in_words(parameter, session.values[key]), in_words(parameter, parameter.default))
        for key, parameter in session.data.rules.items()
        if session.values[key] != parameter.default
    ]


def in_words(parameter: Parameter, value: Value) -> str:
    """A parameter's value as the booklet prints it."""
    if isinstance(value, bool):
        return "ja" if value else "nein"
    return parameter.choices[value] if isinstance(value, str) else str(value)


class Figures:
    """Draws the figures that a text calls for: "donnerwetter/zug" of a game, "deck/werte" of the deck."""

    def __init__(self, workshop: Workshop, deck: Deck, values: Mapping[str, Mapping[str, Any]]) -> None:
        self._roots = workshop.roots
        self._deck = deck
        self._fonts = workshop.fonts
        self._pictures = workshop.pictures(deck)
        self._values = values
        self._lettering = CardLettering(workshop.fonts, deck.id)

    def draw(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
        """The figure `measure` mm wide; `lead` is the height of a line in mm, or a cover's height."""
        from kartenwerk.book.blocks import Figure

        template = figure_template(self._roots, name, self._deck, self._values)
        owner = name.partition("/")[0]
        room = {"breite": measure, "zeile": lead, "angaben": arguments, "umbruch": self._lines}
        values = {**self._values.get(owner, {}), **room}
        drawing = self._pictures.draw(f"{template}.svg.j2", values)
        lines = math.ceil(drawing.height / lead - 1e-6)
        return Figure(lines, self._lettering.shaped(drawing.items))

    def _lines(self, words: str, font: str, size: float, width: float) -> list[str]:
        """The words in lines no wider than `width` mm where they can be parted; `size` in mm, as in the templates."""
        face = self._fonts.face(font)
        lines: list[str] = []
        for word in words.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and face.width(longer, size / POINT, 0.0) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines


def figure_template(roots: DataRoots, name: str, deck: Deck, games: Collection[str]) -> str:
    """The template of a figure "deck/werte" or "<game>/zug", without ".svg.j2" or ".txt.j2".

    KartenwerkError if the name tells of neither the deck nor one of the `games`.
    """
    owner, slash, figure = name.partition("/")
    if not slash or owner not in ("deck", *games):
        known = ", ".join(f"{owner}/" for owner in ("deck", *games))
        raise KartenwerkError("there is no such figure", found=repr(name), expected=f"a name that begins with {known}")
    if owner == "deck":
        return f"decks/{deck.id}/figures/{figure}"
    product = f"{owner}/figures/{figure}"  # of a product with figures of its own, the guide
    if roots.has(f"templates/{product}.svg.j2"):
        return product
    return game_template(roots, owner, f"figures/{figure}.svg.j2").removesuffix(".svg.j2")
