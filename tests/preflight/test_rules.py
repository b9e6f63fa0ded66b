"""For each rule a file that breaks it and nothing else; the file it was made from passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf, Stream

from generator.catalog import Catalog
from generator.catalog.service import Service
from generator.preflight import check
from generator.preflight.rules import RULES
from tests.preflight.conftest import Break

Broken = Callable[[Break], bytes]


def draw(pdf: Pdf, content: str, **resources: Any) -> None:
    """Draw on the first page, in points; resources as /Font={"/F0": ...}."""
    page = pdf.pages[0]
    own = dict(page.obj.Resources.items())
    for kind, things in resources.items():
        entries = dict(own[f"/{kind}"].items()) if f"/{kind}" in own else {}
        own[f"/{kind}"] = Dictionary(entries | things)
    page.obj.Resources = Dictionary(own)
    page.contents_add(content.encode(), prepend=False)


def form(pdf: Pdf, content: str, **entries: Any) -> Stream:
    return Stream(pdf, content.encode(), Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 200, 200], **entries)


def image(pdf: Pdf, space: Any = Name.DeviceGray, side: int = 100, data: bytes | None = None, **entries: Any) -> Stream:
    """A white picture; place it 24 points wide and it has 300 dpi."""
    return Stream(
        pdf,
        b"\xff" * side * side * 4 if data is None else data,
        Type=Name.XObject,
        Subtype=Name.Image,
        Width=side,
        Height=side,
        BitsPerComponent=8,
        ColorSpace=space,
        **entries,
    )


def draws(content: str, **resources: Callable[[Pdf], dict[str, Any]] | dict[str, Any]) -> Break:
    def change(pdf: Pdf) -> None:
        made = {kind: things(pdf) if callable(things) else things for kind, things in resources.items()}
        draw(pdf, content, **made)

    return change


def writes(content: str) -> Break:
    """Draws in the font of the cards, "{font}"."""

    def change(pdf: Pdf) -> None:
        draw(pdf, content.replace("{font}", next(iter(pdf.pages[0].obj.Resources.Font.keys()))[1:]))

    return change


def state(**entries: Any) -> Break:
    """A square under a graphics state."""
    return draws("q 0 0 0 0.5 k /G0 gs 50 50 20 20 re f Q", ExtGState=lambda pdf: {"/G0": Dictionary(**entries)})


def picture(**entries: Any) -> Break:
    return draws("q 24 0 0 24 50 50 cm /I0 Do Q", XObject=lambda pdf: {"/I0": image(pdf, **entries)})


def placed(content: str, **entries: Any) -> Break:
    return draws("q /X0 Do Q", XObject=lambda pdf: {"/X0": form(pdf, content, **entries)})


def sets(where: str, key: str, value: Any) -> Break:
    """Sets an entry of the root, the information, the output intent or the first page; None deletes it."""

    def change(pdf: Pdf) -> None:
        places = {
            "root": pdf.Root,
            "info": pdf.trailer.Info,
            "intent": pdf.Root.OutputIntents[0],
            "page": pdf.pages[0].obj,
            "viewer": pdf.Root.ViewerPreferences,
        }
        made = value(pdf) if callable(value) else value
        if made is None:
            del places[where][key]
        else:
            places[where][key] = made

    return change


def saved(**options: Any) -> Break:
    return lambda pdf: options


def profile(kind: bytes, space: bytes) -> Callable[[Pdf], Stream]:
    return lambda pdf: Stream(pdf, bytes(12) + kind + space + bytes(108), N=4)


def dictionary(**entries: Any) -> Callable[[Pdf], Any]:
    return lambda pdf: Dictionary(**entries)


def annotation(kind: str) -> Callable[[Pdf], Array]:
    return lambda pdf: Array([Dictionary(Type=Name.Annot, Subtype=Name(kind), Rect=[20, 20, 60, 40])])


HELVETICA = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
COMPOSITE = Dictionary(
    Type=Name.Font,
    Subtype=Name.Type0,
    BaseFont=Name.Arial,
    Encoding=Name("/Identity-H"),
    DescendantFonts=[Dictionary(Type=Name.Font, Subtype=Name.CIDFontType2, BaseFont=Name.Arial)],
)
pytestmark = pytest.mark.filterwarnings("ignore:.*form widget annotation")

RGB_SQUARE = "q 1 0 0 rg 50 50 20 20 re f Q"
FUNCTION = Dictionary(FunctionType=2, Domain=[0, 1], N=1, C0=[0, 0, 0], C1=[1, 1, 1])
TINT = Dictionary(FunctionType=2, Domain=[0, 1], N=1, C0=[0, 0, 0, 0], C1=[0, 1, 0, 0])


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
    "a coarse picture": ("23 resolution", picture(side=50)),
    "a picture stretched": (
        "23 resolution",
        draws("q 0 24 -80 0 90 50 cm /I0 Do Q", XObject=lambda pdf: {"/I0": image(pdf)}),
    ),
    "a coarse stencil": (
        "23 resolution",
        draws("q 24 0 0 24 50 50 cm BI /W 8 /H 1 /IM true ID a EI Q"),
    ),
    "four full plates": ("24 ink", draws("q 1 1 1 1 k 50 50 20 20 re f Q")),
    "four full plates in a picture": ("24 ink", picture(space=Name.DeviceCMYK)),
    "a line in four full plates": ("24 ink", draws("q 0.9 0.9 0.9 0.9 K 50 50 m 90 90 l S Q")),
    "black over a rich ground": (
        "24 ink",
        writes("q 0.9 0.9 0.7 0 k 50 50 90 90 re f /Over gs 0 0 0 1 k BT /{font} 12 Tf 60 60 Td (Karte) Tj ET Q"),
    ),
    "small text in four inks": (
        "31 text in one ink",
        writes("q .4 .4 .4 .9 k BT /{font} 8 Tf 50 50 Td (Karte) Tj ET Q"),
    ),
    "black left out of a tint": (
        "32 black text overprints",
        writes("q 0 0.1 0.1 0 k 50 50 90 90 re f 0 0 0 1 k BT /{font} 9 Tf 60 60 Td (Karte) Tj ET Q"),
    ),
    "letters of a point": ("26 small text", writes("q /Over gs 0 0 0 1 k BT /{font} 1 Tf 50 50 Td (Karte) Tj ET Q")),
    "letters made small by scaling": (
        "26 small text",
        writes("q .1 0 0 .1 0 0 cm /Over gs 0 0 0 1 k BT /{font} 9 Tf 500 500 Td (Karte) Tj ET Q"),
    ),
    "letters across the edge": ("27 safe area", writes("q /Over gs 0 0 0 1 k BT /{font} 9 Tf 2 50 Td (Karte) Tj ET Q")),
    "a hairline": ("25 thin lines", draws("q 0 0 0 1 K 0.1 w 50 50 m 70 70 l S Q")),
    "the thinnest line there is": ("25 thin lines", draws("q 0 0 0 1 K 0 w 50 50 m 70 70 l S Q")),
    "a line made thin by scaling": ("25 thin lines", draws("q 0 0 0 1 K .1 0 0 .1 0 0 cm 500 500 m 700 700 l S Q")),
    "a rectangle as thin as a hairline": ("25 thin lines", draws("q 0 0 0 1 k 50 50 40 0.1 re f Q")),
    "no such font": ("28 missing resources", draws("/Over gs 0 0 0 1 k BT /None 9 Tf 50 50 Td (a) Tj ET")),
    "no such form": ("28 missing resources", draws("/None Do")),
    "no such state": ("28 missing resources", draws("/None gs")),
    "an unknown operator": ("29 damaged drawing", draws("1 2 xyz")),
    "too many restores": ("29 damaged drawing", draws("Q Q")),
    "too few operands": ("29 damaged drawing", draws("1 0 0 cm")),
    "an open text": ("29 damaged drawing", draws("BT (never closed")),
    "white that overprints": ("30 white overprint", draws("q /Over gs 0 0 0 0 k 50 50 20 20 re f Q")),
}
"""What is done to the good file, and the rule that finds it."""


def rules_of(data: bytes, service: Service | None = None) -> list[str]:
    return list(dict.fromkeys(finding.rule for finding in check(data, service)))


def test_the_good_file_passes(good: bytes) -> None:
    assert check(good) == []


def test_the_good_file_passes_when_saved_again(broken: Broken) -> None:
    assert check(broken(lambda pdf: None)) == []


@pytest.mark.parametrize("case", CASES)
def test_the_rule_finds(case: str, broken: Broken) -> None:
    rule, change = CASES[case]
    assert rules_of(broken(change)) == [rule]


@pytest.fixture
def printshop(catalog: Catalog) -> Service:
    return catalog.service("printshop")


def test_the_good_file_passes_at_a_print_shop(good: bytes, printshop: Service) -> None:
    assert check(good, printshop) == []


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


def test_a_damaged_stream_is_found(broken: Broken) -> None:
    def damage(pdf: Pdf) -> None:
        pdf.pages[0].obj.Contents = Stream(pdf, b"not deflated at all", Filter=Name.FlateDecode)

    assert rules_of(broken(damage))[-1] == "29 damaged drawing"


@pytest.mark.parametrize(("baseline", "rules"), [(140, ["24 ink"]), (70, [])])
def test_black_over_a_rich_picture_counts_its_ink_where_the_text_stands(
    broken: Broken, baseline: int, rules: list[str]
) -> None:
    """The picture's upper half takes 270 %, its lower half nothing; the text overprints."""
    side = 500
    data = bytes((240, 220, 228, 0)) * (side * side // 2) + bytes(4) * (side * side // 2)

    def change(pdf: Pdf) -> None:
        dark = image(pdf, Name.DeviceCMYK, side, data)
        draw(pdf, "q 120 0 0 120 40 50 cm /I0 Do Q", XObject={"/I0": dark})
        writes(f"q /Over gs 0 0 0 1 k BT /{{font}} 12 Tf 60 {baseline} Td (Karte) Tj ET Q")(pdf)

    assert rules_of(broken(change)) == rules


@pytest.mark.parametrize(
    "content",
    [
        "0 0.1 0.1 0 k 50 50 90 90 re f /Over gs 0 0 0 1 k BT /{font} 9 Tf 60 60 Td (Karte) Tj ET",
        "0 0.9 0.9 0 k 50 50 90 90 re f 0 0 0 1 k BT /{font} 9 Tf 60 60 Td (Karte) Tj ET",
        "0 0.1 0.1 0 k 50 50 90 90 re f 0 0 0 0 k 55 55 80 80 re f 0 0 0 1 k BT /{font} 9 Tf 60 60 Td (Karte) Tj ET",
        "0 0.1 0.1 0 k 50 50 90 90 re f 0 0 0 1 k BT /{font} 14 Tf 60 60 Td (Karte) Tj ET",
    ],
    ids=["overprints", "on a strong colour", "on white", "large"],
)
def test_black_text_may_be_left_out_of_strong_colours_and_white(broken: Broken, content: str) -> None:
    assert rules_of(broken(writes(f"q {content} Q"))) == []


def test_text_nearer_to_the_edge_than_a_service_wants_is_found(broken: Broken, printshop: Service) -> None:
    near = broken(writes("q /Over gs 0 0 0 1 k BT /{font} 9 Tf 17 50 Td (Karte) Tj ET Q"))
    assert rules_of(near) == []
    assert rules_of(near, printshop) == ["27 safe area"]


def test_text_smaller_than_a_service_wants_is_found(broken: Broken, printshop: Service) -> None:
    small = broken(writes("q /Over gs 0 0 0 1 k BT /{font} 5 Tf 60 60 Td (Karte) Tj ET Q"))
    assert rules_of(small) == []
    assert rules_of(small, printshop) == ["26 small text"]


def test_a_service_that_wants_pictures_refuses_a_pdf(good: bytes, catalog: Catalog) -> None:
    assert rules_of(good, catalog.service("makeplayingcards"))[0] == "40 kind of file"


def test_a_service_refuses_another_standard(good: bytes, printshop: Service) -> None:
    assert rules_of(good, printshop.model_copy(update={"flavour": "x4"})) == ["6 PDF/X"]


def test_a_service_refuses_another_size(good: bytes, catalog: Catalog, printshop: Service) -> None:
    cards = catalog.service("mbprint").cards
    assert rules_of(good, printshop.model_copy(update={"cards": cards})) == ["41 size"]


def test_cards_of_different_sizes_are_found(broken: Broken, printshop: Service) -> None:
    def smaller(pdf: Pdf) -> None:
        for key in ("/MediaBox", "/BleedBox"):
            pdf.pages[2].obj[key] = [0, 0, 174, 265]
        pdf.pages[2].obj.TrimBox = [8.504, 8.504, 165.496, 256.496]

    assert rules_of(broken(smaller), printshop) == ["41 size"]


def test_too_little_bleed_is_found(broken: Broken, printshop: Service) -> None:
    def cut(pdf: Pdf) -> None:
        for page in pdf.pages:
            page.obj.BleedBox = page.obj.MediaBox = page.obj.TrimBox

    assert rules_of(broken(cut)) == []
    assert rules_of(broken(cut), printshop) == ["42 bleed"]


def test_too_much_bleed_is_found(good: bytes, printshop: Service) -> None:
    assert rules_of(good, printshop.model_copy(update={"bleed": 2.0})) == ["42 bleed"]


@pytest.mark.parametrize("order", ["back-front", "two-files"])
def test_the_wrong_order_is_found(order: str, good: bytes, printshop: Service) -> None:
    assert rules_of(good, printshop.model_copy(update={"order": order})) == ["43 order of pages"]


def test_a_front_without_a_back_is_found(broken: Broken, printshop: Service) -> None:
    def lose(pdf: Pdf) -> None:
        del pdf.pages[-1]

    assert rules_of(broken(lose), printshop) == ["43 order of pages"]


def test_room_for_marks_is_found(broken: Broken, printshop: Service) -> None:
    def widen(pdf: Pdf) -> None:
        pdf.pages[0].obj.MediaBox = [-20, -20, 205, 295]

    assert rules_of(broken(widen)) == []
    assert rules_of(broken(widen), printshop) == ["44 marks"]


def test_fonts_are_found_where_outlines_are_wanted(good: bytes, printshop: Service) -> None:
    assert rules_of(good, printshop.model_copy(update={"outlines": True})) == ["45 outlines"]


def test_every_rule_has_a_number_of_its_own() -> None:
    numbers = [rule.number for rule in RULES]
    assert len(set(numbers)) == len(numbers)


def test_a_finding_names_page_object_and_remedy(broken: Broken) -> None:
    finding = check(broken(placed(RGB_SQUARE)))[0].as_json()
    assert finding == {
        "rule": "13 colour spaces",
        "page": 1,
        "object": "fill in form /X0",
        "message": "its colour is given in RGB, not in CMYK",
        "mend": "Convert all colours and pictures to CMYK on export.",
    }
