"""Finds what is printed over each other: measured on the display list, from the ink of every letter and picture.

A label may lie on a ground that holds all of it, a panel or a disc; nothing else may touch it. `collisions` serves
figures, pages, cards, pads and boxes alike: whoever has folds and cuts passes them as lines to keep clear.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, MultiPoint, Polygon, box
from shapely.geometry.base import BaseGeometry
from tests.support import WORKSHOP

from kartenwerk.graphics.display import (
    POINT,
    Box,
    Clip,
    Fill,
    Form,
    Group,
    Image,
    Item,
    Matrix,
    Page,
    Path,
    Place,
    Stroke,
    Text,
    corners,
)
from kartenwerk.printing.pdf.outlines import Outlines

CARDS = ("mini/", "tile/", "whole/", "front/")
"""How the names of card forms begin."""
CLEAR = 0.25
"""Millimetres that a label keeps from other labels and from cards; all else it must only not touch."""
EDGE = 2.0
"""Millimetres that a label keeps from the edge at which its page is cut."""
OVER = 0.25
"""Millimetres by which the hulls of words in a line may overlap: a slanted letter leans over the next one's foot."""
SLIVER = 0.02
"""Square millimetres that shapes may share: curves are measured as polygons."""
STEPS = 6
"""Chords by which a curve is measured."""


@cache
def _outlines() -> Outlines:
    return Outlines(WORKSHOP.fonts)


class Piece:
    """One thing that is printed: a text, a card, or art. Shapes are in mm and made only when they are asked for.

    `within` names the picture that it is a part of; it is empty for what a template draws itself.
    """

    def __init__(self, item: Item, matrix: Matrix, clip: BaseGeometry | None = None, within: str = "") -> None:
        self.item = item
        self.within = within
        self.matrix = matrix
        self._clip = clip

    @property
    def is_label(self) -> bool:
        return isinstance(self.item, Text) and bool(self.item.text.strip())

    @property
    def is_card(self) -> bool:
        return isinstance(self.item, Place)

    @property
    def name(self) -> str:
        match self.item:
            case Text(text=text):
                return f"“{text.strip()}”"
            case Place(form=form):
                return f"the card {form.name}"
            case _:
                return self.within or "drawn art"

    @cached_property
    def shape(self) -> BaseGeometry:
        """What it covers; for a text the hull of its ink."""
        if isinstance(self.item, Text):
            found = _mapped(_written(self.item.font, self.item.text, self.item.tracking), self._lettering)
        else:
            found = _mapped(_shape(self.item), self.matrix)
        return found.intersection(self._clip) if self._clip is not None else found

    @cached_property
    def box(self) -> Box:
        return Box(*self.shape.bounds) if not self.shape.is_empty else Box(0, 0, 0, 0)

    @cached_property
    def reach(self) -> tuple[float, float, float, float]:
        """A box that holds the piece, found without its shape: what it says is far away is never measured."""
        if isinstance(self.item, Text):
            extent, matrix = _letters(self.item.font, self.item.text, self.item.tracking), self._lettering
        else:
            extent, matrix = _extent(self.item), self.matrix
        xs, ys = zip(*corners(extent, matrix), strict=True)
        bounds = min(xs), min(ys), max(xs), max(ys)
        if self._clip is None:
            return bounds
        a0, b0, a1, b1 = self._clip.bounds if not self._clip.is_empty else (0.0, 0.0, 0.0, 0.0)
        return max(bounds[0], a0), max(bounds[1], b0), min(bounds[2], a1), min(bounds[3], b1)

    @property
    def _lettering(self) -> Matrix:
        """From a text's em to the page."""
        assert isinstance(self.item, Text)
        em = self.item.size * POINT
        return Matrix(em * self.item.scale, 0.0, 0.0, em, self.item.x, self.item.y).then(self.matrix)

    def holds(self, other: Piece) -> bool:
        """Whether it may contain another piece: its reach does."""
        (x0, y0, x1, y1), (a0, b0, a1, b1) = self.reach, other.box
        return x0 <= a0 and y0 <= b0 and a1 <= x1 and b1 <= y1

    def goes_on(self, other: Piece) -> bool:
        """Whether both are texts of one line."""
        if not (isinstance(self.item, Text) and isinstance(other.item, Text)) or self.matrix[:4] != other.matrix[:4]:
            return False
        (_, up), (_, down) = (piece.matrix.inverse().apply(0, 0) for piece in (self, other))
        return abs((self.item.y - up) - (other.item.y - down)) < 0.05


def pieces(items: Iterable[Item], matrix: Matrix | None = None) -> list[Piece]:
    """All that is printed, in the order in which it is; cards are whole, other pictures are taken apart."""
    return list(_pieces(items, matrix or Matrix(), None, ""))


