"""The Knappe's caps and the feathers on them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from shapely.geometry import LineString

from kartenwerk.art.curves import Curve, length, resample
from kartenwerk.art.inrah.inlay import LEAD, THIN, Inlay, area
from kartenwerk.art.outline import rings
from kartenwerk.art.picture import INK
from kartenwerk.art.shapes import Geometry, polygon, union


@dataclass(frozen=True)
class Plume:
    """A feather along a curve: how far its barbs reach above and below, how many, how much they lean."""

    quill: str
    above: float
    below: float
    barbs: int
    lean: float
    tones: tuple[str, ...] = ("akzent", "hell")
    other: tuple[str, ...] = ("hell", "papier")


PLUMES = {
    "erz": Plume(
        "M24 13C20 7 21 3.4 25.4 1.8C31 2 37 4 45 9.6", 1.5, 2.0, 12, 1.6, ("mittel", "hell"), ("papier", "hell")
    ),
    "humus": Plume("M23.4 12.4C26 6 34 3 42 4.4C49 6 54 10.4 55 18.4", 2.6, 3.0, 13, 0.6),
    "eis": Plume(
        "M24.4 12C22 7 26 4.4 32 4.6C38 5 43 8 44.4 15", 2.2, 2.6, 9, 1.5, ("akzent", "papier"), ("papier", "hell")
    ),
    "wasser": Plume(
        "M34 10C38 4 45 2.4 50 6C55 10 54 18 50.4 24", 1.3, 1.3, 13, 1.9, ("akzent", "hell"), ("hell", "akzent")
    ),
    "feuer": Plume(
        "M25 11.6C23.6 7.4 27 4.8 31.6 5.4C36 6 37.6 9 43.4 6.6",
        2.4,
        3.2,
        9,
        1.9,
        ("dunkel", "mittel"),
        ("akzent", "mittel"),
    ),
    "luft": Plume(
        "M24 12C30 4.4 40 2.4 48 5C54 7.6 56 14 53 20", 2.9, 3.2, 15, 0.9, ("papier", "hell"), ("akzent", "papier")
    ),
}


def plume(element: str) -> tuple[Inlay, Geometry]:
    """The feather and its silhouette."""
    feather = PLUMES[element]
    (points,) = rings(feather.quill)
    line = resample(points, 200)
    drawing = Inlay()
    shapes = []
    parts = []
    for side, reach, tones in ((1, feather.above, feather.tones), (-1, feather.below, feather.other)):
        for k in range(feather.barbs):
            barb = _barb(line, side * reach, k, feather)
            shapes.append(barb)
            parts.append((tones[k % len(tones)], barb))
    drawing.mosaic(parts, THIN)
    drawing.lay(INK, LineString(line).buffer(0.3))
    return drawing, union(shapes)


def _barb(line: Curve, reach: float, number: int, feather: Plume) -> Geometry:
    start, end = number / feather.barbs, (number + 1) / feather.barbs
    step = length(line) / feather.barbs * feather.lean

    def at(way: float) -> tuple[float, float, float, float]:
        place = min(len(line) - 2, max(1, round(way * (len(line) - 1))))
        dx, dy = line[place + 1] - line[place - 1]
        size = math.hypot(dx, dy)
        return (float(line[place][0]), float(line[place][1]), float(dx / size), float(dy / size))

    def out(way: float, share: float, lean: float) -> tuple[float, float]:
        x, y, dx, dy = at(way)
        wide = reach * math.pow(math.sin(math.pi * min(1.0, 0.16 + way * 0.72)), 0.7) * share
        return x - dy * wide + dx * step * lean, y + dx * wide + dy * step * lean

    foot, head = at(start)[:2], at(end)[:2]
    return polygon(foot, out(start, 0.86, 0.7), out((start + end) / 2, 1.15, 1.2), out(end, 1.02, 1.5), head)


_CAPS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "erz": (
        "M20 16.6C19 11 22.4 8.2 29 7.6C37 7.4 42.4 10.4 43.2 17.4L43 20.2C34 17 27 15.6 20 16.6Z",
        ("M24 6L24 20", "M29 6L29 20", "M34 6L34 20", "M39 6L39 22"),
        "M18.8 17.4L19 13.8L24 13L34 13.8L43.8 17L43.6 21.2C34 18 27 16.8 18.8 17.4Z",
    ),
    "humus": (
        (
            "M19.4 16.2C18 12.4 20 9.4 25 8.6C32 7.4 40 9.4 43.4 14.2"
            "C44.8 16.8 43.6 19.6 40.6 20.2C34 17 27 15.6 19.4 16.2Z"
        ),
        (
            "M16 15C26 11.4 36 13 46 19",
            "M25.4 4C24 9 24 12 24.6 18",
            "M33 4C33 10 33.6 14 34 20",
            "M39 6C39.4 12 40 15 40.6 22",
        ),
        (
            "M18.6 17.4C18.4 15.2 19.4 14.2 21 14.4C29 14 37 15.4 43 18.6"
            "C43.6 20.4 42.6 21.4 41 21.2C34 18 27 16.8 18.6 17.4Z"
        ),
    ),
    "eis": (
        "M20.4 16C20 11.4 23.4 8 30 7.4C37 7 42.6 10 43.4 16.4L43.6 27L39.4 30.4L38.4 21C33 17.4 27 15.4 20.4 16Z",
        ("M22 12L46 17", "M30 5L29.4 18", "M38 6L36.6 22", "M36 21L46 24"),
        (
            "M18.4 17.6L19 13.4L22 12.8L22.6 15L25.6 12.8L27 15.2L30.4 13.4"
            "L31.6 16.2L35 14.8L36 17.6L39.4 16.8L40.4 21.4L36 19.6L28 17.4Z"
        ),
    ),
    "wasser": (
        (
            "M19.6 16.4C18.4 12 21.6 8.6 28 8.4C35 8 41 10 44 14.4"
            "C48 14.6 50.6 18 49.4 22.4C46 24.4 42.4 23.4 40.8 20.4C34 17 27 15.6 19.6 16.4Z"
        ),
        ("M17 13C26 9.6 38 11 50 19", "M28 6C26 11 26 14 27 19", "M37 6C35.6 12 36 16 37 22"),
        "M18.6 17.4C18.6 15 20 14 22 14.2C30 13.8 36 15.2 42 18.2C42.6 20.2 42 21.4 40.6 21.2C34 18 27 16.8 18.6 17.4Z",
    ),
    "feuer": (
        (
            "M19.8 16.4C19.4 11.6 23 8.4 29 8C34 7.4 37 4.4 42.6 4.8"
            "C46.4 8 45.6 14.6 43.4 19L40.8 20.4C34 17 27 15.6 19.8 16.4Z"
        ),
        ("M16 13.4C26 11 36 11 48 12", "M28 6C26 11 26 14 27 19", "M36 4C33.6 10 34 15 35 22"),
        "M17.4 18L16 14.6C22 13.2 32 13.4 44 17.4L43 21.6C34 18 26 16.8 17.4 18Z",
    ),
    "luft": (
        "M19.4 16.2C17 12 20 7.6 27 7.2C36 6.4 46 9.6 47.4 15C47.6 18.6 44 20.8 40.6 20.2C34 17 27 15.6 19.4 16.2Z",
        (
            "M16 14C26 9 38 11 49 16",
            "M24 5C22.4 10 22.6 14 24 19",
            "M31 5C30.6 10 31 14 32 20",
            "M39 6C39 12 39.6 15 40.4 22",
        ),
        (
            "M18.6 17.4C18.4 15.2 19.4 14.2 21 14.4C29 14 37 15.4 43 18.6"
            "C43.6 20.4 42.6 21.4 41 21.2C34 18 27 16.8 18.6 17.4Z"
        ),
    ),
}


def cap(element: str) -> Inlay:
    """The cap, its band, and the feather."""
    crown, cuts, brim = _CAPS[element]
    feather, silhouette = plume(element)
    drawing = Inlay()
    drawing.contour(silhouette, 1.3)
    drawing.contour(union(area(crown), area(brim)), 1.5)
    drawing.saw(crown, cuts, ("dunkel", "mittel", "dunkel", "mittel", "dunkel"), LEAD)
    drawing.piece("akzent" if element in ("eis", "wasser", "luft") else "dunkel", brim, LEAD)
    drawing.put(feather)
    return drawing
