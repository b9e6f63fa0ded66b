"""Written files, read again by other programs."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from kartenwerk.base.cache import Cache
from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import POINT, Box, Fill, Form, Matrix, Page, Place, Text, rectangle
from kartenwerk.printing.pdf.fonts import FontSource
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.printing.pdf.writer import pdf_bytes

BLEED = Box(-3, -3, 62, 94)
PIP = Form.of("pip", Box(0, 0, 9, 9), (Fill(rectangle(Box(0, 0, 9, 9)), "rot"), Text(1, 5, "AV", "text", 9)))
CARD = Form.of(
    "card",
    BLEED,
    (Fill(rectangle(BLEED), "papier"), Place(PIP, Matrix.move(5, 5)), Place(PIP, Matrix.turn(180, 29.5, 45.5))),
)
PAGES = [
    Page(59, 91, (Place(CARD), Text(5, 60, "König „Größe“", "text", 12)), bleed=3),
    Page(59, 91, (Place(CARD),), bleed=3),
]

Made = tuple[dict[str, Ink], FontSource]


@pytest.fixture
def made(palette: dict[str, Ink], fonts: FontSource) -> Made:
    return palette, fonts


INFO = DocumentInfo("Größe & Maß")


def data(made: Made, pages: Sequence[Page] = PAGES, info: DocumentInfo = INFO, **more: Any) -> bytes:
    palette, fonts = made
    return pdf_bytes(pages, info, palette=palette, fonts=fonts, **more)


@pytest.fixture
def pdf(made: Made) -> Iterator[pikepdf.Pdf]:
    with pikepdf.open(io.BytesIO(data(made))) as document:
        yield document


def streams(document: pikepdf.Pdf) -> Iterator[tuple[pikepdf.Object, pikepdf.Object]]:
    """Every content stream with its resources: pages and forms."""
    for page in document.pages:
        yield page.obj.Contents, page.obj.Resources
    for thing in document.objects:
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form":
            yield thing, thing.Resources


def instructions(stream: pikepdf.Object | pikepdf.Page) -> Iterator[tuple[list[Any], str]]:
    for instruction in pikepdf.parse_content_stream(stream):
        yield list(instruction.operands), str(instruction.operator)


def operators(document: pikepdf.Pdf) -> set[str]:
    return {operator for stream, _ in streams(document) for _, operator in instructions(stream)}


def test_the_file_says_that_it_is_pdf_x(pdf: pikepdf.Pdf) -> None:
    assert pdf.pdf_version == "1.4"
    assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
    assert pdf.docinfo["/Trapped"] == "/False"
    assert str(pdf.docinfo["/Title"]) == "Größe & Maß"
    assert "/ID" in pdf.trailer
    (intent,) = pdf.Root.OutputIntents
    assert intent.S == "/GTS_PDFX"
    assert str(intent.OutputConditionIdentifier) == "FOGRA39"
    assert str(intent.RegistryName) == "http://www.color.org"
    with pdf.open_metadata(update_docinfo=False) as metadata:
        assert metadata["dc:title"] == "Größe & Maß"
        assert metadata["pdf:Trapped"] == "False"


def test_the_boxes_are_trim_bleed_and_media(pdf: pikepdf.Pdf) -> None:
    page = pdf.pages[0]

    def millimetres(box: Any) -> list[float]:
        return [round(float(side) * POINT, 3) for side in box]

    assert millimetres(page.mediabox) == [0, 0, 65, 97]
    assert millimetres(page.obj.BleedBox) == [0, 0, 65, 97]
    assert millimetres(page.obj.TrimBox) == [3, 3, 62, 94]


def test_the_media_may_be_larger_than_the_bleed(made: Made) -> None:
    page = Page(59, 91, (), bleed=3, media=Box(-10, -20, 70, 111))
    with pikepdf.open(io.BytesIO(data(made, [page]))) as document:
        boxes = [
            [float(side) * POINT for side in box] for box in (document.pages[0].trimbox, document.pages[0].mediabox)
        ]
    assert boxes[0] == pytest.approx([10, 20, 69, 111], abs=1e-3)
    assert boxes[1] == pytest.approx([0, 0, 80, 131], abs=1e-3)


def test_no_page_has_a_transition_or_a_group(pdf: pikepdf.Pdf) -> None:
    for page in pdf.pages:
        assert not {"/Trans", "/Group", "/Annots"} & set(page.obj.keys())


def test_colours_are_cmyk_alone(pdf: pikepdf.Pdf) -> None:
    assert operators(pdf) & {"k", "K"}
    assert not operators(pdf) & {"rg", "RG", "g", "G", "cs", "CS", "sc", "SC", "scn", "SCN", "sh"}


def test_the_screen_flavour_is_rgb_and_no_pdf_x(made: Made) -> None:
    with pikepdf.open(io.BytesIO(data(made, flavour="screen"))) as document:
        assert not operators(document) & {"k", "K", "gs"}
        assert "/OutputIntents" not in document.Root
        assert "/GTS_PDFXVersion" not in document.docinfo


def test_every_resource_that_is_used_is_there(pdf: pikepdf.Pdf) -> None:
    kinds = {"Do": "/XObject", "Tf": "/Font", "gs": "/ExtGState"}
    seen = set()
    for stream, resources in streams(pdf):
        for operands, operator in instructions(stream):
            if operator in kinds:
                seen.add(operator)
                assert str(operands[0]) in resources[kinds[operator]]
    assert seen == set(kinds)


def test_a_form_is_written_once_however_often_it_is_placed(pdf: pikepdf.Pdf) -> None:
    forms = [thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"]
    assert len(forms) == 2


def test_black_text_overprints_paper_and_knocks_out_of_red_inside_forms_too(pdf: pikepdf.Pdf) -> None:
    found = []
    for stream, resources in streams(pdf):
        state = None
        for operands, operator in instructions(stream):
            if operator == "gs":
                state = resources.ExtGState[str(operands[0])]
            if operator == "TJ":
                assert state is not None
                found.append((bool(state.op), bool(state.OP), int(state.OPM)))
    assert set(found) == {(True, True, 1), (False, False, 0)}


def test_all_fonts_are_embedded_and_readable(pdf: pikepdf.Pdf) -> None:
    fonts = [thing for thing in pdf.objects if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"]
    assert len(fonts) == 2  # „ and “ are in the second subset
    for font in fonts:
        assert "/FontFile2" in font.FontDescriptor
        assert "/ToUnicode" in font
        assert b"<0000>" not in font.ToUnicode.read_bytes()
        assert len(font.Widths) == int(font.LastChar) - int(font.FirstChar) + 1


def test_two_names_of_one_font_file_embed_it_once(made: Made) -> None:
    page = Page(59, 91, (Text(5, 5, "a", "text", 9), Text(5, 9, "b", "bold", 9)))
    with pikepdf.open(io.BytesIO(data(made, [page]))) as document:
        assert (
            len([thing for thing in document.objects if isinstance(thing, pikepdf.Stream) and "/Length1" in thing]) == 1
        )


def test_streams_end_their_last_line(made: Made) -> None:
    text = data(made)
    assert text.count(b"\nendstream") == text.count(b"endstream") > 0


def test_the_same_input_gives_the_same_bytes(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    first = data(made)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert data(made) == first
    assert data(made, PAGES[:1]) != first


def test_no_cache_a_cold_and_a_warm_one_give_the_same_bytes(made: Made, tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    assert data(made) == data(made, cache=cache) == data(made, cache=cache)


def test_the_id_follows_from_the_content(made: Made) -> None:
    def identity(pages: Sequence[Page]) -> bytes:
        with pikepdf.open(io.BytesIO(data(made, pages))) as document:
            return bytes(document.trailer.ID[0])

    one, two = (Page(59, 91, (Text(5, 5, text, "text", 9),)) for text in ("a", "b"))
    assert identity([one]) == identity([one]) != identity([two])


def test_bookmarks_lead_to_their_pages_on_screens_alone(made: Made) -> None:
    info = DocumentInfo("Bogen", outline=(("Vorn", 0), ("Hinten", 1)))
    with (
        pikepdf.open(io.BytesIO(data(made, info=info, flavour="screen"))) as document,
        document.open_outline() as read,
    ):
        assert [entry.title for entry in read.root] == ["Vorn", "Hinten"]
        destination: Any = read.root[1].destination
        assert destination[0].objgen == document.pages[1].obj.objgen
    with pytest.raises(ValueError, match="screen"):
        data(made, info=info)


def test_the_viewer_is_told_to_keep_the_size_and_how_to_turn_the_paper(made: Made, pdf: pikepdf.Pdf) -> None:
    assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
    assert "/Duplex" not in pdf.Root.ViewerPreferences
    with pikepdf.open(io.BytesIO(data(made, info=DocumentInfo("Bogen", duplex="long-edge")))) as document:
        assert document.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"


def test_a_picture_of_a_page_shows_its_screen_colours(made: Made) -> None:
    picture = render_page(data(made, flavour="screen"), dpi=25.4)
    assert picture.size == (65, 97)
    assert picture.getpixel((1, 1)) == (0xF8, 0xF2, 0xE2)
    assert picture.getpixel((15, 15)) == (0xC3, 0x3A, 0x12)  # the pip at 5 mm, 3 mm of bleed before it
    assert picture.getpixel((54, 93)) == (0xC3, 0x3A, 0x12)  # the turned pip, in the lower right corner of the trim


def tool(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        pytest.skip(f"{name} is not installed: the file is not checked by it")
    return path


def run(*command: str | Path) -> str:
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout + result.stderr


@pytest.fixture
def file(made: Made, tmp_path: Path) -> Path:
    path = tmp_path / "card.pdf"
    path.write_bytes(data(made))
    return path


def test_qpdf_finds_no_fault(file: Path) -> None:
    assert "No syntax or stream encoding errors" in run(tool("qpdf"), "--check", file)


def test_poppler_sees_embedded_fonts_and_pdf_x(file: Path) -> None:
    rows = run(tool("pdffonts"), file).splitlines()[2:]
    assert len(rows) == 2
    assert all("yes yes yes" in row for row in rows)
    assert "PDF/X-1a:2003" in run(tool("pdfinfo"), file)


def test_poppler_reads_the_words(file: Path) -> None:
    assert "König „Größe“" in run(tool("pdftotext"), file, "-")


def test_ghostscript_draws_it_without_a_word(file: Path) -> None:
    assert run(tool("gs"), "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=nullpage", file) == ""
