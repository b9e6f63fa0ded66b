"""The rules of a game in a folder: its booklets in each language, or those that follow from a game as a table in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from os import scandir
from pathlib import Path

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.game_file import is_game_file, open_game
from kartenwerk.build.product import Made, MakeFile, Product
from kartenwerk.build.workshop import GameWorkshop, Workshop, once_a_run
from kartenwerk.catalog.load import read_languages
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import GAME
from kartenwerk.custom.game.book import rules_name
from kartenwerk.printing.braille.table import braille_languages
from kartenwerk.products.booklet.custom import CustomRules, check_custom_texts
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import BOX_EDITION, Edition
from kartenwerk.products.booklet.pages import LARGE
from kartenwerk.products.booklet.plain import TEXT
from kartenwerk.products.boxed_game.editions import language_folder
from kartenwerk.products.braille.booklet import braille_editions
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.kit import BOOKLET_PAGES, CUSTOM_PAGES, booklets_by_part
from kartenwerk.products.pad.game import game_pad_product
from kartenwerk.products.pad.layout import PadData
from kartenwerk.products.reference.card_product import reference_product, reference_products
from kartenwerk.products.web.rules_page import HTML

OF = "rules"
"""What these files are of."""
TABLE_FOLDERS = (".", "spiel", "game")
"""Where in the folder of a game the files of games as tables lie."""
MOST_TABLES = 20
_PAD = "a6"


def rules_products(workshop: GameWorkshop, language: str, editions: Sequence[Edition]) -> list[Product]:
    """The booklet in a language, which has a text."""
    deck = workshop.edition(workshop.game.in_language(language)[0]).deck
    return in_book(workshop, language, CustomRules(deck).products(*editions))


def reference_card_products(workshop: GameWorkshop, language: str, paper: str, link: str = "") -> list[Product]:
    """The reference card in a language, which has a text."""
    deck = workshop.edition(workshop.game.in_language(language)[0]).deck
    return in_book(workshop, language, reference_products(CustomRules(deck), paper, link))


def in_book(workshop: GameWorkshop, language: str, products: Iterable[Product]) -> list[Product]:
    """The products of the game's first deck as those of its rules, made by the workshop of its book."""
    members = workshop.game.in_language(language)
    decks = tuple(workshop.edition(each).deck.id for each in members)
    return [
        replace(
            product,
            path=f"{language_folder(workshop, language)}/{product.path.removeprefix(f'{decks[0]}/')}",
            make=partial(make_in_book, language=language, make=product.make),
            inputs=(*decks, workshop.game.id),
            of=OF,
            language=language,
        )
        for product in products
    ]


def make_in_book(workshop: Workshop, language: str, make: MakeFile) -> Made:
    assert isinstance(workshop, GameWorkshop)
    return make(workshop.book(language))


def rules_kit(workshop: GameWorkshop, language: str, paper: str) -> list[Product]:
    """All forms of the rules in a language, and its reference card, as far as there are texts of them."""
    book, found = workshop.book(language).deck, list[Product]()
    if book.rules is not None:
        pages = CUSTOM_PAGES if book.part is None else [page for page in CUSTOM_PAGES if page != BOX_EDITION]
        source = CustomRules(workshop.edition(workshop.game.in_language(language)[0]).deck)
        braille = _braille(workshop, book.tools.file.language)
        parts = booklets_by_part(source, pages, paper, LARGE, TEXT, HTML, *braille)
        found += in_book(workshop, language, (product for _part, products in parts for product in products))
    if book.reference is not None:
        found += reference_card_products(workshop, language, paper)
    return found


def _braille(workshop: Workshop, language: str) -> list[Edition]:
    """The booklet in basic script, for rules in a language that has Braille."""
    known = language in braille_languages(workshop.roots)
    return braille_editions(workshop.roots, language, "basic") if known else []


# --- what follows from a game as a table ------------------------------------------------------------------------------


