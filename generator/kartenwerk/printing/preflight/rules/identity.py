"""Rules 5 to 10 and 33: what the file says of itself.

A file that does not claim to be PDF/X gets one finding, of rule 6.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pikepdf

from kartenwerk.base.message import _
from kartenwerk.printing.preflight.budget import Meter
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.finding import Fault, Rule
from kartenwerk.printing.preflight.objects import text_of
from kartenwerk.printing.preflight.unpack import unpack_stream

_TITLES = {"x1a": "PDF/X-1a", "x3": "PDF/X-3", "x4": "PDF/X-4"}
_INFO_KEYS = {"/Title": _("title"), "/CreationDate": _("date of creation"), "/ModDate": _("date of the last change")}
_XMP_KEYS = {
    "dc:title": _("title"),
    "xmp:CreateDate": _("date of creation"),
    "xmp:ModifyDate": _("date of the last change"),
    "xmp:MetadataDate": _("date of its metadata"),
}
_IDENTITY_KEYS = {
    "xmpMM:DocumentID": _("ID of the document"),
    "xmpMM:VersionID": _("ID of its version"),
    "xmpMM:RenditionClass": _("class of its rendition"),
}
_REGISTRY = "http://www.color.org"
_CLASS, _SPACE = slice(12, 16), slice(16, 20)  # bytes in the header of an ICC profile
_TAG = re.compile(r"<[^>]*>")


def information(document: Document) -> Iterator[Fault]:
    if document.claims == "x4":
        for key, what in _XMP_KEYS.items():
            if not _TAG.sub("", document.xmp_value(key) or "").strip():
                yield Fault(None, key, _("the metadata gives no {what}", what=what))
    elif document.claims:
        for key, what in _INFO_KEYS.items():
            if not text_of(document.info.get(key, "")).strip():
                yield Fault(None, key, _("the document information gives no {what}", what=what))


def identification(document: Document) -> Iterator[Fault]:
    wanted = _TITLES.get(document.limits.flavour or "")
    if document.claims is None:
        for_whom = _(", and {service} wants {wanted}", service=document.limits.service, wanted=wanted) if wanted else ""
        if document.claimed:
            yield Fault(
                None,
                _("file"),
                _(
                    "it calls itself {claimed!r}, which is no PDF/X known here{for_whom}",
                    claimed=document.claimed,
                    for_whom=for_whom,
                ),
            )
        else:
            yield Fault(None, _("file"), _("it does not say that it is PDF/X{for_whom}", for_whom=for_whom))
    elif wanted and document.claims != document.limits.flavour:
        yield Fault(
            None,
            _("file"),
            _(
                "it is {claimed}, but {service} wants {wanted}",
                claimed=document.claimed,
                service=document.limits.service,
                wanted=wanted,
            ),
        )
    elif document.claims != "x4" and "/GTS_PDFXVersion" not in document.info:
        yield Fault(
            None, "/GTS_PDFXVersion", _("only its metadata says that it is PDF/X; the document information does not")
        )
    elif document.claims == "x4" and not document.xmp_value("pdfxid:GTS_PDFXVersion"):
        yield Fault(None, "pdfxid:GTS_PDFXVersion", _("its metadata does not say that it is PDF/X-4"))


def document_identity(document: Document) -> Iterator[Fault]:
    """What PDF/X-4 demands so that versions of the file can be distinguished (ISO 15930-7, 6.11)."""
    for key, what in _IDENTITY_KEYS.items() if document.claims == "x4" else ():
        if not (document.xmp_value(key) or "").strip():
            yield Fault(None, key, _("the metadata gives no {what}", what=what))


def check_trapping(document: Document) -> Iterator[Fault]:
    if not document.claims:
        return
    value = text_of(document.info.get("/Trapped", "")).removeprefix("/")
    if document.claims == "x4":
        value = document.xmp_value("pdf:Trapped") or value
    if value not in ("True", "False"):
        yield Fault(None, "/Trapped", _("it does not say whether its colours are trapped"))


def output_intent(document: Document) -> Iterator[Fault]:
    if not document.claims:
        return
    if len(document.intents) != 1:
        found = len(document.intents) or _("no")
        yield Fault(None, _("output intent"), _("it names {count} printing conditions instead of one", count=found))
        return
    intent = document.intents[0]
    if not text_of(intent.get("/OutputConditionIdentifier", "")).strip():
        yield Fault(None, _("output intent"), _("its printing condition has no name"))
    elif "/DestOutputProfile" not in intent and not text_of(intent.get("/Info", "")).strip():
        yield Fault(None, _("output intent"), _("its printing condition is not described"))


def output_profile(document: Document) -> Iterator[Fault]:
    for intent in document.intents if document.claims else ():
        if "/DestOutputProfile" in intent or "/DestOutputProfileRef" in intent:
            continue
        if document.claims == "x4":
            yield Fault(None, _("output intent"), _("the colour profile of its printing condition is not in the file"))
        elif text_of(intent.get("/RegistryName", "")).rstrip("/") != _REGISTRY:
            yield Fault(
                None, _("output intent"), _("its printing condition has neither a registry nor a colour profile")
            )


def profile_class(document: Document) -> Iterator[Fault]:
    for intent in document.intents if document.claims else ():
        profile = intent.get("/DestOutputProfile")
        if profile is None:
            continue
        head = _head(profile, document.budget.unpacked)
        spaces = (b"CMYK", b"GRAY") if document.claims == "x1a" else (b"CMYK", b"GRAY", b"RGB ")
        if head[_CLASS] != b"prtr":
            yield Fault(None, _("output profile"), _("it is not the profile of a printing press"))
        elif head[_SPACE] not in spaces:
            yield Fault(None, _("output profile"), _("it is not a profile for cyan, magenta, yellow and black"))


def _head(profile: Any, meter: Meter) -> bytes:
    try:
        return unpack_stream(profile, meter)[:128]
    except (AttributeError, pikepdf.PdfError):
        return b""


_EXPORT = _("Export the file as PDF/X again, with a program that writes it in full.")
RULES = (
    Rule(
        6,
        _("PDF/X"),
        _("Export as PDF/X: PDF/X-1a:2003 is accepted everywhere, PDF/X-4 where transparency is allowed."),
        identification,
    ),
    Rule(5, _("title and dates"), _("Give the document a title, then export it as PDF/X again."), information),
    Rule(33, _("document identity"), _EXPORT, document_identity),
    Rule(7, _("trapping"), _EXPORT, check_trapping),
    Rule(8, _("output intent"), _("Choose one printing condition on export, such as Coated FOGRA39."), output_intent),
    Rule(
        9,
        _("output profile"),
        _("Have the colour profile of the printing condition embedded on export."),
        output_profile,
    ),
    Rule(
        10,
        _("profile class"),
        _("Choose the CMYK profile of a press on export, such as Coated FOGRA39."),
        profile_class,
    ),
)
