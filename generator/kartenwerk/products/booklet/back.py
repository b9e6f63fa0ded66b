"""The back cover of a booklet: the short rules between the deck's frieze and a band with its suits.

What the last page says is set here a second time, as large as the room allows. Where even the size of the running text
is too large for it, the last page stays what it is. Measures are those of A6 and grow with the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.series import TINT
from kartenwerk.display import Box, Fill, Group, Item, Matrix, Page, Text, rectangle
from kartenwerk.engine.session import Session
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.lettering import CardLettering, suit_marks

if TYPE_CHECKING:
    from kartenwerk.book.blocks import Block, Illustrator, Listing, Panel, Table
    from kartenwerk.book.chapters import Book
    from kartenwerk.book.paragraph import Typesetter
    from kartenwerk.book.row import Row
    from kartenwerk.book.rows import RowSetter
    from kartenwerk.book.style import BookStyle

TEMPLATE = "figures/rueckseite.svg.j2"
A6 = 105.0
"""mm; the width of the page that all measures are told for."""
MARGIN, TOP = 10.0, 22.9
"""mm at both sides of the text, and above it."""
WAYS = ((26.5, 0.36), (15.5, 0.36), (15.5, 0.06))
"""mm of the band at the foot; in leads, the white above and below a row of the score, taken together. The first that
leaves room enough is taken."""
CLEAR = 2.2
"""mm between the text and the band."""
STEP, STEPS = 0.25 / 8.5, 12
"""By how much, of the running text's size, the short rules may be larger than it, and so many times at most."""
LEADING = 3.0 / 8.5
"""Of the running text's size: what the lead is larger than the size."""
NUMERALS, NUMERAL = 7.5, 1.22
"""mm that steps are set in beside their numerals, and how much larger than the text a numeral is."""
GAP, WIDEST = 0.8, 4.6
"""mm between two steps, at least and at most."""


class Part(NamedTuple):
    """A step, a paragraph, a picture or a row of the score; its items lie in mm from the left edge of the text."""

    height: float
    items: tuple[Item, ...]
    tinted: bool = False
    close: bool = False  # it follows the part above without a gap


def with_back(
    workshop: Workshop, session: Session, style: BookStyle, markdown: str, draw: Illustrator, book: Book
) -> Book:
    """The booklet with a designed back cover, if its short rules fit there; else as it is.

    `markdown` is the booklet's text, `draw` draws its pictures. KartenwerkError where the text cannot be set.
    """
    from kartenwerk.book.blocks import LastPage
    from kartenwerk.book.markdown import read_booklet

    blocks = read_booklet(markdown, f"templates/games/{session.data.id}")
    closing = next((block for block in blocks if isinstance(block, LastPage)), None)
    page = back_cover(workshop, session, style, closing.blocks, draw) if closing else None
    return replace(book, pages=(*book.pages[:-1], page)) if page else book


def back_cover(
    workshop: Workshop, session: Session, style: BookStyle, blocks: Sequence[Block], draw: Illustrator
) -> Page | None:
    """The page, or None if the blocks do not fit; the first of them is its heading."""
    from kartenwerk.book.blocks import Heading

    heading, *said = blocks
    assert isinstance(heading, Heading)
    fitted = _fitted(workshop, session, style, said, draw)
    if fitted is None:
        return None
    foot, items = fitted
    values = {
        "breite": style.width,
        "hoehe": style.height,
        "fuss": style.height - foot,
        "game": session.data,
        "titel": heading.text,
        "suits": [mark.key for mark in suit_marks(workshop, session.deck).values()],
        "passend": Figures(workshop, session.deck, {}).fitted,
    }
    frame = workshop.pictures(session.deck).draw(TEMPLATE, values)
    lettering = CardLettering(workshop.fonts, session.deck.id)
    return Page(style.width, style.height, lettering.shaped((*frame.items, *items)), bleed=style.bleed)


def _fitted(
    workshop: Workshop, session: Session, style: BookStyle, blocks: Sequence[Block], draw: Illustrator
) -> tuple[float, tuple[Item, ...]] | None:
    """The height of the band at the foot, and the text above it in the largest size that fits; None if none does."""
    scale = style.width / A6
    gap_least = GAP * scale

    def parts_of(step: int, padding: float) -> list[Part]:
        size = style.size * (1 + step * STEP)
        return list(BackSetter.of(workshop, session.deck, style, size, padding, draw).parts(blocks))

    def spare(parts: Sequence[Part], foot: float) -> float:
        return style.height - (TOP + CLEAR + foot) * scale - _height(parts) - gap_least * _gaps(parts)

    ways = ((foot, padding, parts_of(0, padding)) for foot, padding in WAYS)
    way = next((way for way in ways if spare(way[2], way[0]) >= 0), None)
    if way is None:
        return None
    foot, padding, best = way
    fits, fails = 0, STEPS + 1
    while fails - fits > 1:
        step = (fits + fails) // 2
        parts = parts_of(step, padding)
        if spare(parts, foot) >= 0:
            fits, best = step, parts
        else:
            fails = step
    gap = min(WIDEST * scale, gap_least + spare(best, foot) / max(_gaps(best), 1))
    return foot * scale, _placed(best, gap, style, scale)


