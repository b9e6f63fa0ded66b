"""For each rule of PDF/X a file that breaks it and nothing else."""

from __future__ import annotations

import re
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf, Stream
from tests.preflight.breaking import (
    RGB_SQUARE,
    Broken,
    annotation,
    dictionary,
    draw,
    draws,
    form,
    image,
    picture,
    placed,
    profile,
    rules_of,
    saved,
    sets,
    state,
)
from tests.preflight.conftest import PALETTE, Break, front

from kartenwerk.build.workshop import Workshop
from kartenwerk.graphics.display import Page, Place
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.writer import pdf_bytes
from kartenwerk.printing.preflight import check

HELVETICA = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
COMPOSITE = Dictionary(
    Type=Name.Font,
    Subtype=Name.Type0,
    BaseFont=Name.Arial,
    Encoding=Name("/Identity-H"),
    DescendantFonts=[Dictionary(Type=Name.Font, Subtype=Name.CIDFontType2, BaseFont=Name.Arial)],
)
FUNCTION = Dictionary(FunctionType=2, Domain=[0, 1], N=1, C0=[0, 0, 0], C1=[1, 1, 1])
pytestmark = pytest.mark.filterwarnings("ignore:.*form widget annotation")


def letters_of_type3(pdf: Pdf) -> dict[str, Any]:
    font = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type3,
        FontBBox=[0, 0, 750, 750],
        FontMatrix=[0.001, 0, 0, 0.001, 0, 0],
        CharProcs=Dictionary(a=Stream(pdf, b"750 0 d0 1 0 0 rg 0 0 750 750 re f")),
        Encoding=Dictionary(Differences=[97, Name.a]),
        FirstChar=97,
        LastChar=97,
        Widths=[750],
    )
    return {"/T3": pdf.make_indirect(font)}


def tiling(pdf: Pdf) -> dict[str, Any]:
    entries = {"PatternType": 1, "PaintType": 1, "TilingType": 1, "XStep": 9, "YStep": 9, "BBox": [0, 0, 9, 9]}
    return {"/P0": Stream(pdf, b"1 0 0 rg 1 1 5 5 re f", **entries, Resources=Dictionary())}


def gradient(space: Any) -> Dictionary:
    return Dictionary(ShadingType=2, ColorSpace=space, Coords=[0, 0, 9, 9], Function=FUNCTION)


def soft_mask(pdf: Pdf) -> dict[str, Any]:
    group = form(pdf, "0.5 g 0 0 9 9 re f", Group=Dictionary(S=Name.Transparency, CS=Name.DeviceGray))
    return {"/G0": Dictionary(SMask=Dictionary(S=Name.Luminosity, G=group))}


def icc(pdf: Pdf) -> dict[str, Any]:
    return {"/C0": Array([Name.ICCBased, Stream(pdf, bytes(128), N=3)])}


def rgb_under_a_spot(pdf: Pdf) -> dict[str, Any]:
    return {"/C0": Array([Name.Separation, Name.Gold, Name.DeviceRGB, FUNCTION])}


