"""kartenwerk braille: labels for a deck's cards, and files for embossers."""

from __future__ import annotations

from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import refuse_folder
from kartenwerk.cli.options.decks import BrailleOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.braille.labels import braille_products


def braille(options: BrailleOptions) -> Reply[Built]:
    workshop = Workshop.over(options.data)
    why = _("labels in Braille name suit and rank, which a deck of your own has not")
    refuse_folder(options.deck, workshop.catalog.deck_ids, why)
    products = braille_products(workshop.catalog, workshop.catalog.deck(options.deck))
    return build_and_report(workshop, products, options, lasting=True)
