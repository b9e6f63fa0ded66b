"""A head in profile, looking to the left."""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import closed
from art.inrah.features import Face, Head, put_ear, put_planes, stroke
from art.inrah.inlay import LEAD, Inlay
from art.picture import INK, PAPER
from art.shapes import Point, ellipse, union

_NOSES: dict[str, Sequence[Point]] = {
    "straight": ((-5.0, -1.1), (-5.9, 1.0), (-7.0, 2.8), (-7.75, 3.9), (-7.35, 4.75), (-5.7, 5.1)),
    "hooked": ((-5.0, -1.2), (-6.6, 0.5), (-7.7, 2.4), (-8.3, 4.3), (-7.7, 5.0), (-5.8, 5.0)),
    "snub": ((-4.9, -1.0), (-5.5, 1.0), (-6.4, 2.4), (-7.55, 3.2), (-7.35, 4.2), (-5.6, 4.7)),
}


def profile(face: Face) -> Head:
    chin = face.chin
    outline = closed(
        (-3.0, -10.2, 1), (-4.9, -7.6), (-5.55, -4.8), (-5.5, -2.6), *_NOSES[face.nose], (-5.85, 5.9), (-6.35, 6.6),
        (-6.0, 7.15), (-5.35, 7.4, 1), (-6.0, 7.8), (-6.0, 8.55), (-5.4, 9.3), (-5.75 - chin, 10.5),
        (-5.2 - chin, 11.7), (-3.5, 12.3), (-1, 11.7), (2.4, 9.9), (4.6, 7.4), (5.4, 4), (6.2, -3), (6.4, -10.2, 1),
    )  # fmt: skip
    drawing = Inlay()
    drawing.piece(face.light, outline)
    inside = outline.buffer(-LEAD / 2)
    put_planes(
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
        _put_eye(drawing, face)
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


def _put_eye(drawing: Inlay, face: Face) -> None:
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
