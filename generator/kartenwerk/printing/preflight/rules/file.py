"""Rules 1 to 4: the file as a container."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Fault, Rule
from kartenwerk.printing.preflight.objects import text_of

_NEWEST = {"x1a": (1, 4), "x3": (1, 4), "x4": (1, 6)}
_PACKED = re.compile(rb"/Type\s*/(?:ObjStm|XRef)\b")


def version(document: Document) -> Iterator[Fault]:
    stated = [document.pdf.pdf_version[:9], text_of(document.root.get("/Version", "/1.0")).removeprefix("/")]
    major, minor = max(_version(text) for text in stated)
    newest = _NEWEST[document.standard]
    if (major, minor) > newest:
        yield Fault(
            None,
            _("file"),
            _(
                "it is PDF {major}.{minor}, newer than PDF {newest_major}.{newest_minor}",
                major=major,
                minor=minor,
                newest_major=newest[0],
                newest_minor=newest[1],
            ),
        )


def object_streams(document: Document) -> Iterator[Fault]:
    if document.standard != "x4" and _PACKED.search(document.data):
        yield Fault(None, _("file"), _("its objects are packed together in a way that older presses cannot read"))


def encryption(document: Document) -> Iterator[Fault]:
    if document.pdf.is_encrypted:
        yield Fault(None, _("file"), _("it is encrypted"))


def file_id(document: Document) -> Iterator[Fault]:
    if document.claims and "/ID" not in document.pdf.trailer:
        yield Fault(None, _("file"), _("it has no ID that distinguishes it from other files"))


def _version(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d)\.(\d)", text)
    return (int(found[1]), int(found[2])) if found else (1, 0)


ENCRYPTION = Rule(3, _("encryption"), _("Save the file without a password and without restrictions."), encryption)
RULES = (
    ENCRYPTION,  # first, because it stands in the way of all the others
    Rule(2, _("object streams"), _("Save as PDF 1.4 ('compatible with Acrobat 5')."), object_streams),
    Rule(1, _("version"), _("Save as PDF 1.4 for PDF/X-1a, as PDF 1.6 for PDF/X-4."), version),
    Rule(4, _("file ID"), _("Save the file again with a program that exports PDF/X."), file_id),
)
