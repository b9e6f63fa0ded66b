"""kartenwerk deck, of a game of one's own: its decks and parts in each language."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.product import Product
from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import OpenedGame
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.deck_order import OF_THIS_MACHINE, folder_url, order_of
from kartenwerk.cli.draft import open_draft
from kartenwerk.cli.options.decks import DeckOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import gettext
from kartenwerk.products.boxed_game.editions import in_edition, language_folder, printed_members
from kartenwerk.products.boxed_game.parts import part_products
from kartenwerk.products.boxed_game.simulator import game_simulator_products
from kartenwerk.products.boxed_game.tabletop import game_tables
from kartenwerk.products.cards.order import read_backs
from kartenwerk.products.prints.game import GameDifference, compare_game


def deck_of_game(opened: OpenedGame, options: DeckOptions) -> Reply[Built]:
    """The decks of a game, and a part only if it is named: its sheets."""
    workshop, below = open_draft(opened.workshop, options)
    game = opened.with_workshop(workshop)
    products: list[Product] = []
    if game.is_whole and (options.tts or options.cgs):
        return _table_of_game(game, options)
    lost: list[Message] = []
    found = compare_game(game.workshop, game.members, options.since) if options.changed else None
    of_cards = game.decks if game.is_whole or options.plates is None else game.members
    for member in of_cards:
        edition = game.workshop.edition(member)
        needed = None if found is None else found.find_needed(member)
        if needed == ():
            continue
        place = f"{language_folder(game.workshop, member.language)}/{member.name}"
        order = order_of(edition, options, edition.deck, place, needed)
        if game.is_whole and options.plates is not None and not order.used_plates:
            continue  # a deck without foil needs no plates
        products += in_edition(game.workshop, member, order.products(edition.catalog))
        lost += filter(None, [order.note_lost(edition.catalog)])
    if found is not None:
        return _changes_of_game(game, found, products, options, below)
    if game.is_whole and options.plates is not None and not products:
        raise KartenwerkError("no card of the game has a plate of its own", key="--plates", found=options.deck)
    if not game.is_whole and options.plates is None:
        products += _sheets_of_parts(game, options)
    elif not products:
        raise KartenwerkError(
            "the game has no decks", found=options.deck, expected=_("kartenwerk kit, or the name of a part")
        )
    remarks = [gettext(note) for note in dict.fromkeys(lost)]
    lasting = options.printer is None
    return build_and_report(game.workshop, products, options, remarks=remarks, lasting=lasting, below=below)


def _changes_of_game(
    game: OpenedGame, found: GameDifference, products: list[Product], options: DeckOptions, below: str
) -> Reply[Built]:
    """The cards of decks that have changed; parts are printed whole, so of a whole game their names are said."""
    names, remarks = found.find_changed_parts(game.parts), list[Message]()
    if game.is_whole:
        folder = game.workshop.game.root
        remarks = [
            _("{name} has changed, too: kartenwerk deck {folder}/{name} prints it", name=name, folder=folder)
            for name in names
        ]
    elif names and options.plates is None:
        products = _sheets_of_parts(game, options)
    if products:
        return build_and_report(game.workshop, products, options, remarks=remarks, below=below)
    line = gettext("nothing to print: no card has changed since {since}", since=found.old.label)
    return Reply(Built(files=[], unchanged=0, complaints=[]), [line, *map(gettext, remarks)])


def _sheets_of_parts(game: OpenedGame, options: DeckOptions) -> list[Product]:
    options.refuse(options.of_part if game.parts else ())
    return [
        product
        for member in printed_members(game.workshop, game.parts)
        for product in part_products(game.workshop, member, options.paper or "a4", read_backs(options.backs))
    ]


def _table_of_game(game: OpenedGame, options: DeckOptions) -> Reply[Built]:
    """The whole game for a program that shows a table: one saved object, or one folder, in each language."""
    options.refuse(options.of_table)
    if options.cgs:
        return build_and_report(game.workshop, game_simulator_products(game.workshop, game.members), options)
    table = game_tables(game.workshop, game.members, lambda folder: folder_url(options.tts_url, options.out, folder))
    remarks = [*table.notes, *(OF_THIS_MACHINE if options.tts_url is None else ())]
    return build_and_report(game.workshop, table.products, options, remarks=remarks)
