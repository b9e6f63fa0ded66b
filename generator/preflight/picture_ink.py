"""How much ink a CMYK picture lays down where it is darkest."""

from __future__ import annotations

from typing import Any

import pikepdf

from generator.preflight.colour import read_space

_SIDE = 200  # pixels: single dots of a larger picture say nothing of an area


def picture_ink(image: Any) -> float:
    """In percent of one plate; 0 for a picture in another space or of a kind that cannot be looked into."""
    space = read_space(image.get("/ColorSpace"))
    if space.family not in ("DeviceCMYK", "ICCBased") or space.components != 4:
        return 0.0
    try:
        picture = pikepdf.PdfImage(image).as_pil_image()
    except (pikepdf.PdfError, NotImplementedError, OSError, ValueError, TypeError, AttributeError):
        return 0.0
    if picture.mode != "CMYK":
        return 0.0
    # Pillow turns every CMYK JPEG round, as Photoshop writes them; Decode tells whether this file means it so.
    inverted = _counts_backwards(image) != _is_jpeg(image)
    factor = max(1, max(picture.size) // _SIDE)
    small = picture.reduce(factor) if factor > 1 else picture
    plates = [band.tobytes() for band in small.split()]
    totals: list[int] = [sum(dot) for dot in zip(*plates, strict=True)]
    most = 4 * 255 - min(totals) if inverted else max(totals)
    return most / 2.55


def _counts_backwards(image: Any) -> bool:
    return "/Decode" in image and float(image.Decode[0]) == 1


def _is_jpeg(image: Any) -> bool:
    filters = image.get("/Filter")
    names = list(filters) if isinstance(filters, pikepdf.Array) else [filters]
    return "/DCTDecode" in [str(name) for name in names]