def table_kit(workshop: GameWorkshop, languages: Sequence[str], paper: str) -> tuple[list[Product], list[Message]]:
    """Booklets, reference card and pad of the games as tables in the folder, as far as these languages are theirs.

    Also what cannot be made. A game in a language that the folder's has not goes with any.
    """
    products: list[Product] = []
    left_out: list[Message] = []
    for file in table_games(workshop):
        try:
            for language in _printed_languages(workshop, file, languages):
                products += _of_table(workshop, file, language, paper)
        except KartenwerkError as error:
            name = file.relative_to(workshop.game.root).as_posix()
            left_out.append(_("{name} is left out: {why}", name=name, why=error.sentence))
    return products, left_out


def _printed_languages(workshop: GameWorkshop, file: Path, wanted: Sequence[str]) -> list[str | None]:
    """The editions of a game as a table that are printed; None for the only one of a game in a single language."""
    known = read_languages(DataFile(file, str(file)))
    if len(known) > 1:
        return [language for language in known if language in wanted]
    (spoken,) = known
    return [None] if spoken in wanted or spoken not in workshop.game.languages else []


def table_games(workshop: GameWorkshop) -> list[Path]:
    """The files of games as tables in the folder."""
    root, found = workshop.game.root, list[Path]()
    for folder in TABLE_FOLDERS:
        place = root / folder
        if place.is_dir() and place.resolve().is_relative_to(root.resolve()):
            with scandir(place) as entries:
                names = sorted(entry.name for entry in entries if entry.name.endswith(".toml"))
            found += [place / name for name in names if name != GAME]
    return [file for file in found[:MOST_TABLES] if is_game_file(str(file))]


@once_a_run
def open_table(workshop: Workshop, file: Path, language: str | None) -> tuple[Workshop, GameRules]:
    """The workshop of a game as a table in a language, or in its first, and its rules."""
    opened = open_game(str(file), workshop.folder, language)
    order = GameOrder(opened.id)
    return opened.workshop, GameRules(order.session(opened.workshop).deck, order)


def _of_table(workshop: GameWorkshop, file: Path, edition: str | None, paper: str) -> Iterator[Product]:
    spoken = edition or read_languages(DataFile(file, str(file)))[0]
    language = spoken if spoken in workshop.game.languages else workshop.game.languages[0]
    folder = f"{language_folder(workshop, language)}/{OF}"
    decks = tuple(workshop.edition(each).deck.id for each in workshop.game.members)
    for number, product in enumerate(products_of_table(workshop, file, edition, paper)):
        yield replace(
            product,
            path=f"{folder}/{product.path.partition('/')[2]}",
            make=partial(make_of_table, file=file, edition=edition, paper=paper, number=number),
            inputs=(*decks, workshop.game.id),
            of=OF,
            language=spoken,
        )


@once_a_run
def products_of_table(workshop: Workshop, file: Path, edition: str | None, paper: str) -> tuple[Product, ...]:
    """Everything that the rules of a game as a table become, as its own workshop makes it."""
    opened, rules = open_table(workshop, file, edition)
    made = booklets_by_part(rules, BOOKLET_PAGES, paper, LARGE, TEXT, HTML, *_braille(opened, opened.game_language))
    leaves = PadData.load(opened.roots).leaves
    return (
        *(product for _part, each in made for product in each),
        reference_product(rules),
        game_pad_product(rules.order, rules.deck, _PAD, paper, leaves),
    )


def make_of_table(workshop: Workshop, file: Path, edition: str | None, paper: str, number: int) -> Made:
    """One of these files. The deck of a game as a table is that of its own workshop, so no process is sent one.

    As a path the table counts for a product's fingerprint with all that is written in it.
    """
    return products_of_table(workshop, file, edition, paper)[number].make(open_table(workshop, file, edition)[0])


# --- checking ---------------------------------------------------------------------------------------------------------


def check_rules(workshop: GameWorkshop, languages: Iterable[str], report: Report) -> None:
    """Report what is wrong with the texts of the rules and of the reference cards in these languages."""
    for language in languages:
        given = workshop.game.file.rules.get(language)
        book = workshop.book(language)
        if given is not None:
            with report.at(Spot(GAME, f"rules.{language}")):
                book.deck.tools.folder.file(rules_name(workshop.game.file, language))
        if not report.has_fault(GAME, f"rules.{language}"):
            with report.at(Spot(GAME)):
                check_custom_texts(book, report)
