"""A head in front view, drawn round (0, 0), the eyes at y = 0."""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import closed
from art.inrah.features import Face, Head, put_eye, put_planes, stroke
from art.inrah.inlay import LEAD, Inlay
from art.picture import INK
from art.shapes import Geometry, Point, mirror, union

_JAWS: dict[str, Sequence[Point]] = {
    "fine": ((-6.9, -5), (-7.0, 0), (-6.3, 4.2), (-4.4, 8.2), (-1.7, 11), (0, 11.4)),
    "long": ((-7.0, -5), (-7.0, 0.5), (-6.3, 5.2), (-4.4, 9.3), (-2.0, 11.6), (0, 11.9)),
    "broad": ((-7.4, -5), (-7.4, 0.6), (-7.0, 5.6), (-5.3, 9.6), (-2.4, 11.7), (0, 11.9)),
    "narrow": ((-6.6, -5), (-6.5, 0.5), (-5.4, 5.2), (-3.5, 9.6), (-1.4, 12.1), (0, 12.4)),
}


def front(face: Face) -> Head:
    jaw = _JAWS["fine" if face.woman and face.jaw == "long" else face.jaw]
    right = [(-x, y) for x, y in reversed(jaw[:-1])]
    outline = closed((0, -10.5, 1), (-4.4, -9.6), *jaw, *right, (4.4, -9.6))
    drawing = Inlay()
    drawing.piece(face.light, outline)
    put_planes(
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
    put_planes(
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
        put_eye(eye, face, (-1.65, 0.4), (-5.3, 0.05), -3.45 - side * face.look, 1.35, 1.0)
        eye.add(
            INK,
            stroke(
                (-0.95, -2.0 + face.frown * 0.75), (-2.2, -3.2 + lift), (-4.2, -3.75), (-6.4, -2.4),
                width=0.62 + 0.42 * face.brow,
            ),
        )  # fmt: skip
        drawing.put(eye, mirror if side > 0 else lambda shape: shape)
    if face.mouth:
        _put_mouth(drawing, face)
    _put_age(drawing, face, inside)
    return Head(drawing, outline, Inlay())


def _put_mouth(drawing: Inlay, face: Face) -> None:
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


def _put_age(drawing: Inlay, face: Face, inside: Geometry) -> None:
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
