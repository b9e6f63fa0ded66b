"""Hashes of what faces show: shapes, inks, text and pictures, and not how their deck is written down.

Two faces of one hash look the same on paper. A colour or a font that has another name, a layout whose boxes are
ordered otherwise, or a colour that nothing uses change no hash.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from kartenwerk.custom.colours import Colours
from kartenwerk.custom.fonts import CustomFonts
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
)

VERSION = 1
"""Raise it when the same drawing would have another hash."""
PLACES = 3
"""Decimal places of millimetres and points that count."""
_FACTOR_PLACES = 6  # of the factors of a map, which are multiplied by lengths


@dataclass(frozen=True)
class DrawingHasher:
    """Hashes the drawings of one deck, whose colours and fonts it knows by what they are."""

    colours: Colours
    fonts: CustomFonts

    def hash(self, items: Iterable[Item]) -> str:
        """A hash of all that the items show."""
        return sha256(repr((VERSION, self._items(items))).encode()).hexdigest()

    def _items(self, items: Iterable[Item]) -> tuple[object, ...]:
        return tuple(self._item(item) for item in items)

    def _item(self, item: Item) -> object:
        match item:
            case Text():
                place = _round(item.x, item.y, item.size, item.tracking, item.scale)
                return "text", place, item.text, self._font(item.font), self._ink(item.ink), item.knockout
            case Fill():
                return "fill", _path(item.path), self._ink(item.ink), item.evenodd, item.overprint
            case PenStroke():
                return "line", self._stroke(item), _round(*item.pen)
            case Stroke():
                return "line", self._stroke(item)
            case Shade():
                return "shade", _path(item.path), self._gradient(item.gradient), item.evenodd
            case Image():
                return "picture", item.raster.key, _round(*item.box)
            case Group():
                return "group", self._items(item.items), _matrix(item.matrix), _clip(item.clip)
            case Place():
                return "form", self._form(item.form), _matrix(item.matrix)

    def _stroke(self, item: Stroke) -> object:
        sizes = _round(item.width, *item.dash)
        return _path(item.path), self._ink(item.ink), sizes, item.round_ends, item.overprint

    def _gradient(self, gradient: Gradient) -> object:
        stops = tuple((*_round(offset), self._ink(ink)) for offset, ink in gradient.stops)
        return _round(*gradient.axis), stops, _matrix(gradient.matrix)

    def _form(self, form: Form) -> str:
        if form.key not in self._forms:
            self._forms[form.key] = self.hash(form.items)
        return self._forms[form.key]

    def _ink(self, ink: str) -> object:
        if ink not in self._inks:
            found = self.colours.full(ink)
            self._inks[ink] = (_round(*found.cmyk), found.screen, found.spot)
        return self._inks[ink]

    def _font(self, cut: str) -> str:
        if cut not in self._fonts:
            self._fonts[cut] = sha256(self.fonts.content(cut)).hexdigest()
        return self._fonts[cut]

    @cached_property
    def _forms(self) -> dict[str, str]:
        return {}

    @cached_property
    def _inks(self) -> dict[str, object]:
        return {}

    @cached_property
    def _fonts(self) -> dict[str, str]:
        return {}


def _round(*numbers: float) -> tuple[float, ...]:
    return tuple(round(number, PLACES) + 0.0 for number in numbers)  # 0 is added as -0.0 is written otherwise


def _path(path: Path) -> object:
    return tuple((sign, _round(*numbers)) for sign, numbers in path)


def _matrix(matrix: Matrix) -> tuple[float, ...]:
    return (*(round(number, _FACTOR_PLACES) + 0.0 for number in matrix[:4]), *_round(*matrix[4:]))


def _clip(clip: Box | Clip | None) -> object:
    if clip is None:
        return None
    return _round(*clip) if isinstance(clip, Box) else (_path(clip.path), clip.evenodd)
