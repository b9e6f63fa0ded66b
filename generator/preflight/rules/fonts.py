"""Rule 12: every font that letters are printed in travels in the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf

from generator.preflight.document import Document
from generator.preflight.finding import Fault, Rule

_FILES = ("/FontFile", "/FontFile2", "/FontFile3")


def embedded(document: Document) -> Iterator[Fault]:
    known: dict[tuple[int, int], bool] = {}
    for page, content in document.contents():
        for key, font in content.fonts.items():
            whole = known.get(font.objgen)
            if whole is None:
                whole = is_embedded(font)
                if font.is_indirect:
                    known[font.objgen] = whole
            if not whole:
                name = str(font.get("/BaseFont", key)).removeprefix("/")
                yield Fault(page, f"font {name}", "the font is not in the file: other letters would be printed")


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


RULES = (Rule(12, "fonts", "Embed all fonts on export, or turn the text into outlines.", embedded),)
