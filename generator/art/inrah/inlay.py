"""Marquetry: one good silhouette, sawn along lines, its pieces laid in tones of wood with lead between them.

Tones are "papier", "hell", "mittel", "dunkel" and "akzent"; which colours they are depends on the element.
Figures stand on the axis x = `AXIS`; light falls from the left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from shapely.geometry import LineString
from shapely.ops import split

from art.curves import curve
from art.outline import line, outline
from art.picture import INK, Picture
from art.shapes import Geometry, Move, Point, circle, mirror, move, pieces, union

AXIS = 30.0
HAIRLINE, THIN, LEAD, STOUT, BOLD = 0.3, 0.4, 0.5, 0.6, 0.75
"""Widths of the lead in mm."""
SPLINTER = 0.05
"""mm²; smaller pieces are dropped."""

Shape: TypeAlias = str | Geometry
"""An outline as path data, or an area."""
Tones: TypeAlias = Sequence[str] | Callable[[int, Geometry], str]
"""The tones of successive pieces, repeated as needed; or a function from a piece's number and shape to its tone."""
Order: TypeAlias = Callable[[Geometry], float]


def area(shape: Shape) -> Geometry:
    return outline(shape) if isinstance(shape, str) else shape


def from_left(piece: Geometry) -> float:
    return float(piece.centroid.x)


def from_top(piece: Geometry) -> float:
    return float(piece.centroid.y)


def saw_line(*points: Point) -> Geometry:
    """A saw line that bends through the points."""
    return LineString(curve(*points))


def sawn(shape: Shape, cuts: Iterable[Shape], order: Order = from_left) -> list[Geometry]:
    """The pieces of a silhouette, in order. A saw line that does not run right through cuts nothing."""
    parts: list[Geometry] = list(pieces(area(shape)))
    for cut in cuts:
        blade = line(cut) if isinstance(cut, str) else cut
        parts = [piece for part in parts for piece in pieces(split(part, blade))]
    return sorted((part for part in parts if part.area > SPLINTER), key=order)


class Inlay(Picture):
    """A picture of sawn pieces; shapes may be given as path data."""

    def __init__(self) -> None:
        super().__init__()
        self.whole: list[Geometry] = []
        """What no index and no trim may cut: faces, hands, signs, the heads of tools."""

    def put(self, other: Picture, place: Move = lambda shape: shape) -> None:
        super().put(other, place)
        if isinstance(other, Inlay):
            self.whole += map(place, other.whole)

    def keep(self, *shapes: Geometry) -> None:
        """These must be seen whole."""
        self.whole += shapes

    def lay(self, tone: str, *shapes: Shape) -> None:
        """A shape without lead."""
        self.add(tone, [area(shape) for shape in shapes])

    def piece(self, tone: str, shape: Shape, lead: float = LEAD, seam: str = INK) -> None:
        """One piece with lead around it."""
        self.mosaic([(tone, area(shape))], lead, seam)

    def form(
        self, light: str, shape: Shape, shade: str = "", dx: float = -0.8, dy: float = -0.5, lead: float = LEAD
    ) -> Geometry:
        """One piece with lead around it; on its shady side a facet `shade`, tone against tone, as wide as (dx, dy)."""
        whole = area(shape)
        self.mosaic([(light, whole)], lead)
        if shade:
            self.add(shade, whole.difference(move(whole, dx, dy)).intersection(whole.buffer(-lead / 2)))
        return whole

    def mosaic(self, parts: Iterable[tuple[str, Geometry]], lead: float = LEAD, seam: str = INK) -> None:
        """Pieces side by side, half of the lead on each of them."""
        by_tone: dict[str, list[Geometry]] = {}
        for tone, part in parts:
            by_tone.setdefault(tone, []).append(part)
        every = [part for parts_of_tone in by_tone.values() for part in parts_of_tone]
        self.add(seam, union(every).buffer(lead / 2))
        for tone, parts_of_tone in by_tone.items():
            self.add(tone, [_clean(part).buffer(-lead / 2, join_style="mitre") for part in parts_of_tone])

    def saw(
        self,
        shape: Shape,
        cuts: Iterable[Shape],
        tones: Tones,
        lead: float = LEAD,
        order: Order = from_left,
        seam: str = INK,
    ) -> None:
        """A silhouette sawn into pieces."""
        parts = sawn(shape, cuts, order)
        self.mosaic([(_tone(tones, number, part), part) for number, part in enumerate(parts)], lead, seam)

    def contour(self, shape: Shape, width: float = 1.3) -> None:
        """Stout lead around a silhouette, to be covered by its pieces."""
        self.add(INK, area(shape).buffer(width / 2))


def _clean(part: Geometry) -> Geometry:
    """The shape without corners that almost coincide, where a mitred inset may lie outside the shape."""
    return part.simplify(0.004)


def _tone(tones: Tones, number: int, part: Geometry) -> str:
    return tones(number, part) if callable(tones) else tones[number % len(tones)]


class Half(NamedTuple):
    """The left half of a figure, in the light, or the right one, mirrored and in the shade."""

    right: bool
    axis: float = AXIS

    def __call__(self, shape: Shape) -> Geometry:
        """The area on this side; it is given as it lies on the left."""
        return mirror(area(shape), self.axis) if self.right else area(shape)

    def cuts(self, *lines: str) -> list[Geometry]:
        """Saw lines on this side."""
        drawn = [line(each) for each in lines]
        return [mirror(each, self.axis) for each in drawn] if self.right else drawn

    def tone(self, lit: str, shaded: str) -> str:
        return shaded if self.right else lit

    def tones(self, lit: Sequence[str], shaded: Sequence[str]) -> Sequence[str]:
        return shaded if self.right else lit

    def outwards(self, part: Geometry) -> float:
        """The order from the axis to the outside."""
        return abs(float(part.centroid.x) - self.axis)


HALVES = (Half(right=False), Half(right=True))
FACE_HALVES = (Half(right=False, axis=0), Half(right=True, axis=0))


def disc(x: float, y: float, radius: float) -> Geometry:
    return circle(x, y, radius, 24)
