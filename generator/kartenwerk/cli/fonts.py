"""kartenwerk fonts: the fonts drawn for a deck."""

from __future__ import annotations

from kartenwerk.base.message import _
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import refuse_folder
from kartenwerk.cli.options.decks import FontsOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.fonts import font_products


def fonts(options: FontsOptions) -> Reply[Built]:
    workshop = Workshop.over(options.data)
    why = _("a deck of your own brings its fonts; those of signs belong to decks of the program")
    refuse_folder(options.deck, workshop.catalog.deck_ids, why)
    products = font_products(workshop, workshop.catalog.deck(options.deck))
    return build_and_report(workshop, products, options, lasting=True)
