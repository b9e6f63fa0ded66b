"""Fonts in a PDF: fixed character codes, kerned text, and subsets of the glyphs that are used.

A character's code depends on its font file alone, never on the document, so that compiled text can be kept in the
cache. Fonts belong to the document that uses them; ReportLab's global font registry is not used.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from io import BytesIO
from typing import NamedTuple, Protocol

from reportlab.pdfbase.ttfonts import TTFontFace

from kartenwerk.base.errors import KartenwerkError

FIRST_CODE = 32  # lower codes stay unused: printable strings make a file easier to read
CODES = 256 - FIRST_CODE  # characters in one subset

_WORD = re.compile(r"\S+")
_NARROWEST_KERN = 1.0  # 1/1000 em; smaller corrections come from rounding


class FontSource(Protocol):
    """Where subset fonts come from, by the names that display lists use."""

    def content(self, name: str) -> bytes:
        """The TrueType file of a face; its OpenType features are already applied in its character map."""

    def kerning(self, name: str, word: str) -> Sequence[float]:
        """Corrections of the advance after each character, in 1/1000 em."""


class CodedRun(NamedTuple):
    """Text that is coded in one subset of a font: the name of its resource and the operand of TJ."""

    resource: str
    operand: str


class FontFile:
    """A font file as it is read: all documents of a run share it."""

    def __init__(self, data: bytes) -> None:
        self.digest = sha256(data).hexdigest()
        self._data = data

    @cached_property
    def face(self) -> TTFontFace:
        return TTFontFace(BytesIO(self._data))

    @cached_property
    def codes(self) -> dict[str, tuple[int, int]]:
        """Subset and code of every character, in the order of Unicode."""
        codes = {}
        for rank, point in enumerate(sorted(point for point in self.face.charToGlyph if point >= FIRST_CODE)):
            subset, code = divmod(rank, CODES)
            codes[chr(point)] = subset, code + FIRST_CODE
        return codes


@lru_cache(maxsize=64)
def font_file(data: bytes) -> FontFile:
    """The font file of these bytes, read once for all documents."""
    return FontFile(data)


class PdfFont:
    """One font file in one document. It collects the characters that are used."""

    def __init__(self, data: bytes, name: str) -> None:
        self.name = name
        self.used: set[str] = set()
        self._file = font_file(data)
        self.digest = self._file.digest

    @property
    def face(self) -> TTFontFace:
        return self._file.face

    def runs(self, text: str, kerns: Sequence[float]) -> list[CodedRun]:
        """The text as runs for TJ; KartenwerkError if the font lacks a character."""
        runs: list[CodedRun] = []
        subset = -1
        parts: list[str] = []
        piece = bytearray()
        for character, kern in zip(text, kerns, strict=True):
            its_subset, code = self._code(character)
            if its_subset != subset:
                if piece or parts:
                    runs.append(CodedRun(self.resource(subset), _operand(parts, piece)))
                subset, parts, piece = its_subset, [], bytearray()
            piece.append(code)
            if abs(kern) >= _NARROWEST_KERN:
                parts += [_string(piece), f"{-kern:.4g}"]
                piece = bytearray()
        if piece or parts:
            runs.append(CodedRun(self.resource(subset), _operand(parts, piece)))
        return runs

    def use(self, characters: Iterable[str]) -> None:
        """Make sure that the glyphs of these characters are in the document."""
        self.used.update(characters)

    def resource(self, subset: int) -> str:
        return f"T{self.digest[:12]}-{subset}"

    def subsets(self) -> dict[int, list[int]]:
        """For each subset in use, a list of code points by character code; 0 where a code is not used."""
        subsets: dict[int, list[int]] = {}
        for character in sorted(self.used):
            subset, code = self._code(character)
            points = subsets.setdefault(subset, [])
            points.extend([0] * (code + 1 - len(points)))
            points[code] = ord(character)
        return subsets

    def _code(self, character: str) -> tuple[int, int]:
        try:
            code = self._file.codes[character]
        except KeyError:
            raise KartenwerkError(
                "the font lacks a character", file=self.name, found=f"{character!r} (U+{ord(character):04X})"
            ) from None
        self.used.add(character)
        return code


def kerning(source: FontSource, name: str, text: str) -> list[float]:
    """Corrections of the advance after each character, in 1/1000 em. Kerning acts within words only."""
    kerns = [0.0] * len(text)
    for word in _WORD.finditer(text):
        kerns[word.start() : word.end()] = source.kerning(name, word.group())
    return kerns


class DocumentFonts:
    """The fonts of one document, by the names that display lists use."""

    def __init__(self, source: FontSource) -> None:
        self._source = source
        self._by_name: dict[str, PdfFont] = {}
        self._by_digest: dict[str, PdfFont] = {}
        self._runs: dict[tuple[str, str], list[CodedRun]] = {}

    def __getitem__(self, name: str) -> PdfFont:
        if name not in self._by_name:
            font = PdfFont(self._source.content(name), name)
            # Two names may stand for the same file: it is embedded once.
            self._by_name[name] = self._by_digest.setdefault(font.digest, font)
        return self._by_name[name]

    def all(self) -> list[PdfFont]:
        """The fonts that are used, in an order that depends on their files alone."""
        return [font for _, font in sorted(self._by_digest.items()) if font.used]

    def runs(self, name: str, text: str) -> list[CodedRun]:
        """Kerned text as runs for TJ."""
        known = self._runs.get((name, text))
        if known is None:
            known = self._runs[name, text] = self[name].runs(text, kerning(self._source, name, text))
        return known


def to_unicode(name: str, points: Sequence[int]) -> str:
    """The ToUnicode map of a subset; codes that are not used are left out (PDF/UA-1, 7.21.7)."""
    pairs = [(code, point) for code, point in enumerate(points) if point]
    lines = [
        "/CIDInit /ProcSet findresource begin",
        "12 dict begin",
        "begincmap",
        f"/CIDSystemInfo << /Registry ({name}) /Ordering ({name}) /Supplement 0 >> def",
        f"/CMapName /{name} def",
        "/CMapType 2 def",
        "1 begincodespacerange",
        "<00> <FF>",
        "endcodespacerange",
    ]
    for start in range(0, len(pairs), 100):  # the format allows 100 entries a block
        block = pairs[start : start + 100]
        lines.append(f"{len(block)} beginbfchar")
        lines += [f"<{code:02X}> <{chr(point).encode('utf-16-be').hex().upper()}>" for code, point in block]
        lines.append("endbfchar")
    lines += ["endcmap", "CMapName currentdict /CMap defineresource pop", "end", "end"]
    return "\n".join(lines)


def _operand(parts: list[str], piece: bytearray) -> str:
    return f"[{' '.join([*parts, _string(piece)] if piece else parts)}]"


def _string(codes: bytes | bytearray) -> str:
    """Codes as a PDF string."""
    text = codes.decode("latin-1")
    if text.isascii() and text.isprintable():
        return "(" + text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)") + ")"
    return f"<{codes.hex()}>"
