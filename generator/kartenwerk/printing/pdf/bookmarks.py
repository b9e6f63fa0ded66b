"""The bookmarks of a document (ISO 32000-1, 12.3.3): what a reader shows beside the pages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFDocument, PDFName, PDFString


class Bookmark(NamedTuple):
    """A title and the place that it leads to. One of a deeper level lies within that above it, and is folded away."""

    title: str
    place: PDFArray
    level: int = 1


def outlines(pdf: PDFDocument, bookmarks: Sequence[Bookmark]) -> Any:
    """A reference to the bookmarks' objects; there is at least one bookmark."""
    top = min(bookmark.level for bookmark in bookmarks)
    root = PDFDictionary({"Type": PDFName("Outlines")})
    reference = pdf.Reference(root)
    _add(pdf, root, reference, bookmarks, top)
    return reference


def _add(pdf: PDFDocument, parent: PDFDictionary, reference: Any, bookmarks: Sequence[Bookmark], level: int) -> None:
    """Add bookmarks, each with those of deeper levels that follow it, to their parent."""
    starts = [0, *(index for index, bookmark in enumerate(bookmarks) if index and bookmark.level <= level)]
    items: list[tuple[PDFDictionary, Any]] = []
    for start, stop in zip(starts, [*starts[1:], len(bookmarks)], strict=True):
        first = bookmarks[start]
        item = PDFDictionary({"Title": PDFString(first.title), "Parent": reference, "Dest": first.place})
        own = pdf.Reference(item)
        items.append((item, own))
        within = bookmarks[start + 1 : stop]
        if within:
            _add(pdf, item, own, within, min(bookmark.level for bookmark in within))
            item["Count"] = -item["Count"]  # closed
    for (before, its), (after, following) in pairwise(items):
        before["Next"], after["Prev"] = following, its
    parent["First"], parent["Last"], parent["Count"] = items[0][1], items[-1][1], len(items)