def _height(parts: Sequence[Part]) -> float:
    return sum(part.height for part in parts)


def _gaps(parts: Sequence[Part]) -> int:
    return sum(not part.close for part in parts[1:])


def _placed(parts: Sequence[Part], gap: float, style: BookStyle, scale: float) -> tuple[Item, ...]:
    """The parts one below the other; those of the score lie on a tint that runs off the page."""
    items: list[Item] = []
    y = TOP * scale
    for index, part in enumerate(parts):
        y += gap if index and not part.close else 0.0
        if part.tinted:
            items.append(Fill(rectangle(Box(-style.bleed, y, style.width + style.bleed, y + part.height)), TINT))
        items += moved(part.items, MARGIN * scale, y)
        y += part.height
    return tuple(items)


@dataclass(frozen=True)
class BackSetter:
    """Sets the short rules in one size. `steps` sets what stands beside a step's numeral; `padding` is in leads."""

    style: BookStyle
    type: Typesetter
    rows: RowSetter
    steps: RowSetter
    padding: float

    @staticmethod
    def of(
        workshop: Workshop, deck: Deck, style: BookStyle, size: float, padding: float, draw: Illustrator
    ) -> BackSetter:
        """A setter for text of `size` pt on a page of this style, rows of the score padded by a share of the lead."""
        from kartenwerk.book.paragraph import Typesetter
        from kartenwerk.book.rows import RowSetter

        scale = style.width / A6
        wide = replace(
            style,
            inner=MARGIN * scale,
            outer=MARGIN * scale,
            size=size,
            lead=size + style.size * LEADING,
            numbers=0.0,
            justified=False,
            open_panels=False,
        )
        narrow = replace(wide, inner=wide.inner + NUMERALS * scale)
        marks = suit_marks(workshop, deck)
        type, beside = (Typesetter(each, workshop.fonts, workshop.hyphenator, size, marks) for each in (wide, narrow))
        return BackSetter(wide, type, RowSetter(wide, type, draw), RowSetter(narrow, beside, draw), padding)

    def parts(self, blocks: Sequence[Block]) -> Iterator[Part]:
        """What the blocks say, in parts between which there may be white."""
        from kartenwerk.book.blocks import Listing, ListKind, Panel, Table

        for block in blocks:
            match block:
                case Listing(kind=ListKind.NUMBERED):
                    yield from self._steps(block)
                case Panel():
                    yield from self._panel(block)
                case Table():
                    yield from self._score(block)
                case _:
                    yield self._part(self.rows.rows([block]))

    def _steps(self, listing: Listing) -> Iterator[Part]:
        """Each step with its numeral in the display face."""
        from kartenwerk.book.blocks import Prose

        shift = self.style.width / A6 * NUMERALS
        for entry in listing.entries:
            text = self._part(self.steps.rows([Prose(entry.spans)]))
            numeral = Text(
                0.0,
                self.style.baseline_mm,
                entry.label,
                self.style.display,
                self.style.size * NUMERAL,
                self.style.inks.accent,
            )
            yield Part(text.height, (numeral, *moved(text.items, shift, 0.0)))

    def _panel(self, panel: Panel) -> Iterator[Part]:
        """A panel's label, and what it holds; its tables are the score, its texts are tinted."""
        from kartenwerk.book.blocks import Table
        from kartenwerk.book.inline import Span
        from kartenwerk.book.paragraph import Measure

        if panel.label:
            (line, *_) = self.type.set_title(
                (Span(panel.label, "caps-bold", accented=True),), Measure(self.style.measure)
            )
            yield Part(self.style.lead_mm, moved(line.items, 0.0, self.style.baseline_mm))
        for index, block in enumerate(panel.blocks):
            for number, part in enumerate(self.parts([block])):
                close = bool(panel.label) and index == number == 0
                if isinstance(block, Table):
                    yield part._replace(close=close or part.close)
                else:
                    yield self._padded(part)._replace(tinted=True, close=close or index > 0 or number > 0)

    def _score(self, table: Table) -> Iterator[Part]:
        """The rows of a table, every other one tinted."""
        from kartenwerk.book.table import set_table

        for index, row in enumerate(set_table(table, self.type, self.style)):
            items = tuple(item for item in row.items if isinstance(item, Text))
            part = self._padded(Part(row.lines * self.style.lead_mm, items))
            yield part._replace(tinted=index % 2 == 0, close=index > 0)

    def _padded(self, part: Part) -> Part:
        """The part with a little room above and below."""
        above = self.padding * self.style.lead_mm / 2
        return Part(part.height + 2 * above, moved(part.items, 0.0, above))

    def _part(self, rows: Sequence[Row]) -> Part:
        from kartenwerk.book.row import stack_rows

        items, lines = stack_rows(rows, self.style.lead_mm)
        return Part(lines * self.style.lead_mm, items)


def moved(items: Iterable[Item], x: float, y: float) -> tuple[Item, ...]:
    """Items moved by (x, y) mm; texts stand in no group, so that the PDF's text layer stays plain."""
    made: list[Item] = []
    for item in items:
        if isinstance(item, Text):
            made.append(replace(item, x=round(item.x + x, 4), y=round(item.y + y, 4)))
        else:
            made.append(Group((item,), Matrix.move(x, y)))
    return tuple(made)
