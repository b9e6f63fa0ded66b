"""A user's own picture, cropped to a box and converted for the press through the profile of Coated FOGRA39."""

from __future__ import annotations

import warnings
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageCms, ImageFilter, ImageOps

from kartenwerk.display import Raster
from kartenwerk.errors import KartenwerkError
from kartenwerk.inputs import LARGE, read_bytes
from kartenwerk.pdf.profile import press_profile

MM_PER_INCH = 25.4
FORMATS = ("PNG", "JPEG", "TIFF")
FINEST = 600
"""The highest useful resolution in dpi: more pixels would only make a file larger."""
_NODES = 33  # on each axis of the table that turns colours into inks


def read_picture(path: Path, width: float, height: float, *, dpi: int = 300, ink_limit: int = 300) -> Raster:
    """The middle of the picture, cropped to the proportions of `width` x `height` mm.

    Its ink stays within `ink_limit` percent of one full plate. KartenwerkError if the file is not PNG, JPEG or TIFF,
    or has a resolution of less than `dpi` at that size.
    """
    picture = _opened(path)
    inches = width / MM_PER_INCH, height / MM_PER_INCH
    needed = tuple(round(side * dpi) for side in inches)
    columns, rows = picture.size
    found = min(columns / inches[0], rows / inches[1])
    if columns < needed[0] or rows < needed[1]:
        raise KartenwerkError(
            "the picture has too few pixels to be printed at that size",
            file=str(path),
            found=f"{columns} x {rows} pixels, {int(found)} dpi",
            expected=f"at least {needed[0]} x {needed[1]} pixels, {dpi} dpi on {width:g} x {height:g} mm",
        )
    finest = min(found, FINEST)
    size = round(inches[0] * finest), round(inches[1] * finest)
    fitted = ImageOps.fit(picture, size, Image.Resampling.LANCZOS)
    return Raster(*size, fitted.filter(_table(ink_limit)).tobytes(), fitted.tobytes())


def _opened(path: Path) -> Image.Image:
    """The picture upright, in sRGB, on white."""
    if not path.exists():
        raise KartenwerkError("there is no such picture", file=str(path))
    content = read_bytes(path, most=LARGE)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(BytesIO(content), formats=FORMATS) as file:
                file.load()
                picture = ImageOps.exif_transpose(file)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise KartenwerkError("the picture has too many pixels to be read safely", file=str(path)) from error
    except Exception as error:  # a decoder raises whatever it stumbles over
        raise KartenwerkError(
            "the file is not a picture that can be read", file=str(path), expected="PNG, JPEG or TIFF"
        ) from error
    return _in_srgb(picture)


def _in_srgb(picture: Image.Image) -> Image.Image:
    embedded = picture.info.get("icc_profile")
    if picture.mode == "CMYK":
        return _converted(picture, embedded or press_profile())
    if picture.mode.startswith("I;16"):
        picture = picture.convert("I").point(lambda value: value / 257).convert("L")
    if picture.has_transparency_data or picture.mode in ("LA", "PA", "RGBA"):
        on_white = Image.new("RGBA", picture.size, "white")
        on_white.alpha_composite(picture.convert("RGBA"))
        picture = on_white
    picture = picture.convert("RGB")
    return _converted(picture, embedded) if embedded else picture


def _converted(picture: Image.Image, profile: bytes) -> Image.Image:
    """The picture, from the profile's colours to sRGB; a profile for another kind of picture is ignored."""
    try:
        source = ImageCms.ImageCmsProfile(BytesIO(profile))
        converted = ImageCms.profileToProfile(picture, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
    except (ImageCms.PyCMSError, OSError):
        return picture.convert("RGB")
    assert converted is not None
    return converted


@lru_cache(maxsize=4)
def _table(ink_limit: int) -> ImageFilter.Color3DLUT:
    """The table from sRGB to CMYK. Every node keeps to the limit, and so does any colour between nodes."""
    steps = range(_NODES)
    nodes = [(red, green, blue) for blue in steps for green in steps for red in steps]
    colours = Image.new("RGB", (len(nodes), 1))
    colours.putdata([tuple(round(255 * step / (_NODES - 1)) for step in node) for node in nodes])
    inks = ImageCms.profileToProfile(
        colours,
        ImageCms.createProfile("sRGB"),
        ImageCms.ImageCmsProfile(BytesIO(press_profile())),
        outputMode="CMYK",
    )
    assert inks is not None
    flat = inks.tobytes()
    values: list[float] = []
    for start in range(0, len(flat), 4):
        values += _limited(flat[start : start + 4], ink_limit)
    return ImageFilter.Color3DLUT(_NODES, values, channels=4, target_mode="CMYK")


def _limited(inks: bytes, ink_limit: int) -> tuple[float, float, float, float]:
    """The inks, each 0 to 1, with cyan, magenta and yellow reduced by one factor until all four keep to the limit."""
    cyan, magenta, yellow, black = (ink / 255 for ink in inks)
    colour, room = cyan + magenta + yellow, ink_limit / 100 - 0.02 - black  # a margin for rounding
    thin = min(1.0, room / colour) if colour else 1.0
    return cyan * thin, magenta * thin, yellow * thin, black
