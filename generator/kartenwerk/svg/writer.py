"""A display list as one SVG picture that needs nothing beside it: text is drawn as shapes, forms are drawn once."""

from __future__ import annotations

import struct
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterable
from html import escape

from kartenwerk.display import Box, Fill, Group, Image, Item, Matrix, Path, Place, Raster, Stroke, Text, rectangle

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

    def picture(self, box: Box, items: Iterable[Item], title: str) -> str:
        """The whole picture, as large as its box in mm; `title` is what screen readers tell."""
        body = self.elements(items)
        sides = f'width="{number(box.width)}mm" height="{number(box.height)}mm"'
        view = " ".join(map(number, (box.x0, box.y0, box.width, box.height)))
        start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" {sides} role="img">'
        return f"{start}<title>{escape(title)}</title>{self.definitions}{body}</svg>"

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
                return f'<path fill="{self._colour(item.ink)}"{rule} d="{self._path(item.path)}"/>'
            case Stroke():
                ends = ' stroke-linecap="round" stroke-linejoin="round"' if item.round_ends else ""
                dash = f' stroke-dasharray="{" ".join(map(number, item.dash))}"' if item.dash else ""
                line = f'stroke="{self._colour(item.ink)}" stroke-width="{number(item.width)}"'
                return f'<path fill="none" {line}{ends}{dash} d="{self._path(item.path)}"/>'
            case Text():
                return self._text(item)
            case Group():
                clip = "" if item.clip is None else self._clip(rectangle(item.clip))
                return f"<g{_transform(item.matrix)}{clip}>{self.elements(item.items)}</g>"
            case Place():
                return f'<use href="#{self._form(item)}"{_transform(item.matrix)}/>'
            case Image():
                x, y, width, height = map(number, (item.box.x0, item.box.y0, item.box.width, item.box.height))
                place = f'x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="none"'
                return f'<image {place} href="data:image/png;base64,{b64encode(_png(item.raster)).decode()}"/>'

    def _text(self, item: Text) -> str:
        return f'<path fill="{self._colour(item.ink)}" d="{self._path(self._outline(item))}"/>'

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

    def _clip(self, path: Path) -> str:
        name = f"c{zlib.crc32(self._path(path).encode()):08x}"
        self._definitions.setdefault(name, f'<clipPath id="{name}"><path d="{self._path(path)}"/></clipPath>')
        return f' clip-path="url(#{name})"'

    def _path(self, path: Path) -> str:
        return relative(path, self._places)


def relative(path: Path, places: int) -> str:
    """The path in relative steps, each rounded from where the pen really is, so that no error adds up."""
    unit = 10**places
    words: list[str] = []
    pen = start = (0, 0)
    last = ""
    for kind, numbers in path:
        grid = [round(number * unit) for number in numbers]
        points = list(zip(grid[::2], grid[1::2], strict=True))
        if kind in "LC" and all(point == pen for point in points):
            continue  # too short to be seen
        steps = [step / unit for x, y in points for step in (x - pen[0], y - pen[1])]
        letter = kind.lower()
        text = _joined(number(step, places) for step in steps)
        if letter != last or letter == "m":
            words.append(letter + text)
        else:
            words.append(text if text.startswith("-") else f" {text}")
        last = letter
        pen = points[-1] if points else start
        start = pen if kind == "M" else start
    return "".join(words)


def _joined(numbers: Iterable[str]) -> str:
    """The numbers with a space between them where no sign parts them."""
    return " ".join(numbers).replace(" -", "-")


def _transform(matrix: Matrix) -> str:
    return "" if matrix == Matrix() else f' transform="matrix({" ".join(number(value, 5) for value in matrix)})"'


def number(value: float, digits: int = 3) -> str:
    """The number as short as SVG allows: ".5" for 0.5004 to two digits."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    text = "0" if text in ("", "-0") else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _png(raster: Raster) -> bytes:
    """The raster's RGB as a PNG file."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    width = 3 * raster.columns
    rows = b"".join(b"\0" + raster.rgb[row * width : (row + 1) * width] for row in range(raster.rows))
    header = struct.pack(">IIBBBBB", raster.columns, raster.rows, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
