"""The six elements: plain signs for the index, and faceted ones for pips, aces and the heads of staffs.

Both are drawn on a field of 40 x 40; a plain sign is one area with cuts, so that it may take any colour.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Dot

from art.inrah.inlay import BOLD, LEAD, Inlay, area, from_left, sawn
from art.outline import line, outline
from art.shapes import Geometry, circle, inset, move, pieces, placed, scale, turn, union

ELEMENTS = ("erz", "humus", "eis", "wasser", "feuer", "luft")
FIELD = 40.0
MIDDLE = (20.0, 20.0)
SMALL = 20.0
"""mm; smaller signs have fewer facets."""
TINY = 14.0
"""mm; smaller drops have no glint."""
HEIGHT = 10.0
"""mm; a plain sign is centred on (0, 0) and this high."""

LOZENGE = "M20 .4L36 19.4L20 39.6L4 19.4Z"
LEAF = (
    "M20 .8C28.4 5 35 13 34 22.4C33.3 29.4 27.6 33.4 21.3 33.8L20.9 39.2L17.6 39.2L18.7 33.8"
    "C12.4 33.4 6.7 29.4 6 22.4C5 13 11.6 5 20 .8Z"
)
CRYSTAL = "M20 .6L37 10.3L37 29.7L20 39.4L3 29.7L3 10.3Z"
DROP = (
    "M20 .8C22.6 8.6 33.6 16.8 33.6 26.2C33.6 33.8 27.6 39.2 20 39.2"
    "C12.4 39.2 6.4 33.8 6.4 26.2C6.4 16.8 17.4 8.6 20 .8Z"
)
FLAME = (
    "M20 39C9.5 39 4 32.6 4 25.6C4 18 9.6 14.6 9.2 6.6C13.6 9 15.6 12.6 15.6 16.4C19 12.4 19.6 6 16.6 .8"
    "C25.6 4.4 29 11.6 27.4 18.4C29.8 17 31 13.8 30.6 10.2C34.6 14.4 36 19.6 36 25.2C36 33 30.4 39 20 39Z"
)
EMBER = (
    "M20.4 36C15 36 12 32.4 12 28.6C12 23.4 17.4 21.4 18 14.6C22.6 18 24.4 22 23.4 26C25.2 25.4 26.2 23.6 26.2 21.6"
    "C28 24 28.8 26.4 28.8 28.8C28.8 33 25.8 36 20.4 36Z"
)
SPARK = (
    "M20.6 33C18.4 33 17 31.4 17.2 29.6C17.4 27.6 19.4 26.4 19.8 24C22 26 23.6 28 23.6 30C23.6 31.8 22.6 33 20.6 33Z"
)
_GLINT = (
    "M13.6 19.2C15 15.6 17.6 12.6 19.6 9.4C20.4 13 16.6 17.6 16.8 22.6C15.4 22 14 21.4 12.6 21.8"
    "C12.8 20.9 13.2 20 13.6 19.2Z"
)
_VEINS = (
    "M20 6C20.5 16 20 26 19.6 33",
    "M19.8 16.5C23 15.6 27 12 29 8",
    "M19.9 25C25 24 31 20 36 13",
    "M19.9 16.5C17 15.6 13 12 11 8",
    "M19.9 25C15 24 9 20 4 13",
)
_CUT = 2.6
"""Width of the cuts in a plain sign: 0.35 mm on a card's index, 0.26 mm at 4 mm."""


class Reach(NamedTuple):
    """The band of air at a point on its way inwards: the angle, and its outer and inner edge."""

    angle: float
    outer: float
    inner: float

    def at(self, radius: float) -> tuple[float, float]:
        return 20 + radius * math.cos(self.angle), 20 + radius * math.sin(self.angle)


_TURNS = 1.95


def _reach(way: float) -> Reach:
    """The band at `way` (0 to 1): it begins thin, swells, and turns in on itself."""

    def radius(way: float) -> float:
        return 1.4 + (19.2 - 1.4) * math.pow(1 - way, 1.15)

    here, next_turn = radius(way), way + 1 / _TURNS
    begun = min(1.0, way / 0.16)
    if next_turn <= 1:
        width = max(min(max(0.1, here - radius(next_turn) - 2.8) * begun, 7.6), 1.6 * begun + 0.1)
    else:
        width = min(max(1.2, here * 0.78), 7.6)
    return Reach((way * _TURNS * 2 - 0.55) * math.pi, here, max(0.0, here - width))


@lru_cache
def spiral() -> Geometry:
    """The sign of air: a band that winds inwards almost twice, thick in the middle of its way."""
    way = [_reach(float(step)) for step in np.linspace(0, 1, 141)]
    edges = [reach.at(reach.outer) for reach in way] + [reach.at(reach.inner) for reach in reversed(way)]
    band = Polygon(edges).buffer(0.01).buffer(-0.5).buffer(0.5)
    return max(pieces(band), key=lambda part: part.area)


