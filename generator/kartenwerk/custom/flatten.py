"""Flattening: a transparent picture over other pictures becomes one with what lies below it, as a press does it.

PDF/X-1a has no transparency. What lies below is drawn plate by plate, and the picture is blended into each of them: so
where it is transparent, the inks are exactly those that lie around it, and no seam shows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import (
    Box,
    Group,
    Image,
    Item,
    Matrix,
    Packed,
    Page,
    PenStroke,
    Place,
    Raster,
    Stroke,
    Text,
    walk,
)
from kartenwerk.printing.pdf.fonts import FontSource

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

MM_PER_INCH = 25.4
_PLATES = 4


class DotGrid(NamedTuple):
    """A grid of dots at a number of dpi, one of which has its corner at (x, y) mm."""

    dpi: float
    x: float = 0.0
    y: float = 0.0

    def around(self, box: Box) -> Box:
        """The smallest box of whole dots around a box."""
        dot = MM_PER_INCH / self.dpi
        x0, x1 = math.floor((box.x0 - self.x) / dot + 1e-6), math.ceil((box.x1 - self.x) / dot - 1e-6)
        y0, y1 = math.floor((box.y0 - self.y) / dot + 1e-6), math.ceil((box.y1 - self.y) / dot - 1e-6)
        return Box(self.x + x0 * dot, self.y + y0 * dot, self.x + x1 * dot, self.y + y1 * dot)


def grid_of(items: Iterable[Item], box: Box, dpi: float) -> DotGrid:
    """The dots of the uppermost picture that covers a box, as many times finer as `dpi` asks: so that where nothing
    lies on that picture its dots stay as they are. Without such a picture, dots of `dpi`."""
    found = DotGrid(dpi)
    for item in walk(items):
        if isinstance(item, Image):
            around = item.box.grow(1e-6)
            if around.x0 <= box.x0 and around.y0 <= box.y0 and around.x1 >= box.x1 and around.y1 >= box.y1:
                own = item.raster.columns * MM_PER_INCH / item.box.width
                found = DotGrid(own * max(1, math.ceil(dpi / own - 0.01)), item.box.x0, item.box.y0)
    return found


def dots(box: Box, dpi: float) -> tuple[int, int]:
    """Columns and rows of a region."""
    return round(box.width * dpi / MM_PER_INCH), round(box.height * dpi / MM_PER_INCH)


def has_lines(items: Iterable[Item]) -> bool:
    """Whether there is anything that needs more dots than pictures do: text, lines, icons."""
    return any(isinstance(item, Text | Stroke | PenStroke | Place) for item in walk(items))


def below(
    items: tuple[Item, ...], box: Box, dpi: float, palette: Mapping[str, Ink], fonts: FontSource
) -> tuple[Picture, Picture]:
    """What the items show in a region: in RGB, and in CMYK."""
    from PIL import Image as Pillow

    from kartenwerk.printing.pdf.info import DocumentInfo
    from kartenwerk.printing.pdf.raster import render_page
    from kartenwerk.printing.pdf.writer import pdf_bytes

    size = dots(box, dpi)

    def draw_plate(plate: int | None) -> Picture:
        shown = items if plate is None else tuple(_with_rasters(items, lambda raster: _plate(raster, plate)))
        page = Page(box.width, box.height, (Group(shown, Matrix.move(-box.x0, -box.y0)),))
        data = pdf_bytes([page], DocumentInfo("below"), palette=palette, fonts=fonts, flavour="screen", plate=plate)
        picture = render_page(data, dpi=dpi)
        return picture if picture.size == size else picture.resize(size, Pillow.Resampling.NEAREST)

    plates = [draw_plate(plate).convert("L").point(lambda value: 255 - value) for plate in range(_PLATES)]
    return draw_plate(None), Pillow.merge("CMYK", plates)


def _with_rasters(items: Iterable[Item], change: Callable[[Raster], Raster]) -> Iterator[Item]:
    for item in items:
        if isinstance(item, Image):
            yield replace(item, raster=change(item.raster))
        elif isinstance(item, Group):
            yield replace(item, items=tuple(_with_rasters(item.items, change)))
        else:
            yield item


def _plate(raster: Raster, plate: int) -> Raster:
    """One plate of a raster, in grey."""

    def pack(screen: bool) -> Packed:
        from PIL import ImageOps

        from kartenwerk.printing.pdf.packing import pack_flat, unpack_raster

        return pack_flat(ImageOps.invert(unpack_raster(raster).getchannel(plate)).convert("RGB"))

    return Raster(raster.columns, raster.rows, f"{plate}{raster.key}", pack)
