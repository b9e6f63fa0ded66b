"""The score sheet of a site: one page that writes an evening of any of its games down, on a telephone at the table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from urllib.parse import urlencode

from kartenwerk.base.data import DataRoots
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.load import words_over
from kartenwerk.products.web.addresses import IN_GERMAN, Addresses
from kartenwerk.products.web.frame import PAGES, TITLES, SiteFrame, deck_accent, font_path, licences, print_link
from kartenwerk.products.web.scoring.sheet import DATA, RULES
from kartenwerk.products.web.script_words import Words, script_in, word_on_page
from kartenwerk.text.web.letters import CUTS, link_fonts
from kartenwerk.text.web.page import ICON, page, styles

SHEET = "punktezettel.html"
TITLE = "Punktezettel"
ABOUT = "Einen Spieleabend mitschreiben: Die Regeln des Spiels rechnen, und der Zettel bleibt auf diesem Gerät."

FIRST = ("elements", "games", "toml", "store", "file", "evening", "dock", "controls", "sums", "entry", "screens")
"""The scripts within the page, each after those that it uses: what the table needs to enter a deal."""

REST = ("lines", "standings", "seats", "table", "evenings", "begin")
"""The scripts of the other screens, in a file that is fetched when the first screen stands."""

DIGITS = 16
"""Hexadecimal digits of that file's name. A page never takes the file of another version, as it has another name."""

MAIN = "zettel"


def score_sheet(workshop: Workshop, decks: Sequence[Deck], site: SiteFrame) -> str:
    """The page, in the site's own colours or those of the first deck."""
    fonts = {cut: site.path(font_path(cut)) for cut in (*CUTS, TITLES)}
    style = link_fonts(fonts) + styles("base", "sheet") + f':root{{--title:"{TITLES}"}}' + deck_accent(decks[0])
    style += site.colours.style
    words = sheet_words(workshop.roots, site.language)
    say = partial(word_on_page, words)
    return page(
        workshop.templates,
        say(TITLE),
        say(ABOUT),
        style,
        workshop.templates.html(
            "web/score_sheet.html.j2",
            id=MAIN,
            licences=licences(workshop, decks, site),
            rest=rest_path(words, site.addresses),
            address=json.dumps(site.addresses.for_scripts),
            place=site.addresses.word,
            w=say,
            pads=[place for place, _words in print_link(workshop, site, "", ("pads",))],
        ),
        "\n".join(script_in(words, f"sheet/{part}") for part in FIRST),
        skip=MAIN,
        root="",
        words=PAGES[site.language],
        data=(site.path(DATA), site.path(RULES)),
        icon=site.path(ICON),
    )


def sheet_address(addresses: Addresses, game: str) -> str:
    """Where the site's folder has the sheet of that game."""
    return f"{addresses.of(SHEET)}?{urlencode({addresses.word('spiel'): game})}"


def sheet_words(roots: DataRoots, language: str) -> Words:
    """The words of the sheet in a language; none for German, in which page and scripts are written."""
    return words_over(roots, "rules_data/score_sheet.toml", language)


def rest_script(words: Words) -> str:
    """The rest of the sheet's scripts."""
    return "".join(f"{script_in(words, part)}\n" for part in ("choice", *(f"sheet/{part}" for part in REST)))


def rest_path(words: Words, addresses: Addresses = IN_GERMAN) -> str:
    """Where that lies in the site, named after what it says."""
    return f"{addresses.of(MAIN)}-{sha256(rest_script(words).encode()).hexdigest()[:DIGITS]}.js"