def silhouette(element: str) -> Geometry:
    """The sign's outline on its field."""
    outlines = {"erz": LOZENGE, "humus": LEAF, "eis": CRYSTAL, "wasser": DROP, "feuer": FLAME}
    return spiral() if element == "luft" else outline(outlines[element])


@lru_cache
def plain(element: str) -> Geometry:
    """The sign as one area, `HEIGHT` mm high around (0, 0)."""
    return scale(move(_plain(element), -MIDDLE[0], -MIDDLE[1]), HEIGHT / FIELD)


def _plain(element: str) -> Geometry:
    whole = silhouette(element)
    if element == "erz":
        return _cut(whole, "M0 16.6L40 16.6", "M11.4 16.6L20 44", "M28.6 16.6L20 44")
    if element == "humus":
        return _cut(whole, *_VEINS)
    if element == "eis":
        needle = outline("M20 17.2L16.4 11.2L20 4.9L23.6 11.2Z")
        star = [turn(needle, 60 * k, MIDDLE) for k in range(6)]
        return union(whole.difference(inset(whole, 3)), star)
    if element == "wasser":
        wave = "M0 27.5C6 24 10.5 24 14.6 27.2C19 30.6 24 30.8 28 27.6C31.4 24.8 35 25 40 27"
        return _cut(whole, wave).difference(outline(_GLINT))
    if element == "feuer":
        ember = outline(EMBER)
        return union(whole.difference(ember.buffer(1.4)), ember.buffer(-1.3))
    return whole


def _cut(shape: Geometry, *lines: str) -> Geometry:
    return shape.difference(union([line(each).buffer(_CUT / 2, cap_style="flat") for each in lines]))


def sign(element: str, height: float, lead: float = LEAD, contour: float | None = None) -> Inlay:
    """The faceted sign, `height` mm high around (0, 0); lead and contour in mm whatever the height."""
    drawing = Inlay()
    factor = height / FIELD
    place = placed(-MIDDLE[0] * factor, -MIDDLE[1] * factor, factor=factor)
    around = max(0.9, height * 0.03) if contour is None else contour
    drawing.contour(place(silhouette(element)), around * (1.5 if element == "eis" else 1))
    layers = _facets(element, height < SMALL)
    for parts in layers[:1] if element == "wasser" and height < TINY else layers:
        drawing.mosaic([(tone, place(part)) for tone, part in parts], lead)
    if element == "wasser" and height > 25:
        drawing.piece("akzent", place(circle(20, 12.2, 3.2)), BOLD)
    return drawing


Facets = list[tuple[str, Geometry]]


@lru_cache
def _facets(element: str, small: bool) -> tuple[Facets, ...]:
    """Layers of facets in their tones, on the field."""
    if element == "luft":
        return _luft(whirl=small)
    if small and element in _PLAIN_FACETS:
        return _PLAIN_FACETS[element]()
    draw = {"erz": _erz, "humus": _humus, "eis": _eis, "wasser": _wasser, "feuer": _feuer}
    return draw[element]()


def _toned(parts: list[Geometry], *tones: str) -> Facets:
    return [(tones[number % len(tones)], part) for number, part in enumerate(parts)]


def _erz() -> tuple[Facets, ...]:
    cuts = ("M0 17L40 17", "M12.6 17L20 41", "M27.4 17L20 41", "M20 -2L12.6 17", "M20 -2L27.4 17")
    parts = sawn(LOZENGE, cuts, lambda part: (100 if part.centroid.y > 18 else 0) + from_left(part))
    return (_toned(parts, "mittel", "hell", "dunkel", "dunkel", "mittel", "dunkel"),)


def _humus() -> tuple[Facets, ...]:
    right = ("M18 15.6C23 14 28 10 32 2", "M18 22.4C25 20 31 15 38 6", "M18 29.4C25 28 31 24 38 15")
    left = ("M22 15.6C17 14 12 10 8 2", "M22 22.4C15 20 9 15 2 6", "M22 29.4C15 28 9 24 2 15")
    cuts = ("M20 -2C20.5 16 20 26 19.6 42", *right, *left, "M10 34L30 34")

    def tone(part: Geometry) -> str:
        x, y = part.centroid.x, part.centroid.y
        if y > 34:
            return "dunkel"
        reach = y + abs(x - 20) * 0.55
        row = 0 if reach < 16 else 1 if reach < 23 else 2 if reach < 30.5 else 3
        side = ("mittel", "dunkel", "mittel", "dunkel") if x < 20 else ("hell", "mittel", "akzent", "mittel")
        return side[row]

    return ([(tone(part), part) for part in sawn(LEAF, cuts)],)


