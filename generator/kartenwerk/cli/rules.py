"""kartenwerk rules: a game's rule booklet or reference card, or the collected rule book of a deck."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError, naming, unknown
from kartenwerk.base.message import _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.cli.answers import Built, RulesListed
from kartenwerk.cli.boxed_game import OpenedGame
from kartenwerk.cli.building import Batch, build_and_report, build_batches
from kartenwerk.cli.custom import custom_folder, open_folder
from kartenwerk.cli.draft import open_draft
from kartenwerk.cli.editions import GameEdition, open_editions
from kartenwerk.cli.game_products import open_whole_game, rules_of_game
from kartenwerk.cli.language import language
from kartenwerk.cli.options.rules import RulesOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.rules_list import list_rules
from kartenwerk.products.booklet.collected import CollectedRules
from kartenwerk.products.booklet.custom import CustomRules
from kartenwerk.products.booklet.game import GameRules
from kartenwerk.products.booklet.manuscript import Edition, Source
from kartenwerk.products.booklet.pages import LARGE, LARGE_PRINT, page_editions
from kartenwerk.products.booklet.plain import TEXT
from kartenwerk.products.booklet.screen import SCREEN
from kartenwerk.products.braille.booklet import braille_editions, read_script
from kartenwerk.products.kits.game_order import GameOrder, orders_for_deck
from kartenwerk.products.reference.card_product import reference_products, reference_sheet_product
from kartenwerk.products.reference.link_code import read_link
from kartenwerk.products.web.rules_page import HTML
from kartenwerk.text.book.style import formats

BOOKLET_PAGE, RULEBOOK_PAGE, SHEET = "a6", "a5", "a4"


def rules(options: RulesOptions) -> Reply[Built | RulesListed]:
    boxed = open_whole_game(options.game, options.data, options.language, of_games=True)
    if boxed is not None:
        return _of_game(boxed, options)
    workshop = Workshop.over(options.data)
    folder = custom_folder(options.game, workshop.catalog.game_ids) if options.game is not None else None
    if folder is None:
        open_draft(workshop, options)  # which is refused
    below = ""
    if options.game is None:
        products = _of_deck(workshop, options)
    elif folder is not None:
        options.refuse(options.of_custom_deck)
        custom, below = open_draft(open_folder(folder, options.data), options)
        products, workshop = _single(custom, _custom(custom, options), options), custom
    else:
        editions = open_editions(options.game, options.data, options.language)
        if options.list_:
            spoken = next((each for each in editions if each.below == language()), editions[0])
            return list_rules(spoken.workshop, _order(spoken, options).session(spoken.workshop))
        return build_batches([_of_edition(each, options) for each in editions], options)
    return build_and_report(workshop, products, options, below=below)


def _order(edition: GameEdition, options: RulesOptions) -> GameOrder:
    return GameOrder(edition.id, options.rules, options.settings, options.variant)


def _of_edition(edition: GameEdition, options: RulesOptions) -> Batch:
    """The rules of a game in one language."""
    order = _order(edition, options)
    products = _single(edition.workshop, GameRules(order.session(edition.workshop).deck, order), options)
    return edition.batch(products)


def _of_game(game: OpenedGame, options: RulesOptions) -> Reply[Built]:
    """The rules of a game in a folder, in each of its languages."""
    options.refuse(options.of_custom_deck)
    workshop, below = open_draft(game.workshop, options)
    game = game.with_workshop(workshop)
    reference = (_sheet(game.workshop, options), read_link(options.link)) if options.reference else None
    made = rules_of_game(game, lambda book: _editions(book, options, BOOKLET_PAGE), reference)
    return build_and_report(workshop, made.products, options, remarks=made.left_out, below=below)


def _custom(workshop: CustomWorkshop, options: RulesOptions) -> CustomRules:
    """The rules of a deck of one's own; KartenwerkError if its folder has no text of what is asked for."""
    deck = workshop.deck
    if deck.rules is None and (options.in_pages or options.first_given(options.not_in_pages)):
        raise KartenwerkError(
            "this deck has no rules", found=deck.id, expected=_("regeln.md or rules.md in its folder")
        )
    if deck.reference is None and options.reference:
        raise KartenwerkError(
            "this deck has no text for a reference card",
            key="--reference",
            found=deck.id,
            expected=_("kurzkarte.md or reference.md in its folder, with two titles"),
        )
    return CustomRules(deck)


def _single(workshop: Workshop, source: Source, options: RulesOptions) -> list[Product]:
    """The rules of one game, in A6 where no other page is asked for, and its reference card."""
    products = source.products(*_editions(workshop, options, BOOKLET_PAGE))
    if options.reference:
        link = read_link(options.link)
        products += reference_products(source, _sheet(workshop, options), link)
    return products


def _of_deck(workshop: Workshop, options: RulesOptions) -> list[Product]:
    """The collected rule book, the reference cards of all games, or both, as the user asked."""
    catalog, link = workshop.catalog, read_link(options.link)
    with naming("--deck"):
        deck = catalog.deck(options.deck or "")
    source = CollectedRules(deck, tuple(orders_for_deck(catalog, deck, options.rules)))
    products = source.products(*_editions(workshop, options, RULEBOOK_PAGE))
    if options.reference and source.orders:
        products.append(reference_sheet_product(source, _sheet(workshop, options), link))
    return products


def _editions(workshop: Workshop, options: RulesOptions, page: str) -> list[Edition]:
    """What is asked for; the booklet has that `page` where no other is."""
    forms = ((options.large_print, LARGE), (options.text, TEXT), (options.html, HTML), (options.screen, SCREEN))
    chosen, sheet = _page(workshop, options.page or page), _sheet(workshop, options)
    editions = page_editions(chosen, sheet) if options.in_pages else []
    editions += [edition for wanted, edition in forms if wanted]
    if options.braille is not None:
        editions += braille_editions(workshop.roots, workshop.rules_language, read_script(options.braille))
    return editions


def _sheet(workshop: Workshop, options: RulesOptions) -> str:
    return workshop.catalog.paper(options.paper or SHEET).id


def _page(workshop: Workshop, page: str) -> str:
    """The page size of a booklet; KartenwerkError if there is none of that name. Large print has its own option."""
    known = [name for name in formats(workshop.roots) if name != LARGE_PRINT]
    if page not in known:
        raise unknown("there is no page size of that name", page, known, "--page")
    return page
