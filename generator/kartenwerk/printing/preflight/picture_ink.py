"""How much ink a CMYK picture lays down, as a whole and beneath a piece of text."""

from __future__ import annotations

import warnings
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeAlias

import pikepdf
from PIL import Image, ImageMath, ImageOps

from kartenwerk.base.message import _
from kartenwerk.graphics.display.geometry import Box
from kartenwerk.printing.preflight.budget import LARGEST_STREAM, Budget, OverBudgetError
from kartenwerk.printing.preflight.colour import read_space
from kartenwerk.printing.preflight.geometry import UNIT_SQUARE
from kartenwerk.printing.preflight.unpack import filters_of, unpack_stream

_SIDE = 200  # pixels: a larger picture is reduced to about this side, so that single dots do not count as an area
_LONGEST_SIDE = 65_535  # pixels
_MOST_PIXELS = 100_000_000  # of a picture that is read in bands
_MOST_WHOLE = 40_000_000  # of a JPEG: one in several scans is held as a whole, with 8 bytes a pixel
_MOST_SCANS = 64  # of a JPEG; some ten are common
_MOST_WAVELETS = 10_000_000  # of a JPEG 2000, which takes some 30 bytes a pixel
_PIECE = 1 << 20  # bytes
_CHANNELS = 4
_DEPTH = "I;16"  # of a dot of an ink map that is kept: 0 to 4 x 255
_FLATE, _JPEG, _JPEG_2000 = ("/FlateDecode", "/Fl"), "/DCTDecode", "/JPXDecode"


@dataclass(frozen=True)
class InkMap:
    """The ink of all four plates together (0 to 4 x 255) at every dot of a reduced picture; None if nobody knows.

    `coloured` is that of cyan, magenta and yellow alone: all that stays where black is printed over the picture.
    """

    dots: Image.Image | None
    coloured: Image.Image | None

    @property
    def count(self) -> int:
        """The number of dots."""
        return self.dots.width * self.dots.height if self.dots else 0

    def most(self, part: Box = UNIT_SQUARE) -> float:
        """The most ink, in percent of one full plate, in a part of the unit square (y up) that the picture fills."""
        return _most(self.dots, part)

    def most_coloured(self, part: Box = UNIT_SQUARE) -> float:
        """The same without its black."""
        return _most(self.coloured, part)

    def pack(self) -> bytes:
        """The map as bytes; none if nobody knows it."""
        if self.dots is None or self.coloured is None:
            return b""
        size = b"".join(side.to_bytes(2, "big") for side in self.dots.size)
        return size + b"".join(part.convert(_DEPTH).tobytes() for part in (self.dots, self.coloured))

    @staticmethod
    def unpack(content: bytes) -> InkMap:
        """The map whose bytes these are."""
        size, half = (int.from_bytes(content[:2], "big"), int.from_bytes(content[2:4], "big")), len(content) // 2 + 2
        parts = (content[4:half], content[half:])
        dots, coloured = (Image.frombytes(_DEPTH, size, part).convert("I") for part in parts)
        return InkMap(dots, coloured)


NO_INK = InkMap(None, None)


@dataclass(frozen=True)
class BriefInk:
    """The greatest values of an ink map, which is brought only where a part of the picture is asked for.

    A map takes more memory than the picture does in its file.
    """

    count: int
    whole: float
    whole_coloured: float
    bring: Callable[[], InkMap]

    def most(self, part: Box = UNIT_SQUARE) -> float:
        return self.whole if part == UNIT_SQUARE else self.bring().most(part)

    def most_coloured(self, part: Box = UNIT_SQUARE) -> float:
        return self.whole_coloured if part == UNIT_SQUARE else self.bring().most_coloured(part)


PictureInk: TypeAlias = InkMap | BriefInk


def _most(dots: Image.Image | None, part: Box) -> float:
    if not dots:
        return 0.0
    left, right = _span(part.x0, part.x1, dots.width)
    top, foot = _span(1 - part.y1, 1 - part.y0, dots.height)
    _, most = dots.crop((left, top, right, foot)).getextrema()
    assert isinstance(most, int | float)  # there is one channel
    return most / 2.55


def ink_map(image: Any, budget: Budget | None = None) -> InkMap:
    """The ink of an image; empty if it is not CMYK, or compressed in a way that cannot be unpacked here.

    OverBudgetError if it has more pixels than are read.
    """
    space = read_space(image.get("/ColorSpace"))
    if space.family not in ("DeviceCMYK", "ICCBased") or space.components != _CHANNELS:
        return NO_INK
    jpeg = _JPEG in filters_of(image)
    try:
        small = _reduce(image, budget or Budget())
        backwards = "/Decode" in image and float(image.Decode[0]) == 1
    except OverBudgetError:
        raise
    except Exception:  # damaged in one of the many ways that pictures can be
        return NO_INK
    if small.mode != "CMYK":
        return NO_INK
    # Pillow inverts every CMYK JPEG, since Photoshop writes them inverted; Decode says whether this one really is.
    inverted = backwards != jpeg
    cyan, magenta, yellow, black = (ImageOps.invert(plate) if inverted else plate for plate in small.split())
    coloured = ImageMath.lambda_eval(
        lambda plates: plates["c"] + plates["m"] + plates["y"], c=cyan, m=magenta, y=yellow
    )
    return InkMap(ImageMath.lambda_eval(lambda plates: plates["c"] + plates["k"], c=coloured, k=black), coloured)


