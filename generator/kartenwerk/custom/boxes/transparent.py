"""Transparent pictures, made one with what lies below them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

from kartenwerk.base.message import _
from kartenwerk.custom import flatten
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.icons import Dots
from kartenwerk.custom.pictures import Layers
from kartenwerk.custom.prints.drawing import DrawingHasher
from kartenwerk.graphics.display import Box, Clip, Group, Image, Item, Text, walk


def flatten_below(
    canvas: Canvas,
    area: Box,
    key: tuple[Any, ...],
    layers: Callable[[int, int], Layers],
    clip: Clip | None,
    ahead: Callable[[int, int], None] | None = None,
) -> None:
    """A transparent picture, as large as the area, made one with all that lies below it.

    `layers` gives its pixels in so many columns and rows, and `ahead` draws it in as many beforehand.
    """
    from PIL import Image as Pillow

    press = canvas.tools.data.press
    beneath = tuple(canvas.items)
    lines = flatten.has_lines(beneath)
    dpi = float(press.flat_dpi if lines else press.most_dpi) * canvas.stage.scale
    grid = flatten.grid_of(beneath, area, dpi)
    region, dpi = grid.around(area), grid.dpi
    size = flatten.dots(region, dpi)
    if any(isinstance(item, Text) for item in _texts(beneath)):
        canvas.report.note(
            _(
                "layout {layout}: text lies below a transparent picture and becomes dots with it",
                layout=canvas.layout.name,
            )
        )
    shown = DrawingHasher(canvas.tools.colours, canvas.tools.fonts).hash(beneath)  # a name of an ink says not which
    name = sha256(repr(("flat", press, key, area, region, size, clip, shown)).encode()).hexdigest()
    palette, fonts = canvas.tools.colours.palette, canvas.tools.fonts
    columns, rows = (max(1, round(side * dpi / 25.4)) for side in (area.width, area.height))
    if ahead is not None:
        ahead(columns, rows)

    def make() -> tuple[Any, Any]:
        rgb, cmyk = flatten.below(beneath, region, dpi, palette, fonts)
        left, top = (
            round((value - start) * dpi / 25.4) for value, start in ((area.x0, region.x0), (area.y0, region.y0))
        )
        above = layers(columns, rows)
        alpha = Pillow.new("L", size)
        alpha.paste(above.alpha if above.alpha is not None else 255, (left, top, left + columns, top + rows))
        for picture, top_layer in ((rgb, above.rgb), (cmyk, above.cmyk)):
            whole = picture.copy()
            whole.paste(top_layer, (left, top))
            picture.paste(whole, (0, 0), alpha)
        return rgb, cmyk

    raster = canvas.tools.pictures.keep(name, *size, make)
    image: Item = Image(raster, region)
    canvas.items.append(Group((image,), clip=clip) if clip else image)


def place_dots(canvas: Canvas, dots: Dots, box: Box) -> Item:
    """A picture that only dots can show, on what lies below it."""
    canvas.report.note(_("{name}: it is printed as dots, because of {reason}", name=dots.name, reason=dots.reason))
    pictures, area = canvas.tools.pictures, dots.within(box)
    plain, ink = canvas.plain_below(area)
    if not plain:
        pictures.measure(dots, area, canvas.stage.scale)
        parts = partial(pictures.dots, dots), None, partial(pictures.draw_ahead, dots)
        flatten_below(canvas, area, ("dots", dots.digest), *parts)
        return canvas.items.pop()
    raster = pictures.rasterize(dots, area, canvas.tools.colours.full(ink), canvas.stage.scale)
    return Image(raster, area)


def _texts(items: Sequence[Item]) -> Iterator[Item]:
    return (item for item in walk(items) if isinstance(item, Text))
