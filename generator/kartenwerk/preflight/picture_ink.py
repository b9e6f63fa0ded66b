"""How much ink a CMYK picture lays down, as a whole and beneath a piece of text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

import pikepdf

from kartenwerk.preflight.colour import read_space
from kartenwerk.preflight.geometry import UNIT_SQUARE, Box

_SIDE = 200  # pixels: a larger picture is reduced to about this side, so that single dots do not count as an area


class InkMap(NamedTuple):
    """The ink of all four plates together (0 to 4 x 255) at every dot of a reduced picture, row by row from the top."""

    width: int
    height: int
    dots: Sequence[int]

    def most(self, part: Box = UNIT_SQUARE) -> float:
        """The most ink, in percent of one full plate, in a part of the unit square (y up) that the picture fills."""
        if not self.dots:
            return 0.0
        left, right = _span(part.x0, part.x1, self.width)
        top, foot = _span(1 - part.y1, 1 - part.y0, self.height)
        rows = (self.dots[row * self.width + left : row * self.width + right] for row in range(top, foot))
        return max(chain.from_iterable(rows)) / 2.55


_NOTHING = InkMap(0, 0, ())


def ink_map(image: Any) -> InkMap:
    """The ink of an image; empty if it is not CMYK, or compressed in a way that cannot be unpacked here."""
    space = read_space(image.get("/ColorSpace"))
    if space.family not in ("DeviceCMYK", "ICCBased") or space.components != 4:
        return _NOTHING
    try:
        picture = pikepdf.PdfImage(image).as_pil_image()
    except (pikepdf.PdfError, NotImplementedError, OSError, ValueError, TypeError, AttributeError):
        return _NOTHING
    if picture.mode != "CMYK":
        return _NOTHING
    # Pillow inverts every CMYK JPEG, since Photoshop writes them inverted; Decode tells whether this one really is.
    inverted = _counts_backwards(image) != _is_jpeg(image)
    factor = max(1, max(picture.size) // _SIDE)
    small = picture.reduce(factor) if factor > 1 else picture
    plates = [band.tobytes() for band in small.split()]
    totals = [sum(dot) for dot in zip(*plates, strict=True)]
    return InkMap(*small.size, [4 * 255 - total for total in totals] if inverted else totals)


def _span(low: float, high: float, count: int) -> tuple[int, int]:
    """The dots, from and to, that a part of the side from 0 to 1 touches; at least one."""
    first = min(max(int(low * count), 0), count - 1)
    return first, min(max(int(high * count) + 1, first + 1), count)


def _counts_backwards(image: Any) -> bool:
    return "/Decode" in image and float(image.Decode[0]) == 1


def _is_jpeg(image: Any) -> bool:
    filters = image.get("/Filter")
    names = list(filters) if isinstance(filters, pikepdf.Array) else [filters]
    return "/DCTDecode" in [str(name) for name in names]
