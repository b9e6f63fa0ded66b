"""How much ink a picture takes, whichever way its file counts."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from pikepdf import Array, Name, Pdf, Stream
from PIL import Image

from generator.preflight.picture_ink import picture_ink

INK = (204, 102, 51, 51)  # 80 + 40 + 20 + 20 percent
INVERTED = Array([1, 0] * 4)


@pytest.fixture
def pdf() -> Iterator[Pdf]:
    with Pdf.new() as made:
        yield made


def embedded(pdf: Pdf, data: bytes, side: int = 40, **entries: Any) -> Stream:
    kind = {"Subtype": Name.Image, "Width": side, "Height": side, "BitsPerComponent": 8, "ColorSpace": Name.DeviceCMYK}
    return Stream(pdf, data, **(kind | entries))


def jpeg() -> bytes:
    """As Photoshop and Pillow write it: 0 is full ink."""
    target = BytesIO()
    Image.new("CMYK", (40, 40), INK).save(target, "JPEG", quality=100)
    return target.getvalue()


def test_a_plain_picture(pdf: Pdf) -> None:
    assert picture_ink(embedded(pdf, zlib.compress(bytes(INK) * 1600), Filter=Name.FlateDecode)) == pytest.approx(160)


def test_a_picture_that_counts_backwards(pdf: Pdf) -> None:
    assert picture_ink(embedded(pdf, bytes(INK) * 1600, Decode=INVERTED)) == pytest.approx(160)


def test_a_jpeg_that_counts_backwards(pdf: Pdf) -> None:
    image = embedded(pdf, jpeg(), Filter=Name.DCTDecode, Decode=INVERTED)
    assert picture_ink(image) == pytest.approx(160, abs=3)


def test_a_jpeg_that_is_taken_as_it_is(pdf: Pdf) -> None:
    dark = embedded(pdf, jpeg(), Filter=Name.DCTDecode)
    assert picture_ink(dark) == pytest.approx(400 - 160, abs=3)


def test_the_darkest_area_counts_not_a_single_dot(pdf: Pdf) -> None:
    white, black = bytes(4), b"\xff" * 4
    spotted = white * 799 * 400 + black + white * (800 * 800 - 799 * 400 - 1)
    half = white * 800 * 400 + black * 800 * 400
    assert picture_ink(embedded(pdf, spotted, side=800)) < 50
    assert picture_ink(embedded(pdf, half, side=800)) == 400


def test_other_pictures_are_left_to_other_rules(pdf: Pdf) -> None:
    assert picture_ink(embedded(pdf, b"", ColorSpace=Name.DeviceRGB)) == 0
    assert picture_ink(embedded(pdf, b"no picture", Filter=Name.DCTDecode)) == 0