def _pieces(items: Iterable[Item], matrix: Matrix, clip: BaseGeometry | None, within: str) -> Iterator[Piece]:
    for item in items:
        match item:
            case Group(items=inner, matrix=own, clip=bounds):
                here = own.then(matrix)
                yield from _pieces(inner, here, _clipped(bounds, here, clip), within)
            case Place(form=form, matrix=own) if not form.name.startswith(CARDS):
                here = own.then(matrix)
                yield from _pieces(_drawn(form), here, _clipped(form.box, here, clip), form.name)
            case _:
                yield Piece(item, matrix, clip, within)


@cache
def _drawn(form: Form) -> tuple[Item, ...]:
    """What a form shows; the same picture in another place is drawn once for all tests."""
    return form.items


def _hull(path: Path) -> BaseGeometry:
    """No smaller than what the path encloses: the hull of its points and handles."""
    points = [point for _, numbers in path for point in zip(numbers[::2], numbers[1::2], strict=True)]
    return MultiPoint(points).convex_hull


def _clipped(bounds: Box | Clip | None, matrix: Matrix, clip: BaseGeometry | None) -> BaseGeometry | None:
    if bounds is None:
        return clip
    own = _mapped(box(*bounds) if isinstance(bounds, Box) else _hull(bounds.path), matrix)
    return own if clip is None else own.intersection(clip)


def _mapped(shape: BaseGeometry, matrix: Matrix) -> BaseGeometry:
    a, b, c, d, e, f = matrix
    return affinity.affine_transform(shape, (a, c, b, d, e, f))


def _shape(item: Item) -> BaseGeometry:
    match item:
        case Fill(path=path, evenodd=evenodd):
            return _filled(path, evenodd=evenodd)
        case Stroke(path=path, width=width):
            return shapely.union_all([LineString(ring).buffer(width / 2, 4) for ring in _rings(path) if len(ring) > 1])
        case Place(form=form, matrix=matrix):
            return _mapped(box(*form.box), matrix)
        case Image(box=bounds):
            return box(*bounds)
        case _:
            return Polygon()


def _extent(item: Item) -> Box:
    """A box about an item that is no text, in its own coordinates: that of its control points."""
    match item:
        case Fill(path=path) | Stroke(path=path):
            xs = [value for _, values in path for value in values[::2]] or [0.0]
            ys = [value for _, values in path for value in values[1::2]] or [0.0]
            wide = item.width / 2 if isinstance(item, Stroke) else 0.0
            return Box(min(xs), min(ys), max(xs), max(ys)).grow(wide)
        case Place(form=form, matrix=matrix):
            xs, ys = (sorted(values) for values in zip(*corners(form.box, matrix), strict=True))
            return Box(xs[0], ys[0], xs[-1], ys[-1])
        case Image(box=bounds):
            return bounds
        case _:
            return Box(0, 0, 0, 0)


@cache
def _letters(font: str, text: str, tracking: float) -> Box:
    """A box about a text in em, with room for whatever leans out of its letters; measured once for all tests."""
    ink = [_inked(font, letter) for letter in {*text}]
    over = max(max(-box.x0, box.x1 - 1, 0.0) for box in ink)
    wide = WORKSHOP.fonts.face(font).width(text, 1 / POINT, tracking)
    return Box(-over, min(box.y0 for box in ink), wide + over, max(box.y1 for box in ink))


@cache
def _written(font: str, text: str, tracking: float) -> BaseGeometry:
    """The hull of the boxes of a text's letters, in em on a baseline at 0; the same word is measured once for all."""
    face, found = WORKSHOP.fonts.face(font), []
    for index, character in enumerate(text):
        x = face.width(text[:index], 1 / POINT, tracking)
        x0, y0, x1, y1 = _inked(font, character)
        found += [(x + across, up) for across in (x0, x1) for up in (y0, y1) if x1 > x0]
    return LineString(found).convex_hull if found else Polygon()


@cache
def _inked(font: str, character: str) -> Box:
    """The box of a letter's ink in em, on a baseline at 0."""
    path = _outlines().path(Text(0, 0, character, font, 1 / POINT))
    points = [pair for _, values in path for pair in zip(values[::2], values[1::2], strict=True)]
    xs, ys = zip(*points, strict=True) if points else ((0.0,), (0.0,))
    return Box(min(xs), min(ys), max(xs), max(ys))


@cache
def _filled(path: Path, *, evenodd: bool) -> BaseGeometry:
    """A filled path as polygons. Rings of the other sense cut holes, as in all our art."""
    found: BaseGeometry = Polygon()
    rings = [Polygon(ring) for ring in _rings(path) if len(ring) > 2]
    for ring in sorted((ring.buffer(0) for ring in rings), key=lambda ring: -ring.area):
        found = found.symmetric_difference(ring) if evenodd or found.contains(ring) else found.union(ring)
    return found


