"""Photographs as JPEG."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from kartenwerk.printing.pdf.jpeg import encode
from kartenwerk.printing.pdf.packing import pack

SIZE = 320, 200
ADOBE = b"Adobe\x00\x64\x00\x00\x00\x00"
PLATES = [
    Image.linear_gradient("L").resize(SIZE),
    Image.radial_gradient("L").resize(SIZE),
    Image.linear_gradient("L").rotate(90).resize(SIZE),
    Image.radial_gradient("L").resize(SIZE).point(lambda value: value // 3),
]


def decoded(jpeg: bytes) -> Image.Image:
    with Image.open(BytesIO(jpeg), formats=("JPEG",)) as picture:
        picture.load()
        return picture.copy()


def size_of_plates_apart(picture: Image.Image) -> int:
    target = BytesIO()
    picture.save(target, "JPEG", quality=92, subsampling=0, optimize=True)
    return len(target.getvalue())


def test_four_plates_come_out_as_they_went_in() -> None:
    picture = Image.merge("CMYK", PLATES)
    found = decoded(encode(picture, 92))
    assert (found.mode, found.size) == ("CMYK", SIZE)
    assert ImageStat.Stat(ImageChops.difference(found, picture)).rms == pytest.approx([0] * 4, abs=2.5)


def test_its_marker_tells_a_viewer_how_the_colours_are_parted() -> None:
    assert ADOBE + b"\x02" in encode(Image.merge("CMYK", PLATES), 92)


@pytest.mark.parametrize("inks", [(0, 0, 0, 0), (0, 0, 0, 255), (0, 0, 0, 90)])
def test_paper_and_black_have_no_speck_of_colour(inks: tuple[int, int, int, int]) -> None:
    found = decoded(encode(Image.new("CMYK", SIZE, inks), 92))
    assert [plate.getextrema() for plate in found.split()[:3]] == [(0, 0)] * 3


def test_a_photograph_is_smaller_than_its_plates_apart_and_packed_as_one(photograph: Image.Image) -> None:
    packed = pack(photograph, 92, 4096)
    assert packed.jpeg
    assert packed.inverted
    assert len(packed.content) < 0.8 * size_of_plates_apart(photograph)


def test_a_picture_of_few_colours_is_deflated() -> None:
    assert pack(Image.new("CMYK", SIZE, (0, 90, 80, 0)), 92, 4096).predicted


def test_many_colours_that_deflate_better_are_deflated() -> None:
    noise = Image.effect_noise((160, 4), 90)
    striped = Image.merge("CMYK", [noise, noise.rotate(180), noise, noise.rotate(180)]).resize(
        (160, 800), Image.Resampling.NEAREST
    )
    assert pack(striped, 92, 100).predicted


@pytest.fixture
def photograph() -> Image.Image:
    """Plates with the same edges in all of them, as photographs have."""
    spots = Image.effect_noise((40, 25), 90).resize(SIZE)
    return Image.merge("CMYK", [ImageChops.multiply(plate, spots) for plate in PLATES])


@pytest.mark.parametrize("mode", ["RGB", "CMYK"])
def test_a_picture_of_noise_is_written_too(mode: str) -> None:
    """Its JPEG has more bytes than the picture has dots, for which Pillow makes no room."""
    side = 300
    noise = random.Random(7).randbytes(side * side * len(mode))
    picture = Image.frombytes(mode, (side, side), noise)
    with Image.open(BytesIO(encode(picture, 92))) as read:
        read.load()
        assert read.size == (side, side)
