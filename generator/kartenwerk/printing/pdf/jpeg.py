"""Photographs as JPEG. In CMYK the three colours are parted into brightness and hue, as image editors write them.

That takes a third less than four plates by themselves. Pillow does not write it, so two of its files are joined: one of
the three colours and one of black, each in a scan of its own (ITU-T T.81, B.1.1.1; YCCK is Adobe's transform 2).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageOps

_START, _END = b"\xff\xd8", b"\xff\xd9"
_TABLES = 0xDB
_HUFFMAN = 0xC4
_FRAME = 0xC0
_SCAN = 0xDA
_ADOBE = b"\xff\xee\x00\x0eAdobe\x00\x64\x00\x00\x00\x00\x02"
_STRIP, _ROOM, _HEAD = 32, 0.8, 1_000
"""The sample rows of a picture, and the bytes a dot, with those of the head, from which it counts as noise."""
_BLACK = 4  # the number of the fourth component


def encode(picture: Image.Image, quality: int) -> bytes:
    """A picture in RGB or CMYK as a JPEG of full resolution on all channels; one in CMYK holds inverted inks."""
    if picture.mode != "CMYK":
        return _save(picture, quality)
    *colours, black = picture.split()
    return _join(_save(Image.merge("RGB", colours), quality), _save(ImageOps.invert(black), quality))


def _save(picture: Image.Image, quality: int) -> bytes:
    """A picture as Pillow writes it, with the best tables; of noise with the usual ones.

    For the best ones Pillow has room for a byte a dot, which noise does not fit into.
    """
    top = max(0, (picture.height - _STRIP) // 2)
    strip = picture.crop((0, top, picture.width, min(top + _STRIP, picture.height)))
    if len(_write(strip, quality, best=False)) < _ROOM * strip.width * strip.height + _HEAD:
        with suppress(OSError):
            return _write(picture, quality, best=True)
    return _write(picture, quality, best=False)


def _write(picture: Image.Image, quality: int, *, best: bool) -> bytes:
    target = BytesIO()
    picture.save(target, "JPEG", quality=quality, subsampling=0, optimize=best)
    return target.getvalue()


class _Segment(NamedTuple):
    """A marker of a JPEG with what follows it; that of a scan is followed by the scan's data."""

    marker: int
    content: bytes
    data: bytes = b""

    def __bytes__(self) -> bytes:
        return struct.pack(">BBH", 0xFF, self.marker, len(self.content) + 2) + self.content + self.data


def _join(colours: bytes, black: bytes) -> bytes:
    """One file of four components from one of three and one of one; their tables of quantities are the same."""
    three, one = list(_segments(colours)), list(_segments(black))
    (frame,) = (segment.content for segment in three if segment.marker == _FRAME)
    (scan,) = (segment for segment in one if segment.marker == _SCAN)
    parts = [
        *(segment for segment in three if segment.marker == _TABLES),
        # bits, rows, columns and the number of components stand before the components of three bytes
        _Segment(_FRAME, frame[:5] + bytes([_BLACK]) + frame[6:] + bytes([_BLACK, 0x11, 0])),
        *(segment for segment in three if segment.marker in (_HUFFMAN, _SCAN)),
        *(segment for segment in one if segment.marker == _HUFFMAN),
        _Segment(_SCAN, bytes([1, _BLACK]) + scan.content[2:], scan.data),
    ]
    return _START + _ADOBE + b"".join(map(bytes, parts)) + _END


def _segments(jpeg: bytes) -> Iterator[_Segment]:
    """The segments of a JPEG of one scan, as Pillow writes it."""
    place = len(_START)
    while place < len(jpeg) - len(_END):
        _, marker, length = struct.unpack_from(">BBH", jpeg, place)
        content = jpeg[place + 4 : place + 2 + length]
        place += 2 + length
        if marker == _SCAN:
            yield _Segment(marker, content, jpeg[place : -len(_END)])
            return
        yield _Segment(marker, content)
