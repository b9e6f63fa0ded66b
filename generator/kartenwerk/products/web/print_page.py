"""The page of what can be printed: each file with what it is, the paper it takes, its size, and how it is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.guide.data import GuideData
from kartenwerk.products.guide.paper import KitFile, find_need
from kartenwerk.products.web.frame import PRINT_PAGE, SiteFrame, SitePage, address, write_site_page
from kartenwerk.products.web.site_words import ToPrintWords, site_words

KILOBYTE = 1000


class FileToPrint(NamedTuple):
    """A file that lies beside the pages: whose it is, its path in the site, its kind, its pages and its bytes."""

    owner: str
    path: str
    kind: str
    pages: int
    size: int


def print_page(workshop: Workshop, files: Sequence[FileToPrint], decks: Sequence[Deck], site: SiteFrame) -> str:
    """The page; files of one owner stand together."""
    words = site_words(workshop, site.language)
    data = GuideData.load(workshop.roots, site.language)
    titles = {deck.id: deck.title for deck in decks}
    titles |= {game.id: game.title for deck in decks for game in site.games_of(workshop.catalog, deck)}
    owners = [
        {"id": owner, "title": titles[owner], "files": [_describe(data, words.print, file) for file in group]}
        for owner, group in groupby(files, key=lambda file: file.owner)
    ]
    html, says = workshop.templates.html, words.print
    head = html("web/print_head.html.j2", all=words.all, words=says)
    main = html("web/print.html.j2", owners=owners)
    title = f"{says.title}: {site.title}"
    return write_site_page(workshop, site, SitePage(site.path(PRINT_PAGE), title, says.about, head, main, decks))


def _describe(data: GuideData, words: ToPrintWords, file: FileToPrint) -> Mapping[str, Any]:
    need = find_need(data, KitFile(file.path, file.kind, file.pages))
    assert need is not None, f"{file.path} is not printed at home"
    amount = words.one if need.sheets == 1 else words.many
    stock = data.stocks[need.stock]
    weight = "{}–{} g/m²".format(*stock.weight)
    paper = amount.format(sheets=need.sheets, stock=f"{stock.name} ({weight})")
    sides = words.two_sides if need.sides == 2 else words.one_side
    return {
        "address": address(file.path),
        "what": words.file.format(what=need.what, size=max(1, round(file.size / KILOBYTE))),
        "paper": f"{paper}, {sides}.",
        "then": words.then[file.kind],
    }