def _span(low: float, high: float, count: int) -> tuple[int, int]:
    """The dots, from and to, that a part of the side from 0 to 1 touches; at least one."""
    first = min(max(int(low * count), 0), count - 1)
    return first, min(max(int(high * count) + 1, first + 1), count)


def _reduce(image: Any, budget: Budget) -> Image.Image:
    """The picture, reduced. What it raises on damaged ones may be anything."""
    filters = filters_of(image)
    if filters[-1:] in ([_JPEG], [_JPEG_2000]):
        data = _without_flate(image, filters[:-1])
        return _reduce_jpeg(data, budget) if filters[-1] == _JPEG else _reduce_wavelets(data, budget)
    width, height = int(image.Width), int(image.Height)
    if int(image.BitsPerComponent) != 8 or min(width, height) < 1:
        raise ValueError("not a picture that is measured here")
    if max(width, height) > _LONGEST_SIDE:
        raise OverBudgetError(f"more than {_LONGEST_SIDE:,} pixels in a row or column")
    _spend(width * height, _MOST_PIXELS, budget)
    if not filters:
        pieces = _slice(bytes(image.read_raw_bytes()), _PIECE)
    elif len(filters) == 1 and filters[0] in _FLATE and not _has_predictor(image):
        pieces = _inflate(bytes(image.read_raw_bytes()))
    else:
        pieces = _slice(unpack_stream(image, budget.unpacked), _PIECE)
    return _reduce_rows(pieces, width, height)


def _reduce_rows(pieces: Iterable[bytes], width: int, height: int) -> Image.Image:
    """A picture that comes in pieces, read in bands of rows."""
    factor = max(1, max(width, height) // _SIDE)
    small = Image.new("CMYK", (-(-width // factor), -(-height // factor)))
    stride = width * _CHANNELS
    rows = factor * max(1, _PIECE // (stride * factor))
    held, done = bytearray(), 0
    for piece in pieces:
        held += piece
        while done < height:
            count = min(rows, height - done)
            if len(held) < count * stride:
                break
            band = Image.frombytes("CMYK", (width, count), bytes(held[: count * stride]))
            del held[: count * stride]
            small.paste(band.reduce(factor) if factor > 1 else band, (0, done // factor))
            done += count
        if done == height:
            return small
    raise ValueError("the picture ends too early")


def _inflate(data: bytes) -> Iterator[bytes]:
    unpacker = zlib.decompressobj()
    for packed in _slice(data, _PIECE // 16):
        rest = packed
        while rest and not unpacker.eof:
            yield unpacker.decompress(rest, _PIECE)
            rest = unpacker.unconsumed_tail


def _slice(data: bytes, size: int) -> Iterator[bytes]:
    return (data[start : start + size] for start in range(0, len(data), size))


def _has_predictor(image: Any) -> bool:
    """Whether its rows were changed before they were compressed (ISO 32000-1, 7.4.4.4)."""
    settings = image.get("/DecodeParms", image.get("/DP"))
    if isinstance(settings, pikepdf.Array):
        settings = settings[0] if len(settings) else None
    return isinstance(settings, pikepdf.Dictionary) and settings.get("/Predictor", 1) != 1


def _without_flate(image: Any, filters: list[str]) -> bytes:
    """A compressed picture, which may be compressed once more."""
    data = bytes(image.read_raw_bytes())
    if not filters:
        return data
    if len(filters) > 1 or filters[0] not in _FLATE:
        raise ValueError("not a picture that is measured here")
    unpacker = zlib.decompressobj()
    return unpacker.decompress(data, LARGEST_STREAM)


def _reduce_jpeg(data: bytes, budget: Budget) -> Image.Image:
    scans = data.count(b"\xff\xda")
    if scans > _MOST_SCANS:
        raise OverBudgetError(f"more than {_MOST_SCANS} scans")
    with _open(data, "JPEG") as picture:
        _spend(picture.width * picture.height, _MOST_WHOLE, budget, max(1, scans // 3))
        picture.draft("CMYK", (_SIDE, _SIDE))
        return _small(picture)


def _reduce_wavelets(data: bytes, budget: Budget) -> Image.Image:
    with _open(data, "JPEG2000") as picture:
        _spend(picture.width * picture.height, _MOST_WAVELETS, budget, 10)
        return _small(picture)


def _open(data: bytes, kind: str) -> Image.Image:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # there is a limit of our own
        try:
            return Image.open(BytesIO(data), formats=[kind])
        except Image.DecompressionBombError:
            raise OverBudgetError(_("more than {most:,} pixels", most=_MOST_WHOLE)) from None


def _small(picture: Image.Image) -> Image.Image:
    factor = max(1, max(picture.size) // _SIDE)
    return picture.reduce(factor) if factor > 1 else picture.copy()


def _spend(pixels: int, most: int, budget: Budget, weight: int = 1) -> None:
    if pixels > most:
        raise OverBudgetError(_("more than {most:,} pixels", most=most))
    budget.pixels.spend(pixels * weight)
