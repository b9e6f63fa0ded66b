"""kartenwerk deck: the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.checker import checkers
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import open_game_folder
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.deck_order import OF_THIS_MACHINE, order_of
from kartenwerk.cli.draft import open_draft
from kartenwerk.cli.language import language
from kartenwerk.cli.options.decks import DeckOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.translation import gettext
from kartenwerk.products.reference.link_code import check_address

if TYPE_CHECKING:
    from kartenwerk.custom.prints.compare import DeckDifference


def deck(options: DeckOptions) -> Reply[Built]:
    if options.tts_url is not None:
        check_address(options.tts_url, "--tts-url")
    with checkers() as both:  # copies of this process, with all that is loaded here
        game = open_game_folder(options.deck, options.data, options.language, of_decks=True)
        if game is not None:
            from kartenwerk.cli.deck_of_game import deck_of_game  # which loads what makes tables and parts

            return deck_of_game(game, options)
        workshop, name = open_deck(options.deck, options.data, options.language)
        changes = _changes(workshop, options) if options.changed else None
        needed = None if changes is None else tuple(changes.needed)
        if changes is not None and not needed:
            return _nothing_new(changes)
        workshop, below = open_draft(workshop, options)
        order = order_of(workshop, options, workshop.catalog.deck(name), name, needed)
        products = order.products(workshop.catalog)
        note = order.note(workshop.catalog.in_language(language()))
        remarks: list[str | Message] = ["", *note.split("\n")] if note else []
        lost = order.note_lost(workshop.catalog)
        remarks += [gettext(lost)] if lost else []
        remarks += OF_THIS_MACHINE if options.tts and options.tts_url is None else []
        lasting = options.printer is None and needed is None  # neither a reading nor a print is among the words
        return build_and_report(
            workshop, products, options, remarks=remarks, lasting=lasting, checkers=both, below=below
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
    from kartenwerk.custom.prints.shelf import shelf_of
    from kartenwerk.products.prints.mark import changes_since  # which loads what compares prints

    return changes_since(workshop, shelf_of(workshop.deck_folder), options.since)


def _nothing_new(changes: DeckDifference) -> Reply[Built]:
    line = gettext("nothing to print: no card has changed since {since}", since=changes.old.label)
    return Reply(Built(files=[], unchanged=0, complaints=[]), [line])
