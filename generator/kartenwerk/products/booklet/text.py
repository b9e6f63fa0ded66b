"""The booklet as plain text with its pictures described in words, for screen readers and for Braille."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.booklet import SUBJECT, booklet_text, booklet_values
from kartenwerk.products.booklet.figures import Descriptions
from kartenwerk.products.kits.game_order import GameOrder

if TYPE_CHECKING:
    from kartenwerk.text.book.blocks import Block
    from kartenwerk.text.book.plain import Paragraph, PlainReader

EXAMPLE = re.compile(r"\bProbe|^Eine? zweite")
"""What the title of a chapter says that plays a deal to read along."""


def text_product(order: GameOrder, deck: str) -> Product:
    """The booklet as a text file (UTF-8)."""
    return order.product(deck, "regeln.txt", "text", partial(text, order=order))


def text(workshop: Workshop, order: GameOrder) -> Made:
    return Made(plain_text(workshop, order).encode(), 1)


def plain_text(workshop: Workshop, order: GameOrder) -> str:
    """The booklet in lines of at most 72 characters: chapters numbered, table rows as sentences, pictures described."""
    from kartenwerk.text.book.plain import wrap

    return wrap(plain_paragraphs(workshop, order.session(workshop)))


def plain_paragraphs(workshop: Workshop, session: Session) -> list[Paragraph]:
    """The booklet as paragraphs in reading order, the title first."""
    from kartenwerk.products.booklet.card_pictures import picture_chapter
    from kartenwerk.text.book.plain import Paragraph, ParagraphKind

    blocks, reader = _read(workshop, session)
    title = Paragraph(ParagraphKind.CHAPTER, f"{session.data.title}: {SUBJECT}")
    told = reader.read((*blocks, *picture_chapter(session)))
    return [title, Paragraph(ParagraphKind.TEXT, subtitle(session)), *told]


def rules_in_short(workshop: Workshop, session: Session) -> list[Paragraph]:
    """The short rules of the last page."""
    from kartenwerk.text.book.blocks import LastPage

    blocks, reader = _read(workshop, session)
    return [*reader.read(block for block in blocks if isinstance(block, LastPage))]


def rules_at_length(workshop: Workshop, session: Session) -> list[Paragraph]:
    """The short rules, and then what the booklet says at length; practice deals are left out."""
    from kartenwerk.text.book.blocks import Heading, LastPage

    blocks, reader = _read(workshop, session)
    kept: list[Block] = [block for block in blocks if isinstance(block, LastPage)]
    told = True
    for block in blocks:
        if isinstance(block, Heading) and block.level == 1:
            told = not EXAMPLE.search(block.text)
        if told and not isinstance(block, LastPage):
            kept.append(block)
    return [*reader.read(kept)]


def _read(workshop: Workshop, session: Session) -> tuple[Sequence[Block], PlainReader]:
    """The blocks of the booklet, and who turns them into paragraphs."""
    from kartenwerk.text.book.markdown import read_booklet
    from kartenwerk.text.book.plain import PlainReader

    game = session.data.id
    values = booklet_values(workshop, session)
    blocks = read_booklet(booklet_text(workshop, game, values), f"templates/games/{game}")
    return blocks, PlainReader(Descriptions(workshop, session.deck, {game: values}))


def subtitle(session: Session) -> str:
    """What stands under the title: the deck, and whose house rules these are."""
    house = session.house
    words = f"Ein Spiel mit {session.deck.dative}."
    if not house.name:
        return words
    return f"{words} {house.name}, Stand {house.date}." if house.date else f"{words} {house.name}."
