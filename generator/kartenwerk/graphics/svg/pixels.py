"""Pixels within an SVG picture, no more of them than can be seen."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO

from kartenwerk.graphics.display import Raster

FAR_MORE = 1.3
"""Above this multiple of the visible columns the picture is made smaller."""

QUALITY = 78


def encode(raster: Raster, columns: int = 0) -> tuple[str, bytes]:
    """The raster's RGB as a file and its format: PNG or JPEG, or WebP of that many columns if it has far more.

    0 columns leave it as it is.
    """
    kind, data = _whole(raster)
    if not columns or raster.columns < FAR_MORE * columns:
        return kind, data
    from PIL import Image

    with Image.open(BytesIO(data), formats=(kind,)) as file:
        size = columns, max(1, round(raster.rows * columns / raster.columns))
        smaller = file.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=3.0)
    target = BytesIO()
    smaller.save(target, "WEBP", quality=QUALITY, method=6)
    return "webp", target.getvalue()


def _whole(raster: Raster) -> tuple[str, bytes]:
    """The raster's RGB as a PNG file or a JPEG, and which of them it is."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    held = raster.packed(True)
    if held.jpeg:
        return "jpeg", held.content
    pixels = held.content
    if not held.predicted:  # PNG begins each row with the filter that it went through: none
        rgb, width = zlib.decompress(pixels), 3 * raster.columns
        pixels = zlib.compress(b"".join(b"\0" + rgb[row * width : (row + 1) * width] for row in range(raster.rows)), 9)
    header = struct.pack(">IIBBBBB", raster.columns, raster.rows, 8, 2, 0, 0, 0)
    head, data, end = chunk(b"IHDR", header), chunk(b"IDAT", pixels), chunk(b"IEND", b"")
    return "png", b"\x89PNG\r\n\x1a\n" + head + data + end
