"""What every page of rules has: a head with its cover, contents, text, and its own fonts and inks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.web.fonts import web_font
from kartenwerk.products.web.frame import FONT_LICENCE, Home, address, deck_accent
from kartenwerk.text.web.blocks import BlockWriter, PageSection
from kartenwerk.text.web.inks import style as ink_style
from kartenwerk.text.web.language import PAGE_IN_GERMAN, PageLanguage
from kartenwerk.text.web.letters import link_fonts
from kartenwerk.text.web.markup import attribute, in_language, mark_languages, text
from kartenwerk.text.web.page import page, script, styles

COVER = (105.0, 148.0)
"""The size at which a cover is drawn, in mm."""

MAIN = "regeln"

LICENCE = f"Text und Bilder: MIT-Lizenz. {FONT_LICENCE}"


class Surroundings(NamedTuple):
    """What lies around a page of a site: the address of the folder with its fonts, the links that lead back, and how
    others show the page."""

    fonts: str
    back: str
    home: Home = Home()


def way_back(deck: Deck, language: str = "de") -> str:
    """The German links from a page of rules, which is in that language, to its deck and to all others."""
    return (
        f'<nav class="way"{in_language("de", language)} aria-label="Weg zurück">'
        '<a href="../index.html">Alle Blätter und Spiele</a>'
        f' · <a href="../{attribute(address(f"{deck.id}.html"))}">{text(deck.title)}</a></nav>'
    )


@dataclass(frozen=True)
class RulesPage:
    """A page of rules whose text is written. `id` names its file; `cover`, `overview`, `ways` and `rules` are HTML.

    `language` is that of the rules, `words` are the frame's.
    """

    id: str
    title: str
    subtitle: str
    cover: str
    overview: str
    ways: str
    rules: str
    footer: Sequence[str]
    language: str = "de"
    words: PageLanguage = PAGE_IN_GERMAN

    def html(
        self, workshop: Workshop, deck: Deck, writer: BlockWriter, around: Surroundings | None, *, titles: str = ""
    ) -> str:
        """The whole file, with the fonts and inks that the writer has used; `titles` is the cut of titles."""
        display = titles or workshop.tools(deck).display
        letters = writer.letters
        head = (
            f'<header class="head"><div class="inside">{self.cover}<div class="title">\n'
            f"<h1>{mark_languages(self.title, deck.languages)}</h1>\n"
            f'<p class="subtitle">{text(self.subtitle)}</p>\n{self.overview}'
            f"{self.ways}{around.back if around else ''}</div></div></header>\n"
        )
        foot = f"<footer>{''.join(f'<p>{text(line)}</p>' for line in self.footer)}</footer>\n"
        spoken_in = in_language(self.language, self.words.code)
        main = f'<main id="{MAIN}"{spoken_in}>\n{self.rules}</main>\n'
        body = f'<div class="body">\n{_contents(writer.chapters, deck.languages, self.words.contents)}{main}</div>\n'
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
        card = around.home.card(self.title, about, f"spiele/{self.id}.html", f"bilder/{self.id}.png") if around else ""
        return page(
            f"{self.title}: {self.words.rules}",
            about,
            style,
            head + body + foot + writer.drawings.sheet,  # what is placed often comes last: a slow line shows text first
            script("game"),
            skip=MAIN,
            alone=around is None,
            card=card,
            words=self.words,
        )


def _contents(chapters: Sequence[PageSection], languages: Mapping[str, str], title: str) -> str:
    titles = ((chapter.id, mark_languages(chapter.title, languages)) for chapter in chapters)
    links = "".join(f'<li><a href="#{id}">{title}</a></li>' for id, title in titles)
    return f'<nav class="contents" aria-labelledby="inhalt"><h2 id="inhalt">{text(title)}</h2><ol>{links}</ol></nav>\n'
