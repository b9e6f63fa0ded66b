"""Reading images of a deck of one's own: their facts, and what a crop of one shows as plain pixels."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import MEGABYTE, read_bytes
from kartenwerk.custom.apart.values import ImageFacts, ImageLimits, ImagePart, check_pixels
from kartenwerk.graphics.images import UPRIGHT, open_picture, orientation, to_srgb, turn_upright

FORMATS = ("PNG", "JPEG", "TIFF", "WEBP")


class Pixels(NamedTuple):
    """Pixels row by row, in L, LA, RGB or RGBA."""

    mode: str
    content: bytes


def look_at_image(path: Path, name: str, limits: ImageLimits) -> ImageFacts:
    """The facts of an image all of which can be read; KartenwerkError for another file."""
    with _open(path, name, limits) as picture:
        upright = orientation(picture) in UPRIGHT
        columns, rows = picture.size if upright else picture.size[::-1]
        alpha = picture.has_transparency_data or picture.mode in ("LA", "PA", "RGBA", "La", "RGBa")
        check_pixels(name, columns, rows, limits.megapixels)
        picture.draft(None, (1, 1))  # of a JPEG every byte is read all the same, but not every pixel worked out
        _load(picture, name)
    return ImageFacts(columns, rows, alpha)


def crop_image(path: Path, name: str, limits: ImageLimits, part: ImagePart, press: Path) -> Pixels:
    """A part of an image in colours of sRGB.

    Those of one in CMYK without a profile are taken for those of the profile `press`.
    """
    (left, top, right, foot), columns, rows = part
    whole = _read(path, name, limits, press)
    if (columns, rows) == (round(right - left), round(foot - top)):
        x, y = min(round(left), whole.width - columns), min(round(top), whole.height - rows)
        cut = whole.crop((x, y, x + columns, y + rows))
    else:
        cut = whole.resize((columns, rows), Image.Resampling.LANCZOS, box=(left, top, right, foot), reducing_gap=3.0)
    return Pixels(cut.mode, cut.tobytes())


def _open(path: Path, name: str, limits: ImageLimits) -> Image.Image:
    try:
        return open_picture(read_bytes(path, name, limits.megabytes * MEGABYTE), path, FORMATS)
    except KartenwerkError as error:
        error.file = name
        raise


def _load(picture: Image.Image, name: str) -> Image.Image:
    """The picture with its pixels, in L, LA, RGB, RGBA or CMYK."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            picture.load()
            return _plain(picture)
    except MemoryError:
        raise
    except Exception as error:  # a decoder raises whatever it stumbles over
        raise KartenwerkError("the picture cannot be read", file=name) from error


def _read(path: Path, name: str, limits: ImageLimits, press: Path) -> Image.Image:
    """The picture upright, in L, LA, RGB or RGBA with colours of sRGB."""
    with _open(path, name, limits) as picture:
        held, profile = orientation(picture), picture.info.get("icc_profile")
        flat = _load(picture, name)
    if flat.mode == "CMYK":
        usual = press.read_bytes()
        flat = to_srgb(flat, profile or usual, usual)
    elif profile and flat.mode in ("RGB", "RGBA"):
        alpha = flat.getchannel("A") if flat.mode == "RGBA" else None
        flat = to_srgb(flat.convert("RGB"), profile)
        if alpha is not None:
            flat.putalpha(alpha)
    return turn_upright(flat, held)


def _plain(picture: Image.Image) -> Image.Image:
    """The picture in one of the modes that are worked with."""
    if picture.mode in ("L", "LA", "RGB", "RGBA", "CMYK"):
        return picture.convert("RGBA") if picture.mode in ("L", "RGB") and picture.has_transparency_data else picture
    if picture.mode.startswith("I;16"):
        return picture.convert("I").point(lambda value: value / 257).convert("L")
    if picture.mode == "1":
        return picture.convert("L")
    if picture.mode in ("F", "I"):
        raise ValueError("pixels without a scale")
    return picture.convert("RGBA" if picture.has_transparency_data or picture.mode == "PA" else "RGB")
