"""A manuscript: rules before they take a form. Whatever is printed, shown or read aloud of them is an edition of it.

A source says whose rules they are (a game's, those of all games of a deck, those of a deck of one's own) and writes the
manuscript in any process; an edition makes a file of any manuscript.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import NamedTuple, Protocol, TypeAlias

from markupsafe import Markup

from kartenwerk.build.product import Choices, FileKind, Made, MakeFile, Product
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog import Deck
from kartenwerk.catalog.load import GERMAN
from kartenwerk.graphics.display import Form, Page
from kartenwerk.graphics.svg.reader import Drawing
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.contents import TocChapter
from kartenwerk.products.booklet.index import Places
from kartenwerk.products.booklet.practice import Practice
from kartenwerk.text.book.blocks import Block, Cover, Figure
from kartenwerk.text.book.chapters import Book, Chapter, ChapterSetter, TypesetChapter
from kartenwerk.text.book.pagebreak import LEAST_FULL
from kartenwerk.text.book.paragraph import Typefaces, WordBreaks
from kartenwerk.text.book.plain import Describer
from kartenwerk.text.book.plan import PLATES, Prices
from kartenwerk.text.book.runs import Mark
from kartenwerk.text.web.drawings import PageDrawings
from kartenwerk.text.web.language import PAGE_IN_GERMAN, PageLanguage

BOX_EDITION = "card"
"""The page size of a booklet whose pages are as large as a card, so that it fits into the box."""

LONG_EDITION = "a5"
"""The page size of a booklet that has room for problems."""

BOX_BOOKLET = "schachtelheft"
"""The file name of the box edition, without its suffix."""


Drawer: TypeAlias = Callable[[str, Mapping[str, str], float, float], Drawing]
"""Draws the figure of a name with arguments on a measure, by lines so high, both in mm."""


class Peek(NamedTuple):
    """A card that a page shows where somebody points at its name, and what it shows in words."""

    form: Form
    words: str


class TextSigns(Protocol):
    """The signs in running text: characters of a face for the typesetter, pictures on a finished page."""

    @property
    def typefaces(self) -> Typefaces:
        """The faces of the text and of its signs."""
        ...

    def marks(self, ink: str) -> Mapping[str, Mark]:
        """The character of each sign by the sign's name; `ink` is that of the text around it."""
        ...

    def place_signs(self, pages: Sequence[Page]) -> tuple[Page, ...]:
        """The pages with pictures in the place of these characters."""
        ...

    def html(self, name: str, drawings: PageDrawings, *, is_word: bool) -> Markup:
        """The sign in the text of a web page: a word by itself, or in front of the word that it only repeats."""
        ...


class Bookends(Protocol):
    """What names the pages of a book: its contents and its index. It is set again until all numbers are right."""

    def front(self, setter: ChapterSetter, contents: Sequence[TocChapter]) -> TypesetChapter:
        """What stands before the first chapter: covers and the contents."""
        ...

    def end(self, setter: ChapterSetter, places: Places) -> TypesetChapter:
        """What stands in place of the last chapter: the same with the pages on which its words are found."""
        ...

    def find(self, book: Book) -> Places:
        """The places of all words of the index in a bound book."""
        ...


@dataclass(frozen=True)
class BookLayout:
    """What the pages of a booklet have beside its text.

    The figure `tailpiece` closes sections, and the figure `back` covers the book behind its last pages. With
    `short_rules_behind`, a single last page is the back cover itself. A table's own rules ask for `more_closing` pages
    there. `last_full` and `plates` are those of `ChapterSetter`. The `ends` stand before the first chapter and in place
    of the last one.
    """

    tailpiece: str = ""
    back: str = ""
    short_rules_behind: bool = False
    more_closing: int = 0
    last_full: float = LEAST_FULL
    plates: Prices = PLATES
    ends: Bookends | None = None


