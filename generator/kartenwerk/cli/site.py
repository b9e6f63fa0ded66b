"""kartenwerk site: pages for phone and computer of all decks and games, or of one deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.translation import GERMAN, messages
from kartenwerk.build.game_file import is_game_file
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.boxed_game import refuse_language
from kartenwerk.cli.building import Batch, build_batches
from kartenwerk.cli.custom import open_deck
from kartenwerk.cli.editions import GameEdition, open_editions
from kartenwerk.cli.options.decks import EVERYTHING, PRINTED, SiteOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.kits.kit import finished_decks
from kartenwerk.products.web.addresses import Addresses
from kartenwerk.products.web.frame import Home, SiteFrame
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.products.web.site import site_follow_ups, site_products
from kartenwerk.products.web.site_file import read_site_file


class SiteOfEdition(NamedTuple):
    """What is made of a site in one language, and what is said about it."""

    batch: Batch
    remarks: Sequence[str]


def site(options: SiteOptions) -> Reply[Built]:
    made = [_of_edition(edition, options) for edition in _open(options)]
    if len(made) > 1 and options.base_url:
        raise KartenwerkError(
            "each edition lies at an address of its own",
            key="--base-url",
            found=repr(options.base_url),
            expected=_("one edition, by --language"),
        )
    remarks = list(dict.fromkeys(remark for each in made for remark in each.remarks))
    return build_batches([each.batch for each in made], options, remarks=remarks)


def _open(options: SiteOptions) -> list[GameEdition]:
    """A site for each edition; its id is that of its only deck, "" where it has several."""
    name = options.deck
    if name is not None and is_game_file(name):
        return [
            edition._replace(id=edition.workshop.catalog.game(edition.id).deck)
            for edition in open_editions(name, options.data, options.language)
        ]
    if options.language is not None:
        raise refuse_language("" if name is None else name)
    if name is None:
        return [GameEdition(Workshop.over(options.data), "")]
    return [GameEdition(*open_deck(name, options.data))]


def _of_edition(edition: GameEdition, options: SiteOptions) -> SiteOfEdition:
    """The site in one language."""
    workshop, names = edition.workshop, [edition.id] if edition.id else []
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
    batch = edition.batch(products, follow_ups=site_follow_ups(catalog, decks, frame))
    return SiteOfEdition(batch, sheet.refused)


def _read_kinds(given: str) -> tuple[str, ...]:
    """The kinds of files to be printed, in their own order; KartenwerkError for a word that is none."""
    words = [word.strip() for word in given.split(",")] if given else []
    for word in words:
        if word not in (*PRINTED, EVERYTHING):
            known = ", ".join((*PRINTED, EVERYTHING))
            raise KartenwerkError("nothing of that kind is printed", key="--print", found=repr(word), expected=known)
    return tuple(kind for kind in PRINTED if kind in words or EVERYTHING in words)
