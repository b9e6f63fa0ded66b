"""Fonts in a PDF: fixed character codes, kerned text, and subsets of the glyphs that are used.

A character's code depends on its font file alone, never on the document, so that compiled text can be kept in the
cache. Fonts belong to the document that uses them; ReportLab's global font registry is not used.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple, Protocol

from reportlab import Version
from reportlab.pdfbase.ttfonts import TTFontFace

from kartenwerk.base.cache import NO_CACHE, Cache
from kartenwerk.base.errors import KartenwerkError

FIRST_CODE = 32  # lower codes stay unused: printable strings make a file easier to read
CODES = 256 - FIRST_CODE  # characters in one subset

_SYMBOLIC, _NONSYMBOLIC = 1 << 2, 1 << 5  # font flags, ISO 32000-1 table 123
_WORD = re.compile(r"\S+")
_NARROWEST_KERN = 1.0  # 1/1000 em; smaller corrections come from rounding


KIND = "subset"
"""What the cache calls the characters of font files, and subsets of them."""

PACKER = f"1 {Version}"
"""Raise it whenever the same font would give other codes or subsets; ReportLab cuts them."""


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


class Subset(NamedTuple):
    """Glyphs of a font as they are embedded: the width of each code, what describes them, and their deflated file."""

    name: str
    widths: list[float]
    descriptor: dict[str, Any]
    length: int
    file: bytes


class FontFile:
    """A font file as it is read: all documents of a run share it.

    To read one with thousands of characters takes as long as many a page. So the cache keeps what documents need of it.
    """

    def __init__(self, data: bytes, cache: Cache = NO_CACHE) -> None:
        self.digest = sha256(data).hexdigest()
        self._data = data
        self._cache = cache

    @cached_property
    def codes(self) -> dict[str, tuple[int, int]]:
        """Subset and code of every character, in the order of Unicode."""
        codes = {}
        known = self._cache.remember(KIND, f"{PACKER} {self.digest}", self._characters)
        for rank, character in enumerate(known.decode("utf-8", "surrogatepass")):
            subset, code = divmod(rank, CODES)
            codes[character] = subset, code + FIRST_CODE
        return codes

    def subset(self, points: Sequence[int]) -> Subset:
        """The glyphs of these code points, which stand at their codes; 0 stands at a code that is not used."""
        kept = self._cache.remember(KIND, f"{PACKER} {self.digest} {[*points]}", lambda: self._cut(points))
        head, _, file = kept.partition(b"\n")
        name, widths, descriptor, length = json.loads(head)
        return Subset(name, widths, descriptor, length, file)

    def _characters(self) -> bytes:
        found = sorted(point for point in self._face.charToGlyph if point >= FIRST_CODE)
        return "".join(map(chr, found)).encode("utf-8", "surrogatepass")

    def _cut(self, points: Sequence[int]) -> bytes:
        face = self._face
        file = face.makeSubset([*points])
        descriptor = {
            "Flags": face.flags & ~_NONSYMBOLIC | _SYMBOLIC,
            "FontBBox": face.bbox,
            "ItalicAngle": face.italicAngle,
            "Ascent": face.ascent,
            "Descent": face.descent,
            "CapHeight": face.capHeight,
            "StemV": face.stemV,
        }
        widths = [face.getCharWidth(point) if point else 0 for point in points]
        head = face.name.decode("ascii"), widths, descriptor, len(file)
        return json.dumps(head).encode() + b"\n" + zlib.compress(file)

    @cached_property
    def _face(self) -> TTFontFace:
        return TTFontFace(BytesIO(self._data))


@lru_cache(maxsize=64)
def font_file(data: bytes, cache: Cache = NO_CACHE) -> FontFile:
    """The font file of these bytes, read once for all documents."""
    return FontFile(data, cache)


class PdfFont:
    """One font file in one document. It collects the characters that are used."""

    def __init__(self, data: bytes, name: str, cache: Cache = NO_CACHE) -> None:
        self.name = name
        self.used: set[str] = set()
        self._file = font_file(data, cache)
        self.digest = self._file.digest

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

    def subset(self, points: Sequence[int]) -> Subset:
        """The glyphs of these code points as they are embedded."""
        return self._file.subset(points)

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

    def __init__(self, source: FontSource, cache: Cache = NO_CACHE) -> None:
        self._source = source
        self._cache = cache
        self._by_name: dict[str, PdfFont] = {}
        self._by_digest: dict[str, PdfFont] = {}
        self._runs: dict[tuple[str, str], list[CodedRun]] = {}

    def __getitem__(self, name: str) -> PdfFont:
        if name not in self._by_name:
            font = PdfFont(self._source.content(name), name, self._cache)
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
