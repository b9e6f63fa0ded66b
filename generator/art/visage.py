"""A face from its bones, its age and its mood, turned by as much as the sitter looks aside.

Within a face tone meets tone without lead; lead is kept for the contour, lids, brows, the foot of the nose, the mouth
and the lines of age. Light falls from the left, however the head is turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from art.curves import Curve, closed, curve, resample, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, ellipse, union
from art.skull import TOP, Bones, View

BLUNT = 0.13
"""Half the width of a line's end, in mm."""
LEAD = 0.5
"""mm of a contour, half of it inside the form."""


@dataclass(frozen=True)
class Brows:
    """An eyebrow: heights of its inner end, its arch and its outer end above the eye, and its weight."""

    inner: float = 2.3
    arch: float = 3.5
    outer: float = 2.3
    weight: float = 0.9
    peak: float = 0.6
    """Where it is highest, from the inner end (0) to the outer (1)."""
    raised: float = 0.0
    """mm that the right one is higher, and the left one lower."""
    bushy: bool = False


@dataclass(frozen=True)
class Eyes:
    open: float = 1.0
    """0 is shut, looking down."""
    wink: float = 0.0
    """By how much less the right one is open."""
    look: tuple[float, float] = (0.0, 0.0)
    """mm that the irises stand off their middle."""
    tilt: float = 0.2
    """mm that the outer corner is higher than the inner."""
    iris: float = 1.0
    lid: str = ""
    """The tone round the eyes; by itself that of the shade."""
    glad: bool = False
    """Whether shut eyes laugh: arcs that open downwards."""


@dataclass(frozen=True)
class Mouth:
    upper: float = 0.8
    lower: float = 1.1
    smile: float = 0.0
    """mm that the corners are raised."""
    crooked: float = 0.0
    """mm that the right corner is raised above the left."""
    open: float = 0.0
    """mm between the lips."""
    teeth: bool = False
    seen: bool = True
    """Whether no beard covers it."""


@dataclass(frozen=True)
class Visage:
    """Somebody's face."""

    bones: Bones
    turn: float = 0.0
    woman: bool = False
    eyes: Eyes = field(default_factory=Eyes)
    brows: Brows = field(default_factory=Brows)
    mouth: Mouth = field(default_factory=Mouth)
    age: str = ""
    """Names of lines: "cheek", "bags", "crow", "forehead", "frown", "hollow", "lips", "cleft", "dimple"."""
    marks: str = ""
    """"freckles", "scar", "mole", "bars", "dots" or "patch"."""
    mark: str = "akzent"
    """The tone of dots, bars and freckles."""
    lips: str = "mittel"
    iris: str = "dunkel"
    split: float = 8.0
    """Degrees right of the onlooker where the shade begins."""
    light: str = PAPER
    shade: str = "hell"
    deep: str = "mittel"


def stroke(line: Curve, width: float, peak: float = 0.45) -> Geometry:
    return taper(line, width, peak, BLUNT)


def put_piece(drawing: Picture, tone: str, shape: Geometry, lead: float = LEAD) -> None:
    """A form with its contour, half of which lies on it."""
    drawing.add(INK, shape.buffer(lead / 2))
    drawing.add(tone, shape.buffer(-lead / 2, join_style="mitre"))


