"""Dictionaries, arrays and whole files are written as ReportLab writes them, byte for byte."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFDocument, PDFName, PDFObject, PDFString

from kartenwerk.printing.pdf.objects import PdfArray, PdfDictionary, format_document

NAMES = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=8)
LEAVES = (
    st.integers(-(10**12), 10**12)
    | st.floats(-1e6, 1e6)
    | st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=9)
    | st.sampled_from(["é", "\t", "ÄÖ (ü)"])
    | NAMES.map(PDFName)
    | st.text(max_size=9).map(PDFString)
    | st.sampled_from(["a", "b", "c"]).map(lambda name: ("reference", name))
)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=13) | st.dictionaries(NAMES, inner, max_size=8), max_leaves=20
)


def made(value: Any, document: PDFDocument, dictionary: type, array: type) -> Any:
    match value:
        case list():
            return array([made(each, document, dictionary, array) for each in value])
        case dict():
            return dictionary({key: made(each, document, dictionary, array) for key, each in value.items()})
        case ("reference", name):
            return document.Reference(PDFDictionary({"Name": name}))
    return value


@given(st.dictionaries(NAMES, VALUES, max_size=8) | st.lists(VALUES, max_size=13))
def test_they_are_written_as_reportlab_writes_them(value: Any) -> None:
    written = []
    for dictionary, array in ((PDFDictionary, PDFArray), (PdfDictionary, PdfArray)):
        document = PDFDocument(invariant=1)
        written.append(made(value, document, dictionary, array).format(document))
    assert written[0] == written[1]


def test_a_file_is_written_as_reportlab_writes_it() -> None:
    written = []
    for write in (PDFDocument.format, format_document):
        document = PDFDocument(invariant=1)
        document.Catalog = PDFDictionary({"Type": PDFName("Catalog"), "Late": _Late()})
        document.info = PDFDictionary({"Title": PDFString("ÄÖ (ü)")})
        written.append(write(document))
    assert written[0] == written[1]
    assert b"added while another was written" in written[1]


class _Late(PDFObject):  # type: ignore[misc]
    """An entry that adds an object to the document when it is written."""

    def format(self, document: PDFDocument) -> bytes:
        late = document.Reference(PDFDictionary({"Late": PDFString("added while another was written")}))
        found: bytes = late.format(document)
        return found