def _rings(path: Path) -> list[list[tuple[float, float]]]:
    """The contours of a path, curves in chords."""
    rings: list[list[tuple[float, float]]] = []
    for kind, values in path:
        if kind == "M":
            rings.append([(values[0], values[1])])
        elif kind == "L":
            rings[-1].append((values[0], values[1]))
        elif kind == "C":
            rings[-1] += _chords(rings[-1][-1], values)
        elif rings:
            rings[-1].append(rings[-1][0])
    return rings


def _chords(start: tuple[float, float], values: Sequence[float]) -> Iterator[tuple[float, float]]:
    (x0, y0), (x1, y1, x2, y2, x3, y3) = start, values
    for step in range(1, STEPS + 1):
        t = step / STEPS
        u = 1 - t
        p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield p * x0 + q * x1 + r * x2 + s * x3, p * y0 + q * y1 + r * y2 + s * y3


class Collision(NamedTuple):
    """A label, what it meets, and where its ink lies, in mm."""

    label: str
    other: str
    box: Box

    def __str__(self) -> str:
        return f"{self.label} meets {self.other} at ({self.box.x0:.1f}, {self.box.y0:.1f}) mm"


def collisions(items: Iterable[Item], clear: Iterable[Path] = (), apart: float = CLEAR) -> list[Collision]:
    """Every label that something else touches, once for each thing; `clear` are folds and cuts that none may cross.

    Labels keep `apart` mm from cards and from each other; texts of one line may touch where that is 0, but not overlap.
    """
    return _collisions(pieces(items), clear, apart)


def _collisions(printed: Sequence[Piece], clear: Iterable[Path], apart: float) -> list[Collision]:
    lines = [Piece(Stroke(path, "tinte", 0.1), Matrix(), within="a fold or a cut") for path in clear]
    every = [*printed, *lines]
    reaches = np.array([piece.reach for piece in every]).reshape(-1, 4)
    found = []
    for index, label in enumerate(printed):
        if label.is_label:
            x0, y0, x1, y1 = reaches[index] + (-apart, -apart, apart, apart)
            near = (reaches[:, 0] < x1) & (reaches[:, 2] > x0) & (reaches[:, 1] < y1) & (reaches[:, 3] > y0)
            places = [int(place) for place in np.flatnonzero(near)]
            below = [every[place] for place in places if place < index]
            above = [every[place] for place in places if place > index]
            met = dict.fromkeys(_met(label, below, above, apart))
            found += [Collision(label.name, other, label.box) for other in met]
    return found


def page_faults(page: Page) -> list[str]:
    """What meets a label on a finished page, and the labels that come near its edge."""
    printed = pieces(page.items)
    room = page.trim.grow(-EDGE)
    near = (
        f"{piece.name} is near the edge at ({piece.box.x0:.1f}, {piece.box.y0:.1f}) mm"
        for piece in printed
        if piece.is_label
        and not (
            room.x0 <= piece.reach[0]
            and room.y0 <= piece.reach[1]
            and piece.reach[2] <= room.x1
            and piece.reach[3] <= room.y1
        )
    )
    return [*map(str, _collisions(printed, (), apart=0.0)), *near]


def ground(label: Piece, below: Sequence[Piece]) -> Piece | None:
    """The uppermost area below a label that holds all of it: a panel, a disc, a picture's flat part."""
    areas = (piece for piece in reversed(below) if isinstance(piece.item, Fill | Image))
    return next((area for area in areas if area.holds(label) and area.shape.contains(label.shape)), None)


def _met(label: Piece, below: Sequence[Piece], above: Sequence[Piece], apart: float) -> Iterator[str]:
    """The names of what touches a label: all that is printed on it, and what is below down to its ground."""
    area = ground(label, below)
    shown = below[below.index(area) + 1 :] if area else below
    # a pair of labels is told once
    for piece in (*shown, *(piece for piece in above if not piece.is_label)):
        if _touches(label, piece, apart):
            yield piece.name


def _touches(label: Piece, piece: Piece, apart: float) -> bool:
    strict = piece.is_label or piece.is_card
    grown, other = label.box.grow(apart if strict else 0.0), piece.box if piece.is_label else Box(*piece.reach)
    across, down = min(grown.x1, other.x1) - max(grown.x0, other.x0), min(grown.y1, other.y1) - max(grown.y0, other.y0)
    if min(across, down) <= 0 or across * down <= SLIVER:  # their shapes, which take long to measure, share no more
        return False
    if not apart and label.goes_on(piece):
        return bool(label.shape.buffer(-OVER / 2).intersects(piece.shape.buffer(-OVER / 2)))
    reach = label.shape.buffer(apart) if strict else label.shape
    return bool(reach.intersection(piece.shape).area > SLIVER)
