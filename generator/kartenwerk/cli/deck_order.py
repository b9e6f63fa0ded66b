"""What `kartenwerk deck` is asked for of a deck, from its options."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.cli.options.decks import DeckOptions
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.cards.picture_sheets import PictureGrid
from kartenwerk.products.cards.plates import count_plates

OF_THIS_MACHINE = (
    "",
    _("The saved object shows the pictures of this machine: put it into Tabletop Simulator's Saved Objects,"),
    _("and for others put the pictures on the net and say where with --tts-url, or upload them in the game."),
)
"""Said of a saved object without an address for its pictures."""


def order_of(
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
        maker=options.maker,
        index=options.index,
        corners=options.corners,
        colours=options.colours,
        foil=options.foil,
        plates=options.plates,
        used_plates=count_plates(workshop, deck) if for_press else {},
        changed=needed,
    )


def _url(given: str | None, out: Path, folder: str) -> str:
    """What stands before the names of pictures in a saved object of a deck."""
    return folder_url(given, out, f"{folder}/tts")


def folder_url(given: str | None, out: Path, folder: str) -> str:
    """What stands before the names of files: an address, or the output folder of this machine."""
    if given is not None:
        return given if given.endswith("/") else f"{given}/"
    return f"{(out / folder).resolve().as_uri()}/"
