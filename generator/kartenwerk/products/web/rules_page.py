"""What every page of rules has: a head with its cover, contents, text, and its own fonts and inks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from markupsafe import Markup

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.web.fonts import web_font
from kartenwerk.products.web.frame import FONT_LICENCE, Home, address, deck_accent
from kartenwerk.text.web.blocks import BlockWriter
from kartenwerk.text.web.inks import style as ink_style
from kartenwerk.text.web.language import PAGE_IN_GERMAN, PageLanguage
from kartenwerk.text.web.letters import link_fonts
from kartenwerk.text.web.markup import in_language, mark_languages
from kartenwerk.text.web.page import page, script, styles

COVER = (105.0, 148.0)
"""The size at which a cover is drawn, in mm."""

MAIN = "regeln"

LICENCE = f"Text und Bilder: MIT-Lizenz. {FONT_LICENCE}"


class WayBack(NamedTuple):
    """The deck to which a page of rules leads back, and the attribute that gives the language of these links."""

    language: Markup
    address: str
    title: str


class Surroundings(NamedTuple):
    """What lies around a page of a site: the address of the folder with its fonts, the links that lead back, and how
    others show the page."""

    fonts: str
    back: WayBack
    home: Home = Home()


def way_back(deck: Deck, language: str = "de") -> WayBack:
    """The German links from a page of rules, which is in that language, to its deck and to all others."""
    return WayBack(in_language("de", language), address(f"{deck.id}.html"), deck.title)


@dataclass(frozen=True)
class RulesPage:
    """A page of rules whose text is written. `id` names its file; `ways` are links, as addresses and words.

    `language` is that of the rules, `words` are the frame's.
    """

    id: str
    title: str
    subtitle: str
    cover: Markup
    overview: Markup
    ways: Sequence[tuple[str, str]]
    rules: Markup
    footer: Sequence[str]
    language: str = "de"
    words: PageLanguage = PAGE_IN_GERMAN

    def html(
        self, workshop: Workshop, deck: Deck, writer: BlockWriter, around: Surroundings | None, *, titles: str = ""
    ) -> str:
        """The whole file, with the fonts and inks that the writer has used; `titles` is the cut of titles."""
        display = titles or workshop.tools(deck).display
        letters = writer.letters
        chapters = [(chapter.id, mark_languages(chapter.title, deck.languages)) for chapter in writer.chapters]
        body = workshop.templates.html(
            "web/rules.html.j2",
            id=MAIN,
            title=mark_languages(self.title, deck.languages),
            subtitle=self.subtitle,
            cover=self.cover,
            overview=self.overview,
            ways=self.ways,
            back=around.back if around else None,
            contents=self.words.contents,
            chapters=chapters,
            language=in_language(self.language, self.words.code),
            rules=self.rules,
            footer=self.footer,
            sheet=writer.drawings.sheet,
        )
        for words in (self.title, *(chapter.title for chapter in writer.chapters)):
            letters.set(display, words)
        for cut in ("text", "italic", "bold"):
            letters.set(cut, self.subtitle + "".join(self.footer))
        letters.set("small-caps", self.words.contents)
        if around is None:
            fonts = letters.style(partial(web_font, workshop))
        else:
            fonts = link_fonts({cut: f"{around.fonts}/{cut}.woff2" for cut in letters.cuts})
        band = deck.series.band
        style = (
            fonts
            + styles("base", "game")
            + f':root{{--title:"{display}";--card:{deck.width:g}/{deck.height:g}}}'
            + ink_style(writer.drawings.inks | {"akzent", band}, deck.palette, deck.dark_colours)
            + deck_accent(deck)
            + f":root{{--band:{deck.palette[band].screen}}}"
        )
        about = f"{self.words.rules_of.format(title=self.title)}. {self.subtitle}"
        home = around.home if around else Home()
        card = home.card(self.title, about, f"spiele/{self.id}.html", f"bilder/{self.id}.png")
        return page(
            workshop.templates,
            f"{self.title}: {self.words.rules}",
            about,
            style,
            body,
            script("game"),
            skip=MAIN,
            alone=around is None,
            card=card,
            words=self.words,
        )
