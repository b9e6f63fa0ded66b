"""The pages of a file that are proofed: their sizes and boxes, read before Ghostscript sees the file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pikepdf

from kartenwerk.base.errors import KartenwerkError, check_between
from kartenwerk.base.message import _
from kartenwerk.graphics.display.geometry import Box
from kartenwerk.printing.preflight.budget import Budget, OverBudgetError
from kartenwerk.printing.preflight.geometry import read_box
from kartenwerk.printing.preflight.opening import open_pdf
from kartenwerk.printing.preflight.page_entries import find_inherited
from kartenwerk.printing.proof.plates import Plates, separate

FIRST = 4
"""The most pages that are shown, unless one is named."""

_POINT = 25.4 / 72
_LARGEST = 5000.0  # mm; ISO 32000-1 ends there, too: 14,400 pt


class PageBox(NamedTuple):
    """A box on the page, as shares of its width and height from the upper left corner."""

    x0: float
    y0: float
    x1: float
    y1: float


class ProofPage(NamedTuple):
    """A page: its number of `count`, its size in mm, the boxes it has, and its plates."""

    number: int
    of: int
    width: float
    height: float
    trim: PageBox | None
    bleed: PageBox | None
    plates: Plates


class _Sheet(NamedTuple):
    """A page before it is separated; boxes are turned as viewers turn the page."""

    number: int
    width: float
    height: float
    trim: PageBox | None
    bleed: PageBox | None


def proof_pages(data: bytes, page: int | None, name: str) -> list[ProofPage]:
    """The named page, counted from 1, or the first ones, separated; KartenwerkError says what is wrong with the file.

    `name` is the file that errors name.
    """
    sheets, count = _sheets(data, page, name)
    return [ProofPage(s.number, count, *s[1:], separate(data, s.number, s.width, s.height, name)) for s in sheets]


def _sheets(data: bytes, page: int | None, name: str) -> tuple[Sequence[_Sheet], int]:
    try:
        with open_pdf(data, Budget()) as pdf:
            count = len(pdf.pages)
            numbers = [page] if page else range(1, min(count, FIRST) + 1)
            if page is not None:
                check_between("the file has no such page", page, 1, count, "--page", name)
            sheets = [_sheet(pdf.pages[number - 1], number, name) for number in numbers]
    except KartenwerkError:
        raise
    except pikepdf.PasswordError:
        raise KartenwerkError("the file is locked by a password", file=name) from None
    except OverBudgetError as over:
        raise KartenwerkError("the file is too much to be proofed: {reason}", reason=over.args[0], file=name) from None
    except Exception as error:  # a file from elsewhere may hold any nonsense, and readers of it may raise anything
        raise KartenwerkError("the file cannot be read as PDF", file=name) from error
    if not sheets:
        raise KartenwerkError("the file has no pages", file=name)
    return sheets, count


def _sheet(page: pikepdf.Page, number: int, name: str) -> _Sheet:
    media = read_box(find_inherited(page.obj, "/MediaBox"))
    unit = _number(page.obj.get("/UserUnit", 1)) * _POINT
    if media is None or not all(0.1 <= side * unit <= _LARGEST for side in (media.width, media.height)):
        raise KartenwerkError(
            "the page cannot be shown in that size",
            file=name,
            key=_("page {page}", page=number),
            expected=_("up to {most:g} mm", most=_LARGEST),
        )
    turns = round(_number(find_inherited(page.obj, "/Rotate") or 0) / 90) % 4
    boxes = [_place(read_box(page.obj.get(key)), media, turns) for key in ("/TrimBox", "/BleedBox")]
    width, height = media.width * unit, media.height * unit
    return _Sheet(number, *((height, width) if turns % 2 else (width, height)), *boxes)


def _number(value: Any) -> float:
    return float(value)


def _place(box: Box | None, media: Box, turns: int) -> PageBox | None:
    """The place of the box on the page after `turns` clockwise turns by 90 degrees."""
    if box is None:
        return None
    xs = [(x - media.x0) / media.width for x in (box.x0, box.x1)]
    ys = [(media.y1 - y) / media.height for y in (box.y1, box.y0)]
    corners = [(x, y) for x in xs for y in ys]
    for _turn in range(turns):
        corners = [(1 - y, x) for x, y in corners]
    across, down = zip(*corners, strict=True)
    return PageBox(min(across), min(down), max(across), max(down))
