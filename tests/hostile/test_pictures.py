"""A back from a stranger: it is printed right, or refused in one sentence, and never takes all memory."""

from __future__ import annotations

import io
import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tests.hostile.fence import fenced
from tests.support import pixels_of

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import Raster
from kartenwerk.graphics.images import MOST_PIXELS
from kartenwerk.printing.pdf.picture import read_picture

SIZE = 200, 300
"""Pixels, at 300 dpi on the box below."""
BOX = 200 / 300 * 25.4, 25.4
MEGABYTE = 1 << 20


def saved(picture: Image.Image, kind: str, **options: Any) -> bytes:
    target = io.BytesIO()
    picture.save(target, kind, **options)
    return target.getvalue()


def zeros(count: int) -> bytes:
    """So many zeros, deflated."""
    packer = zlib.compressobj(9)
    parts = [packer.compress(bytes(1 << 20)) for _ in range(count >> 20)]
    return b"".join([*parts, packer.compress(bytes(count % (1 << 20))), packer.flush()])


def png(width: int, height: int, channels: int, pixels: bytes) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, {1: 0, 3: 2, 4: 6}[channels], 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def black_png(width: int, height: int, channels: int) -> bytes:
    return png(width, height, channels, zeros(height * (width * channels + 1)))


def jpeg_of_size(width: int, height: int, **options: Any) -> bytes:
    """A small JPEG whose head gives another size."""
    data = bytearray(saved(Image.new("RGB", (16, 16)), "JPEG", **options))
    start = data.index(b"\xff\xc2" if options.get("progressive") else b"\xff\xc0")
    data[start + 5 : start + 9] = struct.pack(">HH", height, width)
    return bytes(data)


def read(tmp_path: Path, data: bytes) -> Raster:
    file = tmp_path / "back"
    file.write_bytes(data)
    return read_picture(file, *BOX)


def colours(raster: Raster) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The first and the last pixel."""
    return tuple(pixels_of(raster, screen=True)[:3]), tuple(pixels_of(raster, screen=True)[-3:])


CASES = [((7680, 11460), 3, 600), ((7680, 11460), 4, 600), ((5700, 15700), 3, 850), ((5700, 15700), 4, 850)]


@pytest.mark.parametrize(
    ("size", "channels", "megabytes"),
    [((4000, 6200), 4, 340), *(pytest.param(*case, marks=pytest.mark.slow) for case in CASES)],
)
def test_a_back_of_88_megapixels_fits_into_memory(
    tmp_path: Path, size: tuple[int, int], channels: int, megabytes: int
) -> None:
    """One of a card's shape is reduced to half while it is read. The quick case is one of 25 megapixels."""
    file = tmp_path / "back"
    file.write_bytes(black_png(*size, channels))
    answer = fenced(lambda: read_picture(file, 62, 94).columns, memory=megabytes * MEGABYTE)
    assert (answer.code, answer.err) == (0, "")


@pytest.mark.parametrize(
    "make",
    [
        lambda: png(100_000, 100_000, 3, b"abc"),
        lambda: png(2**31 - 1, 2**31 - 1, 3, b"abc"),
        lambda: png(10_000, 9_001, 3, b"abc"),
        lambda: jpeg_of_size(65_500, 65_500),
        lambda: jpeg_of_size(9_000, 9_000, progressive=True),
        lambda: jpeg_of_size(300, 300, progressive=True) + b"\xff\xda" * 100,
    ],
    ids=["a PNG bomb", "the largest PNG", "just too many", "a JPEG bomb", "a progressive JPEG", "a hundred scans"],
)
def test_too_many_pixels_are_refused_with_the_limit(tmp_path: Path, make: Callable[[], bytes]) -> None:
    answer = fenced(read, tmp_path, make(), memory=200 * MEGABYTE)
    assert answer.code == 1
    assert "too many pixels to be read safely" in answer.err
    assert f"at most {MOST_PIXELS:,} pixels" in answer.err


@pytest.mark.parametrize(("mode", "found"), [("F", "floating-point numbers"), ("I", "32 bits a channel")])
def test_numbers_without_a_white_are_refused(tmp_path: Path, mode: str, found: str) -> None:
    with pytest.raises(KartenwerkError, match=f"how bright white is; found {found}; expected 8 or 16 bits a channel"):
        read(tmp_path, saved(Image.new("L", SIZE, 255).convert(mode), "TIFF"))


