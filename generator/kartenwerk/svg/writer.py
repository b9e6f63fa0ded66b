"""A display list as one SVG picture that needs nothing beside it: text is drawn as shapes, forms are drawn once."""

from __future__ import annotations

import struct
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterable
from html import escape

from kartenwerk.display import Box, Fill, Group, Image, Item, Matrix, Path, Place, Raster, Stroke, Text, rectangle


class SvgWriter:
    """Turns items into SVG elements.

    `colour` gives "#rrggbb" for an ink, `outline` the shape of a text. Forms are clipped to their box, unless `rounded`
    gives them the outline of a card: the box of its trim in mm and the radius of its corners.
    """

    def __init__(
        self,
        colour: Callable[[str], str],
        outline: Callable[[Text], Path],
        rounded: tuple[Box, float] | None = None,
    ) -> None:
        self._colour, self._outline, self._rounded = colour, outline, rounded
        self._definitions: dict[str, str] = {}

    def picture(self, box: Box, items: Iterable[Item], title: str) -> str:
        """The whole picture, as large as its box in mm; `title` is what screen readers tell."""
        body = "".join(map(self._element, items))
        sides = f'width="{_number(box.width)}mm" height="{_number(box.height)}mm"'
        view = " ".join(map(_number, (box.x0, box.y0, box.width, box.height)))
        start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" {sides} role="img">'
        definitions = "".join(self._definitions.values())
        return f"{start}<title>{escape(title)}</title><defs>{definitions}</defs>{body}</svg>"

    def _element(self, item: Item) -> str:
        match item:
            case Fill():
                rule = ' fill-rule="evenodd"' if item.evenodd else ""
                return f'<path fill="{self._colour(item.ink)}"{rule} d="{_path(item.path)}"/>'
            case Stroke():
                ends = ' stroke-linecap="round" stroke-linejoin="round"' if item.round_ends else ""
                dash = f' stroke-dasharray="{" ".join(map(_number, item.dash))}"' if item.dash else ""
                line = f'stroke="{self._colour(item.ink)}" stroke-width="{_number(item.width)}"'
                return f'<path fill="none" {line}{ends}{dash} d="{_path(item.path)}"/>'
            case Text():
                return f'<path fill="{self._colour(item.ink)}" d="{_path(self._outline(item))}"/>'
            case Group():
                clip = "" if item.clip is None else self._clip(rectangle(item.clip))
                return f"<g{_transform(item.matrix)}{clip}>{''.join(map(self._element, item.items))}</g>"
            case Place():
                return f'<use href="#{self._form(item)}"{_transform(item.matrix)}/>'
            case Image():
                x, y, width, height = map(_number, (item.box.x0, item.box.y0, item.box.width, item.box.height))
                place = f'x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="none"'
                return f'<image {place} href="data:image/png;base64,{b64encode(_png(item.raster)).decode()}"/>'

    def _form(self, place: Place) -> str:
        """The id of a form, which is drawn when it is first placed."""
        name = f"f{place.form.key[:16]}"
        if name not in self._definitions:
            self._definitions[name] = ""  # keeps its place, and ends a form that would hold itself
            edge = rectangle(place.form.box) if self._rounded is None else rectangle(*self._rounded)
            inner = "".join(map(self._element, place.form.items))
            self._definitions[name] = f'<g id="{name}"{self._clip(edge)}>{inner}</g>'
        return name

    def _clip(self, path: Path) -> str:
        name = f"c{zlib.crc32(_path(path).encode()):08x}"
        self._definitions.setdefault(name, f'<clipPath id="{name}"><path d="{_path(path)}"/></clipPath>')
        return f' clip-path="url(#{name})"'


def _path(path: Path) -> str:
    return "".join(kind + " ".join(map(_number, numbers)) for kind, numbers in path)


def _transform(matrix: Matrix) -> str:
    return "" if matrix == Matrix() else f' transform="matrix({" ".join(_number(value, 5) for value in matrix)})"'


def _number(value: float, digits: int = 3) -> str:
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def _png(raster: Raster) -> bytes:
    """The raster's RGB as a PNG file."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    width = 3 * raster.columns
    rows = b"".join(b"\0" + raster.rgb[row * width : (row + 1) * width] for row in range(raster.rows))
    header = struct.pack(">IIBBBBB", raster.columns, raster.rows, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