@dataclass(frozen=True, eq=False)
class Manuscript:
    """Rules, and all that it takes to set, show and read them. A workshop writes each but once.

    `headline` and `line` are what a reader hears first: "Watten: Spielregeln", and what the game is played with.
    `words` are those around the text, whose own `language` may be another one (BCP 47). `afterword` describes the
    cards' pictures to those who do not see them. The `practice` deal is shown move by move on a web page, which ends in
    the lines of `footer`. A collected book has a `cover` before those of its chapters. `most_players` is 0 where nobody
    has said how many can play. The chapters of the box edition are `box_chapters`, and those with the `problems` of a
    game `long_chapters`, where they differ. `scaled` draw the figures with cards in the scales of which pages may
    choose, `compact` draws them with the smallest cards alone. `peek` finds the card that a span of text shows.
    """

    id: str
    deck: Deck
    title: str
    headline: str
    line: str
    chapters: tuple[Chapter, ...]
    drawing: Drawer
    describe: Describer
    signs: TextSigns
    hyphenator: WordBreaks
    layout: BookLayout
    footer: tuple[str, ...]
    words: PageLanguage = PAGE_IN_GERMAN
    language: str = GERMAN
    afterword: tuple[Block, ...] = ()
    practice: Practice | None = None
    most_players: int = 0
    cover: Cover | None = None
    box_chapters: tuple[Chapter, ...] = ()
    long_chapters: tuple[Chapter, ...] = ()
    code: str = ""
    session: Session | None = None
    scaled: tuple[Drawer, ...] = ()
    compact: Drawer | None = None
    peek: Callable[[str], Peek | None] = lambda name: None

    def chapters_on(self, page: str) -> tuple[Chapter, ...]:
        """The chapters as pages of that size have them."""
        return {BOX_EDITION: self.box_chapters, LONG_EDITION: self.long_chapters}.get(page) or self.chapters

    @cached_property
    def in_scales(self) -> tuple[Manuscript, ...]:
        """The manuscript with its figures in each of the scales of which its pages may choose."""
        return tuple(replace(self, drawing=drawing, scaled=()) for drawing in self.scaled) or (self,)

    def draw(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
        """The figure on as many lines as it needs."""
        return _on_lines(self.drawing, name, arguments, measure, lead)

    def draw_compact(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
        """The same with the smallest cards."""
        return _on_lines(self.compact or self.drawing, name, arguments, measure, lead)

    @property
    def read(self) -> list[tuple[Block, ...]]:
        """What is read of each chapter, the afterword behind the last."""
        blocks = [chapter.blocks for chapter in self.chapters]
        return [*blocks[:-1], (*blocks[-1], *self.afterword)]

    @property
    def source(self) -> str:
        """The file that messages name where they do not know better."""
        return self.chapters[0].source


@dataclass(frozen=True)
class Edition:
    """A file of a manuscript. Its name is made of the booklet's, the `form` ("a6") and the `ending` (".pdf")."""

    form: str
    ending: str
    kind: FileKind
    make: Callable[[Workshop, Manuscript], Made]
    choices: Choices = ()
    for_press: bool = True


@dataclass(frozen=True)
class Source(ABC):
    """Whose rules they are: all that another process needs to write the same manuscript."""

    deck: Deck

    @abstractmethod
    def write(self, workshop: Workshop) -> Manuscript:
        """The manuscript, written anew; KartenwerkError for what cannot be read."""

    def manuscript(self, workshop: Workshop) -> Manuscript:
        """The manuscript, written once a run."""
        return _write(workshop, self)

    @abstractmethod
    def references(self, workshop: Workshop) -> tuple[Manuscript, ...]:
        """The short rules of reference cards, a manuscript a card; KartenwerkError if there are none."""

    @abstractmethod
    def product(self, name: str, kind: FileKind, make: MakeFile, *choices: tuple[str, str]) -> Product:
        """The file of that name in the folder of all that is made from these rules."""

    def name(self, form: str) -> str:
        """What the booklet is called in that form: "regeln_a6", or "regeln" in none."""
        return BOX_BOOKLET if form == BOX_EDITION else "_".join(filter(None, ("regeln", form)))

    def products(self, *editions: Edition) -> list[Product]:
        """A file for each edition."""
        return [self._product(edition) for edition in editions]

    def _product(self, edition: Edition) -> Product:
        rest, dot, suffix = edition.ending.rpartition(".")
        make = partial(_edit, source=self, edition=edition)
        name = f"{self.deck.file_name(self.name(edition.form) + rest)}{dot}{suffix}"
        return replace(self.product(name, edition.kind, make, *edition.choices), for_press=edition.for_press)


@once_a_run
def _write(workshop: Workshop, source: Source) -> Manuscript:
    return source.write(workshop)


def _edit(workshop: Workshop, source: Source, edition: Edition) -> Made:
    return edition.make(workshop, source.manuscript(workshop))


def _on_lines(drawer: Drawer, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Figure:
    drawing = drawer(name, arguments, measure, lead)
    return Figure(math.ceil(drawing.height / lead - 1e-6), drawing.items)
