"""Reading content streams as instructions."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartenwerk.printing.preflight.scan import PATH, DamagedContentError, InlineImage, PdfName, instructions, numbers


def read(stream: bytes) -> list[tuple[bytes, list[Any]]]:
    return [(operator, operands) for operator, operands in instructions(stream)]


def test_operands_come_before_their_operator() -> None:
    assert read(b"0 .5 -1. 1 k /Over gs true null x") == [
        (b"k", [0.0, 0.5, -1.0, 1.0]),
        (b"gs", [PdfName(b"Over")]),
        (b"x", [True, None]),
    ]


def test_path_construction_comes_as_one_piece() -> None:
    ((operator, (run,)), paint) = read(b"1 2 m\n3 4 l\n5 6 7 8 9 10 c h\nf*")
    assert operator == PATH
    assert numbers(run) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert paint == (b"f*", [])


def test_operators_that_begin_like_path_construction_are_told_apart() -> None:
    assert [operator for operator, _ in read(b"1 0 0 1 0 0 cm 1 0 l/Over gs /c cs")] == [b"cm", b"l", b"gs", b"cs"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (b"(plain)", b"plain"),
        (b"(1 2 m h)", b"1 2 m h"),
        (b"(a (nested (deep)) text)", b"a (nested (deep)) text"),
        (rb"(\(\)\\\n\101\7)", b"()\\\nA\x07"),
        (b"(broken \\\nline)", b"broken line"),
        (b"<48 656C6c6F 2>", b"Hello "),
        (b"()", b""),
    ],
)
def test_texts(text: bytes, meant: bytes) -> None:
    assert read(text + b" Tj") == [(b"Tj", [meant])]


def test_arrays_and_dictionaries_nest() -> None:
    assert read(b"[(A)-120(V)] TJ /OC << /MCID 0 /A [1 [2]] >> BDC") == [
        (b"TJ", [[b"A", -120.0, b"V"]]),
        (b"BDC", [PdfName(b"OC"), {b"MCID": 0.0, b"A": [1.0, [2.0]]}]),
    ]


def test_names_may_be_written_in_codes() -> None:
    assert read(b"/A#20B gs") == [(b"gs", [PdfName(b"A B")])]


def test_comments_are_passed_over() -> None:
    assert read(b"% 1 0 0 rg\nq % and on\nQ%") == [(b"q", []), (b"Q", [])]


def test_the_data_of_an_inline_image_is_passed_over() -> None:
    ((operator, (image,)), after) = read(b"BI /W 2 /H 1 /CS /G ID \x01 EI\xff 1 0 m ( EI\nQ")
    assert operator == b"BI"
    assert image == InlineImage({b"W": 2.0, b"H": 1.0, b"CS": PdfName(b"G")})
    assert after == (b"Q", [])


@pytest.mark.parametrize("stream", [b"(open", b"1 2", b"] TJ", b"q } Q", b"BI /W 1 ID abc"])
def test_what_cannot_be_read_is_told(stream: bytes) -> None:
    with pytest.raises(DamagedContentError):
        read(stream)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(stream: bytes) -> None:
    with suppress(DamagedContentError):
        read(stream)
