"""A PDF file opened for the rules: what it claims to be, its pages, and what is on them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pikepdf

from kartenwerk.graphics.display.geometry import Box, Matrix
from kartenwerk.printing.preflight.budget import Budget, OverBudgetError
from kartenwerk.printing.preflight.content import Content, PlacedMark, TextMark
from kartenwerk.printing.preflight.geometry import read_box, scale
from kartenwerk.printing.preflight.ground import TextOnGround, texts_on_ground
from kartenwerk.printing.preflight.household import Household
from kartenwerk.printing.preflight.limits import PrintLimits, Standard
from kartenwerk.printing.preflight.objects import text_of
from kartenwerk.printing.preflight.page_entries import find_inherited
from kartenwerk.printing.preflight.picture_ink import NO_INK, PictureInk, ink_map
from kartenwerk.printing.preflight.unpack import unpack_stream
from kartenwerk.printing.preflight.walker import Walker

_LARGE = 12.0  # points: letters of this size and larger are not blurred by plates that do not meet exactly
_BOXES = ("/TrimBox", "/BleedBox", "/ArtBox")
_MOST_TEXT = 100_000  # characters of a property in the metadata


@dataclass(frozen=True, eq=False)
class PageFacts:
    """A page: its number from 1, its boxes in points, and its content.

    `contents` are the streams drawn on it, `marks` are its marks in the order of painting.
    """

    number: int
    page: pikepdf.Page
    contents: dict[Content, None]
    marks: list[PlacedMark]

    @cached_property
    def unit(self) -> float:
        """The length of a unit of the page's coordinates, in points."""
        return float(self.page.obj.get("/UserUnit", 1))

    @cached_property
    def media(self) -> Box | None:
        return read_box(find_inherited(self.page.obj, "/MediaBox"))

    @cached_property
    def trim(self) -> Box | None:
        """The finished size, from TrimBox or ArtBox; None if the page has neither."""
        return self.boxes.get("/TrimBox") or self.boxes.get("/ArtBox")

    @cached_property
    def bleed(self) -> Box | None:
        """The area that carries ink, from BleedBox, or else from MediaBox (ISO 32000-1, 14.11.2)."""
        return self.boxes.get("/BleedBox") or self.media

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """The boxes that stand in the page itself, by key."""
        found = ((key, read_box(self.page.obj.get(key))) for key in _BOXES)
        return {key: box for key, box in found if box}

    def is_small(self, text: TextMark, matrix: Matrix) -> bool:
        """Whether plates that do not meet exactly blur text of this size; `matrix` maps the text to the page."""
        return text.size * scale(matrix) * self.unit < _LARGE


