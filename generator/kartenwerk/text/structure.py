"""The structure of a document for screen readers: headings, paragraphs, lists, tables, pictures. All are values.

The tags of a page's items (`display.Tag`) name their elements.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kartenwerk.graphics.display import Box, ElementId

Role: TypeAlias = Literal[
    "Sect", "Div", "H1", "H2", "H3", "H4", "H5", "H6", "P", "L", "LI", "Lbl", "LBody", "Table", "THead", "TBody", "TR",
    "TH", "TD", "Figure", "Caption", "BlockQuote", "TOC", "TOCI", "Link", "Span"
]  # fmt: skip
"""The standard structure types of PDF (ISO 32000-1, 14.8.4)."""

GERMAN = "de-DE"
"""German as files name it for screen readers."""


def locale_of(language: str) -> str:
    """A language as files name it for screen readers; German is that of Germany."""
    return GERMAN if language == "de" else language


Scope: TypeAlias = Literal["Column", "Row"]


@dataclass(frozen=True)
class DocumentElement:
    """An element and those within it, in the order in which they are read.

    What stands on the pages belongs to the element of that `id`; without one it has only `children`. `words` are what
    is read for a picture or a link. A heading's `bookmark` is its text. `scope` says of a table head whose cells
    it heads, `numbered` of a list whether its labels are numbers. A link leads to the element `target`.
    """

    role: Role
    id: ElementId = ()
    children: tuple[DocumentElement, ...] = ()
    words: str = ""
    bookmark: str = ""
    scope: Scope | None = None
    numbered: bool = False
    target: ElementId = ()

    @property
    def place(self) -> ElementId:
        """Where it begins: the id of what stands on the page, which may be within it."""
        return self.id or self.children[0].place


@dataclass(frozen=True)
class DocumentStructure:
    """The elements of a document, and where they stand: of each page, the boxes of the elements on it, in mm.

    `language` is that of its text (BCP 47).
    """

    elements: tuple[DocumentElement, ...]
    boxes: tuple[Mapping[ElementId, Box], ...]
    language: str = GERMAN


def descend(elements: Iterable[DocumentElement]) -> Iterator[DocumentElement]:
    """The elements and all within them, in reading order."""
    for element in elements:
        yield element
        yield from descend(element.children)


def heading(level: int) -> Role:
    """The role of a heading of that level; there are six."""
    roles: tuple[Role, ...] = ("H1", "H2", "H3", "H4", "H5", "H6")
    return roles[min(level, len(roles)) - 1]
