"""kartenwerk pad: a game's score pad, or one for any game."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog.people import MOST_PLAYERS
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import Batch, build_and_report, build_batches
from kartenwerk.cli.custom import custom_folder, open_folder
from kartenwerk.cli.editions import GameEdition, open_editions
from kartenwerk.cli.game_products import open_whole_game, pad_of_game
from kartenwerk.cli.options.base import check_within
from kartenwerk.cli.options.rules import PadOptions
from kartenwerk.cli.output import Reply
from kartenwerk.custom.folder import DECK as DECK_FILE
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.kit import PAD_PAGES
from kartenwerk.products.pad.blank import BlankPad, blank_pad_product
from kartenwerk.products.pad.custom import custom_layout, custom_pad_page, custom_pad_product
from kartenwerk.products.pad.game import game_pad_product, roomy_page
from kartenwerk.products.pad.layout import PadData

DECK = "franzoesisch"
PLAYERS, ROWS = 4, 12


def pad(options: PadOptions) -> Reply[Built]:
    boxed = open_whole_game(options.game, options.data, options.language, of_games=True)
    workshop: Workshop = boxed.workshop if boxed else Workshop.over(options.data)
    workshop.catalog.paper(options.paper)
    if boxed is not None:
        options.refuse(options.of_custom_deck)
        leaves = options.sheets or PadData.load(workshop.roots).leaves
        return build_and_report(workshop, pad_of_game(boxed, options.page, options.paper, leaves), options)
    folder = custom_folder(options.game, workshop.catalog.game_ids) if options.game is not None else None
    leaves = options.sheets or PadData.load(workshop.roots).leaves
    if options.game is None:
        product = _for_any_game(workshop, options, leaves)
    elif folder is not None:
        options.refuse(options.of_custom_deck)
        product = _custom(workshop := open_folder(folder, options.data), options.page, options.paper, leaves)
    else:
        options.refuse(options.of_game)
        editions = open_editions(options.game, options.data, options.language)
        return build_batches([_of_edition(each, options, leaves) for each in editions], options)
    return build_and_report(workshop, [product], options)


def _of_edition(edition: GameEdition, options: PadOptions, leaves: int) -> Batch:
    """The pad of a game in one language."""
    workshop = edition.workshop
    order = GameOrder(edition.id, options.rules, options.settings, options.variant)
    session = order.session(workshop)
    page = workshop.catalog.trim(options.page or roomy_page(workshop, session, PAD_PAGES) or PAD_PAGES[0]).id
    return edition.batch([game_pad_product(order, session.deck, page, options.paper, leaves)])


def _custom(workshop: CustomWorkshop, page: str | None, paper: str, leaves: int) -> Product:
    """The pad of a deck of one's own; KartenwerkError if its deck.toml has none."""
    deck = workshop.deck
    if deck.tools.file.pad is None:
        raise KartenwerkError("the deck has no score pad", file=DECK_FILE, key="pad", expected=_("a table [pad]"))
    if page is None:
        page = custom_pad_page(workshop.catalog, deck)
    custom_layout(workshop.catalog, deck, page)
    return custom_pad_product(deck, page, paper, leaves)


def _for_any_game(workshop: Workshop, options: PadOptions, leaves: int) -> Product:
    """The pad for any game; KartenwerkError for a wrong number, and for what does not fit."""
    players = PLAYERS if options.players is None else options.players
    rows = ROWS if options.rows is None else options.rows
    check_within("--players", players, 1, MOST_PLAYERS)
    pad = BlankPad(options.title or "", players, rows, workshop.catalog.deck(options.deck or DECK))
    pad.check_title(workshop)
    page = options.page or pad.smallest(workshop)
    pad.layout(workshop, page)
    return blank_pad_product(pad, page, options.paper, leaves)
