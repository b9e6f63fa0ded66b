"""Reads finished pages like a strict typographer: from what is drawn, not from how it came about.

Text is matched against the booklet's own paragraphs, so that their first and last lines are known; everything else
is measured on the page. Each rule gives the faults it finds, a sentence each.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice, pairwise
from typing import NamedTuple, Protocol

from kartenwerk.graphics.display import (
    POINT,
    Box,
    Fill,
    Form,
    Group,
    Item,
    Matrix,
    Page,
    Place,
    Point,
    Stroke,
    Text,
    corners,
)
from kartenwerk.text.book.blocks import Block, Heading, LastPage, Listing, ListKind, Panel, Prose, Table, Together
from kartenwerk.text.book.inline import plain
from kartenwerk.text.book.style import BookStyle

BODY = ("text", "italic", "bold", "tabular", "tabular-bold", "small-caps", "caps", "caps-bold")
LETTERS = re.compile(r"[^\W\d_]+")
UNIT = re.compile(r"(%|‰|€|mm|cm|g|pt|Karten?|Punkte?n?|Marken?|Minuten?|Spieler|Runden?)\b")
BAD_END = re.compile(r"[„(]$|\b(z|d|u|s)\.$|\b(Nr|S)\.$")
BAD_START = re.compile(r"^[–“),.;:!?%]|^(B|h|a|o)\.$")
MARKUP = re.compile(r"(?<!\w)\*\w|\*\*|`|:::|\]\(|\{[{%]")
"""Signs of Markdown and of templates that mean something there, and nothing on a page."""
OVER, APART = 0.25, 0.5  # mm that words may overlap at most, and that labels on one line stand apart at least


class Widths(Protocol):
    """Measures text: `kartenwerk.text.book.paragraph.Typesetter.faces`."""

    def width(self, text: str, font: str, size: float, tracking: float) -> float: ...


class Breaks(Protocol):
    def positions(self, word: str) -> tuple[int, ...]: ...


class Word(NamedTuple):
    """A text as it stands on the page: left, baseline and right in mm, its size in pt after all scaling."""

    text: str
    x: float
    y: float
    right: float
    size: float
    font: str
    upright: bool


class Line(NamedTuple):
    """Words on one line of the grid."""

    page: int
    slot: int
    words: tuple[Word, ...]

    @property
    def text(self) -> str:
        return "".join(word.text for word in self.words).strip()


class Paragraph(NamedTuple):
    """The source of a paragraph, no-break spaces kept, and the lines it was set in."""

    text: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Reading:
    """Finished pages with the style they are set in and the blocks they are made of."""

    pages: tuple[Page, ...]
    blocks: tuple[Block, ...]
    style: BookStyle
    widths: Widths
    hyphens: Breaks

    # --- what stands on the pages -----------------------------------------------------------------------------

    @cached_property
    def words(self) -> list[list[Word]]:
        """All texts of each page, those in figures and on pictured cards too."""
        return [list(self._words(page.items, Matrix())) for page in self.pages]

    def _words(self, items: Sequence[Item], matrix: Matrix) -> Iterator[Word]:
        for item in items:
            match item:
                case Group():
                    yield from self._words(item.items, item.matrix.then(matrix))
                case Place():
                    yield from self._words(_drawn(item.form), item.matrix.then(matrix))
                case Text():
                    scale = math.hypot(matrix.a, matrix.b)
                    x, y = matrix.apply(item.x, item.y)
                    width = self.widths.width(item.text.rstrip(), item.font, item.size, item.tracking) * item.scale
                    upright = abs(matrix.b) < 1e-6 and matrix.a > 0
                    yield Word(item.text, x, y, x + width * scale, item.size * scale, item.font, upright)

    @cached_property
    def lines(self) -> list[Line]:
        """The lines of the text block, page by page: words of the text's size on the grid.

        The lines of a right column follow those of the left one.
        """
        style, found = self.style, []
        for number, words in enumerate(self.words):
            middle = (style.inner if (number + 1) % 2 else style.outer) + style.measure / 2
            slots: dict[tuple[int, int], list[Word]] = {}
            part, last, in_column = 0, -1, False
            for word in words:
                place = (word.y - style.top - style.baseline_mm) / style.lead_mm
                if word.font not in BODY or abs(place - round(place)) >= 2e-3 or place <= -0.5 or not number:
                    continue
                slot, right = round(place), word.x >= middle and abs(word.size - style.small) < 0.01
                if in_column != (right and (in_column or slot < last)):
                    part, in_column = part + 1, not in_column
                slots.setdefault((part, slot), []).append(word)
                last = slot
            found += [Line(number, slot, tuple(slots[part, slot])) for part, slot in sorted(slots)]
        return found

    @cached_property
    def paragraphs(self) -> list[Paragraph]:
        """Every paragraph and entry of a list with its lines; a ValueError if one is not printed as it is written."""
        found, first = [], 0
        for text, label in _told(self.blocks):
            first, lines = self._find(text, label, first)
            found.append(Paragraph(text, lines))
        return found

    def _find(self, text: str, label: str, first: int) -> tuple[int, tuple[Line, ...]]:
        wanted = _bare(label + text)
        for start in range(first, len(self.lines)):
            read, stop = "", start
            while stop < len(self.lines) and len(read) < len(wanted) and wanted.startswith(read):
                read += _bare(self.lines[stop].text)
                stop += 1
            if read == wanted:
                return stop, tuple(self.lines[start:stop])
        raise ValueError(f"not printed as it is written: {text!r}")

    @cached_property
    def feet(self) -> list[int]:
        """The lines of the text block that are used on each page, pictures and all."""
        return [self._foot(page) for page in range(len(self.pages))]

    def _foot(self, page: int) -> int:
        bottoms = [box.y1 for box in self.boxes(page)]
        bottoms += [word.y for word in self.words[page]]
        return round((max(bottoms) - self.style.top) / self.style.lead_mm - 0.3) + 1 if bottoms else 0

    def boxes(self, page: int) -> list[Box]:
        """What is filled or stroked on a page, in mm."""
        return self._boxes[page]

    @cached_property
    def _boxes(self) -> list[list[Box]]:
        return [list(_outlines(page.items, Matrix())) for page in self.pages]

    @cached_property
    def text_pages(self) -> list[int]:
        """The pages of the text: no cover, no plate, not the last pages."""
        pictures = [0, *(number for number in range(len(self.pages)) if not self._folio(number))]
        last = self.paragraphs[len(self.paragraphs) - _closing(self.blocks) :]
        closing = [line.page for paragraph in last for line in paragraph.lines] or [len(self.pages)]
        return [page for page in range(len(self.pages)) if page not in pictures and page < min(closing)]

    def _folio(self, page: int) -> bool:
        return any(word.text.strip() == str(page + 1) for word in self.words[page])

    # --- the rules --------------------------------------------------------------------------------------------

    def lone_lines(self) -> Iterator[str]:
        """A first line alone at a foot, a last line alone at a head."""
        for paragraph in self.paragraphs:
            pages = [line.page for line in paragraph.lines]
            for page in sorted(set(pages)):
                if len(set(pages)) > 1 and pages.count(page) == 1:
                    yield f"page {page + 1}: a line stands alone: {paragraph.text[:50]!r}"

    def headings_at_the_foot(self) -> Iterator[str]:
        """A heading with less than two lines, or a picture, below it on its page."""
        headings = [block for block in flat(self.blocks) if isinstance(block, Heading)]
        for number, words in enumerate(self.words[1:], 1):
            written: dict[float, str] = {}
            for word in words:
                written[word.y] = written.get(word.y, "") + word.text
            for heading in headings:
                look = ("display", self.style.heading) if heading.level == 1 else ("bold", self.style.size)
                first = heading.text.split()[0]
                for y in (word.y for word in words if (word.text.strip(), word.font, word.size) == (first, *look)):
                    if not _bare(heading.text).startswith(_bare(written[y])):
                        continue
                    lines = {round(word.y, 1) for word in words if word.y > y + self.style.lead_mm / 2}
                    drawn = [box for box in self.boxes(number) if box.y0 > y]
                    if len(lines) < 2 and not drawn:
                        yield f"page {number + 1}: a heading at the foot: {heading.text!r}"

    def torn(self) -> Iterator[str]:
        """A panel or a table on two pages, although it would fit on one."""
        left = iter(self.paragraphs)
        for block in self.blocks:
            held = [next(left) for _ in _told([block])]
            pages = sorted({line.page for paragraph in held for line in paragraph.lines})
            if isinstance(block, Panel) and len(pages) > 1 and not self._is_open(held[0].lines[0]):
                yield f"pages {pages[0] + 1} and {pages[-1] + 1}: torn: {block.label!r}"
        for table in (block for block in flat(self.blocks) if isinstance(block, Table)):
            rows = [_bare("".join(plain(cell) for cell in row)) for row in table.rows]
            pages = sorted({page for row in rows if len(row) > 6 for page in self._pages_of(row)[:1]})
            if len(pages) > 1 and len(rows) < self.style.lines - 2:
                yield f"pages {pages[0] + 1} and {pages[-1] + 1}: a torn table: {rows[0]!r}"

    def _is_open(self, line: Line) -> bool:
        """Whether a panel that begins with this line is allowed to lie open, and has no tint."""
        y = line.words[0].y
        tinted = any(box.y0 < y < box.y1 and box.width > self.style.measure for box in self.boxes(line.page))
        return self.style.open_panels and not tinted

    def _pages_of(self, text: str) -> list[int]:
        return [line.page for line in self.lines if _bare(line.text) == text]

    def beyond_the_measure(self) -> Iterator[str]:
        """Text outside its column by more than punctuation may hang, or by more than the panel's margin in figures.

        A page that is one picture, as a cover is, has no number and no column.
        """
        style = self.style
        for number, words in enumerate(self.words[1:], 1):
            if not self._folio(number):
                continue
            left = style.outer if number % 2 else style.inner
            on_grid = {word for line in self.lines if line.page == number for word in line.words}
            for word in words:
                slack = style.size * POINT * 0.6 if word in on_grid else style.panel_margin
                if word.upright and not left - slack <= word.x <= word.right <= left + style.measure + slack:
                    yield f"page {number + 1}: beyond the measure: {word.text!r}"

    def overlaps(self) -> Iterator[str]:
        """Words printed over each other, and labels in figures that run into one."""
        for number, words in enumerate(self.words):
            upright = [word for word in words if word.upright and word.text.strip()]
            on_grid = {word for line in self.lines if line.page == number for word in line.words}
            for one, other in _near(upright):
                height = 0.5 * max(one.size, other.size) * POINT
                across = min(one.right, other.right) - max(one.x, other.x)
                labels = one.y == other.y and not on_grid & {one, other} and " " not in one.text[-1:] + other.text[-1:]
                near = APART if labels else -OVER
                if abs(one.y - other.y) < height and across > -near:
                    yield f"page {number + 1}: one over the other: {one.text!r} and {other.text!r}"

    def small_letters(self, names: Sequence[str] = ()) -> Iterator[str]:
        """Letters below the format's smallest; `names` are words on pictured cards, which nobody need read."""
        for number, words in enumerate(self.words):
            for word in words:
                if word.size < self.style.smallest - 0.01 and word.text not in names:
                    yield f"page {number + 1}: {word.size:.1f} pt: {word.text!r}"

    def raw_markup(self) -> Iterator[str]:
        """Markup that is printed and not understood."""
        for number, words in enumerate(self.words):
            for word in words:
                if MARKUP.search(word.text):
                    yield f"page {number + 1}: markup: {word.text!r}"

    def wrong_breaks(self) -> Iterator[str]:
        """Lines that part what belongs together, or break a word where German does not."""
        for paragraph in self.paragraphs:
            offset = 0
            for above, below in pairwise(paragraph.lines):
                offset = _after(paragraph.text, offset, above.text)
                yield from self._break(paragraph.text, offset, above, below)

    def _break(self, text: str, offset: int, above: Line, below: Line) -> Iterator[str]:
        place = f"page {above.page + 1}: {above.text[-25:]!r} / {below.text[:25]!r}"
        if text[offset : offset + 1] in (" ", "\n"):
            end, start = above.text.split(" ")[-1], below.text.split(" ")[0]
            if BAD_END.search(end) or BAD_START.match(start) or (end.isdecimal() and UNIT.match(start)):
                yield f"{place}: parted wrongly"
        elif text[offset - 1 : offset] not in "-/–":
            word = next(match for match in LETTERS.finditer(text) if match.start() <= offset <= match.end())
            cut = offset - word.start()
            if not above.text.endswith("-") or cut not in self.hyphens.positions(word.group()):
                yield f"{place}: hyphenated wrongly"
            elif cut < 2 or len(word.group()) - cut < 3:
                yield f"{place}: too little of the word on one line"

    def ladders(self) -> Iterator[str]:
        """More than two hyphens under each other."""
        for paragraph in self.paragraphs:
            ends = "".join("-" if line.text.endswith("-") else " " for line in paragraph.lines)
            if "---" in ends:
                yield f"page {paragraph.lines[0].page + 1}: a ladder of hyphens: {paragraph.text[:50]!r}"

    def faults(self, names: Sequence[str] = ()) -> list[str]:
        """All that is wrong with the pages."""
        found = [
            *self.lone_lines(),
            *self.headings_at_the_foot(),
            *self.torn(),
            *self.beyond_the_measure(),
            *self.overlaps(),
            *self.small_letters(names),
            *self.raw_markup(),
            *self.wrong_breaks(),
            *self.ladders(),
        ]
        if len(self.pages) % 4:
            found.append(f"{len(self.pages)} pages do not fill sheets of four")
        return found


