"""The index hand: a broad nib led along skeletons of letters, and a rounder one for names."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from shapely.geometry import MultiPoint

from art.curves import Curve
from art.outline import rings
from art.shapes import Geometry, move, scale, union


class Nib(NamedTuple):
    """A nib's width and thickness on the skeletons' field (100 high), and the angle it is held at in degrees."""

    width: float
    thickness: float
    angle: float


BROAD = Nib(19.5, 5.0, -30)
ROUND = Nib(16.0, 12.8, -28)

SKELETONS = {
    "A": "M6 96L36 4L68 96M20 64L56 64",
    "2": "M8 26C10 -6 58 -6 56 28C54 54 20 72 8 94L62 94C64 94 66 90 66 88",
    "3": "M8 6L56 6L30 40C68 38 72 96 28 96C18 96 10 92 6 84",
    "4": "M46 96L46 4L6 68L66 68",
    "5": "M56 6L20 6L15 44C62 30 72 96 26 96C17 96 10 92 6 85",
    "6": "M54 6C24 14 8 42 8 66C8 106 60 104 60 68C60 38 18 36 9 66",
    "7": "M6 16L6 6L60 6C46 36 34 62 30 96",
    "K": "M12 4L12 96M60 4C48 26 34 42 14 52C34 54 48 74 66 96",
    "R": "M12 4L12 96M8 6C70 -6 66 54 16 50C40 56 48 76 66 96",
    "W": "M4 4L26 96L48 22L70 96L94 4",
    "M": "M6 96L16 4L48 76L80 4L90 96",
    "F": "M12 4L12 96M10 6L56 6L56 14M12 48L46 48",
    "E": "M12 4L12 96M10 6L54 6M12 48L46 48M12 94L56 94",
    "G": "M62 20C50 -4 8 -2 8 50C8 104 56 102 60 84L60 56L42 56",
    "H": "M12 4L12 96M62 4L62 96M12 50L62 50",
    "I": "M12 4L12 96",
    "L": "M12 4L12 94L54 94",
    "N": "M12 96L12 4L64 96L64 4",
    "P": "M12 4L12 96M8 6C72 -8 68 60 14 54",
    "S": "M54 18C46 -4 10 0 12 28C14 54 58 44 58 72C58 102 14 102 6 82",
    "T": "M4 6L62 6M33 6L33 96",
    "U": "M10 4L10 62C10 106 60 106 60 62L60 4",
    "Z": "M8 6L58 6L8 94L62 94",
    "·": "M10 50L14 50",
    "B": "M12 4L12 96M8 6C62 -4 62 44 14 47C74 44 74 102 10 94",
    "C": "M62 20C50 -4 8 -2 8 50C8 104 52 104 64 80",
    "D": "M12 4L12 96M8 6C86 -4 86 104 10 94",
    "J": "M42 4L42 70C42 102 14 102 4 86",
    "O": "M40 3C-4 3 -4 97 40 97C84 97 84 3 40 3",
    "Q": "M40 3C-4 3 -4 97 40 97C84 97 84 3 40 3M46 76L72 106",
    "V": "M4 4L36 96L68 4",
    "X": "M6 4L64 96M62 4L6 96",
    "Y": "M4 4L36 52L66 4M36 52L36 96",
    "ẞ": "M12 96L12 30C12 -2 40 2 58 6L34 42C66 42 74 96 30 96",
    "0": "M34 3C-4 3 -4 97 34 97C72 97 72 3 34 3",
    "1": "M8 24L32 4L32 96",
    "8": "M54 20C44 -6 2 0 14 26C22 46 62 46 60 74C58 104 2 104 8 72C12 48 52 46 54 20",
    "9": "M60 32C58 -6 4 -4 8 32C12 62 52 58 60 30M60 22L58 96",
    ".": "M12 83L12 92",
    ",": "M14 90L6 110",
    ":": "M12 36L12 45M12 83L12 92",
    ";": "M12 36L12 45M14 90L6 110",
    "!": "M12 4L12 64M12 85L12 94",
    "?": "M8 22C12 -8 54 -4 52 24C50 44 28 46 28 64M28 85L28 94",
    "-": "M8 56L34 56",
    "–": "M6 56L62 56",
    "’": "M14 4L6 26",
    "„": "M14 90L6 110M34 90L26 110",
    "“": "M6 26L14 4M26 26L34 4",
    "&": "M66 96L20 30C6 4 48 -4 44 20C42 38 8 48 8 74C8 104 56 102 64 56",
    "+": "M8 56L56 56M32 32L32 80",
    "(": "M30 -2C4 26 4 78 30 104",
    ")": "M8 -2C34 26 34 78 8 104",
    "/": "M6 104L46 -4",
}
INDEX = "A765432FMWRK"
_DOTS = "M22 -27L22 -20M48 -27L48 -20"
_UMLAUTS = {"Ä": "A", "Ö": "O", "Ü": "U"}
_HANGING = set("Q·.,:;!?-–’„“&+()/")
"""Characters that are not stretched to the cap height."""
_CAPS = 104.0
"""Height of a capital on the field, pen strokes and all."""


def swept(data: str, nib: Nib) -> Geometry:
    """What the nib blackens on its way along the lines."""
    corners = _corners(nib)
    return union([_stroke(a, b, corners) for points in rings(data) for a, b in pairwise(points)])


def _corners(nib: Nib) -> Curve:
    """The nib's four corners about its middle."""
    across, along, angle = nib.width / 2, nib.thickness / 2, math.radians(nib.angle)
    sine, cosine = math.sin(angle), math.cos(angle)
    square = ((-across, -along), (across, -along), (across, along), (-across, along))
    return np.array([(x * cosine - y * sine, x * sine + y * cosine) for x, y in square])


def _stroke(start: Curve, end: Curve, corners: Curve) -> Geometry:
    hull: Geometry = MultiPoint(np.vstack([start + corners, end + corners])).convex_hull
    return hull


def alphabet() -> tuple[str, ...]:
    """Every character that the hand writes."""
    return (*SKELETONS, *_UMLAUTS)


@lru_cache
def glyph(letter: str, nib: Nib = BROAD) -> Geometry:
    """A capital or figure 1 mm high; its ink begins at x = 0, its top lies on y = 0."""
    plain = _UMLAUTS.get(letter, letter)
    ink = swept(SKELETONS[plain], nib)
    x0, y0, x1, y1 = ink.bounds
    if letter in _HANGING:
        y0, y1 = -2.0, _CAPS - 2
    if letter in _UMLAUTS:
        dots = swept(_DOTS, nib)
        ink = union(ink, move(dots, (x0 + x1) / 2 - (dots.bounds[0] + dots.bounds[2]) / 2, 0))
    return scale(move(ink, -x0, -y0), 1 / (y1 - y0))


def word(text: str, height: float, spacing: float = 0.16, nib: Nib = ROUND) -> Geometry:
    """A line of capitals `height` mm high around x = 0, its top on y = 0; `spacing` is a share of the height."""
    letters = list(_set(text, height, spacing, nib))
    ink = union(letters)
    return move(ink, -(ink.bounds[0] + ink.bounds[2]) / 2, 0)


def _set(text: str, height: float, spacing: float, nib: Nib) -> Iterator[Geometry]:
    x = 0.0
    for letter in text:
        if letter == " ":
            x += height * 0.4
            continue
        ink = scale(glyph(letter, nib), height)
        yield move(ink, x, 0)
        x += float(ink.bounds[2]) + height * spacing
