"""A PDF file that is made to overwhelm its reader gets an answer within bounded memory; it tells what was too much."""

from __future__ import annotations

import random
import re
import zlib
from collections.abc import Callable
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf, Stream, String
from tests.hostile.fence import fenced, fenced_run

from kartenwerk.printing.preflight import check
from kartenwerk.printing.preflight.budget import Budget

MEGABYTE = 1 << 20
GENERATE = pikepdf.ObjectStreamMode.generate
Draw = Callable[[Pdf], None]


SHARE = 0.02
"""Of the ordinary budget, so that these tests are quick; the slow one has all of it."""


def told(data: bytes, share: float = SHARE) -> str:
    """The findings, each on a line."""
    return "\n".join(f"{finding.object}: {finding.message}" for finding in check(data, budget=Budget(share)))


def made(draw: Draw, **options: Any) -> bytes:
    """A file of one page that was drawn on."""
    pdf = Pdf.new()
    pdf.add_blank_page(page_size=(200, 200))
    draw(pdf)
    target = BytesIO()
    pdf.save(target, compress_streams=False, fix_metadata_version=False, **options)
    return target.getvalue()


def open_file(*objects: bytes, head: bytes = b"%PDF-1.4\n") -> bytes:
    """A file with these objects, numbered from 1; the first is the root."""
    parts = [head, *(b"%d 0 obj\n" % number + text + b"\nendobj\n" for number, text in enumerate(objects, start=1))]
    *places, start = accumulate(map(len, parts))
    rows = b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(objects) + 1
    return b"".join(parts) + (
        b"xref\n0 %d\n0000000000 65535 f \n" % size
        + rows
        + b"trailer\n<</Size %d /Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (size, start)
    )


def page_with(entries: bytes, *more: bytes) -> bytes:
    """A file whose one page has these entries; further objects begin at number 4."""
    return open_file(
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]" + entries + b">>",
        *more,
    )


def deflated(piece: bytes, times: int) -> bytes:
    packer = zlib.compressobj(9)
    return b"".join([*(packer.compress(piece) for _ in range(times)), packer.flush()])


def stream(entries: bytes, data: bytes) -> bytes:
    return b"<<" + entries + b"/Length %d>>stream\n" % len(data) + data + b"\nendstream"


def drawing(data: bytes, filters: bytes = b"/FlateDecode") -> bytes:
    """A file whose page is drawn by this stream."""
    return page_with(b"/Contents 4 0 R", stream(b"/Filter[" + filters + b"]", data))


def nested_forms(inmost: bytes, levels: int = 24, times: int = 4) -> Draw:
    """Forms that each place the one below several times."""

    def draw(pdf: Pdf) -> None:
        below: Stream | None = None
        for _ in range(levels):
            resources = Dictionary(XObject=Dictionary(X=below)) if below is not None else Dictionary()
            content = b"/X Do " * times if below is not None else inmost
            entries = {"Type": Name.XObject, "Subtype": Name.Form, "BBox": [0, 0, 9, 9], "Resources": resources}
            below = pdf.make_indirect(Stream(pdf, content, **entries))
        pdf.pages[0].obj.Resources = Dictionary(XObject=Dictionary(X=below))
        pdf.pages[0].obj.Contents = Stream(pdf, b"/X Do")

    return draw


def doubling_pages(pdf: Pdf) -> None:
    """A page tree of 30 levels, whose nodes have the same node below them twice."""
    node = pdf.Root.Pages
    for _ in range(30):
        node = pdf.make_indirect(Dictionary(Type=Name.Pages, Kids=[node, node], Count=2))
    pdf.Root.Pages = node


def looping_pages(pdf: Pdf) -> None:
    pdf.Root.Pages.Kids = Array([pdf.Root.Pages, pdf.Root.Pages])


