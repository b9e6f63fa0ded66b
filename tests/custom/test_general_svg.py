"""Icons of the samples, as four drawing programs write them, look as a renderer of SVG shows them, and stay vector."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
import resvg_py
from PIL import Image, ImageChops
from tests.support import WORKSHOP

from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import Group, Matrix, Page
from kartenwerk.graphics.svg.general import values
from kartenwerk.graphics.svg.general.reader import read_general
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.printing.pdf.writer import pdf_bytes

ICONS = sorted((Path(__file__).parent.parent.parent / "docs" / "own").rglob("zeichen/*.svg"))
SIDE, DPI = 40.0, 600
UNLIKE = 96  # of 255: further apart than any smoothing of edges brings
SHARE = 0.01


def ink(colour: str) -> str:
    return Ink((0, 0, 0, 100), "#000000" if colour == "currentColor" else colour).plain


@pytest.mark.parametrize("icon", ICONS, ids=lambda path: path.stem)
def test_an_icon_looks_as_a_renderer_shows_it(icon: Path) -> None:
    text = icon.read_text(encoding="utf-8")
    drawn = read_general(text, icon.name, ink)
    scale = SIDE / drawn.box.width
    matrix = Matrix(scale, 0, 0, scale, -drawn.box.x0 * scale, -drawn.box.y0 * scale)
    page = Page(SIDE, drawn.box.height * scale, (Group(drawn.items, matrix),))
    data = pdf_bytes([page], DocumentInfo("icon"), palette={}, fonts=WORKSHOP.fonts, flavour="screen")
    ours = render_page(data, dpi=DPI)
    png = resvg_py.svg_to_bytes(
        svg_string=text, width=ours.width, height=ours.height, background="white", dpi=96, skip_system_fonts=True
    )
    theirs = Image.open(BytesIO(bytes(png))).convert("RGB").resize(ours.size)
    unlike = ImageChops.difference(ours, theirs).convert("L").point(lambda value: 255 * (value > UNLIKE))
    assert unlike.histogram()[255] <= SHARE * ours.width * ours.height


def test_there_are_icons_of_all_samples() -> None:
    assert len(ICONS) == 34


@pytest.mark.parametrize(
    "data",
    [
        "M1 2h3.5v-4z",
        "m1,2 3,4 5-6z m.5.5 1 1",
        "M12 6.6c1.5 0 2.6 1.1 2.7 2.6s-1.1 2.9-2.7 2.6z",
        "M0 0q1 2 3 4 5 6 7 8S1 2 3 4",
        "M1 1 2 2 1 1zz",
        "M0 0 3 0zl0 5z",
        "M1e-7 3l2e2-.5H7",
    ],
)
def test_a_path_is_read_as_fonttools_reads_it_but_without_loading_it(data: str) -> None:
    assert values._trace(data) == values._trace_any(data)
