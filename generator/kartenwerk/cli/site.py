"""kartenwerk site: pages for phone and computer of all decks and games, or of one deck."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.translation import messages
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.options.decks import EVERYTHING, PRINTED, SiteOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.kits.kit import finished_decks
from kartenwerk.products.web.frame import Home, SiteFrame
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.products.web.site import site_follow_ups, site_products


def site(options: SiteOptions) -> Reply[Built]:
    if options.deck is None:
        workshop = Workshop.over(options.data)
        decks = [workshop.catalog.deck(id) for id in finished_decks(workshop.catalog)]
    else:
        workshop, name = open_deck(options.deck, options.data)
        decks = [workshop.catalog.deck(name)]
    sheet = sheet_scripts(workshop, decks, messages())
    paper = workshop.catalog.paper(options.paper).id
    frame = SiteFrame(Home.read(options.base_url), scored=sheet.games, prints=_read_kinds(options.print), paper=paper)
    products = [*site_products(workshop.catalog, decks, frame), *sheet.products]
    follow_ups = site_follow_ups(workshop.catalog, decks, frame)
    return build_and_report(workshop, products, options, follow_ups=follow_ups, remarks=sheet.refused)


def _read_kinds(given: str) -> tuple[str, ...]:
    """The kinds of files to be printed, in their own order; KartenwerkError for a word that is none."""
    words = [word.strip() for word in given.split(",")] if given else []
    for word in words:
        if word not in (*PRINTED, EVERYTHING):
            known = ", ".join((*PRINTED, EVERYTHING))
            raise KartenwerkError("nothing of that kind is printed", key="--print", found=repr(word), expected=known)
    return tuple(kind for kind in PRINTED if kind in words or EVERYTHING in words)