class _Face:
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

    def _ridge(self) -> list[tuple[float, float]]:
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
        ridge = self._ridge()
        base = [self.view.at(side * b.wing, b.nose_foot - 0.2, 0.3) for side in (-1, 1)]
        inner = [self.view.at(side * 0.9, -1.6, 0.0) for side in (-1, 1)]
        return (
            union(*[closed(inner[k], *ridge, base[k]) for k in (0, 1)])
            if self.face.turn
            else closed((*inner[0], 1), (*inner[1], 1), base[1], ridge[4], base[0])
        )

    def draw(self) -> Picture:
        put_piece(self.drawing, self.face.light, self.outline)
        self._planes()
        self._sockets()
        self._nose_planes()
        for side in (-1, 1):
            self._eye(side)
            self._brow(side)
        self._nose_lines()
        if self.face.mouth.seen:
            self._mouth()
        self._age()
        self._marks()
        return self.drawing

    def _planes(self) -> None:
        """Facets with corners at temple, cheekbone and jaw; the nearer to the right, the darker."""
        b, f = self.bones, self.face
        rows: tuple[tuple[float, float], ...] = (
            (TOP - 0.5, 0),
            (-4.6, 2),
            (-1.0, 6),
            (b.cheek_at + 0.4, -4),
            (b.mouth_at - 1.6, 8),
            (b.mouth_at + 1.2, 4),
            (b.chin_at - 1.6, -3),
            (b.chin_at + 0.4, 4),
        )
        edge: list[Point] = [(*self.view.azimuth(y, f.split + off), 1) for y, off in rows]
        self.tone(f.shade, [*edge, (16, b.chin_at + 2, 1), (16, TOP - 1, 1)])
        rows = (
            (TOP - 0.5, 48),
            (-3.6, 42),
            (-0.8, 54),
            (b.cheek_at + 0.2, 30),
            (b.mouth_at - 0.6, 46),
            (b.jaw_at + 1.6, 30),
            (b.chin_at + 0.4, 52),
        )
        edge = [(*self.view.azimuth(y, off + f.split * 0.3), 1) for y, off in rows]
        self.tone(f.deep, [*edge, (16, b.chin_at + 2, 1), (16, TOP - 1, 1)])
        rows = (
            (TOP - 0.5, -52),
            (-3.8, -48),
            (-0.6, -62),
            (b.cheek_at + 0.6, -40),
            (b.mouth_at - 0.2, -54),
            (b.jaw_at + 1.8, -34),
            (b.chin_at + 0.4, -50),
        )
        edge = [(*self.view.azimuth(y, off, -86), 1) for y, off in rows]
        self.tone(f.shade, [*edge, (-16, b.chin_at + 2, 1), (-16, TOP - 1, 1)])

    def _sockets(self) -> None:
        f, b = self.face, self.bones
        for side in (-1, 1):
            x, brow = b.eyes, self._brow_height(side)
            tone = f.eyes.lid or (f.shade if side < 0 else f.deep)
            e = b.eye
            self.tone(tone, self.view.shape(
                (side * (x - e - 0.5), -0.6, 1), (side * (x - e - 0.1), -brow[0] + 0.3), (side * x, -brow[1] + 0.4),
                (side * (x + e + 0.7), -brow[2] + 0.5), (side * (x + e + 0.9), -0.3 - f.eyes.tilt, 1),
                (side * (x + 0.9), 0.3), (side * (x - 0.9), 0.4), out=-0.4,
            ))  # fmt: skip

    def _brow_height(self, side: int) -> tuple[float, float, float]:
        brows = self.face.brows
        lift = brows.raised * side
        return brows.inner + lift * 0.4, brows.arch + lift, brows.outer + lift * 0.7

    def _nose_planes(self) -> None:
        b, f = self.bones, self.face
        ridge = self._ridge()
        at = self.view.at
        light: list[Point] = [at(-0.9, -2.2), *ridge[1:5], at(-b.wing * 0.9, b.nose_foot - 0.1, 0.2),
                              at(-b.wing, b.nose_foot - 1.2, 0.3), at(-1.0, 1.4, 0.3)]  # fmt: skip
        if f.turn > -4:
            self.tone(f.light, light)
        shade: list[Point] = [(*at(0.8, -2.4), 1), *ridge[1:6], at(b.wing * 0.9, b.nose_foot + 0.1, 0.2),
                              at(b.wing, b.nose_foot - 1.2, 0.3), at(1.25, 0.8, 0.1)]  # fmt: skip
        self.tone(f.deep if f.turn > -4 else f.shade, shade)

    def _nose_lines(self) -> None:
        b, f = self.bones, self.face
        foot, wing, tip = b.nose_foot, b.wing, b.tip
        at = self.view.at
        under = self._ridge()[4]
        curl = {side: ((side * (wing - 0.1), foot - 1.5), (side * (wing + 0.1), foot - 0.7),
                       (side * (wing - 0.25), foot + 0.05)) for side in (-1, 1)}  # fmt: skip
        points: list[Point] = [at(*spot, 0.2) for spot in curl[-1]]
        points += [at(-wing * 0.5, foot + 0.1 + tip * 0.3, b.nose * 0.5), (under[0], under[1] + 0.25)]
        points += [at(wing * 0.5, foot + 0.1 + tip * 0.3, b.nose * 0.5)]
        points += [at(*spot, 0.2) for spot in reversed(curl[1])]
        if f.turn > 9:
            points = points[:-2]
        elif f.turn < -9:
            points = points[2:]
        self.drawing.add(INK, stroke(resample(curve(*points), 40), 0.48, 0.5))
        if abs(f.turn) > 9:
            ridge = self._ridge()
            self.drawing.add(INK, stroke(curve(*ridge[1:5]), 0.42, 0.7))
        elif b.bridge > 0.3:
            side = 1
            self.ink((side * 0.9, -1.0), (side * 0.75, foot * 0.35), (side * 1.0, foot * 0.6), width=0.36)

    def _eye(self, side: int) -> None:
        f, b = self.face, self.bones
        eyes = f.eyes
        if f.marks == "patch" and side > 0:
            return
        open_ = eyes.open - (eyes.wink if side > 0 else 0.0)
        x, e = side * b.eyes, b.eye
        inner, outer = (x - side * e, 0.35), (x + side * e, 0.35 - eyes.tilt)
        mid = (inner[1] + outer[1]) / 2
        if open_ <= 0.05:
            bow = -1.1 if eyes.glad else 0.75
            line = ((x - side * (e + 0.2), inner[1] - 0.2), (x - side * e * 0.4, mid + bow * 0.85),
                    (x + side * e * 0.4, mid + bow), (x + side * (e + 0.4), outer[1]))  # fmt: skip
            self.ink(*line, width=0.66)
            if eyes.glad:
                return
            for t in (0.1, 0.6) if f.woman else ():
                self.ink((x + side * e * t, mid + bow), (x + side * e * (t + 0.35), mid + bow + 0.75), width=0.32)
            return
        up, down = 1.3 * open_, 0.62 + 0.3 * open_
        top: list[Point] = [inner, (x - side * e * 0.4, mid - up * 0.95), (x + side * e * 0.2, mid - up),
                            (x + side * e * 0.75, outer[1] - up * 0.5), outer]  # fmt: skip
        under: list[Point] = [outer, (x + side * e * 0.4, mid + down * 0.95), (x - side * e * 0.35, mid + down)]
        white = closed(*self.view.shape((*inner, 1), *top[1:-1], (*outer, 1), *under[1:], out=-0.45))
        white = white.intersection(self.inside)
        self.drawing.add(PAPER, white.buffer(0.1).intersection(self.inside))
        lx, ly = eyes.look
        middle = self.view.at(x + lx, mid - 0.3 + ly, -0.45)
        near = white.buffer(0.05)
        squeeze = self._squeeze(x)
        for tone, radius in ((f.iris, 1.04 * eyes.iris), (INK, 0.62 * eyes.iris)):
            ball = ellipse(*middle, radius * squeeze, radius)
            self.drawing.add(tone, ball.intersection(near))
        if f.iris == INK:
            self.drawing.add(PAPER, circle(middle[0] - 0.3, middle[1] - 0.35, 0.24).intersection(near))
        lid = [(x - side * (e + 0.15), inner[1] + 0.15), *top[1:-1], (x + side * (e + 0.45), outer[1] - 0.1)]
        self.ink(*lid, width=0.68 if f.woman else 0.58, peak=0.55, out=-0.45)

    def _squeeze(self, x: float) -> float:
        """By how much less broad than high a thing is that lies on the skin at x."""
        step = self.view.at(x + 0.5, 0)[0] - self.view.at(x - 0.5, 0)[0]
        return min(1.0, max(0.6, step * 1.12))

    def _brow(self, side: int) -> None:
        f, b = self.face, self.bones
        if f.brows.weight <= 0:
            return
        h0, h1, h2 = self._brow_height(side)
        x0, x1 = b.eyes - b.eye - 0.5, b.eyes + b.eye + 0.9
        peak = x0 + (x1 - x0) * f.brows.peak
        points = ((side * x0, -h0), (side * (x0 * 0.5 + peak * 0.5), -(h0 + h1 * 1.1) / 2.1), (side * peak, -h1),
                  (side * x1, -h2))  # fmt: skip
        if f.brows.bushy:
            line = self.view.line(*points, out=0.2)
            tufts = [
                self.view.line((side * x, -h), (side * (x + 0.9), -h - 0.95), out=0.2)
                for x, h in ((x0 + 0.1, h0 + 0.1), (x0 + 1.4, (h0 + h1) / 2 + 0.15), (x0 + 2.9, h1))
            ]
            self.drawing.add(INK, [stroke(line, f.brows.weight), *[stroke(tuft, 0.55, 0.2) for tuft in tufts]])
            return
        self.ink(*points, width=f.brows.weight, peak=0.4, out=0.1)

    def _mouth(self) -> None:
        f, b, m = self.face, self.bones, self.face.mouth
        y, w = b.mouth_at, b.mouth
        left, right = y - m.smile + m.crooked * 0.5, y - m.smile - m.crooked * 0.5
        gap = m.open
        upper = ((-w, left, 1), (-w * 0.4, y - m.upper), (0, y - m.upper * 0.65), (w * 0.4, y - m.upper),
                 (w, right, 1), (0, y + 0.15))  # fmt: skip
        lower = ((-w * 0.9, left + 0.1, 1), (0, y + gap + 0.1), (w * 0.9, right + 0.1, 1),
                 (w * 0.45, y + gap + m.lower), (-w * 0.45, y + gap + m.lower))  # fmt: skip
        for shape in (upper, lower):
            self.drawing.add(f.lips, closed(*self.view.shape(*shape, out=0.4)).intersection(self.inside))
        if gap:
            hole = closed(
                *self.view.shape(
                    (-w * 0.86, left + 0.05, 1),
                    (0, y - 0.15),
                    (w * 0.86, right + 0.05, 1),
                    (w * 0.4, y + gap),
                    (-w * 0.4, y + gap),
                    out=0.3,
                )
            ).intersection(self.inside)
            self.drawing.add(INK, hole.buffer(0.16).intersection(self.inside))
            if m.teeth:
                row = closed(
                    *self.view.shape(
                        (-w * 0.8, left + 0.1, 1),
                        (w * 0.8, right + 0.1, 1),
                        (w * 0.5, y + gap * 0.55),
                        (-w * 0.5, y + gap * 0.55),
                        out=0.3,
                    )
                )
                self.drawing.add(PAPER, row.intersection(hole))
        else:
            self.ink(
                (-w - 0.3, left - m.smile * 0.2),
                (-w * 0.45, y - 0.05),
                (0, y + 0.15),
                (w * 0.45, y - 0.05),
                (w + 0.3, right - m.smile * 0.2),
                width=0.46,
                peak=0.5,
                out=0.4,
            )
        if not f.woman and m.lower:
            self.ink(
                (-1.0, y + gap + m.lower + 0.8),
                (0, y + gap + m.lower + 1.0),
                (1.0, y + gap + m.lower + 0.8),
                width=0.34,
                out=0.2,
            )

    def _age(self) -> None:
        f, b = self.face, self.bones
        foot, my, w = b.nose_foot, b.mouth_at, b.mouth
        e0, e1 = b.eyes - b.eye, b.eyes + b.eye
        for side in (-1, 1):
            far = f.turn * side > 12  # the far cheek has no room for them
            lines: dict[str, tuple[tuple[Point, ...], float]] = {
                "cheek": (((b.wing + 0.5, foot - 0.5), (w + 1.1, foot + 1.2), (w + 1.2, my + 0.6)), 0.44),
                "bags": (((e0 + 0.2, 1.6), (b.eyes + 0.1, 2.15), (e1 - 0.2, 1.6)), 0.36),
                "crow": (((e1 + 0.7, 0.9), (e1 + 1.5, 1.7)), 0.34),
                "lips": (((w + 0.4, my + 0.5), (w + 0.5, my + 1.7), (w - 0.1, my + 2.9)), 0.36),
                "dimple": (((w + 1.0, my - 1.4), (w + 1.4, my - 0.4), (w + 1.1, my + 0.5)), 0.38),
            }
            if "hollow" in f.age and not far:
                hollow = closed(*self.view.shape(
                    (side * (b.cheek - 0.9), b.cheek_at + 0.6, 1), (side * (b.cheek - 2.6), b.cheek_at + 2.2),
                    (side * (b.jaw - 1.8), b.jaw_at - 0.2), (side * (b.jaw - 0.9), b.jaw_at + 0.6, 1),
                ))  # fmt: skip
                self.drawing.add(f.deep, hollow.intersection(self.inside))
            for name, (points, width) in lines.items():
                if name in f.age and not (far and name in ("crow", "bags", "dimple")):
                    self.ink(*[(side * x, y) for x, y in points], width=width, peak=0.3)
        if "forehead" in f.age:
            for y, reach in ((-6.0, 3.4), (-7.4, 2.7)):
                self.ink(
                    (-reach, y + 0.25), (-reach * 0.3, y - 0.15), (reach * 0.3, y - 0.15), (reach, y + 0.25), width=0.38
                )
        if "frown" in f.age:
            self.ink((-0.75, -1.9), (-0.6, -3.0), (-0.8, -4.1), width=0.4)
            self.ink((0.75, -1.9), (0.6, -3.0), (0.75, -3.8), width=0.36)
        if "cleft" in f.age:
            self.ink((0, b.chin_at - 1.9), (0.05, b.chin_at - 0.8), width=0.4)

    def _marks(self) -> None:
        f, b = self.face, self.bones
        at, marks = self.view.at, f.marks
        if marks == "freckles":
            spots = [(side * x, y) for side in (-1, 1) for x, y in ((2.5, 2.2), (3.6, 2.9), (4.6, 2.1), (3.0, 3.8))]
            self.drawing.add(f.mark, [circle(*at(*spot), 0.3) for spot in spots])
        elif marks == "scar":
            self.ink((-4.0, -5.6), (-3.7, -4.0), (-3.3, -1.9), width=0.46)
            self.ink((-3.3, 1.8), (-3.5, 3.6), (-2.9, 5.6), width=0.46)
        elif marks == "mole":
            self.drawing.add(INK, circle(*at(2.9, b.mouth_at - 1.4), 0.34))
        elif marks == "bars":
            for side in (-1, 1):
                for y in (2.6, 3.9):
                    bar = self.view.line((side * 2.7, y), (side * 5.4, y + 0.2))
                    self.drawing.add(f.mark, taper(bar, 0.7, 0.5, 0.25).intersection(self.inside))
        elif marks == "dots":
            spots = [(0, -7.6), (0, -6.2), (-1.2, -5.4), (1.2, -5.4)]
            self.drawing.add(f.mark, [circle(*at(*spot), 0.42) for spot in spots])
        elif marks == "patch":
            x = b.eyes
            cover = closed(
                *self.view.shape((x - 2.4, -1.9), (x, -2.7), (x + 2.6, -1.7), (x + 2.3, 1.2), (x, 2.5), (x - 2.1, 1.3))
            )
            put_piece(self.drawing, f.iris, cover.intersection(self.inside), 0.4)
            self.ink((x - 1.6, -1.9), (-1.0, -4.6), (-5.0, -8.0), width=0.55)
            self.ink((x + 1.9, 0.6), (b.cheek - 0.1, 1.2), width=0.55)


def draw_face(face: Visage) -> tuple[Picture, Geometry]:
    """The face round (0, 0), and its outline."""
    drawn = _Face(face)
    return drawn.draw(), drawn.outline
