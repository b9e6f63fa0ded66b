"""What orders and answers consist of. Both processes load this, and nothing that takes long."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import MEGABYTE
from kartenwerk.base.message import _


class SheetLimits(NamedTuple):
    """What a worksheet may hold: megabytes unpacked, rows of cards and rows beside them, and columns."""

    unpacked_mb: int
    rows: int
    spare: int
    columns: int


class Worksheet(NamedTuple):
    """The records of a worksheet, and in which columns dates stand."""

    records: list[list[str]]
    dates: frozenset[int]


NESTED, NO_NUMBER, NO_TEXT, TWICE = "\0nested", "\0no number", "\0no text", "\0twice"
"""Texts that no cell can have: of a list, of what is no number, of signs that no text has, of a name given twice."""


class ObjectRow(NamedTuple):
    """A row as an object: the line where it begins and its cells by their columns; or what it is, if it is none."""

    line: int
    cells: list[tuple[str, str]]
    found: str = ""


class ImageLimits(NamedTuple):
    """The megabytes and the megapixels that an image may have."""

    megabytes: int
    megapixels: int


class ImageFacts(NamedTuple):
    """Columns and rows of an image that is held upright, and whether anything of it may be transparent."""

    columns: int
    rows: int
    alpha: bool


class ImagePart(NamedTuple):
    """A part of an image, by its left, top, right and lower edge in pixels, and the columns and rows it is to have."""

    part: tuple[float, float, float, float]
    columns: int
    rows: int


def check_pixels(name: str, columns: int, rows: int, most: int) -> None:
    """KartenwerkError for a picture of more than so many megapixels."""
    if columns * rows > most * MEGABYTE:
        raise KartenwerkError(
            "the picture has too many pixels",
            file=name,
            found=f"{columns} x {rows}",
            expected=_("at most {most} megapixels", most=most),
        )
