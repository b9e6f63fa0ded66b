"""Heads: in front view, in three-quarter view and in profile, the latter two looking to the left.

Each is drawn round (0, 0), the eyes at y = 0, hairline at -10, chin near 11.5. Within a face tone meets tone without
lead; lead is kept for the contour, lids, brows, the foot of the nose and the mouth. Light falls from the left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kartenwerk.art.curves import Curve, closed, curve, taper
from kartenwerk.art.inrah.inlay import LEAD, Inlay
from kartenwerk.art.picture import INK, PAPER
from kartenwerk.art.shapes import Geometry, Point, circle, ellipse, mirror, polygon, rectangle, union

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


_FEATURES = {
    "front": rectangle(-9, -7, 9, 14),
    "aside": rectangle(-9, -7, 9, 14),
    "profile": rectangle(-9, -6, 1, 14),
}
"""Where a face's features are; hair and hat cover the rest."""


def head(face: Face) -> Head:
    drawn = {"front": _front, "aside": _aside, "profile": _profile}[face.view](face)
    drawn.picture.keep(drawn.outline.intersection(_FEATURES[face.view]))
    return drawn


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


def _put_planes(drawing: Inlay, outline: Geometry, planes: Sequence[tuple[str, Sequence[Point]]]) -> None:
    """Facets of the face, tone against tone, inside its contour."""
    inside = outline.buffer(-LEAD / 2)
    for tone, points in planes:
        drawing.add(tone, closed(*points).intersection(inside))


_JAWS: dict[str, Sequence[Point]] = {
    "fine": ((-6.9, -5), (-7.0, 0), (-6.3, 4.2), (-4.4, 8.2), (-1.7, 11), (0, 11.4)),
    "long": ((-7.0, -5), (-7.0, 0.5), (-6.3, 5.2), (-4.4, 9.3), (-2.0, 11.6), (0, 11.9)),
    "broad": ((-7.4, -5), (-7.4, 0.6), (-7.0, 5.6), (-5.3, 9.6), (-2.4, 11.7), (0, 11.9)),
    "narrow": ((-6.6, -5), (-6.5, 0.5), (-5.4, 5.2), (-3.5, 9.6), (-1.4, 12.1), (0, 12.4)),
}


def _front(face: Face) -> Head:
    jaw = _JAWS["fine" if face.woman and face.jaw == "long" else face.jaw]
    right = [(-x, y) for x, y in reversed(jaw[:-1])]
    outline = closed((0, -10.5, 1), (-4.4, -9.6), *jaw, *right, (4.4, -9.6))
    drawing = Inlay()
    drawing.piece(face.light, outline)
    _put_planes(
        drawing,
        outline,
        (
            (face.shade, ((0.7, -10.5, 1), (0.5, -4), (0.75, 0), (0.9, 3), (0.2, 5.2), (0.5, 7.4), (0.2, 12.6, 1),
                          (9, 12.6, 1), (9, -10.5, 1))),
            (face.deep, ((5.2, -10.6, 1), (5.5, -5), (6.0, -1.2), (4.9, 2.4), (3.3, 5.0, 1), (3.6, 7.4),
            (5.6, 9.8, 1), (9, 10, 1), (9, -10.6, 1))),
            (face.shade, ((-8, -9, 1), (-6.0, -7), (-6.2, -1), (-5.4, 2.4), (-4.2, 5.0, 1), (-4.7, 6.4),
            (-6.6, 8.4, 1), (-9, 8, 1))),
        ),
    )  # fmt: skip
    inside = outline.buffer(-LEAD / 2)
    lift = 0.25 * face.frown
    for side in (-1, 1):
        socket = closed(
            (-1.25, -0.9, 1), (-1.7, -2.5 + lift), (-3.6, -3.2), (-6.3, -2.2), (-6.8, -0.4, 1), (-4.6, 0.15),
            (-2.6, 0.3),
        )  # fmt: skip
        tone = face.lid or (face.shade if side < 0 else face.deep)
        drawing.add(tone, (mirror(socket) if side > 0 else socket).intersection(inside))
    _put_planes(
        drawing,
        outline,
        (
            (face.light, ((-1.1, -4.5), (-0.7, -1), (-1.2, 2.2), (-1.75, 3.9), (-0.9, 4.7), (0.3, 4.85), (0.8, 3.4),
                          (0.62, -1), (0.7, -4.5))),
            (face.deep, ((0.7, -3.0, 1), (1.25, 0.8), (1.75, 3), (2.1, 4.0), (1.5, 4.8), (0.3, 4.9, 1), (0.85, 3.2),
                         (0.6, 0))),
        ),
    )  # fmt: skip
    drawing.add(
        INK,
        stroke(
            (-2.1, 3.5), (-1.95, 4.5), (-1.05, 4.75), (0, 5.15), (1.05, 4.75), (1.95, 4.5), (2.1, 3.5),
            width=0.46, peak=0.5,
        ),
    )  # fmt: skip
    for side in (-1, 1):
        eye = Inlay()
        _put_eye(eye, face, (-1.65, 0.4), (-5.3, 0.05), -3.45 - side * face.look, 1.35, 1.0)
        eye.add(
            INK,
            stroke(
                (-0.95, -2.0 + face.frown * 0.75), (-2.2, -3.2 + lift), (-4.2, -3.75), (-6.4, -2.4),
                width=0.62 + 0.42 * face.brow,
            ),
        )  # fmt: skip
        drawing.put(eye, mirror if side > 0 else lambda shape: shape)
    if face.mouth:
        _put_front_mouth(drawing, face)
    _put_front_age(drawing, face, inside)
    return Head(drawing, outline, Inlay())


