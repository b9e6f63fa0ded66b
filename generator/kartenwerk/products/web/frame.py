"""What the pages of a site share: their fonts, their head, and addresses of files."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import partial
from typing import NamedTuple
from urllib.parse import quote

from markupsafe import Markup

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Catalog, Deck
from kartenwerk.catalog.game import GameData
from kartenwerk.catalog.load import GERMAN
from kartenwerk.products.web.addresses import IN_GERMAN, Addresses
from kartenwerk.products.web.fonts import web_font
from kartenwerk.products.web.site_words import site_words
from kartenwerk.text.web.inks import accent_style
from kartenwerk.text.web.language import PAGE_IN_ENGLISH, PAGE_IN_GERMAN
from kartenwerk.text.web.letters import CUTS, Letters, link_fonts
from kartenwerk.text.web.markup import in_language
from kartenwerk.text.web.page import ICON, SharedCard, page, script, styles

_URL = re.compile(r"https?://[A-Za-z0-9.-]+(:\d{1,5})?(/[A-Za-z0-9._~%-]+)*/?")

LONGEST = 200
"""The characters of an address."""

SITE = "site"
"""The folder of a site below the output folder."""

MAIN = "inhalt-anfang"

TITLES = "display"
"""The face of titles on the entry page."""
FIRST = CUTS[0]
"""The cut of running text."""


NAME = "Kartenwerk"
"""The title of a site that has none of its own."""

SEARCH = "suche.html"
"""The page to which every field for a search leads."""

PRINT_PAGE, PRINTS = "drucken.html", "druck"
"""The page of what can be printed, and the folder of these files."""

PAPER = "a4"
"""The paper of files to be printed where nobody has said another."""


class Home(NamedTuple):
    """Where a site will lie, such as "https://example.org/karten/"; empty if nobody has said."""

    url: str = ""

    @staticmethod
    def read(url: str) -> Home:
        """KartenwerkError for what is no address of a folder."""
        if not url:
            return Home()
        if not _URL.fullmatch(url) or len(url) > LONGEST:
            raise KartenwerkError(
                "this is no address of a site",
                key="--base-url",
                found=repr(url),
                expected="https://example.org/karten/",
            )
        return Home(url.rstrip("/") + "/")

    def card(self, title: str, about: str, path: str, picture: str) -> SharedCard | None:
        """What others show of the page at this path of the site; nothing while its place is unknown."""
        return SharedCard(title, about, self.url + address(path), self.url + address(picture)) if self.url else None


class SiteColours(NamedTuple):
    """Colours of a site's own (#rrggbb): the ground of heads, the band below them, headings and links on a light and on
    a dark page. Where one is empty, pages have the house's or their deck's."""

    head: str = ""
    band: str = ""
    accent: str = ""
    accent_dark: str = ""

    @property
    def style(self) -> str:
        """The rules for a screen; what is printed has the house's."""
        ground = f":root{{--night:{self.head}}}" if self.head else ""
        band = f":root{{--band:{self.band}}}" if self.band else ""
        accent = accent_style(self.accent, self.accent_dark or None) if self.accent else ""
        return (f"@media screen{{{ground}{band}}}" if ground or band else "") + accent


class SiteFrame(NamedTuple):
    """What all pages of a site share: where it will lie, its title, and the language of the words around its texts.

    `scored` are the ids of the games that have a score sheet, `prints` the kinds of files that lie beside the pages to
    be printed on `paper`. Without `games` it has all those of its decks. `addresses` are where its files lie.
    """

    home: Home = Home()
    title: str = NAME
    language: str = GERMAN
    scored: tuple[str, ...] = ()
    prints: tuple[str, ...] = ()
    paper: str = PAPER
    about: str = ""
    games: tuple[str, ...] = ()
    colours: SiteColours = SiteColours()
    addresses: Addresses = IN_GERMAN

    def path(self, path: str) -> str:
        """Where the site has the file of this German path."""
        return self.addresses.of(path)

    def games_of(self, catalog: Catalog, deck: Deck) -> list[GameData]:
        """The games of the deck that the site has, by their titles."""
        games = (game for game in catalog.games_of(deck.id) if not self.games or game.id in self.games)
        return sorted(games, key=lambda game: game.title)