def _eis() -> tuple[Facets, ...]:
    rim, wedge = outline("M20 .6L37 10.3L28.4 15.1L20 10.4Z"), outline("M20 20L20 10.4L28.4 15.1Z")
    needle = outline("M20 20L17.6 13L20 6L22.4 13Z")

    def around(shape: Geometry) -> list[Geometry]:
        return [turn(shape, 60 * k, MIDDLE) for k in range(6)]

    faces = [
        *_toned(around(rim), "papier", "hell", "mittel", "hell", "papier", "papier"),
        *_toned(around(wedge), "hell", "papier", "hell", "papier", "hell", "mittel"),
    ]
    return faces, _toned(around(needle), "dunkel", "akzent")


def _wasser() -> tuple[Facets, ...]:
    waves = [
        f"M0 {y}C5 {y - 3} 9 {y - 3} 13 {y}C17 {y + 3} 22 {y + 3} 26 {y}C30 {y - 3} 34 {y - 3} 40 {y}"
        for y in (19, 24.4, 29.8, 35)
    ]
    rays = ("M20 -4L10.6 20", "M20 -4L16.4 24", "M20 -4L22 24", "M20 -4L28 22")

    def tone(part: Geometry) -> str:
        x, y = part.centroid.x, part.centroid.y
        if y < 18.2:
            step = sum(x >= edge for edge in (15.2, 18.2, 21, 24))
            return ("mittel", "hell", "papier", "hell", "mittel")[step]
        if y < 23.4:
            return "mittel" if 14 < x < 26 else "hell"
        return "dunkel" if y < 28.6 else "mittel" if y < 33.6 else "dunkel" if y < 36.6 else "hell"

    parts = sawn(DROP, waves[:1])
    upper = [piece for part in parts if part.centroid.y < 18.2 for piece in sawn(part, rays)]
    lower = [piece for part in parts if part.centroid.y >= 18.2 for piece in sawn(part, waves[1:])]
    return ([(tone(part), part) for part in upper + lower],)


def _plain_leaf() -> tuple[Facets, ...]:
    """Two halves with three pairs of veins."""
    veins = [
        f"M{20 - side * 3} {y + 0.6}C{20 + side * 2} {y - 0.4} {20 + side * 8} {y - 3.4} {20 + side * 19} {y - 12}"
        for side in (-1, 1)
        for y in (16, 23.5, 30.5)
    ]

    def tone(part: Geometry) -> str:
        return "dunkel" if part.centroid.y > 34 else "hell" if part.centroid.x < 20 else "akzent"

    return ([(tone(part), part) for part in sawn(LEAF, ("M20 -3C20.5 16 20 26 19.6 43", *veins, "M10 34L30 34"))],)


def _plain_drop() -> tuple[Facets, ...]:
    """Three bands of water and a glint."""
    waves = [f"M-2 {y}C6 {y - 3.4} 13 {y - 1.6} 20 {y + 1}C27 {y + 3.6} 34 {y + 2} 42 {y}" for y in (20.4, 28.8)]
    bands = _toned(sawn(DROP, waves, lambda part: float(part.centroid.y)), "hell", "mittel", "dunkel")
    glint = outline("M13.2 17C14.6 13.4 17 11 18.4 8.6C19.2 12 17.2 14.6 16.4 17.6C15.2 16.8 14.2 16.6 13.2 17Z")
    return bands, [("papier", glint)]


_PLAIN_FACETS = {"humus": _plain_leaf, "wasser": _plain_drop}


def _feuer() -> tuple[Facets, ...]:
    cuts = ("M9 45C12 34 9 26 8 0", "M20 45C20 30 22 18 16 -2", "M31 45C28 34 31 26 31 4")
    ember = placed(20.2 - 20.4 * 0.88, 34.6 - 36 * 0.88, factor=0.88)(outline(EMBER))
    halves = sawn(ember, ["M20.4 40C19 32 20 26 18 10"])
    return (
        _toned(sawn(FLAME, cuts), "dunkel", "akzent", "dunkel", "mittel", "dunkel"),
        _toned(halves, "mittel", "hell"),
        [("papier", area(SPARK))],
    )


def _luft(whirl: bool) -> tuple[Facets, ...]:
    """The band sawn across; with `whirl` its innermost turn stays whole, where cuts would stand too close."""
    ways = [_reach(0.12 + 0.1 * k) for k in range(4)] if whirl else [_reach(0.1 + 0.065 * k) for k in range(11)]
    cuts = [LineString([reach.at(reach.outer + 1.2), reach.at(max(0.2, reach.inner - 1.2))]) for reach in ways]
    parts = sawn(spiral(), cuts)
    whole = max(parts, key=lambda part: part.distance(Dot(MIDDLE)) < 3 and part.area) if whirl else None

    def along(part: Geometry) -> float:
        return min(range(81), key=lambda step: part.centroid.distance(Dot(_middle(step / 80))))

    rest = sorted((part for part in parts if part is not whole), key=along)
    return (_toned(rest, "hell", "mittel", "dunkel", "mittel") + ([("dunkel", whole)] if whole is not None else []),)


def _middle(way: float) -> tuple[float, float]:
    reach = _reach(way)
    return reach.at((reach.outer + reach.inner) / 2)
