"""kartenwerk braille: labels for a deck's cards, and files for embossers."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import CustomWorkshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.options.decks import BrailleOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.braille.labels import braille_products


def braille(options: BrailleOptions) -> Reply[Built]:
    workshop, name = open_deck(options.deck, options.data, options.language)
    if options.language is not None and isinstance(workshop, CustomWorkshop):
        raise KartenwerkError(
            "a deck of one's own has the language that its file names",
            key="--language",
            found=options.language,
            expected=_("nothing"),
        )
    products = braille_products(workshop.catalog, workshop.catalog.deck(name))
    return build_and_report(workshop, products, options, lasting=True)
