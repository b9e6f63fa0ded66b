"""Pixels packed as a PDF holds them, and kept in the cache: photographs as JPEG, flat pictures deflated."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO

from PIL import Image

from kartenwerk.base.cache import Cache
from kartenwerk.graphics.display import Packed, Raster
from kartenwerk.printing.pdf import jpeg

KIND = "picture"
"""What the cache calls packed pixels."""

_CHUNK = struct.Struct(">I4s")


_BANDS, _BAND = 2, 12  # strips of rows, the sample for estimating the size of a deflated photograph


def pack(picture: Image.Image, quality: int, colours: int) -> Packed:
    """The pixels of a picture in RGB or CMYK. One with more colours than a limit becomes a JPEG, if that is smaller."""
    if _count(picture, colours) <= colours:
        return pack_flat(picture)
    photograph = Packed(jpeg.encode(picture, quality), jpeg=True, inverted=picture.mode == "CMYK")
    if _estimate_deflated(picture) > len(photograph.content):  # deflating all of a photograph takes ten times as long
        return photograph
    return min(pack_flat(picture), photograph, key=lambda packed: len(packed.content))


def pack_flat(picture: Image.Image) -> Packed:
    """The pixels of a picture in RGB or CMYK, deflated however many colours it has."""
    return Packed(_predict(picture), predicted=True)


def _estimate_deflated(picture: Image.Image) -> float:
    """About how many bytes the deflated picture has, less rather than more."""
    if picture.height <= 2 * _BANDS * _BAND:
        return 0
    step = picture.height // _BANDS
    strips = (picture.crop((0, top, picture.width, top + _BAND)) for top in range(0, _BANDS * step, step))
    return 0.8 * sum(len(_predict(strip)) for strip in strips) * picture.height / (_BANDS * _BAND)


def _count(picture: Image.Image, most: int) -> int:
    found = (picture.convert("RGB") if picture.mode == "CMYK" else picture).getcolors(most)
    return most + 1 if found is None else len(found)


def _predict(picture: Image.Image) -> bytes:
    """The rows as PNG packs them: a PDF reads the same data. PNG knows no CMYK, but four channels all the same."""
    if picture.mode == "CMYK":
        picture = Image.frombytes("RGBA", picture.size, picture.tobytes())
    target = BytesIO()
    picture.save(target, "PNG", compress_level=6)
    return b"".join(_data_of(target.getvalue()))


def _data_of(png: bytes) -> list[bytes]:
    place, found = 8, []
    while place < len(png):
        length, name = _CHUNK.unpack_from(png, place)
        if name == b"IDAT":
            found.append(png[place + 8 : place + 8 + length])
        place += length + 12
    return found


def read_pixels(cache: Cache, key: str, *, screen: bool) -> Packed | None:
    """Packed pixels from the cache."""
    entry = cache.read(KIND, _name(key, screen))
    if entry is None:
        return None
    flags = entry[0]
    return Packed(entry[1:], bool(flags & 1), bool(flags & 2), bool(flags & 4))


def keep(cache: Cache, key: str, packed: Packed, *, screen: bool) -> None:
    """Keep packed pixels in the cache."""
    flags = packed.jpeg | packed.predicted << 1 | packed.inverted << 2
    cache.write(KIND, _name(key, screen), bytes([flags]) + packed.content)


def read_raster(cache: Cache, key: str, columns: int, rows: int, *, screen: bool) -> Raster | None:
    """A picture whose pixels are in the cache; None if they are not."""
    packed = read_pixels(cache, key, screen=screen)
    return None if packed is None else Raster(columns, rows, key, lambda _: packed, kept=True)


def _name(key: str, screen: bool) -> str:
    return f"{key} {'rgb' if screen else 'cmyk'}"


def unpack(packed: Packed, columns: int, rows: int) -> Image.Image:
    """The pixels in CMYK of what is deflated."""
    content = zlib.decompress(packed.content)
    if packed.predicted:
        head = struct.pack(">IIBBBBB", columns, rows, 8, 6, 0, 0, 0)
        png = b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", packed.content) + _chunk(b"IEND", b"")
        with Image.open(BytesIO(png), formats=("PNG",)) as picture:
            content = picture.tobytes()
    return Image.frombytes("CMYK", (columns, rows), content)


def unpack_raster(raster: Raster) -> Image.Image:
    """The pixels of a raster in CMYK, as a press gets them."""
    packed = raster.packed(False)
    if packed.jpeg:
        with Image.open(BytesIO(packed.content), formats=("JPEG",)) as picture:
            return picture.convert("CMYK")
    return unpack(packed, raster.columns, raster.rows)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
