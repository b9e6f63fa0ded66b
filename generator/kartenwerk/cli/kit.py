"""kartenwerk kit: everything of a deck, or of all decks."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.game_file import is_game_file
from kartenwerk.build.manifest import File
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import OpenedGame, open_game_folder
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import ALL, open_deck, open_printed_game
from kartenwerk.cli.draft import open_draft
from kartenwerk.cli.options.decks import KitOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.boxed_game.guide import guide_products
from kartenwerk.products.boxed_game.kit import game_folder_kit, read_game_parts
from kartenwerk.products.kits.game_kit import game_kit_follow_ups, game_kit_products, read_party
from kartenwerk.products.kits.kit import finished_decks, kit_follow_ups, kit_products
from kartenwerk.products.kits.parts import read_booklet_size, read_parts
from kartenwerk.products.printer import Printer
from kartenwerk.products.reference.link_code import read_link


def kit(options: KitOptions) -> Reply[Built]:
    boxed = open_game_folder(options.deck, options.data, options.language)
    if boxed is not None:
        return _kit_of_game(boxed, options)
    opened, deck, game = _open(options)
    workshop, below = open_draft(opened, options)
    address, parts = read_link(options.link), read_parts(options.only)
    catalog = workshop.catalog
    if deck == ALL:
        options.refuse(options.of_all_decks)
    decks = [catalog.deck(id) for id in (finished_decks(catalog) if deck == ALL else [deck])]
    catalog.paper(options.paper)
    if game is not None:
        house = options.rules, options.variant, options.settings
        party = read_party(workshop, deck, game, options.players, *house)
        printer = None if options.printer is None else Printer.load(options.printer)
        size = read_booklet_size(options.booklet)
        products = game_kit_products(
            workshop, party, options.paper, address, parts=parts, printer=printer, booklet=size
        )
        follow_ups = game_kit_follow_ups(workshop, party, options.paper, parts=parts, printer=printer)
        lasting = printer is None
        return build_and_report(workshop, products, options, lasting=lasting, follow_ups=follow_ups, below=below)
    products = [
        product for one in decks for product in kit_products(catalog, one, options.paper, options.rules, address, parts)
    ]
    follow_ups = kit_follow_ups(catalog, decks, options.paper, options.rules, parts)
    return build_and_report(workshop, products, options, lasting=True, follow_ups=follow_ups, below=below)


def _kit_of_game(opened: OpenedGame, options: KitOptions) -> Reply[Built]:
    """Everything of a game in a folder, or of a deck or part in it."""
    options.refuse(options.of_game_folder)
    workshop, below = open_draft(opened.workshop, options)
    game = opened.with_workshop(workshop)
    game.workshop.catalog.paper(options.paper)
    parts = read_game_parts(options.only)
    kit = game_folder_kit(
        game.workshop, game.members, options.paper, is_whole=game.is_whole, parts=parts, mixed=options.mixed
    )
    languages = list(dict.fromkeys(member.language for member in game.members))

    def guides(files: Sequence[File]) -> list[Product]:
        return guide_products(game.workshop, files, languages, options.paper)

    return build_and_report(
        game.workshop,
        kit.products,
        options,
        follow_ups=(guides,) if game.is_whole and "guide" in parts else (),
        remarks=kit.left_out,
        lasting=True,
        below=below,
    )


def _open(options: KitOptions) -> tuple[Workshop, str, str | None]:
    """The workshop, the deck, and the game that the kit is for; the file of a game may stand for its deck."""
    if not is_game_file(options.deck):
        options.refuse(options.of_deck)
        workshop, deck = open_deck(options.deck, options.data)
        game = options.for_game
        if game is not None and game in workshop.catalog.game_ids and workshop.catalog.game(game).deck == deck:
            workshop = open_printed_game(game, options.data).workshop
        return workshop, deck, game
    workshop, game = open_printed_game(options.deck, options.data)
    if options.for_game not in (None, game):
        raise KartenwerkError("the file is of another game", key="--for", found=repr(options.for_game), expected=game)
    return workshop, workshop.catalog.game(game).deck, game