def _outlines(items: Sequence[Item], matrix: Matrix) -> Iterator[Box]:
    """The boxes of what is filled or stroked, in mm."""
    for item in items:
        if isinstance(item, Group):
            yield from _outlines(item.items, item.matrix.then(matrix))
        elif isinstance(item, Place):
            place = item.matrix.then(matrix)
            if max(abs(place.b), abs(place.c)) < 1e-9 or max(abs(place.a), abs(place.d)) < 1e-9:
                yield from (_about(corners(box, place)) for box in _outlined(item.form))
            else:  # the box of a turned box would be too large
                yield from _outlines(_drawn(item.form), place)
        elif isinstance(item, Fill | Stroke):
            yield _about(
                matrix.apply(*numbers[index : index + 2])
                for _, numbers in item.path
                for index in range(0, len(numbers), 2)
            )


def _about(points: Iterable[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


@cache
def _outlined(form: Form) -> tuple[Box, ...]:
    """The boxes of what a form shows, in its own coordinates; they are measured once for all tests."""
    return tuple(_outlines(_drawn(form), Matrix()))


@cache
def _drawn(form: Form) -> tuple[Item, ...]:
    """What a form shows; the same card in another place or booklet is drawn once for all tests."""
    return form.items


def _near(words: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    """All pairs of words but those that stand higher above each other than any letter, or further apart than labels."""
    lines = sorted(words, key=lambda word: word.y)
    highest = POINT * max((word.size for word in words), default=0.0)
    for place, one in enumerate(lines, 1):
        for other in islice(lines, place, None):
            if other.y - one.y > highest:
                break
            if other.x - one.right <= APART and one.x - other.right <= APART:
                yield one, other


def flat(blocks: Sequence[Block]) -> Iterator[Block]:
    """All blocks; panels, what stands together and the last page opened."""
    for block in blocks:
        yield block
        if isinstance(block, Panel | Together | LastPage):
            yield from flat(block.blocks)


def _told(blocks: Sequence[Block]) -> Iterator[tuple[str, str]]:
    """Every paragraph and entry, with the label before it."""
    for block in flat(blocks):
        if isinstance(block, Prose):
            yield plain(block.spans), ""
        elif isinstance(block, Listing):
            for entry in block.entries:
                yield plain(entry.spans), "–" if block.kind is ListKind.DASHED else entry.label


def _closing(blocks: Sequence[Block]) -> int:
    """How many paragraphs the last page has."""
    return sum(len(list(_told(block.blocks))) for block in blocks if isinstance(block, LastPage))


def _bare(text: str) -> str:
    """Without spaces and hyphens, as a break may add or take them."""
    return re.sub(r"[\s-]", "", text)


def _after(text: str, offset: int, line: str) -> int:
    """Where in the text the line ends that begins at `offset`; a label before it is passed over."""
    wanted = len(_bare(line))
    rest = _bare(text[offset:])
    label = 0
    while label < wanted and not rest.startswith(_bare(line)[label:]):
        label += 1
    wanted -= label
    while offset < len(text) and (wanted > 0 or text[offset] == "-"):
        wanted -= len(_bare(text[offset]))
        offset += 1
    return offset
