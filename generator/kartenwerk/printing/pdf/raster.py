"""Pictures of pages. For faithful colours, rasterise the screen flavour: PDFium converts CMYK only crudely."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
from PIL import Image


def render_page(source: bytes | Path, page: int = 0, dpi: float = 150) -> Image.Image:
    """A page, counted from 0, as an RGB picture with a resolution of `dpi`."""
    document = pypdfium2.PdfDocument(source)
    try:
        sheet = document[page]
        picture: Image.Image = sheet.render(scale=dpi / 72).to_pil()
        width, height = (round(side * dpi / 72) for side in sheet.get_size())  # PDFium itself rounds up
        return picture.convert("RGB").crop((0, 0, width, height))
    finally:
        document.close()
