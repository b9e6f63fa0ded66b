"""A display list as one SVG picture that needs nothing beside it: text is drawn as shapes, forms are drawn once."""

from __future__ import annotations

import re
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterable
from html import escape

from kartenwerk.display import (
    Box,
    Clip,
    Fill,
    Gradient,
    Group,
    Image,
    Item,
    Matrix,
    Path,
    PenStroke,
    Place,
    Raster,
    Shade,
    Stroke,
    Text,
    rectangle,
)

LONG = 160
"""Characters from which a path is written in whole steps of its grid."""

_NUMBERS = re.compile(r"[ a-z-]")

FINE, COARSE = 2, 1
"""Digits behind the point of a path's coordinates: a hundredth of a millimetre, or a tenth."""


class SvgWriter:
    """Turns items into SVG elements.

    `colour` gives "#rrggbb" for an ink, `outline` the shape of a text. Forms are clipped to their box. With `rounded`,
    the box of a card's trim in mm and the radius of its corners, those that lie in no other are cards, and are cut to
    it. Forms that take more characters than `coarse_from` are pictures to be shown small, and are drawn to a tenth of a
    millimetre.
    """

    def __init__(
        self,
        colour: Callable[[str], str],
        outline: Callable[[Text], Path],
        rounded: tuple[Box, float] | None = None,
        coarse_from: int | None = None,
    ) -> None:
        self._colour, self._outline, self._rounded, self._coarse_from = colour, outline, rounded, coarse_from
        self._places = FINE
        self._within = 0  # so many forms lie around what is being drawn
        self._definitions: dict[str, str] = {}

    def picture(self, box: Box, items: Iterable[Item], title: str, told: str = "") -> str:
        """The whole picture, as large as its box in mm; screen readers tell its title and what is `told` of it."""
        body = self.elements(items)
        sides = f'width="{number(box.width)}mm" height="{number(box.height)}mm"'
        view = " ".join(map(number, (box.x0, box.y0, box.width, box.height)))
        start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" {sides} role="img">'
        words = f"<title>{escape(title)}</title>" + (f"<desc>{escape(told)}</desc>" if told else "")
        return f"{start}{words}{self.definitions}{body}</svg>"

    def elements(self, items: Iterable[Item]) -> str:
        """The items as elements within a picture; what they share is among the `definitions` afterwards."""
        return "".join(map(self._element, items))

    @property
    def definitions(self) -> str:
        """What was drawn once and is placed by the elements so far."""
        return f"<defs>{''.join(self._definitions.values())}</defs>" if self._definitions else ""

    def _element(self, item: Item) -> str:
        match item:
            case Fill():
                rule = ' fill-rule="evenodd"' if item.evenodd else ""
                return f'<path fill="{self._colour(item.ink)}"{rule}{self._shape(item.path)}/>'
            case PenStroke():
                return self._pen_stroke(item)
            case Shade():
                rule = ' fill-rule="evenodd"' if item.evenodd else ""
                return f'<path fill="url(#{self._gradient(item.gradient)})"{rule} d="{self._path(item.path)}"/>'
            case Stroke():
                ends = ' stroke-linecap="round" stroke-linejoin="round"' if item.round_ends else ""
                dash = f' stroke-dasharray="{" ".join(map(number, item.dash))}"' if item.dash else ""
                line = f'stroke="{self._colour(item.ink)}" stroke-width="{number(item.width)}"'
                return f'<path fill="none" {line}{ends}{dash} d="{self._path(item.path)}"/>'
            case Text():
                return self._text(item)
            case Group():
                path = item.clip.path if isinstance(item.clip, Clip) else item.clip and rectangle(item.clip)
                evenodd = isinstance(item.clip, Clip) and item.clip.evenodd
                clip = self._clip(path, evenodd=evenodd) if path else ""
                return f"<g{_transform(item.matrix)}{clip}>{self.elements(item.items)}</g>"
            case Place():
                return f'<use href="#{self._form(item)}"{_transform(item.matrix)}/>'
            case Image():
                x, y, width, height = map(number, (item.box.x0, item.box.y0, item.box.width, item.box.height))
                place = f'x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="none"'
                kind, data = _picture(item.raster)
                return f'<image {place} href="data:image/{kind};base64,{b64encode(data).decode()}"/>'

    def _pen_stroke(self, item: PenStroke) -> str:
        pen = item.pen
        dash = f' stroke-dasharray="{" ".join(map(number, item.dash))}"' if item.dash else ""
        offset = f' stroke-dashoffset="{number(pen.offset)}"' if pen.offset else ""
        cap = ("", ' stroke-linecap="round"', ' stroke-linecap="square"')[pen.cap]
        join = (f' stroke-miterlimit="{number(pen.miter)}"', ' stroke-linejoin="round"', ' stroke-linejoin="bevel"')
        line = f'stroke="{self._colour(item.ink)}" stroke-width="{number(item.width)}"{cap}{join[pen.join]}'
        return f'<path fill="none" {line}{dash}{offset} d="{self._path(item.path)}"/>'

    def _gradient(self, gradient: Gradient) -> str:
        """The id of a gradient."""
        stops = "".join(f'<stop offset="{number(at)}" stop-color="{self._colour(ink)}"/>' for at, ink in gradient.stops)
        straight = len(gradient.axis) == 4
        names = ("x1", "y1", "x2", "y2") if straight else ("fx", "fy", "fr", "cx", "cy", "r")
        axis = " ".join(f'{name}="{number(value, 5)}"' for name, value in zip(names, gradient.axis, strict=True))
        units = 'gradientUnits="userSpaceOnUse"' + _transform(gradient.matrix).replace("transform", "gradientTransform")
        kind = "linearGradient" if straight else "radialGradient"
        name = f"g{zlib.crc32(f'{axis}{units}{stops}'.encode()):08x}"
        self._definitions.setdefault(name, f'<{kind} id="{name}" {axis} {units}>{stops}</{kind}>')
        return name

    def _text(self, item: Text) -> str:
        return f'<path fill="{self._colour(item.ink)}"{self._shape(self._outline(item))}/>'

    def _form(self, place: Place) -> str:
        """The id of a form, which is drawn when it is first placed."""
        name = f"f{place.form.key[:16]}"
        if name not in self._definitions:
            self._definitions[name] = ""  # keeps its place, and ends a form that would hold itself
            edge = rectangle(*self._rounded) if self._rounded and not self._within else rectangle(place.form.box)
            self._within += 1
            inner = self.elements(place.form.items)
            if self._coarse_from is not None and len(inner) > self._coarse_from and self._places == FINE:
                self._places = COARSE
                inner = self.elements(place.form.items)
                self._places = FINE
            self._within -= 1
            self._definitions[name] = f'<g id="{name}"{self._clip(edge)}>{inner}</g>'
        return name

    def _clip(self, path: Path, *, evenodd: bool = False) -> str:
        rule = ' clip-rule="evenodd"' if evenodd else ""
        name = f"c{zlib.crc32(f'{self._path(path)}{rule}'.encode()):08x}"
        self._definitions.setdefault(name, f'<clipPath id="{name}"><path{rule} d="{self._path(path)}"/></clipPath>')
        return f' clip-path="url(#{name})"'

    def _path(self, path: Path) -> str:
        return relative(path, self._places)

    def _shape(self, path: Path) -> str:
        """The attributes of a path that is filled: a long one in whole steps of the grid, which are shorter."""
        text = self._path(path)
        if len(text) < LONG:
            return f' d="{text}"'
        return f' transform="scale({number(10**-self._places)})" d="{relative(path, self._places, whole=True)}"'


