"""The printing guide of a kit: which file goes on which paper, how many sheets it takes, and how things are made.

The guide is made last, from the files of the kit as they were made: sheets are counted, not guessed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from pydantic import Field, ValidationInfo, field_validator

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import read_model
from kartenwerk.data import DataRoots
from kartenwerk.errors import KartenwerkError
from kartenwerk.products.booklet.booklet import Figures, book_style

FILE = "rules_data/print/guide.toml"
TITLE = "Druckanleitung"
TEMPLATE = "guide/text.md.j2"


class Stock(Data):
    """A paper: its German name, its weight from and to in g/m2, and what to ask for."""

    name: Name
    weight: tuple[int, int] = Field(strict=False)
    note: Name


class Kind(Data):
    """What a kind of product is called, what it is printed on, and on how many sides.

    `named` says it better for files whose name begins with such a word ("marken_a4.pdf"). With `only`, files of
    other names are for elsewhere.
    """

    what: Name
    named: dict[Id, Name] = Field(default_factory=dict)
    only: tuple[Id, ...] = Field(default=(), strict=False)
    stock: Id
    sides: int = Field(ge=1, le=2)


class Elsewhere(Data):
    """Kinds of product that are for a print shop or a screen, unless a kind of things to print says otherwise."""

    kinds: tuple[str, ...] = Field(strict=False)


class GuideData(Data):
    """`rules_data/print/guide.toml`."""

    page: Id
    stocks: dict[Id, Stock]
    kinds: dict[Id, Kind]
    elsewhere: Elsewhere

    @field_validator("kinds")
    @classmethod
    def _stocks_are_known(cls, kinds: dict[str, Kind], info: ValidationInfo) -> dict[str, Kind]:
        stocks = info.data.get("stocks", {})
        unknown = sorted({kind.stock for kind in kinds.values()} - set(stocks))
        if unknown:
            raise ValueError(f"there is no such stock: {', '.join(unknown)}; there are {', '.join(stocks)}")
        return kinds

    @staticmethod
    def load(roots: DataRoots) -> GuideData:
        return read_model(roots.find(FILE), GuideData)

    def kind_of(self, file: Printed) -> Kind | None:
        """How a file is printed at home; None for what is not. KartenwerkError for a kind that nobody told of."""
        kind = self.kinds.get(file.kind)
        if kind and (not kind.only or PurePosixPath(file.path).stem in kind.only):
            return kind
        if file.kind in self.elsewhere.kinds:
            return None
        raise KartenwerkError(
            "the guide does not know on what such a file is printed", file=FILE, key="kinds", found=repr(file.kind)
        )


class Printed(NamedTuple):
    """A file of the kit: its path below the output folder, its kind and its pages."""

    path: str
    kind: str
    pages: int


class Need(NamedTuple):
    """What one file takes at home: so many sheets of a stock, printed on one side or on both."""

    file: str
    what: str
    sheets: int
    stock: str
    sides: int


class Chapter(NamedTuple):
    """The files of the deck itself, or of one of its games."""

    title: str
    needs: tuple[Need, ...]


class Thick(NamedTuple):
    """A file of a book too thick to be stapled at once: the first and last page of each of its sections."""

    file: str
    game: str
    sections: tuple[tuple[int, int], ...]

    @property
    def name(self) -> str:
        return f"*{self.file}*" + (f" ({self.game})" if self.game else "")


def guide_product(deck: str, files: Sequence[File], paper: str) -> Product:
    """The guide for a kit of which these files have been made for `paper`."""
    made = tuple(sorted(Printed(file.path, file.kind, file.pages) for file in files))
    games = sorted({PurePosixPath(file.path).parent.name for file in made})
    make = partial(guide, deck_id=deck, files=made, paper=paper)
    return Product(f"{deck}/druckanleitung.pdf", "guide", make, (deck, *games))


def guide(workshop: Workshop, deck_id: str, files: Sequence[Printed], paper: str) -> Made:
    from kartenwerk.book.compose import compose
    from kartenwerk.book.page import RunningHeads

    deck = workshop.catalog.deck(deck_id)
    data = GuideData.load(workshop.roots)
    values = {**guide_values(workshop, deck, data, files), "papier": workshop.catalog.paper(paper)}
    book = compose(
        workshop.templates.render(TEMPLATE, values),
        book_style(workshop, deck, data.page),
        workshop.fonts,
        workshop.hyphenator,
        Figures(workshop, deck, {"guide": values}).draw,
        RunningHeads(TITLE, deck.title),
        source=f"templates/{TEMPLATE}",
        multiple=1,  # nobody staples it
    )
    return printed(workshop, deck.palette, book.pages, f"{deck.title}: {TITLE}", "Drucken, schneiden, heften, falten")


def guide_values(workshop: Workshop, deck: Deck, data: GuideData, files: Sequence[Printed]) -> Mapping[str, Any]:
    """What the guide's templates may use."""
    from kartenwerk.braille.table import BrailleTable
    from kartenwerk.products.box.data import BoxData
    from kartenwerk.products.chips import ChipData
    from kartenwerk.products.reference import AT_TABLE

    titles = {game.id: game.title for game in workshop.catalog.games_of(deck.id)}
    chapters = chapters_of(deck, titles, data, files)
    owned = sorted(files, key=lambda file: file.path.count("/"))  # the deck's own files before those of its games
    return {
        "deck": deck,
        "kapitel": chapters,
        "sorten": data.stocks,
        "bogen": {stock: sheets_of(chapters, stock) for stock in data.stocks},
        "arten": {need.what for chapter in chapters for need in chapter.needs},
        "kurzkarten": AT_TABLE,
        "bloecke": sum(
            need.sheets for chapter in chapters for need in chapter.needs if need.what == data.kinds["pad"].what
        ),
        "dicke": thick_books(titles, files, workshop.catalog.print.stapled),
        "marken": ChipData.load(workshop.roots),
        "karte": workshop.catalog.print.card,
        "karton_dicke": BoxData.load(workshop.roots).thickness.board,
        "lineal": workshop.catalog.print.ruler,
        "braille": BrailleTable.load(workshop.roots),
        "am_schirm": [file.path for file in owned if data.kind_of(file) is None],
    }


