"""What the pages of a site share: their fonts, their head, and addresses of files."""

from __future__ import annotations

from urllib.parse import quote

from kartenwerk.web.letters import CUTS, linked
from kartenwerk.web.markup import text
from kartenwerk.web.page import page, script, styles

MAIN = "inhalt-anfang"

TITLES = "display"
"""The face of titles on the entry page."""


def site_page(title: str, about: str, head: str, main: str, titles: str, more: str = "") -> str:
    """A page beside the folder of fonts, its titles set in the cut `titles`; `more` are rules of its own."""
    fonts = linked({cut: f"schriften/{cut}.woff2" for cut in (*CUTS[:4], titles)})
    style = fonts + styles("base", "site") + f':root{{--title:"{titles}"}}' + more
    body = (
        f'<header class="head"><div class="inside">{head}</div></header>\n<main id="{MAIN}">\n{main}</main>\n'
        f"<footer><p>{text(LICENCES)}</p></footer>\n"
    )
    return page(title, about, style, body, script("site"), skip=MAIN, alone=False)


LICENCES = "Bilder, Text und Programm: MIT-Lizenz. Schrift Vollkorn: SIL Open Font License 1.1."


def address(path: str) -> str:
    """A path of the site as an address: "karten/buchstaben/%C3%9C.svg"."""
    return quote(path)