def _put_eye(drawing: Inlay, face: Face, inner: Point, outer: Point, iris: float, upper: float, size: float) -> None:
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


def _put_front_mouth(drawing: Inlay, face: Face) -> None:
    wide, y, up = 2.15 if face.woman else 2.5, 7.35, face.smile
    drawing.add(
        face.lips,
        closed((-wide, y - up * 0.4, 1), (-0.8, y - 0.85), (0, y - 0.55), (0.8, y - 0.85), (wide, y - up * 0.4, 1),
               (0, y + 0.2)),
        closed((-wide + 0.4, y + 0.1, 1), (0, y + 0.25), (wide - 0.4, y + 0.1, 1), (0.9, y + 1.25), (-0.9, y + 1.25)),
    )  # fmt: skip
    corner = y - 0.1 - up * 0.6
    drawing.add(
        INK,
        stroke((-wide - 0.35, corner), (-0.9, y - 0.05), (0, y + 0.18), (0.9, y - 0.05), (wide + 0.35, corner),
               width=0.42, peak=0.5),
    )  # fmt: skip
    if not face.woman:
        drawing.add(INK, stroke((-0.9, y + 2.0), (0, y + 2.2), (0.9, y + 2.0), width=0.34, peak=0.5))


def _put_front_age(drawing: Inlay, face: Face, inside: Geometry) -> None:
    if not face.age:
        return
    lines = [stroke((-2.3, 4.3), (-3.3, 5.9), (-3.5, 7.6), width=0.42, peak=0.3)]
    if face.age > 1:
        lines += [
            stroke((-5.2, 1.55), (-3.8, 2.15), (-2.2, 1.75), width=0.34, peak=0.5),
            stroke((-6.2, -6.9), (-3.2, -6.3), (-0.6, -6.7), width=0.36, peak=0.5),
        ]
        hollow = closed((-5.9, 3.0, 1), (-4.4, 4.8), (-4.2, 7.2), (-5.0, 8.0, 1), (-6.3, 5.2))
        drawing.add(face.deep, union(hollow, mirror(hollow)).intersection(inside))
    drawing.add(INK, lines, [mirror(line) for line in lines])


_NOSES_ASIDE: dict[str, Sequence[Point]] = {
    "straight": ((-4.35, -0.6), (-5.1, 1.4), (-6.1, 3.0), (-6.65, 4.0), (-6.3, 4.85), (-5.3, 5.05)),
    "hooked": ((-4.5, -0.9), (-5.6, 0.4), (-6.5, 2.2), (-6.95, 4.1), (-6.7, 5.1), (-5.4, 5.0)),
    "snub": ((-4.2, -0.4), (-4.8, 1.4), (-5.6, 2.6), (-6.5, 3.4), (-6.35, 4.25), (-5.2, 4.75)),
}


