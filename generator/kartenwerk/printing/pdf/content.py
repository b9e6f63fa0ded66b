"""Display lists as PDF content streams, in mm with y down; each page's own matrix turns them to points with y up.

The writer keeps track of the graphics state, so that an operator is written only where something changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import NamedTuple

from kartenwerk.graphics.display import (
    POINT,
    Box,
    Clip,
    Fill,
    Form,
    Group,
    Image,
    Item,
    Matrix,
    Path,
    PenStroke,
    Place,
    Point,
    Raster,
    Shade,
    Stroke,
    Text,
)
from kartenwerk.printing.pdf.backdrop import Backdrop, Backdrops, clip_box
from kartenwerk.printing.pdf.fonts import DocumentFonts
from kartenwerk.printing.pdf.inks import DocumentInks, Operators
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.printing.pdf.shadings import Shading, resolve

OVERPRINT, KNOCKOUT = "Over", "Knock"
"""Names of the two graphics state resources."""


class _State(NamedTuple):
    """What the stream has set so far. None stands for what it found, which inside a form may be anything."""

    fill: str | None = None
    stroke: str | None = None
    overprint: bool | None = None
    line: str | None = None
    font: str | None = None
    spacing: str | None = None


class ContentWriter:
    """A content stream in the making, with the forms, images and characters that it uses so far.

    With `outlines` text is drawn as shapes, without fonts.
    """

    def __init__(
        self,
        inks: DocumentInks,
        fonts: DocumentFonts,
        outlines: Outlines | None = None,
        backdrops: Backdrops | None = None,
    ) -> None:
        self.forms: dict[str, Form] = {}
        self.images: dict[str, Raster] = {}
        self.shadings: dict[Shading, None] = {}
        self.characters: dict[str, set[str]] = {}
        self._inks = inks
        self._fonts = fonts
        self._outlines = outlines
        self._lines: list[str] = []
        self._state = _State()
        self._backdrop = Backdrop(backdrops or Backdrops(inks))
        self._matrix = Matrix()
        self._clip: Box | None = None

    def stream(self) -> bytes:
        return "\n".join(self._lines).encode("ascii")

    def draw(self, items: Iterable[Item]) -> None:
        for item in items:
            match item:
                case Fill():
                    self._fill(item)
                case PenStroke():
                    self._pen_stroke(item)
                case Stroke():
                    self._stroke(item)
                case Shade():
                    self._shade(item)
                case Text():
                    self._text(item)
                case Image():
                    self._image(item)
                case Group():
                    self._group(item)
                case Place():
                    self._place(item)

    def _fill(self, item: Fill) -> None:
        ink = self._inks[item.ink]
        self._set_fill(ink)
        self._set_overprint(item.overprint and ink.overprints)
        self._lines += path_operators(item.path)
        self._lines.append("f*" if item.evenodd else "f")
        self._backdrop.paint(item, self._matrix, self._clip)

    def _stroke(self, item: Stroke) -> None:
        ink = self._inks[item.ink]
        if self._state.stroke != ink.stroke:
            self._lines.append(ink.stroke)
        dash = " ".join(number(part) for part in item.dash)
        line = f"{number(item.width)} w {1 if item.round_ends else 0} J 0 j [{dash}] 0 d"
        if self._state.line != line:
            self._lines.append(line)
        self._state = self._state._replace(stroke=ink.stroke, line=line)
        asked_for = item.overprint and ink.overprints
        self._set_overprint(asked_for or (ink.black and not self._backdrop.is_strong(self._along(item.path))))
        self._lines += path_operators(item.path)
        self._lines.append("S")

    def _pen_stroke(self, item: PenStroke) -> None:
        """A line with ends and corners of its own, in brackets, so that no other line gets them."""
        ink, pen = self._inks[item.ink], item.pen
        dash = " ".join(number(part) for part in item.dash)
        self._lines.append(f"q {ink.stroke}")
        before, self._state = self._state, self._state._replace(overprint=None)
        asked_for = item.overprint and ink.overprints
        self._set_overprint(asked_for or (ink.black and not self._backdrop.is_strong(self._along(item.path))))
        look = f"{number(item.width)} w {pen.cap} J {pen.join} j {number(max(pen.miter, 1))} M"
        self._lines.append(f"{look} [{dash}] {number(pen.offset)} d")
        self._lines += path_operators(item.path)
        self._lines.append("S Q")
        self._state = before

    def _shade(self, item: Shade) -> None:
        """A gradient, clipped to the path. Text on it takes the colour at its start for what lies below."""
        shading = resolve(item.gradient, self._inks)
        self.shadings[shading] = None
        self._lines.append("q")
        self._lines += path_operators(item.path)
        self._lines.append("W* n" if item.evenodd else "W n")
        if item.gradient.matrix != Matrix():
            self._lines.append(matrix_operator(item.gradient.matrix))
        self._lines.append(f"/{shading.resource} sh Q")
        self._backdrop.paint(Fill(item.path, item.gradient.stops[0][1], item.evenodd), self._matrix, self._clip)

    def _text(self, item: Text) -> None:
        if not item.text:
            return
        ink = self._inks[item.ink]
        overprint = not item.knockout and (ink.spot or not self._backdrop.is_strong(self._under(item)))
        if self._outlines:
            self._fill(Fill(self._outlines.path(item), item.ink, overprint=overprint))
            return
        self._set_fill(ink)
        self._set_overprint(ink.overprints and overprint)
        size = item.size * POINT
        spacing = f"{number(item.tracking * size)} Tc {number(item.scale * 100)} Tz"
        if self._state.spacing != spacing:
            self._lines.append(spacing)
            self._state = self._state._replace(spacing=spacing)
        self._lines.append(f"BT 1 0 0 -1 {number(item.x)} {number(item.y)} Tm")  # y up again, or letters would hang
        for run in self._fonts.runs(item.font, item.text):
            font = f"/{run.resource} {number(size)} Tf"
            if self._state.font != font:
                self._lines.append(font)
                self._state = self._state._replace(font=font)
            self._lines.append(f"{run.operand} TJ")
        self._lines.append("ET")
        self.characters.setdefault(item.font, set()).update(item.text)

    def _under(self, item: Text) -> list[Point]:
        """Points along a run of text, halfway up its letters, in the coordinates of the stream.

        The width of the run is an estimate, which is good enough here.
        """
        size = item.size * POINT
        width = _LETTER * size * item.scale * len(item.text)
        return [self._matrix.apply(item.x + width * share, item.y - size / 4) for share in (0.05, 0.5, 0.95)]

    def _along(self, path: Path) -> Iterator[Point]:
        """Points along a line, the ends and the middle of every segment, in the coordinates of the stream."""
        here: Point | None = None
        for _, numbers in path:
            if not numbers:
                continue
            end = self._matrix.apply(*numbers[-2:])
            if here is not None:
                yield (here[0] + end[0]) / 2, (here[1] + end[1]) / 2
            yield end
            here = end

    def _image(self, item: Image) -> None:
        box = item.box
        self.images[item.raster.key] = item.raster
        whole = Matrix(box.width, 0, 0, -box.height, box.x0, box.y1)  # PDF's images fill a unit square, y up
        self._lines.append(f"q {matrix_operator(whole)} /{image_resource(item.raster.key)} Do Q")

    def _group(self, item: Group) -> None:
        before = self._state, self._matrix, self._clip
        self._lines.append("q")
        if item.matrix != Matrix():
            self._lines.append(matrix_operator(item.matrix))
            self._matrix = item.matrix.then(self._matrix)
        if isinstance(item.clip, Clip):
            self._lines += path_operators(item.clip.path)
            self._lines.append("W* n" if item.clip.evenodd else "W n")
        elif item.clip:
            self._lines.append(f"{box_operands(item.clip)} re W n")
        self._clip = clip_box(self._clip, item.clip, self._matrix)
        self.draw(item.items)
        self._lines.append("Q")
        self._state, self._matrix, self._clip = before

    def _place(self, item: Place) -> None:
        name = form_resource(item.form.key)
        self.forms[item.form.key] = item.form
        self._backdrop.place(item, self._matrix, self._clip)
        if item.matrix == Matrix():
            self._lines.append(f"/{name} Do")
        else:
            self._lines.append(f"q {matrix_operator(item.matrix)} /{name} Do Q")

    def _set_fill(self, ink: Operators) -> None:
        if self._state.fill != ink.fill:
            self._lines.append(ink.fill)
            self._state = self._state._replace(fill=ink.fill)

    def _set_overprint(self, overprint: bool) -> None:
        if self._inks.screen or self._state.overprint == overprint:
            return
        self._lines.append(f"/{OVERPRINT if overprint else KNOCKOUT} gs")
        self._state = self._state._replace(overprint=overprint)


_LETTER = 0.45
"""The average width of a letter, in font sizes."""


def form_resource(key: str) -> str:
    """The name that streams have for a form. It is the same in every document, so that streams can be cached."""
    return f"X{sha256(key.encode()).hexdigest()[:20]}"


def image_resource(key: str) -> str:
    """The name that streams have for an image."""
    return f"I{key[:20]}"


_CONSTRUCTION = {"M": "%.3f %.3f m", "L": "%.3f %.3f l", "C": "%.3f %.3f %.3f %.3f %.3f %.3f c", "Z": "h"}


def path_operators(path: Path) -> list[str]:
    """The operators that construct a path, to 0.001 mm, without painting it."""
    return [_CONSTRUCTION[kind] % numbers for kind, numbers in path]


def matrix_operator(matrix: Matrix) -> str:
    return " ".join(number(value, 6) for value in matrix) + " cm"


def box_operands(box: Box) -> str:
    """Corner, width and height of a box: the operands of the operator re."""
    return " ".join(number(value) for value in (box.x0, box.y0, box.width, box.height))


def number(value: float, digits: int = 4) -> str:
    """A number as PDF wants it: without an exponent, and without needless digits."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text
