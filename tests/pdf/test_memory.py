"""What a document with many pictures holds: the file, and not its pictures beside it."""

from __future__ import annotations

import tracemalloc
from random import Random

from kartenwerk.base.palette import Ink
from kartenwerk.base.spool import HELD
from kartenwerk.graphics.display import Box, Image, Packed, Page, Raster
from kartenwerk.printing.pdf.fonts import FontSource
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.writer import pdf_bytes

COUNT, SIZE = 32, 1 << 20
BOX = Box(0, 0, 50, 50)


def picture(number: int) -> Raster:
    """Pixels that nothing makes smaller, made anew whenever they are asked for."""
    return Raster(10, 10, f"picture {number}", lambda _: Packed(Random(number).randbytes(SIZE), jpeg=True))


def test_pictures_are_not_held_beside_the_file(palette: dict[str, Ink], fonts: FontSource) -> None:
    pages = [Page(50, 50, (Image(picture(number), BOX),)) for number in range(COUNT)]
    tracemalloc.start()
    try:
        data = pdf_bytes(pages, DocumentInfo("Bilder"), palette=palette, fonts=fonts)
        _now, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(data) > COUNT * SIZE
    assert most < 1.4 * len(data) + HELD
    assert all(Random(number).randbytes(SIZE) in data for number in (0, COUNT - 1))
