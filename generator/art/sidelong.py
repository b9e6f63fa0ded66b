"""A face in profile from its bones, to the left or to the right; the light falls from the left on both.

It is drawn round (0, 0), the eye at y = 0 and the ear behind; a face that looks right has its front in the shade.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import closed, curve
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, ellipse, mirror, union
from art.skin import LEAD, put_piece, stroke
from art.skull import TOP, Bones
from art.visage import Visage

FRONT = 3.3
"""mm from the ear to the middle of the drawing."""


def _contour(b: Bones, face: Visage) -> list[Point]:
    """Forehead, nose, lips, chin and jaw of a face that looks left."""

    def skin(y: float, out: float = 0.0) -> float:
        return FRONT - b.depth(y) - out

    m, foot, up, low, gap = b.mouth_at, b.nose_foot, face.mouth.upper, face.mouth.lower, face.mouth.open
    lip = m - (m - foot) * 0.42
    under = m + gap + low
    chin = max((b.chin_at + under) / 2 + 0.5, under + 1.2)
    foot_of_chin = max(b.chin_at, chin + 1.3)
    return [
        (skin(TOP) + 0.4, TOP, 1), (skin(-7.6), -7.6), (skin(-4.8), -4.8), (skin(-2.6, b.brow * 0.3), -2.6),
        (skin(-0.9) + 0.35, -0.9), (skin(foot * 0.42, 0.5 * b.nose + b.bridge), foot * 0.42),
        (skin(foot - 1.1, b.nose * 0.86), foot - 1.15 + b.tip * 0.6),
        (skin(foot, b.nose * 0.82), foot - 0.1 + b.tip * 0.8), (skin(foot, 0.3), foot + 0.35),
        (skin(lip, 0.25), lip), (skin(m, 0.3 + up * 0.75), m - 0.5), (skin(m, 0.35 + up * 0.3), m - 0.05),
        (skin(m) + 0.6, m + gap * 0.3, 1), *([(skin(m) + 0.5, m + gap * 0.9, 1)] if gap else []),
        (skin(m, 0.1 + low * 0.45), m + gap + 0.45), (skin(m, low * 0.45), under - 0.1), (skin(m) + 0.3, under + 0.7),
        (skin(b.chin_at - 1, 0.6), chin), (skin(b.chin_at - 1, 0.3), foot_of_chin - 0.5),
        (skin(b.chin_at - 1) + 1.5, foot_of_chin + 0.15), (-1.0, b.chin_at - 0.3), (2.4, b.jaw_at + 2.4),
        (4.4 + (b.jaw - 5.4) * 0.4, b.jaw_at, *((1,) if b.jaw > 5.5 else ())), (5.3, 4), (6.2, -3), (6.4, TOP, 1),
    ]  # fmt: skip


def draw_profile(face: Visage) -> tuple[Picture, Geometry]:
    """The face round (0, 0), and its outline; it looks right where its turn is more than 0."""
    right = face.turn > 0
    b = face.bones
    drawing = Picture()

    def side(shape: Geometry) -> Geometry:
        return mirror(shape) if right else shape

    outline = side(closed(*_contour(b, face)))
    put_piece(drawing, face.light, outline)
    inside = outline.buffer(-LEAD / 2)

    def tone(name: str, *points: Point) -> None:
        drawing.add(name, side(closed(*points)).intersection(inside))

    def ink(*points: Point, width: float, peak: float = 0.45) -> None:
        drawing.add(INK, side(stroke(curve(*points), width, peak)))

    front = FRONT - b.depth(0)
    _put_planes(face, tone, front)
    lid = face.eyes.lid or face.shade
    x, e = front + 2.35, face.eyes
    h0, h1, h2 = face.brows.inner, face.brows.arch, face.brows.outer
    tone(lid, (x - 1.6, -h0 + 0.3), (x - 0.2, -h1 + 0.5), (x + 1.8, -h2 + 0.4), (x + 2.4, -0.4, 1), (x + 1.0, 0.3),
         (x - 0.6, 0.3), (x - 1.6, -0.4))  # fmt: skip
    if e.open > 0.05:
        _put_eye(drawing, face, side, x)
    else:
        bow = -0.9 if e.glad else 0.85
        ink((x - 1.5, 0.1), (x - 0.5, bow * 0.95), (x + 0.6, bow * 0.9), (x + 2.0, 0.0), width=0.62)
    if face.brows.weight:
        ink((x - 1.7, -h0), (x - 0.5, -(h0 + h1) / 2 - 0.3), (x + 0.9, -h1 + 0.1), (x + 2.9, -h2 + 0.2),
            width=face.brows.weight, peak=0.4)  # fmt: skip
        if face.brows.bushy:
            ink((x - 1.4, -h0 - 0.2), (x - 2.1, -h0 - 1.3), width=0.5, peak=0.2)
            ink((x + 0.0, -h1 + 0.2), (x - 0.6, -h1 - 1.0), width=0.5, peak=0.2)
    foot = b.nose_foot
    w = front - 0.7
    tone(face.shade, (w + 0.5, foot + 0.2, 1), (w - 0.3, foot - 0.5), (w + 0.6, foot - 1.6), (w + 1.4, foot - 0.7),
         (w + 1.1, foot + 0.2))  # fmt: skip
    ink((w + 0.8, foot - 1.7), (w + 1.6, foot - 1.2), (w + 1.6, foot - 0.2), (w + 0.9, foot + 0.3), width=0.44)
    ink((w - 0.9, foot + 0.05), (w - 0.1, foot - 0.25), (w + 0.6, foot + 0.15), width=0.42)
    if face.mouth.seen:
        _put_mouth(drawing, face, side, inside)
    m = b.mouth_at
    if "cheek" in face.age:
        ink((w + 2.0, foot - 0.6), (w + 3.3, foot + 1.0), (w + 3.4, m + 0.6), width=0.44, peak=0.3)
    if "bags" in face.age:
        ink((x - 0.7, 1.7), (x + 0.5, 2.1), (x + 1.7, 1.5), width=0.36)
    if "crow" in face.age:
        ink((x + 3.0, 0.6), (x + 4.0, 1.2), width=0.34)
    if "forehead" in face.age:
        ink((front + 0.7, -5.7), (front + 2.4, -6.1), (front + 4.4, -5.6), width=0.38)
    if "hollow" in face.age:
        tone(face.deep, (-1.7, 3.4, 1), (0.6, 2.4), (0.0, 5.2), (-1.2, 7.6, 1), (-2.2, 5.6))
    if face.marks == "freckles":
        drawing.add(
            face.mark, [side(circle(front + u, v, 0.3)) for u, v in ((2.1, 2.4), (3.2, 3.0), (4.1, 2.2), (3.0, 4.1))]
        )
    elif face.marks == "scar":
        ink((x + 1.4, -4.2), (x + 1.0, -1.6), (x + 1.6, 2.8), (x + 1.2, 4.8), width=0.44)
    elif face.marks == "bars":
        for y in (2.6, 3.9):
            drawing.add(face.mark, side(stroke(curve((x + 0.4, y), (x + 3.6, y + 0.3)), 0.7)).intersection(inside))
    return drawing, outline


def _put_planes(face: Visage, tone: object, front: float) -> None:
    b = face.bones
    assert callable(tone)
    m, c = b.mouth_at, b.chin_at
    if face.turn > 0:
        tone(face.shade, (front - 9, TOP - 1, 1), (front + 1.9, TOP - 1, 1), (front + 1.6, -5, 1), (front + 0.9, -2.4),
             (front + 1.2, 0.6, 1), (front + 2.4, 2.8, 1), (front + 1.4, m - 1.6), (front + 2.6, m + 0.8, 1),
             (front + 2.0, c - 1.8, 1), (front + 3.6, c + 2, 1), (front - 9, c + 2, 1))  # fmt: skip
        tone(face.deep, (front + 2.4, c + 2, 1), (front + 2.6, c - 1.2, 1), (-0.4, b.jaw_at + 2.4), (3.0, b.jaw_at, 1),
             (4.0, 5, 1), (9, 5, 1), (9, c + 2, 1))  # fmt: skip
        return
    tone(face.shade, (0.6, TOP - 1, 1), (1.0, -6), (1.4, -2.8), (1.0, 0.9, 1), (-1.5, b.cheek_at, 1), (-2.0, 5.4),
         (-1.6, m + 0.4), (-2.6, c - 1.8), (-4.2, c + 1, 1), (0, c + 3, 1), (9, c + 3, 1), (9, TOP - 1, 1))  # fmt: skip
    tone(face.deep, (4.4, TOP - 1, 1), (3.9, -4), (3.4, 0), (1.8, b.cheek_at + 0.4, 1), (1.4, 6.4),
         (0.2, b.jaw_at + 1.4), (0.4, c + 1.6, 1), (9, c + 3, 1), (9, TOP - 1, 1))  # fmt: skip


def _put_eye(drawing: Picture, face: Visage, side: object, x: float) -> None:
    assert callable(side)
    e = face.eyes
    up = 1.2 * e.open
    eye = closed((x - 1.45, 0.7, 1), (x - 1.55, -0.3 * e.open), (x - 0.95, -up), (x + 0.1, -up * 0.7),
                 (x + 1.5, 0.3 - e.tilt * 0.4, 1), (x + 0.1, 0.95))  # fmt: skip
    near = side(eye)
    drawing.add(PAPER, near.buffer(0.08))
    lx, ly = e.look[0], e.look[1]
    drawing.add(face.iris, side(ellipse(x - 0.55 + lx, -0.3 + ly, 0.72 * e.iris, 1.05)).intersection(near))
    drawing.add(INK, side(ellipse(x - 0.67 + lx, -0.34 + ly, 0.42 * e.iris, 0.64)).intersection(near))
    lid = curve((x - 1.3, -0.4 * e.open), (x - 0.75, -up - 0.05), (x + 0.2, -up * 0.78), (x + 2.0, 0.4 - e.tilt))
    drawing.add(INK, side(stroke(lid, 0.6)))


def _put_mouth(drawing: Picture, face: Visage, side: object, inside: Geometry) -> None:
    assert callable(side)
    b, mouth = face.bones, face.mouth
    y, gap, up = b.mouth_at, mouth.open, mouth.smile
    x = FRONT - b.depth(y)
    corner = (x + 1.5 + b.mouth * 0.5, y + gap * 0.35 - up * 0.6)
    upper = closed((x - 1.4, y - 0.7, 1), (x - 0.3, y - 0.35 - mouth.upper * 0.6), (*corner, 1), (x, y + 0.1),
                   (x - 1.4, y, 1))  # fmt: skip
    lower = closed((x - 1.2, y + gap + 0.1, 1), (x, y + gap + 0.1), (*corner, 1), (x + 0.6, y + gap + mouth.lower),
                   (x - 1.0, y + gap + mouth.lower + 0.1, 1))  # fmt: skip
    drawing.add(face.lips, side(union(upper, lower)).intersection(inside))
    if gap:
        hole = closed((x - 2, y - 0.1, 1), (x, y - 0.1), (*corner, 1), (x, y + gap + 0.05), (x - 2, y + gap, 1))
        drawing.add(INK, side(hole).intersection(inside.buffer(LEAD)))
        return
    line: Sequence[Point] = ((x - 0.3, y), (x + 0.6, y + 0.05), (corner[0] + 0.5, corner[1] - 0.1 - up * 0.3))
    drawing.add(INK, side(stroke(curve(*line), 0.44)))
