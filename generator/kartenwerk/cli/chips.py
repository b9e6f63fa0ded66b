"""kartenwerk chips: chips for the betting games."""

from __future__ import annotations

from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import refuse_folder
from kartenwerk.cli.options.decks import ChipsOptions
from kartenwerk.products.chips import ChipData, chips_product


def chips(options: ChipsOptions) -> None:
    workshop = Workshop.over(options.data)
    why = _("chips are drawn for decks of the program; a deck of your own may have them as cards")
    refuse_folder(options.deck, workshop.catalog.deck_ids, why)
    deck = workshop.catalog.deck(options.deck)
    workshop.catalog.paper(options.paper)
    wanted = options.players or ChipData.load(workshop.roots).players
    build_and_report(workshop, [chips_product(deck, wanted, options.paper)], options, lasting=True)
