"""The printing guide of a kit: the paper for each file, the number of sheets, and how to cut, fold and staple.

The guide is made after all other files of the kit, so that its sheets are counted and not estimated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import Field, ValidationInfo, field_validator

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Made, Product, printed
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import GERMAN, read_words
from kartenwerk.data import DataRoots
from kartenwerk.errors import KartenwerkError
from kartenwerk.own.deck import OwnDeck
from kartenwerk.products.booklet.booklet import book_style
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.equipment import equipment, party_equipment
from kartenwerk.products.game_order import GameOrder, Party

if TYPE_CHECKING:
    from kartenwerk.book.chapters import Book

FILE = "rules_data/print/guide.toml"
NAME = "druckanleitung.pdf"
TEMPLATE = "guide/text.md.j2"


class Stock(Data):
    """A paper stock: its German name, the range of its weight in g/m², and what to ask for in a shop."""

    name: Name
    weight: tuple[int, int] = Field(strict=False)
    note: Name


class HomePrint(Data):
    """How a kind of file is printed at home: what it is called, on which stock, and on how many sides.

    `named` gives other titles by the first word of the file's name ("marken" for "marken_a4.pdf"). If `only` is given,
    files of other names are not printed at home.
    """

    what: Name
    named: dict[Id, Name] = Field(default_factory=dict)
    only: tuple[Id, ...] = Field(default=(), strict=False)
    stock: Id
    sides: int = Field(ge=1, le=2)


class Elsewhere(Data):
    """Kinds of files for a print shop or a screen, unless `kinds` lists them for home too."""

    kinds: tuple[str, ...] = Field(strict=False)


class GuideWords(Data):
    """What stands on the guide's cover and in its heads, and what its figures say."""

    title: Name
    subject: Name
    figures: dict[Id, Name]


class GuideData(Data):
    """`rules_data/print/guide.toml`."""

    page: Id
    stocks: dict[Id, Stock]
    kinds: dict[Id, HomePrint]
    elsewhere: Elsewhere
    words: GuideWords

    @field_validator("kinds")
    @classmethod
    def _stocks_are_known(cls, kinds: dict[str, HomePrint], info: ValidationInfo) -> dict[str, HomePrint]:
        stocks = info.data.get("stocks", {})
        unknown = sorted({kind.stock for kind in kinds.values()} - set(stocks))
        if unknown:
            raise ValueError(f"there is no such stock: {', '.join(unknown)}; there are {', '.join(stocks)}")
        return kinds

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> GuideData:
        """The data, their words in that language."""
        return read_words(roots, FILE, GuideData, language)

    def home_print(self, file: KitFile) -> HomePrint | None:
        """How a file is printed at home, or None if it is not; KartenwerkError for a kind that the data do not list."""
        kind = self.kinds.get(file.kind)
        if kind and (not kind.only or PurePosixPath(file.path).stem in kind.only):
            return kind
        if file.kind in self.elsewhere.kinds:
            return None
        raise KartenwerkError(
            "the guide does not say on which paper such a file is printed",
            file=FILE,
            key="kinds",
            found=repr(file.kind),
        )


class KitFile(NamedTuple):
    """A file of the kit: its path below the output folder, its kind and its pages."""

    path: str
    kind: str
    pages: int


class PaperNeed(NamedTuple):
    """The paper that one file takes at home: sheets of a stock, printed on one or two `sides`."""

    file: str
    what: str
    sheets: int
    stock: str
    sides: int


class GuideChapter(NamedTuple):
    """The paper for the files of the deck itself, or of one of its games."""

    title: str
    needs: tuple[PaperNeed, ...]


class ThickBook(NamedTuple):
    """A book too thick to be stapled at once: the first and last page of each of its sections."""

    file: str
    game: str
    sections: tuple[tuple[int, int], ...]

    @property
    def name(self) -> str:
        """The file and its game, as Markdown."""
        return f"*{self.file}*" + (f" ({self.game})" if self.game else "")


def guide_product(
    deck: str, files: Sequence[File], paper: str, orders: Sequence[GameOrder] = (), party: Party | None = None
) -> Product:
    """The guide for a kit that consists of these files, printed on `paper`.

    `orders` are the deck's games; with a `party` the kit is for its game alone.
    """
    made = tuple(sorted(KitFile(file.path, file.kind, file.pages) for file in files))
    games = dict.fromkeys(order.game for order in orders)
    games |= dict.fromkeys(sorted({PurePosixPath(file.path).parent.name for file in made}))
    make = partial(guide, deck_id=deck, files=made, paper=paper, orders=tuple(orders), party=party)
    if party:
        return party.product(deck, NAME, "guide", make)
    return Product(f"{deck}/{NAME}", "guide", make, (deck, *games))


def guide(
    workshop: Workshop,
    deck_id: str,
    files: Sequence[KitFile],
    paper: str,
    orders: Sequence[GameOrder] = (),
    party: Party | None = None,
) -> Made:
    deck = workshop.catalog.deck(deck_id)
    words = GuideData.load(workshop.roots, workshop.printed_in).words
    book = guide_book(workshop, deck_id, files, paper, orders, party)
    title = f"{_subject(workshop, deck, party)}: {words.title}"
    return printed(workshop, deck.palette, book.pages, title, words.subject)


