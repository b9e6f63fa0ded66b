"""kartenwerk deck: the cards."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.message import _
from kartenwerk.build.checker import checker
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.language import language
from kartenwerk.cli.options.decks import DeckOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.reference.link_code import check_address


def deck(options: DeckOptions) -> Reply[Built]:
    if options.tts_url is not None:
        check_address(options.tts_url, "--tts-url")
    with checker() as beside:  # a copy of this process, with all that is loaded here
        workshop, name = open_deck(options.deck, options.data)
        order = DeckOrder(
            deck=workshop.catalog.deck(name),
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
            tabletop_url=_url(options.tts_url, options.out, name),
            braille=options.braille,
            index=options.index,
            corners=options.corners,
            colours=options.colours,
            foil=options.foil,
        )
        products = order.products(workshop.catalog)
        note = order.note(workshop.catalog.in_language(language()))
        remarks = ["", *note.split("\n")] if note else []
        remarks += _OF_THIS_MACHINE if options.tts and options.tts_url is None else []
        return build_and_report(
            workshop, products, options, remarks=remarks, lasting=options.printer is None, checker=beside
        )


_OF_THIS_MACHINE = (
    "",
    _("The saved object shows the pictures of this machine: put it into Tabletop Simulator's Saved Objects,"),
    _("and for others put the pictures on the net and say where with --tts-url, or upload them in the game."),
)


def _url(given: str | None, out: Path, deck: str) -> str:
    """What stands before the names of pictures in a saved object: an address, or the output folder of this machine."""
    if given is not None:
        return given if given.endswith("/") else f"{given}/"
    return f"{(out / deck / 'tts').resolve().as_uri()}/"
