"""How alike two drawings are, whatever their size, their turn and their side: the measure of a cast.

Each is brought to one size, black is 1, and the mean inside its silhouette is taken off. The other is turned all the
way round, and mirrored, and moved about; the best correlation counts. A fist that is mirrored, turned and shaded anew
keeps .8 of itself.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple, TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("shapely", reason="SHAPELY IS MISSING: drawings are not compared (install the extra 'art')")

from PIL import Image, ImageDraw

from art.picture import INK, Picture
from art.shapes import Geometry, pieces

Values: TypeAlias = NDArray[np.float64]

HANDS, FACES = 0.65, 0.60
"""More alike no two hands of a deck and no two faces may be."""
SIZE, ROOM, SLIDE, BLUR = 38, 96, 10, 3
"""Pixels: the root of a drawing's area, the field it is turned in, how far it is moved, and the box that blurs it."""
STEP = 15
"""Degrees from one turn to the next; near the best of them it is asked again."""
FINER = (-10, -5, 5, 10)
LARGE = 4
"""Drawings are painted so much larger and reduced."""


class Seen(NamedTuple):
    """A drawing turned one way: the spectrum of its blacks about their mean, and their norm."""

    spectrum: NDArray[np.complex128]
    norm: float


class Drawing:
    """A drawing in pixels: what is black in it, and its silhouette."""

    def __init__(self, picture: Picture) -> None:
        form = picture.silhouette()
        self.black = Image.new("L", (ROOM * LARGE, ROOM * LARGE))
        for role, shape in picture.layers:
            self.black.paste(255 if role == INK else 0, mask=_stencil(shape, form))
        self.mask = _stencil(form, form)
        self._seen: dict[tuple[int, bool], Seen] = {}

    def turned(self, degrees: int, mirrored: bool) -> Seen:
        if (degrees, mirrored) not in self._seen:
            black, inside = (self._field(image, degrees, mirrored) for image in (self.black, self.mask))
            within = inside > 0.5
            field = _blurred(black)
            field = np.where(within, field - field[within].mean(), 0)
            self._seen[degrees, mirrored] = Seen(np.fft.rfft2(field), float(np.sqrt((field**2).sum())))
        return self._seen[degrees, mirrored]

    @staticmethod
    def _field(image: Image.Image, degrees: int, mirrored: bool) -> Values:
        small = image.resize((ROOM, ROOM), Image.Resampling.BOX)
        if mirrored:
            small = small.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        return np.asarray(small.rotate(degrees, Image.Resampling.BILINEAR), np.float64) / 255


def _stencil(shape: Geometry, form: Geometry) -> Image.Image:
    """A part of a form in pixels, the form's middle in the middle: however it is turned, it is as large."""
    image = Image.new("L", (ROOM * LARGE, ROOM * LARGE))
    draw = ImageDraw.Draw(image)
    scale, half = SIZE * LARGE / math.sqrt(form.area), ROOM * LARGE / 2
    x0, y0 = form.centroid.coords[0]
    for piece in pieces(shape):
        for ring, tone in ((piece.exterior, 255), *((hole, 0) for hole in piece.interiors)):
            spots = [(half + (x - x0) * scale, half + (y - y0) * scale) for x, y in ring.coords]
            draw.polygon(spots, fill=tone)
    return image


def _blurred(field: Values) -> Values:
    padded = np.pad(field, BLUR // 2, mode="edge")
    height, width = field.shape
    boxes = [padded[i : i + height, j : j + width] for i in range(BLUR) for j in range(BLUR)]
    return np.asarray(np.mean(boxes, axis=0))


def likeness(one: Drawing, other: Drawing) -> float:
    """From 0, nothing alike, to 1, the same drawing."""
    turns = [(degrees, side) for degrees in range(0, 360, STEP) for side in (False, True)]
    found = {turn: _correlation(one, other, *turn) for turn in turns}
    degrees, side = max(found, key=lambda turn: found[turn])
    return max(found[degrees, side], *(_correlation(one, other, degrees + more, side) for more in FINER))


def _correlation(one: Drawing, other: Drawing, degrees: int, mirrored: bool) -> float:
    fixed, turned = one.turned(0, False), other.turned(degrees, mirrored)
    shifts = np.fft.irfft2(fixed.spectrum * np.conj(turned.spectrum), (ROOM, ROOM))
    near = np.roll(shifts, (SLIDE, SLIDE), (0, 1))[: 2 * SLIDE + 1, : 2 * SLIDE + 1]
    return float(near.max()) / (fixed.norm * turned.norm)


def alike(drawings: Mapping[str, Drawing], most: float) -> dict[tuple[str, str], float]:
    """The pairs of which one could stand for the other."""
    found = {(one, other): likeness(drawings[one], drawings[other]) for one, other in combinations(drawings, 2)}
    return {pair: share for pair, share in found.items() if share >= most}
