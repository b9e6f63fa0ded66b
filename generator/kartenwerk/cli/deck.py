"""kartenwerk deck: the cards."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.checker import checker
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog import Deck
from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import OpenedGame, open_game_folder
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.draft import open_draft
from kartenwerk.cli.language import language
from kartenwerk.cli.options.decks import DeckOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.prints.compare import DeckDifference
from kartenwerk.custom.prints.shelf import shelf_of
from kartenwerk.products.boxed_game.editions import in_edition, language_folder, printed_members
from kartenwerk.products.boxed_game.parts import part_products
from kartenwerk.products.boxed_game.simulator import game_simulator_products
from kartenwerk.products.boxed_game.tabletop import game_tables
from kartenwerk.products.cards.order import DeckOrder, read_backs
from kartenwerk.products.cards.picture_sheets import PictureGrid
from kartenwerk.products.cards.plates import count_plates
from kartenwerk.products.prints.game import GameDifference, compare_game
from kartenwerk.products.prints.mark import changes_since
from kartenwerk.products.reference.link_code import check_address


def deck(options: DeckOptions) -> Reply[Built]:
    if options.tts_url is not None:
        check_address(options.tts_url, "--tts-url")
    with checker() as beside:  # a copy of this process, with all that is loaded here
        game = open_game_folder(options.deck, options.data, options.language)
        if game is not None:
            return _deck_of_game(game, options)
        workshop, name = open_deck(options.deck, options.data)
        changes = _changes(workshop, options) if options.changed else None
        needed = None if changes is None else tuple(changes.needed)
        if changes is not None and not needed:
            return _nothing_new(changes)
        workshop, below = open_draft(workshop, options)
        order = _order(workshop, options, workshop.catalog.deck(name), name, needed)
        products = order.products(workshop.catalog)
        note = order.note(workshop.catalog.in_language(language()))
        remarks: list[str | Message] = ["", *note.split("\n")] if note else []
        lost = order.note_lost(workshop.catalog)
        remarks += [gettext(lost)] if lost else []
        remarks += _OF_THIS_MACHINE if options.tts and options.tts_url is None else []
        lasting = options.printer is None and needed is None  # neither a reading nor a print is among the words
        return build_and_report(
            workshop, products, options, remarks=remarks, lasting=lasting, checker=beside, below=below
        )


def _changes(workshop: Workshop, options: DeckOptions) -> DeckDifference:
    """What has changed since a print; KartenwerkError for a deck of the program, which nobody marks as printed."""
    if not isinstance(workshop, CustomWorkshop):
        raise KartenwerkError(
            "only a deck of your own is marked as printed",
            key="--changed",
            found=options.deck,
            expected=_("a deck's folder"),
        )
    return changes_since(workshop, shelf_of(workshop.deck_folder), options.since)


def _nothing_new(changes: DeckDifference) -> Reply[Built]:
    line = gettext("nothing to print: no card has changed since {since}", since=changes.old.label)
    return Reply(Built(files=[], unchanged=0, complaints=[]), [line])


def _deck_of_game(opened: OpenedGame, options: DeckOptions) -> Reply[Built]:
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
        needed = None if found is None else found.needed(member)
        if needed == ():
            continue
        place = f"{language_folder(game.workshop, member.language)}/{member.name}"
        order = _order(edition, options, edition.deck, place, needed)
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
    names, remarks = found.changed_parts(game.parts), list[Message]()
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
    table = game_tables(game.workshop, game.members, lambda folder: _folder_url(options.tts_url, options.out, folder))
    remarks = [*table.notes, *(_OF_THIS_MACHINE if options.tts_url is None else ())]
    return build_and_report(game.workshop, table.products, options, remarks=remarks)


def _order(
    workshop: Workshop, options: DeckOptions, deck: Deck, folder: str, needed: tuple[str, ...] | None = None
) -> DeckOrder:
    """What is asked for of a deck, whose files lie in that folder; the cards that are `needed`, or all."""
    for_press = options.plates is not None or options.service is not None
    return DeckOrder(
        deck=deck,
        service=options.service,
        size=options.size,
        paper=options.paper,
        backs=options.backs,
        gap=options.gap,
        marks=options.marks,
        printer=options.printer,
        game=options.for_game,
        cards=options.cards,
        form=options.form,
        copies=options.copies,
        back=options.back,
        png=options.png,
        bleed=options.bleed,
        tabletop=options.tts,
        grid=None if options.png_sheets is None else PictureGrid.read(options.png_sheets, options.webp),
        simulator=options.cgs,
        tabletop_url=_url(options.tts_url, options.out, folder),
        braille=options.braille,
        index=options.index,
        corners=options.corners,
        colours=options.colours,
        foil=options.foil,
        plates=options.plates,
        used_plates=count_plates(workshop, deck) if for_press else {},
        changed=needed,
    )


_OF_THIS_MACHINE = (
    "",
    _("The saved object shows the pictures of this machine: put it into Tabletop Simulator's Saved Objects,"),
    _("and for others put the pictures on the net and say where with --tts-url, or upload them in the game."),
)


def _url(given: str | None, out: Path, folder: str) -> str:
    """What stands before the names of pictures in a saved object of a deck."""
    return _folder_url(given, out, f"{folder}/tts")


def _folder_url(given: str | None, out: Path, folder: str) -> str:
    """What stands before the names of files: an address, or the output folder of this machine."""
    if given is not None:
        return given if given.endswith("/") else f"{given}/"
    return f"{(out / folder).resolve().as_uri()}/"
