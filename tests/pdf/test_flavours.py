"""What services ask of a file beyond PDF/X-1a: PDF/X-4, text as outlines, spot plates, pictures."""

from __future__ import annotations

import io
import re
import zlib
from collections.abc import Iterator
from typing import Any

import pikepdf
import pytest
from PIL import Image as Pillow
from PIL import ImageChops
from tests.support import pixels_of

from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import Box, Fill, Form, Image, Item, Page, Place, Raster, Stroke, Text, line, rectangle
from kartenwerk.printing.pdf.fonts import FontSource
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.printing.pdf.writer import pdf_bytes

WORDS = (Text(4, 20, "AVE König", "text", 18), Text(4, 40, "ÄÖÜ 8%", "text", 14, tracking=0.1, scale=0.9))
CUT = Ink((0, 100, 0, 0), "#ff00ff", spot="Stanze 1")


@pytest.fixture
def write(palette: dict[str, Ink], fonts: FontSource) -> Any:
    def written(*items: Item, **more: Any) -> bytes:
        return pdf_bytes(
            [Page(59, 91, items, bleed=3)],
            DocumentInfo("Karte"),
            palette=palette | {"stanze": CUT},
            fonts=fonts,
            **more,
        )

    return written


def opened(data: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(data))


def kinds(document: pikepdf.Pdf, subtype: str) -> Iterator[pikepdf.Object]:
    for thing in document.objects:
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == subtype:
            yield thing


def test_pdf_x4_embeds_the_profile_and_says_so_in_its_metadata(write: Any) -> None:
    data = write(*WORDS, flavour="x4")
    assert data.startswith(b"%PDF-1.6")
    with opened(data) as document:
        (intent,) = document.Root.OutputIntents
        profile = intent.DestOutputProfile.read_bytes()
        assert profile[12:20] == b"prtrCMYK"
        assert int(intent.DestOutputProfile.N) == 4
        metadata = document.Root.Metadata.read_bytes().decode()
        assert "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>" in metadata
        assert "/GTS_PDFXVersion" not in document.docinfo


def test_pdf_x4_tells_which_document_it_is(write: Any) -> None:
    def identity(*items: Item, flavour: str) -> list[tuple[str, str]]:
        with opened(write(*items, flavour=flavour)) as document:
            return re.findall(r"<xmpMM:(\w+)>([^<]*)<", document.Root.Metadata.read_bytes().decode())

    first, again, other = (identity(*items, flavour="x4") for items in (WORDS, WORDS, WORDS[:1]))
    assert [name for name, _ in first] == ["DocumentID", "VersionID", "RenditionClass"]
    assert re.fullmatch(r"uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", first[0][1])
    assert [value for _, value in first[1:]] == ["1", "default"]
    assert first == again
    assert first[0] != other[0]
    assert identity(*WORDS, flavour="x1a") == []


def test_pdf_x1a_stays_as_small_as_it_was(write: Any) -> None:
    assert b"DestOutputProfile" not in write(*WORDS)


def test_outlines_need_no_font_and_look_the_same(write: Any) -> None:
    fonts, shapes = write(*WORDS), write(*WORDS, outlines=True)
    with opened(shapes) as document:
        assert not any(thing.get("/Type") == "/Font" for thing in document.objects if hasattr(thing, "get"))
    difference = ImageChops.difference(*(render_page(data, dpi=200).convert("L") for data in (fonts, shapes)))
    ink = sum(255 - value for value in render_page(fonts, dpi=200).convert("L").tobytes())
    assert sum(difference.tobytes()) < 0.12 * ink  # hinting and antialiasing alone


def test_outlined_black_text_overprints_unless_it_knocks_out(write: Any) -> None:
    def states(knockout: bool) -> bytes:
        with opened(write(Text(4, 20, "A", "text", 9, knockout=knockout), outlines=True)) as document:
            return document.pages[0].Contents.read_bytes()

    assert b"/Over gs" in states(False)
    assert b"/Over gs" not in states(True)


def test_a_spot_keeps_its_own_plate_and_overprints(write: Any) -> None:
    cut = Stroke(line(0, 0, 59, 0), "stanze", 0.25, overprint=True)
    inside = Form.of("net", Box(0, 0, 59, 91), (cut,))
    with opened(write(Place(inside))) as document:
        (form,) = kinds(document, "/Form")
        ((name, plate),) = form.Resources.ColorSpace.items()
        assert [str(plate[0]), str(plate[1]), str(plate[2])] == ["/Separation", "/Stanze 1", "/DeviceCMYK"]
        stream = form.read_bytes().decode()
        assert f"{name} CS 1 SCN" in stream
        assert "/Over gs" in stream


def test_on_a_screen_a_spot_is_a_colour(write: Any) -> None:
    data = write(Fill(rectangle(Box(0, 0, 59, 91)), "stanze"), flavour="screen")
    assert b"Separation" not in data
    assert render_page(data, dpi=30).getpixel((30, 50)) == (255, 0, 255)


def picture() -> Raster:
    """Two by two: red and paper over black and blue."""
    rgb = bytes([255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 0, 255])
    cmyk = bytes([0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 0, 0])
    return Raster.of(2, 2, cmyk, rgb)


@pytest.mark.parametrize("inside_a_form", [False, True])
def test_a_picture_is_cmyk_in_print_and_rgb_on_screen(write: Any, inside_a_form: bool) -> None:
    image: Item = Image(picture(), Box(0, 0, 59, 91))
    if inside_a_form:
        image = Place(Form.of("back", Box(0, 0, 59, 91), (image,)))
    with opened(write(image)) as document:
        (pixels,) = kinds(document, "/Image")
        assert str(pixels.ColorSpace) == "/DeviceCMYK"
        assert pixels.read_bytes() == pixels_of(picture(), screen=False)
    shown: Pillow.Image = render_page(write(image, flavour="screen"), dpi=72)
    width, height = shown.size
    corners = [shown.getpixel((x * width // 4, y * height // 4)) for y in (1, 3) for x in (1, 3)]
    assert corners == [(255, 0, 0), (255, 255, 255), (0, 0, 0), (0, 0, 255)]


def test_the_same_picture_is_embedded_once(write: Any) -> None:
    images = [Image(picture(), Box(0, 0, 20, 20)), Image(picture(), Box(30, 0, 50, 20))]
    with opened(write(*images)) as document:
        assert len(list(kinds(document, "/Image"))) == 1


def test_different_pictures_are_different_forms() -> None:
    other = Raster.of(2, 2, bytes(16), bytes(12))
    forms = [Form.of("back", Box(0, 0, 1, 1), (Image(raster, Box(0, 0, 1, 1)),)) for raster in (picture(), other)]
    assert forms[0].key != forms[1].key


def test_files_are_the_same_each_time(write: Any) -> None:
    for more in ({"flavour": "x4"}, {"outlines": True}):
        assert zlib.crc32(write(*WORDS, **more)) == zlib.crc32(write(*WORDS, **more))