def language_of(workshop: Workshop, deck: Deck) -> str:
    """The language of a deck's own words: that of its file, or that in which the program's are printed."""
    return workshop.printed_in if deck.bundled else deck.language


def font_path(cut: str) -> str:
    """The German path of a cut's file."""
    return f"schriften/{cut}.woff2"


def picture_path(id: str) -> str:
    """The German path of the picture of a deck or a game."""
    return f"bilder/{id}.png"


def search_field(workshop: Workshop, site: SiteFrame, page: str = "", root: str = "", own: str = "") -> Markup:
    """The field in the head of a page in the language `page`, or in that of the frame.

    `root` leads to the site's folder, `own` is the id of a page of rules.
    """
    words, language = site_words(workshop, site.language).search, in_language(site.language, page or site.language)
    action = f"{root}{site.path(SEARCH)}"
    return workshop.templates.html("web/find.html.j2", action=action, own=own, words=words, language=language)


def print_link(workshop: Workshop, site: SiteFrame, id: str, kinds: Collection[str]) -> tuple[tuple[str, str], ...]:
    """The way from a page to what can be printed of it, as an address and words; none where no such kind is printed.

    `id` is the section of a deck or of rules; "" stands for the whole page.
    """
    if not set(kinds) & set(site.prints):
        return ()
    page = site.path(PRINT_PAGE)
    place = f"{page}#{id}" if id else page
    return ((place, site_words(workshop, site.language).print.link),)


def deck_accent(deck: Deck) -> str:
    """The colour of headings and links on a deck's pages."""
    return accent_style(deck.palette["akzent"].screen, deck.dark_colours.get("akzent"))


class SitePage(NamedTuple):
    """A page beside the folder of fonts, by its `path` in the site; it shows `decks`, the first in its colour.

    Its titles are set in the cut `titles`, `more` are style rules of its own, and the script `last` runs in place of
    the usual one.
    """

    path: str
    title: str
    about: str
    head: Markup
    main: Markup
    decks: Sequence[Deck]
    titles: str = TITLES
    more: str = ""
    last: str = ""


def write_site_page(workshop: Workshop, site: SiteFrame, shown: SitePage) -> str:
    """The page as HTML.

    The fonts that it begins with are within it, and it is shown once they are read, so that nothing moves.
    """
    letters, find, titles, deck = Letters(), search_field(workshop, site), shown.titles, shown.decks[0]
    for cut in (titles, FIRST):
        letters.set(cut, f"{find}{shown.head}{shown.main}{shown.head.upper()}{shown.main.upper()}")
    fonts = letters.style(partial(web_font, workshop))
    style = (
        fonts
        + link_fonts({cut: site.path(font_path(cut)) for cut in CUTS[1:4]})
        + styles("base", "site")
        + f':root{{--title:"{titles}"}}'
        + deck_accent(deck)
        + shown.more
        + site.colours.style
    )
    licence = licences(workshop, shown.decks, site)
    body = workshop.templates.html(
        "web/site.html.j2", id=MAIN, find=find, head=shown.head, main=shown.main, licences=licence
    )
    card = site.home.card(shown.title, shown.about, shown.path, site.path(picture_path(deck.id)))
    return page(
        workshop.templates,
        shown.title,
        shown.about,
        style,
        body,
        shown.last or script("site"),
        skip=MAIN,
        root="",
        card=card,
        words=PAGES[site.language],
        first=script("faces"),
        icon=site.path(ICON),
    )


PAGES = {words.code: words for words in (PAGE_IN_GERMAN, PAGE_IN_ENGLISH)}
"""What a page says beside all else, by the language of a site's frame."""


def licences(workshop: Workshop, decks: Sequence[Deck], site: SiteFrame) -> str:
    """The licences of a page that shows these decks; cards of one's own are under none that we know of."""
    ours = f"{site_words(workshop, site.language).licence} " if all(deck.bundled for deck in decks) else ""
    return f"{ours}{PAGES[site.language].font}"


def address(path: str) -> str:
    """A path of the site as an address: "karten/buchstaben/%C3%9C.svg"."""
    return quote(path)