def relative(path: Path, places: int, *, whole: bool = False) -> str:
    """The path in relative steps, each rounded from where the pen really is, so that no error adds up.

    Steps are in mm, or `whole` ones in the grid's own unit, 10 to the power of -`places` mm.
    """
    unit = 10**places
    words: list[str] = []
    pen = start = (0, 0)
    last = ""
    for kind, numbers in path:
        grid = [round(number * unit) for number in numbers]
        points = list(zip(grid[::2], grid[1::2], strict=True))
        if kind in "LC" and all(point == pen for point in points):
            continue  # too short to be seen
        steps = [step for x, y in points for step in (x - pen[0], y - pen[1])]
        written = [str(step) if whole else number(step / unit, places) for step in steps]
        letter = kind.lower()
        text = _joined(written)
        if letter != last or letter == "m":
            words.append(letter + text)
        else:
            words.append(_gap(words[-1], text) + text)
        last = letter
        pen = points[-1] if points else start
        start = pen if kind == "M" else start
    return "".join(words)


def _joined(numbers: Iterable[str]) -> str:
    """The numbers, parted where nothing else parts them."""
    text = before = ""
    for each in numbers:
        text += _gap(before, each) + each
        before = each
    return text


def _gap(before: str, number: str) -> str:
    """What parts a number from what stands before it: a sign does, and a second point."""
    if not before or number.startswith("-") or (number.startswith(".") and "." in _last_number(before)):
        return ""
    return " "


def _last_number(text: str) -> str:
    return _NUMBERS.split(text)[-1]


def _transform(matrix: Matrix) -> str:
    return "" if matrix == Matrix() else f' transform="matrix({" ".join(number(value, 5) for value in matrix)})"'


def number(value: float, digits: int = 3) -> str:
    """The number as short as SVG allows: ".5" for 0.5004 to two digits."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    text = "0" if text in ("", "-0") else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _picture(raster: Raster) -> tuple[str, bytes]:
    """The raster's RGB as a PNG file or a JPEG, and which of them it is."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    packed = raster.packed(True)
    if packed.jpeg:
        return "jpeg", packed.content
    pixels = packed.content
    if not packed.predicted:  # PNG begins each row with the filter that it went through: none
        rgb, width = zlib.decompress(pixels), 3 * raster.columns
        pixels = zlib.compress(b"".join(b"\0" + rgb[row * width : (row + 1) * width] for row in range(raster.rows)), 9)
    header = struct.pack(">IIBBBBB", raster.columns, raster.rows, 8, 2, 0, 0, 0)
    head, data, end = chunk(b"IHDR", header), chunk(b"IDAT", pixels), chunk(b"IEND", b"")
    return "png", b"\x89PNG\r\n\x1a\n" + head + data + end
