"""kartenwerk site: pages for phone and computer of all decks and games, or of one deck."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.translation import GERMAN, messages
from kartenwerk.build.game_file import is_game_file
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_deck, open_printed_game
from kartenwerk.cli.options.decks import EVERYTHING, PRINTED, SiteOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.kits.kit import finished_decks
from kartenwerk.products.web.addresses import Addresses
from kartenwerk.products.web.frame import Home, SiteFrame
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.products.web.site import site_follow_ups, site_products
from kartenwerk.products.web.site_file import read_site_file


def site(options: SiteOptions) -> Reply[Built]:
    if options.deck is None:
        workshop, names = Workshop.over(options.data), []
    elif is_game_file(options.deck):
        workshop, game = open_printed_game(options.deck, options.data)
        names = [workshop.catalog.game(game).deck]
    else:
        workshop, name = open_deck(options.deck, options.data)
        names = [name]
    frame = SiteFrame(
        language=workshop.game_language,
        home=Home.read(options.base_url),
        prints=_read_kinds(options.print),
        paper=workshop.catalog.paper(options.paper).id,
    )
    if options.site is not None:
        plan = read_site_file(options.site, workshop.catalog)
        if names and plan.decks:
            raise KartenwerkError("the file names decks itself", file=str(options.site), found=repr(options.deck))
        names, frame = names or list(plan.decks), plan.fill(frame)
    catalog = workshop.catalog
    decks = [catalog.deck(id) for id in names or finished_decks(catalog)]
    german = messages() if frame.language == GERMAN else {}
    frame = frame._replace(addresses=Addresses.load(catalog.roots, frame.language))
    sheet = sheet_scripts(
        workshop, [game.id for deck in decks for game in frame.games_of(catalog, deck)], german, frame.addresses
    )
    frame = frame._replace(scored=sheet.games)
    products = [*site_products(catalog, decks, frame), *sheet.products]
    follow_ups = site_follow_ups(catalog, decks, frame)
    return build_and_report(workshop, products, options, follow_ups=follow_ups, remarks=sheet.refused)


def _read_kinds(given: str) -> tuple[str, ...]:
    """The kinds of files to be printed, in their own order; KartenwerkError for a word that is none."""
    words = [word.strip() for word in given.split(",")] if given else []
    for word in words:
        if word not in (*PRINTED, EVERYTHING):
            known = ", ".join((*PRINTED, EVERYTHING))
            raise KartenwerkError("nothing of that kind is printed", key="--print", found=repr(word), expected=known)
    return tuple(kind for kind in PRINTED if kind in words or EVERYTHING in words)
