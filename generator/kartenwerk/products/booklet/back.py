"""The back cover of a booklet: the short rules between the deck's frieze and a band with its suits.

What the last page says is set here a second time, as large as the room allows. Where that takes two pages, as it may by
house rules, they are the last opening, with the heading, and a cover without words follows: no leaf is turned amid the
short rules. Where even the least size is too large, nothing is changed. Pages have the measures of A6 and grow with
it; those of the box edition, which are as large as a card, have measures of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.series import TINT
from kartenwerk.graphics.display import Box, Fill, Item, Page, Text, rectangle
from kartenwerk.products.booklet.figures import Figures
from kartenwerk.products.booklet.lettering import card_lettering
from kartenwerk.products.booklet.manuscript import BOX_EDITION, Manuscript
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
STEPS = 12
"""How often the type may be larger than its least size by a step."""
NUMERAL = 1.22
"""How much larger than the text a numeral is."""


class BackMeasures(NamedTuple):
    """The measures of a back cover: lengths in mm, of type in pt.

    There are `margin` mm at both sides of the text and `top` mm above it, `going_on` where it goes on from a page
    before, and `clear` between it and the band at the foot. Each of the `ways` is the height of that band, and in leads
    the white above and below a row of the score, taken together; the first that leaves room enough is taken. A `strip`
    of the frieze is at the head, and at the foot of a page that is not the cover. The type is `least` pt or larger by
    some `step`, its lead larger by `leading`; steps are set in by `numerals`, with `gap` to `widest` mm between them.
    The heading stands on the line at `line`, its capitals `cap` high, the booklet's title beside it `beside` high; a
    rule follows at `rule`, if that is not 0.
    """

    margin: float
    top: float
    going_on: float
    strip: float
    clear: float
    ways: tuple[tuple[float, float], ...]
    least: float
    step: float
    leading: float
    numerals: float
    gap: float
    widest: float
    line: float
    cap: float
    beside: float
    rule: float

    def scale(self, by: float, least: float) -> BackMeasures:
        """The same for a page so many times as wide, whose type is at least so large."""
        lengths: dict[str, Any] = {name: value * by for name, value in self._asdict().items() if name != "ways"}
        ways = tuple((foot * by, padding) for foot, padding in self.ways)
        type = least / self.least
        return self._replace(
            **{**lengths, "ways": ways, "least": least, "step": self.step * type, "leading": self.leading * type}
        )


A6 = 105.0
"""mm; the width of the page for which its measures are given."""
ON_A6 = BackMeasures(
    margin=10.0,
    top=22.9,
    going_on=10.2,
    strip=5.4,
    clear=2.2,
    ways=((26.5, 0.36), (15.5, 0.36), (15.5, 0.06), (8.4, 0.06)),
    least=8.5,
    step=0.25,
    leading=3.0,
    numerals=7.5,
    gap=0.8,
    widest=4.6,
    line=18.6,
    cap=5.4,
    beside=2.6,
    rule=21.4,
)
IN_THE_BOX = BackMeasures(
    margin=5.0,
    top=12.3,
    going_on=7.0,
    strip=4.4,
    clear=1.2,
    ways=((7.8, 0.24), (6.2, 0.24), (6.2, 0.06), (5.2, 0.06)),
    least=6.5,
    step=0.1,
    leading=2.0,
    numerals=3.7,
    gap=0.3,
    widest=2.2,
    line=10.4,
    cap=3.1,
    beside=1.8,
    rule=0.0,
)


class Part(NamedTuple):
    """A step, a paragraph, a picture or a row of the score; its items lie in mm from the left edge of the text."""

    height: float
    items: tuple[Item, ...]
    tinted: bool = False
    close: bool = False  # it follows the part above without a gap


def measures_of(style: BookStyle, page: str) -> BackMeasures:
    """The measures of a back cover of a page size."""
    return IN_THE_BOX if page == BOX_EDITION else ON_A6.scale(style.width / A6, style.size)


def with_pages(book: Book, pages: Sequence[Page]) -> Book:
    """The book with designed pages in the place of its last ones, if there are any."""
    start = len(book.pages) - book.closing_pages - book.back
    return replace(book, pages=(*book.pages[:start], *pages, *book.pages[start + len(pages) :])) if pages else book


def back_pages(
    workshop: Workshop,
    manuscript: Manuscript,
    style: BookStyle,
    measures: BackMeasures,
    blocks: Sequence[Block],
    count: int = 1,
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
        "m": measures,
    }
    pages: list[Page] = []
    for number, (foot, items) in enumerate(_fit(manuscript, style, measures, said, count)):
        own = {"titel": "" if number else heading.text, "fuss": style.height - foot, "weiter": count > 1}
        frame = workshop.tools(deck).pictures.draw(TEMPLATE, {**values, **own})
        pages.append(Page(style.width, style.height, lettering.shape((*frame.items, *items)), bleed=style.bleed))
    return tuple(pages)


class TextRoom(NamedTuple):
    """Where text may stand on a page, from `top` mm on, `height` mm down, with gaps of `gap` to `widest` mm."""

    top: float
    height: float
    gap: float
    widest: float


def _fit(
    manuscript: Manuscript, style: BookStyle, measures: BackMeasures, blocks: Sequence[Block], count: int
) -> list[tuple[float, tuple[Item, ...]]]:
    """Of each page the height of its foot, and its text in the largest size that fits; empty if none does."""
    m = measures

    def parts_of(step: int, padding: float) -> list[Part]:
        size = m.least + step * m.step
        return list(BackSetter.of(manuscript, style, m, size, padding).parts(blocks))

    for foot, padding in m.ways if count == 1 else [(m.strip, padding) for _, padding in m.ways]:
        tops = [m.going_on if number else m.top for number in range(count)]
        rooms = [TextRoom(top, style.height - top - m.clear - foot, m.gap, m.widest) for top in tops]
        best = _share(parts_of(0, padding), rooms)
        if best:
            break
    else:
        return []
    fits, fails = 0, STEPS + 1
    while fails - fits > 1:
        step = (fits + fails) // 2
        shared = _share(parts_of(step, padding), rooms)
        if shared:
            fits, best = step, shared
        else:
            fails = step
    return [(foot, _place(parts, room, style, m.margin)) for parts, room in zip(best, rooms, strict=True)]


def _share(parts: Sequence[Part], rooms: Sequence[TextRoom]) -> list[Sequence[Part]]:
    """The parts of each page, so that all are filled alike; empty if they do not fit. Close parts stay on one page."""
    room, *others = rooms
    ways: list[tuple[float, list[Sequence[Part]]]] = []
    for stop in range(1, len(parts) + 1) if others else (len(parts),):
        if stop < len(parts) and parts[stop].close:
            continue
        here = _spare(parts[:stop], room)
        rest = _share(parts[stop:], others) if others and stop < len(parts) else []
        if here >= 0 and (rest or not others):
            spares = (here, *(_spare(each, other) for each, other in zip(rest, others, strict=True)))
            ways.append((min(spares), [parts[:stop], *rest]))
    return max(ways, key=lambda way: way[0])[1] if ways else []


def _spare(parts: Sequence[Part], room: TextRoom) -> float:
    """mm that are left free with the least gaps; negative if the parts are too high."""
    return room.height - sum(part.height for part in parts) - room.gap * _gaps(parts)


def _gaps(parts: Sequence[Part]) -> int:
    return sum(not part.close for part in parts[1:])


def _place(parts: Sequence[Part], room: TextRoom, style: BookStyle, margin: float) -> tuple[Item, ...]:
    """The parts one below the other; those of the score lie on a tint that runs off the page."""
    gap = min(room.widest, room.gap + _spare(parts, room) / max(_gaps(parts), 1))
    items: list[Item] = []
    y = room.top
    for index, part in enumerate(parts):
        y += gap if index and not part.close else 0.0
        if part.tinted:
            items.append(Fill(rectangle(Box(-style.bleed, y, style.width + style.bleed, y + part.height)), TINT))
        items += move_items(part.items, margin, y)
        y += part.height
    return tuple(items)


@dataclass(frozen=True)
class BackSetter:
    """Sets the short rules in one size. `steps` sets what stands beside a step's numeral; `padding` is in leads."""

    measures: BackMeasures
    style: BookStyle
    type: Typesetter
    rows: RowSetter
    steps: RowSetter
    padding: float

    @staticmethod
    def of(manuscript: Manuscript, style: BookStyle, measures: BackMeasures, size: float, padding: float) -> BackSetter:
        """A setter for text of `size` pt on a page of this style, rows of the score padded by a share of the lead."""
        wide = replace(
            style,
            inner=measures.margin,
            outer=measures.margin,
            size=size,
            lead=size + measures.leading,
            numbers=0.0,
            justified=False,
            open_panels=False,
        )
        narrow = replace(wide, inner=wide.inner + measures.numerals)
        signs, names, draw = manuscript.signs, manuscript.deck.compound_names, manuscript.draw
        fonts, breaks, marks = signs.typefaces, manuscript.hyphenator, signs.marks(style.inks.text)
        type, beside = (Typesetter(each, fonts, breaks, size, marks, names=names) for each in (wide, narrow))
        return BackSetter(measures, wide, type, RowSetter(wide, type, draw), RowSetter(narrow, beside, draw), padding)

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
        shift = self.measures.numerals
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
