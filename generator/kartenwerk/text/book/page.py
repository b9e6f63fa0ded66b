"""Pages of a booklet: margins, running heads and folios (page numbers) around the rows of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kartenwerk.graphics.display import Item, Page
from kartenwerk.text.book.flow import PlacedRow
from kartenwerk.text.book.inline import Span
from kartenwerk.text.book.paragraph import Measure, Typesetter
from kartenwerk.text.book.picture import move_items
from kartenwerk.text.book.style import BookStyle

HEAD_SIZE = 0.63  # of the lead
FOLIO_SIZE = 0.693  # of the lead
HEAD_RISE = 1.32  # leads from the first slot up to the head's baseline
FOLIO_ROOM = 2.0  # leads that the running head keeps clear for the folio


@dataclass(frozen=True)
class RunningHeads:
    """The text at the head of even (verso, left-hand) and of odd (recto, right-hand) pages."""

    verso: str
    recto: str


@dataclass(frozen=True)
class PageMaker:
    """Makes the pages of one format. Page 1 is a recto."""

    style: BookStyle
    type: Typesetter
    heads: RunningHeads

    def text_page(self, number: int, rows: Sequence[PlacedRow]) -> Page:
        """A page of rows, with running head and folio."""
        shown = next((row.head for _, row in rows if row.head), "")
        items: list[Item] = [*self._head(number, shown)]
        for top, row in rows:
            items += move_items(row.items, self._left_edge(number), self.style.top + top * self.style.lead_mm)
        return self._page(tuple(items))

    def picture_page(self, items: Sequence[Item]) -> Page:
        """A page that is one picture, without running head and folio."""
        return self._page(tuple(items))

    def _page(self, items: tuple[Item, ...]) -> Page:
        return Page(self.style.width, self.style.height, items, bleed=self.style.bleed)

    def _left_edge(self, number: int) -> float:
        return self.style.inner if number % 2 else self.style.outer

    def _head(self, number: int, shown: str = "") -> tuple[Item, ...]:
        """The running head on the inner side, that of a recto what it shows, and the folio on the outer side."""
        style = self.style
        y = style.top - HEAD_RISE * style.lead_mm
        recto = bool(number % 2)
        folio = self._line(Span(str(number), "bold", accented=True), FOLIO_SIZE, y, number, right=recto)
        title = self._shorten(shown or self.heads.recto if recto else self.heads.verso)
        head = self._line(Span(title, "caps"), HEAD_SIZE, y, number, right=not recto)
        return (*head, *folio)

    def _shorten(self, title: str) -> str:
        """The title, without its last words where it would run into the folio."""
        setter = self.type.at(max(self.style.lead * HEAD_SIZE, self.style.smallest))
        room = self.style.measure - FOLIO_ROOM * self.style.lead_mm
        words, shown = title.split(" "), title
        while len(words) > 1 and setter.width(shown, "caps") > room:
            words.pop()
            shown = " ".join(words) + " …"
        return shown

    def _line(self, span: Span, size: float, y: float, number: int, *, right: bool) -> tuple[Item, ...]:
        if not span.text:
            return ()
        setter = self.type.at(max(self.style.lead * size, self.style.smallest))
        (set_line,) = setter.set((span,), Measure(self.style.measure), hyphenated=False)
        x = self._left_edge(number) + (self.style.measure - setter.width(span.text, span.cut) if right else 0.0)
        return move_items(set_line.items, x, y)
