"""kartenwerk chips: chips for the betting games."""

from __future__ import annotations

from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import refuse_folder
from kartenwerk.cli.options.decks import ChipsOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.chips import ChipData, chips_product


def chips(options: ChipsOptions) -> Reply[Built]:
    workshop = Workshop.over(options.data)
    why = _("chips are drawn for decks of the program; a deck of your own may have them as cards")
    refuse_folder(options.deck, workshop.catalog.deck_ids, why)
    deck = workshop.catalog.deck(options.deck)
    workshop.catalog.paper(options.paper)
    wanted = options.players or ChipData.load(workshop.roots).players
    return build_and_report(workshop, [chips_product(deck, wanted, options.paper)], options, lasting=True)
