"""Frames: a picture in nine parts, whose corners keep their form while its edges are drawn out or repeated.

A picture in SVG stays lines and areas; one of dots is put together to a new one, in the dots that it has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.base.palette import Ink
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.nineparts import FramePart, frame_parts
from kartenwerk.custom.boxes.pictures import fine_enough
from kartenwerk.custom.boxes.transparent import flatten_below
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.icons import Dots
from kartenwerk.custom.layout import NamedBox
from kartenwerk.custom.pictures import MM_PER_INCH, VERSION, Crop, CustomPictures, Layers, lay_on
from kartenwerk.graphics.display import Box, Form, Group, Image, Item, Matrix, Place

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

_LAP = 0.02  # mm by which parts lie over each other, so that no line shows between them


def draw_frame(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    name = canvas.fill(spec.picture)
    if not name:
        return None
    column = canvas.column(spec.picture)
    try:
        file = canvas.tools.folder.find("pictures", name)
    except KartenwerkError as error:
        canvas.fault(error.message, named, column=column, found=error.found, expected=error.expected)
        return None
    whole = canvas.stage.extend(area)
    pictures = canvas.tools.pictures
    if file.path.suffix.lower() != ".svg":
        columns, rows = pictures.size(file)
        if not _draw_dots(canvas, named, file, frame_parts(spec, whole, columns / rows), whole, column):
            return None
    else:
        drawing = canvas.tools.icons.drawing(file, canvas.colour(spec))
        if isinstance(drawing, Dots):
            raise KartenwerkError(
                "a frame's picture in SVG has nothing that only dots can show",
                file=file.name,
                found=drawing.reason,
                expected=_("lines and areas, or the picture as PNG"),
            )
        parts = frame_parts(spec, whole, drawing.box.width / drawing.box.height)
        canvas.items += _draw_form(canvas, file, canvas.colour(spec), parts, whole)
    canvas.cover.append((whole, None))
    return area


def _draw_form(canvas: Canvas, file: CustomFile, colour: str, parts: Sequence[FramePart], whole: Box) -> Iterator[Item]:
    """The parts of a picture of lines and areas, each the same form that shows one part of itself."""
    drawing = canvas.tools.icons.drawing(file, colour)
    assert not isinstance(drawing, Dots)
    view = drawing.box
    form = canvas.tools.icons.form(file, colour, canvas.stage.scale * parts[0].matrix.a / view.width)
    assert isinstance(form, Form)
    shares = Matrix.move(-view.x0, -view.y0).then(Matrix.scale(1 / view.width, 1 / view.height))
    for part in parts:
        shown = part.target.grow(_LAP).clip(whole)
        yield Group((Place(form, shares.then(part.matrix)),), clip=shown)


def _draw_dots(
    canvas: Canvas, named: NamedBox, file: CustomFile, parts: Sequence[FramePart], whole: Box, column: str
) -> bool:
    """The parts of a picture of dots, in strips along the sides that leave the middle as it is; False with a fault."""
    pictures, corner = canvas.tools.pictures, parts[0]
    columns, _rows = pictures.size(file)
    sharp = columns * corner.source.width * MM_PER_INCH / corner.target.width
    if not fine_enough(canvas, sharp / canvas.stage.scale, file.name, named, column):
        return False
    dpi = min(sharp, pictures.press.most_dpi * canvas.stage.scale)
    for strip in _strips(parts, whole):
        inner = tuple(part for part in parts if part.target.meets(strip))
        make = partial(_compose, pictures, file, inner, strip, dpi / sharp)
        key = ("frame", VERSION, file.digest, inner, strip, dpi)
        plain, ink = canvas.plain_below(strip)
        if pictures.has_alpha(file) and not plain:
            flatten_below(canvas, strip, key, make, None)
            continue
        ground = canvas.tools.colours.full(ink) if pictures.has_alpha(file) else None
        size = max(1, round(strip.width * dpi / MM_PER_INCH)), max(1, round(strip.height * dpi / MM_PER_INCH))
        name = sha256(repr((key, size, pictures.press, ground)).encode()).hexdigest()
        canvas.items.append(Image(pictures.keep(name, *size, partial(_lay, make, size, ground)), strip))
    return True


def _lay(make: Callable[[int, int], Layers], size: tuple[int, int], ground: Ink | None) -> tuple[Picture, Picture]:
    return lay_on(make(*size), ground)


def _strips(parts: Sequence[FramePart], whole: Box) -> list[Box]:
    """What parts cover: the whole, or the four sides around a free middle."""
    inner = Box(parts[0].target.x1, parts[0].target.y1, whole.x0 + whole.x1 - parts[0].target.x1, 0.0)
    inner = inner._replace(y1=whole.y0 + whole.y1 - inner.y0)
    if any(part.target == inner for part in parts) or min(inner.width, inner.height) <= 0:
        return [whole]
    return [
        Box(whole.x0, whole.y0, whole.x1, inner.y0),
        Box(whole.x0, inner.y0, inner.x0, inner.y1),
        Box(inner.x1, inner.y0, whole.x1, inner.y1),
        Box(whole.x0, inner.y1, whole.x1, whole.y1),
    ]


def _compose(
    pictures: CustomPictures,
    file: CustomFile,
    parts: Sequence[FramePart],
    strip: Box,
    scale: float,
    columns: int,
    rows: int,
) -> Layers:
    """The pixels of a strip, put together from those of the picture, which is taken `scale` times as fine as it is."""
    from PIL import Image as Pillow

    size = pictures.size(file)
    wide, high = (max(1, round(side * scale)) for side in size)
    given = pictures.layers(file, Crop((0, 0, *size), strip), (wide, high))
    alpha = given.alpha or Pillow.new("L", given.rgb.size, 255)
    made = Layers(
        Pillow.new("RGB", (columns, rows), "white"),
        Pillow.new("CMYK", (columns, rows)),
        Pillow.new("L", (columns, rows)),
    )
    across, down = columns / strip.width, rows / strip.height
    for part in parts:
        left, right = (round((x - strip.x0) * across) for x in (part.target.x0, part.target.x1))
        top, foot = (round((y - strip.y0) * down) for y in (part.target.y0, part.target.y1))
        source = part.source
        area = source.x0 * wide, source.y0 * high, source.x1 * wide, source.y1 * high
        for picture, target in ((given.rgb, made.rgb), (given.cmyk, made.cmyk), (alpha, made.alpha)):
            assert target is not None
            target.paste(_cut(picture, area, part, max(1, right - left), max(1, foot - top)), (left, top))
    return made


def _cut(
    picture: Picture, area: tuple[float, float, float, float], part: FramePart, columns: int, rows: int
) -> Picture:
    """A part of a picture as it stands on the card, in so many columns and rows."""
    from PIL import Image as Pillow

    size = (rows, columns) if part.turned else (columns, rows)
    found = picture.resize(size, Pillow.Resampling.LANCZOS, box=area)
    for asked, way in (
        (part.turned, Pillow.Transpose.TRANSPOSE),
        (part.across, Pillow.Transpose.FLIP_LEFT_RIGHT),
        (part.down, Pillow.Transpose.FLIP_TOP_BOTTOM),
    ):
        found = found.transpose(way) if asked else found
    return found
