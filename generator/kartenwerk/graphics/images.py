"""Images, files of pixels, as they come from anybody: opened with care, turned upright, and in the colours of sRGB."""

from __future__ import annotations

import warnings
from io import BytesIO
from pathlib import Path

from PIL import ExifTags, Image

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _

FORMATS = ("PNG", "JPEG", "TIFF")
MOST_PIXELS = 90_000_000
"""Pixels of a picture that is read at all: it takes 4 bytes for each, and at most twice as much while it is read."""
MOST_BUFFERED = 30_000_000
"""Pixels of a progressive JPEG, which takes up to 12 bytes for each."""
_SCAN = b"\xff\xda"  # the marker before each scan of a JPEG
_MOST_SCANS = 64  # of a JPEG; some ten are common, and each takes as long as the whole picture
UPRIGHT = (1, 2, 3, 4)  # orientations in which columns remain columns
_TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}


def open_picture(content: bytes, path: Path, formats: tuple[str, ...] = FORMATS) -> Image.Image:
    """The picture, its pixels not read yet; refused if they are too many."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about oddities of the file; the number of pixels is checked below
            file = Image.open(BytesIO(content), formats=formats)
    except Image.DecompressionBombError as error:
        raise _too_large(path) from error
    except Exception as error:  # a decoder raises whatever it stumbles over
        raise cannot_be_read(path) from error
    found = f"{file.width} x {file.height} pixels"
    if file.format == "JPEG" and content.count(_SCAN) > _MOST_SCANS:
        found = f"more than {_MOST_SCANS} scans"
    elif file.width * file.height <= (MOST_BUFFERED if file.info.get("progressive") else MOST_PIXELS):
        return file
    file.close()
    raise _too_large(path, found)


def orientation(file: Image.Image) -> int:
    """How the camera was held (Exif, tag 274); 1 if nobody knows."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return int(file.getexif().get(ExifTags.Base.Orientation, 1))
    except Exception:  # the entries are broken; the picture need not be
        return 1


def turn_upright(picture: Image.Image, held: int) -> Image.Image:
    """The picture upright, from how the camera was held."""
    method = _TURNS.get(held)
    return picture if method is None else picture.transpose(method)


def to_srgb(picture: Image.Image, profile: bytes, instead: bytes | None = None) -> Image.Image:
    """The picture, from the profile's colours to sRGB.

    A profile that is broken, or for another kind of picture, is ignored, and `instead` is used if it is given.
    """
    from PIL import ImageCms  # which most pictures do not need

    try:
        source = ImageCms.ImageCmsProfile(BytesIO(profile))
        converted = ImageCms.profileToProfile(picture, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
    except (ImageCms.PyCMSError, OSError):
        return to_srgb(picture, instead) if instead else picture.convert("RGB")
    assert converted is not None
    return converted


def cannot_be_read(path: Path) -> KartenwerkError:
    """The error for a file that is no picture, or a damaged one."""
    return KartenwerkError(
        "the file is not a picture that can be read", file=str(path), expected=_("PNG, JPEG or TIFF")
    )


def _too_large(path: Path, found: str | None = None) -> KartenwerkError:
    return KartenwerkError(
        "the picture has too many pixels to be read safely",
        file=str(path),
        found=found,
        expected=_(
            "at most {most:,} pixels, {progressive:,} in a progressive JPEG",
            most=MOST_PIXELS,
            progressive=MOST_BUFFERED,
        ),
    )
