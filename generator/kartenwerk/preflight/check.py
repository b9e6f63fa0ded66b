"""Checking a file: bytes in, findings out, whatever the bytes are."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import TYPE_CHECKING

import pikepdf

from kartenwerk.preflight.document import Document
from kartenwerk.preflight.finding import Finding, findings_of
from kartenwerk.preflight.limits import PrintLimits
from kartenwerk.preflight.rules import RULES
from kartenwerk.preflight.rules.file import ENCRYPTION

if TYPE_CHECKING:
    from kartenwerk.catalog.service import Service

_MAGIC = b"%PDF-"
_HEAD = 1024  # bytes in which the header may stand (ISO 32000-1, annex H.3)
_PNG, _JPEG, _ZIP = b"\x89PNG", b"\xff\xd8\xff", b"PK\x03\x04"
_KINDS = {_PNG: "a PNG picture", _JPEG: "a JPEG picture", _ZIP: "a ZIP archive or an office document"}
_BROKEN_OBJECTS = (
    pikepdf.PdfError,
    ArithmeticError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    RuntimeError,  # qpdf, and Python where objects go too deep
)
"""What may be raised when objects of the wrong kind are read: a file from elsewhere may hold any nonsense."""


def check(data: bytes, service: Service | None = None) -> list[Finding]:
    """What a print shop, or this one service, would refuse in the file; an empty list if it can be printed.

    It never raises on account of the file: what cannot be read is a finding, too.
    """
    limits = PrintLimits.of(service)
    problem = _not_pdf(data)
    if problem:
        return [_unreadable(problem)]
    try:
        pdf = pikepdf.open(BytesIO(data), suppress_warnings=True)
    except pikepdf.PasswordError:
        return [_locked()]
    except _BROKEN_OBJECTS:
        return [_unreadable("it is too damaged to be read: perhaps it was not copied completely")]
    with pdf:
        return list(_findings(pdf, data, limits))


def _findings(pdf: pikepdf.Pdf, data: bytes, limits: PrintLimits) -> Iterator[Finding]:
    document = Document(pdf, data, limits)
    try:
        pages = len(document.pages)
    except _BROKEN_OBJECTS:
        yield _unreadable("its pages cannot be read")
        return
    if pdf.get_warnings():
        yield _unreadable("it is damaged; parts of it may be lost")
    if not pages:
        yield _unreadable("it has no pages")
        return
    for rule in RULES:
        try:
            yield from findings_of(rule, document)
        except _BROKEN_OBJECTS:
            yield Finding(rule.title, None, "file", "its objects are damaged, so this cannot be checked", rule.mend)


def _not_pdf(data: bytes) -> str | None:
    """Why the bytes are not a PDF file at all; None if they begin like one."""
    if not data:
        return "it is empty"
    if _MAGIC in data[:_HEAD]:
        return None
    kind = next((kind for magic, kind in _KINDS.items() if data.startswith(magic)), None)
    return f"it is {kind}, not a PDF file" if kind else "it is not a PDF file"


def _unreadable(message: str) -> Finding:
    return Finding("0 readable", None, "file", message, "Export it as PDF again, and copy the whole file.")


def _locked() -> Finding:
    message = "it is encrypted and opens only with a password, so nothing in it could be checked"
    return Finding(ENCRYPTION.title, None, "file", message, ENCRYPTION.mend)
