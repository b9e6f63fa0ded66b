"""What makes a file PDF/X, and what every file says of itself: its standard, its printing condition, its producer."""

from __future__ import annotations

from html import escape
from typing import Any, Literal, TypeAlias
from uuid import UUID

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFName, PDFString

from kartenwerk.base.version import __version__
from kartenwerk.printing.pdf.info import DocumentInfo

Flavour: TypeAlias = Literal["x1a", "x4", "screen", "ua1"]
"""PDF/X-1a:2003 or PDF/X-4 in CMYK for the press; in RGB plain PDF 1.4 for screens and previews, or PDF/UA-1, which is
tagged for those who hear it."""

ON_SCREEN = ("screen", "ua1")
"""The flavours in RGB."""

VERSION = {"x1a": (1, 4), "x4": (1, 6), "screen": (1, 4), "ua1": (1, 7)}
"""The version of PDF, by flavour."""

_STANDARD = {"x1a": "PDF/X-1a:2003", "x4": "PDF/X-4"}

_MADE = "2000-01-01T00:00:00+00:00"
"""The date of every file. PDF/X demands one, but the same input has to give the same bytes."""
_MADE_IN_PDF = "D:20000101000000+00'00'"

_MEDIA_SPACE = "http://ns.adobe.com/xap/1.0/mm/"

_UA_SPACE = "http://www.aiim.org/pdfua/ns/id/"

_CONDITION = "FOGRA39"
"""The printing condition's name in the registry of color.org; thanks to it no profile need be embedded."""
_CONDITION_INFO = "Coated FOGRA39 (ISO 12647-2:2004)"


def output_intent(profile: Any | None) -> PDFDictionary:
    """The condition that a file is made for; `profile` is a reference to its ICC profile, if that is embedded."""
    intent = {
        "Type": PDFName("OutputIntent"),
        "S": PDFName("GTS_PDFX"),
        "OutputConditionIdentifier": PDFString(_CONDITION),
        "OutputCondition": PDFString(_CONDITION_INFO),
        "RegistryName": PDFString("http://www.color.org"),
        "Info": PDFString(_CONDITION_INFO),
    }
    if profile is not None:
        intent["DestOutputProfile"] = profile
    return PDFDictionary(intent)


def information(flavour: Flavour, info: DocumentInfo) -> PDFDictionary:
    """The information dictionary (ISO 32000-1, 14.3.3)."""
    entries = {
        "Title": PDFString(info.title),
        "Creator": PDFString("Kartenwerk"),
        "Producer": PDFString(f"Kartenwerk {__version__}"),
        "CreationDate": PDFString(_MADE_IN_PDF),
        "ModDate": PDFString(_MADE_IN_PDF),
        "Trapped": PDFName("False"),
    }
    if info.subject:
        entries["Subject"] = PDFString(info.subject)
    if flavour == "x1a":
        entries["GTS_PDFXVersion"] = PDFString(_STANDARD["x1a"])
    return PDFDictionary(entries)


def metadata(flavour: Flavour, title: str, digest: bytes) -> bytes:
    """The same as an XMP packet; PDF/X-4 and PDF/UA-1 look for their standard only here.

    `digest` is a hash of the file's content, of which PDF/X-4's ID of the document is made.
    """
    space = {"x1a": "pdfx", "x4": "pdfxid"}.get(flavour)
    media_space = f'\n xmlns:xmpMM="{_MEDIA_SPACE}"' if flavour == "x4" else ""
    identity = _identity(digest) if flavour == "x4" else ""
    accessible = "<pdfuaid:part>1</pdfuaid:part>" if flavour == "ua1" else ""
    ua_space = f'\n xmlns:pdfuaid="{_UA_SPACE}"' if flavour == "ua1" else ""
    version = f"<{space}:GTS_PDFXVersion>{_STANDARD[flavour]}</{space}:GTS_PDFXVersion>" if space else ""
    return f"""<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfx="http://ns.adobe.com/pdfx/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"{media_space}{ua_space}>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title, quote=False)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>Kartenwerk</xmp:CreatorTool>
<xmp:CreateDate>{_MADE}</xmp:CreateDate><xmp:ModifyDate>{_MADE}</xmp:ModifyDate>
<xmp:MetadataDate>{_MADE}</xmp:MetadataDate>
<pdf:Producer>Kartenwerk {__version__}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>{version}{accessible}{identity}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>""".encode()


def _identity(digest: bytes) -> str:
    """Which document it is, in which version, rendered how: PDF/X-4 demands all three (ISO 15930-7, 6.11).

    The ID is a UUID made of the hash, since the same input has to give the same bytes.
    """
    return f"""
<xmpMM:DocumentID>uuid:{UUID(bytes=digest[:16], version=5)}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>"""
