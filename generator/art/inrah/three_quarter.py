"""A head in three-quarter view, looking to the left, both eyes inside its outline."""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import closed, curve, taper
from art.inrah.features import BLUNT, Face, Head, put_ear, put_eye, put_planes, stroke
from art.inrah.inlay import LEAD, Inlay
from art.picture import INK, PAPER
from art.shapes import Geometry, Point, ellipse, union

_NOSES: dict[str, Sequence[Point]] = {
    "straight": ((-4.35, -0.6), (-5.1, 1.4), (-6.1, 3.0), (-6.65, 4.0), (-6.3, 4.85), (-5.3, 5.05)),
    "hooked": ((-4.5, -0.9), (-5.6, 0.4), (-6.5, 2.2), (-6.95, 4.1), (-6.7, 5.1), (-5.4, 5.0)),
    "snub": ((-4.2, -0.4), (-4.8, 1.4), (-5.6, 2.6), (-6.5, 3.4), (-6.35, 4.25), (-5.2, 4.75)),
}


def aside(face: Face) -> Head:
    nose, cheek, chin = _NOSES[face.nose], face.cheek, face.chin
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
    put_planes(
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
    put_eye(drawing, face, (-1.35, 0.55), (3.0, 0.2), 0.75 + face.look, 1.45, 1.02)
    _put_far_eye(drawing, face, outline.buffer(-LEAD / 2))
    drawing.add(
        INK,
        stroke((5.0, -1.8), (3.2, -3.4), (0.9, -3.35), (-1.5, -2.1 + face.frown * 0.5), width=0.6 + 0.42 * face.brow,
               peak=0.5),
        stroke((-4.0, -2.5 + face.frown * 0.4), (-4.9, -3.4), (-6.2, -2.9), width=0.5 + 0.3 * face.brow, peak=0.45),
    )  # fmt: skip
    if face.mouth:
        _put_mouth(drawing, face, outline.buffer(-LEAD / 2))
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


def _put_mouth(drawing: Inlay, face: Face, inside: Geometry) -> None:
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
