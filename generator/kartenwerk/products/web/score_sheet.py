"""The score sheet of a site: one page that writes an evening of any of its games down, on a telephone at the table."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.web.frame import TITLES, SiteFrame, deck_accent, licences, print_link
from kartenwerk.products.web.scoring.sheet import DATA, RULES
from kartenwerk.text.web.letters import CUTS, link_fonts
from kartenwerk.text.web.page import page, script, styles

SHEET = "punktezettel.html"
ABOUT = "Einen Spieleabend mitschreiben: Die Regeln des Spiels rechnen, und der Zettel bleibt auf diesem Gerät."

PARTS = (
    "elements",
    "games",
    "toml",
    "store",
    "file",
    "evening",
    "dock",
    "controls",
    "standings",
    "seats",
    "entry",
    "table",
    "begin",
    "evenings",
    "screens",
)
"""The page's scripts, each after those that it uses."""

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
            pads=[place for place, _words in print_link(workshop, site, "", ("pads",))],
        ),
        "\n".join(script(part) for part in ("choice", *(f"sheet/{part}" for part in PARTS))),
        skip=MAIN,
        root="",
        data=(DATA, RULES),
    )


def sheet_address(game: str) -> str:
    """Where the site's folder has the sheet of that game."""
    return f"{SHEET}?{urlencode({'spiel': game})}"
