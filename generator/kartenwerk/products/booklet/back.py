"""The back cover of a booklet: the short rules between the deck's frieze and a band with its suits.

What the last page says is set here a second time, as large as the room allows. Where that takes two pages, as in most
box editions, they are the last opening, with the heading, and a cover without words follows: no leaf is turned amid
the short rules. Where even the size of the running text is too large, nothing is changed. Measures are those of A6 and
grow with the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.series import TINT
from kartenwerk.graphics.display import Box, Fill, Item, Page, Text, rectangle
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.lettering import card_lettering
from kartenwerk.products.booklet.manuscript import Manuscript
from kartenwerk.products.box.design import box_design
from kartenwerk.text.book.blocks import Block, Heading, Listing, ListKind, Panel, Prose, Table
from kartenwerk.text.book.chapters import Book
from kartenwerk.text.book.inline import Span
from kartenwerk.text.book.paragraph import Measure, Typesetter
from kartenwerk.text.book.picture import move_items
from kartenwerk.text.book.row import Row, stack_rows
from kartenwerk.text.book.rows import RowSetter
from kartenwerk.text.book.style import BookStyle
from kartenwerk.text.book.table import set_table

TEMPLATE = "figures/rueckseite.svg.j2"
A6 = 105.0
"""mm; the width of the page for which all measures are given."""
MARGIN, TOP, GOING_ON = 10.0, 22.9, 10.2
"""mm at both sides of the text, above it, and above it on a page where it goes on."""
STRIP = 5.4
"""mm of the frieze at the foot of a page that is not the back cover."""
WAYS = ((26.5, 0.36), (15.5, 0.36), (15.5, 0.06), (8.4, 0.06))
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


def with_back(workshop: Workshop, manuscript: Manuscript, style: BookStyle, book: Book) -> Book:
    """The booklet with a designed back cover if its short rules fit there, else as it is."""
    if not book.closing:
        return book
    pages = back_pages(workshop, manuscript, style, book.closing, book.closing_pages)
    start = len(book.pages) - book.closing_pages - book.back
    covers = book.pages[start + book.closing_pages :]
    return replace(book, pages=(*book.pages[:start], *pages, *covers)) if pages else book


def back_pages(
    workshop: Workshop, manuscript: Manuscript, style: BookStyle, blocks: Sequence[Block], count: int = 1
) -> tuple[Page, ...]:
    """So many pages, none if the blocks do not fit; the first of them is their heading. A single page is the cover."""
    heading, *said = blocks
    assert isinstance(heading, Heading)
    deck, lettering = manuscript.deck, card_lettering(workshop, manuscript.deck)
    values = {
        "breite": style.width,
        "hoehe": style.height,
        "buch": manuscript.title,
        "suits": lettering.characters,
        "zeichen": box_design(workshop.roots, deck).signs_of(deck),
        "passend": Figures(workshop, deck, {}).fit_words,
    }
    pages: list[Page] = []
    for number, (foot, items) in enumerate(_fit(manuscript, style, said, count)):
        own = {"titel": "" if number else heading.text, "fuss": style.height - foot, "weiter": count > 1}
        frame = workshop.tools(deck).pictures.draw(TEMPLATE, {**values, **own})
        pages.append(Page(style.width, style.height, lettering.shape((*frame.items, *items)), bleed=style.bleed))
    return tuple(pages)


class TextRoom(NamedTuple):
    """Where text may stand on a page, and the height of what is drawn at its foot, in mm of A6."""

    top: float
    foot: float

    def height(self, style: BookStyle, scale: float) -> float:
        """In mm of the page."""
        return style.height - (self.top + CLEAR + self.foot) * scale


def _fit(
    manuscript: Manuscript, style: BookStyle, blocks: Sequence[Block], count: int
) -> list[tuple[float, tuple[Item, ...]]]:
    """Of each page the height of its foot, and its text in the largest size that fits; empty if none does."""
    scale = style.width / A6

    def parts_of(step: int, padding: float) -> list[Part]:
        size = style.size * (1 + step * STEP)
        return list(BackSetter.of(manuscript, style, size, padding).parts(blocks))

    for foot, padding in WAYS if count == 1 else [(STRIP, padding) for _, padding in WAYS]:
        rooms = [TextRoom(GOING_ON if number else TOP, foot) for number in range(count)]
        best = _share(parts_of(0, padding), rooms, style, scale)
        if best:
            break
    else:
        return []
    fits, fails = 0, STEPS + 1
    while fails - fits > 1:
        step = (fits + fails) // 2
        shared = _share(parts_of(step, padding), rooms, style, scale)
        if shared:
            fits, best = step, shared
        else:
            fails = step
    return [(room.foot * scale, _place(parts, room, style, scale)) for parts, room in zip(best, rooms, strict=True)]


def _share(parts: Sequence[Part], rooms: Sequence[TextRoom], style: BookStyle, scale: float) -> list[Sequence[Part]]:
    """The parts of each page, so that all are filled alike; empty if they do not fit. Close parts stay on one page."""
    room, *others = rooms
    ways: list[tuple[float, list[Sequence[Part]]]] = []
    for stop in range(1, len(parts) + 1) if others else (len(parts),):
        if stop < len(parts) and parts[stop].close:
            continue
        here = _spare(parts[:stop], room, style, scale)
        rest = _share(parts[stop:], others, style, scale) if others and stop < len(parts) else []
        if here >= 0 and (rest or not others):
            spares = (here, *(_spare(each, other, style, scale) for each, other in zip(rest, others, strict=True)))
            ways.append((min(spares), [parts[:stop], *rest]))
    return max(ways, key=lambda way: way[0])[1] if ways else []


def _spare(parts: Sequence[Part], room: TextRoom, style: BookStyle, scale: float) -> float:
    """mm that are left free with the least gaps; negative if the parts are too high."""
    return room.height(style, scale) - sum(part.height for part in parts) - GAP * scale * _gaps(parts)


def _gaps(parts: Sequence[Part]) -> int:
    return sum(not part.close for part in parts[1:])


def _place(parts: Sequence[Part], room: TextRoom, style: BookStyle, scale: float) -> tuple[Item, ...]:
    """The parts one below the other; those of the score lie on a tint that runs off the page."""
    gap = min(WIDEST * scale, GAP * scale + _spare(parts, room, style, scale) / max(_gaps(parts), 1))
    items: list[Item] = []
    y = room.top * scale
    for index, part in enumerate(parts):
        y += gap if index and not part.close else 0.0
        if part.tinted:
            items.append(Fill(rectangle(Box(-style.bleed, y, style.width + style.bleed, y + part.height)), TINT))
        items += move_items(part.items, MARGIN * scale, y)
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
    def of(manuscript: Manuscript, style: BookStyle, size: float, padding: float) -> BackSetter:
        """A setter for text of `size` pt on a page of this style, rows of the score padded by a share of the lead."""
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
        signs, names, draw = manuscript.signs, manuscript.deck.compound_names, manuscript.draw
        fonts, breaks, marks = signs.typefaces, manuscript.hyphenator, signs.marks(style.inks.text)
        type, beside = (Typesetter(each, fonts, breaks, size, marks, names=names) for each in (wide, narrow))
        return BackSetter(wide, type, RowSetter(wide, type, draw), RowSetter(narrow, beside, draw), padding)

    def parts(self, blocks: Sequence[Block]) -> Iterator[Part]:
        """What the blocks say, in parts between which there may be white."""
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
            yield Part(text.height, (numeral, *move_items(text.items, shift, 0.0)))

    def _panel(self, panel: Panel) -> Iterator[Part]:
        """A panel's label, and what it holds; its tables are the score, its texts are tinted."""
        if panel.label:
            lines = self.type.set_title((Span(panel.label, "caps-bold", accented=True),), Measure(self.style.measure))
            for number, line in enumerate(lines):
                items = move_items(line.items, 0.0, self.style.baseline_mm)
                yield Part(self.style.lead_mm, items, close=number > 0)
        for index, block in enumerate(panel.blocks):
            for number, part in enumerate(self.parts([block])):
                close = bool(panel.label) and index == number == 0
                if isinstance(block, Table):
                    yield part._replace(close=close or part.close)
                else:
                    yield self._pad(part)._replace(tinted=True, close=close or index > 0 or number > 0)

    def _score(self, table: Table) -> Iterator[Part]:
        """The rows of a table, every other one tinted."""
        for index, row in enumerate(set_table(table, self.type, self.style)):
            items = tuple(item for item in row.items if isinstance(item, Text))
            part = self._pad(Part(row.lines * self.style.lead_mm, items))
            yield part._replace(tinted=index % 2 == 0, close=index > 0)

    def _pad(self, part: Part) -> Part:
        """The part with a little room above and below."""
        above = self.padding * self.style.lead_mm / 2
        return Part(part.height + 2 * above, move_items(part.items, 0.0, above))

    def _part(self, rows: Sequence[Row]) -> Part:
        items, lines = stack_rows(rows, self.style.lead_mm)
        return Part(lines * self.style.lead_mm, items)