CASES: dict[str, tuple[str, Break]] = {
    "saved as PDF 1.7": ("1 version", saved(force_version="1.7")),
    "a version in the catalog": ("1 version", sets("root", "/Version", Name("/1.6"))),
    "no title": ("5 title and dates", sets("info", "/Title", None)),
    "an empty title": ("5 title and dates", sets("info", "/Title", pikepdf.String(" "))),
    "no date of change": ("5 title and dates", sets("info", "/ModDate", None)),
    "said to be PDF/X by metadata alone": ("6 PDF/X", sets("info", "/GTS_PDFXVersion", None)),
    "trapping unknown": ("7 trapping", sets("info", "/Trapped", Name.Unknown)),
    "nothing about trapping": ("7 trapping", sets("info", "/Trapped", None)),
    "no output intent": ("8 output intent", sets("root", "/OutputIntents", None)),
    "two output intents": (
        "8 output intent",
        sets("root", "/OutputIntents", lambda pdf: Array([*pdf.Root.OutputIntents, *pdf.Root.OutputIntents])),
    ),
    "an intent without a name": ("8 output intent", sets("intent", "/OutputConditionIdentifier", None)),
    "an intent in no registry": ("9 output profile", sets("intent", "/RegistryName", None)),
    "a monitor's profile": ("10 profile class", sets("intent", "/DestOutputProfile", profile(b"mntr", b"RGB "))),
    "a profile for RGB printers": ("10 profile class", sets("intent", "/DestOutputProfile", profile(b"prtr", b"RGB "))),
    "no TrimBox": ("11 page boxes", sets("page", "/TrimBox", None)),
    "a TrimBox and an ArtBox": ("11 page boxes", sets("page", "/ArtBox", [9, 9, 170, 260])),
    "a TrimBox beyond the BleedBox": ("11 page boxes", sets("page", "/BleedBox", [9, 9, 150, 250])),
    "a BleedBox beyond the page": ("11 page boxes", sets("page", "/BleedBox", [-9, -9, 200, 300])),
    "Helvetica left out": (
        "12 fonts",
        draws("/Over gs 0 0 0 1 k BT /F0 9 Tf 50 50 Td (a) Tj ET", Font={"/F0": HELVETICA}),
    ),
    "Arial left out": (
        "12 fonts",
        draws("/Over gs 0 0 0 1 k BT /F0 9 Tf 50 50 Td <0001> Tj ET", Font={"/F0": COMPOSITE}),
    ),
    "RGB on a page": ("13 colour spaces", draws(RGB_SQUARE)),
    "RGB lines": ("13 colour spaces", draws("q 1 0 0 RG 50 50 m 70 70 l S Q")),
    "RGB in a form": ("13 colour spaces", placed(RGB_SQUARE)),
    "RGB from outside a form": (
        "13 colour spaces",
        draws("q 1 0 0 rg /X0 Do Q", XObject=lambda pdf: {"/X0": form(pdf, "50 50 20 20 re f")}),
    ),
    "an RGB picture": ("13 colour spaces", picture(space=Name.DeviceRGB)),
    "an RGB palette": (
        "13 colour spaces",
        picture(space=Array([Name.Indexed, Name.DeviceRGB, 1, pikepdf.String("abcdef")])),
    ),
    "an RGB picture inline": (
        "13 colour spaces",
        draws("q .24 0 0 .24 50 50 cm BI /W 1 /H 1 /BPC 8 /CS /RGB ID abc EI Q"),
    ),
    "an RGB pattern": ("13 colour spaces", draws("q /Pattern cs /P0 scn 50 50 20 20 re f Q", Pattern=tiling)),
    "an RGB gradient": ("13 colour spaces", draws("q /S0 sh Q", Shading={"/S0": gradient(Name.DeviceRGB)})),
    "a pattern of an RGB gradient": (
        "13 colour spaces",
        draws(
            "q /Pattern cs /P0 scn 50 50 20 20 re f Q",
            Pattern={"/P0": Dictionary(PatternType=2, Shading=gradient(Name.DeviceRGB))},
        ),
    ),
    "RGB letters of Type 3": ("13 colour spaces", draws("BT /T3 20 Tf 50 50 Td (a) Tj ET", Font=letters_of_type3)),
    "a profile of its own": ("13 colour spaces", draws("q /C0 cs 0 0 0 sc 50 50 20 20 re f Q", ColorSpace=icc)),
    "RGB in place of a spot colour": (
        "13 colour spaces",
        draws("q /C0 cs 1 scn 50 50 20 20 re f Q", ColorSpace=rgb_under_a_spot),
    ),
    "see-through": ("14 transparency", state(ca=0.5)),
    "a see-through line": ("14 transparency", state(CA=0.5)),
    "multiplied": ("14 transparency", state(BM=Name.Multiply)),
    "a soft mask": ("14 transparency", draws("q /G0 gs 50 50 20 20 re f Q", ExtGState=soft_mask)),
    "a picture with a mask": (
        "14 transparency",
        draws("q 24 0 0 24 50 50 cm /I0 Do Q", XObject=lambda pdf: {"/I0": image(pdf, SMask=image(pdf))}),
    ),
    "a transparent form": ("14 transparency", placed("0 g 50 50 20 20 re f", Group=Dictionary(S=Name.Transparency))),
    "a transparent page": ("14 transparency", sets("page", "/Group", dictionary(S=Name.Transparency))),
    "layers": ("15 layers", sets("root", "/OCProperties", dictionary(OCGs=Array([])))),
    "LZW": ("16 LZW", picture(Filter=Name.LZWDecode)),
    "LZW inline": ("16 LZW", draws("q .24 0 0 .24 50 50 cm BI /W 1 /H 1 /BPC 8 /CS /G /F [/AHx /LZW] ID 00> EI Q")),
    "JPEG 2000": ("17 JPEG 2000 and JBIG2", picture(Filter=Name.JPXDecode)),
    "JBIG2": ("17 JPEG 2000 and JBIG2", picture(Filter=Array([Name.JBIG2Decode]))),
    "a transfer function": ("18 halftones", state(TR=Name.Identity)),
    "another transfer function": ("18 halftones", state(TR2=Name.Identity)),
    "a halftone phase": ("18 halftones", state(HTP=Array([0, 0]))),
    "a threshold halftone": ("18 halftones", state(HT=Dictionary(HalftoneType=6))),
    "PostScript": (
        "19 foreign parts",
        draws("/X0 Do", XObject=lambda pdf: {"/X0": Stream(pdf, b"showpage", Type=Name.XObject, Subtype=Name.PS)}),
    ),
    "a reference to another file": ("19 foreign parts", placed("", Ref=Dictionary(Page=0))),
    "OPI": ("19 foreign parts", picture(OPI=Dictionary())),
    "another picture for the press": (
        "19 foreign parts",
        picture(Alternates=Array([Dictionary(DefaultForPrinting=True)])),
    ),
    "a link": ("20 annotations", sets("page", "/Annots", annotation("/Link"))),
    "a form field": ("20 annotations", sets("page", "/Annots", annotation("/Widget"))),
    "a script": ("21 actions", sets("root", "/Names", dictionary(JavaScript=Dictionary()))),
    "an attachment": ("21 actions", sets("root", "/Names", dictionary(EmbeddedFiles=Dictionary()))),
    "an action on opening": ("21 actions", sets("root", "/OpenAction", dictionary(S=Name.Named))),
    "actions of the file": ("21 actions", sets("root", "/AA", dictionary())),
    "actions of a page": ("21 actions", sets("page", "/AA", dictionary())),
    "a view of the trim": ("22 viewer areas", sets("viewer", "/ViewArea", Name.TrimBox)),
    "a print of the crop": ("22 viewer areas", sets("viewer", "/PrintClip", Name.CropBox)),
}
"""What is done to the good file, and the rule that finds it."""


