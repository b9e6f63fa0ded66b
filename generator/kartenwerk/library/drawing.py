"""Cards as pictures that notebooks show and browsers open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kartenwerk.build.files import write_text
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import HIDDEN, Card, Cards
from kartenwerk.catalog import Deck
from kartenwerk.display import Box, Group, Item, Matrix, Place, Stroke, Text, rectangle

WIDTH, CARD = 180.0, 34.0
"""The most millimetres that a picture and a card are wide."""

OVERLAP = 0.45
"""Of each card of a row this share of its width is seen, which leaves the index of all to be read."""

GAP, LABEL, EDGE = 3.0, 5.0, 0.15
"""Millimetres between rows, for the name of a row, and of the line around a card."""

USUAL = "franzoesisch"
"""The deck as which a card is drawn that knows none."""

FONT, SIZE, INK = "text", 9.0, "tinte"


class Drawing:
    """A picture as SVG. Notebooks show it by themselves; `save` writes it for everything else."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, file: str | Path) -> Path:
        """Write the picture; KartenwerkError if the file cannot be written."""
        write_text(Path(file), self.svg)
        return Path(file)

    def __repr__(self) -> str:
        return f"Drawing({len(self.svg):,} characters of SVG)"


def picture_of(card: Card) -> str | None:
    """A card by itself, drawn by the first deck that has it, the usual one before all others; None if none has it."""
    workshop = Workshop.over(None)
    catalog = workshop.catalog
    for id in sorted(catalog.deck_ids, key=lambda id: id != USUAL):
        deck = catalog.deck(id)
        if card == HIDDEN or card in deck.pack.every:
            return drawn(workshop, deck, [("", (card,))]).svg
    return None


def drawn(workshop: Workshop, deck: Deck, rows: Sequence[tuple[str, Cards]]) -> Drawing:
    """Rows of cards that overlap, each under its name if it has one; hidden cards show their back."""
    from kartenwerk.pdf.inks import DocumentInks
    from kartenwerk.pdf.outlines import Outlines
    from kartenwerk.svg.writer import SvgWriter

    longest = max([len(cards) for _, cards in rows], default=1)
    width = min(CARD, WIDTH / (1 + OVERLAP * (max(longest, 1) - 1)))
    scale = width / deck.width
    height = deck.height * scale
    trim, radius = Box(0, 0, deck.width, deck.height), workshop.catalog.print.card.radius
    faces = workshop.faces(deck)
    edge = Stroke(rectangle(trim, radius), f"{INK}/40", EDGE / scale)
    items: list[Item] = []
    y = 0.0
    for label, cards in rows:
        if label:
            items.append(Text(0, y + LABEL * 0.7, label, FONT, SIZE, INK))
            y += LABEL
        for place, card in enumerate(cards):
            form = faces.back() if card == HIDDEN else faces.front(card)
            matrix = Matrix.scale(scale).then(Matrix.move(place * OVERLAP * width, y))
            items += [Place(form, matrix), Group((edge,), matrix)]
        y += (height if cards else 0) + GAP
    across = width * (1 + OVERLAP * (max(longest, 1) - 1))
    told = "; ".join(f"{label}: {_told(deck, cards)}" if label else _told(deck, cards) for label, cards in rows)
    writer = SvgWriter(DocumentInks(deck.palette, screen=True).hex, Outlines(workshop.fonts).path, (trim, radius))
    return Drawing(writer.picture(Box(0, 0, across, max(y - GAP, 1)).grown(EDGE), items, told))


def _told(deck: Deck, cards: Cards) -> str:
    return ", ".join("verdeckt" if card == HIDDEN else deck.spoken(card) for card in cards) or "–"
