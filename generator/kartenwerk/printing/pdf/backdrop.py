"""The layers beneath text and lines. They decide whether black overprints or knocks out.

Black overprints light tints: knocked out of a tint, it would show white seams wherever the plates are not in register.
It knocks out of strong colours: overprinted on one, it would look richer than black on the paper beside it. Only fills
count as backdrop, also those in placed forms; images and lines count as nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from kartenwerk.graphics.display import (
    IDENTITY,
    Box,
    Clip,
    Fill,
    Form,
    Group,
    Item,
    Matrix,
    Path,
    Place,
    Point,
    Shade,
    contours,
    corners,
    path_bounds,
)
from kartenwerk.printing.pdf.inks import DocumentInks

_ROUNDING = 1e-6
"""The error that a corner may have after a matrix, in mm."""


class Backdrops:
    """The backdrops that the forms of a document make; a form is drawn when something first lies on it."""

    def __init__(self, inks: DocumentInks) -> None:
        self.inks = inks
        self._known: dict[str, Backdrop] = {}
        self._drawn: dict[str, tuple[Item, ...]] = {}

    def of(self, form: Form) -> Backdrop:
        if form.key not in self._known:
            backdrop = Backdrop(self)
            self._drawn[form.key] = form.draw()
            backdrop.draw(self._drawn[form.key])
            self._known[form.key] = backdrop
        return self._known[form.key]

    def items(self, form: Form) -> tuple[Item, ...]:
        """The form's items. If it was drawn to serve as backdrop, they are handed out once instead of drawn again."""
        drawn = self._drawn.pop(form.key, None)
        return form.draw() if drawn is None else drawn


class Backdrop:
    """What a content stream has painted so far, the last layer on top. Nothing is measured before it is asked for."""

    def __init__(self, backdrops: Backdrops) -> None:
        self._backdrops = backdrops
        self._layers: list[_Fill | _Placed] = []

    def draw(self, items: Iterable[Item], matrix: Matrix = IDENTITY, clip: Box | None = None) -> None:
        """Add items in the coordinates of `matrix`; `clip`, if any, is in those of the stream."""
        for item in items:
            match item:
                case Fill():
                    self.paint(item, matrix, clip)
                case Shade():
                    self.paint(Fill(item.path, item.gradient.stops[0][1], item.evenodd), matrix, clip)
                case Place():
                    self.place(item, matrix, clip)
                case Group():
                    inner = item.matrix.then(matrix)
                    self.draw(item.items, inner, clip_box(clip, item.clip, inner))

    def paint(self, fill: Fill, matrix: Matrix, clip: Box | None) -> None:
        ink = self._backdrops.inks[fill.ink]
        if fill.path and not (fill.overprint and ink.overprints):  # what overprints lets the colour below through
            self._layers.append(_Fill(fill.path, matrix, clip, ink.strong))

    def place(self, place: Place, matrix: Matrix, clip: Box | None) -> None:
        self._layers.append(_Placed(place.form, place.matrix.then(matrix), clip, self._backdrops))

    def is_strong(self, points: Iterable[Point]) -> bool:
        """Whether a strong colour lies on top at any of the points, in the coordinates of the stream."""
        return any(self.strong_at(point) for point in points)

    def strong_at(self, point: Point) -> bool | None:
        """Whether the uppermost colour at a point is a strong one; None where nothing is painted."""
        x, y = point
        for layer in reversed(self._layers):
            x0, y0, x1, y1 = layer.reach
            if x0 <= x <= x1 and y0 <= y <= y1:
                strong = layer.strong_at(point)
                if strong is not None:
                    return strong
        return None


def clip_box(outer: Box | None, clip: Box | Clip | None, matrix: Matrix) -> Box | None:
    """The part of `outer` that a clip in the coordinates of `matrix` lets through, as the upright box around it."""
    box = path_bounds(clip.path) if isinstance(clip, Clip) else clip
    return outer if box is None else _within(outer, _around(corners(box, matrix)))


def _within(outer: Box | None, box: Box) -> Box:
    """The part of a box within another one, if there is one."""
    if outer is None:
        return box
    return Box(max(box.x0, outer.x0), max(box.y0, outer.y0), min(box.x1, outer.x1), min(box.y1, outer.y1))


class _Placed:
    """A form where it is placed."""

    def __init__(self, form: Form, matrix: Matrix, clip: Box | None, backdrops: Backdrops) -> None:
        self._form = form
        self._into_form = matrix.inverse()
        self._backdrops = backdrops
        x0, y0, x1, y1 = _around(corners(form.box, matrix))
        around = Box(x0 - _ROUNDING, y0 - _ROUNDING, x1 + _ROUNDING, y1 + _ROUNDING)
        self.reach = _within(clip, around)
        """The upright box outside of which the form paints nothing."""

    def strong_at(self, point: Point) -> bool | None:
        inside = self._into_form.apply(*point)
        if not _inside_box(inside, self._form.box):
            return None
        return self._backdrops.of(self._form).strong_at(inside)


class _Fill:
    """A painted path; its outline is flattened when a point first lies near it."""

    def __init__(self, path: Path, matrix: Matrix, clip: Box | None, strong: bool) -> None:
        self._strong = strong
        self._path = path
        self._matrix = matrix
        self._clip = clip

    @cached_property
    def reach(self) -> Box:
        """The upright box outside of which it paints nothing: a curve stays within the box around its handles."""
        points = [
            self._matrix.apply(x, y)
            for _, numbers in self._path
            for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        return _within(self._clip, _around(points))

    @cached_property
    def _outline(self) -> list[list[Point]]:
        return contours(self._path, self._matrix)

    def strong_at(self, point: Point) -> bool | None:
        return self._strong if _inside(point, self._outline) else None


def _around(points: Sequence[Point]) -> Box:
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def _inside_box(point: Point, box: Box) -> bool:
    return box.x0 <= point[0] <= box.x1 and box.y0 <= point[1] <= box.y1


def _inside(point: Point, rings: Sequence[Sequence[Point]]) -> bool:
    """Whether a point lies inside: then the number of edges to the right of it is odd."""
    x, y = point
    odd = False
    for ring in rings:
        for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                odd = not odd
    return odd