def guide_book(
    workshop: Workshop,
    deck_id: str,
    files: Sequence[KitFile],
    paper: str,
    orders: Sequence[GameOrder] = (),
    party: Party | None = None,
) -> Book:
    """The guide's pages, in the language that the deck is printed in."""
    from kartenwerk.book.compose import compose
    from kartenwerk.book.page import RunningHeads
    from kartenwerk.book.typography import typography_of

    deck, language = workshop.catalog.deck(deck_id), workshop.printed_in
    data = GuideData.load(workshop.roots, language)
    template = TEMPLATE if language == GERMAN else f"guide/{language}.md.j2"
    values = {**guide_values(workshop, deck, data, files, orders, party), "papier": workshop.catalog.paper(paper)}
    return compose(
        workshop.templates.render(template, values),
        book_style(workshop, deck, data.page),
        workshop.fonts,
        workshop.hyphenator,
        Figures(workshop, deck, {"guide": values}).draw,
        RunningHeads(data.words.title, _subject(workshop, deck, party)),
        source=f"templates/{template}",
        typography=typography_of(language),
        multiple=1,  # it is not stapled, so its pages need not fill whole sheets
    )


def _subject(workshop: Workshop, deck: Deck, party: Party | None) -> str:
    return workshop.catalog.game(party.order.game).title if party else deck.title


def guide_values(
    workshop: Workshop,
    deck: Deck,
    data: GuideData,
    files: Sequence[KitFile],
    orders: Sequence[GameOrder] = (),
    party: Party | None = None,
) -> Mapping[str, Any]:
    """The values for the guide's templates."""
    from kartenwerk.braille.table import BrailleTable
    from kartenwerk.products.box.data import BoxData
    from kartenwerk.products.chips import ChipData
    from kartenwerk.products.pad_layout import PadData
    from kartenwerk.products.reference import AT_TABLE

    titles = {game.id: game.title for game in workshop.catalog.games_of(deck.id)}
    chapters = chapters_of(deck, titles, data, files)
    owned = sorted(files, key=lambda file: file.path.count("/"))  # the deck's own files before those of its games
    return {
        "deck": deck,
        "eigen": isinstance(deck, OwnDeck),
        "worte": {"titel": data.words.title, **data.words.figures},
        "bedarf": [need for need in equipment(workshop, orders) if need.is_more],
        "runde": party_equipment(workshop, party) if party else None,
        "kapitel": chapters,
        "sorten": data.stocks,
        "bogen": {stock: sheets_of(chapters, stock) for stock in data.stocks},
        "arten": {need.what for chapter in chapters for need in chapter.needs},
        "kurzkarten": AT_TABLE,
        "bloecke": sum(need.sheets for need in _needs_of(chapters, data.kinds["pad"].what)),
        "karten": _needs_of(chapters, data.kinds["sheet"].what),
        "blaetter_im_block": PadData.load(workshop.roots).leaves,
        "dicke": thick_books(titles, files, workshop.catalog.print.stapled),
        "marken": ChipData.load(workshop.roots),
        "karte": deck.boxes if isinstance(deck, OwnDeck) else workshop.catalog.print.card,
        "karton_dicke": BoxData.load(workshop.roots).thickness.board,
        "lineal": workshop.catalog.print.ruler,
        "braille": BrailleTable.load(workshop.roots),
        "am_schirm": [file.path for file in owned if data.home_print(file) is None],
    }


def chapters_of(
    deck: Deck, games: Mapping[str, str], data: GuideData, files: Sequence[KitFile]
) -> tuple[GuideChapter, ...]:
    """The paper for the deck's own files, then for those of each game; `games` are titles by id.

    KartenwerkError for a kind of file that the data do not list, since its sheets would be missing from the count.
    """
    owned: dict[str, list[PaperNeed]] = {deck.title: []}
    for file in files:
        how = data.home_print(file)
        if how:
            title = games.get(PurePosixPath(file.path).parent.name, deck.title)
            owned.setdefault(title, []).append(_need(file, how))
    return tuple(GuideChapter(title, tuple(needs)) for title, needs in owned.items() if needs)


def sheets_of(chapters: Sequence[GuideChapter], stock: str) -> int:
    """The number of sheets of one stock in all chapters."""
    return sum(need.sheets for chapter in chapters for need in chapter.needs if need.stock == stock)


def _needs_of(chapters: Sequence[GuideChapter], what: str) -> list[PaperNeed]:
    """The paper for all files of that name."""
    return [need for chapter in chapters for need in chapter.needs if need.what == what]


def thick_books(games: Mapping[str, str], files: Sequence[KitFile], most: int) -> list[ThickBook]:
    """The imposed books of more than `most` leaves, which come in sections."""
    from kartenwerk.press.booklet import sections

    pages = {file.path.removesuffix(".pdf"): file.pages for file in files if file.kind == "booklet"}
    found = []
    for file in (file for file in files if file.kind == "imposed"):
        path = PurePosixPath(file.path)
        parts = sections(pages.get(file.path.partition("_auf_")[0], 0), most)
        if len(parts) > 1:
            ends = tuple((part.start + 1, part.stop) for part in parts)
            found.append(ThickBook(path.name, games.get(path.parent.name, ""), ends))
    return found


def _need(file: KitFile, how: HomePrint) -> PaperNeed:
    path = PurePosixPath(file.path)
    what = how.named.get(path.stem.partition("_")[0], how.what)
    return PaperNeed(path.name, what, -(-file.pages // how.sides), how.stock, how.sides)
