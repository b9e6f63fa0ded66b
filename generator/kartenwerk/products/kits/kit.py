"""Kits: everything that belongs to a deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.custom.deck import with_folder
from kartenwerk.play.engine.session import needs_chips
from kartenwerk.play.games import rules_of
from kartenwerk.products.booklet.collected import CollectedRules
from kartenwerk.products.booklet.custom import CustomRules
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import BOX_BOOKLET, BOX_EDITION, Edition, Source
from kartenwerk.products.booklet.pages import LARGE, page_editions
from kartenwerk.products.booklet.plain import TEXT
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.braille.booklet import braille_editions
from kartenwerk.products.cards.sheets import blanks_product, whole_deck_sheets
from kartenwerk.products.cards.singles import whole_deck_singles
from kartenwerk.products.chips import ChipData, chips_product
from kartenwerk.products.guide.guide import guide_product
from kartenwerk.products.kits.game_order import orders_for_deck
from kartenwerk.products.kits.parts import PARTS, KitPart, follow_ups_of, products_of
from kartenwerk.products.pad.custom import custom_pad_page, custom_pad_product
from kartenwerk.products.pad.game import game_pad_product
from kartenwerk.products.pad.layout import PadData
from kartenwerk.products.reference.card_product import reference_product, reference_products, reference_sheet_product
from kartenwerk.products.web.rules_page import HTML

RULEBOOK_PAGE = "a5"
BOOKLET_PAGES = ("a6", BOX_EDITION)
CUSTOM_PAGES = ("a6", "a5", BOX_EDITION)
PAD_PAGES = ("a6", "a5")


def kit_products(
    catalog: Catalog,
    deck: Deck,
    paper: str,
    rules_file: Path | None = None,
    link: str = "",
    parts: Sequence[KitPart] = PARTS,
) -> list[Product]:
    """All files of these parts of a kit but the box and the guide.

    They are the cards and blank cards, chips if a game of the deck bets, the booklets, reference card and pads of
    every game, the sheets of all reference cards, and the rule book. The game that `rules_file` names is printed with
    the house rules of the file. Reference cards bear the code of the `link`.
    """
    return products_of(parts, _parts_of(catalog, deck, paper, rules_file, link))


def _parts_of(
    catalog: Catalog, deck: Deck, paper: str, rules_file: Path | None, link: str
) -> Iterator[tuple[KitPart, Sequence[Product]]]:
    leaves = PadData.load(catalog.roots).leaves
    orders = orders_for_deck(catalog, deck, rules_file)
    yield "cards", [whole_deck_sheets(deck, paper), whole_deck_singles(deck), blanks_product(deck, paper)]
    games = [catalog.game(order.game) for order in orders]
    braille = braille_editions(catalog.roots, catalog.language, "basic")
    if any(needs_chips(rules_of(game), game) for game in games):
        yield "chips", [chips_product(deck, ChipData.load(catalog.roots).players, paper)]
    for order in orders:
        rules = GameRules(deck, order)
        yield from booklets_by_part(rules, BOOKLET_PAGES, paper, LARGE, TEXT, HTML, *braille)
        yield "reference", [reference_product(rules, link)]
        yield "pad", [game_pad_product(order, deck, page, paper, leaves) for page in PAD_PAGES]
    if "rules" in deck.brings:
        yield from booklets_by_part(CustomRules(deck), CUSTOM_PAGES, paper, LARGE, TEXT, HTML)
    if "reference" in deck.brings:
        yield "reference", reference_products(CustomRules(deck), paper, link)
    if "pad" in deck.brings:
        custom = with_folder(deck)
        yield "pad", [custom_pad_product(custom, custom_pad_page(catalog, custom), paper, leaves)]
    if orders:
        collected = CollectedRules(deck, tuple(orders))
        yield "reference", [reference_sheet_product(collected, paper, link)]
        yield "booklet", collected.products(*page_editions(RULEBOOK_PAGE, paper))


def booklets_by_part(
    rules: Source, pages: Sequence[str], paper: str, *more: Edition
) -> Iterator[tuple[KitPart, Sequence[Product]]]:
    """The booklet in these sizes, of which the box edition goes with the box, and in other forms."""
    for page in pages:
        yield "box" if page == BOX_EDITION else "booklet", rules.products(*page_editions(page, paper))
    yield "booklet", rules.products(*more)


def finished_decks(catalog: Catalog) -> list[str]:
    """The decks that can be printed, because their cards are drawn."""
    return [deck for deck in catalog.deck_ids if catalog.roots.has(f"templates/faces/{deck}/front.svg.j2")]


def kit_follow_ups(
    catalog: Catalog,
    decks: Sequence[Deck],
    paper: str,
    rules_file: Path | None = None,
    parts: Sequence[KitPart] = PARTS,
) -> list[FollowUp]:
    """The products of these parts that depend on the other files of the kits: first the boxes, then the guides."""

    def boxes(files: Sequence[File]) -> list[Product]:
        return [kit_box(catalog, deck, _of(deck, files)) for deck in decks]

    def guides(files: Sequence[File]) -> list[Product]:
        return [
            guide_product(deck, _of(deck, files), paper, orders_for_deck(catalog, deck, rules_file)) for deck in decks
        ]

    return follow_ups_of(parts, boxes, guides)


def kit_box(catalog: Catalog, deck: Deck, files: Sequence[File]) -> Product:
    """The box that holds the deck, its reference cards, and the box editions among these files."""
    edition = deck.file_name(BOX_BOOKLET)
    booklets = [file for file in files if file.kind == "booklet" and Path(file.path).stem == edition]
    games = (game.id for game in catalog.games_of(deck.id))
    contents = box_contents(catalog, deck, sum(file.pages for file in booklets))
    if "reference" in deck.brings:
        contents = contents._replace(references=1)
    return box_product(deck, contents, games=games)


def _of(deck: Deck, files: Sequence[File]) -> list[File]:
    return [file for file in files if file.path.startswith(f"{deck.id}/")]
