"""What all views of a head share: its features, lines that swell, planes, the eye and the ear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from art.curves import Curve, closed, curve, taper
from art.inrah.inlay import LEAD, Inlay
from art.picture import INK, PAPER
from art.shapes import Geometry, Point, circle, polygon

BLUNT = 0.13
"""Half the width of a line's end, in mm."""


@dataclass(frozen=True)
class Face:
    """The features of a face. Tones are of paper for the light and of wood for the shade."""

    woman: bool = False
    view: str = "front"
    """"front", "aside" or "profile"."""
    jaw: str = "long"
    """In front view: "long", "broad", "narrow" or "fine"."""
    nose: str = "straight"
    """From the side: "straight", "hooked" or "snub"."""
    age: int = 0
    """0 is smooth, 1 has furrows beside the nose, 2 hollow cheeks and a furrowed brow too."""
    open: float = 1.0
    """How far the eyes are; 0 is closed."""
    look: float = 0.0
    """mm by which the irises stand off their middle, to the right."""
    brow: float = 1.0
    """Weight of the brows; women's are near 0.3."""
    frown: float = 0.0
    smile: float = 0.0
    chin: float = 0.0
    cheek: float = 0.0
    lips: str = "mittel"
    lid: str = ""
    """The tone round the eyes; by itself that of the shade."""
    iris: str = "dunkel"
    light: str = PAPER
    shade: str = "hell"
    deep: str = "mittel"
    mouth: bool = True


class Head(NamedTuple):
    """A face, its outline, and the ear, which hair may cover."""

    picture: Inlay
    outline: Geometry
    ear: Inlay


def stroke(*points: Point, width: float, peak: float = 0.4) -> Geometry:
    """A line that swells to its width and ends bluntly."""
    return taper(curve(*points), width, peak, BLUNT)


def put_ear(drawing: Inlay, shape: Geometry, face: Face) -> None:
    drawing.form(face.light, shape, face.deep, -0.9, -0.4, 0.4)
    x0, y0, x1, _ = shape.bounds
    wide = x1 - x0
    drawing.add(
        INK,
        stroke(
            (x0 + wide * 0.35, y0 + 1.5), (x0 + wide * 0.72, y0 + 1.5), (x0 + wide * 0.66, y0 + 3.2),
            (x0 + wide * 0.45, y0 + 4.0), width=0.36,
        ),
    )  # fmt: skip


def put_planes(drawing: Inlay, outline: Geometry, planes: Sequence[tuple[str, Sequence[Point]]]) -> None:
    """Facets of the face, tone against tone, inside its contour."""
    inside = outline.buffer(-LEAD / 2)
    for tone, points in planes:
        drawing.add(tone, closed(*points).intersection(inside))


def put_eye(drawing: Inlay, face: Face, inner: Point, outer: Point, iris: float, upper: float, size: float) -> None:
    """One eye between its corners: the white, the iris cut by the lid, one line for the lid and nothing below it."""
    (a, b), (c, d) = inner, outer
    away = 0.42 if c > a else -0.42
    if not face.open:
        lid = curve((a - away * 0.6, b - 0.3), (a * 0.7 + c * 0.3, b + 0.75), (a * 0.3 + c * 0.7, d + 0.85),
                    (c + away, d - 0.1))  # fmt: skip
        over = curve((a - away * 0.4, b - 0.5), (a * 0.65 + c * 0.35, -1.15), (a * 0.3 + c * 0.7, -1.3), (c, d - 0.4))
        drawing.add(face.lid or face.deep, _between(over, lid))
        drawing.add(INK, taper(lid, 0.66, 0.55, BLUNT))
        for t in (0.55, 0.78):  # lashes
            x, y = a * (1 - t) + c * t, b * (1 - t) + d * t + 0.75
            drawing.add(INK, stroke((x, y), (x + away * 1.6, y + 0.75), width=0.3))
        return
    wide, under = upper * face.open, size * (0.5 + 0.5 * face.open)
    top = curve(inner, (a * 0.68 + c * 0.32, -wide * 0.92 + b * 0.3), (a * 0.4 + c * 0.6, -wide),
                (a * 0.1 + c * 0.9, -wide * 0.35 + d * 0.6), outer)  # fmt: skip
    bottom = curve(outer, (a * 0.3 + c * 0.7, under * 0.9 + d * 0.15), (a * 0.65 + c * 0.35, under), inner)
    white = closed(*[(float(x), float(y)) for x, y in np.vstack([top[:-1:3], bottom[:-1:3]])])
    drawing.add(PAPER, white.buffer(0.12))
    drawing.add(face.iris, circle(iris, -0.32, size * 1.06).intersection(white.buffer(0.05)))
    drawing.add(INK, circle(iris, -0.36, size * 0.64).intersection(white.buffer(0.05)))
    lid = curve((a - away * 0.5, b + 0.12), *[(float(x), float(y)) for x, y in top[2:-1:4]], (c + away, d - 0.12))
    drawing.add(INK, taper(lid, 0.62 if face.woman else 0.55, 0.6, BLUNT))


def _between(one: Curve, other: Curve) -> Geometry:
    return polygon(*[(float(x), float(y)) for x, y in np.vstack([one, other[::-1]])]).buffer(0)
