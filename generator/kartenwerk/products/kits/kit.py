"""Kits: everything that belongs to a deck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.custom.deck import CustomDeck, as_custom
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
from kartenwerk.products.web.custom_page import custom_page_product
from kartenwerk.products.web.game_page import page_product

RULEBOOK_PAGE = "a5"
BOOKLET_PAGES = ("a6", BOX_EDITION)
PAD_PAGES = ("a6", "a5")


def kit_products(
    catalog: Catalog, deck: Deck, paper: str, rules_file: Path | None = None, link: str = ""
) -> list[Product]:
    """All files of a kit but the box and the guide.

    They are the cards and blank cards, chips if a game of the deck bets, the booklets, reference card and pads of
    every game, the sheets of all reference cards, and the rule book. The game that `rules_file` names is printed with
    the house rules of the file. Reference cards bear the code of the `link`.
    """
    id, leaves = deck.id, PadData.load(catalog.roots).leaves
    orders = orders_for_deck(catalog, id, rules_file)
    products = [whole_deck_sheets(deck, paper), whole_deck_singles(deck), blanks_product(deck, paper)]
    games = [catalog.game(order.game) for order in orders]
    if any(needs_chips(rules_of(game), game) for game in games):
        products.append(chips_product(id, ChipData.load(catalog.roots).players, paper))
    for order in orders:
        for page in BOOKLET_PAGES:
            products += rules_products(order, id, page, paper)
        products += [large_print_product(order, id), text_product(order, id), page_product(order, id)]
        products += braille_book_products(order, id, "basic")
        products.append(reference_product(order, id, link))
        products += [game_pad_product(order, id, page, paper, leaves) for page in PAD_PAGES]
    if custom := as_custom(deck):
        products += _custom_products(catalog, custom, paper, leaves)
    if orders:
        products.append(deck_reference_product(orders, id, paper, link))
        products += rulebook_products(orders, id, RULEBOOK_PAGE, paper)
    return products


def _custom_products(catalog: Catalog, deck: CustomDeck, paper: str, leaves: int) -> list[Product]:
    """The rules and the score pad of a deck of one's own, if its folder has them."""
    products: list[Product] = []
    if deck.rules is not None:
        products += [*custom_booklet_products(deck, paper), custom_page_product(deck)]
    if deck.tools.file.pad is not None:
        products.append(custom_pad_product(deck, custom_pad_page(catalog, deck), paper, leaves))
    return products


def finished_decks(catalog: Catalog) -> list[str]:
    """The decks that can be printed, because their cards are drawn."""
    return [deck for deck in catalog.deck_ids if catalog.roots.has(f"templates/faces/{deck}/front.svg.j2")]


def kit_follow_ups(
    catalog: Catalog, decks: Sequence[Deck], paper: str, rules_file: Path | None = None
) -> tuple[FollowUp, FollowUp]:
    """The products that depend on the other files of the kits: first the boxes, then the guides."""

    def boxes(files: Sequence[File]) -> list[Product]:
        return [kit_box(catalog, deck, _of(deck, files)) for deck in decks]

    def guides(files: Sequence[File]) -> list[Product]:
        return [
            guide_product(deck, _of(deck, files), paper, orders_for_deck(catalog, deck.id, rules_file))
            for deck in decks
        ]

    return boxes, guides


def kit_box(catalog: Catalog, deck: Deck, files: Sequence[File]) -> Product:
    """The box that holds the deck, its reference cards, and the box editions among these files."""
    edition = deck.file_name(BOX_BOOKLET)
    booklets = [file for file in files if file.kind == "booklet" and Path(file.path).stem == edition]
    games = (game.id for game in catalog.games_of(deck.id))
    return box_product(deck, box_contents(catalog, deck, sum(file.pages for file in booklets)), games=games)


def _of(deck: Deck, files: Sequence[File]) -> list[File]:
    return [file for file in files if file.path.startswith(f"{deck.id}/")]
