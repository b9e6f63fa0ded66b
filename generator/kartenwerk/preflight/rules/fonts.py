"""Rule 12: every font that is used is embedded in the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf

from kartenwerk.preflight.content import Content
from kartenwerk.preflight.document import Document
from kartenwerk.preflight.finding import Flaw, Rule
from kartenwerk.preflight.objects import text_of

_FILES = ("/FontFile", "/FontFile2", "/FontFile3")


def embedded(content: Content, document: Document) -> Iterator[Flaw]:
    for key, font in content.fonts.items():
        if not is_embedded(font):
            name = text_of(font.get("/BaseFont", key)).removeprefix("/")
            yield Flaw(f"font {name}", "the font is not in the file: another one would be printed in its place")


def is_embedded(font: Any) -> bool:
    """Whether the font's outlines are in the file."""
    if not isinstance(font, pikepdf.Dictionary):
        return False
    if font.get("/Subtype") == "/Type3":
        return True
    if font.get("/Subtype") == "/Type0":
        descendants = font.get("/DescendantFonts")
        return isinstance(descendants, pikepdf.Array) and len(descendants) > 0 and is_embedded(descendants[0])
    descriptor = font.get("/FontDescriptor")
    if not isinstance(descriptor, pikepdf.Dictionary):
        return False
    return any(isinstance(descriptor.get(key), pikepdf.Stream) for key in _FILES)


RULES = (Rule(12, "fonts", "Embed all fonts on export, or turn the text into outlines.", in_content=embedded),)