def large_picture(pdf: Pdf) -> None:
    data = deflated(bytes(MEGABYTE), 100)
    image = Stream(pdf, data, Type=Name.XObject, Subtype=Name.Image, Filter=Name.FlateDecode)
    image.Width, image.Height, image.BitsPerComponent, image.ColorSpace = 60_000, 60_000, 8, Name.DeviceCMYK
    pdf.pages[0].obj.Resources = Dictionary(XObject=Dictionary(I=image))
    pdf.pages[0].obj.Contents = Stream(pdf, b"/I Do")


def text_over_areas(count: int) -> Draw:
    def draw(pdf: Pdf) -> None:
        pdf.pages[0].obj.Resources = Dictionary(
            Font=Dictionary(F=Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica))
        )
        areas, text = b"0 0 9 9 re f " * 200, b"(a) Tj " * count
        pdf.pages[0].obj.Contents = Stream(pdf, areas + b"BT /F 1 Tf " + text + b"ET")

    return draw


def many_widths(count: int) -> Draw:
    """So many fonts over the same widths."""

    def draw(pdf: Pdf) -> None:
        fonts = Dictionary()
        descendant = pdf.make_indirect(Dictionary(W=Array([0, Array([1] * 6_000)])))
        for number in range(count):
            fonts[f"/F{number}"] = pdf.make_indirect(
                Dictionary(Type=Name.Font, Subtype=Name.Type0, DescendantFonts=[descendant])
            )
        pdf.pages[0].obj.Resources = Dictionary(Font=fonts)
        text = b"".join(b"/F%d 1 Tf (a) Tj " % number for number in range(count))
        pdf.pages[0].obj.Contents = Stream(pdf, b"BT " + text + b"ET")

    return draw


def same_annotations(pages: int) -> Draw:
    def draw(pdf: Pdf) -> None:
        notes = pdf.make_indirect(Array([Dictionary(Subtype=Name.Text, Rect=[0, 0, 1, 1])] * 100))
        for _ in range(pages):
            pdf.add_blank_page(page_size=(9, 9))
        for page in pdf.pages:
            page.obj.Annots = notes

    return draw


def packed(times: int) -> Draw:
    def draw(pdf: Pdf) -> None:
        pdf.Root.A = Array([pdf.make_indirect(Array([0] * 5_000)) for _ in range(times)])

    return draw


def looping_gradient(pdf: Pdf) -> None:
    function = pdf.make_indirect(Dictionary(FunctionType=3))
    function.Functions = Array([function] * 100)
    shading = Dictionary(ShadingType=2, ColorSpace=Name.DeviceCMYK, Function=function)
    pdf.pages[0].obj.Resources = Dictionary(Shading=Dictionary(S=shading))
    pdf.pages[0].obj.Contents = Stream(pdf, b"/S sh")


def metadata(pdf: Pdf) -> None:
    pdf.Root.Metadata = Stream(pdf, deflated(b"<pdfx:GTS_PDFXVersion>" * 50_000, 60), Filter=Name.FlateDecode)


def large_profile(pdf: Pdf) -> None:
    profile = Stream(pdf, b"\x81 " * 2_000_000, Filter=Name.RunLengthDecode)
    pdf.Root.OutputIntents = Array([Dictionary(S=Name.GTS_PDFX, DestOutputProfile=profile)])
    pdf.trailer.Info = pdf.make_indirect(Dictionary(GTS_PDFXVersion=String("PDF/X-3:2002")))