def _aside(face: Face) -> Head:
    nose, cheek, chin = _NOSES_ASIDE[face.nose], face.cheek, face.chin
    skin = closed(
        (-2.6, -10.0), (-5.2, -7.4), (-6.1, -4.4), (-6.3, -2.4), (-5.95, -0.9), (-6.1, 1.0),
        (-5.9 - cheek * 0.4, 2.8), (-5.2 - cheek, 5.0), (-4.95, 6.4), (-4.85, 7.4),
        (-4.8 - chin * 0.6, 9.7 + chin * 0.3),
        (-3.8 - chin * 0.3, 11.1 + chin * 0.3), (-1.8, 11.5 + chin * 0.3), (1.2, 10.3), (4.0, 8.0), (5.9, 5.0),
        (6.9, 1.5), (7.3, -4), (6.9, -7.0),
        (5.0, -9.8),
        (1.2, -10.8),
    )  # fmt: skip
    ridge = closed((-2.7, -2.6, 1), *nose, (-4.1, 5.25), (-2.8, 5.15), (-2.1, 4.4), (-2.25, 3.2), (-2.2, 0.6),
                   (-1.7, -2.4, 1))  # fmt: skip
    outline = union(skin, ridge).buffer(0.15).buffer(-0.15)
    drawing = Inlay()
    drawing.piece(face.light, outline)
    lid = face.lid or face.shade
    _put_planes(
        drawing,
        outline,
        (
            (face.shade, ((3.2, -10.5, 1), (3.6, -6), (4.1, -2.6), (3.8, 0.9, 1), (1.6, 3.2, 1), (1.0, 6.2),
            (1.4, 8.2), (0.2, 9.8), (-0.6, 12.6, 1), (9, 13, 1), (9, -10.5, 1))),
            (face.deep, ((5.9, -10.5, 1), (5.6, -4), (5.5, 0), (4.2, 4.2), (3.1, 6.8), (2.4, 8.6), (3.4, 11.6, 1),
            (9, 13, 1), (9, -10.5, 1))),
            (lid, ((-1.4, -0.6, 1), (-1.3, -2.2), (0.6, -3.1), (3.4, -2.6), (4.7, -0.7, 1), (2.6, 0.1), (0.2, 0.35))),
            (lid, ((-4.3, -0.8, 1), (-4.6, -3.2), (-6.8, -3.2, 1), (-6.8, 0.1, 1), (-5.3, 0.1), (-4.5, 0.2))),
            (face.shade, ((-2.35, -2.6, 1), (-3.3, -0.2), (-3.75, 1.4), (-4.35, 2.9), (-4.65, 4.0), (-4.2, 5.2, 1),
                          (-2.8, 5.15), (-2.1, 4.4), (-2.25, 3.2), (-2.2, 0.6), (-1.7, -1.4, 1))),
        ),
    )  # fmt: skip
    drawing.add(
        INK,
        stroke((-6.2, nose[4][1] + 0.15), (-5.2, nose[5][1] + 0.2), (-4.2, 5.2), (-3.0, 5.45), (-2.3, 4.95), width=0.5,
               peak=0.5),
        stroke((-2.75, 3.2), (-2.0, 3.8), (-2.1, 4.7), (-2.6, 5.2), width=0.42, peak=0.5),
        stroke((-4.35, -1.2), (nose[1][0] + 0.1, nose[1][1]), (nose[2][0] + 0.05, nose[2][1]), width=0.38, peak=0.6),
    )  # fmt: skip
    _put_eye(drawing, face, (-1.35, 0.55), (3.0, 0.2), 0.75 + face.look, 1.45, 1.02)
    _put_far_eye(drawing, face, outline.buffer(-LEAD / 2))
    drawing.add(
        INK,
        stroke((5.0, -1.8), (3.2, -3.4), (0.9, -3.35), (-1.5, -2.1 + face.frown * 0.5), width=0.6 + 0.42 * face.brow,
               peak=0.5),
        stroke((-4.0, -2.5 + face.frown * 0.4), (-4.9, -3.4), (-6.2, -2.9), width=0.5 + 0.3 * face.brow, peak=0.45),
    )  # fmt: skip
    if face.mouth:
        _put_side_mouth(drawing, face, outline.buffer(-LEAD / 2))
    if face.age:
        drawing.add(INK, stroke((-1.6, 4.5), (-0.3, 5.9), (-0.1, 7.6), width=0.42, peak=0.3))
    if face.age > 1:
        drawing.add(
            INK, stroke((-0.8, 1.75), (0.9, 2.25), (2.7, 1.6), width=0.34, peak=0.5),
            stroke((-4.4, -5.6), (-1.6, -6.2), (1.6, -5.6), width=0.38, peak=0.5),
        )  # fmt: skip
        hollow = closed((1.2, 3.9, 1), (3.6, 2.4), (3.4, 5.0), (1.8, 7.6, 1), (1.0, 5.8))
        drawing.add(face.deep, hollow.intersection(outline))
    ear = Inlay()
    put_ear(ear, closed((6.1, -1.2), (7.4, -2.3), (8.8, -1.4), (8.6, 0.9), (7.6, 3.0), (6.7, 3.5), (6.3, 1.8)), face)
    return Head(drawing, outline, ear)


