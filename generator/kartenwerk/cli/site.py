"""kartenwerk site: pages for phone and computer of all decks and games, or of one deck."""

from __future__ import annotations

from kartenwerk.base.translation import messages
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.options.decks import SiteOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.kits.kit import finished_decks
from kartenwerk.products.web.frame import Home
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.products.web.site import site_follow_up, site_products


def site(options: SiteOptions) -> Reply[Built]:
    if options.deck is None:
        workshop = Workshop.over(options.data)
        decks = [workshop.catalog.deck(id) for id in finished_decks(workshop.catalog)]
    else:
        workshop, name = open_deck(options.deck, options.data)
        decks = [workshop.catalog.deck(name)]
    home, sheet = Home.read(options.base_url), sheet_scripts(workshop, decks, messages())
    products = site_products(workshop.catalog, decks, home, sheet.games)
    return build_and_report(
        workshop,
        [*products, *sheet.products],
        options,
        follow_ups=[site_follow_up(workshop.catalog, decks)],
        remarks=sheet.refused,
    )
