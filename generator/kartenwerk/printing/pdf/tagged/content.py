"""Content streams that say to which element of the document each thing belongs (ISO 32000-1, 14.6 and 14.7.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from kartenwerk.graphics.display import ElementId, Group, Item, Text, walk
from kartenwerk.printing.pdf.backdrop import Backdrops
from kartenwerk.printing.pdf.content import ContentWriter
from kartenwerk.printing.pdf.fonts import DocumentFonts
from kartenwerk.printing.pdf.inks import DocumentInks
from kartenwerk.text.structure import Role

SOFT_HYPHEN = "\u00ad"


class TaggedContent(ContentWriter):
    """The content of a page. `marked` are the elements of its marked content, by the number that the stream has for it.

    `roles` are those of all elements that pages show. What belongs to none of them is an artifact.
    """

    def __init__(
        self, inks: DocumentInks, fonts: DocumentFonts, backdrops: Backdrops, roles: Mapping[ElementId, Role]
    ) -> None:
        super().__init__(inks, fonts, backdrops=backdrops)
        self.marked: list[ElementId] = []
        self._roles = roles
        self._open: ElementId | None = None  # what the marked content belongs to that is open; an artifact to ()
        self._whole = False  # whether what is drawn belongs to one element as a whole

    def draw(self, items: Iterable[Item]) -> None:
        if self._whole:
            super().draw(items)
            return
        for item in items:
            element = _element(item)
            if not element and isinstance(item, Group) and any(map(_element, walk(item.items))):
                self._close()
                super().draw((item,))  # which draws the group's items one by one
                continue
            own = _properties(item) if element else ""
            if own or element != self._open:
                self._close()
                self._begin(element, own)
            self._whole = True
            super().draw((item,))
            self._whole = False
            if own:
                self._close()
        self._close()

    def _begin(self, element: ElementId, own: str) -> None:
        """Begin marked content. What has properties of its own is never within other content: readers lose the rest."""
        if element:
            role = "Span" if own else self._roles[element]
            self._lines.append(f"/{role} <</MCID {len(self.marked)}{own}>> BDC")
            self.marked.append(element)
        else:
            self._lines.append("/Artifact BMC")
        self._open = element

    def _close(self) -> None:
        if self._open is not None:
            self._lines.append("EMC")
            self._open = None

    def _text(self, item: Text) -> None:
        """A text with the space that parts it from the next line."""
        super()._text(replace(item, text=item.text + " ") if item.tag.spaced else item)


def _element(item: Item) -> ElementId:
    return item.tag.element if isinstance(item, Text | Group) else ()


def _properties(item: Item) -> str:
    """The language of a text, and how it is spelled where its line ends within a word; the words of a drawing."""
    if isinstance(item, Group) and item.tag.words:
        return _read_as(item.tag.words)
    if not isinstance(item, Text):
        return ""
    language = f" /Lang ({item.tag.language})" if item.tag.language else ""
    if not item.tag.soft:
        return language
    return language + _read_as(item.text.removesuffix("-") + SOFT_HYPHEN)


def _read_as(words: str) -> str:
    return f" /ActualText <FEFF{words.encode('utf-16-be').hex().upper()}>"