class Document:
    """An opened file, with the standard and the limits that it has to meet, and the budget for reading it.

    `cut_short` says why not all of its pages were read; None if they were.
    """

    def __init__(
        self,
        pdf: pikepdf.Pdf,
        data: bytes,
        limits: PrintLimits,
        budget: Budget,
        household: Household | None = None,
    ) -> None:
        self.pdf = pdf
        self.data = data
        self.limits = limits
        self.budget = budget
        self.cut_short: OverBudgetError | None = None
        self._household = household
        self._measured: Callable[[Any, Budget], PictureInk] = household.ink_of if household else ink_map
        self._ink: dict[tuple[int, int], PictureInk] = {}
        self._unmeasured: dict[tuple[int, int], str] = {}

    def ink_of(self, image: Any) -> PictureInk:
        """How much ink an image lays down, and where; measured once. Empty if it is too large to be measured."""
        if image.objgen not in self._ink:
            try:
                self._ink[image.objgen] = self._measured(image, self.budget)
            except OverBudgetError as over:
                self._ink[image.objgen] = NO_INK
                self._unmeasured[image.objgen] = str(over)
        return self._ink[image.objgen]

    def why_unmeasured(self, image: Any) -> str | None:
        """Why the ink of an image was not measured ("more than 40,000,000 pixels"); None if it was."""
        self.ink_of(image)
        return self._unmeasured.get(image.objgen)

    @cached_property
    def root(self) -> Any:
        return self.pdf.Root

    @cached_property
    def info(self) -> Any:
        """The document information; an empty dictionary if there is none."""
        found = self.pdf.trailer.get("/Info")
        return found if isinstance(found, pikepdf.Dictionary) else pikepdf.Dictionary()

    @cached_property
    def xmp(self) -> str:
        """The file's XMP packet; empty if there is none."""
        stream = self.root.get("/Metadata")
        if not isinstance(stream, pikepdf.Stream):
            return ""
        try:
            return unpack_stream(stream, self.budget.unpacked).decode("utf-8", "replace")
        except (pikepdf.PdfError, OverBudgetError):
            return ""

    def xmp_value(self, name: str) -> str | None:
        """A property of the XMP packet, such as "xmp:CreateDate"; None if it is not there."""
        start = self.xmp.find(f"<{name}>") + len(name) + 2
        if start > len(name) + 1:
            end = self.xmp.find(f"</{name}>", start, start + _MOST_TEXT)
            if end >= 0:
                return self.xmp[start:end].strip()
        found = re.search(rf"\b{re.escape(name)}=(?:\"([^\"]*)\"|'([^']*)')", self.xmp)
        return next((part for part in found.groups() if part is not None), None) if found else None

    @cached_property
    def claimed(self) -> str | None:
        """The edition of PDF/X that the file says it is ("PDF/X-1a:2003"); None if it names none."""
        if "/GTS_PDFXVersion" in self.info:
            conformance = self.info.get("/GTS_PDFXConformance")
            return text_of(conformance if conformance is not None else self.info["/GTS_PDFXVersion"])
        return self.xmp_value("pdfxid:GTS_PDFXVersion") or self.xmp_value("pdfx:GTS_PDFXVersion")

    @cached_property
    def claims(self) -> Standard | None:
        """The standard that the claimed edition belongs to; None if it is not a known one."""
        editions: dict[str, Standard] = {"PDF/X-1": "x1a", "PDF/X-3": "x3", "PDF/X-4": "x4"}
        return editions.get((self.claimed or "")[:7])

    @cached_property
    def standard(self) -> Standard:
        """The standard it has to meet: the one the service asks for, else the one it claims, else the newest."""
        return self.limits.flavour or self.claims or "x4"

    @cached_property
    def intents(self) -> list[Any]:
        """The output intents for PDF/X."""
        entries = self.root.get("/OutputIntents")
        found = list(entries) if isinstance(entries, pikepdf.Array) else []
        return [entry for entry in found if isinstance(entry, pikepdf.Dictionary) and entry.get("/S") == "/GTS_PDFX"]

    @cached_property
    def pages(self) -> list[PageFacts]:
        """The pages, or those before the budget was spent."""
        walker = Walker(self.budget)
        household = self._household
        is_clean = household.known_pages(self.pdf, self.standard) if household else _nothing_is_known
        pages: list[PageFacts] = []
        try:
            for number, page in enumerate(self.pdf.pages, start=1):
                clean = is_clean(page.obj)
                pages.append(PageFacts(number, page, {}, []) if clean else self._page(number, page, walker))
        except OverBudgetError as over:
            self.cut_short = over
        return pages

    def _page(self, number: int, page: pikepdf.Page, walker: Walker) -> PageFacts:
        content = walker.page(page)
        spend = self.budget.placed.spend
        marks = []
        for mark in content.placed_marks():
            spend()
            marks.append(mark)
        contents = content.all()
        spend(len(contents))
        return PageFacts(number, page, contents, marks)

    @cached_property
    def texts_on_ground(self) -> dict[PageFacts, list[TextOnGround]]:
        """For each page the text that stands on something, with its ground."""
        return {page: list(texts_on_ground(page.marks, self.ink_of, self.budget.compared)) for page in self.pages}

    @cached_property
    def drawn(self) -> dict[Content, list[int]]:
        """Every content stream, with the numbers of the pages on which it is drawn."""
        found: dict[Content, list[int]] = {}
        for page in self.pages:
            for content in page.contents:
                found.setdefault(content, []).append(page.number)
        return found

    @cached_property
    def streams(self) -> list[pikepdf.Stream]:
        """Every stream of the file, used or not."""
        return [thing for thing in self.pdf.objects if isinstance(thing, pikepdf.Stream)]


def _nothing_is_known(page: Any) -> bool:
    """A stranger's pages are all looked at."""
    return False
