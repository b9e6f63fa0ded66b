"""Pictures of pages. For faithful colours, rasterise the screen flavour: PDFium converts CMYK only crudely."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

import pypdfium2
from PIL import Image

_ALONE = Lock()
"""PDFium has one state for all of a process, so one thread uses it at a time."""


@contextmanager
def open_document(source: bytes | Path) -> Iterator[pypdfium2.PdfDocument]:
    """A document for PDFium, which belongs to this thread alone until the block ends."""
    with _ALONE:
        document = pypdfium2.PdfDocument(source)
        try:
            yield document
        finally:
            document.close()


def render_page(source: bytes | Path, page: int = 0, dpi: float = 150, *, transparent: bool = False) -> Image.Image:
    """A page, counted from 0, as an RGB picture with a resolution of `dpi`; RGBA where no paper is to be seen."""
    with open_document(source) as document:
        sheet = document[page]
        paper = (255, 255, 255, 0) if transparent else (255, 255, 255, 255)
        picture: Image.Image = sheet.render(scale=dpi / 72, fill_color=paper).to_pil()
        width, height = (round(side * dpi / 72) for side in sheet.get_size())  # PDFium itself rounds up
        return picture.convert("RGBA" if transparent else "RGB").crop((0, 0, width, height))
