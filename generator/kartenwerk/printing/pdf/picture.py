"""A user's own picture, cropped to a box and converted for the press through the profile of Coated FOGRA39."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageCms, ImageFilter, ImageOps

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import LARGE, read_bytes
from kartenwerk.base.message import _
from kartenwerk.graphics.display import Raster
from kartenwerk.graphics.images import UPRIGHT, cannot_be_read, open_picture, orientation, to_srgb, turn_upright
from kartenwerk.printing.pdf.profile import press_profile

MM_PER_INCH = 25.4
FINEST = 600
"""The highest useful resolution in dpi: more pixels would only make a file larger."""
_LARGE = 24_000_000  # pixels: a picture of more is reduced while it is read
_BAND = 1_000_000  # pixels that are converted at a time then
_WITHOUT_SCALE = ("F", "I")
_MARGIN = 0.02  # of a full plate, for rounding
_NODES = 33  # on each axis of the table that turns colours into inks


def read_picture(path: Path, width: float, height: float, *, dpi: int = 300, ink_limit: int = 300) -> Raster:
    """The middle of the picture, cropped to the proportions of `width` x `height` mm; of an animation its first frame.

    Its ink stays within `ink_limit` percent of one full plate. KartenwerkError if the file is not PNG, JPEG or TIFF,
    has a resolution of less than `dpi` at that size, or has more than `MOST_PIXELS`.
    """
    if not path.exists():
        raise KartenwerkError("there is no such picture", file=str(path))
    inches = width / MM_PER_INCH, height / MM_PER_INCH
    needed = tuple(round(side * dpi) for side in inches)
    with open_picture(read_bytes(path, most=LARGE), path) as file:
        held = orientation(file)
        columns, rows = file.size if held in UPRIGHT else file.size[::-1]
        found = min(columns / inches[0], rows / inches[1])
        if columns < needed[0] or rows < needed[1]:
            raise KartenwerkError(
                "the picture has too few pixels to be printed at that size",
                file=str(path),
                found=_("{columns} x {rows} pixels, {int} dpi", columns=columns, rows=rows, int=int(found)),
                expected=_(
                    "at least {columns} x {rows} pixels, {dpi} dpi on {width:g} x {height:g} mm",
                    columns=needed[0],
                    rows=needed[1],
                    dpi=dpi,
                    width=width,
                    height=height,
                ),
            )
        finest = min(found, FINEST)
        size = round(inches[0] * finest), round(inches[1] * finest)
        picture = turn_upright(_load(file, path, size if held in UPRIGHT else size[::-1]), held)
    fitted = ImageOps.fit(picture, size, Image.Resampling.LANCZOS)
    return Raster.of(*size, fitted.filter(ink_table(ink_limit)).tobytes(), fitted.tobytes())


def _load(file: Image.Image, path: Path, size: tuple[int, int]) -> Image.Image:
    """The picture in sRGB, on white; a very large one is reduced on the way, to no less than twice `size`."""
    large = file.width * file.height > _LARGE
    least = 2 * size[0], 2 * size[1]
    try:
        if large:
            file.draft(None, least)  # JPEG alone can be read in a smaller size
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            file.load()
    except Exception as error:  # likewise
        raise cannot_be_read(path) from error
    if file.mode in _WITHOUT_SCALE:
        raise KartenwerkError(
            "the picture is stored in numbers that do not say how bright white is",
            file=str(path),
            found=_("32 bits a channel") if file.mode == "I" else _("floating-point numbers"),
            expected=_("8 or 16 bits a channel"),
        )
    factor = max(1, min(file.width // least[0], file.height // least[1]))
    flat = _reduce(file, factor) if large else _flat(file)
    embedded = file.info.get("icc_profile")
    if flat.mode == "CMYK":
        return to_srgb(flat, embedded or press_profile(), press_profile())
    return to_srgb(flat, embedded) if embedded else flat


def _reduce(picture: Image.Image, factor: int) -> Image.Image:
    """The picture, reduced in bands, so that only one band at a time is held in another form."""
    rows = factor * max(1, _BAND // (factor * picture.width))
    small: Image.Image | None = None
    for top in range(0, picture.height, rows):
        band = _flat(picture.crop((0, top, picture.width, min(top + rows, picture.height)))).reduce(factor)
        if small is None:
            small = Image.new(band.mode, (band.width, -(-picture.height // factor)))
        small.paste(band, (0, top // factor))
    assert small is not None  # a picture has rows
    return small


def _flat(picture: Image.Image) -> Image.Image:
    """The picture in CMYK if it is in that, else in RGB, on white."""
    if picture.mode == "CMYK":
        return picture
    if picture.mode.startswith("I;16"):
        picture = picture.convert("I").point(lambda value: value / 257).convert("L")
    if picture.has_transparency_data or picture.mode in ("LA", "PA", "RGBA"):
        on_white = Image.new("RGBA", picture.size, "white")
        on_white.alpha_composite(picture.convert("RGBA"))
        picture = on_white
    return picture if picture.mode == "RGB" else picture.convert("RGB")


@lru_cache(maxsize=4)
def ink_table(ink_limit: int) -> ImageFilter.Color3DLUT:
    """The table from sRGB to CMYK. Every node keeps to the limit, and so does any colour between nodes."""
    steps = bytes(round(255 * step / (_NODES - 1)) for step in range(_NODES))
    reds = steps * _NODES**2
    greens = b"".join(bytes([step]) * _NODES for step in steps) * _NODES
    blues = b"".join(bytes([step]) * _NODES**2 for step in steps)
    plates = [Image.frombytes("L", (_NODES**3, 1), plate) for plate in (reds, greens, blues)]
    colours = Image.merge("RGB", plates)
    inks = ImageCms.profileToProfile(
        colours,
        ImageCms.createProfile("sRGB"),
        ImageCms.ImageCmsProfile(BytesIO(press_profile())),
        outputMode="CMYK",
    )
    assert inks is not None
    flat = inks.tobytes()
    shares = [ink / 255 for ink in range(256)]
    plain = int((ink_limit / 100 - _MARGIN) * 255) - 1  # so much ink is surely within the limit: that of most colours
    values = [shares[ink] for ink in flat]
    for node, dot in enumerate(zip(*(flat[plate::4] for plate in range(4)), strict=True)):
        if sum(dot) > plain:
            values[4 * node : 4 * node + 4] = _limit(dot, ink_limit)
    return ImageFilter.Color3DLUT(_NODES, values, channels=4, target_mode="CMYK")


def _limit(inks: Iterable[int], ink_limit: int) -> tuple[float, float, float, float]:
    """The inks, each 0 to 1, with cyan, magenta and yellow reduced by one factor until all four keep to the limit."""
    cyan, magenta, yellow, black = (ink / 255 for ink in inks)
    colour, room = cyan + magenta + yellow, ink_limit / 100 - _MARGIN - black
    thin = min(1.0, room / colour) if colour else 1.0
    return cyan * thin, magenta * thin, yellow * thin, black
