"""Boxes with a picture: cropped, fine enough, and where it is transparent laid on what lies below it."""

from __future__ import annotations

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.overlaps import BoxInk, Inked
from kartenwerk.custom.boxes.svg import draw_drawing
from kartenwerk.custom.boxes.transparent import flatten_below
from kartenwerk.custom.layout import NamedBox
from kartenwerk.graphics.display import Box, Clip, Fill, Group, Image, Item, rectangle

_GREY = "tinte/15"  # of a placeholder


def draw_picture(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    name = canvas.fill(spec.picture)
    if not name:
        return None
    pictures = canvas.tools.pictures
    column = canvas.column(spec.picture)
    try:
        file = canvas.tools.folder.find("pictures", name)
    except KartenwerkError as error:
        if not spec.placeholder:
            canvas.fault(error.message, named, column=column, found=error.found, expected=error.expected)
            return None
        canvas.items.append(Fill(rectangle(canvas.stage.extend(area), spec.radius), _GREY))
        canvas.cover.append((area, None))
        canvas.report.note(_("{name}: the picture is missing; a grey field stands in its place", name=name))
        return area
    whole = canvas.stage.extend(area)
    if file.path.suffix.lower() == ".svg":
        return draw_drawing(
            canvas, file.name, canvas.tools.icons.drawing(file, canvas.colour(spec)), spec.fit or "cover", area
        )
    try:
        crop = pictures.crop(file, whole, spec.fit or "cover", canvas.fill(spec.focus))
    except KartenwerkError as error:
        canvas.report_error(error, named, column if error.file is None else "")
        return None
    if not fine_enough(canvas, pictures.dpi(crop) / canvas.stage.scale, file.name, named, column):
        return None
    clip = Clip(rectangle(whole, spec.radius)) if spec.radius else None
    if not pictures.has_alpha(file):
        items: tuple[Item, ...] = (Image(pictures.raster(file, crop, None, canvas.stage.scale), crop.box),)
        canvas.items += [Group(items, clip=clip)] if clip else items
        canvas.cover.append((crop.box, None))
        canvas.inked.append(Inked(named.name, BoxInk.PICTURE, (crop.box,)))
        return area
    plain, ink = canvas.plain_below(crop.box)
    if plain:
        ground = canvas.tools.colours.full(ink)
        items = (Image(pictures.raster(file, crop, ground, canvas.stage.scale), crop.box),)
        canvas.items += [Group(items, clip=clip)] if clip else items
    else:
        key = (file.digest, tuple(crop), spec.radius)
        flatten_below(canvas, crop.box, key, lambda columns, rows: pictures.layers(file, crop, (columns, rows)), clip)
    canvas.cover.append((crop.box, None))
    return area


def fine_enough(canvas: Canvas, found: float, file: str, named: NamedBox, column: str) -> bool:
    """Whether a picture has dots enough; a fault is reported, and a note on a picture that could have more."""
    press, given = canvas.tools.data.press, canvas.tools.file.print
    least, wanted = given.least_dpi or press.least_dpi, given.dpi or press.dpi
    if found < least:
        canvas.fault(
            _("the picture {name} has too few pixels to be printed at that size", name=file),
            named,
            column=column,
            found=f"{found:.0f} dpi",
            expected=_("{wanted} dpi, at least {least}", wanted=wanted, least=least),
        )
        return False
    if found < wanted * 0.99:
        canvas.report.note(
            _(
                "{name}: {dpi:.0f} dpi in box {box}; {wanted} are better",
                name=file,
                dpi=found,
                box=named.name,
                wanted=wanted,
            )
        )
    return True
