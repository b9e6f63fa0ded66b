"""kartenwerk braille: labels for a deck's cards, and files for embossers."""

from __future__ import annotations

from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.options.decks import BrailleOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.braille.labels import braille_products


def braille(options: BrailleOptions) -> Reply[Built]:
    workshop, name = open_deck(options.deck, options.data, options.language)
    products = braille_products(workshop.catalog, workshop.catalog.deck(name))
    return build_and_report(workshop, products, options, lasting=True)
