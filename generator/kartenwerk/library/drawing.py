"""Cards as pictures that notebooks show and browsers open."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from kartenwerk.build.files import write_bytes, write_text
from kartenwerk.build.product import make_pdf, render_pages
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import HIDDEN, Card, Cards
from kartenwerk.catalog import Deck
from kartenwerk.graphics.display import Box, Clip, Group, Item, Matrix, Page, Place, Stroke, Text, rectangle

WIDTH, CARD = 180.0, 34.0
"""The greatest width of a picture and of a card, in mm."""

OVERLAP = 0.45
"""The visible share of each card's width in a row, so that every index can be read."""

GAP, LABEL, EDGE = 3.0, 5.0, 0.15
"""Millimetres between rows, for the name of a row, and of the line around a card."""

USUAL = "franzoesisch"
"""The deck that draws a card without a deck."""

FONT, SIZE, INK = "text", 9.0, "tinte"

LEAST_DPI, MOST_DPI = 10, 1200
"""Dots to the inch of a picture that is written."""


class Printer(NamedTuple):
    """The means to save a picture in other formats: the workshop, the deck with the inks, and the page in mm."""

    workshop: Workshop
    deck: Deck
    page: Page

    def png(self, dpi: float) -> bytes:
        file = BytesIO()
        (picture,) = render_pages(self.workshop, self.deck.palette, [self.page], dpi)
        picture.save(file, "PNG", dpi=(dpi, dpi))
        return file.getvalue()

    def pdf(self) -> bytes:
        return make_pdf(self.workshop, self.deck.palette, [self.page], "").data


class Drawing:
    """A picture as SVG. Notebooks show it by themselves; `save` writes it for everything else."""

    def __init__(self, svg: str, printer: Printer) -> None:
        self.svg, self._printer = svg, printer

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, file: str | Path, *, dpi: float = 300) -> Path:
        """Write the picture as what the file's name ends in: .svg, .png of so many `dpi`, or .pdf; returns the path.

        ValueError for another ending or resolution, KartenwerkError if the file cannot be written.
        """
        path = Path(file)
        if not LEAST_DPI <= dpi <= MOST_DPI:
            raise ValueError(f"a picture has {LEAST_DPI} to {MOST_DPI} dpi, not {dpi:g}")
        match path.suffix.lower():
            case ".svg":
                write_text(path, self.svg)
            case ".png":
                write_bytes(path, self._printer.png(dpi))
            case ".pdf":
                write_bytes(path, self._printer.pdf())
            case other:
                raise ValueError(f"a picture is written as .svg, .png or .pdf, not as {other!r}")
        return path

    def __repr__(self) -> str:
        return f"Drawing({len(self.svg):,} characters of SVG)"


def picture_of(card: Card) -> str | None:
    """A single card, drawn by the first deck that has it, beginning with the usual one; None if none has it.

    A card without a value is any of its suit and rank.
    """
    workshop = Workshop.over(None)
    catalog = workshop.catalog
    for id in sorted(catalog.deck_ids, key=lambda id: id != USUAL):
        deck = catalog.deck(id)
        kinds = deck.pack.every
        same = [one for one in kinds if card in (one, Card(one.suit, one.rank))]
        if card == HIDDEN or same:
            return draw_rows(workshop, deck, [("", (same[0] if same else card,))]).svg
    return None


def draw_rows(workshop: Workshop, deck: Deck, rows: Sequence[tuple[str, Cards]]) -> Drawing:
    """Rows of cards that overlap, each under its name if it has one; hidden cards show their back."""
    from kartenwerk.graphics.svg.writer import SvgWriter
    from kartenwerk.printing.pdf.inks import DocumentInks
    from kartenwerk.printing.pdf.outlines import Outlines

    longest = max([len(cards) for _, cards in rows], default=1)
    width = min(CARD, WIDTH / (1 + OVERLAP * (max(longest, 1) - 1)))
    scale = width / deck.width
    height = deck.height * scale
    radius = deck.boxes(workshop.catalog.print.card).radius
    trim = Box(0, 0, deck.width, deck.height)
    faces = workshop.tools(deck).faces()
    edge = Stroke(rectangle(trim, radius), f"{INK}/40", EDGE / scale)
    items, cut = list[Item](), list[Item]()  # on paper each card is cut to its corners
    y = 0.0
    for label, cards in rows:
        if label:
            name = Text(0, y + LABEL * 0.7, label, FONT, SIZE, INK)
            items.append(name)
            cut.append(name)
            y += LABEL
        for place, card in enumerate(cards):
            form = faces.back() if card == HIDDEN else faces.front(card)
            matrix = Matrix.scale(scale).then(Matrix.move(place * OVERLAP * width, y))
            items += [Place(form, matrix), Group((edge,), matrix)]
            cut += [Group((Place(form),), matrix, Clip(rectangle(trim, radius))), Group((edge,), matrix)]
        y += (height if cards else 0) + GAP
    across = width * (1 + OVERLAP * (max(longest, 1) - 1))
    description = "; ".join(
        f"{label}: {_describe(deck, cards)}" if label else _describe(deck, cards) for label, cards in rows
    )
    writer = SvgWriter(DocumentInks(deck.palette, screen=True).hex, Outlines(workshop.fonts).path, (trim, radius))
    box = Box(0, 0, across, max(y - GAP, 1)).grow(EDGE)
    page = Page(box.width, box.height, (Group(tuple(cut), Matrix.move(EDGE, EDGE)),))
    return Drawing(writer.picture(box, items, description), Printer(workshop, deck, page))


def _describe(deck: Deck, cards: Cards) -> str:
    return ", ".join("verdeckt" if card == HIDDEN else deck.name_of(card) for card in cards) or "–"