@pytest.mark.parametrize("case", CASES)
def test_the_rule_finds(case: str, broken: Broken) -> None:
    rule, change = CASES[case]
    assert rules_of(broken(change)) == [rule]


def test_packed_objects_are_found_before_the_version_that_brought_them(broken: Broken) -> None:
    packed = broken(saved(object_stream_mode=pikepdf.ObjectStreamMode.generate, force_version="1.5"))
    assert rules_of(packed) == ["2 object streams", "1 version"]


def test_an_encrypted_file_is_told_so_before_all_else(broken: Broken) -> None:
    no_printing = pikepdf.Permissions(print_lowres=False, print_highres=False)
    locked = broken(saved(encryption=pikepdf.Encryption(owner="o", allow=no_printing)))
    assert rules_of(locked)[0] == "3 encryption"


def test_a_file_with_a_password_gets_one_finding(broken: Broken) -> None:
    assert rules_of(broken(saved(encryption=pikepdf.Encryption(owner="o", user="u")))) == ["3 encryption"]


def test_a_file_without_an_id_is_found(good: bytes) -> None:
    assert rules_of(good.replace(b"/ID", b"/XD")) == ["4 file ID"]


def test_a_file_that_claims_no_standard_is_told_so_and_checked(broken: Broken) -> None:
    def claims_nothing(pdf: Pdf) -> None:
        del pdf.trailer.Info["/GTS_PDFXVersion"]
        del pdf.Root["/Metadata"]
        draw(pdf, RGB_SQUARE)

    assert rules_of(broken(claims_nothing)) == ["6 PDF/X", "13 colour spaces"]


@pytest.fixture
def good_x4() -> bytes:
    pages = [Page(59, 91, (Place(front(1)),), bleed=3)]
    return pdf_bytes(pages, DocumentInfo("Karte"), palette=PALETTE, fonts=Workshop.over(None).fonts, flavour="x4")


def test_a_pdf_x4_file_of_our_own_passes(good_x4: bytes) -> None:
    assert check(good_x4) == []


@pytest.mark.parametrize("key", ["DocumentID", "VersionID", "RenditionClass"])
@pytest.mark.parametrize("emptied", [False, True], ids=["left out", "empty"])
def test_a_pdf_x4_file_says_which_document_it_is(good_x4: bytes, key: str, emptied: bool) -> None:
    def change(found: re.Match[bytes]) -> bytes:
        return found[0].replace(found[1], b" " * len(found[1])) if emptied else b" " * len(found[0])

    pattern = rb"<xmpMM:%s>([^<]*)</xmpMM:%s>" % (key.encode(), key.encode())
    (finding,) = check(re.sub(pattern, change, good_x4))
    assert (finding.rule, finding.object) == ("33 document identity", f"xmpMM:{key}")
