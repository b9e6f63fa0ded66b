"""Files from elsewhere get an answer, never a traceback."""

from __future__ import annotations

import random
from collections.abc import Callable
from io import BytesIO
from typing import Any

import pikepdf
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pikepdf import Array, Dictionary, Name, Pdf, Stream
from tests.preflight.conftest import Break

from kartenwerk.printing.preflight import check
from kartenwerk.printing.preflight.budget import Budget

CAIRO = b"""%PDF-1.5
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 168 258] /Contents 4 0 R
  /Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >>
  /Resources << /ExtGState << /a0 << /CA 1 /ca 1 >> >> >> >> endobj
4 0 obj << /Length 62 >> stream
1 0 0 -1 0 258 cm q 0.2 0.4 0.6 rg /a0 gs 0 0 168 258 re f Q  
endstream endobj
trailer << /Root 1 0 R /Info << /Producer (cairo 1.18) >> >>
%%EOF"""  # noqa: W291


def rules_of(data: bytes) -> list[str]:
    return list(dict.fromkeys(finding.rule for finding in check(data)))


def from_a_word_processor() -> bytes:
    """RGB text in an embedded font, a link, tags, objects packed; no trim, no PDF/X."""
    pdf = Pdf.new()
    page = pdf.add_blank_page(page_size=(595.3, 841.9))
    font = Dictionary(
        Type=Name.Font, Subtype=Name.TrueType, BaseFont=Name("/BCDEEE+Calibri"), FirstChar=32, LastChar=33
    )
    font.Widths = Array([226, 400])
    font.FontDescriptor = Dictionary(Type=Name.FontDescriptor, FontFile2=Stream(pdf, b"font"))
    page.obj.Resources = Dictionary(Font=Dictionary(F1=pdf.make_indirect(font)))
    content = b"/P <</MCID 0>> BDC q 0.000 0.44 0.75 rg BT /F1 11.04 Tf 1 0 0 1 72 760 Tm [(!)] TJ ET Q EMC"
    page.obj.Contents = Stream(pdf, content)
    page.obj.Annots = Array([Dictionary(Subtype=Name.Link, Rect=[72, 700, 200, 720])])
    target = BytesIO()
    pdf.save(target, object_stream_mode=pikepdf.ObjectStreamMode.generate, force_version="1.7")
    return target.getvalue()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "it is empty"),
        (b"Liebe Druckerei, anbei die Karten.\n", "it is not a PDF file"),
        (b"\x89PNG\r\n\x1a\n", "it is a PNG picture, not a PDF file"),
        (b"PK\x03\x04word/document.xml", "it is a ZIP archive or an office document, not a PDF file"),
        (b"%PDF-1.4\n", "it is too damaged to be read: perhaps it was not copied completely"),
    ],
)
def test_what_is_no_pdf_is_told_so(data: bytes, told: str) -> None:
    (finding,) = check(data)
    assert (finding.rule, finding.message) == ("0 readable", told)


def test_a_word_processors_file_lacks_what_print_needs() -> None:
    assert rules_of(from_a_word_processor()) == [
        "1 version",
        "6 PDF/X",
        "11 page boxes",
        "13 colour spaces",
        "20 annotations",
    ]


def test_a_cairo_file_lacks_what_print_needs() -> None:
    assert {"6 PDF/X", "11 page boxes", "13 colour spaces"} <= set(rules_of(CAIRO))


def test_a_file_that_cairosvg_wrote() -> None:
    try:
        import cairosvg
    except OSError as error:  # the library is there, the system's libcairo is not
        pytest.skip(f"libcairo is not installed, so no file of Cairo's is checked: {error}")
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="59mm" height="91mm"><rect width="90" height="99"/></svg>'
    assert rules_of(cairosvg.svg2pdf(bytestring=svg.encode())) == ["6 PDF/X", "11 page boxes", "13 colour spaces"]


def test_a_truncated_file_gets_an_answer(good: bytes) -> None:
    for length in range(0, len(good), len(good) // 40):
        assert check(good[:length])


def test_a_file_without_pages_is_told_so() -> None:
    target = BytesIO()
    Pdf.new().save(target)
    assert [finding.message for finding in check(target.getvalue())] == ["it has no pages"]


def test_a_count_of_pages_that_is_wrong_gets_an_answer(good: bytes) -> None:
    assert rules_of(good.replace(b"/Count 6 /Kids [ 10 0 R", b"/Count 6 /Kids [ 10 0 X")) == ["0 readable"]


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_bytes_changed_at_random_get_an_answer(seed: int, good: bytes) -> None:
    chance = random.Random(seed)
    data = bytearray(good)
    for _ in range(chance.randint(1, 60)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    check(bytes(data))


_NONSENSE = st.recursive(
    st.none() | st.integers(-9, 9) | st.floats(-9, 9) | st.sampled_from(["a", "/DeviceN", "/Form", "/DeviceCMYK"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)
_KEYS = ["/Resources", "/MediaBox", "/TrimBox", "/Contents", "/Annots", "/Group", "/UserUnit", "/AA"]


def as_object(value: Any) -> Any:
    if isinstance(value, list):
        return Array([as_object(part) for part in value])
    return Name(value) if isinstance(value, str) and value.startswith("/") else value


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(entries=st.dictionaries(st.sampled_from(_KEYS), _NONSENSE, min_size=1), inside=st.booleans())
def test_objects_of_the_wrong_kind_get_an_answer(
    entries: dict[str, object], inside: bool, broken: Callable[[Break], bytes]
) -> None:
    def replace(pdf: Pdf) -> None:
        page = pdf.pages[0].obj
        form = next(iter(page.Resources.XObject.values()))
        for key, value in entries.items():
            if value is not None:
                (form if inside else page)[key] = as_object(value)

    check(broken(replace))


def test_a_form_that_places_itself_is_told_so(broken: Callable[[Break], bytes]) -> None:
    def loop(pdf: Pdf) -> None:
        form = pdf.make_indirect(Stream(pdf, b"/X0 Do", Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 9, 9]))
        form.Resources = Dictionary(XObject=Dictionary(X0=form))
        pdf.pages[0].obj.Resources = Dictionary(XObject=Dictionary(X0=form))
        pdf.pages[0].obj.Contents = Stream(pdf, b"/X0 Do")

    assert rules_of(broken(loop)) == ["29 damaged drawing"]


def test_forms_that_multiply_each_other_come_to_an_end(broken: Callable[[Break], bytes]) -> None:
    def multiply(pdf: Pdf) -> None:
        inner = Stream(pdf, b"0 0 0 1 k 0 0 9 9 re f", Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 9, 9])
        for _ in range(20):
            outer = Stream(pdf, b"/X0 Do " * 10, Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 9, 9])
            outer.Resources = Dictionary(XObject=Dictionary(X0=inner))
            inner = outer
        pdf.pages[0].obj.Resources = Dictionary(XObject=Dictionary(X0=inner))
        pdf.pages[0].obj.Contents = Stream(pdf, b"/X0 Do")

    check(broken(multiply), budget=Budget(0.02))
