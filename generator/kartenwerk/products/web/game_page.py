"""A game's rules as one page for the screen: the booklet's text and pictures, and its practice deal move by move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from markupsafe import Markup

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import POINT, Box, Form, Place, Text
from kartenwerk.play.engine.session import Session
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.products.booklet.booklet import booklet_text, booklet_values
from kartenwerk.products.booklet.card_pictures import picture_chapter
from kartenwerk.products.booklet.figures import Descriptions, Figures
from kartenwerk.products.booklet.lettering import CardLettering, suit_marks
from kartenwerk.products.booklet.practice import practice_record, told_by
from kartenwerk.products.booklet.text import subtitle
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.web.deal import DEAL, DealSection, move_link
from kartenwerk.products.web.moves import MoveFinder
from kartenwerk.products.web.rules_page import COVER, LICENCE, MAIN, RulesPage, Surroundings
from kartenwerk.products.web.scenes import scenes
from kartenwerk.products.web.words import hyphenate
from kartenwerk.text.book.blocks import Block, Cover, Heading, Panel
from kartenwerk.text.book.markdown import read_booklet
from kartenwerk.text.web.blocks import BlockWriter, PageSection
from kartenwerk.text.web.drawings import PageDrawings
from kartenwerk.text.web.letters import Letters

GLOSSARY = "Kleines Wörterbuch"


def page_product(order: GameOrder, deck: str) -> Product:
    """The rules as one HTML file that needs nothing beside it."""
    return order.product(deck, "regeln.html", "page", partial(game_page, order=order))


def game_page(workshop: Workshop, order: GameOrder) -> Made:
    return Made(GamePage(workshop, order.session(workshop)).html().encode(), 1)


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
            workshop.templates,
            Figures(workshop, session.deck, owner).draw,
            Descriptions(workshop, session.deck, owner),
            self._drawings,
            self._letters,
            self._sign,
            partial(hyphenate, workshop),
            self._move,
            session.deck.languages,
        )
        self._deal = self._played()
        self._shown: list[int] = []
        self._find = MoveFinder(session.deck, self._deal.scenes if self._deal else ())

    def html(self) -> str:
        """The whole file."""
        session, writer = self._session, self._writer
        blocks = self._blocks()
        covers = [block for block in blocks if isinstance(block, Cover)]
        glance = [block for block in blocks[:2] if isinstance(block, Panel)][:1]
        body = [block for block in blocks if block not in covers and block not in glance]
        cover = Markup().join(writer.cover(block, *COVER) for block in covers)
        overview = writer.write(glance)
        place = next((n for n, block in enumerate(body) if _is_glossary(block)), len(body))
        rules = writer.sections(body[:place])
        if self._deal:
            writer.chapters.append(PageSection(DEAL, "Zug für Zug"))
            rules += self._deal.html(self._shown)
        rules += writer.sections(body[place:])
        title, under = session.data.title, subtitle(session)
        footer = (f"{title}: {under} Jedes Beispiel und jede Abrechnung ist nach diesen Regeln gespielt.", LICENCE)
        made = RulesPage(session.data.id, title, under, cover, overview, self._ways(), rules, footer)
        return made.html(self._workshop, session.deck, writer, self._around)

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
        return DealSection(self._workshop.templates, self._session.deck, told, self._card, self._letters)

    def _move(self, words: Sequence[str]) -> Markup:
        """The link from a picture of the practice deal to the move that it shows; nothing elsewhere."""
        chapter = self._writer.chapters[-1].title if self._writer.chapters else ""
        if not self._values["probespiel"].startswith(f"# {chapter}\n"):
            return Markup()
        found = self._find(words)
        if found is None:
            return Markup()
        self._shown.append(found.number)
        return move_link(self._workshop.templates, found)

    def _card(self, card: str) -> Markup:
        """A small card."""
        deck = self._session.deck
        items = self._workshop.tools(deck).pictures.draw("web/karte.svg.j2", {"karte": card}).items
        return self._drawings.card(self._lettering.shaped(items), Box(0, 0, deck.width, deck.height))

    def _sign(self, suit: str) -> Markup:
        """The sign of a suit in running text."""
        mark = suit_marks(self._workshop, self._session.deck)[suit]
        face = self._workshop.fonts.face(mark.cut)
        size = 10.0
        width, height = face.width(mark.key, size), face.cap_height * size * POINT
        box = Box(0, 0, width, height)
        sign = self._lettering.shaped((Text(0, height, mark.key, mark.cut, size, mark.ink),))
        return self._drawings.sign((Place(Form.of(mark.cut, box, sign)),), box)

    def _ways(self) -> Sequence[tuple[str, str]]:
        chapters = [chapter.id for chapter in self._writer.chapters]
        first = (f"#{chapters[0] if chapters else MAIN}", "Regeln lesen")
        return (first, (f"#{DEAL}", "Zug für Zug ansehen")) if DEAL in chapters else (first,)


def _is_glossary(block: Block) -> bool:
    return isinstance(block, Heading) and block.text == GLOSSARY