def _put_far_eye(drawing: Inlay, face: Face, inside: Geometry) -> None:
    """The eye beyond the nose, whole within the contour."""
    wide = face.open
    if not wide:
        lid = curve((-4.15, 0.45), (-4.8, 0.95), (-5.4, 0.75), (-6.0, 0.15))
        drawing.add(INK, taper(lid, 0.52, 0.5, BLUNT))
        return
    eye = closed((-4.35, 0.55, 1), (-4.75, -0.9 * wide), (-5.35, -1.15 * wide), (-5.95, -0.3, 1), (-5.5, 0.75),
                 (-4.8, 0.9)).intersection(inside)  # fmt: skip
    drawing.add(PAPER, eye)
    x = -4.98 + face.look * 0.25
    drawing.add(face.iris, ellipse(x, -0.3, 0.54, 1.02).intersection(eye))
    drawing.add(INK, ellipse(x - 0.03, -0.34, 0.38, 0.64).intersection(eye))
    drawing.add(
        INK, stroke((-4.1, 0.45), (-4.65, -0.85 * wide), (-5.35, -1.25 * wide), (-6.15, -0.45), width=0.5, peak=0.5)
    )


def _put_side_mouth(drawing: Inlay, face: Face, inside: Geometry) -> None:
    y, up = 7.35, face.smile
    upper = closed((-5.1, y, 1), (-4.5, y - 0.8), (-3.9, y - 0.55), (-3.3, y - 0.85), (-1.0, y - 0.1 - up * 0.5, 1),
                   (-3, y + 0.25))  # fmt: skip
    lower = closed((-4.9, y + 0.25, 1), (-3.4, y + 0.35), (-1.7, y + 0.15, 1), (-2.7, y + 1.3), (-4.0, y + 1.35))
    drawing.add(face.lips, union(upper, lower).intersection(inside))
    drawing.add(
        INK,
        stroke((-5.15, y + 0.05), (-4.4, y - 0.05), (-3.8, y + 0.2), (-3, y + 0.02),
               (-0.8 + up * 0.5, y - 0.15 - up * 0.8), width=0.42),
    )  # fmt: skip


_NOSES: dict[str, Sequence[Point]] = {
    "straight": ((-5.0, -1.1), (-5.9, 1.0), (-7.0, 2.8), (-7.75, 3.9), (-7.35, 4.75), (-5.7, 5.1)),
    "hooked": ((-5.0, -1.2), (-6.6, 0.5), (-7.7, 2.4), (-8.3, 4.3), (-7.7, 5.0), (-5.8, 5.0)),
    "snub": ((-4.9, -1.0), (-5.5, 1.0), (-6.4, 2.4), (-7.55, 3.2), (-7.35, 4.2), (-5.6, 4.7)),
}


