"""Dictionaries, arrays and whole files of a PDF as ReportLab writes them, byte for byte, with less time and memory.

A file of single cards has some seventeen thousand entries, most of them names, references and whole numbers.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Any

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFCrossReferenceTable,
    PDFDictionary,
    PDFDocument,
    PDFFile,
    PDFIndirectObject,
    PDFName,
    PDFObjectReference,
    PDFTrailer,
    format,
)

_LINE = b"\n "
_KEYS, _ITEMS = 6, 10  # so many stand on a line


class PdfDictionary(PDFDictionary):  # type: ignore[misc]
    """Entries by their names without a slash, written in the order of names."""

    def format(self, document: PDFDocument, IND: bytes = _LINE) -> bytes:  # noqa: N803  # as ReportLab calls it
        entries = [_key(name) + _write(value, document) for name, value in sorted(self.dict.items())]
        return b"<<\n" + _lines(entries, _KEYS) + b"\n>>"


class PdfArray(PDFArray):  # type: ignore[misc]
    def format(self, document: PDFDocument, IND: bytes = _LINE) -> bytes:  # noqa: N803
        return b"[ " + _lines([_write(value, document) for value in self.sequence], _ITEMS) + b" ]"


def _lines(parts: list[bytes], most: int) -> bytes:
    """The parts with blanks between them, a fixed number on a line."""
    for place in reversed(range(most, len(parts), most)):
        parts.insert(place, _LINE)
    return b" ".join(parts)


@lru_cache(maxsize=4096)
def _key(name: str) -> bytes:
    key: bytes = PDFName(name).encode("ascii")
    return key + b" "


def _write(value: Any, document: PDFDocument) -> bytes:
    kind = type(value)
    if kind is PDFObjectReference:
        number, version = document.idToObjectNumberAndVersion[value.name]
        return b"%d %d R" % (number, version)
    if kind is int and -(10**9) < value < 10**9:
        return b"%d" % value
    if kind is str and value.isascii() and value.isprintable():
        return str(value).encode("ascii")
    written: bytes = format(value, document)
    return written


def format_document(pdf: PDFDocument) -> bytes:
    """The file. ReportLab itself holds each object twice and then the whole once more."""
    catalog, info = pdf.Reference(pdf.Catalog), pdf.Reference(pdf.info)
    target = BytesIO()
    file = PDFFile(pdf._pdfVersion)
    file.write = target.write  # which counts on as it does
    target.write(file.strings.pop())
    ids: list[str] = []
    while (id := pdf.numberToId.get(len(ids) + 1)) is not None:  # objects may be added while others are written
        pdf.idToOffset[id] = file.add(PDFIndirectObject(id, pdf.idToObject[id]).format(pdf))
        ids.append(id)
    table = PDFCrossReferenceTable()
    table.addsection(0, ids)
    start = file.add(table.format(pdf))
    trailer = PDFTrailer(startxref=start, Size=len(ids) + 1, Root=catalog, Info=info, ID=pdf.ID())
    file.add(trailer.format(pdf))
    return target.getvalue()
