"""kartenwerk rules: a game's rule booklet or reference card, or the collected rule book of a deck."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError, naming, unknown
from kartenwerk.base.message import _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import custom_folder, open_folder
from kartenwerk.cli.options.rules import RulesOptions
from kartenwerk.cli.rules_list import print_rules
from kartenwerk.products.booklet.booklet import LARGE_PRINT, large_print_product, rules_products
from kartenwerk.products.booklet.custom import custom_large_print, custom_page_products, custom_text_product
from kartenwerk.products.booklet.custom_screen import custom_screen_product
from kartenwerk.products.booklet.rulebook import rulebook_products
from kartenwerk.products.booklet.screen import screen_product
from kartenwerk.products.booklet.text import text_product
from kartenwerk.products.braille.booklet import braille_book_products, read_script
from kartenwerk.products.kits.game_order import GameOrder, orders_for_deck
from kartenwerk.products.reference.card_product import deck_reference_product, game_reference_products
from kartenwerk.products.reference.link_code import read_link
from kartenwerk.products.web.custom_page import custom_page_product
from kartenwerk.products.web.game_page import page_product
from kartenwerk.text.book.style import formats

BOOKLET_PAGE, RULEBOOK_PAGE, SHEET = "a6", "a5", "a4"


def rules(options: RulesOptions) -> None:
    workshop = Workshop.over(options.data)
    folder = custom_folder(options.game, workshop.catalog.game_ids) if options.game is not None else None
    if options.game is None:
        products = _of_deck(workshop, options)
    elif folder is not None:
        options.refuse(options.of_custom_deck)
        products = _custom(workshop := open_folder(folder, options.data), options)
    else:
        order = GameOrder(options.game, options.rules, options.settings, options.variant)
        if options.list_:
            print_rules(order.session(workshop), json=options.json)
            return
        products = _booklet(workshop, order, options)
    build_and_report(workshop, products, options)


def _booklet(workshop: Workshop, order: GameOrder, options: RulesOptions) -> list[Product]:
    """The rules of a game; its booklet is in A6 where no other page is asked for."""
    deck, link = order.session(workshop).deck.id, read_link(options.link)
    sheet = workshop.catalog.paper(options.paper or SHEET).id
    products: list[Product] = []
    if options.in_pages:
        products += rules_products(order, deck, _page(workshop, options.page or BOOKLET_PAGE), sheet)
    if options.large_print:
        products.append(large_print_product(order, deck))
    if options.text:
        products.append(text_product(order, deck))
    if options.html:
        products.append(page_product(order, deck))
    if options.screen:
        products.append(screen_product(order, deck))
    if options.braille is not None:
        products += braille_book_products(order, deck, read_script(options.braille))
    if options.reference:
        products += game_reference_products(order, deck, sheet, link)
    return products


def _custom(workshop: CustomWorkshop, options: RulesOptions) -> list[Product]:
    """The rules of a deck of one's own; its booklet is in A6 where no other page is asked for."""
    deck, sheet = workshop.deck, workshop.catalog.paper(options.paper or SHEET).id
    if deck.rules is None:
        raise KartenwerkError(
            "this deck has no rules", found=deck.id, expected=_("regeln.md or rules.md in its folder")
        )
    products: list[Product] = []
    if options.in_pages:
        products += custom_page_products(deck, _page(workshop, options.page or BOOKLET_PAGE), sheet)
    if options.large_print:
        products.append(custom_large_print(deck))
    if options.text:
        products.append(custom_text_product(deck))
    if options.html:
        products.append(custom_page_product(deck))
    if options.screen:
        products.append(custom_screen_product(deck))
    return products


def _of_deck(workshop: Workshop, options: RulesOptions) -> list[Product]:
    """The collected rule book, the reference cards of all games, or both, as the user asked."""
    catalog, link = workshop.catalog, read_link(options.link)
    with naming("--deck"):
        deck = catalog.deck(options.deck or "").id
    page, paper = _page(workshop, options.page or RULEBOOK_PAGE), catalog.paper(options.paper or SHEET).id
    orders = orders_for_deck(catalog, deck, options.rules)
    products: list[Product] = []
    if options.in_pages:
        products += rulebook_products(orders, deck, page, paper)
    if options.reference and orders:
        products.append(deck_reference_product(orders, deck, paper, link))
    return products


def _page(workshop: Workshop, page: str) -> str:
    """The page size of a booklet; KartenwerkError if there is none of that name. Large print has its own option."""
    known = [name for name in formats(workshop.roots) if name != LARGE_PRINT]
    if page not in known:
        raise unknown("there is no page size of that name", page, known, "--page")
    return page
