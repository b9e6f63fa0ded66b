"""A display list as one self-contained SVG picture: text is drawn as shapes, and forms are drawn once."""

from __future__ import annotations

import zlib
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from html import escape
from math import ceil, inf, sqrt

from kartenwerk.graphics.display import (
    Box,
    Clip,
    Fill,
    Form,
    Gradient,
    Group,
    Image,
    Item,
    Matrix,
    Path,
    PenStroke,
    Place,
    Shade,
    Stroke,
    Text,
    rectangle,
)
from kartenwerk.graphics.svg.pixels import encode
from kartenwerk.graphics.svg.steps import FINE, coarsest, number, relative, steps_of, write_steps

SHARP = 2
"""The dots that a screen may have for each pixel, across."""

LONG = 160
"""Characters from which a path is written in whole steps of its grid."""


class SvgWriter:
    """Turns items into SVG elements.

    `colour` gives "#rrggbb" for an ink, `outline` the shape of a text. Forms are clipped to their box. With `rounded`,
    the box of a card's trim in mm and the radius of its corners, those that lie in no other are cards, and are cut to
    it. Forms that take more characters than `coarse_from` are pictures, and are drawn only as finely as can be seen.
    """

    def __init__(
        self,
        colour: Callable[[str], str],
        outline: Callable[[Text], Path],
        rounded: tuple[Box, float] | None = None,
        coarse_from: int | None = None,
    ) -> None:
        self._colour, self._outline, self._rounded, self._coarse_from = colour, outline, rounded, coarse_from
        self._grid = FINE
        self._shown = 0.0  # pixels that a millimetre of what is being drawn has
        self._drawn_for: dict[str, float] = {}  # the most that a millimetre of a form has had
        self._within = 0  # so many forms lie around what is being drawn
        self._definitions: dict[str, str] = {}

    def picture(self, box: Box, items: Iterable[Item], title: str, description: str = "") -> str:
        """The whole picture, as large as its box in mm; screen readers read its title and the `description`."""
        body = self.elements(items)
        sides = f'width="{number(box.width)}mm" height="{number(box.height)}mm"'
        view = " ".join(map(number, (box.x0, box.y0, box.width, box.height)))
        start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" {sides} role="img">'
        words = f"<title>{escape(title)}</title>" + (f"<desc>{escape(description)}</desc>" if description else "")
        return f"{start}{words}{self.definitions}{body}</svg>"

    def elements(self, items: Iterable[Item], shown: float = 0.0) -> str:
        """The items as elements within a picture; what they share is among the `definitions` afterwards.

        `shown` is the most pixels of a millimetre on the screen; only pictures with coarse forms need it.
        """
        self._shown = shown
        return self._elements(items)

    def _elements(self, items: Iterable[Item]) -> str:
        return "".join(map(self._element, items))

    @property
    def definitions(self) -> str:
        """The definitions that the elements so far refer to."""
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
                with self._scale(item.matrix):
                    inner = self._elements(item.items)
                kept = _transform(item.matrix) + clip
                return f"<g{kept}>{inner}</g>" if kept else inner
            case Place():
                return f'<use href="#{self._form(item)}"{_transform(item.matrix)}/>'
            case Image():
                x, y, width, height = map(number, (item.box.x0, item.box.y0, item.box.width, item.box.height))
                place = f'x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="none"'
                kind, data = encode(item.raster, ceil(SHARP * self._shown * item.box.width))
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
        """The id of a form, which is drawn when it is first placed, and anew where it is shown larger than before."""
        name = self._name(place.form)
        with self._scale(place.matrix):
            if self._drawn_for.get(name, -1.0) < self._shown:
                self._drawn_for[name] = self._shown
                self._definitions.setdefault(name, "")  # keeps its place, and ends a form that would hold itself
                self._definitions[name] = self._draw_form(name, place.form)
        return name

    def _name(self, form: Form) -> str:
        """The form's id: the same in all pictures that place it."""
        return f"f{form.key[:16]}"

    def _draw_form(self, name: str, form: Form) -> str:
        edge = rectangle(*self._rounded) if self._rounded and not self._within else rectangle(form.box)
        self._within += 1
        inner = self._elements(form.items)
        if self._coarse_from is None or len(inner) <= self._coarse_from:
            self._drawn_for[name] = inf
        elif self._grid is FINE:
            self._grid = coarsest(self._shown)
            inner = self._elements(form.items)
            self._grid = FINE
        self._within -= 1
        return f'<g id="{name}"{self._clip(edge)}>{inner}</g>'

    @contextmanager
    def _scale(self, matrix: Matrix) -> Iterator[None]:
        """Count the matrix's scale into the size of items drawn within the block."""
        before, self._shown = self._shown, self._shown * sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))
        yield
        self._shown = before

    def _clip(self, path: Path, *, evenodd: bool = False) -> str:
        rule = ' clip-rule="evenodd"' if evenodd else ""
        name = f"c{zlib.crc32(f'{self._path(path)}{rule}'.encode()):08x}"
        self._definitions.setdefault(name, f'<clipPath id="{name}"><path{rule} d="{self._path(path)}"/></clipPath>')
        return f' clip-path="url(#{name})"'

    def _path(self, path: Path) -> str:
        return relative(path, self._grid)

    def _shape(self, path: Path) -> str:
        """The attributes of a path that is filled: a long one in whole steps of the grid, which are shorter."""
        steps = steps_of(path, self._grid)
        text = write_steps(steps, self._grid, whole=False)
        if len(text) < LONG:
            return f' d="{text}"'
        return f' transform="scale({number(1 / self._grid.unit)})" d="{write_steps(steps, self._grid, whole=True)}"'


def _transform(matrix: Matrix) -> str:
    if matrix == Matrix():
        return ""
    turned, moved = (number(value, 5) for value in matrix[:4]), (number(value) for value in matrix[4:])
    return f' transform="matrix({" ".join((*turned, *moved))})"'
