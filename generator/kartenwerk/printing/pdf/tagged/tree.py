"""The structure tree of a document: its elements as objects of the file (ISO 32000-1, 14.7.2), and the links in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFDocument, PDFName, PDFString

from kartenwerk.graphics.display import POINT, Box, ElementId
from kartenwerk.printing.pdf.bookmarks import Bookmark
from kartenwerk.printing.pdf.content import number
from kartenwerk.text.structure import DocumentElement, DocumentStructure, descend

ABOVE = 4.0
"""mm that are seen above the place to which a link leads."""


class TaggedPage(NamedTuple):
    """A page of the file: its object, its height in mm, and the elements of its marked content by their numbers."""

    reference: Any
    entries: PDFDictionary
    height: float
    marked: Sequence[ElementId]


class MarkedContent(NamedTuple):
    """A piece of marked content: the number of its page, and its own number there."""

    page: int
    content: int


class StructureWriter:
    """Writes the elements of a document whose pages are written."""

    def __init__(self, pdf: PDFDocument, structure: DocumentStructure, pages: Sequence[TaggedPage]) -> None:
        self._pdf, self._structure, self._pages = pdf, structure, pages
        self._pieces: dict[ElementId, list[MarkedContent]] = {}
        for page, each in enumerate(pages):
            for content, element in enumerate(each.marked):
                self._pieces.setdefault(element, []).append(MarkedContent(page, content))
        self._references: dict[ElementId, Any] = {}
        self._annotations: list[list[Any]] = [[] for _ in pages]
        self._links: list[Any] = []  # the elements of the annotations

    def write(self) -> Any:
        """A reference to the root of the tree, which is entered into the pages' objects, too."""
        root = PDFDictionary({"Type": PDFName("StructTreeRoot")})
        reference = self._pdf.Reference(root)
        document = PDFDictionary({"Type": PDFName("StructElem"), "S": PDFName("Document"), "P": reference})
        its = self._pdf.Reference(document)
        document["K"] = PDFArray([self._element(element, its) for element in self._structure.elements])
        root["K"] = its
        root["ParentTree"] = self._pdf.Reference(PDFDictionary({"Nums": PDFArray(self._parents())}))
        root["ParentTreeNextKey"] = len(self._pages) + len(self._links)
        for page, (each, links) in enumerate(zip(self._pages, self._annotations, strict=True)):
            each.entries["StructParents"] = page
            each.entries["Tabs"] = PDFName("S")
            if links:
                each.entries["Annots"] = PDFArray(links)
        return reference

    def bookmarks(self) -> list[Bookmark]:
        """Every heading that has a bookmark."""
        return [
            Bookmark(element.bookmark, self._place(element.place), int(element.role.removeprefix("H")))
            for element in descend(self._structure.elements)
            if element.bookmark
        ]

    def _parents(self) -> list[Any]:
        """The number tree from pages and annotations to their elements."""
        entries: list[Any] = []
        for page, each in enumerate(self._pages):
            entries += [page, PDFArray([self._references[element] for element in each.marked])]
        for key, link in enumerate(self._links, len(self._pages)):
            entries += [key, link]
        return entries

    def _element(self, element: DocumentElement, parent: Any) -> Any:
        entries = PDFDictionary({"Type": PDFName("StructElem"), "S": PDFName(element.role), "P": parent})
        reference = self._pdf.Reference(entries)
        pieces = self._pieces.get(element.id, []) if element.id else []
        if element.id:
            self._references[element.id] = reference
        kids: list[Any] = []
        if pieces:
            entries["Pg"] = self._pages[pieces[0].page].reference
            kids += [self._kid(piece, pieces[0].page) for piece in pieces]
        kids += [self._element(child, reference) for child in element.children]
        if element.target:
            kids.append(self._link(element, reference))
        if kids:
            entries["K"] = PDFArray(kids)
        if element.role == "Figure":
            entries["Alt"] = PDFString(element.words)
        attributes = self._attributes(element, pieces)
        if attributes:
            entries["A"] = PDFDictionary(attributes)
        return reference

    def _kid(self, piece: MarkedContent, page: int) -> Any:
        """Marked content; its page is written only where it differs from the element's."""
        if piece.page == page:
            return piece.content
        other = self._pages[piece.page].reference
        return PDFDictionary({"Type": PDFName("MCR"), "Pg": other, "MCID": piece.content})

    def _attributes(self, element: DocumentElement, pieces: Sequence[MarkedContent]) -> Mapping[str, Any]:
        if element.scope:
            return {"O": PDFName("Table"), "Scope": PDFName(element.scope)}
        if element.role == "L":
            return {"O": PDFName("List"), "ListNumbering": PDFName("Decimal" if element.numbered else "None")}
        if element.role == "Figure" and pieces:
            page = pieces[0].page
            box = self._rectangle(page, self._structure.boxes[page][element.id])
            return {"O": PDFName("Layout"), "Placement": PDFName("Block"), "BBox": box}
        return {}

    def _link(self, element: DocumentElement, reference: Any) -> Any:
        """The place on its page where a link is taken, over all that stands in it."""
        shown = [piece.id for piece in descend(element.children)]
        page = self._pieces[shown[0]][0].page
        boxes = [self._structure.boxes[page][id] for id in shown]
        annotation = {
            "Type": PDFName("Annot"),
            "Subtype": PDFName("Link"),
            "Rect": self._rectangle(page, _around(boxes)),
            "Border": PDFArray([0, 0, 0]),
            "Dest": self._place(element.target),
            "Contents": PDFString(element.words),
            "StructParent": len(self._pages) + len(self._links),
            "P": self._pages[page].reference,
            "F": 4,  # printed as it is shown
        }
        self._links.append(reference)
        self._annotations[page].append(self._pdf.Reference(PDFDictionary(annotation)))
        kid = {"Type": PDFName("OBJR"), "Obj": self._annotations[page][-1], "Pg": self._pages[page].reference}
        return PDFDictionary(kid)

    def _place(self, element: ElementId) -> PDFArray:
        """The place of an element, the width of the page in the window."""
        page = self._pieces[element][0].page
        each = self._pages[page]
        top = each.height - max(0.0, self._structure.boxes[page][element].y0 - ABOVE)
        return PDFArray([each.reference, PDFName("XYZ"), 0, number(top / POINT), 0])

    def _rectangle(self, page: int, box: Box) -> PDFArray:
        """A box in points, y up."""
        height = self._pages[page].height
        return PDFArray([number(side / POINT) for side in (box.x0, height - box.y1, box.x1, height - box.y0)])


def _around(boxes: Sequence[Box]) -> Box:
    """The box around several."""
    left, top, right, foot = zip(*boxes, strict=True)
    return Box(min(left), min(top), max(right), max(foot))