def _profile(face: Face) -> Head:
    chin = face.chin
    outline = closed(
        (-3.0, -10.2, 1), (-4.9, -7.6), (-5.55, -4.8), (-5.5, -2.6), *_NOSES[face.nose], (-5.85, 5.9), (-6.35, 6.6),
        (-6.0, 7.15), (-5.35, 7.4, 1), (-6.0, 7.8), (-6.0, 8.55), (-5.4, 9.3), (-5.75 - chin, 10.5),
        (-5.2 - chin, 11.7), (-3.5, 12.3), (-1, 11.7), (2.4, 9.9), (4.6, 7.4), (5.4, 4), (6.2, -3), (6.4, -10.2, 1),
    )  # fmt: skip
    drawing = Inlay()
    drawing.piece(face.light, outline)
    inside = outline.buffer(-LEAD / 2)
    _put_planes(
        drawing,
        outline,
        (
            (face.shade, ((0.6, -10.5, 1), (1.0, -6), (1.4, -2.8), (1.0, 0.9, 1), (-1.5, 2.8, 1), (-2.0, 5.4),
                          (-1.6, 7.8), (-2.6, 10.0), (-4.2, 12.4, 1), (0, 14, 1), (9, 14, 1), (9, -10.5, 1))),
            (face.deep, ((4.4, -10.5, 1), (3.9, -4), (3.4, 0), (1.8, 3.2, 1), (1.4, 6.4), (0.2, 9.0), (0.4, 12.8, 1),
            (9, 14, 1), (9, -10.5, 1))),
            (face.lid or face.shade, ((-4.4, -2.1), (-3.1, -2.9), (-1.1, -2.4), (-0.6, -0.6, 1), (-1.7, 0.2),
            (-3.1, 0.2), (-4.2, -0.5))),
        ),
    )  # fmt: skip
    if face.open:
        _put_eye_from_the_side(drawing, face)
    else:
        drawing.add(INK, stroke((-4.95, 0.1), (-4.0, 0.85), (-2.8, 0.8), (-1.4, 0.1), width=0.6, peak=0.5))
    drawing.add(
        INK,
        stroke((-4.6, -2.5), (-3.5, -3.45 + face.frown * 0.3), (-1.5, -3.4), (0.5, -2.3),
               width=0.58 + 0.42 * face.brow),
    )  # fmt: skip
    wing = closed((-5.7, 5.0, 1), (-6.6, 4.5), (-5.4, 3.4), (-4.6, 4.3), (-4.9, 5.2))
    drawing.add(face.shade, wing.intersection(inside))
    drawing.add(
        INK, stroke((-5.1, 3.2), (-4.35, 3.7), (-4.35, 4.7), (-5.0, 5.15), width=0.42, peak=0.5),
        stroke((-6.9, 4.75), (-6.2, 4.55), (-5.5, 4.95), width=0.42, peak=0.5),
    )  # fmt: skip
    if face.mouth:
        up = face.smile
        upper = closed((-6.6, 6.6, 1), (-5.4, 6.4), (-3.6, 7.25 - up * 0.4, 1), (-5.2, 7.5), (-6.4, 7.3))
        lower = closed((-6.2, 7.55, 1), (-5, 7.6), (-3.9, 7.4 - up * 0.3, 1), (-4.7, 8.5), (-6.2, 8.7, 1))
        drawing.add(face.lips, union(upper, lower).intersection(inside))
        drawing.add(INK, stroke((-5.9, 7.42), (-4.8, 7.45), (-3.2, 7.2 - up * 0.9), width=0.42))
    if face.age:
        drawing.add(INK, stroke((-4.1, 4.6), (-2.8, 6.0), (-2.7, 7.8), width=0.42, peak=0.3))
    if face.age > 1:
        drawing.add(
            INK, stroke((-4.3, 1.9), (-3.0, 2.1), (-1.9, 1.5), width=0.34, peak=0.5),
            stroke((-5.0, -5.6), (-3.2, -6.0), (-1.0, -5.6), width=0.38, peak=0.5),
        )  # fmt: skip
        hollow = closed((-1.9, 3.4, 1), (0.3, 2.4), (-0.2, 5), (-1.6, 7.6, 1), (-2.2, 5.6))
        drawing.add(face.deep, hollow.intersection(inside))
    ear = Inlay()
    put_ear(ear, closed((2.6, -1.2), (4.0, -2.4), (5.5, -1.5), (5.3, 0.9), (4.2, 2.9), (3.2, 3.5), (2.8, 1.8)), face)
    return Head(drawing, outline, ear)


def _put_eye_from_the_side(drawing: Inlay, face: Face) -> None:
    wide = face.open
    eye = closed((-4.2, 0.75, 1), (-4.3, -0.3 * wide), (-3.7, -1.2 * wide), (-2.65, -0.85 * wide), (-1.3, 0.3, 1),
                 (-2.65, 0.95))  # fmt: skip
    drawing.add(PAPER, eye.buffer(0.08))
    drawing.add(face.iris, ellipse(-3.3, -0.3, 0.8, 1.1).intersection(eye))
    drawing.add(INK, ellipse(-3.42, -0.34, 0.5, 0.72).intersection(eye))
    drawing.add(
        INK,
        stroke((-4.05, -0.45 * wide), (-3.5, -1.25 * wide), (-2.6, -0.95 * wide), (-0.8, 0.5), width=0.58, peak=0.5),
    )  # fmt: skip