LARGE: dict[str, tuple[Callable[[int], bytes], str]] = {
    "operators": (lambda times: drawing(deflated(b"0 g\n" * 6_000, times)), "operators"),
    "numbers": (lambda times: drawing(deflated(b"0 0 0 0 0 0 0 0 0 0 0 0 n\n" * 3_000, times)), "operators"),
    "rectangles": (lambda times: drawing(deflated(b"0 0 9 9 re f\n" * 1_100, times)), "marks"),
    "text above areas": (lambda times: made(text_over_areas(300 * times)), "pairs"),
    "annotations": (lambda times: made(same_annotations(10 * times)), "annotations and resources"),
    "fonts over the same widths": (lambda times: made(many_widths(times)), "annotations and resources"),
    "numbers in an object": (lambda times: page_with(b"/A [" + b"0 " * 5_000 * times + b"]"), "numbers, names and"),
    "objects": (lambda times: open_file(*([b"0"] * 2_100 * times)), "objects"),
    "streams": (
        lambda times: page_with(
            b"/Contents[" + b"4 0 R " * times + b"]", stream(b"/Filter/FlateDecode", deflated(b" " * MEGABYTE, 4))
        ),
        "bytes",
    ),
    "objects packed in streams": (lambda times: made(packed(times), object_stream_mode=GENERATE), "numbers, names and"),
}
"""What there is too much of by its mere number; ten times as told here is too much for a test's small share, and 500
times for the whole budget."""