def chapters_of(deck: Deck, games: Mapping[str, str], data: GuideData, files: Sequence[Printed]) -> tuple[Chapter, ...]:
    """What is to be printed: first what belongs to the deck, then game by game; `games` are their titles by id.

    KartenwerkError for a kind of file of which the data say nothing: sheets must not be forgotten.
    """
    owned: dict[str, list[Need]] = {deck.title: []}
    for file in files:
        kind = data.kind_of(file)
        if kind:
            path = PurePosixPath(file.path)
            owned.setdefault(games.get(path.parent.name, deck.title), []).append(_need(path.name, kind, file))
    return tuple(Chapter(title, tuple(needs)) for title, needs in owned.items() if needs)


def sheets_of(chapters: Sequence[Chapter], stock: str) -> int:
    """All sheets of one stock."""
    return sum(need.sheets for chapter in chapters for need in chapter.needs if need.stock == stock)


def thick_books(games: Mapping[str, str], files: Sequence[Printed], most: int) -> list[Thick]:
    """The books of more than `most` leaves: on the sheets to fold and staple they come in sections."""
    from kartenwerk.press.booklet import sections

    pages = {file.path.removesuffix(".pdf"): file.pages for file in files if file.kind == "booklet"}
    found = []
    for file in (file for file in files if file.kind == "imposed"):
        path = PurePosixPath(file.path)
        parts = sections(pages.get(file.path.partition("_auf_")[0], 0), most)
        if len(parts) > 1:
            ends = tuple((part.start + 1, part.stop) for part in parts)
            found.append(Thick(path.name, games.get(path.parent.name, ""), ends))
    return found


def _need(name: str, kind: Kind, file: Printed) -> Need:
    what = kind.named.get(PurePosixPath(name).stem.partition("_")[0], kind.what)
    return Need(name, what, -(-file.pages // kind.sides), kind.stock, kind.sides)
