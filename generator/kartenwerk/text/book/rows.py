"""Blocks become rows, each with what parts it from the next or binds it to it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.graphics.display import POINT, ElementId, Item, Text, belonging, within
from kartenwerk.text.book.blocks import (
    BlankLines,
    Block,
    Cover,
    FigureCall,
    Heading,
    Illustrator,
    LastPage,
    Listing,
    ListKind,
    PageBreak,
    PagePicture,
    Panel,
    PracticeMoves,
    Prose,
    Quotation,
    Table,
    Together,
    Width,
)
from kartenwerk.text.book.columns import column_width, set_columns, stand_columns
from kartenwerk.text.book.frame import Frame
from kartenwerk.text.book.growth import opened_entries
from kartenwerk.text.book.inline import Span, Spans, in_cut, plain
from kartenwerk.text.book.paragraph import Measure, Notch, SetLine, Typesetter
from kartenwerk.text.book.picture import move_items, reach, set_off
from kartenwerk.text.book.play import play_rows
from kartenwerk.text.book.row import (
    LargerForm,
    ListOpening,
    Row,
    held_lines,
    part_pictures,
    stack_rows,
    tie_rows,
    well_headed,
)
from kartenwerk.text.book.spacing import (
    ANNOUNCED,
    ENTRY,
    EXAMPLE,
    FACED,
    FILLS,
    PARAGRAPH,
    PLAN,
    SHORT,
    SHORT_LIST,
    SMALL_PAGE,
    TURNED_ENTRY,
    TURNED_LIST,
    announces,
    give,
    has_air,
    holds,
    is_part_of_ladder,
    space,
    tie,
)
from kartenwerk.text.book.style import BookStyle
from kartenwerk.text.book.table import open_rows, set_table

# These are shares of other lengths, so that they hold in every format. A lead is the distance from line to line.
HEADING_BASELINE = 1.2  # leads from the top of a title's two lines to its baseline: nearer to what it heads
HEADING_LEADING = 1.2  # of a title's size: from one of its lines to the next
HEADING_BEARING = 0.05  # em; by this, the white at the left of its letters, a title hangs out of the measure
GUTTER = 0.044  # of the measure: between a picture and the text beside it
LEAST_PICTURE = 0.5  # of the measure, to which a picture gives way to the text beside it
LEAST_COLUMN = 12.0  # em that one of two columns has at least
QUOTED = 1.2  # em by which a quotation is set in on the left; half of it on the right
LABEL_SIZE = 0.74  # of the lead: the size of a panel's label
LIST_LABEL = 0.95  # of the text's size: the size of a list's labels
LABEL, BODY = 0, 1
"""The parts that tags of an entry and of a panel distinguish: its number or label, and its content."""
DRAWN, CAPTION = 0, 1
"""The parts that tags of a figure distinguish."""
LABELS = 0.3  # of the measure: where labels of a list take more, each stands at the head of its entry's first line
RUN_IN = 0.6  # em from there to the words of the entry
OPENED_ENTRIES, OPENED_LINES = 3, 1.5  # how many entries a list has that may be opened, and lines each in the mean
COLUMNS = 0.5  # of a page's lines: how high a list in columns is at most, as no page may end within it
TABLE_ROOM = 3  # lines that a table leaves for what stands above it: its panel's label, a heading or a sentence


@dataclass(frozen=True)
class RunningText:
    """A paragraph or an entry of a list before it is set: its words, their place, the label before its first line."""

    spans: Spans
    place: ElementId
    measure: Measure
    label: tuple[Item, ...] = ()
    justified: bool = False
    is_entry: bool = False
    before: int = 0

    def with_notch(self, notch: Notch) -> RunningText:
        """The same beside a picture."""
        return replace(self, measure=replace(self.measure, notch=notch), justified=False)


@dataclass(frozen=True)
class RowSetter:
    """Sets the blocks of a booklet as rows; `figures` draws its pictures, and `compact`, if there is one, draws them
    smaller for pages that have no room for more.

    What is set is tagged with the element that it belongs to: the place of its block among the blocks, in that of the
    block around it, and so on, the outermost first. `book.elements` makes the elements themselves.
    """

    style: BookStyle
    type: Typesetter
    figures: Illustrator
    compact: Illustrator | None = None

    def rows(
        self, blocks: Sequence[Block], place: ElementId = (), first: int = 0, *, headed: bool = False
    ) -> list[Row]:
        """The rows of the blocks, in order; KartenwerkError where a block cannot be set.

        `place` is that of the block around them, among whose blocks they are those from the number `first` on. With
        `headed` a heading stands above them. With `open_panels`, a picture below a heading follows the text that it
        goes with: with its heading it would fill a small page, and leave the one before empty.
        """
        order = _texts_first(blocks, headed=headed) if self.style.open_panels else range(len(blocks))
        blocks, numbers = [blocks[number] for number in order], [first + number for number in order]
        return self._rows_of(blocks, place, numbers)

    def _rows_of(self, blocks: Sequence[Block], place: ElementId, numbers: Sequence[int]) -> list[Row]:
        """The rows of the blocks, which have these numbers among those around them."""
        rows: list[Row] = []
        headed: Block | None = None
        above: Block | None = None
        extra = 0
        for index, block in enumerate(blocks):
            if isinstance(block, BlankLines):
                extra += block.lines
                continue
            if isinstance(block, PageBreak):
                if rows:
                    rows[-1] = rows[-1]._replace(ends_page=True, keep=False)
                headed = above = None
                continue
            made = self._block(block, (*place, numbers[index]), indented=isinstance(above, Prose))
            if is_part_of_ladder(blocks, index):
                made = [row.enlarged() for row in made]
            if has_air(blocks, index):
                made = [row._replace(air=self.style.air) for row in made]
            if made:
                grows = give(above, block, self.style.gaps, self.style.air)
                made[0] = made[0]._replace(before=space(above, block) + extra, give=grows)
                if holds(blocks, index):
                    made[-1] = made[-1]._replace(keep=True)
                if above and rows:
                    price = PLAN if isinstance(headed, Heading) and isinstance(above, FigureCall) else tie(above, block)
                    rows[-1] = rows[-1]._replace(tie=max(rows[-1].tie, price))
                rows += made
                headed, above, extra = above, block, 0
        return self._let_face(part_pictures(well_headed(rows), self.style.lines))

    def _let_face(self, rows: list[Row]) -> list[Row]:
        """The rows; a block that leaves no room on its page for its announcement may face it."""
        for index, row in enumerate(rows):
            if row.tie == ANNOUNCED and held_lines(rows, index + 1) >= FILLS * self.style.lines:
                rows[index] = row._replace(tie=FACED)
        return rows

    def _block(self, block: Block, place: ElementId, *, indented: bool) -> list[Row]:
        match block:
            case Heading(level=1):
                return [self._title(block, place)]
            case Heading():
                return [self._subheading(block, place)]
            case Prose():
                return self._prose(block, place, indented=indented)
            case Listing():
                return self._listing(block, place)
            case Table():
                return self._table(block, place)
            case FigureCall():
                return [self._flexible_figure(block, place)]
            case Quotation():
                return self._quotation(block, place)
            case Panel():
                return self._panel(block, place)
            case Together():
                return self._together(block, place)
            case PracticeMoves() if self.style.play:
                return play_rows(self, self.style.play, block, place)
            case PracticeMoves():
                return self.rows(block.blocks(), place)
            case Cover() | PagePicture() | LastPage() | BlankLines() | PageBreak():
                raise AssertionError(f"{type(block).__name__} is not set as rows")

    # --- headings ---------------------------------------------------------------------------------------------

    def _title(self, heading: Heading, place: ElementId) -> Row:
        size, lead = self.style.heading, self.style.lead
        setter = self.type.at(size)
        bearing = HEADING_BEARING * size * POINT
        lines = setter.set_title((Span(heading.text, self.style.display),), Measure(self.style.measure + bearing))
        items: list[Item] = []
        for index, line in enumerate(lines):
            baseline = (HEADING_BASELINE * lead + index * HEADING_LEADING * size) * POINT
            items += move_items(line.items, -bearing, baseline)
        height = 2 + math.ceil((len(lines) - 1) * HEADING_LEADING * size / lead)
        return Row(height, belonging(items, place), keep=True, heading=heading, text=heading.text)

    def _subheading(self, heading: Heading, place: ElementId) -> Row:
        spans = (Span(heading.text, "bold", accented=heading.level == 2),)
        lines = self.type.set_title(spans, Measure(self.style.measure))
        items = belonging(self._stack(lines), place)
        return Row(len(lines), items, keep=True, heading=heading, text=heading.text)

    # --- text -------------------------------------------------------------------------------------------------

    def _prose(self, prose: Prose, place: ElementId, *, indented: bool) -> list[Row]:
        return self._paragraph(self._prose_text(prose, place, indented=indented))

    def _prose_text(self, prose: Prose, place: ElementId, *, indented: bool) -> RunningText:
        measure = Measure(self.style.measure, first=self.style.indent if indented else 0.0)
        return RunningText(prose.spans, place, measure, justified=self.style.justified)

    def _paragraph(self, text: RunningText) -> list[Row]:
        """One row for each line, the label before the first."""
        lines = self.type.set(text.spans, text.measure, justified=text.justified)
        rows = self._line_rows(lines, plain(text.spans), text.place, text.label)
        if text.is_entry:
            rows[0] = rows[0]._replace(begins_entry=True)
        return tie_rows(rows, PARAGRAPH)

    def _line_rows(
        self, lines: Sequence[SetLine], text: str, place: ElementId, label: tuple[Item, ...] = ()
    ) -> list[Row]:
        """One row for each line. The first two and the last two are bound, so that no line stands alone on a page."""
        held = {0, len(lines) - 2}
        last = len(lines) - 1
        drawn = [belonging(move_items(line.items, 0.0, self.style.baseline_mm), place) for line in lines]
        reaches = [min(1.0, line.right / self.style.measure) for line in lines]
        return [
            Row(1, items if index else label + items, keep=index in held and index < last, text=text, reach=reach)
            for index, (items, reach) in enumerate(zip(drawn, reaches, strict=True))
        ]

    def _listing(self, listing: Listing, place: ElementId) -> list[Row]:
        if self.style.columns and listing.kind is ListKind.HANGING and len(listing.entries) > SHORT:
            columns = self._columns(listing, place)
            if columns.lines <= COLUMNS * self.style.lines:
                return [columns]
        texts = self._entries(listing, place)
        rows = [row for text in texts for row in tie_rows(self._paragraph(text), ENTRY, TURNED_ENTRY)]
        return self._tie_entries(rows, len(texts))

    def _columns(self, listing: Listing, place: ElementId) -> Row:
        """A list of many titled entries in two columns, in small type."""
        style = self.style
        narrow = replace(self._narrowed(column_width(style.measure)), type=self.type.at(style.small))
        entries = [narrow._paragraph(text) for text in narrow._entries(listing, place)]
        return set_columns(entries, style.measure, style.lead_mm)

    def _tie_entries(self, rows: list[Row], entries: int) -> list[Row]:
        """The rows of a list; one of few entries is tied, and on large pages not turned within."""
        if entries >= OPENED_ENTRIES and len(rows) >= OPENED_LINES * entries:
            rows[-1] = rows[-1]._replace(opening=ListOpening(len(rows), entries - 1))
        if entries > SHORT:
            return rows
        if self.style.open_panels:
            return tie_rows(rows, SMALL_PAGE)
        return tie_rows(rows, SHORT_LIST, TURNED_LIST if 2 * len(rows) <= self.style.lines else 0.0)

    def _entries(self, listing: Listing, place: ElementId) -> list[RunningText]:
        """The texts of a list's entries, with their labels."""
        style = self.style
        labels = [self._label(listing.kind, entry.label) for entry in listing.entries]
        match listing.kind:
            case ListKind.NUMBERED:
                left = style.numbers
            case ListKind.LABELLED:
                left = max(line.right for line in labels if line) + style.size * POINT
            case _:
                left = style.hanging
        measure = Measure(style.measure, left=left, first=-left if listing.kind is ListKind.HANGING else 0.0)
        runs_in = listing.kind is ListKind.LABELLED and left > LABELS * style.measure
        texts: list[RunningText] = []
        for number, (entry, label) in enumerate(zip(listing.entries, labels, strict=True)):
            drawn = move_items(label.items, 0.0, style.baseline_mm) if label else ()
            named = belonging(drawn, (*place, number, LABEL))
            if runs_in and label:
                first = label.right + RUN_IN * style.size * POINT
                measure = Measure(style.measure, left=style.hanging, first=first - style.hanging)
            texts.append(RunningText(entry.spans, (*place, number, BODY), measure, named, is_entry=True))
        return texts

    def _label(self, kind: ListKind, label: str) -> SetLine | None:
        """The number, label or dash in front of an entry; None in a list of titles."""
        match kind:
            case ListKind.NUMBERED:
                setter, span = self.type, Span(label, "bold", accented=True)
            case ListKind.LABELLED:
                setter, span = self.type.at(self.type.size * LIST_LABEL), Span(label, "caps")
            case ListKind.DASHED:
                setter, span = self.type, Span("–")
            case ListKind.HANGING:
                return None
        (line,) = setter.set((span,), Measure(self.style.measure), hyphenated=False)
        return line

    def _table(self, table: Table, place: ElementId) -> list[Row]:
        """The table as one row, whose rows may be opened where its page has room.

        With `open_panels` one as high as a page is several rows, so that it may break.
        """
        text = " ".join(plain(cell) for cell in table.rows[0])
        made = set_table(table, self.type, self.style)
        rows = [Row(each.lines, within(each.items, place), text=text) for each in made]
        items, height = stack_rows(rows, self.style.lead_mm)
        if not self.style.open_panels or height + TABLE_ROOM <= self.style.lines:
            opened = open_rows(made, self.style)
            larger = LargerForm(opened.lines, within(opened.items, place), 1.0) if opened else None
            return [Row(height, items, text=text, larger=larger)]
        held = {0, len(rows) - 2}
        return [row._replace(keep=index in held) for index, row in enumerate(rows)]

    # --- pictures and panels ----------------------------------------------------------------------------------

    def _flexible_figure(self, call: FigureCall, place: ElementId) -> Row:
        """A picture that takes fewer lines where its page is full, if it can be drawn so."""
        row = self.figure(call, place)
        if not self.compact:
            return row
        small = replace(self, figures=self.compact, compact=None).figure(call, place)
        if small.lines >= row.lines:
            return row
        return small._replace(larger=LargerForm(row.lines, row.items, row.reach))

    def figure(self, call: FigureCall, place: ElementId = ()) -> Row:
        """A picture and its caption; an ornament where it has no place among the blocks."""
        style, scale = self.style, self.style.pictures
        figure = self.figures(call.name, call.arguments, style.measure / scale, style.lead_mm / scale)
        drawn = move_items(figure.items, 0.0, 0.0, scale)
        lines = self.type.at(style.small).set(in_cut(call.caption, "italic"), Measure(style.measure))
        box = reach(drawn, self.text_width)
        hang = style.panel_margin  # the box of a form may be larger than what is drawn in it
        left, right = max(-hang, box.x0), min(style.measure + hang, box.x1)
        top, foot = max(0.0, box.y0), min(figure.lines * style.lead_mm, box.y1)
        drawn, height = set_off(drawn, top, foot, style.lead_mm)
        caption = move_items(self._stack(lines), 0.0, height * style.lead_mm)
        if place:
            drawn, caption = belonging(drawn, (*place, DRAWN)), belonging(caption, (*place, CAPTION))
        share = min(1.0, (right - left) / style.measure)
        return Row(height + len(lines), (*drawn, *caption), text=call.name, is_picture=True, reach=share)

    def text_width(self, text: Text) -> float:
        """The width in mm of a text in a picture."""
        return self.type.faces.face(text.font).width(text.text, text.size, text.tracking) * text.scale

    def _panel(self, panel: Panel, place: ElementId) -> list[Row]:
        """A tinted box as one row. With `open_panels`, one of half a page or more has no tint and may break."""
        rows = self._set_in_columns(panel, (*place, BODY)) or self.rows(panel.blocks, (*place, BODY))
        boxed = self._flexible_box(panel, rows, (*place, LABEL))
        if not self.style.open_panels or 2 * boxed.lines < self.style.lines:
            return [boxed]
        return tie_rows([self._open_label(panel.label, (*place, LABEL)), *rows] if panel.label else rows, EXAMPLE)

    def _set_in_columns(self, panel: Panel, place: ElementId) -> list[Row]:
        """What a panel of two columns holds, as one row; no rows where its columns would be too narrow."""
        width = column_width(self.style.measure)
        if panel.columns == 1 or width < LEAST_COLUMN * self.type.size * POINT:
            return []
        narrow = self._narrowed(width)
        narrow = replace(narrow, style=replace(narrow.style, justified=False))
        rows = [row.enlarged() for row in narrow.rows(panel.blocks, place)]
        return [stand_columns(rows, self.style.measure, self.style.lead_mm)] if rows else []

    def _quotation(self, quotation: Quotation, place: ElementId) -> list[Row]:
        """Paragraphs and lists, set in on both sides."""
        inset = QUOTED * self.type.size * POINT
        rows = self._narrowed(self.style.measure - 1.5 * inset).rows(quotation.blocks, place)
        return [row._replace(items=move_items(row.items, inset, 0.0)) for row in rows]

    def _together(self, together: Together, place: ElementId) -> list[Row]:
        """The rows of the blocks, bound to each other if a page can hold them; else only each picture to its text.

        With `open_panels` pages are too small for whole ones: the text may go on then, best on the facing page.
        """
        if together.width is not Width.FULL:
            return self._beside(together, place) or self.rows(together.blocks, place, headed=True)
        rows = self.rows(together.blocks, place)
        if together.opening:
            return self._facing(rows, together.opening)
        whole = not self.style.open_panels and sum(row.before + row.lines for row in rows) <= self.style.lines
        for index, row in enumerate(tie_rows(rows, SMALL_PAGE)[:-1] if self.style.open_panels else rows[:-1]):
            rows[index] = row._replace(keep=row.keep or whole or row.is_picture)
        return rows

    def _facing(self, rows: list[Row], opening: str) -> list[Row]:
        """The rows of an opening: to turn the page between them costs what the style says of such openings."""
        known = self.style.openings
        if opening not in known:
            expected = ", ".join(known)
            raise KartenwerkError("there is no such opening", key="oeffnung", found=opening, expected=expected)
        return tie_rows(rows, 0.0, known[opening])

    def _beside(self, together: Together, place: ElementId) -> list[Row]:
        """A picture and the text on its left as one row, then the lines that find no room there.

        So all lines begin on one axis. A wide picture is narrower where the text would be too narrow; no rows where
        that is not enough.
        """
        call, *blocks = together.blocks
        assert isinstance(call, FigureCall)
        texts = list(self._texts(blocks, place))
        measure, em = self.style.measure, self.type.size * POINT
        gutter = GUTTER * measure
        least = self.style.setting.beside * em + max(text.measure.left for text in texts)
        wanted = together.width.value * measure
        room = min(wanted, measure - gutter - least)
        if room < min(wanted, LEAST_PICTURE * measure):
            return []
        hang = self.style.panel_margin if together.width is Width.TWO_THIRDS else 0.0  # a ground hangs into no text
        picture = self._narrowed(room - hang).figure(call, (*place, 0))
        beside: list[Row] = []
        below: list[Row] = []
        for text in texts:
            free = picture.lines - sum(row.before + row.lines for row in beside) - (text.before if beside else 0)
            if below or free < 1:
                made = self._paragraph(text)
                below += [made[0]._replace(before=text.before), *made[1:]]
                continue
            made = self._paragraph(text.with_notch(Notch(free, room + gutter)))
            beside += [made[0]._replace(before=text.before), *made[1:free]]
            below += made[free:]
        items, _lines = stack_rows(beside, self.style.lead_mm)
        moved = move_items(picture.items, measure - room + hang, 0.0)
        row = Row(picture.lines, (*moved, *items), text=call.name, keep=bool(below) and not below[0].begins_entry)
        return tie_rows([row, *below], SHORT_LIST)

    def _texts(self, blocks: Sequence[Block], place: ElementId) -> Iterator[RunningText]:
        """The paragraphs and entries of the text beside a picture, which is the block before them."""
        above: Block | None = None
        for number, block in enumerate(blocks, 1):
            match block:
                case Prose():
                    texts = [self._prose_text(block, (*place, number), indented=isinstance(above, Prose))]
                case Listing():
                    texts = self._entries(block, (*place, number))
                case _:
                    raise KartenwerkError(
                        "beside a picture there is text alone",
                        found=type(block).__name__.lower(),
                        expected=_("paragraphs and lists"),
                    )
            yield replace(texts[0], before=space(above, block))
            yield from texts[1:]
            above = block

    def _narrowed(self, measure: float) -> RowSetter:
        """A setter for a column of this page, `measure` mm wide."""
        return replace(self, style=replace(self.style, width=self.style.width - self.style.measure + measure))

    def _open_label(self, label: str, place: ElementId) -> Row:
        """The label of an open panel, as a heading in small capitals."""
        setter = self.type.at(self.style.lead * LABEL_SIZE)
        lines = setter.set_title(_label_spans(label), Measure(self.style.measure))
        return Row(len(lines), belonging(self._stack(lines), place), keep=True, text=label)

    def _flexible_box(self, panel: Panel, rows: Sequence[Row], place: ElementId) -> Row:
        """The box, with larger pictures and open lists in it where its page has room."""
        boxed, large = self._box(panel, rows, place), self._box(panel, _grown(rows), place)
        if large.lines <= boxed.lines:
            return boxed
        return boxed._replace(larger=LargerForm(large.lines, large.items, large.reach))

    def _box(self, panel: Panel, rows: Sequence[Row], place: ElementId) -> Row:
        """The rows in a tinted box below the panel's label, as one row."""
        style = self.style
        setter = self.type.at(style.lead * LABEL_SIZE)
        label = setter.set_title(_label_spans(panel.label), Measure(style.measure)) if panel.label else ()
        ink, margin = style.inks.panel, style.panel_margin
        named = belonging(self._stack(label), place)
        frame = Frame(named, len(label), ink, style.measure, margin, style.lead_mm)
        items, height = stack_rows(rows, style.lead_mm)
        return Row(frame.lines(height), frame.around(items, height), text=panel.label)

    def _stack(self, lines: Sequence[SetLine]) -> tuple[Item, ...]:
        """Lines on the baseline grid."""
        items: list[Item] = []
        for index, line in enumerate(lines):
            items += move_items(line.items, 0.0, index * self.style.lead_mm + self.style.baseline_mm)
        return tuple(items)


def _texts_first(blocks: Sequence[Block], *, headed: bool) -> list[int]:
    """The places of the blocks, each picture below a heading behind the text or list that follows it."""
    order = list(range(len(blocks)))
    for place in range(len(blocks) - 1):
        below_heading = isinstance(blocks[place - 1], Heading) if place else headed
        picture, text = blocks[place : place + 2]
        if not below_heading or not isinstance(picture, FigureCall) or announces(text):
            continue
        if isinstance(text, Prose | Listing):
            order[place : place + 2] = [place + 1, place]
    return order


def _grown(rows: Sequence[Row]) -> list[Row]:
    """The rows with all pictures in their larger form, and with open lists."""
    grown = [row.enlarged() for row in rows]
    for last in range(len(rows)):
        for entry in opened_entries(rows, last):
            grown[entry] = grown[entry]._replace(before=grown[entry].before + 1)
    return grown


def _label_spans(label: str) -> Spans:
    return (Span(label, "caps-bold", accented=True),)
