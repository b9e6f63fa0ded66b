"""Icons of a deck of one's own in the running text of its booklet: set as characters of a face, then drawn.

The typesetter knows letters alone. So each icon is a character of private use, as wide as its picture is, and where one
stands on a finished page the picture takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property, partial

from markupsafe import Markup

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.icons import Dots, Icons
from kartenwerk.graphics.display import POINT, UNTAGGED, Box, Group, Item, Page, Place, Tag, Text
from kartenwerk.graphics.type.face import Face
from kartenwerk.graphics.type.library import Fonts
from kartenwerk.text.book.paragraph import Typefaces
from kartenwerk.text.book.runs import Mark
from kartenwerk.text.book.typography import NARROW
from kartenwerk.text.web.drawings import PageDrawings

CUT = "own icons"
"""The name of the face whose characters are the icons."""
TEXT = "text"
"""The cut beside whose capitals the icons stand."""
INK = "tinte"

_FIRST = 0xE000  # the private area of the basic plane
_OTHER = 250.0  # 1/1000 em of a character that is no icon: the space at the end of a word


class IconFace(Face):
    """The measures of a face of icons; `width_of` gives the advance of a character in 1/1000 em."""

    def __init__(self, width_of: Callable[[str], float]) -> None:
        super().__init__(CUT, b"")
        self._width_of = width_of

    def _length(self, text: str) -> float:
        return sum(map(self._width_of, text))


@dataclass(frozen=True)
class IconTypefaces:
    """The fonts of a booklet, and the face of its icons."""

    fonts: Typefaces
    icons: IconFace

    def face(self, name: str) -> Face:
        return self.icons if name == CUT else self.fonts.face(name)


@dataclass(frozen=True)
class TextIcons:
    """The icons of a deck in its rules, `height` capitals high, `gap` em of room about each."""

    icons: Icons
    fonts: Fonts
    height: float
    gap: float

    @cached_property
    def names(self) -> Set[str]:
        return frozenset(self.icons.folder.icons())

    def check(self, name: str) -> None:
        """KartenwerkError for an icon that is no picture, or that only dots can show."""
        file = self.icons.file(name)
        drawing = self.icons.drawing(file, INK)
        if isinstance(drawing, Dots):
            raise KartenwerkError(
                "only dots can show this icon",
                found=file.name,
                expected=_("an icon of lines and areas, which rules can have in their text"),
            )

    def marks(self, ink: str) -> Mapping[str, Mark]:
        """The sign in running text of each icon, by its name."""
        return {name: Mark(key, CUT, ink) for key, name in self._by_key.items()}

    @property
    def typefaces(self) -> IconTypefaces:
        """The fonts, and the face of the icons."""
        high = self.height * self._cap
        return IconTypefaces(self.fonts, IconFace(partial(self._width, high)))

    def place_signs(self, pages: Sequence[Page]) -> tuple[Page, ...]:
        """The pages with pictures where characters stood for them."""
        return tuple(replace(page, items=tuple(self._draw_icons(page.items, self._cap))) for page in pages)

    def html(self, name: str, drawings: PageDrawings, *, is_word: bool = True) -> Markup:
        """An icon in the text of a web page, where it is heard by its name if it is a word."""
        self.check(name)
        box = Box(0.0, 0.0, 10.0 * self.icons.ratio(name), 10.0)
        items = (self._place(name, INK, self.icons.with_sides(name, box)),)
        return drawings.figure(items, box, name, "sign") if is_word else drawings.sign(items, box)

    @property
    def _cap(self) -> float:
        """The height of capitals in em."""
        return self.fonts.face(TEXT).cap_height

    def _draw_icons(self, items: Iterable[Item], cap: float) -> Iterator[Item]:
        for item in items:
            if isinstance(item, Text) and item.font == CUT:
                yield from self._pictures(item, cap)
            elif isinstance(item, Group):
                yield replace(item, items=tuple(self._draw_icons(item.items, cap)))
            else:
                yield item

    def _pictures(self, text: Text, cap: float) -> Iterator[Item]:
        """The icons of a text, in the middle of the height of capitals; they are read by their names."""
        em = text.size * POINT
        high, x = self.height * cap * em, text.x
        top = text.y - cap * em / 2 - high / 2
        for name in (self._by_key[key] for key in text.text.rstrip()):
            width = self.icons.ratio(name) * high * text.scale
            left = x + self.gap * em * text.scale / 2
            whole = self.icons.with_sides(name, Box(left, top, left + width, top + high))
            picture = self._place(name, text.ink, whole)
            parted = " " if text.tag.spaced or text.text.endswith(" ") else ""
            is_read = text.tag.element and NARROW not in text.text  # else it only repeats the word behind it
            tag = Tag(text.tag.element, words=name + parted) if is_read else UNTAGGED
            yield Group((picture,), tag=tag)
            x += width + self.gap * em * text.scale

    def _place(self, name: str, ink: str, box: Box) -> Place:
        placed = self.icons.place(self.icons.file(name), ink, box)
        assert not isinstance(placed, Dots)  # as has been checked
        return placed[0]

    @cached_property
    def _by_key(self) -> Mapping[str, str]:
        return {chr(_FIRST + number): name for number, name in enumerate(sorted(self.names))}

    def _width(self, high: float, key: str) -> float:
        """The advance of a character in 1/1000 em if icons are `high` em high."""
        return 1000 * (self.icons.ratio(self._by_key[key]) * high + self.gap) if key in self._by_key else _OTHER
