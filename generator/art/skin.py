"""The skin of a face as it is seen: its outline with the nose, and what lines and tones are laid on.

Within a face tone meets tone without lead; lead is kept for the contour, lids, brows, the foot of the nose, the mouth
and the lines of age.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import Curve, closed, taper
from art.picture import INK, Picture
from art.shapes import Geometry, Point, union
from art.skull import View
from art.visage import Visage

BLUNT = 0.13
"""Half the width of a line's end, in mm."""
LEAD = 0.5
"""mm of a contour, half of it inside the form."""


def stroke(line: Curve, width: float, peak: float = 0.45) -> Geometry:
    return taper(line, width, peak, BLUNT)


def put_piece(drawing: Picture, tone: str, shape: Geometry, lead: float = LEAD) -> None:
    """A form with its contour, half of which lies on it."""
    drawing.add(INK, shape.buffer(lead / 2))
    drawing.add(tone, shape.buffer(-lead / 2, join_style="mitre"))


class Skin:
    """A face before it has features: where its parts are seen, and the drawing that they are put on."""

    def __init__(self, face: Visage) -> None:
        self.face, self.bones = face, face.bones
        self.view = View(face.bones, face.turn)
        self.drawing = Picture()
        self.outline = self._outline()
        self.inside = self.outline.buffer(-LEAD / 2)

    def ink(self, *points: Point, width: float, peak: float = 0.45, out: float = 0.0) -> None:
        line = stroke(self.view.line(*points, out=out), width, peak)
        self.drawing.add(INK, line.intersection(self.outline.buffer(LEAD / 2)))

    def tone(self, tone: str, points: Sequence[Point]) -> None:
        self.drawing.add(tone, closed(*points).intersection(self.inside))

    def _outline(self) -> Geometry:
        """Contour of the skin, and the nose where it stands out before it."""
        heights = self.bones.heights()
        bony = self.bones.jaw > 5.5
        right: list[Point] = []
        left: list[Point] = []
        for y in heights:
            corner = (1,) if bony and y == self.bones.jaw_at else ()
            right.append((self.view.rim(y, 1), y, *corner))
            left.append((self.view.rim(y, -1), y, *corner))
        foot = (self.view.at(0, self.bones.chin_at)[0], self.bones.chin_at)
        skin = closed((*right[0][:2], 1), *right[1:], foot, *reversed(left[1:]), (*left[0][:2], 1))
        return union(skin, self._nose()).buffer(0.15).buffer(-0.15)

    def ridge(self) -> list[tuple[float, float]]:
        """Root, hump, tip, foot of the nose as they are seen."""
        b = self.bones
        foot = b.nose_foot
        spots = (
            (-2.4, 0.05 * b.nose),
            (-0.6, 0.12 * b.nose + 0.2),
            (foot * 0.42, 0.55 * b.nose + b.bridge),
            (foot - 1.0 + b.tip * 0.6, b.nose),
            (foot + b.tip * 0.8, b.nose * 0.86),
            (foot + 0.3, b.nose * 0.35),
        )
        return [self.view.at(0, y, out) for y, out in spots]

    def _nose(self) -> Geometry:
        """The nose as a wedge upon the face."""
        b = self.bones
        ridge = self.ridge()
        base = [self.view.at(side * b.wing, b.nose_foot - 0.2, 0.3) for side in (-1, 1)]
        inner = [self.view.at(side * 0.9, -1.6, 0.0) for side in (-1, 1)]
        return (
            union(*[closed(inner[k], *ridge, base[k]) for k in (0, 1)])
            if self.face.turn
            else closed((*inner[0], 1), (*inner[1], 1), base[1], ridge[4], base[0])
        )