WHITE, BLACK = (255, 255, 255), (0, 0, 0)
HALF = Image.new("L", SIZE, 255)
HALF.paste(0, (0, 0, SIZE[0], SIZE[1] // 2))  # black above, white below
GREY_16 = HALF.convert("I").point(lambda value: value * 257).convert("I;16")


@pytest.mark.parametrize(
    ("data", "first", "last"),
    [
        (saved(GREY_16, "PNG"), BLACK, WHITE),
        (saved(GREY_16, "TIFF"), BLACK, WHITE),
        (saved(HALF.convert("1"), "PNG"), BLACK, WHITE),
        (saved(HALF.quantize(2), "PNG", transparency=0), None, None),
        (saved(Image.merge("LA", (Image.new("L", SIZE), HALF)), "PNG"), WHITE, BLACK),
        (saved(HALF.convert("RGB"), "PNG", save_all=True, append_images=[Image.new("RGB", SIZE)]), BLACK, WHITE),
        (saved(HALF.convert("RGB"), "PNG", icc_profile=b"no profile" * 9), BLACK, WHITE),
    ],
    ids=["16 bits", "16 bits in TIFF", "1 bit", "palette", "grey and alpha", "animated", "a broken profile"],
)
def test_unusual_pictures_are_right(
    tmp_path: Path, data: bytes, first: tuple[int, ...] | None, last: tuple[int, ...] | None
) -> None:
    found = colours(read(tmp_path, data))
    if first is None:  # a colour of the palette is transparent: both halves are white then, or one was white already
        assert WHITE in found
    else:
        assert found == (first, last)


def inverted_cmyk() -> bytes:
    """Black as Photoshop writes it: with Adobe's marker, and 0 for full ink. Pillow writes the same."""
    return saved(Image.new("CMYK", SIZE, (0, 0, 0, 255)), "JPEG", quality=100)


def test_an_inverted_jpeg_of_adobes_is_as_dark_as_the_same_inks_in_tiff(tmp_path: Path) -> None:
    (jpeg, _), (tiff, _) = (
        colours(read(tmp_path, data))
        for data in (inverted_cmyk(), saved(Image.new("CMYK", SIZE, (0, 0, 0, 255)), "TIFF"))
    )
    assert max(abs(one - other) for one, other in zip(jpeg, tiff, strict=True)) <= 3
    assert max(jpeg) < 50


def test_a_broken_profile_of_inks_gives_way_to_that_of_the_press(tmp_path: Path) -> None:
    picture = Image.new("CMYK", SIZE, (0, 0, 0, 255))
    broken, none = (read(tmp_path, saved(picture, "JPEG", **more)) for more in ({"icc_profile": b"x" * 300}, {}))
    assert pixels_of(broken, screen=True) == pixels_of(none, screen=True)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_turned_photo_stands_upright(tmp_path: Path, orientation: int) -> None:
    """Half of it is dark: whichever way the camera was held, that is the upper half."""
    undo = {2: 0, 3: 3, 4: 1, 5: 5, 6: 2, 7: 6, 8: 4}  # the turn that the camera made, as Pillow counts turns
    picture = HALF.convert("RGB")
    held = picture.transpose(Image.Transpose(undo[orientation])) if orientation in undo else picture
    entries = Image.Exif()
    entries[274] = orientation
    first, last = colours(read(tmp_path, saved(held, "JPEG", exif=entries, quality=95)))
    assert max(first) < 20
    assert min(last) > 235


def test_a_very_large_photo_keeps_its_sides_and_colours(tmp_path: Path) -> None:
    """It is read in bands, or in a smaller size: no seams, and nothing is moved."""
    picture = Image.new("RGB", (5000, 7500), WHITE)
    picture.paste((200, 0, 0), (0, 0, 5000, 3750))
    for data in (saved(picture, "JPEG", quality=90), saved(picture, "PNG", compress_level=1)):
        raster = read(tmp_path, data)
        seen = Image.frombytes("RGB", (raster.columns, raster.rows), pixels_of(raster, screen=True))
        for row in range(12, raster.rows, 25):  # not at the very edge between both colours
            wanted = (200, 0, 0) if row < raster.rows // 2 else WHITE
            found = seen.getpixel((raster.columns // 2, row))
            assert isinstance(found, tuple)
            assert max(abs(one - other) for one, other in zip(found, wanted, strict=True)) <= 3


NOISE = Image.effect_noise(SIZE, 90).convert("RGB")
FILES = {kind: saved(NOISE, kind) for kind in ("PNG", "JPEG", "TIFF")}


@pytest.mark.parametrize("kind", FILES)
def test_a_truncated_file_is_refused_in_one_sentence(tmp_path: Path, kind: str) -> None:
    for share in (0.001, 0.1, 0.5, 0.9):
        with pytest.raises(KartenwerkError, match="not a picture that can be read; expected PNG, JPEG or TIFF"):
            read(tmp_path, FILES[kind][: int(len(FILES[kind]) * share)])


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("kind", FILES)
def test_bytes_changed_at_random_are_read_or_refused(tmp_path: Path, kind: str) -> None:
    """Heads and tables are hit more often than pixels; nothing is said on the side, either."""
    chance = random.Random(kind)
    small = saved(NOISE.crop((0, 0, 40, 60)), kind)
    for _ in range(150):
        data = bytearray(small)
        for _ in range(chance.randint(1, 8)):
            data[chance.randrange(min(len(data), chance.choice((60, 400, len(data)))))] = chance.randrange(256)
        file = tmp_path / "back"
        file.write_bytes(data)
        try:
            read_picture(file, 3.0, 4.0, dpi=72)
        except KartenwerkError as error:
            assert "\n" not in str(error)