BOMBS: dict[str, tuple[Callable[[], bytes], str]] = {
    "a stream packed twice": (
        lambda: drawing(zlib.compress(deflated(b"0 g " * 250_000, 70), 9), b"/FlateDecode/FlateDecode"),
        "one of its streams unpacks to more than 64 MB",
    ),
    "a stream of run lengths": (lambda: drawing(b"\x81 " * 2_000_000, b"/RunLengthDecode"), "64 MB"),
    "a stream packed with LZW": (lambda: drawing(b"\x80\x0b" * 50_000, b"/LZWDecode"), "64 MB"),
    "forms in forms with a mark": (lambda: made(nested_forms(b"0 0 9 9 re f", levels=20)), "marks"),
    "forms in forms without any": (lambda: made(nested_forms(b"", levels=20)), "TrimBox"),
    "too many forms in forms": (lambda: made(nested_forms(b"", levels=60)), "lies within too many others"),
    "page trees in page trees": (lambda: made(doubling_pages), "its page tree has more than"),
    "a page tree above itself": (lambda: made(looping_pages), "its page tree has more than"),
    "a deep page tree": (
        lambda: open_file(
            b"<</Type/Catalog/Pages 2 0 R>>",
            *(b"<</Type/Pages/Kids[%d 0 R]/Count 1>>" % (number + 3) for number in range(100)),
            b"<</Type/Page>>",
        ),
        "64 levels",
    ),
    "a deep object": (lambda: page_with(b"/A " + b"[" * 100_000 + b"]" * 100_000), "file: it "),
    "a very large picture": (lambda: made(large_picture), "ink was not measured: more than 100,000,000 pixels"),
    "a gradient made of itself": (lambda: made(looping_gradient), "annotations and resources"),
    "a profile of run lengths": (
        lambda: made(large_profile),
        "only in part: one of its streams unpacks to more than 64 MB",
    ),
    "much metadata": (lambda: made(metadata), "TrimBox"),
    "brackets in brackets": (lambda: drawing(deflated(b"[" * MEGABYTE, 4)), "brackets more than 50 deep"),
    "open parentheses": (lambda: drawing(deflated(b"(" * MEGABYTE, 4)), "a string is not"),
    "saved states": (lambda: drawing(zlib.compress(b"q " * 50_000)), "more than 1000 graphics states"),
    "a long number": (lambda: drawing(zlib.compress(b"9" * 5000 + b" g " + b"9" * MEGABYTE + b" w")), "TrimBox"),
    "a long name": (lambda: drawing(zlib.compress(b"/" + b"a" * 300 + b" gs")), "a name of more than 255 bytes"),
    "many inline images": (lambda: drawing(deflated(b"BI ID \xff EI\xff " * 50_000, 4)), "the drawing is damaged"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_gets_an_answer(name: str) -> None:
    make, sentence = BOMBS[name]
    answer = fenced(told, make())
    assert answer.code == 0
    assert sentence in answer.out


@pytest.mark.parametrize("name", LARGE)
def test_what_is_too_much_is_told(name: str) -> None:
    make, sentence = LARGE[name]
    answer = fenced(told, make(10))
    assert re.search(f"more than [0-9,]+ {sentence}", answer.out)
    assert len(answer.out) < MEGABYTE


@pytest.mark.slow
@pytest.mark.parametrize("name", LARGE)
def test_the_whole_budget_fits_into_memory_and_time(name: str) -> None:
    make, sentence = LARGE[name]
    answer = fenced(told, make(500), 1.0, seconds=90)
    assert re.search(f"more than [0-9,]+ {sentence}", answer.out)


def test_the_command_tells_what_was_too_much(tmp_path: Path) -> None:
    file = tmp_path / "bomb.pdf"
    file.write_bytes(BOMBS["a stream packed twice"][0]())
    answer = fenced_run("preflight", file)
    assert answer.code == 1
    assert "file: it was not checked: one of its streams unpacks to more than 64 MB, which is more" in answer.out


def test_pages_before_the_budget_is_spent_are_checked() -> None:
    def draw(pdf: Pdf) -> None:
        pdf.add_blank_page(page_size=(200, 200))
        pdf.pages[0].obj.Contents = Stream(pdf, b"1 0 0 rg 0 0 9 9 re f")
        pdf.pages[1].obj.Contents = Stream(pdf, b"0 g\n" * 70_000)

    answer = fenced(told, made(draw))
    assert "only its first 1 pages were checked" in answer.out
    assert "RGB" in answer.out


def test_names_of_a_file_give_no_command_to_a_terminal() -> None:
    def draw(pdf: Pdf) -> None:
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name("/\x1b]0;owned\x07"))
        pdf.pages[0].obj.Resources = Dictionary(Font=Dictionary(F=font))
        pdf.pages[0].obj.Contents = Stream(pdf, b"BT /F 1 Tf (a) Tj ET /\x1b[2J gs \x1b[2J")
        pdf.trailer.Info = pdf.make_indirect(Dictionary(GTS_PDFXVersion=String("\x1b[2J")))

    answer = fenced(told, made(draw))
    assert "owned" in answer.out
    assert "\x1b" not in answer.out


WRONG = [
    b"",
    b"null",
    b"0",
    b"-1",
    b"1e999",
    b"9" * 400,
    b"/A",
    b"(a)",
    b"[]",
    b"[[]]",
    b"[4 0 R]",
    b"<<>>",
    b"4 0 R",
    b"9 0 R",
    b"true",
]
ENTRIES = [
    b"/MediaBox", b"/TrimBox", b"/UserUnit", b"/Rotate", b"/Contents", b"/Resources", b"/Annots", b"/Group", b"/AA",
    b"/Parent", b"/Resources<</Font", b"/Resources<</ExtGState", b"/Resources<</XObject", b"/Resources<</ColorSpace",
    b"/Resources<</Font<</A", b"/Resources<</ExtGState<</A", b"/Resources<</XObject<</A", b"/Resources<</Shading<</A",
    b"/Resources<</Pattern<</A", b"/Resources<</ColorSpace<</A",
]  # fmt: skip
CONTENT = stream(b"", b"/A gs /A cs /A scn /A sh BT /A 9 Tf (a) Tj ET 0 0 9 9 re f /A Do")


@pytest.mark.parametrize("entry", ENTRIES, ids=bytes.decode)
def test_a_value_of_any_kind_gets_an_answer(entry: bytes) -> None:
    closing = b">>" * entry.count(b"<<")
    for value in WRONG:
        assert told(page_with(b"/Contents 4 0 R" * (entry != b"/Contents") + entry + b" " + value + closing, CONTENT))


@pytest.mark.parametrize("seed", range(5))
def test_bytes_changed_at_random_get_an_answer(seed: int) -> None:
    chance = random.Random(seed)
    good = made(text_over_areas(9) if seed % 2 else large_picture)[:2000] + made(nested_forms(b"0 0 9 9 re f", 3))
    for _ in range(20):
        data = bytearray(good)
        for _ in range(chance.randint(1, 30)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        assert told(bytes(data))
