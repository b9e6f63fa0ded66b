"""How much ink a picture takes, whichever way its file counts."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from pikepdf import Array, Name, Pdf, Stream
from PIL import Image

from kartenwerk.graphics.display.geometry import Box
from kartenwerk.printing.preflight.budget import Budget
from kartenwerk.printing.preflight.household import Household
from kartenwerk.printing.preflight.picture_ink import ink_map

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
    assert ink_map(embedded(pdf, zlib.compress(bytes(INK) * 1600), Filter=Name.FlateDecode)).most() == pytest.approx(
        160
    )


def test_a_picture_that_counts_backwards(pdf: Pdf) -> None:
    assert ink_map(embedded(pdf, bytes(INK) * 1600, Decode=INVERTED)).most() == pytest.approx(400 - 160)


def test_a_jpeg_that_counts_backwards(pdf: Pdf) -> None:
    image = embedded(pdf, jpeg(), Filter=Name.DCTDecode, Decode=INVERTED)
    assert ink_map(image).most() == pytest.approx(160, abs=3)


def test_a_jpeg_that_is_taken_as_it_is(pdf: Pdf) -> None:
    dark = embedded(pdf, jpeg(), Filter=Name.DCTDecode)
    assert ink_map(dark).most() == pytest.approx(400 - 160, abs=3)


def test_the_darkest_area_counts_not_a_single_dot(pdf: Pdf) -> None:
    white, black = bytes(4), b"\xff" * 4
    spotted = white * 799 * 400 + black + white * (800 * 800 - 799 * 400 - 1)
    half = white * 800 * 400 + black * 800 * 400
    assert ink_map(embedded(pdf, spotted, side=800)).most() < 50
    assert ink_map(embedded(pdf, half, side=800)).most() == 400


def test_other_pictures_are_left_to_other_rules(pdf: Pdf) -> None:
    assert ink_map(embedded(pdf, b"", ColorSpace=Name.DeviceRGB)).most() == 0
    assert ink_map(embedded(pdf, b"no picture", Filter=Name.DCTDecode)).most() == 0


def test_the_part_under_a_text_counts_alone(pdf: Pdf) -> None:
    """The upper half is dark; the picture fills the unit square, y up."""
    image = embedded(pdf, b"\xff" * 4 * 800 + bytes(4) * 800)
    assert ink_map(image).most(Box(0.1, 0.6, 0.4, 0.9)) == 400
    assert ink_map(image).most(Box(0.1, 0.1, 0.4, 0.4)) == 0
    assert ink_map(image).most() == 400


def test_a_household_knows_a_picture_by_all_that_alters_its_ink(pdf: Pdf) -> None:
    household, budget = Household(), Budget()
    plain, other = bytes(INK) * 1600, bytes(INK[::-1]) * 1600
    images = [
        embedded(pdf, zlib.compress(plain), Filter=Name.FlateDecode),
        embedded(pdf, zlib.compress(plain), Decode=INVERTED, Filter=Name.FlateDecode),
        embedded(pdf, zlib.compress(other[:3] + other[:-3]), Filter=Name.FlateDecode),
        embedded(pdf, zlib.compress(plain), ColorSpace=Name.DeviceRGB, Filter=Name.FlateDecode),
        embedded(pdf, zlib.compress(plain), side=20, Filter=Name.FlateDecode),
    ]
    for _ in range(2):
        assert [household.ink_of(image, budget).most() for image in images] == [
            ink_map(image).most() for image in images
        ]


def test_a_household_measures_a_picture_once(pdf: Pdf) -> None:
    household, budget = Household(), Budget()
    for _ in range(2):
        household.ink_of(embedded(pdf, bytes(INK) * 1600), budget)
    assert budget.pixels.left == Budget().pixels.left - 1600
