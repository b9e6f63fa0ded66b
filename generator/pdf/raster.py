"""Pictures of pages. For pleasant colours rasterise the screen flavour: CMYK is converted crudely."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
from PIL import Image


def render_page(source: bytes | Path, page: int = 0, dpi: float = 150) -> Image.Image:
    """A page, counted from 0, as an RGB picture of `dpi` dots an inch."""
    document = pypdfium2.PdfDocument(source)
    try:
        picture: Image.Image = document[page].render(scale=dpi / 72).to_pil()
        return picture.convert("RGB")
    finally:
        document.close()
