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
from kartenwerk.cli.building import Batch, build_and_report, build_batches
from kartenwerk.cli.custom import ALL, open_deck
from kartenwerk.cli.draft import open_draft
from kartenwerk.cli.editions import GameEdition, open_editions
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
    boxed = open_game_folder(options.deck, options.data, options.language, of_games=True)
    if boxed is not None:
        return _kit_of_game(boxed, options)
    if is_game_file(options.deck):
        editions = open_editions(options.deck, options.data, options.language)
        game = editions[0].id
        if options.for_game not in (None, game):
            raise KartenwerkError(
                "the file is of another game", key="--for", found=repr(options.for_game), expected=game
            )
        return _kit_for_game(editions, options)
    options.refuse(options.of_deck)
    workshop, deck = open_deck(options.deck, options.data)
    wanted = options.for_game
    if wanted is None:
        return _kit_of_deck(workshop, deck, options)
    if wanted in workshop.catalog.game_ids and workshop.catalog.game(wanted).deck == deck:
        return _kit_for_game(open_editions(wanted, options.data, None), options)
    return _kit_for_game([GameEdition(workshop, wanted)], options, deck)


def _kit_of_deck(opened: Workshop, deck: str, options: KitOptions) -> Reply[Built]:
    """Everything of a deck, or of all decks."""
    workshop, below = open_draft(opened, options)
    address, parts, catalog = read_link(options.link), read_parts(options.only), workshop.catalog
    if deck == ALL:
        options.refuse(options.of_all_decks)
    decks = [catalog.deck(id) for id in (finished_decks(catalog) if deck == ALL else [deck])]
    catalog.paper(options.paper)
    products = [
        product for one in decks for product in kit_products(catalog, one, options.paper, options.rules, address, parts)
    ]
    follow_ups = kit_follow_ups(catalog, decks, options.paper, options.rules, parts)
    return build_and_report(workshop, products, options, lasting=True, follow_ups=follow_ups, below=below)


def _kit_for_game(editions: Sequence[GameEdition], options: KitOptions, deck: str = "") -> Reply[Built]:
    """What one game needs, of its own deck unless another is named."""
    batches = [_of_edition(each, options, deck) for each in editions]
    return build_batches(batches, options, lasting=options.printer is None)


def _of_edition(edition: GameEdition, options: KitOptions, deck: str) -> Batch:
    """What one game needs in one language."""
    workshop, inside = open_draft(edition.workshop, options)
    address, parts = read_link(options.link), read_parts(options.only)
    catalog = workshop.catalog
    deck = deck or catalog.game(edition.id).deck
    if deck == ALL:
        options.refuse(options.of_all_decks)
    catalog.deck(deck)
    catalog.paper(options.paper)
    house = options.rules, options.variant, options.settings
    party = read_party(workshop, deck, edition.id, options.players, *house)
    printer = None if options.printer is None else Printer.load(options.printer)
    size = read_booklet_size(options.booklet)
    products = game_kit_products(workshop, party, options.paper, address, parts=parts, printer=printer, booklet=size)
    follow_ups = game_kit_follow_ups(workshop, party, options.paper, parts=parts, printer=printer)
    return edition._replace(workshop=workshop).batch(products, follow_ups=follow_ups, inside=inside)


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
