"""A game's rules as one page for the screen: the booklet's text and pictures, and its practice deal move by move."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from kartenwerk.book.blocks import Block, Cover, Heading, Panel
from kartenwerk.book.markdown import read_booklet
from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.display import POINT, Box, Item, Text
from kartenwerk.engine.session import Session
from kartenwerk.pdf.outlines import Outlines
from kartenwerk.products.booklet.booklet import SUBJECT, booklet_text, booklet_values
from kartenwerk.products.booklet.card_pictures import picture_chapter
from kartenwerk.products.booklet.figures import Descriptions, Figures
from kartenwerk.products.booklet.lettering import CardLettering, suit_marks
from kartenwerk.products.booklet.practice import practice_record, told_by
from kartenwerk.products.booklet.text import subtitle
from kartenwerk.products.game_order import GameOrder
from kartenwerk.products.web.deal import DEAL, DealSection, deal_section, move_link
from kartenwerk.products.web.fonts import web_font
from kartenwerk.products.web.frame import Home
from kartenwerk.products.web.moves import MoveFinder
from kartenwerk.products.web.scenes import scenes
from kartenwerk.web.blocks import BlockWriter, PageSection
from kartenwerk.web.drawings import PageDrawings
from kartenwerk.web.inks import accent_style
from kartenwerk.web.inks import style as ink_style
from kartenwerk.web.letters import CUTS, Letters, linked
from kartenwerk.web.markup import text
from kartenwerk.web.page import page, script, styles

GLOSSARY = "Kleines Wörterbuch"
COVER = (105.0, 148.0)
"""The size at which a cover is drawn, in mm."""

MAIN = "regeln"

_LONG = re.compile(r"[^\W\d_]{8,}")


def page_product(order: GameOrder, deck: str) -> Product:
    """The rules as one HTML file that needs nothing beside it."""
    return order.product(deck, "regeln.html", "page", partial(game_page, order=order))


def game_page(workshop: Workshop, order: GameOrder) -> Made:
    return Made(GamePage(workshop, order.session(workshop)).html().encode(), 1)


class Surroundings(NamedTuple):
    """What lies around a page of a site: the address of the folder with its fonts, the links that lead back, and how
    others show the page."""

    fonts: str
    back: str
    home: Home = Home()


class GamePage:
    """One page in the making: its drawings and letters are known when its text is written.

    Without `around` the page stands alone and carries its fonts.
    """

    def __init__(self, workshop: Workshop, session: Session, around: Surroundings | None = None) -> None:
        self._workshop, self._session, self._around = workshop, session, around
        self._values: Mapping[str, Any] = booklet_values(workshop, session)
        self._letters = Letters()
        self._drawings = PageDrawings(self._letters, Outlines(workshop.fonts).path)
        self._lettering = CardLettering(workshop.fonts, session.deck.id)
        owner = {session.data.id: self._values}
        self._writer = BlockWriter(
            Figures(workshop, session.deck, owner).draw,
            Descriptions(workshop, session.deck, owner),
            self._drawings,
            self._letters,
            self._sign,
            self._hyphenated,
            self._move,
        )
        self._deal = self._played()
        self._find = MoveFinder(session.deck, self._deal.scenes if self._deal else ())

    def html(self) -> str:
        """The whole file."""
        session, writer, game = self._session, self._writer, self._session.data.id
        display = self._workshop.display(session.deck)
        blocks = self._blocks()
        covers = [block for block in blocks if isinstance(block, Cover)]
        glance = [block for block in blocks[:2] if isinstance(block, Panel)][:1]
        body = [block for block in blocks if block not in covers and block not in glance]
        cover = "".join(writer.cover(block, *COVER) for block in covers)
        overview = writer.write(glance)
        place = next((n for n, block in enumerate(body) if _is_glossary(block)), len(body))
        rules = writer.sections(body[:place])
        if self._deal:
            writer.chapters.append(PageSection(DEAL, "Zug für Zug"))
            rules += self._deal.html
        rules += writer.sections(body[place:])
        head = (
            f'<header class="head"><div class="inside">{cover}<div class="title">\n'
            f'<h1>{text(session.data.title)}</h1>\n<p class="subtitle">{text(subtitle(session))}</p>\n{overview}'
            f"{self._ways()}{self._around.back if self._around else ''}</div></div></header>\n"
        )
        foot = f"<footer>{_paragraphs(self._footer())}</footer>\n"
        contents = _contents(writer.chapters)
        main = f'{head}<div class="body">\n{contents}<main id="{MAIN}">\n{rules}</main>\n</div>\n{foot}'
        for words in (session.data.title, *(chapter.title for chapter in writer.chapters)):
            self._letters.set(display, words)
        for cut in CUTS[:3]:
            self._letters.set(cut, subtitle(session) + self._footer()[0])
        style = (
            self._fonts()
            + styles("base", "game")
            + f':root{{--title:"{display}";--card:{session.deck.width:g}/{session.deck.height:g}}}'
            + ink_style(self._drawings.inks | {"akzent", session.deck.series.band}, session.deck.palette)
            + accent_style(session.deck.palette["akzent"].screen)
            + f":root{{--band:{session.deck.palette[session.deck.series.band].screen}}}"
        )
        about = f"{SUBJECT} für {session.data.title}. {subtitle(session)}"
        return page(
            f"{session.data.title}: {SUBJECT}",
            about,
            style,
            self._drawings.sheet + main,
            script("game"),
            skip=MAIN,
            alone=self._around is None,
            card=self._around.home.card(session.data.title, about, f"spiele/{game}.html", f"bilder/{game}.png")
            if self._around
            else "",
        )

    def _fonts(self) -> str:
        if self._around is None:
            return self._letters.style(partial(web_font, self._workshop))
        return linked({cut: f"{self._around.fonts}/{cut}.woff2" for cut in self._letters.cuts})

    def _blocks(self) -> Sequence[Block]:
        game = self._session.data.id
        text = booklet_text(self._workshop, game, self._values)
        return (*read_booklet(text, f"templates/games/{game}"), *picture_chapter(self._session))

    def _played(self) -> DealSection | None:
        """The practice deal of the booklet move by move; None for a game without one."""
        record = practice_record(self._workshop, self._session.data.id)
        if record is None:
            return None
        deals, teller = told_by(self._session, record)
        told = list(scenes(self._workshop, teller, deals))
        return deal_section(self._session.deck, told, self._card, self._letters)

    def _move(self, words: Sequence[str]) -> str:
        """The link from a picture of the practice deal to the move that it shows; nothing elsewhere."""
        chapter = self._writer.chapters[-1].title if self._writer.chapters else ""
        if not self._values["probespiel"].startswith(f"# {chapter}\n"):
            return ""
        found = self._find(words)
        return move_link(found) if found else ""

    def _card(self, card: str) -> str:
        """A small card."""
        deck = self._session.deck
        items = self._workshop.pictures(deck).draw("web/karte.svg.j2", {"karte": card}).items
        return self._drawings.sign(self._lettering.shaped(items), Box(0, 0, deck.width, deck.height), "small")

    def _sign(self, suit: str) -> str:
        """The sign of a suit in running text."""
        mark = suit_marks(self._workshop, self._session.deck)[suit]
        face = self._workshop.fonts.face(mark.cut)
        size = 10.0
        width, height = face.width(mark.key, size), face.cap_height * size * POINT
        sign: tuple[Item, ...] = (Text(0, height, mark.key, mark.cut, size, mark.ink),)
        return self._drawings.sign(self._lettering.shaped(sign), Box(0, 0, width, height), "sign")

    def _hyphenated(self, words: str) -> str:
        """Soft hyphens in long words."""
        return _LONG.sub(lambda word: self._parted(word[0]), words)

    def _parted(self, word: str) -> str:
        cuts = (0, *self._workshop.hyphenator.positions(word), len(word))
        return "\u00ad".join(word[start:stop] for start, stop in pairwise(cuts))

    def _ways(self) -> str:
        first = f"#{self._writer.chapters[0].id}" if self._writer.chapters else f"#{MAIN}"
        deal = any(chapter.id == DEAL for chapter in self._writer.chapters)
        watch = f'<a class="button" href="#{DEAL}">Zug für Zug ansehen</a>' if deal else ""
        return f'<p class="ways"><a class="button first" href="{first}">Regeln lesen</a>{watch}</p>'

    def _footer(self) -> tuple[str, ...]:
        return (
            f"{self._session.data.title}: {subtitle(self._session)} Jedes Beispiel und jede Abrechnung ist nach diesen"
            " Regeln gespielt.",
            "Text und Bilder: MIT-Lizenz. Schrift Vollkorn: SIL Open Font License 1.1.",
        )


def _is_glossary(block: Block) -> bool:
    return isinstance(block, Heading) and block.text == GLOSSARY


def _contents(chapters: Sequence[PageSection]) -> str:
    links = "".join(f'<li><a href="#{chapter.id}">{text(chapter.title)}</a></li>' for chapter in chapters)
    return f'<nav class="contents" aria-labelledby="inhalt"><h2 id="inhalt">Inhalt</h2><ol>{links}</ol></nav>\n'


def _paragraphs(lines: Sequence[str]) -> str:
    return "".join(f"<p>{text(line)}</p>" for line in lines)
