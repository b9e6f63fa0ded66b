"""Drafts: pages in one ink and little of it, with a line that says which state they show.

Text, lines and small pictures are black, whatever their colour is; grounds and broad lines become pale greys,
photographs grey.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from math import sqrt
from typing import NamedTuple

from kartenwerk.base.data import source_files
from kartenwerk.base.palette import Ink, plain_ink
from kartenwerk.graphics.display import (
    IDENTITY,
    Box,
    Fill,
    Form,
    Group,
    Image,
    Item,
    Matrix,
    Packed,
    Page,
    Place,
    Raster,
    Shade,
    Stroke,
    Text,
    walk,
)
from kartenwerk.printing.pdf.packing import pack_flat, unpack_raster

SIZE = 5.0
"""Points: the line on sheets and cards."""
FONT = "vollkorn-regular"
_CORNER = 5.5, 5.2  # mm from the lower left corner of a page: what printers leave white
_SMALLEST_PAGE = 90.0  # mm: smaller pages are single cards, which have the line on their faces
_SMALL_CARD = 50.0  # mm: a card whose longer side is shorter is a picture in a text
_ICON = 12.0  # mm: up to this size a picture of shapes is black
_GROUND, _LARGE_ICON, _PHOTOGRAPH = 15, 40, 40  # percent of black
_PATTERN = 12  # what stands more often on a card is a pattern, and so is its ground
_WHOLE = 0.5  # of a card: a photograph that covers more is its ground
_LIGHT = 0.85  # lines that are lighter stay pale
_BROAD = 1.2  # mm: what is broader is a shape, and would take much ink
_GREY = (0.299, 0.587, 0.114)


class _Around(NamedTuple):
    """The form that items belong to, and whether it is small on paper."""

    form: Form
    small: bool


@dataclass
class DraftPen:
    """Draws pages again as a draft. `palette` has the inks that their items name."""

    palette: Mapping[str, Ink]
    _forms: dict[tuple[str, tuple[int, bool]], Form] = field(default_factory=dict)
    _counted: dict[str, Counter[str]] = field(default_factory=dict)

    def page(self, page: Page, line: str) -> Page:
        """The page in black and greys, with the line in its corner if it does not have it and is no single card."""
        items = tuple(self._thin(page.items, IDENTITY))
        said = any(isinstance(item, Text) and line in item.text for item in walk(items))
        if min(page.width, page.height) >= _SMALLEST_PAGE and not said:
            items = (*items, draft_line(line, _CORNER[0], page.height - _CORNER[1]))
        return replace(page, items=items)

    def _thin(self, items: Iterable[Item], matrix: Matrix, within: _Around | None = None) -> Iterator[Item]:
        """The items; `within` a form, where a large form of shapes is a picture and not a card."""
        for item in items:
            match item:
                case Text():
                    yield replace(item, ink=_black(100))
                case Group():
                    inner = item.matrix.then(matrix)
                    yield replace(item, items=tuple(self._thin(item.items, inner, within)))
                case Place():
                    box = item.form.box.map(item.matrix.then(matrix))
                    yield replace(item, form=self._form(item.form, max(box.width, box.height), within))
                case Image():
                    yield replace(item, raster=_pale(item.raster, _share(item.box.map(matrix), within)))
                case Stroke():
                    yield replace(item, ink=self._line(item, matrix))
                case Fill() if item.letters:
                    yield replace(item, ink=_black(100), overprint=False)
                case Fill():
                    yield replace(item, ink=self._ground(item.ink), overprint=False)
                case Shade():
                    stops = tuple((offset, self._ground(ink)) for offset, ink in item.gradient.stops)
                    yield replace(item, gradient=item.gradient._replace(stops=stops))

    def _form(self, form: Form, size: float, within: _Around | None) -> Form:
        """The form; `size` is that of its longer side in mm on paper."""
        most = 100 if size <= _ICON else _LARGE_ICON if within else 0
        if within and most and self._counts(within.form)[form.key] > _PATTERN:
            most = _GROUND
        kind = most, size < _SMALL_CARD
        if (form.key, kind) not in self._forms:
            key = sha256(f"draft {kind} {form.key}".encode()).hexdigest()
            self._forms[form.key, kind] = Form(
                form.name, form.box, key, lambda: self._draw(form, *kind), _sources(form)
            )
        return self._forms[form.key, kind]

    def _draw(self, form: Form, most: int, small: bool) -> tuple[Item, ...]:
        """The items of a form: of an icon in at most so much black, 0 for what is none."""
        if most and all(isinstance(item, Fill | Stroke | Group) for item in walk(form.items)):
            return tuple(self._icon(form.items, most))
        return tuple(self._thin(form.items, IDENTITY, _Around(form, small)))

    def _counts(self, form: Form) -> Counter[str]:
        """How often other forms stand in a form, by their keys."""
        if form.key not in self._counted:
            self._counted[form.key] = Counter(item.form.key for item in walk(form.items) if isinstance(item, Place))
        return self._counted[form.key]

    def _icon(self, items: Sequence[Item], most: int) -> Iterator[Item]:
        """An icon of one colour in `most` percent of black; one of several keeps what is lighter and what is darker."""
        inks = {item.ink for item in walk(items) if isinstance(item, Fill | Stroke)}
        darkest = max((1 - self._lightness(ink) for ink in inks), default=1.0)

        def shade(ink: str) -> str:
            share = 1.0 if len(inks) == 1 else (1 - self._lightness(ink)) / max(darkest, 0.01)
            return _black(round(most * share))

        def each(item: Item) -> Item:
            if isinstance(item, Group):
                return replace(item, items=tuple(map(each, item.items)))
            if isinstance(item, Fill) and item.letters:
                return replace(item, ink=_black(100))
            return replace(item, ink=shade(item.ink)) if isinstance(item, Fill | Stroke) else item

        yield from map(each, items)

    def _line(self, stroke: Stroke, matrix: Matrix) -> str:
        """A line is black, and a broad one as dark as a large picture."""
        lightness = self._lightness(stroke.ink)
        if stroke.width * sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c)) > _BROAD:
            return _black(round(_LARGE_ICON * (1 - lightness)))
        return _black(100 if lightness < _LIGHT else _GROUND)

    def _ground(self, ink: str) -> str:
        return _black(round(_GROUND * (1 - self._lightness(ink))))

    def _lightness(self, ink: str) -> float:
        """From 0 to 1, as the screen shows the ink."""
        name, _, percent = ink.partition("/")
        found = self.palette.get(name) or plain_ink(name) or Ink((0, 0, 0, 100), "#000000")
        share = int(percent or 100) / 100
        parts = (1 - share * (1 - part / 255) for part in bytes.fromhex(found.screen[1:7]))
        return sum(weight * part for weight, part in zip(_GREY, parts, strict=True))


def _sources(form: Form) -> str:
    """What a form is drawn from, and the code that draws it again."""
    return f"{form.sources} {_program()}".lstrip()


@lru_cache(maxsize=1)
def _program() -> str:
    digests = (sha256(path.read_bytes()).hexdigest() for path in source_files(("printing/press/draft.py",)))
    return " ".join(digests)


def draft_line(line: str, x: float, y: float) -> Text:
    """The line that names the state, from (x, y) on."""
    return Text(x, y, line, FONT, SIZE, _black(100))


def _black(percent: int) -> str:
    """The name of an ink of so much black."""
    grey = round(255 * (1 - percent / 100) + 26 * percent / 100)  # full black is #1A1A1A on screens
    return Ink((0, 0, 0, percent), f"#{grey:02X}{grey:02X}{grey:02X}").plain


def _share(box: Box, within: _Around | None) -> int:
    """How much of its darkness a photograph keeps, in percent."""
    if within is None or within.small:
        return _PHOTOGRAPH
    around = within.form.box
    return _GROUND if box.width * box.height > _WHOLE * around.width * around.height else _PHOTOGRAPH


def _pale(raster: Raster, share: int) -> Raster:
    """A picture in greys with so many percent of its darkness."""

    def pack(screen: bool) -> Packed:
        from PIL import Image as Pillow
        from PIL import ImageChops

        cyan, magenta, yellow, black = unpack_raster(raster).split()
        colours = Pillow.merge("RGB", (cyan, magenta, yellow)).convert("L")
        dark = ImageChops.add(colours, black).point(lambda value: round(value * share / 100))
        if screen:
            return pack_flat(ImageChops.invert(dark).convert("RGB"))
        none = Pillow.new("L", dark.size)
        return pack_flat(Pillow.merge("CMYK", (none, none, none, dark)))

    return Raster(raster.columns, raster.rows, sha256(f"draft {share} {raster.key}".encode()).hexdigest(), pack)
