"""Kits: everything that belongs to a deck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp
from kartenwerk.catalog import Catalog
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.play.engine.session import needs_chips
from kartenwerk.play.games import rules_of
from kartenwerk.products.booklet.booklet import BOX_BOOKLET, BOX_EDITION, large_print_product, rules_products
from kartenwerk.products.booklet.custom import custom_booklet_products
from kartenwerk.products.booklet.rulebook import rulebook_products
from kartenwerk.products.booklet.text import text_product
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.braille.booklet import braille_book_products
from kartenwerk.products.cards.sheets import blanks_product, whole_deck_sheets
from kartenwerk.products.cards.singles import whole_deck_singles
from kartenwerk.products.chips import ChipData, chips_product
from kartenwerk.products.guide.guide import guide_product
from kartenwerk.products.kits.game_order import orders_for_deck
from kartenwerk.products.pad.custom import custom_pad_page, custom_pad_product
from kartenwerk.products.pad.game import game_pad_product
from kartenwerk.products.pad.layout import PadData
from kartenwerk.products.reference.card_product import deck_reference_product, reference_product
from kartenwerk.products.web.custom_page import custom_page_product, has_custom_rules
from kartenwerk.products.web.game_page import page_product

RULEBOOK_PAGE = "a5"
BOOKLET_PAGES = ("a6", BOX_EDITION)
PAD_PAGES = ("a6", "a5")


def kit_products(
    catalog: Catalog, deck: str, paper: str, rules_file: Path | None = None, link: str = ""
) -> list[Product]:
    """All files of a kit but the box and the guide.

    They are the cards and blank cards, chips if a game of the deck bets, the booklets, reference card and pads of
    every game, the sheets of all reference cards, and the rule book. The game that `rules_file` names is printed with
    the house rules of the file. Reference cards bear the code of the `link`.
    """
    orders, leaves = orders_for_deck(catalog, deck, rules_file), PadData.load(catalog.roots).leaves
    own = catalog.deck(deck)
    products = [whole_deck_sheets(own, paper), whole_deck_singles(own), blanks_product(own, paper)]
    games = [catalog.game(order.game) for order in orders]
    if any(needs_chips(rules_of(game), game) for game in games):
        products.append(chips_product(deck, ChipData.load(catalog.roots).players, paper))
    for order in orders:
        for page in BOOKLET_PAGES:
            products += rules_products(order, deck, page, paper)
        products += [large_print_product(order, deck), text_product(order, deck), page_product(order, deck)]
        products += braille_book_products(order, deck, "basic")
        products.append(reference_product(order, deck, link))
        products += [game_pad_product(order, deck, page, paper, leaves) for page in PAD_PAGES]
    if isinstance(own, CustomDeck):
        products += custom_booklet_products(own, paper)
        if has_custom_rules(own):
            products.append(custom_page_product(own))
        if own.tools.file.pad is not None:
            products.append(custom_pad_product(own, custom_pad_page(catalog, own), paper, leaves))
    if orders:
        products.append(deck_reference_product(orders, deck, paper, link))
        products += rulebook_products(orders, deck, RULEBOOK_PAGE, paper)
    return products


def finished_decks(catalog: Catalog) -> list[str]:
    """The decks that can be printed, because their cards are drawn."""
    return [deck for deck in catalog.deck_ids if catalog.roots.has(f"templates/faces/{deck}/front.svg.j2")]


def kit_follow_ups(
    catalog: Catalog, decks: Sequence[str], paper: str, rules_file: Path | None = None
) -> tuple[FollowUp, FollowUp]:
    """The products that depend on the other files of the kits: first the boxes, then the guides."""

    def boxes(files: Sequence[File]) -> list[Product]:
        return [kit_box(catalog, deck, _of(deck, files)) for deck in decks]

    def guides(files: Sequence[File]) -> list[Product]:
        return [
            guide_product(catalog.deck(deck), _of(deck, files), paper, orders_for_deck(catalog, deck, rules_file))
            for deck in decks
        ]

    return boxes, guides


def kit_box(catalog: Catalog, deck: str, files: Sequence[File]) -> Product:
    """The box that holds the deck, its reference cards, and the box editions among these files."""
    data = catalog.deck(deck)
    edition = data.file_name(BOX_BOOKLET)
    booklets = [file for file in files if file.kind == "booklet" and Path(file.path).stem == edition]
    games = (game.id for game in catalog.games_of(deck))
    return box_product(data, box_contents(catalog, data, sum(file.pages for file in booklets)), games=games)


def _of(deck: str, files: Sequence[File]) -> list[File]:
    return [file for file in files if file.path.startswith(f"{deck}/")]
