"""A game's booklet as plain text, its pictures described in words: for screen readers, and for Braille."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.products.booklet.booklet import (
    SUBJECT,
    Order,
    booklet_text,
    booklet_values,
    figure_template,
    rules_batch,
)

if TYPE_CHECKING:
    from kartenwerk.book.plain import Paragraph

_BLANK_LINES = re.compile(r"\n\s*\n")


def text_product(order: Order, deck: str) -> Product:
    """The booklet as a text file (UTF-8)."""
    path = f"{deck}/{order.game}/regeln.txt"
    inputs = (deck, order.game)
    return Product(path, "text", partial(text, order=order), inputs, order.choices, batch=rules_batch(order, deck))


def text(workshop: Workshop, order: Order) -> Made:
    return Made(plain_text(workshop, order).encode(), 1)


def plain_text(workshop: Workshop, order: Order) -> str:
    """The booklet in lines of 72 characters at most: chapters numbered, rows as sentences, pictures described."""
    from kartenwerk.book.plain import wrapped

    return wrapped(plain_paragraphs(workshop, order.session(workshop)))


def plain_paragraphs(workshop: Workshop, session: Session) -> list[Paragraph]:
    """What there is to be read, one paragraph after the other, title first."""
    from kartenwerk.book.markdown import read_booklet
    from kartenwerk.book.plain import Paragraph, ParagraphKind, PlainReader

    game = session.data.id
    values = booklet_values(workshop, session)
    blocks = read_booklet(booklet_text(workshop, game, values), f"templates/games/{game}")
    reader = PlainReader(Descriptions(workshop, session.deck, {game: values}))
    title = Paragraph(ParagraphKind.CHAPTER, f"{session.data.title}: {SUBJECT}")
    return [title, Paragraph(ParagraphKind.TEXT, _subtitle(session)), *reader.read(blocks)]


def _subtitle(session: Session) -> str:
    house = session.house
    words = f"Ein Spiel mit {session.deck.dative}."
    if not house.name:
        return words
    return f"{words} {house.name}, Stand {house.date}." if house.date else f"{words} {house.name}."


class Descriptions:
    """Says in words what a figure shows, from the same examples: `<figure>.txt.j2` beside `<figure>.svg.j2`."""

    def __init__(self, workshop: Workshop, deck: Deck, values: Mapping[str, Mapping[str, Any]]) -> None:
        self._workshop = workshop
        self._deck = deck
        self._values = values

    def __call__(self, name: str, arguments: Mapping[str, str]) -> Sequence[str]:
        """Paragraphs, at least one; KartenwerkError for a figure that nobody has described."""
        owner = name.partition("/")[0]
        template = f"{figure_template(self._workshop.roots, name, self._deck, self._values)}.txt.j2"
        if not self._workshop.roots.has(f"templates/{template}"):
            raise KartenwerkError(
                "a picture is not described in words, so those who cannot see it would miss it",
                file=f"templates/{template}",
                found="no such template",
                expected="the picture in a sentence or more",
            )
        values = {**self._values.get(owner, {}), "deck": self._deck, "angaben": arguments}
        told = self._workshop.templates.render(template, values)
        return _paragraphs(told)


def _paragraphs(text: str) -> list[str]:
    """Paragraphs are parted by blank lines; no-break spaces stay."""
    return [re.sub(r"[ \t\n]+", " ", part).strip() for part in _BLANK_LINES.split(text) if part.strip()]
