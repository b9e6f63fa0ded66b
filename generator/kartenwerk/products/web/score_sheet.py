"""The score sheet of a site: one page that writes an evening of any of its games down, on a telephone at the table."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from urllib.parse import urlencode

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.web.frame import TITLES, SiteFrame, deck_accent, licences, print_link
from kartenwerk.products.web.scoring.sheet import DATA, RULES
from kartenwerk.text.web.letters import CUTS, link_fonts
from kartenwerk.text.web.page import page, script, styles

SHEET = "punktezettel.html"
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
    fonts = {cut: f"schriften/{cut}.woff2" for cut in (*CUTS, TITLES)}
    style = link_fonts(fonts) + styles("base", "sheet") + f':root{{--title:"{TITLES}"}}' + deck_accent(decks[0])
    style += site.colours.style
    return page(
        workshop.templates,
        "Punktezettel",
        ABOUT,
        style,
        workshop.templates.html(
            "web/score_sheet.html.j2",
            id=MAIN,
            licences=licences(workshop, decks, site),
            rest=rest_path(),
            pads=[place for place, _words in print_link(workshop, site, "", ("pads",))],
        ),
        "\n".join(script(f"sheet/{part}") for part in FIRST),
        skip=MAIN,
        root="",
        data=(DATA, RULES),
    )


def sheet_address(game: str) -> str:
    """Where the site's folder has the sheet of that game."""
    return f"{SHEET}?{urlencode({'spiel': game})}"


def rest_script() -> str:
    """The rest of the sheet's scripts."""
    return "".join(f"{script(part)}\n" for part in ("choice", *(f"sheet/{part}" for part in REST)))


def rest_path() -> str:
    """Where that lies in the site, named after what it says."""
    return f"{MAIN}-{sha256(rest_script().encode()).hexdigest()[:DIGITS]}.js"
